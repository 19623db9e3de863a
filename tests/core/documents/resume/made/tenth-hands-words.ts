import { list, type Words } from './word-lists.ts';

/** What the archive of a staffing agency has. */
export const TENTH_HANDS_WORDS: Words = {
  first: list(
    `Aaliyah; Bernard; Carmen; Dwight; Eun-Ji; Francisco; Gwendolyn; Hector; Imani; Joan; Kaitlyn; LaToya; Mary Ann;
    Nathaniel; Odette; Priya; Quincy; Rosalind; Stefan; Tamika; Ulises; Vivian; Wade; Xiomara; Yusuf; Zachary; T.J.;
    Jean-Marc; Siobhan; Marisol; Duc; Ingrid; Rashad; Colleen; Brandon; Fatima; Glenn; Noémie; Leroy; Anjali; Kenji;
    Patrice; Ruthanne; Darnell`,
  ),
  last: list(
    `Abernathy; Brzezicki; Castellanos; Dombrowski; Eastman; Fitzsimmons; Goldfarb; Hightower; Ibarra; Jankowski Jr.;
    Kowalczyk; Lamoureux; McAllister; Nakagawa; O'Dell; Pettigrew; Quiñones; Rasmussen; St. Clair; Thibodeaux; Ueda;
    Van Houten; Whitfield; Xiong; Yellowhorse; Zamora; de la Cruz; Hargrove-Platt; Nguyen; Okonkwo; Park; Sandoval;
    Schaefer; Baptiste; Lindholm; Carver; Deshpande; Mercer III; Church; Boyd; Tran; Vasquez-Reilly; Kaur; Stone`,
  ),
  companies: list(
    `Hartwell, Beck & Somers LLP; Spokane Tool & Die Co., Inc.; Marjorie Kline Interiors; Ohio Army National Guard;
    First Federal Savings of Lima; St. Brendan's Medical Center; United States Air Force; Tri-County Head Start;
    Bureau of Land Management, Elko District; Olsen Bros. Heating & Cooling; Pike County School District 14; Dataforge;
    The Copper Kettle; J. P. Lindqvist & Sons; 3-Rivers Credit Union; Accounting Partners of Boise; Baker & Mason;
    Northfield State University, Dining Services; Chandler, Cooper, Wright PLLC; Kelsey Temporary Services; Tidewater;
    Department of Veterans Affairs, Region 9; Ames & Daughter Florists; Great Basin Freight Lines, LLC; Orchard 41;
    Manager's Choice Foods; Engineering Dynamics; City of Port Almond; Lowell Logistics (a Brandt company); Vantiq Labs;
    Walker; Summit at Birch Creek Senior Living; Hotel Marguerite; Delgado Landscape Design/Build; AmeriCorps Gulf Team;
    Savannah Port Pilots' Association; E. Whitcomb Dental Group, P.C.; Redstone Arsenal Garrison; Bright Start Learning;
    Coastal Home Health & Hospice; Mercury Staffing Solutions; Peoria Stamping Works; Fairmount Insurance Exchange;
    Dunn + Rowe; U.S. Navy, Naval Station Westhaven; Paychex-Miller Payroll; Nordholm North America, Inc.; Sew What?;
    Ridgeline Outfitters Co-op; Church & Vine Catering; Tulsa Regional Airport Authority; Kwik Lube #212;
    Blue Heron Analytics`,
  ),
  titles: list(
    `Manager, Field Services; Vice President of Finance; Registered Nurse, ICU/Step-Down; Accountant II; Senior Buyer;
    Warehouse Associate / Forklift Operator; Director of Community Relations; Intern, Supply Chain; Line Cook; Cashier;
    Administrative Assistant III; Aircraft Maintenance Technician, E-5; Squad Leader, Infantry; Owner/Operator;
    Teaching Assistant, Organic Chemistry; Co-op, Process Engineering; Assistant to the Dean; HR Generalist (bilingual);
    Head of Customer Success, East; Program Analyst; Project Manager, Capital Works; Sales Associate; Lead Carpenter;
    Software Engineer in Test; Chief of Staff; Night Auditor; Supply Sergeant; Marketing & Events Coordinator; Barista;
    Vice President, Supply Chain and Procurement; Quality Inspector, 2nd Shift; Branch Manager; Certified Nursing Aide;
    Financial Analyst I; Paralegal; Regional Director, Operations; Help Desk Technician, Tier 2; Data Entry Clerk;
    Resident Advisor; Medical Billing Specialist; School Bus Driver; Contract Specialist; Machinist, CNC;
    Research Assistant; Associate Consultant; Logistics Readiness Officer; Dispatcher; Front Desk Supervisor;
    Payroll Clerk (part-time); Executive Vice President and COO; Welder/Fabricator; Peer Tutor, Statistics;
    Merchandiser; Assistant Store Manager`,
  ),
  places: list(
    `Dayton, OH; Boise, Idaho; St. Louis, Missouri; Winston-Salem, NC; Washington, DC; Fort Wayne, Indiana; Reno, NV;
    San Juan, Puerto Rico; Guelph, Ontario; Leeds, United Kingdom; Coeur d'Alene, ID; Baton Rouge, Louisiana; Bronx, NY;
    West Lafayette, IN; Cedar Rapids, IA; Colorado Springs, CO; Macon, Georgia; El Paso, Texas; Duluth, Minnesota;
    Norfolk, VA; Kansas City, KS; Bangor, Maine; Santa Fe, New Mexico; Salem, OR; Green Bay, Wisconsin; Honolulu, HI;
    Queens, New York`,
  ),
  schools: list(
    `Marlow State University; Lakeland Community College, Kirtwood; University of Northfield at Elgin; Whitmore College;
    St. Anskar's College, Harwick; California State University, Marisol; Texas A&I University; Ivers School of Business;
    Community College of the Air Force; Kettle River Technical College, Fond du Bois Campus; Eastfield University;
    The Ravenna School of Nursing; University of Wisconsin–Ashby; Polytechnic Institute of Troy Falls;
    Ball & Harlan Institute of Technology; Universidad Central de Bayamar; Penn Valley State, Altoona Heights;
    Mary Todd Women's College`,
  ),
  studies: [
    ['B.S.', 'Mechanical Engineering'],
    ['Bachelor of Arts', 'English Literature'],
    ['A.A.S.', 'Radiologic Technology'],
    ['MBA', 'Finance'],
    ['Master of Public Administration', 'Local Government'],
    ['Diploma', 'Culinary Arts'],
    ['Associate of Applied Science', 'Welding & Fabrication'],
    ['Ph.D.', 'Soil Science'],
    ['BSN', 'Nursing'],
    ['Bachelor of Science', 'Criminology, Law & Society'],
    ['M.Ed.', 'Curriculum and Instruction'],
    ['B.S.E.', 'Industrial & Operations Engineering'],
    ['Bachelor of Business Administration', 'Accounting'],
    ['B.F.A.', 'Graphic Design'],
    ['Associate of Arts', 'General Studies'],
    ['Bachelor of Science', 'Psychology'],
    ['Master of Science', 'Supply Chain Management'],
    ['B.A.', 'Economics'],
    ['Bachelor of Social Work', 'Social Work'],
    ['Associate of Science', 'Aviation Maintenance Technology'],
    ['M.S.', 'Information Systems'],
  ],
  skills: list(
    `Microsoft Excel; SAP (MM, PP); Python; R; SQL; C++; Forklift operation; QuickBooks Online; Conflict resolution;
    Cash handling; Contract negotiation; Microsoft Office (Word, Outlook); Adobe InDesign; Power BI; AutoCAD; ServSafe;
    Six Sigma (Green Belt); Inventory control; Payroll; Phlebotomy; EHR charting (Epic); Budgeting; 10-key by touch;
    Grant writing; Public speaking; MIG/TIG welding; Blueprint reading; Team building; Risk management; P&L ownership;
    Change management; Supplier audits; Route planning; Salesforce; Tableau; .NET; Node.js; Typing (70 wpm); PL/SQL;
    Bookkeeping; OSHA 30; Hazmat handling; Scheduling; Customer service; Upselling; Mail merge; Event planning; MATLAB;
    SolidWorks; Technical writing; Curriculum design; Classroom management; CPR & first aid; Wound care; Triage; Jira;
    Agile/Scrum; Data entry; Legal research; Medical coding (ICD-10); Google Analytics; SEO; Photography; Merchandising;
    Equipment maintenance; Instructional design; Procurement (FAR/DFARS); Cycle counts; Radio communications;
    A/B testing; M&A due diligence; GAAP; Cost accounting; Preventive maintenance; Small engine repair;
    Visio; Lotus Notes;
    Machine learning; Windows Server 2019; Microsoft 365; Front-of-house service; Stakeholder management`,
  ),
  deeds: list(
    `Replaced Harmon & Lisle as the sole supplier of castings in March 2018;
    Opened and closed the store five days a week;
    Cut overtime by 18% within the first nine months; Trained 14 new hires on safe lifting and the WMS;
    Prepared month-end entries for six entities and answered the auditors of Crane Whitlock LLP;
    Won the 2016 Governor's Award for workplace safety; Answered up to 70 calls a day, most of them in Spanish;
    Moved 1,200 user accounts from Lotus Notes to Microsoft 365 between May and July 2020;
    Kept records of controlled equipment worth $4.2M without a loss; Wrote the weekly newsletter for 300 families;
    Supervised a staff of 22 across three shifts; Reduced scrap from 4.1% to 2.6% on Line 7;
    Served as acting manager from June to September 2017; Managed the account of Pell Brothers, then the largest client;
    Balanced the drawer daily and took deposits to the bank; Graded problem sets for a class of 120 students;
    Coordinated the move of the Reno office to Sparks, Nevada; Helped a team of five to plan the Fall 2014 career fair;
    Negotiated a five-year lease that saved $310,000; Loaded and unloaded trailers, 60 to 80 pallets a shift;
    Documented wound care and medication for up to six patients; Presented findings to the Board of Directors in 2019;
    Maintained C-130 hydraulic systems and signed off inspections;
    Scheduled travel for the Vice President and two directors;
    Introduced Kanban boards, later adopted by all plants in the Midwest; Processed 150 invoices a week in SAP;
    Led the due diligence on the purchase of Ostrander Plastics (2015); Set up banquets for up to 400 guests;
    Drafted bids for public contracts under the Federal Acquisition Regulation;
    Rebuilt the intake form, which shortened the wait from 40 to 25 minutes; Drove a 24-foot box truck in four states;
    Nominated for Employee of the Quarter, Q3 2018; Assisted attorneys with discovery in two class actions;
    Increased repeat business 12% year over year; Represented the department on the ERP steering committee`,
  ),
  summaries: [
    'Dependable worker with steady references, used to early shifts, changing sites and new teams. Looking for a ' +
      'place to stay.',
    'Results-driven professional with a record of turning around slow departments. Known at Tidewater and elsewhere ' +
      'for calm in busy seasons, plain reports and budgets that hold.',
    'Recent graduate with hands-on practice from internships, campus jobs and a capstone for a local manufacturer. ' +
      'Eager to learn and quick to ask.',
    'Leader with experience in operations, people and supply, in uniform and out of it; has managed budgets up to ' +
      '$40M and teams of up to 300 in four states.',
    'Detail-oriented and bilingual (English, Spanish). Enjoys customers, numbers and tidy files.',
  ],
  phones: list(
    `(937) 555-0142; 208-555-0119; 314.555.0166; +1 336 555 0107; 202-555-0183; (260) 555-0128; 1-775-555-0154;
    787 555 0171; +1 (519) 555-0135; +44 7700 900427; 504/555-0190; 7655550112; (719)555-0199`,
  ),
};
