/** Phrases that semicolons part. */
function list(text: string): readonly string[] {
  return text
    .split(';')
    .map((one) => one.trim().replaceAll(/\s+/g, ' '))
    .filter((one) => one !== '');
}

/** Titles of jobs that are not made of a rank, a field and an occupation. */
export const TITLES =
  list(`Accountant; Accounts Payable Clerk; Account Manager; Actuary; Administrative Assistant; Admissions Counselor; Air Traffic
  Controller; Analyst; Anesthesiologist; Animator; Appraiser; Apprentice Electrician; Architect; Archivist; Area Manager; Assembler;
  Assistant Editor; Assistant Professor of History; Associate; Associate Attorney; Associate Director; Athletic Trainer; Auditor; Au Pair;
  Automotive Mechanic; Baggage Handler; Band Director; Bank Teller; Bartender; Battalion Chief; Beautician; Billing Coordinator; Board
  Member; Branch Manager; Brand Ambassador; Bricklayer; Broker; Building Inspector; Bus Driver; Butcher; Buyer; Camp Counselor; Captain;
  Care Worker; Caregiver; Caretaker; Case Manager; Cashier; Category Manager; Chaplain; Chemist; Chef de Partie; Chief Executive; CEO; CFO;
  Chief Financial Officer; Chief Operating Officer; Child Care Provider; Chiropractor; City Planner; Claims Handler; Cleaner; Clerk;
  Clinical Research Associate; Cloud Engineer; Co-founder; Co-Founder & CTO; Coach; Columnist; Company Secretary; Concierge; Conductor;
  Consultant; Contract Administrator; Controller; Cook; Corporate Counsel; Corporal; Costume Designer; Counsellor; Court Reporter; Creative
  Director; Curator; Customer Service; Customer Service Representative; Dance Instructor; Database Developer; Data Entry; Day Trader; Dean
  of Students; Deckhand; Demand Planner; Dentist; Deputy Director; Detective; DevOps Engineer; Dietitian; Director; Director of Nursing;
  Director of Sales, Western Region; Dishwasher; Dispatcher; Docent; Doorman; Drafter; Economist; Editor in Chief; Electrician; EMT;
  Engagement Manager; Engineering Manager; English Teacher; Environmental Consultant; Estimator; Event Host; Executive Chef; Expeditor;
  Extern; Fabricator; Facilities Manager; Farm Hand; Fashion Buyer; Fellow; Film Editor; Finance Business Partner; Firefighter; Floor
  Manager; Florist; Food Server; Foreign Correspondent; Founder; Founder & CEO; Fraud Investigator; Front of House; Fundraiser; Game
  Designer; General Counsel; General Manager; Geologist; Ghostwriter; Graduate Student Instructor; Graphic Artist; Groundskeeper; Group
  Leader; Growth; Guest Lecturer; Guide; Hairdresser; Handyman; Head; Head of Product; Head of People; Head Nurse; Head Waiter; Helpdesk;
  Help Desk Technician; Historian; Home Health Aide; Host; Hostess; Hotel Receptionist; Housekeeper; HR Business Partner; HR Generalist;
  Human Resources; Illustrator; Independent Contractor; Infantryman; Information Security Officer; Instructional Designer; Intern;
  Interior Designer; Interpreter; Inventory Control; Investment Banking Summer Analyst; iOS Developer; IT Manager; IT Support; Janitor;
  Journalist; Judge; Junior Partner; Key Account Manager; Key Holder; Laboratory Assistant; Labourer; Landscaper; Language Assistant; Law
  Clerk; Lead; Lead Hand; Learning & Development Manager; Lecturer; Legal Intern; Librarian; Lifeguard; Line Manager; Loan Processor;
  Logistics Coordinator; Machine Operator; Mail Carrier; Maintenance; Maitre d'; Make-up Artist; Management Trainee; Manager; Manager,
  Information Systems; Manager, Global Supply Chain; Market Research Interviewer; Marketing; Marketing Intern; Mason; Massage Therapist;
  Mate; Mechanic; Media Buyer; Medical Assistant; Medical Director; Member of Technical Staff; Merchandiser; Midwife; Millwright; Model;
  Mortgage Broker; Musician; Nanny; Network Administrator; News Anchor; Night Auditor; Night Porter; Nurse; Nurse Practitioner; Office
  Assistant; Office Manager; Officer; Operations; Operations Lead; Operator; Optician; Orderly; Organizer; Outreach Worker; Owner;
  Owner/Operator; Packer; Page; Painter; Paramedic; Partner; Party Chief; Patient Care Technician; Patrol Officer; Pediatrician; People
  Operations Partner; Performer; Personal Assistant; Personal Trainer; Pharmacist; Pharmacy Technician; Phlebotomist; Photographer;
  Picker/Packer; Pilot; Pipefitter; Platoon Leader; Plumber; Police Officer; Postdoc; Postdoctoral Researcher; Postman; PR Intern;
  Preschool Teacher; President; Principal; Principal Investigator; Private Tutor; Process Engineer; Product Manager; Product Owner;
  Production Assistant; Professor; Program Manager; Programme Officer; Project Manager; Project Lead; Proofreader; Property Manager; Psychologist; Public
  Affairs Specialist; Purchasing Agent; QA Lead; Quality Control; Quantitative Researcher; Ranger; Realtor; Receptionist; Recruiter;
  Referee; Registered Nurse; Registrar; Relationship Manager; Research Assistant; Research Scientist II; Reporter; Resident Advisor; Resident Physician;
  Retail; Risk Manager; Roofer; Route Driver; Runner; Sales; Sales Associate; Sales Development Representative; Sales Rep; School Nurse;
  Scientist; Seamstress; Secretary; Section Editor; Self-Employed; Senior Associate; Senior Fellow; Senior Manager; Senior Vice
  President; Server; Service Advisor; SEO Consultant; Sergeant; Set Designer; Shelf Stacker; Shift Lead; Shift Supervisor; Shop Assistant; Shop Foreman;
  Singer; Site Reliability Engineer; Social Worker; Software Developer; Software Engineer; Software Engineer II; Sommelier; Sound
  Engineer; Special Education Teacher; Speechwriter; Squad Leader; Staff; Staff Engineer; Staff Nurse; Staff Writer; Stage
  Manager; Statistician; Steward; Stock Clerk; Store Manager; Strategist; Student Assistant; Student Worker; Substitute Teacher; Summer
  Associate; Superintendent; Supervisor; Supply Chain Analyst; Support; Surgeon; Surveyor; Systems Analyst; Tailor; Tax Preparer; Taxi
  Driver; Teacher; Teacher's Aide; Teaching Assistant; Teaching Fellow; Team Leader; Team Member; Tech Lead; Technical Lead; Technician;
  Telemarketer; Teller; Territory Manager; Test Engineer; Tour Guide; Trader; Trainee; Trainer; Translator; Treasurer; Truck Driver;
  Tutor; UI Designer; Undergraduate Researcher; Underwriter; Upholsterer; Usher; UX Designer; Veterinarian; Vice President; VP of
  Engineering; VP Marketing; Videographer; Visiting Scholar; Visual Merchandiser; Vocalist; Volunteer Coordinator; Waiter; Waitress;
  Warehouse Associate; Warehouse Operative; Warden; Watch Officer; Web Developer; Welder; Wellness Coach; Woodworker; Writer; Youth Worker;
  Zookeeper; Yoga Teacher`);

