import { NINTH_HANDS_WORDS } from './ninth-hands-words.ts';
import { SEVENTH_HANDS_WORDS } from './seventh-hands-words.ts';
import { SIXTH_HANDS_WORDS } from './sixth-hands-words.ts';
import { TENTH_HANDS_WORDS } from './tenth-hands-words.ts';
import { EIGHTH_HANDS_WORDS } from './eighth-hands-words.ts';
import { list, type Words } from './word-lists.ts';

const COMMON = {
  summaries: list(`Detail-minded professional who likes hard problems and plain words.;
    More than ten years of work with people who depend on what we deliver.`),
};

/** Each half has words of its own, so that no list is fitted to the half that is measured at the end. */
export const WORDS: Readonly<
  Record<
    | 'seen'
    | 'unseen'
    | 'templates'
    | 'apart'
    | 'last'
    | 'firstSight'
    | 'fresh'
    | 'kept'
    | 'untouched'
    | 'popular'
    | 'sealed'
    | 'common'
    | 'withheld'
    | 'rare'
    | 'odd'
    | 'reserved'
    | 'final'
    | 'novel'
    | 'unopened'
    | 'blind'
    | 'forms'
    | 'everyday'
    | 'heldOut'
    | 'freshLooks'
    | 'newHands'
    | 'otherHands'
    | 'thirdHands'
    | 'fourthHands'
    | 'fifthHands'
    | 'sixthHands'
    | 'seventhHands'
    | 'eighthHands'
    | 'ninthHands'
    | 'tenthHands',
    Words
  >
