import { list, type Words } from './word-lists.ts';

/** Engineers, scientists, analysts, designers and product people of many countries. */
export const SEVENTH_HANDS_WORDS: Words = {
  first: list(
    `Anneliese; Tomás; Priya; Jean-Baptiste; Wei; Oluwaseun; Marta; Søren; Keiko; Rafael; Hannah; Dmitri; Aoife; Faisal;
     Chiara; Joost; Thandiwe; Emil; Beatriz; Harald; Sunita; Étienne; Mei Ling; Kwame; Ingrid; Pavel; Yasmin; Callum;
     Luísa; Gareth; Nadia; Björn; Arjun; Sinéad; Mateus; Frieda; Hyun-woo; Odile; Ruairi; Anjali; Lorenzo; Maria Clara;
     Vikram; Tove; Abdul`,
  ),
  last: list(
    `Vogelsang; Ferreira da Costa; Raghunathan; Lemaître; Zhang; Adeyemi; Kowalska; Nørgaard; Matsuda; O'Sullivan;
     Brandt; Sokolov; van der Heijden; Al-Harbi; Bianchi; Mokoena; Lindqvist; Carvalho; Petersen; Deshpande; Tan;
     Boateng; Haugen; Novak; Rahmani; MacAllister; Pinto; Price-Jones; Haddad; Sjöberg; Iyer; Ní Bhriain; Moreira;
     Obermüller; Park; Garnier; Whitcombe; Kulkarni; De Santis; Souza; Banerjee; Åkesson; Green; Baker; Stone`,
  ),
  companies: list(
    `Alder & Finch; Hollis, Brede & Partners; Kestrel Avionics; Nordlys Energi AS; Tessera Labs; Fontaine et Fils;
     Bright Harbor Analytics, Inc.; University of Lowmoor; Brückner Messtechnik GmbH; Meridian Data; Studio Halbmond;
     Vasanth Software Pvt. Ltd.; Ironbridge Robotics; Quill & Ember Design; Sanderson Wright; Leeds Water Laboratory;
     Osprey; Deltaplan Ingenieros, S.A.; North & South; Kaito Semiconductor K.K.; Institute for Coastal Research;
     Marlow Health (formerly CareGrid); Pagoda Payments; Fjordbank; R. J. Thackeray Engineering; Blue Lantern Games;
     Van Dorp Logistics B.V.; Greenfield City Council; Orbis4; TRX Instruments; Cobalt.io; Lumen & Loom;
     Department of Transport Planning; Halewood, Singh and Moore LLP; Aurelia Biotech; The Paper Kite Company;
     Wellington Street Studios; Mbali Telecom; Product Works; Hirsch Optik AG; Casa Verde Arquitetura; Ostrava Steel;
     Engine Room; Sun, Lee & Associates; Atlas Genome Centre; eightfold design; Corrigan Medical Devices;
     Banco do Litoral; Turner Research Group; Nimbus Maps`,
  ),
  titles: list(
    `Software Engineer; Senior Data Analyst; Product Manager, Payments; UX/UI Designer; Research Associate;
     Embedded Software Engineer II; Head of R&D; Postdoctoral Researcher; Principal Engineer, Platform; Data Scientist;
     Mechanical Design Engineer; Vice President of Product; Technical Lead; Staff Engineer (Reliability);
     Associate Product Owner; Business Intelligence Developer; Lecturer in Statistics; Interaction Designer;
     Process Engineer, Level 3; Systems Administrator/DevOps; Quality Assurance Engineer; Director of Engineering;
     Working Student; Graduate Trainee; Team Lead, Computer Vision; Creative Director; Consultant; Lab Technician;
     Machine Learning Engineer; Senior Scientist, Protein Chemistry; Bioinformatician; Frontend Developer; Co-Founder;
     Civil Engineer; Firmware Developer; Chief of Staff to the CTO; Research Fellow; Design Systems Lead;
     Junior Web Developer; Operations Research Analyst; Solutions Architect; Teaching Assistant; Intern;
     Group Product Manager, Growth & Retention; Reliability Engineer - Rolling Stock; Head of Design; Data Engineer;
     Scientific Programmer; Project Engineer (Water and Energy); Member of Technical Staff; Brand Designer;
     Principal Investigator`,
  ),
  places: list(
    `Berlin, Germany; Utrecht; Lisbon, Portugal; Bengaluru, India; Austin, TX; Zürich; São Paulo, Brazil; Cambridge, UK;
     Lyon; Cape Town, South Africa; Oslo; Singapore; Leeds; Toronto, ON; Dublin 8; Aarhus, Denmark; Turin, Italy; Graz;
     Melbourne, VIC; Lagos, Nigeria; Seattle, WA; Gothenburg, Sweden; Nairobi; Tokyo; Brno, Czechia; Porto;
     Boston, Massachusetts; Glasgow; Valencia`,
  ),
  schools: list(
    `Technische Hochschule Lauenburg; University of Marsham; Indian College of Technology, Nagarpur;
     Universidade do Vale; École Supérieure de Mécanique, Nancy; Northgate Polytechnic; Ashford State University;
     Universiteit Rijndam; Politecnico di Ivrea; University of the Western Cape Coast; St. Brendan's College, Cork;
     Academy of Design and Crafts; National University of Penghu; Kungliga Tekniska Skolan; Hartwell School of Art;
     University of Texas Plains; Hochschule für Gestaltung Offenau; Trinity Hall of Sciences; Lakeside College`,
  ),
  studies: [
    ['BSc', 'Computer Science'],
    ['MSc', 'Data Science and Analytics'],
    ['PhD', 'Molecular Biology'],
    ['B.Tech.', 'Electronics & Communication Engineering'],
    ['Dipl.-Ing.', 'Maschinenbau'],
    ['Bachelor of Engineering', 'Mechatronics'],
    ['MEng', 'Civil and Environmental Engineering'],
    ['B.A.', 'Graphic Design'],
    ['Master of Science', 'Human-Computer Interaction'],
    ['BFA', 'Industrial Design'],
    ['PhD', 'Statistics'],
    ['Bachelor of Science', 'Applied Mathematics'],
    ['M.S.', 'Electrical Engineering'],
    ['Laurea magistrale', 'Ingegneria Informatica'],
    ['Licence', 'Physique'],
    ['BEng (Hons)', 'Aeronautical Engineering'],
    ['M.A.', 'Economics'],
    ['Master of Design', 'Interaction Design'],
    ['Doctor of Philosophy', 'Physical Chemistry'],
    ['B.S.', 'Information Systems'],
    ['MPhil', 'Geography'],
  ],
  skills: list(
    `Python; C++; C#; Go; R; SQL; PostgreSQL; TypeScript; Rust; Java 17; Kotlin; MATLAB/Simulink; LabVIEW; Verilog;
     Docker; Kubernetes; Terraform; CI/CD; Apache Kafka; Spark; dbt; Airflow; Tableau; Power BI; Excel (incl. VBA);
     A/B testing; Figma; Adobe Illustrator; Design systems; Wireframing; Usability testing; Product discovery;
     Roadmapping; OKRs; Stakeholder management; Agile (Scrum, Kanban); Technical writing; LaTeX; Git; Linux; Bash;
     REST APIs; GraphQL; React.js; Node.js; Django; PyTorch; scikit-learn; Time series forecasting; Bayesian inference;
     Finite element analysis; SolidWorks; AutoCAD Civil 3D; GD&T; CNC machining; PCB layout; FPGA; CAN bus; ISO 26262;
     Six Sigma (Green Belt); HPLC; qPCR; Cell culture; Mass spectrometry; Flow cytometry; Image processing; OpenCV; GIS;
     QGIS; Remote sensing; Supply chain modelling; Cost-benefit analysis; Prototyping; 3D printing; Motion graphics;
     Typography; HTML & CSS; Google Analytics 4; Public speaking; .NET; Experimental design; PLC programming (S7-1500)`,
  ),
  deeds: list(
    `Cut the nightly batch from 6 h to 40 min by rewriting three queries;
     Led a team of five engineers in Porto and Graz;
     Designed the checkout of the mobile app, used by 1.2 million customers in 2022;
     Migrated 140 services to the new cluster between March 2020 and June 2021;
     Built the data pipeline for the joint study with Riverstone Pharma;
     Presented results at the Northern Imaging Conference 2019 (best poster);
     Reduced scrap on line 4 by 18%, saving about € 230,000 a year;
     Wrote the firmware of a battery monitor, certified to IEC 62133;
     Introduced weekly design reviews and a shared component library;
     Interviewed 60 users in four countries and turned the findings into a roadmap;
     Owned pricing experiments, raising conversion from 2.1% to 2.9%;
     Supervised two Master students and one intern;
     Validated the supplier change from Delco Plast to Weber & Koch in Q3 2018;
     Maintained the open source library used by NASA and the Met Office;
     Automated monthly reporting to the Board (SQL, then Excel);
     Planned the drainage of a 12 ha site and its handover in May 2017;
     On-call lead for incident response, 24/7, one week in six;
     Published two papers as first author;
     Set up the A/B platform together with the Data Office;
     Prepared the ISO 9001 audit, passed without findings in 2016;
     Shipped version 3.0 on time with Blue Ocean Media as launch partner;
     Responsible for the budget of the laboratory (€ 400k);
     Modelled demand for 900 stores and explained it to non-technical colleagues;
     Translated customer complaints into requirements and tests;
     Ran the graduate programme, 2018 to 2020: 14 hires, all still employed;
     Replaced a legacy Fortran code of 30,000 lines, test by test;
     Created the visual identity for the Lisbon Film Week;
     Negotiated contracts with Siemens and two smaller vendors;
     Measured 3,000 samples and documented the protocol;
     Won the internal Hack Day in November 2021 with a route planner;
     Taught the introductory course for new analysts, twice a year;
     Improved test coverage from 35 to 82 percent`,
  ),
  summaries: list(
    `Curious generalist who likes to measure before building and to explain afterwards. Looking for a small team with
      hard problems.;
     More than ten years between research and product, the last of them leading people. I care about tested methods,
      readable documents and shipping on Fridays only when it is safe.;
     Hands-on problem solver with a background in quantitative work, used to regulated industries and to international
      colleagues.;
     I turn vague requests into things that work. Comfortable with prototypes, numbers and difficult meetings.;
     Analytical, patient and direct. Seeking a role in which evidence decides, ideally in energy or health.`.replaceAll(
      /\s+/g,
      ' ',
    ),
  ),
  phones: list(
    `(512) 555-0143; +1 617 555 0118; 206.555.0172; +44 20 7946 0391; 07700 900 482; +44 (0)161 496 0127;
     +49 30 23125 118; 01 99 00 47 12; +33 6 39 98 21 54; +46 8 465 004 17; +61 491 570 156; (02) 5550 2938;
     +1-416-555-0109; 555-0166`,
  ),
};