/** What occupations are of. */
export const DOMAINS =
  list(`Software; Data; Marketing; Sales; Finance; Operations; Product; Design; Research; Quality; Security; Network; Mechanical;
  Electrical; Chemical; Civil; Industrial; Clinical; Medical; Dental; Legal; Tax; Investment; Credit; Risk; Compliance; Procurement; Supply Chain;
  Logistics; Warehouse; Fleet; Retail; Store; Customer Service; Customer Support; Field; Maintenance; Plant; Production; Manufacturing;
  Process; Project; Program; Policy; Public Relations; Communications; Content; Social Media; Digital; Brand; Event; Hospitality; Kitchen;
  Restaurant; Bar; Front Desk; Night; Ward; Theatre; School; Mathematics; Science; History; Music; Art; Physical Education; Special Needs;
  Youth; Community; Family; Housing; Property; Facilities; Site; Construction; Road; Rail; Aircraft; Marine; Harbour; Port; Ship; Forest;
  Garden; Farm; Dairy; Wine; Food Safety; Environmental; Energy; Solar; Wind; Water; Geotechnical; Structural; Biomedical; Pharmaceutical;
  Laboratory; Machine Learning; Cloud; Platform; Infrastructure; Backend; Frontend; Full-Stack; Mobile; Android; Embedded; Firmware; Web; Game; Database;
  Business Intelligence; Business Development; Account; Key Account; Inside Sales; Technical Support; IT; Systems; Solutions; Integration;
  Training; Learning; Recruitment; Payroll; Benefits; Human Resources; Talent; Office; Executive; Administrative; Library; Archive; Museum; Film;
  Video; Audio; Photo; Print; News; Sports; Fitness; Beauty; Fashion; Textile; Insurance; Claims; Mortgage; Loan; Audit; Fraud; Audit and Assurance; Tender`);