> = {
  seen: {
    ...COMMON,
    first: list('Mara;Jonas;Priya;Dwayne;Svetlana;Kenji;Amélie;Tobias;Zanele;Rosa'),
    last: list("Ellingsen;Quist;Ramanathan;Carter;Volkova;O'Rourke;Baker;Lindqvist;Mensah;Hale-Porter"),
    companies:
      list(`Harbor Mill Logistics;Tidewater Freight;Kestrel Analytics;Bluepeak;Hollis & Wren;Northgate Hospital;
      Orrin Foods Inc.;Cobalt Ridge Software;Vantage Point Media;Pembrook County;Gull Point;Sterling, Marsh & Co.;
      First Harbor Bank;Nimbus Labs;Atelier Noor;The Copper Kettle;Brightwell School District;Quanta`),
    titles:
      list(`Dispatch Lead;Software Engineer;Senior Software Engineer;Registered Nurse;Marketing Manager;Data Analyst;
      Product Manager;Staff Accountant;Graphic Designer;Line Cook;Store Manager;Sales Representative;Research Assistant;
      Director of Operations;Vice President, Sales;Teacher;Office Administrator;Electrician;QA Engineer II;Intern`),
    places: list('Port Harrow, ME;Austin, TX;Columbus, OH;Leeds, United Kingdom;San Diego, CA;Toronto, ON;Denver, CO'),
    schools:
      list(`Port Harrow State College;University of Ohio Valley;Larkspur University;Midland Institute of Technology;
      Saint Brendan College;Technical University of Lund`),
    studies: [
      ['B.S.', 'Computer Science'],
      ['Bachelor of Arts', 'English Literature'],
      ['MBA', 'Finance'],
      ['Master of Science', 'Data Science'],
      ['Associate of Science', 'Nursing'],
      ['BA', 'Economics'],
    ],
    skills: list('SQL;Python;Route planning;Excel;Public speaking;Docker;Budgeting;Patient care;Adobe Illustrator;CRM'),
    deeds: list(`Plans the daily routes of forty trucks.;Cut the cost of delivery by 18% in one year.;
      Led a team of 12 across three sites;Built reports that managers read every week.;
      Trained new colleagues, and wrote what they were trained with.;Answered 60 calls a day in 2 languages`),
    phones: list('(207) 555-0142;415-555-0173;+1 614 555 0101;303.555.0123;+44 20 7946 0018'),
  },
  unseen: {
    ...COMMON,
    first: list('Ingrid;Malik;Chiara;Owen;Thandiwe;Rafael;Yuki;Beatrix;Dmitri;Noor'),
    last: list('Halvorsen;Okafor;Bianchi;Pritchard;Nkosi;Castellano;Tanaka;Cooper;Sokolov;Van der Berg'),
    companies:
      list(`Alder Street Partners;Ferrous Dynamics;Glasshouse;Meridian Care Homes;Pike & Larch LLP;Redline Couriers;
      Solstice Energy;Wexford Borough Council;Yarrow Biotech;Castle Row Primary School;Drift & Co;Ember;
      Ironbark Construction Ltd;Lumen Street Theatre;Okapi Robotics;Polar Star Insurance;Tallow;Umber Design Studio`),
    titles: list(`Project Coordinator;Backend Developer;Head of Growth;Physiotherapist;Warehouse Supervisor;Copywriter;
      Business Analyst;Paralegal;Site Foreman;Barista;Assistant Principal;Scrum Master;Customer Success Manager;
      Lab Technician;UX Researcher;Chief of Staff;Delivery Driver;Senior Account Executive;Machine Learning Engineer;
      Director, Human Resources`),
    places: list('Boise, ID;Cork, Ireland;Tulsa, OK;Edinburgh, Scotland;Calgary, AB;Savannah, GA;Lyon, France'),
    schools:
      list(`Ashford University;Coastal Carolina Community College;University of Strathmore;Hartwell Business School;
      National Institute of Design;Kingsbridge Polytechnic`),
    studies: [
      ['BSc', 'Physics'],
      ['Bachelor of Science', 'Mechanical Engineering'],
      ['M.A.', 'Linguistics'],
      ['Master of Business Administration', 'Strategy'],
      ['Ph.D.', 'Chemistry'],
      ['B.Com.', 'Accounting'],
    ],
    skills: list('Java;Kubernetes;Negotiation;Forklift operation;Figma;Copy editing;Salesforce;Scheduling;R;Case law'),
    deeds: list(`Reduced waiting times from nine days to four.;Responsible for a budget of $2.4 million;
      Designed the forms that every branch now fills in.;Won the 2018 award for safety on site.;
      Coordinated suppliers in Spain, Poland and Turkey;Wrote the plan, and kept to it.`),
    phones: list('(208) 555-0117;+353 21 555 0199;918-555-0164;0131 496 0712;+1 (912) 555-0188'),
  },
  templates: {
    first: list('Astrid;Kwame;Lucía;Gareth;Meera;Piotr;Saoirse;Hyun-woo;Delphine;Tariq'),
    last: list("Fairweather;Boateng;de la Fuente;Llewellyn;Iyer;Kowalczyk;O'Shea;Park;Moreau-Lang;Haddad"),
    companies: list(`Brackenridge Textiles;Osprey Aviation;Halden & Sons;Cinder Path Games;St. Oswin's Hospital;
      Larder & Vine;Quillfeather Press;Municipality of Arnsvik;Northern Spire Bank plc;Tessellate GmbH;
      Juniper Row Veterinary Clinic;Fathom AI;Greymoor University Hospitals NHS Trust;Oakhaven Public Library;
      Vireo Pharmaceuticals, Inc.;Mosswood Hotels;The Lantern Trust;Kite & Anchor;Copperline Rail;Sable`),
    titles:
      list(`Quality Assurance Technician;Payroll Specialist;Deputy Head Teacher;Cloud Architect;Veterinary Assistant;
      Bookkeeper;Civil Engineer;Social Media Strategist;Forklift Operator;Chief Technology Officer;Speech Therapist;
      Legal Secretary;Pastry Chef;Senior Policy Advisor;Estate Agent;Database Administrator;Museum Curator;
      Flight Attendant;Loan Officer;Postdoctoral Fellow;Front Desk Supervisor;Regional Sales Manager`),
    places: list(`Duluth, MN;Ghent, Belgium;Bristol, UK;Asheville, North Carolina;Bengaluru, India;Halifax, NS;
      Zürich, Switzerland;Wellington, New Zealand`),
    schools:
      list(`Greymoor University;University of Arnsvik;Lakeland Technical College;Ravensbourne School of Economics;
      Eastfield State University;École Supérieure de Commerce;Tarn Valley Community College;
      Indian Institute of Applied Sciences`),
    studies: [
      ['BSc (Hons)', 'Biomedical Sciences'],
      ['Bachelor of Engineering', 'Civil Engineering'],
      ['LLM', 'International Law'],
      ['M.Sc.', 'Environmental Policy'],
      ['Diploma', 'Hotel Management'],
      ['B.F.A.', 'Sculpture'],
      ['Doctor of Philosophy', 'Molecular Biology'],
      ['A.A.S.', 'Culinary Arts'],
      ['M.Eng.', 'Robotics'],
    ],
    skills:
      list(`Terraform;Payroll processing;Conflict resolution;AutoCAD;PostgreSQL;Menu design;SAP S/4HANA;Photography;
      Statistical modelling;Go;First aid;QuickBooks;C++;Grant writing`),
    deeds: list(`Opened the Lisbon office in 2016 and hired its first nine people.;
      Introduced a stock system that cut waste by a third;Chaired the weekly meeting of the Safety Committee.;
      Moved 140 servers to Google Cloud without an hour of downtime;Managed accounts for Nestle, Shell and the BBC.;
      Mentored four interns, two of whom were hired;Wrote the handbook (2nd edition, 2019) that all sites follow.;
      Reported to the Vice President of Finance`),
    summaries: list(`Practical and calm, with a record of finishing what others had given up on.;
      I enjoy building teams, and have done so in three countries since 2009.`),
    phones: list('+1 (218) 555-0136;828.555.0177;0117 496 0455;+91 80 5550 0199;+41 44 555 01 23;(902) 555-0104'),
  },
  apart: {
    first: list('Freya;Emeka;Giulia;Callum;Ananya;Marek;Niamh;Ji-ho;Odette;Yusuf'),
    last: list("Thornbury;Adeyemi;Ferrante;MacAllister;Krishnan;Zielinski;D'Souza;Choi;Lefèvre;El-Amin"),
    companies: list(`Elmstead Ceramics;Harrow & Finch Solicitors;Zephyr Cloud;Bluestem Credit Union;Kalmar Shipping AB;
      The Oat House;Parallax Studios;Trentwater Council;Summit Orthopaedics;Verdant Foods Co.;
      Lindgren Maschinenbau GmbH;Canopy;Riverbend Elementary School;Astral Media Group;Pinnacle & Rowe;
      Department of Public Works;Nettle;Hawksworth Insurance Group;Tideline Outfitters;Octavo Systems LLC`),
    titles: list(`Credit Controller;Data Engineer;Ward Manager;Field Service Technician;Art Director;Head Chef;
      Transport Planner;Research Fellow;Solutions Architect;Kindergarten Teacher;Claims Adjuster;Sous Chef;
      Compliance Officer;Associate Producer;Systems Administrator;Dental Hygienist;Procurement Lead;Machinist;
      Content Editor;Managing Director;Community Organizer;Store Associate;Senior Consultant`),
    places:
      list(`Fargo, ND;Malmö, Sweden;Norwich, England;Spokane, Washington;Pune, India;Winnipeg, MB;Hamburg, Germany;
      Auckland, New Zealand;Baton Rouge, LA`),
    schools: list(`Trentwater University;University of Kalmar;Bluestem Community College;Hawksworth College of Art;
      Polytechnic Institute of Fargo;St. Aldate's College;New Plains State University;Universität Hamburg-Nord`),
    studies: [
      ['B.A. (Hons)', 'Fine Art'],
      ['Bachelor of Commerce', 'Accountancy'],
      ['MSc', 'Operations Research'],
      ['MPhil', 'Modern History'],
      ['A.S.', 'Dental Hygiene'],
      ['Master of Public Health', 'Epidemiology'],
      ['BEng', 'Electronic Engineering'],
      ['PhD', 'Materials Science'],
      ['B.Ed.', 'Early Childhood Education'],
    ],
    skills: list(`Kafka;Budget forecasting;CNC programming;Jira;Team leadership;Swift;Plating;Contract review;Power BI;
      Typography;Data modelling;X-ray imaging;Fundraising;Node.js`),
    deeds: list(`Recovered $310,000 of overdue invoices within two quarters;
      Drew up the rota for 60 staff, May to September.;Migrated the warehouse from Oracle to Snowflake in 2020;
      Named Employee of the Year (2017).;Ran workshops at Trinity College and the Design Museum;
      Kept the inspection rating at Outstanding for three years.;Reviewed contracts worth up to 4 million euros;
      Works with the Head of Sales on pricing`),
    summaries: list(`Curious, organised and at ease with numbers as well as with people.;
      A safe pair of hands for projects that have to be done by Friday.`),
    phones: list(`(701) 555-0148;+46 40 555 01 77;01603 496 0218;509-555-0121;+1 204 555 0192;+64 9 555 0110;
      225.555.0163`),
  },
  last: {
    first: list('Solveig;Chidi;Alessia;Rhys;Lakshmi;Tomasz;Aoife;Mi-rae;Corinne;Omar'),
    last: list('Ashdown;Eze;Lombardi;Gethin;Nair;Nowak;Kavanagh;Seo;Dubois-Roy;Rahman'),
    companies:
      list(`Amberline Logistics;Foxglove & Reed;Pellwood Primary Academy;Stratus Nine;Holm Marine AS;Greenlea Dairy;
      Bexcombe Town Council;Marrow & Stone Architects;Lyra Diagnostics Inc.;The Blue Door Bakery;Sundial Insurance;
      Tern Island Seafood;Weir Valley Water;Corvid Security Ltd;Pathlight;Opal Street Dental Care`),
    titles:
      list(`Procurement Analyst;Site Reliability Engineer;Care Assistant;Head of Finance;Shift Supervisor;Radiographer;
      Landscape Architect;Telephone Interviewer;Chief Marketing Officer;Lecturer;Train Driver;Visual Merchandiser;
      Actuarial Analyst;Catering Manager;Environmental Consultant;Junior Web Developer;Translator;Plumber`),
    places: list('Bangor, ME;Aarhus, Denmark;Leicester, UK;Eugene, Oregon;Chennai, India;Regina, SK;Graz, Austria'),
    schools: list(`Bexcombe University;University of Pellwood;Stone Harbor College;Weir Valley Institute of Technology;
      Royal Northern Academy of Music;Greenlea Business School`),
    studies: [
      ['BSc', 'Marine Biology'],
      ['Bachelor of Laws', 'Law'],
      ['MA', 'Translation Studies'],
      ['Master of Engineering', 'Structural Engineering'],
      ['B.Tech.', 'Information Technology'],
      ['Ph.D.', 'Musicology'],
      ['Associate of Applied Science', 'Radiography'],
    ],
    skills: list(
      'Tableau;Ruby;Stock control;Negotiating;SolidWorks;Bid writing;Rust;Payroll;Sign language;Kanban;MATLAB',
    ),
    deeds: list(`Cut the time to close the books from nine days to five.;Trained 30 volunteers for the 2019 census;
      Looked after the accounts of Unilever and Tesco.;Brought three sites under one rota, and kept it;
      Spoke at the Dublin Water Forum in 2018.;Wrote the safety rules that the whole line works by`),
    summaries: list(`Steady under pressure and quick to learn.;I like work that can be seen from the street.`),
    phones: list('(207) 555-0161;+45 20 55 01 44;0116 496 0733;541-555-0139;+91 44 5550 0122;306.555.0155'),
  },
  firstSight: {
    first: list('Henrike;Oluwaseun;Paolo;Isla;Sanjana;Bartosz;Aoife;Min-jun;Lucienne;Karim;Bronwyn;Diego'),
    last: list(
      'Ashcombe;Ogunleye;Marchetti;Drummond;Venkatesan;Nowicki;McGrath;Lim;Beaumont-Hay;Nasser;Vance;de Souza',
    ),
    companies: list(`Wrenfield Dairy;Sorrel & Stone;Altamira Rail Services;Gannet Software;Quayside Veterinary Hospital;
      The Copper Kettle;Fenwick Brothers Ltd;Marlowe City Council;Nimbus;Stellar Freight, Inc.;Larkhall Academy;
      Rosenthal & Partners;Vantage Oncology;Thistle Energy plc;Hollow Tree Farm;Baltic Timber AB;Crestline;
      Ministry of Fisheries;Palisade Roofing;Ochre Theatre Company;Blue Heron Hospice;Kessler Optik GmbH`),
    titles: list(`Shift Manager;Biostatistician;Line Cook;Test Automation Engineer;Planning Officer;Head of Fundraising;
      Staff Accountant;Train Dispatcher;Occupational Therapist;Lead Carpenter;Communications Associate;Data Analyst;
      Vice President, Operations;Kitchen Porter;Radiographer;School Counselor;Security Guard;Product Designer;
      Export Clerk;Principal Scientist;Trainee Solicitor;Executive Assistant;Technical Writer;Crew Member`),
    places: list(`Bangor, ME;Aarhus, Denmark;Leeds, UK;Provo, Utah;Chennai, India;Moncton, NB;Graz, Austria;
      Hobart, Australia;Eugene, OR;Porto, Portugal`),
    schools: list(`Wrenfield University;University of Altamira;Cedar Valley Community College;Fenwick School of Nursing;
      Technical University of Graz-Nord;Marlowe Institute of Art;St. Brannock's College;North Ridge State University`),
    studies: [
      ['B.Sc.', 'Marine Biology'],
      ['Bachelor of Business Administration', 'Marketing'],
      ['MA', 'Art History'],
      ['Master of Engineering', 'Structural Engineering'],
      ['M.B.A.', 'Operations Management'],
      ['Associate of Arts', 'Early Childhood Education'],
      ['Ph.D.', 'Statistics'],
      ['BA (Hons)', 'Politics'],
      ['Diploma', 'Graphic Design'],
    ],
    skills:
      list(`Welding;TypeScript;Inventory control;Event planning;Tableau;Node.js;Wound care;Microsoft Excel;Grant budgets;
      Figma;Bilingual customer service;Linux;SPSS;C#;Contract law;Food safety`),
    deeds:
      list(`Kept nine boats and their crews at sea through two winters.;Rewrote the rota, which saved 30 hours a week;
      Handled claims of up to $75,000 without a manager.;Taught the evening course in 2014, 2015 and 2017;
      Sold to hospitals in Norway, Chile and Japan.;Set up the first night shift, with a staff of 6;
      Presented the results to the Board of Trustees.;Brought two suppliers down by 12%, and kept both;
      Acted as deputy to the Head of Sales for a year`),
    summaries: list(`Steady under pressure, and used to explaining difficult things to people in a hurry.;
      Fifteen years in small firms, four of them my own.;I like work that can be seen when it is done.`),
    phones: list(
      '(207) 555-0188;+45 55 50 01 42;0113 496 0123;801.555.0119;+1 541 555 0166;506-555-0107;+61 3 5550 0144',
    ),
  },
  fresh: {
    first: list('Runa;Babatunde;Matteo;Eilidh;Kavya;Zbigniew;Orla;Seo-yeon;Mireille;Faisal'),
    last: list("Holtby;Adebayo;Conti;Sinclair;Pillai;Wisniewska;O'Dowd;Bae;Charpentier-Roux;Mansour"),
    companies: list(`Rotherby Borough Library;Larkin & Daughters;Isbrae;Cape Ardent Fisheries;Kvist Design AB;Ninefold;
      The Paper Mill Project;Dunmore Quarries Ltd;Sandhurst Pediatrics;Fourth Street Diner;Orkla Wind Farms;Mill Race Brewery;
      Tandem Payroll;Saint Marta Children's Home;Arc & Tallis;Lowland Dairy Cooperative;Prairie Signal;Vesper Optics Inc.`),
    titles: list(`Wine Buyer;Hydrologist;Night Auditor;Tram Conductor;Data Steward;Head Gardener;Senior Brewer;Optician;
      People Operations Generalist;Web Designer;Assistant Librarian;Finance Business Partner;Deputy Ward Sister;Fish Farmer;
      Site Engineer;Payroll Clerk;Pediatric Nurse;Wind Turbine Technician;Head of Customer Care;Junior Copywriter`),
    places: list(`Bergen, Norway;Dayton, OH;Cardiff, Wales;Kochi, India;Victoria, BC;Olympia, Washington;Lille, France;
      Ostrava, Czechia;Adelaide, Australia;Macon, GA`),
    schools: list(`Rotherby University;University of Bergen-West;Sandhurst College of Nursing;Prairie State College;
      Academy of Fine Arts Ostrava;Cardiff Metropolitan Institute;Lowland Agricultural University`),
    studies: [
      ['BSc', 'Hydrology'],
      ['Bachelor of Arts', 'Library Science'],
      ['M.Sc.', 'Wind Energy'],
      ['MA', 'Graphic Communication'],
      ['B.S.N.', 'Nursing'],
      ['Master of Business Administration', 'Finance'],
      ['Ph.D.', 'Food Chemistry'],
    ],
    skills:
      list(`Cataloguing;ArcGIS;Blood sampling;Beer tasting;PHP;Payroll software;Conflict handling;Lightroom;Norwegian law;
      Pivot tables;Crane signals;Public tenders`),
    deeds: list(`Moved 40,000 books into a new building in a summer.;Bought from 60 growers in Chile and Portugal;
      Lowered complaints by a fifth within 2 years.;Prepared the yearly accounts for KPMG;
      Drove line 4 without an accident since 2015.;Introduced a mentor for each new nurse`),
    summaries: list(
      `At home between people and figures, and on time.;I take over what others find too dull and make it run.`,
    ),
    phones: list(
      '(937) 555-0126;+47 55 55 01 28;029 2049 0146;360-555-0171;+91 484 555 0163;250.555.0119;+61 8 5550 0127',
    ),
  },
  kept: {
    first: list('Linnea;Tunde;Ottavia;Ewan;Ishani;Jarek;Sinead;Tae-yang;Coralie;Samir'),
    last: list("Kestner;Olawale;Vitale;Buchanan;Mukherjee;Dabrowski;O'Leary;Kwon;Fontaine-Bell;Aziz"),
    companies: list(`Greywater Shipping;Hobb & Larsen;Juno Street Clinic;Tarn Hill Water Board;Aperture North;Lumi;
      Copse Lane Nursery School;Ridley Precision Ltd;The Salt Store;Bexley Road Garage;Stellan Foods AB;Moorland Hotels;
      Eastgate Law Chambers;Cobbler's Yard;Ashdown & Ives;Peregrine Travel Group;Kindred Robotics Inc.;Halyard`),
    titles: list(`Booking Agent;Marine Engineer;Practice Nurse;Water Quality Inspector;Photographer;Nursery Teacher;
      CNC Machinist;Stock Keeper;Car Mechanic;Food Technologist;Hotel Receptionist;Paralegal Assistant;Area Manager;
      Robotics Engineer;Head of Purchasing;Travel Consultant;Senior Auditor;Grants Officer;Junior Analyst`),
    places: list(`Turku, Finland;Dover, DE;Swansea, UK;Mysore, India;Kelowna, BC;Salem, Oregon;Nantes, France;
      Gdynia, Poland;Darwin, Australia;Tampa, FL`),
    schools: list(`Greywater University;University of Turku-South;Tarn Hill College;Ridley Institute of Engineering;
      Eastgate School of Law;Moorland Community College;Gdynia Maritime Academy`),
    studies: [
      ['BEng', 'Marine Engineering'],
      ['Bachelor of Laws', 'Law'],
      ['MSc', 'Food Safety'],
      ['M.A.', 'Photography'],
      ['Associate of Arts', 'Hospitality'],
      ['B.Sc.', 'Water Management'],
      ['PhD', 'Control Engineering'],
    ],
    skills:
      list(`Welding;Amadeus;Wound dressing;Fanuc controls;Tax law;HACCP;Capture One;Story time;Torque tools;Tendering;
      Python;Risk sampling`),
    deeds: list(`Kept three engines running through a winter at sea.;Booked groups of up to 200 to Turkey and Greece;
      Found a leak that had cost 9% of all water.;Taught 24 children, and their parents too.;
      Passed four audits by Lloyd's in a row;Halved the time that a fitting takes`),
    summaries: list(`I finish what I begin, and say early when I cannot.;Patient, exact and glad to be among people.`),
    phones: list(
      '(302) 555-0133;+358 2 555 0149;01792 496 015;503-555-0162;+91 821 555 0118;250.555.0143;+33 2 55 50 01 47',
    ),
  },
  untouched: {
    first: list('Saga;Kofi;Bianca;Fergus;Anika;Leszek;Maeve;Dae-jung;Elodie;Nabil'),
    last: list("Winterbourne;Asante;Romano;Galbraith;Banerjee;Kaminski;O'Hara;Yoon;Marchand-Lys;Qureshi"),
    companies:
      list(`Stonebridge Ferries;Alcott & Ray;Lantern Lane Clinic;Drumlin Forestry;Ovid;Halyard Road Primary School;
      Kinsey Tooling Ltd;The Plum Tree;Vasa Shipyard AB;Northmoor Borough Council;Quill & Ink;Sable Point Insurance;
      Brook Street Chambers;Glimmer Games Inc.;Farrow Estates;Meadowlark Nursing Home`),
    titles:
      list(`Deck Officer;Forester;Practice Manager;Toolmaker;Pastry Cook;Welder;Housing Officer;Copy Editor;Underwriter;
      Clerk of Court;Game Designer;Property Manager;Care Worker;Senior Buyer;Maths Teacher;Release Engineer;Account Director;
      Junior Surveyor`),
    places:
      list(`Umeå, Sweden;Dover, NH;Perth, Scotland;Nagpur, India;Guelph, ON;Yakima, Washington;Rennes, France;Lublin, Poland;
      Mackay, Australia;Laredo, TX`),
    schools: list(`Stonebridge University;University of Vasa;Drumlin College;Northmoor Institute of Design;
      Lantern School of Nursing;Sable Point State University;Lublin Academy of Economics`),
    studies: [
      ['BSc', 'Forestry'],
      ['Bachelor of Education', 'Mathematics'],
      ['MSc', 'Actuarial Science'],
      ['M.A.', 'Game Design'],
      ['Associate of Science', 'Culinary Management'],
      ['LLB', 'Property Law'],
      ['Ph.D.', 'Naval Architecture'],
    ],
    skills:
      list(`Chart reading;Chainsaw operation;Unity;Conveyancing;MIG welding;Jenkins;Case notes;Rota planning;Sourcing;Radar;
      Lesson design;Claims triage`),
    deeds: list(`Brought 14 crossings a day through a storm winter.;Felled and replanted 90 hectares;
      Closed the books three days sooner.;Taught evening classes in Leeds and York;Cut scrap by 8% with a new jig.;
      Answered to the Harbour Master`),
    summaries: list(`I like order, weather and people.;Twelve years of shift work have made me calm.`),
    phones: list(
      '(603) 555-0151;+46 90 555 0136;01738 496 022;509-555-0144;+91 712 555 0127;519.555.0168;+33 2 99 55 01 22',
    ),
  },
  popular: {
    first: list('Wilhelmina;Ifeanyi;Renata;Alasdair;Kavya;Jakub;Siobhan;Seo-yeon;Mathilde;Bilal;Gwen;Joaquin'),
    last: list('Birch;Onwudiwe;Salvatore;Kincaid;Subramanian;Wojcik;Gallagher;Han;Fontaine;Siddiqui;Pryce;Arce'),
    companies:
      list(`Saltmarsh Brewing;Marbury;Tolland Paper Mills;Eastgate Medical Centre;Bright & Hollow;Quernstone Software;
      Vesper Air;Lodestar Legal LLP;Hatherleigh Borough Council;Noonday;Arrowsmith Tools Ltd;Pinecrest Middle School;
      Cartwright Haulage;The Tin Lantern;Obsidian Analytics;Sunderby Sparbank AB;Fairlead Marine;Hopwood Nurseries;
      Kingfisher Renewables plc;Dovecote`),
    titles: list(`Account Manager;Nurse Practitioner;Frontend Developer;Supply Chain Analyst;Sommelier;Head of Design;
      Payroll Clerk;Year 4 Teacher;HGV Driver;Investment Associate;Laboratory Manager;Public Relations Officer;
      Night Porter;Senior Data Scientist;Roofing Contractor;Optometrist;Events Coordinator;Chief Financial Officer;
      Database Developer;Reporter`),
    places:
      list(`Leeds, UK;Portland, OR;Galway, Ireland;Aachen, Germany;Ottawa, ON;Tampa, FL;Nantes, France;Mysuru, India;
      Des Moines, IA;Bergen, Norway`),
    schools: list(`University of Hatherleigh;Pinecrest State University;Saltmarsh Community College;Eastgate Law School;
      Kingfisher Institute of Technology;St. Cuthbert's College;Royal Tolland Conservatory`),
    studies: [
      ['BA', 'Journalism'],
      ['B.Eng.', 'Electrical Engineering'],
      ['Master of Arts', 'Museum Studies'],
      ['MSc', 'Supply Chain Management'],
      ['Bachelor of Science', 'Nursing'],
      ['Ph.D.', 'Economics'],
      ['Associate of Arts', 'Hospitality'],
    ],
    skills: list(`React;Wine service;Spreadsheets;Fundraising;Git;Team building;Soldering;Interviewing;Oracle;InDesign;
      Negotiation;Phlebotomy`),
    deeds: list(`Ran the night shift of a ward with 28 beds.;Raised the share of repeat orders to 61%;
      Wrote the monthly letter to 4,000 subscribers.;Rebuilt the checkout, which halved its errors;
      Hired and trained six people between 2017 and 2019.;Kept a fleet of nine vans on the road`),
    summaries: list(
      `Reliable colleague with an eye for what others overlook.;Looking for work that matters to a town.`,
    ),
    phones: list('0113 496 0177;503-555-0126;+353 91 555 0118;(613) 555-0149;+49 241 5550 132;813.555.0190'),
  },
  sealed: {
    first: list('Henrietta;Obinna;Ginevra;Hamish;Divya;Leszek;Orla;Ha-eun;Clothilde;Anwar;Carys;Mateo'),
    last: list('Wainwright;Nwosu;Esposito;Buchanan;Reddy;Lewandowski;Brennan;Yoon;Girard;Aziz;Bevan;Ibarra'),
    companies:
      list(`Thornfield Textiles;Larkspur Hotel Group;Beacon;Milestone Surveyors LLP;Juno Biosciences;Parish & Daughters;
      Ridgeback Security;Trelawney District Council;Cloudberry;Ashgrove Dental Practice;Norfell Chemicals AG;
      The Paper Boat;Westerly Airlines;Grantham & Lowe;Sycamore Lane Nursery School;Helix Instruments Inc.;Mistral Energy;
      Oakum Shipping Co.;Ferryman Press;Tamarind`),
    titles: list(`Financial Analyst;Lead Engineer;Midwife;Hotel Receptionist;Chartered Surveyor;Brand Manager;Carpenter;
      Research Associate;Call Centre Agent;Chief Operating Officer;Android Developer;Cabin Crew Member;Policy Analyst;
      Assistant Editor;Chemist;Security Officer;Volunteer Coordinator;Nursery Teacher;Vice President of Sales;Tax Adviser`),
    places:
      list(`Truro, UK;Madison, WI;Limerick, Ireland;Bonn, Germany;Victoria, BC;Mobile, AL;Toulouse, France;Surat, India;
      Lincoln, NE;Tampere, Finland`),
    schools:
      list(`University of Trelawney;Ashgrove College;Norfell University of Applied Sciences;Westerly State University;
      Grantham School of Business;Beacon Institute of Art;Holy Cross University College`),
    studies: [
      ['BSc', 'Chemistry'],
      ['Bachelor of Arts', 'Hospitality Management'],
      ['MBA', 'International Business'],
      ['M.Sc.', 'Geodesy'],
      ['B.A.', 'Philosophy'],
      ['PhD', 'Sociology'],
      ['Master of Engineering', 'Software Engineering'],
    ],
    skills: list(`Kotlin;Valuation;Opera PMS;Mediation;SPSS;Joinery;Proofreading;Forecasting;Scala;Photoshop;Triage;
      Tax returns`),
    deeds: list(`Delivered 120 babies, 40 of them at home.;Priced the leases of three shopping streets;
      Cut the time from order to room key to four minutes.;Shipped 11 releases in 2020, none of them late;
      Wrote the brief that the council adopted in 2018.;Looked after 45 accounts in Spain and Italy`),
    summaries: list(`Quiet, quick and used to deadlines.;I have led small teams since 2014 and enjoy teaching them.`),
    phones: list('01872 496 013;608-555-0187;+353 61 555 0142;+49 228 5550 177;(250) 555-0133;251.555.0119'),
  },
  common: {
    first: list('Philippa;Tunde;Ornella;Fergus;Anjali;Pawel;Maeve;Eun-ji;Capucine;Idris;Sian;Andres'),
    last: list('Hathaway;Balogun;Moretti;Urquhart;Menon;Zawadzki;Doyle;Kwon;Lambert;Farouk;Powell;Salas'),
    companies:
      list(`Whitlock Bakeries;Corran;Silverdale Assurance;Ambleside Primary School;Foss & Tranter;Helmsley Textiles;
      Quarry Bank Hotels;Nova Therapeutics Inc.;Saltburn Town Council;Argent Systems;The Glass Heron;Moorland Veterinary Group;
      Tidewell;Draycott Logistics Ltd;Ellerby Chambers;Pennant Broadcasting;Stour Valley Trust;Zenith Plastics GmbH`),
    titles:
      list(`Legal Assistant;Operations Director;Food Scientist;Bus Driver;Web Analyst;Staff Nurse;Interior Designer;
      Head Teacher;Accounts Payable Clerk;Structural Engineer;Radio Producer;Bar Manager;Pharmacist;Sales Executive;
      Embedded Software Engineer;Facilities Manager;Claims Handler;Art Teacher`),
    places:
      list(`Exeter, UK;Boulder, CO;Sligo, Ireland;Kassel, Germany;Windsor, ON;Akron, OH;Dijon, France;Jaipur, India;
      Salem, OR;Turku, Finland`),
    schools: list(`University of Helmsley;Silverdale College;Stour University;Argent Institute of Technology;
      Whitlock School of Art;Northern Plains State University`),
    studies: [
      ['BA', 'Law'],
      ['BSc', 'Food Science'],
      ['Master of Science', 'Pharmacy'],
      ['MBA', 'Operations'],
      ['B.Eng.', 'Structural Engineering'],
      ['PhD', 'Astronomy'],
    ],
    skills: list(
      `Drafting;HACCP;Revit;Route knowledge;Vue;Triage;Mixing;Invoicing;Embedded C;Upselling;Mentoring;Figma`,
    ),
    deeds: list(`Took the kitchen from two stars to five.;Filed 300 claims a month;Kept 12 buses on the road in 2018.;
      Wrote the first style guide of the firm;Cut complaints by half within a year.;Trained nine new starters`),
    summaries: list(`Plain-spoken and dependable, with a liking for order.;Ten years of experience in busy places.`),
    phones: list('01392 496 018;303-555-0155;+353 71 555 0133;+49 561 5550 144;(519) 555-0122;330.555.0147'),
  },
  withheld: {
    first: list('Georgina;Emeka;Fiammetta;Lachlan;Nandini;Marcin;Roisin;Jae-won;Solene;Hakim;Nerys;Tomas'),
    last: list('Pemberton;Chukwu;Galli;Forsyth;Chandran;Sobczak;Nolan;Shin;Perrot;Jabbar;Howells;Vega'),
    companies: list(`Langford Joinery;Sparrow;Ebbsfleet Ferries;St. Hilda's Infirmary;Crane & Mossop;Tamar Analytics;
      Goldfinch Toys;Ullswater Water Board;Veritas Audit LLP;Brindle;Osmotherley Dairy Ltd;Portland Stone Company;
      The Wandering Goose;Hartley Community College;Kelso Instruments;Pomeroy Foods plc;Seacliff Studios;Junction Nine`),
    titles: list(`Cabinet Maker;IT Support Technician;Ship Captain;Ward Sister;Auditor;Backend Engineer;Toy Designer;
      Water Engineer;Marketing Assistant;Baker;Dairy Farmer;Stonemason;Waiter;Lecturer;Calibration Technician;
      Category Manager;Animator;Head of People`),
    places: list(`Poole, UK;Tucson, AZ;Tralee, Ireland;Jena, Germany;Kelowna, BC;Macon, GA;Angers, France;Indore, India;
      Topeka, KS;Oulu, Finland`),
    schools:
      list(`University of Langford;Tamar College;Ullswater Polytechnic;Kelso Institute of Art;Seacliff University;
      Great Lakes State University`),
    studies: [
      ['BA', 'Animation'],
      ['B.Sc.', 'Hydrology'],
      ['Master of Arts', 'Design'],
      ['MSc', 'Accounting'],
      ['Bachelor of Science', 'Nursing'],
      ['MBA', 'Marketing'],
    ],
    skills: list(
      `Dovetails;Bash;Navigation;Wound care;Sampling;Django;Sketching;Pumps;Sourdough;Milking;Blender;Budgets`,
    ),
    deeds:
      list(`Built 40 staircases, none of which creaks.;Answered 30 tickets a day;Brought the ferry in on time in 2019.;
      Wrote the rota for a ward of 24 beds;Cut waste by a tenth within six months.;Won back four lost accounts`),
    summaries: list(`Patient, practical and glad to explain.;Used to early starts and late changes.`),
    phones: list('01202 496 015;520-555-0138;+353 66 555 0127;+49 3641 555 0144;(250) 555-0177;478.555.0102'),
  },
  rare: {
    first: list('Ottoline;Babatunde;Ilaria;Fergus;Kavitha;Zbigniew;Orla;Seo-yeon;Margaux;Idris;Petra;Hector'),
    last: list(
      'Wolstenholme;Afolabi;Castagna;Urquhart;Subramanian;Wojcik;Brennan;Hwang;Delacroix;Mansour;Novotná;Ibarra',
    ),
    companies: list(`Rookwood Brewing Company;Hemlock & Grey;Saltmarsh Ferries;Cavendish Row Surgery;Plover Games;
      Ashgrove Secondary School;Telford Bridge Engineering Ltd;Marigold Nurseries;Obsidian Data;Northmoor Fire Service;
      The Paper Boat;Lakeshore Pediatrics, P.C.;Fjellheim Hotell AS;Copper Beech Trust;Vale Street Garage;Isometric;
      Tolland County Sheriff;Brightside Laundry;Granite Peak Outfitters Inc.;Wickham University Press`),
    titles:
      list(`Brewer;Deckhand;Practice Nurse;Gameplay Programmer;Chemistry Teacher;Structural Engineer;Head Gardener;
      Data Steward;Fire Inspector;Bookseller;Receptionist;Night Manager;Grants Officer;Auto Mechanic;Chief Product Officer;
      Records Clerk;Laundry Supervisor;Associate Editor;Quantity Surveyor;Veterinary Nurse;Junior Accountant;
      Senior DevOps Engineer;Assistant Store Manager;Lecturer in Statistics`),
    places: list(`Bozeman, MT;Bergen, Norway;Exeter, UK;Salem, Oregon;Mysuru, India;Saskatoon, SK;Linz, Austria;
      Dunedin, New Zealand;Mobile, AL;Coimbra, Portugal`),
    schools: list(`Rookwood University;University of Saltmarsh;Telford Bridge College;Northmoor Institute of Technology;
      Lakeshore Community College;Copper Beech School of Design;Technical University of Linz-Ost;Granite State University`),
    studies: [
      ['BSc', 'Chemical Engineering'],
      ['Bachelor of Arts', 'Philosophy'],
      ['MA', 'Library Science'],
      ['Master of Science', 'Statistics'],
      ['B.A.', 'Theatre Studies'],
      ['PhD', 'Soil Science'],
      ['Associate of Science', 'Fire Technology'],
      ['MBA', 'Hospitality Management'],
      ['B.Eng.', 'Naval Architecture'],
    ],
    skills:
      list(`Unity;Soil sampling;Rota planning;Crystal Reports;Welding;TypeScript;Wound care;Cost control;Revit;SAS;
      Public procurement;Cask conditioning;Ansible;Proofreading`),
    deeds: list(`Brought the share of late ferries down from 9% to 3%.;Taught two evening classes a week;
      Kept the books of three branches without a correction in 2021.;Planted 4,000 trees with volunteers from Shell;
      Set up the night desk, which Hilton then copied.;Moved the build from Jenkins to GitHub Actions;
      Inspected 220 premises a year`),
    summaries: list(`Plain speaker who likes to leave a place tidier than it was.;
      Twelve years of shifts, boats and spreadsheets.`),
    phones: list(
      '(406) 555-0119;+47 55 50 01 42;01392 496 017;503-555-0171;+1 306 555 0168;251.555.0127;+43 732 555 0133',
    ),
  },
  odd: {
    first: list('Philippa;Kofi;Ludmila;Eamon;Nandini;Casper;Siobhan;Jae-min;Apolline;Yusuf;Greta;Ramón'),
    last: list(
      'Thistlewood;Asante;Petrenko;Gallagher;Venkataraman;Lindholm;Doyle;Shin;Beaumont;Rahman;Hofstetter;Aguilar',
    ),
    companies:
      list(`Wintergreen Dairy;Stonebridge Police Department;Elmhurst & Daughters;Larkfield Veterans Hospital;Kiln Road Pottery;
      Mercator Maps GmbH;3rd Signal Battalion;Harrowgate Primary Care;Quarry Bank Mill Trust;Sundial Software Pvt. Ltd.;
      Bureau of Inland Waters;Tern Island Lighthouse;University of Ardmore;Pinnacle Roofing, LLC;Cloudberry;Vesper Hotels;
      Maison Verdier;Ostrava Steelworks a.s.;Foxglove Apothecary;Redwood Credit Union`),
    titles:
      list(`Dairy Technician;Patrol Officer;Family Physician;Platoon Sergeant;Signal Support Specialist;Ceramicist;
      Cartographer;Java Developer;Senior Lecturer;Visiting Professor;Program Analyst;Roofer;Night Auditor;Export Manager;
      Blast Furnace Operator;Pharmacy Technician;Loan Officer;Postdoctoral Researcher;Front End Developer;Sous Chef;
      Purchasing Agent;Test Lead;Head of Logistics;Social Worker`),
    places:
      list(`Valletta, Malta;Bochum, Germany;Nantes, France;Macon, GA;Fort Worth, TX;Ostrava, Czech Republic;Kochi, India;
      Hobart, Australia;Ithaca, New York;Leiden, Netherlands`),
    schools:
      list(`University of Ardmore;Larkfield State University;Mercator Institute of Technology;Stonebridge College;
      Harrowgate Medical School;Academy of Fine Arts Ostrava;Elmhurst Community College;Kiln Road School of Art`),
    studies: [
      ['Bachelor of Science', 'Geography'],
      ['B.A.', 'Criminology'],
      ['M.Sc.', 'Metallurgy'],
      ['Master of Arts', 'Ceramics'],
      ['B.Tech', 'Information Technology'],
      ['PhD', 'Comparative Literature'],
      ['MBA', 'International Trade'],
      ['Associate of Arts', 'Liberal Studies'],
      ['Bachelor of Commerce', 'Banking'],
    ],
    skills:
      list(`Glazing;ArcGIS;First aid;Spring Boot;Radio procedures;Grant writing;Cold chain;Power BI;Kotlin;Night shifts;
      Archival research;Scaffolding;Triage;Jira`),
    deeds:
      list(`Cut spoilage from 6% to 2% in a year.;Kept 44 radios working on three continents;Saw 25 patients a day, most of them children;
      Wrote the handbook that the region now uses.;Handled complaints in English and Portuguese;Drew 90 maps for the 2018 flood plan;
      Opened two branches, in 2016 and in 2019.;Worked with colleagues at Bosch and Airbus`),
    summaries: list(
      `Calm under pressure, and fond of lists.;Someone who finishes what was begun, and writes down how.`,
    ),
    phones: list(
      '+356 2123 4567;(478) 555-0136;+33 2 55 50 01 77;+49 234 555 0119;817-555-0142;607.555.0185;+91 484 555 0163',
    ),
  },
  reserved: {
    first: list('Winifred;Chidi;Oksana;Declan;Lakshmi;Mikkel;Aoife;Min-jun;Clémence;Samir;Ulrike;Esteban'),
    last: list(
      "Hathersage;Nwosu;Kravchenko;O'Dowd;Krishnan;Sorensen;Fitzgerald;Choi;Lefebvre;Aziz;Baumgartner;Quintero",
    ),
    companies:
      list(`Mossgate Botanic Garden;Trent Valley Water;Bellweather & Finch;Saint Aldate’s Hospice;Cog and Spindle;
      Norrland Timber AB;1st Engineer Brigade;Pemberley Dental Practice;Isle Ferry Museum;Latticework Software Inc.;
      Office of Harbor Safety;Wheatsheaf Bakery;University of Norrland;Summit Elevators Ltd;Halcyon;Grand Marlow Hotel;
      Editions du Phare;Bremer Kaffee GmbH;Sparrow Hill Elementary School;Lodestar Mutual`),
    titles:
      list(`Arborist;Water Quality Engineer;Hospice Nurse;Squad Leader;Combat Engineer;Clockmaker;Curator of Ships;
      Full Stack Developer;Associate Professor;Teaching Fellow;Safety Inspector;Elevator Mechanic;Concierge;Literary Editor;
      Coffee Buyer;School Counselor;Claims Adjuster;Research Fellow;Data Engineer;Pastry Chef;
      Procurement Manager;Scrum Master;Director of Finance;Dental Hygienist`),
    places: list(`Galway, Ireland;Umeå, Sweden;Rennes, France;Duluth, MN;Killeen, TX;Bremen, Germany;Kandy, Sri Lanka;
      Ballarat, Australia;Burlington, Vermont;Ghent, Belgium`),
    schools: list(`University of Norrland;Trent Valley College;Mossgate University;Bellweather School of Nursing;
      Killeen Community College;Technical University of Weser;Lodestar Institute;Royal Conservatory of Marlow`),
    studies: [
      ['Bachelor of Science', 'Forestry'],
      ['B.S.', 'Civil Engineering'],
      ['MSc', 'Hydrology'],
      ['Master of Arts', 'Museum Studies'],
      ['BSN', 'Nursing'],
      ['Ph.D.', 'Botany'],
      ['MBA', 'Risk Management'],
      ['B.A.', 'French'],
      ['Bachelor of Engineering', 'Mechatronics'],
    ],
    skills: list(`Pruning;EPANET;Palliative care;Vue.js;Bridge building;Cataloguing;Cupping;Tableau;Rust;Reconciliation;
      Conflict resolution;Rigging;Ultrasonic scaling;Kanban`),
    deeds: list(`Felled, split and stacked for 300 households.;Tested 1,200 samples in 2019 without one that was lost;
      Trained 14 volunteers, two of whom now run the place.;Answered calls from Siemens and from the mayor;
      Brought repairs down from nine days to two.;Translated six novels;Wrote the plan for the storm of 2021.`),
    summaries: list(
      `Patient with people, impatient with forms.;Fifteen years outdoors, five of them with spreadsheets.`,
    ),
    phones: list(
      '+353 91 555 014;(218) 555-0124;+46 90 555 01 27;+33 2 55 50 01 44;254-555-0168;802.555.0131;+49 421 555 0172',
    ),
  },
  final: {
    first: list('Rosalind;Emeka;Halyna;Cormac;Meenakshi;Anders;Niamh;Da-eun;Élodie;Karim;Liesel;Joaquín'),
    last: list('Butterworth;Obi;Shevchenko;Kavanagh;Raghavan;Nyström;Moran;Lim;Chevalier;Farouk;Zimmerli;Salazar'),
    companies: list(`Heathfield Orchards;Tamar Valley Fire Service;Ledger & Lowe;St. Piran Infirmary;Rope and Anchor;
      Glarus Uhren AG;Skyhaven Regional Airlines;Bramble Lane Surgery;Lakes Heritage Trust;Monsoon Software Private Limited;
      Bureau of Forest Roads;Northlight Theatre Company;University of Glarus;Ironside Plumbing, Inc.;Saffron;The Gilded Oar Hotel;
      Presses du Lac;Bergström Papper AB;Cedar Falls Middle School;Keystone Savings Bank`),
    titles: list(`Orchard Manager;Fire Captain;Staff Nurse;First Officer;Flight Instructor;Watchmaker;
      Stage Manager;Android Developer;Assistant Professor;Research Associate;Forest Engineer;Plumber;Front Desk Agent;Translator;
      Paper Technologist;Special Education Teacher;Bank Teller;Lab Manager;DevOps Engineer;Head Waiter;
      Supply Planner;Release Manager;Finance Business Partner;Occupational Therapist`),
    places:
      list(`Truro, United Kingdom;Glarus, Switzerland;Annecy, France;Bend, OR;Pueblo, CO;Gävle, Sweden;Mangaluru, India;
      Nelson, New Zealand;Cedar Falls, Iowa;Bruges, Belgium`),
    schools: list(`University of Glarus;Tamar Valley College;Heathfield University;Lakes School of Music;
      Pueblo State College;Technical University of Bergslagen;Skyhaven Institute;Keystone Academy of Design`),
    studies: [
      ['Bachelor of Science', 'Horticulture'],
      ['B.S.', 'Aviation Management'],
      ['MSc', 'Silviculture'],
      ['Master of Arts', 'Stage Design'],
      ['BEng', 'Paper Engineering'],
      ['Ph.D.', 'Lichenology'],
      ['MBA', 'Supply Chain Management'],
      ['B.A.', 'German'],
      ['Bachelor of Fine Arts', 'Illustration'],
    ],
    skills:
      list(`Grafting;QGIS;Phlebotomy;Swift;Rope rescue;Subtitling;Crew resource management;Looker;Terraform;Forecasting;
      Mediation;Soldering;Sight reading;Confluence`),
    deeds: list(`Pruned and mapped 2,400 trees.;Flew 310 sectors in 2019 without a late one that was ours;
      Wrote the checklists that two bases now use.;Sold 900 seats a night for Disney and Sony;
      Halved the queue at the desk within a year.;Taught nine apprentices;Repaired clocks from 1780 to 1960.`),
    summaries: list(`Careful, quick, and good with strangers.;Ten years of early mornings, and happy with more.`),
    phones: list(
      '01872 496 018;(541) 555-0126;+41 55 555 01 27;+33 4 55 50 01 44;719-555-0168;319.555.0131;+46 26 555 01 72',
    ),
  },
  novel: {
    first: list('Gwendolyn;Tunde;Oksana;Fergus;Lakshmi;Henrik;Siobhán;Min-jun;Aurélie;Yusuf;Gretchen;Xiomara'),
    last: list(
      'Featherstone;Adeyemi;Bondarenko;MacAllister;Krishnan;Sørensen;Gallagher;Choi;Lefèvre;Haddad;Schreiber;Villalobos',
    ),
    companies:
      list(`Wetherby Joinery;Brackwater County Hospital;Corvane;Pell & Osgood;Stonebridge Veterinary Clinic;Harrow Lane Primary School;
      11th Engineer Battalion;Kupferberg Maschinenbau GmbH;Tideline Ferries;Dunmore Borough Council;Meridian Payments Ltd;Foxglove Catering;
      University of Westmark;Glass House Theatre;Ostrander Brothers Roofing;Sable Point Credit Union;Juniper Ridge Ski Resort;
      Aldous Renewables;Department of Harbors;Pinnacle Staffing Solutions`),
    titles: list(`Joiner;Charge Nurse;Site Supervisor;Veterinary Technician;Payroll Clerk;Platoon Sergeant;Deckhand;
      Lecturer in History;Postdoctoral Fellow;Mechanical Design Engineer;Sous Chef;Fundraising Coordinator;Roofer;
      Business Analyst;Solutions Architect;Class Teacher;Loan Officer;Wind Turbine Technician;Customer Success Manager;
      Logistics NCO;Box Office Assistant;Ski Instructor;Procurement Specialist;Housing Officer`),
    places: list(`Harrogate, United Kingdom;Kassel, Germany;Duluth, MN;Flagstaff, AZ;Galway, Ireland;Bergen, Norway;
      Fayetteville, NC;Hobart, Australia;Spokane, Washington;Lyon, France`),
    schools: list(`University of Westmark;Brackwater Community College;Dunmore Technical College;Stonebridge University;
      Kassel University of Applied Sciences;Tideline Maritime Academy;Wetherby School of Art;Foxglove Culinary Institute`),
    studies: [
      ['BA', 'History'],
      ['B.S.', 'Nursing'],
      ['Master of Science', 'Renewable Energy'],
      ['Diploma', 'Carpentry and Joinery'],
      ['Ph.D.', 'Comparative Literature'],
      ['MBA', 'Operations'],
      ['Associate of Applied Science', 'Veterinary Technology'],
      ['BSc', 'Quantity Surveying'],
      ['Bachelor of Arts', 'Theatre Studies'],
    ],
    skills:
      list(`Dovetail joints;IV therapy;Sage 50;SolidWorks;Forklift driving;Donor relations;Triage;Power BI;Python;Paleography;
      Land navigation;Menu planning;Risk assessment;Salesforce;Blueprint reading`),
    deeds:
      list(`Fitted 60 kitchens without a complaint.;Ran the night shift of a 24-bed ward;Cut late invoices from 14% to 3%.;
      Trained 18 recruits in radio and map reading;Wrote the manual that Siemens and three suppliers now follow;
      Moved 3,000 tenants to the new system in 2021.;Raised $140,000 in one spring.`),
    summaries: list(
      `Steady hands, clear reports, and no fear of early starts.;A decade of keeping things running while others talk about it.`,
    ),
    phones: list(
      '01423 496 011;+49 561 555 0192;(218) 555-0143;928-555-0110;+353 91 555 017;+47 55 55 01 83;910.555.0162',
    ),
  },
  unopened: {
    first: list('Philippa;Chinedu;Larysa;Malcolm;Anjali;Torsten;Aoife;Seo-yeon;Mathilde;Idris;Ottilie;Ignacio'),
    last: list(
      'Ravenscroft;Eze;Marchenko;Dalgleish;Venkataraman;Hedlund;Byrne;Kwon;Delacroix;Mansour;Vogelsang;Arredondo',
    ),
    companies:
      list(`Larkhill Maternity Hospital;Bridger Concrete;Quillon;Thorne & Mabry;Eastmoor Community Centre;Castlegate Hotels;
      93rd Maintenance Squadron;Rheintal Optik AG;Pennyroyal Brewery;Wexcombe District Council;Lumen Freight Inc.;The Corner Larder;
      Institute of River Studies;Northfold Opera;Gannet Electrical Contractors;Bluff Creek Bank;Saltmarsh Aquarium;
      Ferrous Robotics;Office of the State Auditor;Talbot Home Care`),
    titles:
      list(`Midwife;Community Nurse;Concrete Foreman;Bricklayer;Brewer;Aircraft Mechanic;Payroll Administrator;Crew Chief;
      Reader in Geography;Adjunct Professor;Optical Engineer;Pastry Chef;Volunteer Coordinator;Electrician;
      Data Engineer;UX Designer;Night Auditor;Branch Manager;Aquarist;Account Executive;Care Assistant;
      Assistant Auditor;Chorus Master;Robotics Technician`),
    places: list(`Exeter, United Kingdom;Chur, Switzerland;Casper, WY;Macon, GA;Limerick, Ireland;Aarhus, Denmark;
      Dayton, Ohio;Dunedin, New Zealand;Missoula, MT;Nantes, France`),
    schools: list(`Larkhill University;Bridger Community College;Wexcombe College;University of Eastmoor;
      Rheintal University of Applied Sciences;Gannet Technical Institute;Northfold Conservatory;Castlegate School of Hospitality`),
    studies: [
      ['BSc', 'Midwifery'],
      ['B.A.', 'Geography'],
      ['Master of Engineering', 'Photonics'],
      ['Certificate', 'Masonry'],
      ['PhD', 'Hydrology'],
      ['MSc', 'Accounting'],
      ['Associate of Science', 'Aviation Maintenance'],
      ['Bachelor of Music', 'Choral Conducting'],
      ['B.Eng.', 'Mechatronics'],
    ],
    skills: list(`Water birth;Formwork;Kegging;Zemax;Hydraulics;Food costing;Rota planning;dbt;Figma;Score reading;
      Troubleshooting;Cash handling;First aid;Airtable;Conduit bending`),
    deeds:
      list(`Attended 410 births in three years.;Poured 90 foundations with a crew of eight;Brought the audit forward by a month.;
      Kept twelve aircraft flying through two winters;Built the pipeline that Visa and two banks read from;
      Opened four branches between 2016 and 2019.;Served 200 covers a night.`),
    summaries: list(
      `Plain dealing, tidy work, and a good ear.;Fifteen years in small teams, most of them leading one.`,
    ),
    phones: list(
      '01392 496 027;+41 81 555 01 36;(307) 555-0171;478-555-0119;+353 61 555 014;+45 55 55 01 29;937.555.0148',
    ),
  },
  blind: {
    first: list('Rosalind;Kwame;Zuzanna;Duncan;Meera;Anders;Niamh;Ji-ho;Clémence;Karim;Hildegard;Joaquín'),
    last: list('Pemberton;Mensah;Nowak;Kinnaird;Raghavan;Bergström;Kavanagh;Yoon;Fontaine;Nasser;Eichhorn;Quintana'),
    companies:
      list(`Fairwater Dental Group;Oldham Street Bakery;Cassidy Roofing LLC;Trillium Analytics;Marsh & Tennant;Vantage Point Gym;
      Lowell Regional Medical Center;Sunderby Elementary School;Bellwether Insurance;Port Ellery Fire Department;Nimbus Data Systems;
      Hofmann Präzisionstechnik AG;Greenbriar Nursing Home;Copperfield Books;Ridgeline Outfitters;Halden Shipping AS;
      Crosswind Aviation;The Linden Hotel;Strand Theatre Company;Elmira County Library`),
    titles:
      list(`Dental Hygienist;Baker;Estimator;Data Analyst;Paralegal;Personal Trainer;Registered Nurse;Third Grade Teacher;
      Claims Adjuster;Firefighter;Backend Developer;Toolmaker;Certified Nursing Assistant;Bookseller;Store Manager;
      Purser;Flight Instructor;Front Desk Agent;Stage Manager;Reference Librarian;Marketing Director;
      Senior Software Engineer;Accounts Payable Specialist;Warehouse Associate`),
    places: list(`Bath, United Kingdom;Linz, Austria;Boise, ID;Savannah, GA;Kilkenny, Ireland;Malmö, Sweden;
      Toledo, Ohio;Wellington, New Zealand;Eugene, OR;Toulouse, France`),
    schools: list(`University of Port Ellery;Lowell State University;Elmira Community College;Fairwater University;
      Halden Business School;Trillium College of Art;Ridgeline Technical Institute;Sunderby University`),
    studies: [
      ['BS', 'Dental Hygiene'],
      ['B.A.', 'English Literature'],
      ['Master of Education', 'Elementary Education'],
      ['Certificate', 'Precision Machining'],
      ['PhD', 'Statistics'],
      ['MBA', 'Finance'],
      ['Associate of Arts', 'Liberal Studies'],
      ['Bachelor of Science', 'Computer Science'],
      ['B.Sc.', 'Exercise Science'],
    ],
    skills:
      list(`Scaling and polishing;Sourdough;Bluebeam;Tableau;Legal research;Nutrition planning;Wound care;Classroom management;
      Xactimate;Pump operations;PostgreSQL;Lathe work;Phlebotomy;Inventory control;Conflict resolution`),
    deeds:
      list(`Cleaned and charted 12 patients a day.;Baked for three shops before sunrise;Priced 45 roofs with an error below 2%.;
      Built dashboards that Nestlé and two hospitals read;Taught 24 children to read by May.;
      Cut returns by a third in 2019.;Wrote the handbook for new hires`),
    summaries: list(`Careful, on time, and easy to work with.;Twelve years of steady work in busy places.`),
    phones: list(
      '01225 496 021;+43 732 555 014;(208) 555-0166;912-555-0127;+353 56 555 019;+46 40 555 01 58;419.555.0176',
    ),
  },
  forms: {
    summaries: list(`Results-driven professional with a record of improving service, cutting costs and coaching teams.;
    Curious, hands-on and calm under pressure, I enjoy untangling messy processes.;
    Over 12 years of experience across retail, public sector and start-ups.`),
    first: list('Gwendolyn;Abdul;Marisol;Fergus;Anneke;Terrence;Shreya;Bogdan;Imani;Xavier;Liesel;Hiroshi'),
    last: list(
      'Thornbury;Rahman;Quintero;MacAllister;Visser;Washington;Kulkarni;Petrescu;Achebe;St. James;Hartmann-Cole;Watanabe',
    ),
    companies:
      list(`Riverbend Credit Union;Hatch & Bloom;Skyline Roofing Co.;Verity Health Partners;Tamarack Outdoor Group;
    City of Westerly;Pinnacle Staffing Solutions;Bright Harbor Child Care;Delta Forge Inc.;Orchard Lane Elementary School;
    Foxglove;Summit Ridge Credit;Lakeshore Public Radio;Caldera Systems, LLC;Old Mill Brewing Company;Stonegate;
    Marlowe University Press;Blue Heron Landscaping;Trident Marine Services;National Parks Trust`),
    titles:
      list(`Operations Manager;Customer Service Representative;Assistant Store Manager;Network Administrator;Case Manager;
    Lead Teacher;Machinist;Human Resources Generalist;Executive Assistant;Software Developer II;Account Manager;
    Shift Supervisor;Communications Officer;Financial Analyst;Landscape Designer;Production Planner;Events Coordinator;
    Technical Writer;Senior Brand Manager;Volunteer Program Director`),
    places: list(
      'Westerly, RI;Grand Rapids, MI;Boulder, CO;Bristol, UK;Winnipeg, MB;Tacoma, WA;Utrecht, Netherlands;Chattanooga, TN',
    ),
    schools:
      list(`Westerly Community College;University of Northern Michigan;Fairhaven College;Delft Institute of Design;
    Pacific Crest University;St. Columba's University;Rocky Mountain Technical College`),
    studies: [
      ['B.A.', 'Communications'],
      ['Bachelor of Science', 'Business Administration'],
      ['Associate of Applied Science', 'Machining Technology'],
      ['M.S.', 'Information Systems'],
      ['Master of Education', 'Early Childhood Education'],
      ['BSc', 'Environmental Science'],
      ['Bachelor of Fine Arts', 'Landscape Architecture'],
    ],
    skills:
      list(`Microsoft Excel;QuickBooks;Conflict resolution;Cisco IOS;AutoCAD;Grant writing;SAP;Google Analytics;JavaScript;
    Event planning;Inventory control;Bilingual customer support;CNC programming;Tableau;Team leadership`),
    deeds:
      list(`Supervised 14 associates and managed weekly schedules for two locations.;Reduced invoice errors by 32% by rewriting the intake checklist;
    Planned and ran the annual fundraising gala for 350 guests, raising $120,000.;Migrated 200 workstations to Windows 10 with no downtime.;
    Partnered with Sales, Finance and Legal to launch a new onboarding program;Awarded Employee of the Year, 2017.;
    Served as the first point of contact for walk-in clients.;Maintained records in Salesforce and prepared monthly reports for the Director of Finance.`),
    phones: list('(401) 555-0136;616-555-0190;+1 720-555-0148;0117 496 0455;+31 20 555 0127;253.555.0172'),
  },
  everyday: {
    summaries: list(`Dependable team player with nine years in busy hospitals, warehouses and offices.;
    Organized self-starter who enjoys fixing what slows a team down. Known for clear notes and calm calls.`),
    first: list('Denise;Carlos;Aoife;Rajesh;Latoya;Milos;Hannah;Tyrone;Yuki;Ingeborg;Samira;Walt'),
    last: list(
      'Okonkwo;Delgado-Ruiz;Murphy;Subramaniam;Freeman;Jovanovic;Van Dyke;Whitfield;Mori;Sorensen;El-Amin;Kowalczyk',
    ),
    companies:
      list(`Mercy Valley Hospital;Kline Bros. Electric;Sunrise Senior Living of Dayton;Ardent Logistics Group;Pine State Bank;
    Tri-County Community Action;Brightside Dental;Oakhurst Elementary School;Veritas Staffing, Inc.;Golden Wok;
    Lakeland Regional Health System;Novatek Solutions Pvt. Ltd.;Department of Public Works;The Paper Lantern;Ferro & Sons Plumbing;
    Meridian Insurance Services;Blue Ox Brewing Co.;St. Brigid's Parish;Cascade Analytics LLC;Hometown Hardware`),
    titles:
      list(`Staff Nurse, ICU;Medical Assistant;Journeyman Electrician;Forklift Operator;Bank Teller;Sr. Business Analyst;
    Administrative Coordinator;Special Education Teacher;Server;Dental Receptionist;HVAC Technician;Payroll Clerk;
    Associate Software Engineer;Program Coordinator;Shift Lead;Insurance Agent;Charge Nurse;Branch Manager;Maintenance Worker II;Parish Secretary`),
    places: list(
      'Dayton, OH;Spokane, WA;Cork, Ireland;Pune, India;Albany, NY;Columbia, SC;Leeds, UK;Reno, NV;Kitchener, ON;Baton Rouge, LA',
    ),
    schools:
      list(`Sinclair Valley Community College;University of Eastern Ohio;Spokane Institute of Technology;St. Brigid's College;
    Maharashtra College of Engineering;Albany School of Nursing;Gonzalo State University;Red Rock High School`),
    studies: [
      ['Bachelor of Science', 'Nursing'],
      ['Associate Degree', 'Medical Assisting'],
      ['B.E.', 'Mechanical Engineering'],
      ['BA', 'Psychology'],
      ['Master of Business Administration', 'Operations Management'],
      ['Diploma', 'Electrical Technology'],
      ['B.Com', 'Accounting'],
      ['M.Ed.', 'Special Education'],
    ],
    skills:
      list(`Patient assessment;Epic EHR;Conduit bending;Forklift certified;Cash handling;Microsoft Office;Typing 70 WPM;Salesforce;
    Medical billing;Scheduling;SQL;IV therapy;Customer service;Bookkeeping;Team leadership;Python;Data entry;De-escalation`),
    deeds:
      list(`Cared for up to six patients per shift on a 32-bed surgical floor.;Wired 40 new homes to code with zero failed inspections;
    Answered 80+ calls a day and resolved most on first contact.;Trained five new hires on safety, closing and cash procedures.;
    Reconciled daily deposits of $25,000 and prepared weekly reports for the Branch Manager.;Loaded and unloaded trucks, 2018 peak season record holder;
    Wrote SQL queries and built Tableau dashboards used by Finance.;Planned lessons for students in grades 3-5.`),
    phones: list(
      '(937) 555-0112;509-555-0178;+353 21 555 0143;+91 98765 43210;518.555.0149;+44 113 496 0733;(803) 555-0161',
    ),
  },
  heldOut: {
    summaries: list(`Hard worker with a good eye for detail and a clean safety record.;
    Analytical and friendly, I have supported customers, crews and classrooms for over a decade.`),
    first: list('Monique;Ethan;Siobhan;Arjun;Keisha;Pavel;Greta;Luis;Naomi;Oskar;Fatima;Earl'),
    last: list(
      "Baptiste;Harding;O'Sullivan;Chatterjee;Robinson;Novak;Lindholm;Castellanos;Stein-Weber;Dahl;Haddad;McCready",
    ),
    companies:
      list(`Bayview Medical Center;Hodges Mechanical;Little Acorns Day Care;Zephyr Wireless;Granite Falls School District;
    Union Street Bakery;Keystone Pipe & Supply;Orion Health Partners;City of Marrow Bay;Fresh Fields Market;Tandem Robotics;
    Wexler, Boone & Hart LLP;Prairie Home Builders;Alto Creative Agency;Northern Rail Services Ltd;Silver Spoon Catering;
    Caduceus Labs;Ponderosa Ranch Resort;United Freight Lines;Quill`),
    titles:
      list(`Licensed Practical Nurse;Plumber;Preschool Teacher;Sales Associate;Substitute Teacher;Pastry Cook;Warehouse Supervisor;
    Physical Therapist Assistant;Recreation Leader;Cashier;Mechanical Engineering Intern;Legal Secretary;Framing Carpenter;
    UX Designer;Train Conductor;Catering Manager;Research Associate;Guest Services Manager;Truck Driver;Content Editor`),
    places: list(
      'Marrow Bay, OR;Tulsa, OK;Galway, Ireland;Kolkata, India;Syracuse, NY;Greenville, SC;Cardiff, UK;Tempe, AZ;Halifax, NS;Duluth, MN',
    ),
    schools:
      list(`Marrow Bay Community College;University of Western Oklahoma;Granite Technical College;Holy Cross College;
    Bengal Institute of Management;Syracuse School of Culinary Arts;Tempe State University;Lincoln High School`),
    studies: [
      ['Associate of Science', 'Practical Nursing'],
      ['BS', 'Mechanical Engineering'],
      ['B.A.', 'English'],
      ['Certificate', 'Plumbing'],
      ['Bachelor of Arts', 'Graphic Design'],
      ['M.Sc.', 'Biotechnology'],
      ['Associate of Applied Science', 'Culinary Arts'],
      ['Bachelor of Education', 'Primary Education'],
    ],
    skills:
      list(`Wound dressing;Pipe fitting;Lesson planning;Upselling;Cake decorating;Pallet jack;Gait training;SolidWorks;Figma;
    Legal filing;Blueprint reading;Class B CDL;Event planning;Microsoft Word;JavaScript;Lab safety;POS systems;Copy editing`),
    deeds: list(`Gave medication and charted vitals for 20 residents.;Roughed in plumbing for 15 units a month;
    Taught 18 four-year-olds letters, numbers and sharing.;Beat the store sales goal by 12% in 2019.;
    Drove 90,000 accident-free miles between Tulsa, Dallas and Kansas City.;Designed checkout screens tested with 24 shoppers.;
    Supervised nine pickers and cut mis-ships in half.;Prepared exhibits for three trials, and proofread briefs for Mr. Boone`),
    phones: list(
      '(541) 555-0137;918-555-0120;+353 91 555 0166;+91 90000 12345;315.555.0188;029 2018 0421;(480) 555-0155',
    ),
  },
  freshLooks: {
    summaries: list(`Patient problem solver who has kept kitchens, ledgers and servers running.;
    Adaptable and punctual, with eight years in offices and on shop floors.`),
    first: list('Camille;Derek;Nkechi;Vikram;Shanice;Andrei;Birgit;Rafael;Mei;Henrik;Leila;Buck'),
    last: list(
      "Thibodeaux;Langley;O'Connell;Banerjee;Jefferson;Popescu;Nystrom;Villanueva;Cole-Abbott;Berg;Aziz;Hollister",
    ),
    companies:
      list(`Redwood Family Clinic;Stanton Heating & Cooling;Busy Bees Nursery;Apex Mobile;Cedar Bluff Unified Schools;
    Main Street Bagels;Ironside Tool Supply;Helix Biosciences;Town of Alder Creek;Harvest Lane Grocery;Pivot Software GmbH;
    Mason, Doyle & Pratt;Cornerstone Masonry;Papaya Studio;Great Lakes Transit Authority;Juniper Events Co.;
    Whitcombe University Hospital;Elk Run Lodge;Swift Parcel Services;Ember`),
    titles:
      list(`Phlebotomist;Heating Technician;Nursery Assistant;Retail Associate;Paraeducator;Barista;Inventory Lead;
    Lab Technician;Parks Supervisor;Produce Clerk;Junior Web Developer;Paralegal;Mason;Art Director;Bus Operator;
    Event Planner;Research Nurse;Night Manager;Delivery Driver;Senior Copywriter`),
    places: list(
      'Alder Creek, WA;Fresno, CA;Limerick, Ireland;Chennai, India;Buffalo, NY;Mobile, AL;Swansea, UK;Mesa, AZ;Regina, SK;Fargo, ND',
    ),
    schools:
      list(`Alder Creek Technical College;University of Central Nevada;Cedar Bluff College;Sacred Heart University;
    Chennai School of Management;Buffalo Institute of Art;Mesa State College;Roosevelt High School`),
    studies: [
      ['Associate of Arts', 'Early Childhood Education'],
      ['BSc', 'Biology'],
      ['B.F.A.', 'Illustration'],
      ['Diploma', 'Masonry'],
      ['Bachelor of Science', 'Recreation Management'],
      ['M.A.', 'Journalism'],
      ['Certificate', 'Phlebotomy'],
      ['B.Tech', 'Information Technology'],
    ],
    skills:
      list(`Venipuncture;Boiler repair;Storytelling;Stock rotation;Espresso;Hand tools;Centrifuge operation;React;InDesign;
    Case research;Bricklaying;Class C license;Budget tracking;Google Sheets;TypeScript;Sterile technique;Route planning;Proofreading`),
    deeds: list(`Drew blood from 40 patients a day.;Serviced 25 furnaces a week in winter;
    Read to groups of twelve toddlers and kept their daily notes.;Doubled accessory sales in 2021.;
    Drove Route 14 for three years without a complaint.;Shipped a booking page used by Marriott and two airlines;
    Ran a crew of six and finished four weeks early.;Edited copy for the spring catalog, and fact-checked it`),
    phones: list(
      '(360) 555-0129;559-555-0174;+353 61 555 0188;+91 91234 56789;716.555.0142;01792 496 033;(480) 555-0117',
    ),
  },
  newHands: {
    summaries:
      list(`Dependable and calm under pressure, with a record of leaving places in better order than they were found.;
    Hands-on team player who learned the trade from the ground up and still likes to teach it.;
    Results-driven professional with 9+ years in regulated settings, both public and private.;
    I am looking for a permanent position close to home where I can use my training.`),
    first:
      list(`Lorraine;Desmond;Ayesha;Tyler;Ngozi;Sven;Katarzyna;Hyejin;Marguerite;Alejandro;Brandi;Rohan;Tamsin;Ibrahim;
    Dolores;Wei;Caitlin;Dejan;Francesca;Jamal;Maria Elena;Lars-Erik;J. Marcus;Sunil;Bethany;Grace`),
    last: list(`Hargrove;Oyelaran;Chaudhry;Kowalski;Gutierrez;Van Houten;Lindgren;Fitzsimmons;Tran;Mwangi;Desai;Rutherford;
    O'Malley;Petrov;Yamamoto;Summers;Woods;Bello;Castro-Núñez;Engel;Sandoval;Abernathy;McKenna;Dias;Weatherby;Fischer`),
    companies:
      list(`Providence Lane Hospital;Mercer County Public Schools;Walter Hendricks & Son;Elena Marsh Photography;
    J. R. Tolliver Trucking;Morgan Ellis;Anne Prewitt Interiors;Department of Veterans Affairs;U.S. Army;U.S. Forest Service;
    Coastline Credit Union;Bluegrass Community Health Center;Northwind Cargo Airlines;Hillcrest Rehabilitation & Care;
    BrightPath Learning;Tri-State Paving Co.;Cedar & Stone Builders;Lumina Health;Finch;Kobalt Digital;Sundara Yoga;NextRoute;
    Sanderling Hotel & Spa;Hübner Werkzeugbau GmbH;Stadtwerke Lindenau;Rossi e Figli S.r.l.;Banco del Valle;
    Ottery Vale NHS Foundation Trust;St. Catherine's Hospice;Wolds District Council;Pembury Park Academy;
    Dunn & Abbott Solicitors;Cloudharbor Inc.;Pixel Foundry;Datawell Analytics Pvt Ltd;Gulf Shore Seafood;
    Big Sky Feed & Seed;El Camino Taqueria;Marcy's Diner;Rapid Response EMS;Harmon Steel Fabricators;Midtown YMCA;
    Second Chance Thrift;Metro Transit District;Aster;Delmarva Poultry Farms;Institut für Polymerforschung;
    Shady Grove Baptist Church;City of Coldwater;1-508th Infantry Regiment`),
    titles:
      list(`Tile Setter;Longshoreman;Drywall Finisher;Pipefitter;Travel Nurse;RN Case Manager;Emergency Room Nurse;
    Patient Care Technician;Respiratory Therapist;Physician Assistant;High School Math Teacher;ESL Instructor;School Bus Driver;
    CDL-A Driver;Dispatcher;Route Sales Driver;Customer Support Lead;Senior Product Manager;Cloud Engineer;iOS Developer;
    Cybersecurity Analyst;Data Scientist;Help Desk Technician;Growth Marketing Manager;Content Strategist;Motion Designer;
    Brand Photographer;Wildlife Biologist;Contracting Officer;Management and Program Analyst;Human Resources Specialist;
    Logistics Officer;Motor Transport Sergeant;Visiting Assistant Professor;Graduate Teaching Assistant;
    Senior Research Scientist;Legal Counsel;Tax Associate;Trainee Accountant;HR Business Partner;Office Manager;
    Team Leader, Claims;Housekeeping Supervisor;Prep Cook;Assistant Front of House Manager;Working Student, Controlling;
    Key Account Manager;Maintenance Planner;Quality Inspector;Veterinary Receptionist;Wedding Planner;Head of Year 9`),
    places:
      list(`Lexington, KY;Baltimore, MD;El Paso, TX;Sacramento, California;Anchorage, AK;Kalamazoo, MI;St. Louis, MO;
    Chattanooga, Tennessee;Hilo, HI;Sioux Falls, SD;Winston-Salem, NC;Coeur d'Alene, ID;Leipzig, Germany;
    Freiburg im Breisgau, Germany;Stoke-on-Trent, UK;Plymouth, Devon;Belfast, Northern Ireland;Bologna, Italy;Valencia, Spain;
    Kraków, Poland;Braga, Portugal;Hyderabad, India;Nairobi, Kenya;Manila, Philippines;Lethbridge, AB;Brisbane, QLD;
    Monterrey, Mexico;Eindhoven, Netherlands`),
    schools:
      list(`Kanawha Valley Technical College;Cal State Sierra Valley;Grand River University;Sioux Empire School of Nursing;
    Universidad de los Altos;Hochschule Lindenau;University of Eastern Kentucky Hills;Politecnico di Bologna Ovest;
    Osmania Valley Engineering College;Strathmoor University;Plymouth Sound College;St. Malachy's College;
    Ateneo de San Isidro;Nairobi Institute of Commerce;Western Tidewater State;Wharfside School of Design;
    Université de la Mauricie-Nord;University of Lethbridge Plains`),
    studies: [
      ['BSc (Hons)', 'Adult Nursing'],
      ['B.S.', 'Health Sciences'],
      ['Bachelor of Arts', 'Political Science'],
      ['A.A.', 'General Studies'],
      ['Associate of Science', 'Respiratory Care'],
      ['M.S.N.', 'Nursing Leadership'],
      ['M.A.T.', 'Secondary Education'],
      ['M.Ed.', 'Curriculum and Instruction'],
      ['B.Tech', 'Computer Science and Engineering'],
      ['Master of Science', 'Business Analytics'],
      ['MSc', 'Automotive Engineering'],
      ['Ph.D.', 'Marine Ecology'],
      ['PGCE', 'Secondary Mathematics'],
      ['LLB (Hons)', 'Law with Criminology'],
      ['Diploma', 'Automotive Technology'],
      ['Certificate', 'Welding Technology'],
      ['B.B.A.', 'Human Resource Management'],
      ['Master of Public Administration', 'Public Policy'],
      ["Bachelor's degree", 'Industrial Engineering'],
      ["Master's degree", 'Applied Economics'],
      ['BFA', 'Photography and Video'],
    ],
    skills: list(`Medication administration;Electronic health records;Cerner;Ventilator management;Patient education;
    Discharge planning;IEP development;Google Classroom;Differentiated instruction;Defensive driving;Load securement;ELD logs;
    Pre-trip inspection;DOT compliance;AWS;GitHub Actions;PyTorch;pandas;GraphQL;Next.js;Tailwind CSS;PowerShell;
    Active Directory;Splunk;Wireshark;Incident response;ServiceNow;HubSpot;SEO;Email marketing;A/B testing;Adobe Premiere Pro;
    After Effects;Canva;Product roadmaps;Stakeholder management;Agile methodology;Workday;Onboarding;Employee relations;
    Benefits administration;NetSuite;GAAP;Accounts receivable;DATEV;Variance analysis;Lean manufacturing;Six Sigma;GD&T;
    CATIA V5;PLC programming;Preventive maintenance;TIG welding;Tile layout;Food handling;Knife skills;Event coordination;
    Guest relations;Federal acquisition;Market research;GIS mapping;Mark-recapture surveys;LaTeX;Qualitative coding;NVivo;
    Time management;Problem solving;Communication;Teamwork;Attention to detail;Microsoft Teams;PowerPoint;Slack;Notion`),
    deeds:
      list(`Supported a 32-bed unit on rotating shifts, with no medication errors in 2022.;Set 14,000 square feet of tile in 11 weeks.;
    Increased renewals by 18% and cut average reply time from nine hours to two.;Logged 640,000 miles without a preventable accident;
    Reported to Karen Whitfield, Regional Director, and stood in for her from March to June 2020.;Managed a budget of $2.4M;
    Introduced daily huddles that the whole site has kept since.;Taught five sections of Algebra II and coached girls' soccer;
    Rolled out Microsoft 365 to 900 users across Texas and Oklahoma.;Awarded Employee of the Quarter, Q3 2019;
    Prepared month-end closing and the audit file for Deloitte;Wrote survey protocols now used by the State of Alaska.;
    Trained 22 new hires, three of whom became supervisors.;Negotiated contracts worth EUR 1.2 million with suppliers in Italy`),
    phones:
      list(`(859) 555-0143;410-555-0186;+1 915 555 0127;907.555.0109;+49 341 555 0162;07700 900417;+44 7700 900852;
    +39 051 555 0184;+91 98480 00143;+254 700 555 014;(306) 555-0171;+34 96 555 01 90`),
  },
  otherHands: {
    summaries: list(`Practical problem solver who keeps people informed and finishes what others have started.;
    Award-winning specialist with 12 years of experience in fast-growing firms across two continents.;
    Seeking a role where careful work, clear writing and patience with customers are valued.;
    Known for steady judgment, short meetings and teams that stay.`),
    first:
      list(`Deirdre;Thabo;Sowmya;Colby;Hyacinth;Tochukwu;Paulina;Jin-woo;Imelda;Rodrigo;Tanisha;Gaurav;Fleur;Osama;Beatriz;
    Ming;Harriet;Zoran;Donatella;Deshawn;Ana Lucía;Karl-Heinz;D. Wesley;Revathi;Maribel;Joy;Nomvula;Pieter;Arlene;Sipho;Gwyneth;
    Farid;Kayla;Anders Bo;Precious;Theo;Yesenia;Augustus;Yasmine;Brooke`),
    last: list(`Cavallaro;Dlamini;Gopalakrishnan;Whitaker;Ashcroft;Ezeugo;Zielinska;Baek;Dimaculangan;Figueroa;Braithwaite;Malhotra;
    De la Cruz;Khoury;Monteiro;Zhao;Tewkesbury;Šimek;Bellini;Bankhead;Vega-Ruiz;Brandt;O'Shaughnessy;Bhattacharya;Buenaventura;Field;
    Mokoena;Van der Merwe;Magsaysay;Ndlovu;Prosser-Rees;Barakat;Torgersen;Jepsen;Church;Papadakis;Catacutan;Kingsley;Ansari;Stone`),
    companies:
      list(`Ironbark Systems;Ames, Porter & Quill LLP;Calloway Grocers #114;Wexford;Dalton;Peter Lindqvist Architects;
    Rosa Delgado;Samuel Okoro & Sons Ltd;7 Bridges Brewing;3Peaks Outdoor Co.;Studio 58;24-7 Couriers;Quayside Distribution Center;
    Value Barn;Petal & Thorn Florists;Hartwell, Inc.;Greeley, Voss and Tam, PLLC;Lakeland Regional Water Authority;
    County of San Ramiro;Town of Millbrook;Luzon Shared Services, Inc.;Mahanadi Infotech Pvt. Ltd.;Kaveri Textiles Limited;
    Highveld Mining (Pty) Ltd;Umlazi Retail Group;Nordvik Energi AS;Bakker Bloemen B.V.;Clínica Santa Aurelia;
    Summit Ridge Credit Bureau;Parkline Property Management;Vireo;Loopwell;Threadbare Labs;Glasshouse AI;Tern Payments;
    Merriam Street Bakery;Bishop's Hardware;The Oak Room at Fenwick's;St. Brigid's Nursing Home;Fairmont Valley School District 12;
    Blue Heron Aviation;Johnson Creek;Sherwood Dental Group;Carter-Mills Machine Works;Republic Freight Lines;Pacific Loom & Dye;
    Women's Shelter of Orange County;Hope Chapel Outreach;Army Corps Depot 9;National Museum of Glass`),
    titles:
      list(`Order Picker;Reach Truck Operator;Stock Associate;Retail Sales Associate;Head Cashier;Night Shift Supervisor;Receiving Clerk;
    Backend Engineer, Payments;Staff Software Engineer;Senior Site Reliability Engineer;Applied Machine Learning Engineer;Software Development Engineer in Test;
    Project Manager II;Senior IT Project Manager;Program Director;PMO Lead;Lead Scrum Master;COO & Interim CFO;
    President & CEO;VP of Finance;General Manager, Northeast;Deputy Managing Director;Summer Analyst;Marketing Intern;
    Undergraduate Research Fellow;Lead Barista;Registered Dental Hygienist;Litigation Paralegal;Court Interpreter;Field Claims Adjuster;Mortgage Loan Originator;
    Full Charge Bookkeeper;Payroll Administrator II;Executive Assistant to the CEO;Executive Sous Chef;Pastry Assistant;Hotel Front Desk Agent;
    Assistant Property Manager;CNC Lathe Operator;Millwright;Water Treatment Operator;A&P Mechanic;Medical Social Worker;
    Guidance Counselor;Special Education Aide;Librarian;Museum Educator;Florist;Process Associate;Team Lead - Voice Process;
    Assistant Manager (Accounts);Geologist;Safety Officer;Senior UX Researcher;Copywriter (Pharma)`),
    places:
      list(`Nampa, ID;Raleigh, NC;Tulsa, Oklahoma;Newark, NJ;Fort Collins, CO;Santa Rosa, CA;Ypsilanti, MI;Savannah, Georgia;
    St. Paul, MN;Walla Walla, WA;Bronx, New York;Shreveport, LA;Coral Gables, FL;Pune, Maharashtra;Bhubaneswar, India;
    Quezon City, Philippines;Cebu City, Philippines;Durban, South Africa;Polokwane, Limpopo;Stavanger, Norway;Haarlem, Netherlands;
    Dartmouth, NS;Ennis, Ireland;Sevilla, Spain;Tauranga, New Zealand;Norwich, Norfolk`),
    schools:
      list(`Tidewell University;University of Southern Cascadia;Boise Valley Community College;Ridgemont College of Business;
    Hudson Heights Polytechnic;Kalinga Institute of Engineering;Savitri College of Commerce;University of the Visayan Sea;
    Mapayapa State University;Highveld University of Technology;University of Natal Coast;Bergen Maritime Academy;
    Merrimack & Lowell Technical Institute;Santa Rosa Adult School;Pine Barrens High School;Université Saint-Aubert;
    Oconee Culinary Institute;Edison Job Corps Center`),
    studies: [
      ['B.Sc.', 'Information Technology'],
      ['Bachelor of Commerce', 'Cost Accounting'],
      ['B.E.', 'Production Engineering'],
      ['M.C.A.', 'Computer Applications'],
      ['National Diploma', 'Human Resources'],
      ['BCom Honours', 'Financial Management'],
      ['Executive MBA', 'Strategy'],
      ['Master of Engineering', 'Software Systems'],
      ['M.S.W.', 'Social Work'],
      ['Bachelor of Science', 'Hospitality Management'],
      ['A.A.S.', 'Aviation Maintenance Technology'],
      ['A.S.', 'Dental Hygiene Practice'],
      ['High School Diploma', 'General Studies'],
      ['Bachelor of Architecture', 'Architecture'],
      ['B.Mus.', 'Cello Performance'],
      ['Postgraduate Certificate', 'Museum Studies'],
      ['J.D.', 'Law'],
      ['B.A. (Hons)', 'Linguistics'],
    ],
    skills:
      list(`Order picking;RF scanners;Pallet jacks;Cycle counting;Cash drawer reconciliation;Visual merchandising;Returns processing;
    Golang;Elixir;Clojure;C++20;Apache Flink;Redis;Pulumi;Helm charts;gRPC;CockroachDB;FastAPI;Angular;Node.js streams;Datadog;CI/CD;
    Risk registers;Earned value;MS Project;Smartsheet;Change control;Vendor management;Resource planning;Kanban boards;
    P&L ownership;Mergers and acquisitions;Investor relations;Turnarounds;Board reporting;Strategic planning;
    Tally ERP 9;SAP FICO;GST filing;Power Query;VLOOKUP;Six-figure budgets;Case documentation;Crisis counseling;Motivational interviewing;
    Family mediation;Grant proposals;Volunteer coordination;Spanish interpretation;Case law research;Document review;Westlaw;
    Reading blueprints;Mastercam;Micrometers;Lockout/tagout;Chlorine dosing;Airframe inspection;Borehole logging;
    Laminated doughs;Menu costing;Opera Cloud;Yardi;Rent rolls;Dental radiography;Floral design;Usability testing;Figma prototypes;
    Copyediting;Google Analytics 4;Tableau dashboards;MATLAB Simulink;Stata;Bloomberg Terminal;Cold calling;Zendesk;Phone etiquette;Ten-key`),
    deeds:
      list(`Picked and packed 140 orders an hour at 99.7% accuracy;Cut p99 latency from 840 ms to 95 ms by caching at the edge.;
    Delivered a $6.2M core banking migration four weeks early.;Grew revenue from $48M to $131M in five years;
    Unloaded up to six trailers a shift, rain or snow.;Moved 37 services from virtual machines to containers with no downtime;
    Opened and closed the store, and counted six tills each night.;Mentored four interns, two of whom joined full time in June 2022.;
    Won the 2021 Safety Star award for 1,000 days without an injury;Led the merger with Haldane Foods and kept 96% of its accounts.;
    Coordinated 11 vendors in London, Dublin and Warsaw;Handled 70 calls a day and kept customer satisfaction above 92%;
    Reconciled 14 bank accounts monthly and reported to the Finance Controller.;Wrote the onboarding guide that every new hire now reads.;
    Raised test coverage from 41% to 88% and halved build times;Assisted Dr. Helen Amari with interviews for the 2019 census study.`),
    phones:
      list(`(208) 555-0131;919-555-0164;+1 (918) 555-0117;973.555.0139;+91 94370 00158;+63 917 555 0126;+27 82 555 0173;
    (902) 555-0108;+47 55 55 01 44;021 555 0192;+353 21 555 0150;612 555 0183`),
  },
  thirdHands: {
    summaries:
      list(`Organized and friendly, with seven years of work in busy teams and a good eye for what is about to go wrong.;
    Licensed professional with a clean record who is looking for steady work with a company that promotes from within.;
    Self-motivated, quick to learn, and proud to have trained most of the people who replaced me.;
    Over 15 years of hands-on and supervisory experience in small companies and one very large one.`),
    first:
      list(`Rochelle;Lamont;Guadalupe;Brent;Chantal;Fidel;Kristin;Darnell;Pallavi;Wyatt;Colleen;Ruben;Sangeeta;Trevor;Renee;
    Bao;Jolene;Marcelo;Bridget;Kendrick;Olga;Nathaniel;Pilar;Clint;Aaliyah;Vernon;Heidi;Julián;Shelby;Quentin;Mary Beth;Luis Alberto;
    Tiffany;R. Douglas;Fatoumata;Jae;Constance;Salvatore;Whitney;Gordon`),
    last: list(`Espinoza;Washburn;Arceneaux;Yarbrough;Nakamura;Thompson-Reyes;Onyekachi;Kaczmarek;Narasimhan;McAllister;Trujillo;Feldman;
    Beauchamp;Rosales;Hutchins;Nguyen-Hall;Gallo;Osborne;Stallworth;Ivanov;Pike;Redmond;Ocampo;Schroeder;Winslow;D'Angelo;Holt;
    Zamora;Crenshaw;Lopresti;Vandermeer;Tillman;Diallo;Ryu;Bergstrom;Santangelo;Fairchild;MacLeod;Pennington;Banks`),
    companies:
      list(`Mercy Ridge Medical Center;Lakeview Regional Hospital;St. Anselm Health System;Cypress Bend Nursing & Rehab;
    Riverton High School;East Mesa Unified School District;Holy Redeemer Academy;Stonebrook Charter School;Big Rig Express;
    Prairie Star Transport, LLC;Hanley Brothers Trucking;Overland Tank Lines;Gridpoint Software;Lattice Cloud;Papertrail Health;
    Hopscotch;Brightline Insurance Group;Anchor Data Partners;Midwest Dairy Cooperative;Gadget Depot;Bellwether Home Store #27;
    Shoe Corral;Farmer Ted's Market;Watts & Sons Electric;Delta Current Contractors Inc.;Tri-County Power Cooperative;
    Baxter Kline & Associates, CPAs;Rowe Tax Service;Hudson Pointe Capital;Sunbeam Snacks;Palmetto Outdoor Advertising;
    Velvet Fox Marketing;Crush Athletic;The Gilded Fork;Trattoria Lucia;Harborside Country Club;Compass Rose Catering;
    Terrafirm Engineering;Hoyt, Ballard and Nye Consultants;Lone Oak Surveying;State Department of Transportation;
    City of Fairhaven;Dr. Alan Pruitt, DDS;Law Office of Marie Castellanos;Evergreen Title Company;First Methodist Preschool;
    Allied Pump & Valve;Crown Point Apartments;Sierra Linen Supply;Washoe County Library System`),
    titles:
      list(`Night Charge Nurse;ICU Staff Nurse;Telemetry Nurse;Labor and Delivery RN;Certified Nurse Aide;Clinical Nurse Educator;
    Biology Teacher;Social Studies Teacher;English Department Chair;Long-Term Substitute;Regional Truck Driver;OTR Driver;
    Tanker Driver;Local Delivery Driver (CDL-B);Yard Jockey;Senior Frontend Engineer;Full-Stack Web Developer;Software Engineer II;
    Junior Programmer;Lead Data Analyst;Business Intelligence Analyst;Reporting Specialist;Data Entry Associate;Floor Supervisor;
    Department Manager, Housewares;Key Holder;Store Manager in Training;Customer Service Associate;Journeyman Wireman;
    Apprentice Electrician;Electrical Foreman;Maintenance Electrician;Senior Accountant;Audit Associate;Payables Clerk;
    Assistant Controller;Tax Preparer;Digital Marketing Manager;Social Media Coordinator;Associate Brand Manager;Email Marketing Specialist;
    Chef de Cuisine;Junior Sous Chef;Banquet Chef;Garde Manger;Dishwasher;Civil Engineer II;Project Engineer;Engineer in Training;
    Survey Technician;Transportation Design Engineer;Administrative Assistant;Front Desk Coordinator;Office Clerk;
    Executive Secretary;Leasing Consultant`),
    places:
      list(`Omaha, NE;Yakima, WA;Toledo, OH;Lubbock, TX;Augusta, GA;Little Rock, AR;Reno, Nevada;Provo, UT;Allentown, PA;
    Worcester, MA;Pensacola, FL;Bakersfield, CA;Rockford, IL;Green Bay, WI;Knoxville, TN;Wichita, Kansas;Roanoke, VA;
    Cedar Rapids, IA;Fort Wayne, IN;Las Cruces, NM;Bangor, Maine;Yonkers, NY;Bellingham, WA;Jackson, MS;Saginaw, MI;
    Cape Girardeau, MO;Gulfport, MS;Medicine Hat, AB`),
    schools:
      list(`University of the Great Plains;Piedmont Valley State University;Weaver College;Fox Hollow Community College;
    Lone Star Technical College;St. Olave University;Cascade Pacific University;Merritt School of Nursing;
    International Truck Driving Academy;Northern Plains Institute of Technology;Redlands State University;
    Georgia Central University;College of Saint Monica;Le Jardin Culinary School;Roosevelt Vocational Center;
    Saginaw Central High School;Texas Plains A&M University;Thornbury University`),
    studies: [
      ['B.S.N.', 'Nursing Practice'],
      ['Associate Degree', 'Nursing Science'],
      ['Bachelor of Science', 'Biology Education'],
      ['Master of Education', 'Educational Leadership'],
      ['Certificate of Completion', 'Commercial Truck Driving'],
      ['BS', 'Computer Information Systems'],
      ['M.S.', 'Applied Statistics'],
      ['Bachelor of Arts', 'Retail Management'],
      ['Technical Diploma', 'Industrial Electrical Systems'],
      ['Master of Accountancy', 'Taxation'],
      ['B.S.B.A.', 'Accounting and Finance'],
      ['Bachelor of Arts', 'Advertising'],
      ['Associate of Occupational Studies', 'Baking and Culinary Arts'],
      ['B.S.C.E.', 'Civil and Environmental Engineering'],
      ['Master of Science', 'Transportation Engineering'],
      ['Associate of Arts', 'Office Administration'],
      ['Vocational Certificate', 'Office Technology'],
      ['Bachelor of General Studies', 'Humanities'],
    ],
    skills:
      list(`IV starts;Telemetry monitoring;Epic charting;Telephone triage;Infection control;Patient advocacy;Catheter care;Behavior management;
    Unit planning;Parent communication;Canvas LMS;Special education law;Backing and docking;Chains and tarps;Hazmat handling;
    Trip planning;Hours of service rules;React Native;MySQL;Swift UI;Ruby on Rails;Vagrant;Webpack;Jest;Looker Studio;Qlik Sense;
    SQL Server;Data cleaning;Regression analysis;Excel macros;Airflow;Snowflake;Loss prevention;Merchandise displays;Register balancing;
    Staff scheduling;Complaint handling;Inventory counts;Rigid conduit;Motor controls;Circuit tracing;Panel upgrades;
    NEC code;Fire alarm systems;QuickBooks Online;Financial statements;Month-end close;Sales tax returns;Bank reconciliations;
    Internal audits;Google Ads;Mailchimp;Brand strategy;Content calendars;Hootsuite;Media buying;Menu development;
    Food cost control;Butchery;Sauces;HACCP plans;Banquet service;AutoCAD Civil 3D;HEC-RAS;Stormwater design;Cost estimates;
    Bid documents;Traffic studies;Calendar management;Travel arrangements;Multi-line phones;Minute taking;Filing;
    Outlook;Typing 75 WPM;Customer relations;Bilingual (English/Spanish)`),
    deeds:
      list(`Cared for five to six patients a shift on a 36-bed floor.;Precepted 14 new graduates, all of whom are still with the hospital;
    Raised the pass rate on the state biology exam from 71% to 86%.;Taught five periods a day and advised the yearbook staff;
    Hauled refrigerated freight in 31 states with 99% on-time delivery.;Kept a clean inspection record through 11 roadside checks;
    Rewrote the checkout page in React, which cut load time by 45%.;Built weekly sales dashboards for 26 store managers;
    Automated a monthly report that used to take three days.;Supervised a staff of 17 and wrote the weekly schedule;
    Reduced shrink from 2.1% to 0.8% in one fiscal year.;Wired 60 new homes and two medical offices without a failed inspection;
    Prepared 210 individual and 35 corporate returns each season.;Closed the books within four business days of month end;
    Grew the email list from 8,000 to 52,000 subscribers.;Ran a $600,000 annual media budget across search, radio and print;
    Cooked for parties of up to 350 guests.;Cut food cost from 36% to 29% by changing suppliers and portions;
    Designed drainage for 14 miles of county road.;Reviewed shop drawings and answered contractor questions in the field;
    Answered a nine-line phone and greeted about 80 visitors a day.;Ordered supplies, kept the calendars of four directors and took minutes`),
    phones: list(`(402) 555-0134;509-555-0181;419.555.0112;+1 (956) 555-0147;(478) 555 0165;501-555-0190;1-775-555-0103;
    801 555 0158;(610)555-0129;+1-508-555-0176;850/555-0118;(306) 555-0133`),
  },
  fourthHands: {
    summaries: list(`Motivated graduate with hands-on training, a friendly manner and a strong wish to keep learning.;
    Licensed, bilingual and punctual, with seven years of service to patients, students and customers.;
    Analytical thinker with a record of turning messy data into decisions that managers trust.;
    To obtain a position with room to grow, where I can put my training and my work ethic to use.`),
    first:
      list(`Milagros;Thaddeus;Shauna;Devendra;Eleni;Cedric;Lupita;Graham;Adaeze;Stefan;Yvette;Hana;Leroy;Noelle;Andrés;Sunita;
    Wendell;Cordelia;Kojo;Margit;Troy;Jocelyn;Mateusz;Grainne;Emre;Charlene;Nikhil;Valerie;Luther;Soo-jin;Antoine;Peggy;Rashid;Gloria;
    Curtis;Sigrid;Mei-Ling;Mary Kate;R. Allen;Lamar;Ximena;Walter;Bronagh;Cody`),
    last: list(`Whitcomb;Pacheco;Lundgren;Ferreira;Mulligan;Stavros;Abdi;Holloway;Ishikawa;Jankowski;Beckett;Toussaint;Gill;Nwachukwu;Marquez;
    Vandenberg;Kaplan;St. Clair;Fontenot;Mikkelsen;Arellano;Pham;Hotchkiss;Radcliffe;Bose;Yilmaz;Crowley;Garland;Lo;Hernandez-Ortiz;O'Dell;
    Winthrop;Eriksen;Blackwood;Achterberg;Archuleta;Wallace;Sengupta;Prescott;Heffernan;Foss;Callahan;Rios;Levy`),
    companies:
      list(`Avery Dental Associates;Baker's Dozen Cafe;Westbrook Memorial Hospital;Larimer Street Capital;Hudson Point Securities;
    Goldfinch Advisory Group;North Platte Community Bank;Dockside Marine Supply;Maplewood Nursing & Rehab;Trinity Valley Medical Center;
    Oakmont Country Club;Sunny Slope Landscaping;Rivertown Auto Body;Pinewood Middle School;Campus Recreation Center;
    Office of Undergraduate Admissions;Brandt Plumbing & Heating;Gemini Wireless;Corner Market;SaveRight Pharmacy;
    Harvest Table Restaurant;Beacon Legal Aid;Kaufman, Reyes & Bloom LLP;Signal Hill Consulting;Tessera Biosciences;
    Center for Urban Policy Research;Quarry Lane Books;BluePine Software;Fieldnote;Marlin Robotics, Inc.;Appleton Paper Co.;
    Great Basin Insurance Exchange;Metro Regional Transit Authority;Clark Fork Library District;Ridgeline Outdoor Education;
    Juniper Home Health;Prairie State Mutual;Wilson & Tate Construction;Skyline Elevator Service;Empire Linen;Vista Grande Apartments;
    Coffee Junction;Golden Years Senior Living;Desert Bloom Pediatrics;Kinetic Fitness Studio;Polymath Labs;Orchard Park Elementary;
    Sierra Crest Animal Hospital;Horizon Solar;Ashby Street Playhouse;Redwood Data Systems;Dr. Linda Park, DDS`),
    titles:
      list(`Investment Banking Analyst;Private Equity Associate;Equity Research Intern;Teller;Associate Financial Planner;Nurse Aide;
    Practical Nurse, Pediatrics;Clinic Assistant;Phlebotomy Technician;Dental Assistant;Pharmacy Clerk;Physical Therapy Aide;Home Health Aide;
    Lifeguard;Camp Counselor;Resident Advisor;Peer Tutor;Library Page;Undergraduate Research Assistant;Laboratory Assistant;
    Teaching Assistant;Guest Teacher;Admissions Counselor;Academic Advisor;Family Caseworker;Law Clerk;Management Consultant;
    Associate Attorney;Full-Stack Web Engineer;Database Programmer/Analyst;Web Developer;Network Engineer;Platform Engineer;
    Controls Engineer;Process Engineer;Research Chemist;Construction Superintendent;Refrigeration Mechanic;Automotive Technician;Pipe Welder;
    Landscaper;Janitor;Transit Operator;Front Office Clerk;Office Aide;Human Resources Coordinator;Recruiter;Banquet Captain;
    Public Relations Assistant;Food Runner;Bartender;Host;Crew Trainer;Assistant Branch Manager;Fitness Instructor;Insurance Sales Producer;
    Rental Agent;Kennel Technician;Assistant Stage Manager;Used Book Buyer;Bakery Clerk`),
    places:
      list(`Eau Claire, WI;Cambridge, MA;Philadelphia, PA;Berkeley, CA;Sparks, NV;Tempe, Arizona;Fayetteville, AR;Dubuque, IA;
    Burlington, VT;Spartanburg, SC;Kalispell, MT;Lincoln, Nebraska;Gainesville, FL;Ann Arbor, MI;Charlottesville, Virginia;Roswell, NM;
    Canton, OH;Jersey City, NJ;New Haven, CT;Palo Alto, California;Hoboken, New Jersey;Kansas City, MO;Laredo, Texas;Oakland, CA;
    Portland, Maine;Guelph, Ontario;Waterford, Ireland;Lisbon, Portugal;Utrecht, The Netherlands;Medellín, Colombia;Providence, RI`),
    schools:
      list(`Hollins Ferry College;University of New Albion;Bay Cities Community College;Charles River Institute of Technology;
    Allegheny Ridge University;Mount Tabor College;University of the Upper Plains;Golden State University, East Bay;
    Cedar Falls Area Technical College;Loyola Heights University;Lake Superior Institute of Nursing;Truckee Meadows Career Academy;
    Rutland School of Law;Haverstraw College of Engineering;College of the North Coast;Emory Park High School;
    Brighton School of Business;National University of Leinster;Instituto Superior do Tejo`),
    studies: [
      ['Bachelor of Science', 'Economics and Statistics'],
      ['B.A.', 'Behavioral Science'],
      ['B.S.E.', 'Bioengineering'],
      ['S.B.', 'Brain and Cognitive Sciences'],
      ['M.B.A.', 'Healthcare Management'],
      ['Associate of Arts', 'Early Childhood Development'],
      ['A.S.', 'Clinical Assisting'],
      ['Associate of Applied Science', 'Paralegal Studies'],
      ['Certificate', 'Pharmacy Technology'],
      ['B.S.', 'Electrical Engineering and Computer Sciences'],
      ['M.S.', 'Computational Biology'],
      ['Bachelor of Arts', 'Communication Studies'],
      ['BBA', 'Management Information Systems'],
      ['Master of Arts', 'Higher Education Administration'],
      ['B.S.', 'Kinesiology'],
      ['M.Eng.', 'Aerospace Engineering'],
      ['Ed.M.', 'Human Development'],
      ['Bachelor of Fine Arts', 'Theatre Design'],
      ['Ph.D.', 'Polymer Science'],
      ['High School Diploma', 'College Preparatory'],
    ],
    skills:
      list(`Financial modeling;Discounted cash flow;Capital IQ;FactSet;Pitch books;Due diligence;VBA macros;Currency counting;
    Vital signs;Blood draws;EKG;Pressure ulcer care;CPR;HIPAA compliance;Claims coding;ICD-10 coding;Epic;Specimen labeling;Bloodborne pathogens;
    Four-handed dentistry;Prescription filling;Shelf audits;Animal restraint;Cell culture;PCR;Western blotting;Flow cytometry;
    Gas chromatography;JMP;Qualtrics;Survey design;Literature reviews;Academic writing;Reading groups;Behavior charts;Tutoring;
    Conflict mediation;Cite checking;Deposition summaries;E-filing;Notary public;Perl;Svelte;Laravel;Quarkus;Flask APIs;MongoDB;
    MariaDB;Debian;Shell scripts;CircleCI;Puppet;ROS;OpenCV;Verilog;LabVIEW;ANSYS;Aspen Plus;Brazing;Refrigerant recovery;Stick welding;Engine diagnostics;
    Pneumatics;Site layout;Concrete forming;Primavera P6;Irrigation;Floor care;Switchboard;Google Forms;Mail merge;
    Meeting minutes;Job postings;Applicant tracking;Press releases;Constant Contact;Buffer;Square;Toast;Bartending;Suggestive selling;
    Weight training;Lead generation;Fair housing rules;Prompt books;Stage lighting;Book displays`),
    deeds:
      list(`Built three-statement models for deals from $40 million to $1.2 billion in size.;Took vital signs for up to 18 residents a shift;
    Graded 90 problem sets a week and held office hours on Thursdays.;Rebuilt the intake form, which cut waiting time by 22 minutes;
    Assisted Professor Ellen Marsh with a study of 1,400 households in Ohio and Kentucky.;Served 200 guests on weekend nights;
    Shipped a scheduling app that 11 clinics in Nevada now use daily.;Balanced a drawer of $9,000 with no shortages since May 2019;
    Planned and staffed the Spring Open House for 600 families.;Promoted after eight months, ahead of a class of 24;
    Kept 40 rooftop units running through the summer of 2021.;Increased Instagram followers from 1,100 to 7,800 in one year;
    Drafted motions and discovery for 35 active cases;Coordinated with Pfizer and two universities on a pilot plant.;
    Presented findings at the Annual Meeting of the Western Society, San Diego, 2018;Opened the store four mornings a week`),
    phones:
      list(`(608) 555-0114;617-555-0188;+1 (215) 555-0163;510.555.0147;(775) 555-0102;480-555-0139;+1 802 555 0175;352.555.0120;
    (734) 555-0156;+353 91 555 0133;+351 21 555 0148;519-555-0191`),
  },
  fifthHands: {
    summaries:
      list(`Dependable team player with a friendly phone voice, a tidy desk and six years in busy offices and shops.;
    Detail-oriented and patient, known for explaining complicated things without making anyone feel small.;
    Results-driven professional who has met or beaten every goal set for me since 2018.;
    Seeking a full-time role where I can grow with the company and put my people skills to good use.`),
    first:
      list(`Ebony;Bradley;Araceli;Orlando;Roberta;Preston;Gurpreet;Kelsey;Alonzo;Tamika;Blake;Ruthann;Harpreet;Paulette;Dustin;Nadine;Gilberto;
    Kaitlyn;Reginald;Mai;Jerome;Alejandra;Corey;Maxine;Dante;Brianna;Sergio;Tonya;Phuong;Garrett;Felicia;Marvin;Autumn;Armando;Deborah;
    Isaiah;Katelynn;Anthony;Suzanne;Kareem;Peggy Sue;Jo Ann;T. Michael;Lindsey`),
    last: list(`Hollingsworth;Cervantes;Pettigrew;Kirkpatrick;Medina;Stoltzfus;Dhaliwal;Broussard;Mayfield;Escobar;Lockhart;Pruett;Goins;
    Castaneda;Culpepper;Vang;Buckner;Montoya;Rasmussen;Hightower;Palacios;Maddox;Slater;Salinas;Odom;McCullough;Baldwin;Cisneros;Huynh;
    Strickland;Wooten;Guerrero;Nichols;Delacruz;Barrera;Kemp;Sizemore;Duran;Bledsoe;Petrov-Lang;Overstreet;Cho;Lindberg;Ruiz-Cano`),
    companies:
      list(`Maple Avenue Family Dentistry;Brookside Eye Clinic;Hanover Street Chiropractic;Carlton Business Suites;Midland Staffing Group;
    Peak Benefit Advisors;Keystone Plastics Corporation;Dalworth Distribution;Fresh Fields Grocers Distribution Center;Interstate Cold Storage;
    Tri-Lakes Building Supply;Parcel Point;Codewright LLC;Sandbar Digital;Bright Acorn Learning;Ledgerly;Pivotline Systems;Northwind Telecom;
    Atlas Office Products;Clearpath Payroll;Mount Carmel Hospital;Five Rivers Dialysis;Sunrise School Nutrition Services;
    Wellspring Community Health Center;Ackerman Construction Management;Lakeside Event Partners;Riverbend Housing Authority;
    Precision Tool & Gage;Hoosier Machine Products;Zeller Aerospace Components;J & R Manufacturing, Inc.;Dietz Tool Works;
    Law Offices of Brian T. Novak;Hume Garrison LLP;Pacheco & Lind, P.C.;Franklin County Clerk of Courts;Farmers & Merchants State Bank;
    First Liberty Credit Union;Citizens Trust of Georgia;Union Valley Savings;HomeChef Direct;StreamBox;Pioneer Internet Services;
    Everwell Pet Insurance;Taco Loco;Olde Mill Steakhouse;Discount Tire Barn;Valley View Lanes`),
    titles:
      list(`Office Receptionist;Front Desk Receptionist;Medical Receptionist;Switchboard Operator;HR Generalist;HR Assistant;Benefits Coordinator;
    Staffing Specialist;Warehouse Lead;Shipping and Receiving Clerk;Inventory Control Specialist;Material Handler;Package Handler;Junior Developer;
    Junior Software Developer;Web Development Intern;Desktop Support Technician;Help Desk Analyst;Account Executive, Mid-Market;
    Senior Account Representative;Sales Development Representative;Inside Sales Associate;Clinical Dietitian;Renal Dietitian;Outpatient Nutritionist;Diet Technician;
    WIC Nutrition Assistant;Project Assistant;Event Coordinator;Construction Project Coordinator;CNC Machinist II;CNC Setup Operator;Manual Machinist;
    Tool and Die Maker;Deburr Operator;First Article Inspector;Senior Paralegal;Corporate Paralegal;Legal Administrative Assistant;Deputy Clerk;Lead Teller;
    Part-Time Teller;Universal Banker;Vault Teller;Customer Support Team Lead;Customer Support Specialist, Tier 2;Call Center Agent;
    Technical Support Representative;Dinner Server;Shift Leader;Tire Technician;Cashier / Stocker`),
    places:
      list(`Kettering, OH;Muncie, IN;Peoria, IL;Valdosta, GA;Lansing, Michigan;Tyler, TX;Springfield, Missouri;Erie, PA;Clarksville, TN;
    Corvallis, OR;Modesto, CA;Greeley, CO;Rapid City, SD;Utica, NY;Dothan, AL;High Point, NC;Lakeland, Florida;Appleton, WI;Broken Arrow, OK;
    Nashua, NH;Olathe, KS;Hagerstown, MD;Lynchburg, VA;Amarillo, TX;St. Cloud, MN;Idaho Falls, ID;Yuma, AZ;Warner Robins, GA`),
    schools:
      list(`Miami Valley Community College;Ball Creek University;University of Central Georgia;Illinois Prairie College;
    Sinclair Ridge Technical Institute;Great Lakes Christian College;Ozark Plateau State University;CodeBridge Academy;Launchpad School of Code;
    East Texas Baptist Institute;Presque Isle University;Chickamauga State Community College;Middle Georgia School of Paralegal Training;
    Wasatch Online University;Fox Cities Technical College;Tuscarawas Joint Vocational School;Stebbins Memorial High School`),
    studies: [
      ['Associate of Arts', 'Business Office Technology'],
      ['Bachelor of Science', 'Human Resource Development'],
      ['B.A.', 'Industrial and Organizational Psychology'],
      ['Associate of Applied Science', 'Logistics and Warehousing'],
      ['B.S.', 'Software Development'],
      ['Certificate', 'Full-Stack Web Development'],
      ['Certificate', 'Data Analytics'],
      ['B.B.A.', 'Professional Sales'],
      ['Master of Science', 'Nutrition and Dietetics'],
      ['Bachelor of Science', 'Food and Nutrition Science'],
      ['Bachelor of Arts', 'Organizational Communication'],
      ['A.A.S.', 'Machine Tool Technology'],
      ['Diploma', 'Machine Shop Practice'],
      ['Bachelor of Arts', 'Legal Studies'],
      ['Associate of Science', 'Criminal Justice'],
      ['B.S.', 'Banking and Finance'],
      ['Associate of Applied Science', 'Customer Service Management'],
      ['High School Diploma', 'General Education'],
    ],
    skills:
      list(`Greeting visitors;Appointment setting;Insurance verification;Mail sorting;Office 365;Google Calendar;Employee onboarding;Open enrollment;
    FMLA administration;ADP Workforce Now;BambooHR;Exit interviews;New hire orientation;Stand-up forklift;Cross-docking;Load planning;Bills of lading;
    Warehouse management systems;Palletizing;Remix;JavaScript (ES6+);HTML and CSS;Express.js;Git and GitHub;Netlify;SQLite;Bootstrap 5;Redux Toolkit;Unit testing;
    Pipeline management;HubSpot CRM;Outreach.io;Gong;Contract negotiation;Territory planning;Product demos;Medical nutrition therapy;
    Enteral feeding;Diabetes education;Menu analysis;Nutrition Care Process;ServSafe;Asana;Monday.com;Meeting facilitation;Purchase orders;Submittals and RFIs;
    Expense tracking;Haas controls;Mazatrol;Blueprint reading and GD&T;G-code;Surface grinding;CMM inspection;Fixture building;Legal writing;LexisNexis;Clio;Docketing;
    Trial preparation;Discovery indexing;Large cash transactions;Drawer balancing;Fraud detection;Cross-selling;Bank Secrecy Act;Live chat;Freshdesk;Intercom;
    Calming upset customers;Knowledge base writing;Call monitoring;Fluent Spanish;Time tracking`),
    deeds:
      list(`Greeted 60 or more patients a day and kept the waiting room calm.;Scheduled interviews for nine hiring managers;
    Cut new hire paperwork from three hours to forty minutes by moving it online.;Led a crew of eight on second shift;
    Loaded 22 trailers a night with an error rate below 0.2%.;Built an internal search page that 120 people use each week;
    Closed $1.4M in new business in 2022, or 118% of quota.;Counseled about 15 patients a week with diabetes or kidney disease;
    Wrote the menus for 11 elementary schools in Erie County.;Tracked 240 submittals and closed them all before handover;
    Held tolerances of two ten-thousandths on titanium and Inconel parts.;Reduced setup time by 35% with a shared tool library;
    Prepared exhibits for six jury trials, and sat second chair at counsel’s table.;Processed 150 transactions a day with no shortage over $5;
    Answered 45 tickets a day at a satisfaction score of 96%.;Trained 13 new agents, four of whom became team leads;
    Received the Above and Beyond Award in May 2021.;Met with vendors in Chicago and Atlanta twice a year`),
    phones:
      list(`(937) 555-0148;765-555-0126;309.555.0171;+1 (478) 555-0119;517 555-0183;(903)555-0160;+1 417-555-0135;814-555-0107;
    (423) 555-0194;1-503-555-0152;209.555.0116;(605) 555-0139`),
  },
  sixthHands: SIXTH_HANDS_WORDS,
  seventhHands: SEVENTH_HANDS_WORDS,
  eighthHands: EIGHTH_HANDS_WORDS,
  ninthHands: NINTH_HANDS_WORDS,
  tenthHands: TENTH_HANDS_WORDS,
};