export const OCCUPATIONS =
  list(`Engineer; Developer; Analyst; Manager; Assistant; Coordinator; Specialist; Technician; Consultant; Director; Associate; Officer;
  Supervisor; Lead; Administrator; Advisor; Architect; Designer; Planner; Scientist; Researcher; Representative; Executive; Clerk; Operator; Inspector;
  Instructor; Teacher; Trainer; Writer; Editor; Producer; Buyer; Agent; Auditor; Controller; Strategist; Worker; Attendant; Nurse; Intern; Trainee; Apprentice; Partner;
  Expert; Evangelist; Head; Superintendent; Facilitator; Liaison; Handler; Foreman; Mechanic; Adviser; Scheduler; Tester`);

export const RANKS =
  list(`Senior; Senior; Junior; Lead; Principal; Chief; Head; Deputy; Assistant; Associate; Staff; Interim; Acting; Group; Regional; Global;
  National; Area; Graduate; Trainee; Sr.; Jr.; Executive; First; Second; Part-time; Student; Freelance; Visiting; Contract`);

/** Words that names of firms are made of beside names of people and places. */
export const FIRM_NOUNS =
  list(`Logistics; Software; Systems; Technologies; Foods; Energy; Partners; Consulting; Design; Media; Studios; Studio; Labs; Health; Care;
  Pharmacy; Motors; Airlines; Bank; Capital; Insurance; Construction; Builders; Roofing; Plumbing; Electric; Textiles; Furniture; Stores;
  Market; Bakery; Coffee; Brewing; Brewery; Winery; Farms; Farm; Nurseries; Landscaping; Hotels; Hotel; Inn; Resort; Restaurant; Bistro; Grill; Kitchen; Diner;
  Cafe; Theatre; Gallery; Press; Publishing; Records; Radio; News; Sports; Fitness; Gym; Salon; Clinic; Hospital; Dental; Veterinary Clinic; Eye
  Care; Hospice; Care Home; Nursing Home; Schools; Academy; Nursery; Kindergarten; Library; Museum; Trust; Foundation; Council; Institute; Association; Society; Union;
  Robotics; Aerospace; Aviation; Shipping; Freight; Couriers; Cargo; Rail; Transit; Marine; Steel; Metals; Plastics; Chemicals; Paper; Packaging; Glass; Ceramics;
  Optics; Instruments; Analytics; Data; Digital; Interactive; Games; Networks; Telecom; Wireless; Cloud; Security; Solutions; Services;
  Group; Holdings; Industries; Enterprises; Ventures; Associates; Advisors; Wealth Management; Accounting; Law; Solicitors; Realty; Properties; Estates;
  Architects; Engineering; Surveyors; Recruitment; Staffing; Marketing; Communications; Events; Travel; Tours; Supply; Hardware; Tools; Garage; Auto
  Repair; Tire; Cleaning; Laundry; Security Services; Outfitters; Apparel; Shoes; Jewelers; Toys; Books; Pet Supply; Biosciences; Genomics; Therapeutics; Diagnostics; Medical Center;
  Oncology; Orthopedics; Maschinenbau; Elektronik; Optik; Werke; Bau; Timber; Dairy; Fisheries; Mining; Oil; Gas; Water; Power; Solar; Wind; Recycling; Waste Management`);

export const LEGAL_FORMS = list(
  `Inc.; Inc; LLC; Ltd; Ltd.; Limited; Corp.; Corporation; Co.; & Co.; Company; plc; GmbH; AG; S.A.; SAS; AB; Oy; A/S; BV; B.V.; Pty Ltd; Pvt. Ltd.; LLP; LP; KG; S.p.A.; SE; SA; S.A. de C.V.; Lda.; Ltda.; S.L.; S.r.l.; Sp. z o.o.; s.r.o.; a.s.; Kft.; d.o.o.; ApS; AS; N.V.; GmbH & Co. KG; e.V.; Co., Ltd.; Pte. Ltd.; Sdn. Bhd.; K.K.; OÜ`,
);

/** Bodies of the public, with a place or name in place of the star. */
export const BODIES =
  list(`City of *; * City Council; * County; County of *; State of *; * Department of Health; * Police Department; * Fire Department;
  * Public Schools; * School District; * Unified School District; * Elementary School; * High School; * Middle School; * Primary School; * Public Library; * General Hospital; * Hospital;
  * Medical Center; University of *; * University; * State University; * College; * Community College; St. * Hospital; St. * School; Ministry of *; Department of *;
  Bank of *; Museum of *; * Museum of Art; * Symphony Orchestra; * Chamber of Commerce; Port of *; * Regional Transit Authority; U.S. Army; U.S. Navy; United States Air Force;
  National Guard; NHS *; * NHS Foundation Trust; The * Institute; The * Foundation; Office of the Mayor, *; Embassy of *; Red Cross; YMCA of *; Boys & Girls Club; Church of *; Diocese of *`);

/** Names of well-known employers, as a single word or a few. */
export const KNOWN_FIRMS =
  list(`Google; Amazon; Microsoft; Apple; IBM; Oracle; Walmart; Target; Starbucks; McDonald's; Deloitte; PwC; KPMG; EY; Accenture; Infosys;
  Wipro; TCS; Siemens; Bosch; SAP; Nokia; Ericsson; Tesla; Ford; Toyota; BMW; Airbus; Boeing; Shell; BP; Nestlé; Unilever; Procter & Gamble; Johnson & Johnson; Pfizer; Novartis;
  JPMorgan Chase; Goldman Sachs; Morgan Stanley; HSBC; Barclays; Tesco; Sainsbury's; IKEA; H&M; Zara; Nike; Adidas; Uber; Lyft; Airbnb; Spotify; Netflix; Facebook; Meta; Twitter; LinkedIn;
  Whole Foods; Trader Joe's; Costco; Best Buy; Home Depot; Lowe's; UPS; FedEx; DHL; Marriott; Hilton; Domino's; Subway; Chipotle; Burger King; Freelance; Self-employed; Various Clients; BBC; CNN; NASA; CERN; UNICEF; WHO`);

export const DEGREES =
  list(`B.S.; B.A.; BS; BA; BSc; B.Sc.; BEng; B.Eng.; BBA; B.B.A.; BFA; B.F.A.; B.Com; B.Tech; BTech; B.E.; BE; B.Ed.; LLB; MBA; M.B.A.; MS; M.S.; MSc; M.Sc.; MA;
  M.A.; MEng; M.Eng.; M.Ed.; MFA; MPH; MPA; MSW; M.Tech; MPhil; LLM; JD; J.D.; MD; M.D.; PhD; Ph.D.; DPhil; EdD; PharmD; A.A.; AA; A.S.; A.A.S.; AAS; BSN; MSN; B.Arch; M.Arch; BSc (Hons); BA (Hons);
  Bachelor of Science; Bachelor of Science; Bachelor of Arts; Bachelor of Arts; Bachelor of Engineering; Bachelor of Technology; Bachelor of Commerce; Bachelor of Business Administration; Bachelor of Fine Arts; Bachelor of Education; Bachelor of Laws;
  Bachelor's degree; Bachelor's; Bachelor; Master of Science; Master of Science; Master of Arts; Master of Business Administration; Master of Engineering; Master of Education; Master of Fine Arts; Master of Public Health; Master of
  Public Administration; Master of Social Work; Master of Laws; Master's degree; Master's; Masters; Doctor of Philosophy; Doctor of Medicine; Juris Doctor; Doctorate; Associate of Arts; Associate of Science; Associate of Applied
  Science; Associate's degree; Associate Degree; Associates; Diploma; Higher Diploma; Advanced Diploma; Graduate Diploma; Postgraduate Diploma; Certificate; Graduate Certificate; High School Diploma; GED; HND; Licence; Magister; Laurea; Minor;
  International Baccalaureate; IB Diploma; A-Levels; A Levels; GCSEs; Leaving Certificate; Bachillerato; Baccalauréat; Baccalauréat Général; Abitur; Fachabitur; Matura; Maturità; VWO; Mittlere Reife; Studentexamen; Higher National Diploma; Higher National Certificate; HNC; National Diploma; National Certificate; Level 2 Certificate;
  Level 3 Diploma; Level 5 Diploma; NVQ Level 2; NVQ Level 3; Certificate III; Certificate IV; Foundation Degree; BTEC National Diploma; T Level; Diplom; Diplom-Ingenieur; Dipl.-Ing.; Vordiplom; Staatsexamen; Licenciatura; Licenciado; Ingeniería; Grado; Laurea Magistrale; Laurea Triennale; Maîtrise; BTS; DUT; Kandidatexamen;
  Bacharelado; Mestrado; Tecnólogo; Técnico Superior; Inżynier; National Senior Certificate; Secondary School Certificate; Apprenticeship; Trade Certificate; PGCE; PGDip`);

export const STUDY_FIELDS =
  list(`Computer Science; Computer Science; Mathematics; Physics; Chemistry; Biology; Economics; Business Administration; Accounting; Finance; Marketing; Management;
  Psychology; Sociology; Political Science; International Relations; History; English; English Literature; Comparative Literature; Philosophy; Linguistics; French; Spanish; German Studies; Classics; Art History;
  Fine Art; Graphic Design; Industrial Design; Fashion Design; Architecture; Urban Planning; Civil Engineering; Mechanical Engineering; Electrical Engineering; Electrical and Electronics Engineering; Chemical Engineering; Aerospace
  Engineering; Industrial Engineering; Software Engineering; Information Technology; Information Systems; Data Science; Artificial Intelligence; Cybersecurity; Statistics; Applied Mathematics; Actuarial Science; Biochemistry; Molecular
  Biology; Microbiology; Neuroscience; Genetics; Environmental Science; Geology; Geography; Agriculture; Forestry; Veterinary Medicine; Nursing; Public Health; Pharmacy; Medicine; Dentistry; Physical Therapy; Nutrition; Kinesiology; Sports
  Science; Education; Elementary Education; Early Childhood Education; Special Education; Social Work; Criminal Justice; Law; Journalism; Communication; Communications; Communication Studies; Public Relations; Film Studies; Theatre; Music; Music Performance; Dance;
  Hospitality Management; Tourism; Culinary Arts; Human Resources; Human Resource Management; Supply Chain Management; Logistics; Operations Research; Real Estate; Entrepreneurship; Hotel Management; Construction Management; Automotive
  Technology; Welding Technology; Electronics; Telecommunications; Robotics; Mechatronics; Materials Science; Nuclear Engineering; Petroleum Engineering; Biomedical Engineering; Bioinformatics; Anthropology; Archaeology; Religious Studies; Theology; Gender
  Studies; African Studies; East Asian Studies; Public Policy; Public Administration; Development Studies; Library Science; Museum Studies; Creative Writing; Photography; Animation; Game Design; Interaction Design; Human-Computer Interaction; Office
  Administration; Dental Hygiene; Radiologic Technology; Paralegal Studies; Fire Science; Aviation Management; Liberal Arts; General Studies; Taxation; Banking; Mathematics and Physics; Economics and Statistics`);

/** Kinds of firms that stand before a name: "Studio Ferrante". */
export const KINDS_OF_FIRMS =
  list(`Studio; Salon; Café; Brasserie; Bistrot; Teatro; Théâtre; Hotel; Hôtel; Casa; Cooperativa; Clínica; Clinique; Klinik; Praxis; Kanzlei; Caritas; Maison; Atelier; Gasthof; Bäckerei; Ristorante; Trattoria; Banco; Banca;
  Banque; Grupo; Groupe; Gruppo; Stichting; Stiftung; Fundación; Fundação; Fondation; Associação; Association; Agence; Agencia; Editorial; Éditions; Verlag; Librería; Farmacia; Pharmacie; Apotheke; Grand Hotel; Hospital; Radio;
  Autohaus; Bar; Villa; Camping; Domaine; Bodegas; Weingut; Tandläkare; Restaurang; Hospedaria; Pousada; Mairie de; Ayuntamiento de; Câmara Municipal de; Stadt; Gemeente; Comune di; Friends of; Hope for; Voices of; Team`);

/** Names of schools, with a place or name in place of the star. */
export const SCHOOLS =
  list(`University of *; University of *; * University; * University; * State University; * College; * College; * Community College; * Institute of Technology; * Technical College; * Polytechnic; * School of Business;
  * Business School; * School of Law; * Medical School; * School of Design; * College of Art; * Academy; * High School; Technical University of *; Technische Universität *; Universität *; Universidad de *; Université de *; École * ; Università di *; Hochschule *;
  * Institute of Management; Indian Institute of Technology *; National University of *; * Metropolitan University; Royal College of *; St. * College; * A&M University; * Conservatory; * Culinary Institute; * Secondary School; * Christian University; The University of *; * Campus College;
  University of * at *; University of *, *; * University, * Campus;
  Universidad Autónoma de *; Universidad Nacional de *; Universidade de *; Universidade Federal de *; Universidade Estadual de *; Faculdade *; Instituto Politécnico de *; Instituto Tecnológico de *; Instituto Superior *; IES *; Colegio *; Colégio *; Escuela Técnica *; Escola Secundária de *; Liceo *; Liceo Scientifico *;
  Istituto Tecnico *; Politecnico di *; Accademia di *; Lycée *; Institut Universitaire de Technologie de *; INSA *; IUT de *; Haute École de *; École Supérieure de *; Gymnasium *; *-Gymnasium; Realschule *; Gesamtschule *; Berufsschule *; Berufskolleg *; Fachhochschule *; Hochschule für * ; Universiteit *; Universiteit van *;
  Hogeschool *; ROC *; Uniwersytet *; Politechnika *; Akademia *; Liceum *; Univerzita *; Univerzitet u *; Universitatea din *; * universitet; Universitetet i *; Högskolan i *; * Folkhögskola; * Gymnasieskola; * yliopisto; Aalto *; * Egyetem; * Üniversitesi; Universitas *; Universiti *;
  TAFE *; * TVET College; * Grammar School; * Sixth Form College; * Comprehensive School; * Secondary College; * International School; * Montessori School; Kendriya Vidyalaya *; * Vidyalaya; Delhi Public School, *; IIT *; NIT *; IIM *; Federal Polytechnic *; Federal University of *; University College *; * National University; * Normal University`);

export const SKILLS =
  list(`Python; Java; JavaScript; TypeScript; C; C++; C#; Go; Rust; Ruby; PHP; Swift; Kotlin; Scala; R; MATLAB; SQL; NoSQL; HTML; CSS; HTML/CSS; React; Angular; Vue.js; Node.js; Django; Flask; Spring Boot; .NET; ASP.NET; Docker; Kubernetes; AWS;
  Azure; Google Cloud; Terraform; Ansible; Jenkins; Git; GitHub; Linux; Unix; Bash; PostgreSQL; MySQL; MongoDB; Redis; Kafka; Spark; Hadoop; Tableau; Power BI; Excel; Microsoft Excel; Microsoft Office; MS Office; Word; PowerPoint; Outlook; Google Analytics; SEO; SEM; Salesforce;
  HubSpot; SAP; Oracle; QuickBooks; Xero; Sage; AutoCAD; SolidWorks; Revit; SketchUp; Photoshop; Illustrator; InDesign; Adobe Creative Suite; Figma; Sketch; Final Cut Pro; Premiere Pro; WordPress; Shopify; Jira; Confluence; Agile; Scrum; Kanban; Lean; Six Sigma; Project management;
  Project Management; Time management; Time Management; Leadership; Team leadership; Communication; Communication skills; Public speaking; Presentation; Negotiation; Problem solving; Problem Solving; Critical thinking; Teamwork; Collaboration; Customer service; Customer Service; Conflict
  resolution; Decision making; Attention to detail; Organization; Multitasking; Adaptability; Creativity; Mentoring; Coaching; Training; Recruiting; Onboarding; Budgeting; Forecasting; Financial analysis; Financial modeling; Bookkeeping; Accounts payable; Payroll; Auditing; Tax
  preparation; Risk management; Compliance; Data entry; Data analysis; Data visualization; Machine learning; Deep learning; NLP; TensorFlow; PyTorch; pandas; scikit-learn; Statistics; A/B testing; Market research; Copywriting; Content strategy; Social media; Email marketing; Branding; Event
  planning; Sales; Cold calling; Lead generation; CRM; Account management; Merchandising; Inventory; Inventory management; POS systems; Cash handling; Food preparation; Knife skills; Menu planning; Barista; Wine service; Housekeeping; Cleaning; Forklift; Forklift driving; Welding; Soldering; Carpentry;
  Plumbing; Electrical wiring; Blueprint reading; CNC; Machining; Lathe; Quality control; ISO 9001; HACCP; OSHA; First aid; First Aid; CPR; Patient care; Vital signs; Phlebotomy; Wound care; Medication administration; EHR; Epic; Charting; Lesson planning; Classroom management; Curriculum
  design; Tutoring; Translation; Spanish; French; German; English; Mandarin; Photography; Video editing; Lighting; Sound design; Drawing; Piano; Driving; Class B licence; CDL; Gardening; Pruning; Animal care; Swimming; Legal research; Contract drafting; Litigation; Mediation; Grant writing; Fundraising; Policy analysis; Stakeholder
  management; Change management; Strategic planning; Supply chain; Procurement; Logistics; Route planning; Scheduling; Dispatch; Network security; Firewalls; VPN; TCP/IP; Active Directory; VMware; Windows Server; Technical support; Troubleshooting; REST APIs; GraphQL; Microservices; CI/CD; Unit testing; Selenium; Cypress; JUnit; LaTeX; SPSS; Stata;
  ArcGIS; PCR; HPLC; Cell culture; Microscopy; Flow cytometry; Spectroscopy; Fieldwork; Surveying; Reporting; Filing; Typing (80 wpm); Shorthand; Calendar management; Travel arrangements; Minute taking; Interior design; Pattern making; Sewing; Upholstery; Tailoring; Visual merchandising; Trend forecasting`);

/** Verbs, objects and ends that deeds are made of. */
export const DEED_VERBS =
  list(`Managed; Led; Built; Designed; Developed; Created; Improved; Increased; Reduced; Cut; Trained; Supervised; Coordinated; Organized; Planned; Wrote; Maintained; Supported; Handled; Prepared; Delivered; Launched; Implemented; Negotiated; Analyzed; Tested; Reviewed; Taught; Presented; Served;
  Operated; Repaired; Installed; Sold; Opened; Ran; Oversaw; Assisted with; Responsible for; Worked on; Helped with; Took part in; Collaborated on; Resolved; Conducted; Drove; Established; Authored; Won; Received; Kept; Introduced; Processed; Answered; Cleaned; Ensured; Monitored; Provided; Participated in; Contributed to`);
export const DEED_OBJECTS =
  list(`a team of * people; the annual budget of $* million; weekly reports for management; the migration of * servers; the new website; a database of * customers; daily deliveries to * stores; over * calls a day; the training of new staff; relationships with key clients; monthly accounts; a line of *
  products; the design of * buildings; a campaign that reached * people; tests for the mobile app; orders and invoices; safety on site; patients on a ward of * beds; classes of * students in grades 7 and 8; the kitchen during busy hours; the transition to a new system; an internal tool; contracts with suppliers; events for up to * guests;
  research on customer needs; the quarterly forecast; the stock of the store; the front desk; cash and card payments; complaints; a machine learning model; machines and tools; samples in the laboratory; the monthly newsletter; audits in * countries; processes across departments`);
export const DEED_ENDS =
  list(`; ; ; and saved * hours a week; by *%; within * months; across * sites; with a team of *; for clients such as Acme and Globex; in Python and SQL; using Excel; resulting in a *% increase in sales; in close cooperation with the Sales Manager; on time and under budget; for the Vice President of Operations; at the
  Chicago office; from 2015 to 2017; since 2019; which received the Employee of the Year award; and was promoted to Team Leader; under the supervision of Dr. Miller; in Spain, France and Italy; (see publications); while keeping quality high; as part of the Digital Transformation Program; for a major bank`);

export const SUMMARY_SENTENCES =
  list(`Experienced professional with * years in the industry; Motivated and reliable team player; Seeking a position where I can use my skills; I am passionate about helping people; Proven record of meeting targets; Strong communicator with an eye for detail; Looking for new challenges in an international
  company; Results-driven manager with a background in operations and sales; Recent graduate eager to learn; Skilled in planning, budgeting and leading teams; Known for staying calm under pressure; Able to work alone and in a team; Fluent in English and Spanish; Dedicated to quality and customer satisfaction; Have managed teams of up to *
  people; My work combines research and practice; Creative thinker with hands-on experience; I take pride in doing things well; Committed to lifelong learning; Award-winning designer of things people use every day`);

export const CITIES =
  list(`Atlanta, GA; Austin, TX; Boston, MA; Chicago, IL; Denver, CO; Seattle, WA; Portland, OR; Phoenix, AZ; Dallas, TX; Houston, TX; Miami, FL; Orlando, FL; Tampa, FL; Nashville, TN; Charlotte, NC; Raleigh, NC; Richmond, VA; Baltimore, MD; Philadelphia, PA; Pittsburgh, PA; Cleveland, OH; Columbus, OH; Detroit, MI; Minneapolis, MN;
  Milwaukee, WI; St. Louis, MO; Kansas City, MO; Omaha, NE; Salt Lake City, UT; Las Vegas, NV; San Diego, CA; Los Angeles, CA; San Francisco, CA; Oakland, CA; Sacramento, CA; New York, NY; Brooklyn, NY; Buffalo, NY; Albany, NY; Hartford, CT; Providence, RI; Burlington, VT; Newark, NJ; Honolulu, HI; Anchorage, AK; Santa Fe, NM; El Paso, TX; New
  Orleans, LA; Little Rock, AR; Jackson, MS; Birmingham, AL; Louisville, KY; Indianapolis, IN; Des Moines, IA; Madison, Wisconsin; Ann Arbor, Michigan; Boulder, Colorado; London, UK; London; Manchester, UK; Glasgow, Scotland; Cardiff, Wales; Belfast, Northern Ireland; Oxford, England; Dublin, Ireland; Galway, Ireland; Paris, France; Marseille, France; Berlin,
  Germany; Munich, Germany; Hamburg, Germany; Frankfurt am Main, Germany; Vienna, Austria; Zurich, Switzerland; Geneva, Switzerland; Amsterdam, Netherlands; Rotterdam, The Netherlands; Brussels, Belgium; Madrid, Spain; Barcelona, Spain; Lisbon, Portugal; Rome, Italy; Milan, Italy; Athens, Greece; Istanbul, Turkey; Warsaw, Poland; Krakow, Poland;
  Prague, Czech Republic; Budapest, Hungary; Bucharest, Romania; Sofia, Bulgaria; Kyiv, Ukraine; Stockholm, Sweden; Gothenburg, Sweden; Oslo, Norway; Bergen, Norway; Copenhagen, Denmark; Helsinki, Finland; Tallinn, Estonia; Riga, Latvia; Toronto, ON; Vancouver, BC; Montreal, QC; Ottawa, Ontario; Calgary, Alberta; Mexico City, Mexico; Bogotá, Colombia; Lima,
  Peru; Santiago, Chile; Buenos Aires, Argentina; São Paulo, Brazil; Cairo, Egypt; Lagos, Nigeria; Nairobi, Kenya; Accra, Ghana; Cape Town, South Africa; Johannesburg, South Africa; Dubai, UAE; Tel Aviv, Israel; Mumbai, India; Delhi, India; Bangalore, India; Hyderabad, Telangana; Pune, Maharashtra; Kolkata, West Bengal; Karachi, Pakistan; Dhaka,
  Bangladesh; Colombo, Sri Lanka; Bangkok, Thailand; Hanoi, Vietnam; Manila, Philippines; Jakarta, Indonesia; Kuala Lumpur, Malaysia; Singapore; Hong Kong; Taipei, Taiwan; Beijing, China; Shanghai, China; Seoul, South Korea; Tokyo, Japan; Osaka, Japan; Sydney, NSW; Sydney, Australia; Melbourne, VIC; Brisbane, Australia; Perth, Australia; Auckland, New Zealand; Remote`);

/** Names of groups of skills. Others are what work is about. */
export const SKILL_GROUPS =
  list(`Languages; Tools; Technical; Software; Programming; Other; Business; Personal; Office; Frameworks; Design; Soft skills; Proficient; Familiar; Web Development; Databases; Management; Methods; Analysis; Communication; Core Skills; Languages & Frameworks; Soft Skills;
  Cloud; Security; Mobile; Backend; Frontend; DevOps; Testing; Infrastructure; Operating Systems; Networking; Hardware; Libraries; Platforms; Version Control; Project Management; Leadership; People; Teamwork; Administration; Customer Service; Languages & Tools; Compliance; Laboratory; Writing; Editing; Teaching; Classroom; Kitchen; Bar;
  Retail; Warehouse; Transport; Vehicles; Machinery; Workshop; Trades; Site Work; Garden; Music; Studio; Stage; Film; Sports; Care; First Aid; Systems; Interpersonal; Organisation; Digital; Creative; Strengths; Everyday; Learning; Also; Specialist; Practical; Fieldwork; Numeracy; IT`);
