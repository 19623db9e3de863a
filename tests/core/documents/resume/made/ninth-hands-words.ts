import { list, type Words } from './word-lists.ts';

export const NINTH_HANDS_WORDS: Words = {
  first: list(
    'Marcus; Denise; Tyrell; Kathleen; Luis; Brandi; Hung; Shanice; Gary; Priya; Walter; Aaliyah; Curtis; Mei; ' +
      'Doug; ' +
      'Yolanda; Trevor; Fatima; Earl; Jolene; Andrés; Rochelle; Pete; Sunita; Clifton; Bethany; Omar; Tammy; ' +
      'Reggie; ' +
      'Ingrid; DeShawn; Carla; Vernon; Xochitl; Lorraine; Kyle; Zoë; Hector; Mary Beth; Nkechi; Stan; ' +
      'Gwendolyn; J. Scott; Ruth Ann',
  ),
  last: list(
    "Hollings; O'Rourke; Washington; Kowalczyk; Ramirez; Prewitt; Nguyen; Baptiste; Stoltzfus; Venkataraman; " +
      'Birdsong; El-Amin; Tackett; Zhang; Vandermeer; Santiago-Cruz; Pruitt; Hassan; McElroy; Lindqvist; Núñez; ' +
      'Gaither; Fontaine; Deshpande; Crabtree; Yoder; Haddad; Sizemore; Whitfield; Bergström; Broussard; De Luca; ' +
      'Ott; Tlatelpa; St. Clair; Meyers-Hunt; Park; Villanueva; Hatfield; Okonkwo; Szymanski; Price; Van Horn; ' +
      'Ledbetter',
  ),
  companies: list(
    'Buckeye Valley Freight Lines, Inc.; Hartwell & Sons Plumbing; Mercy Ridge Medical Center; ' +
      'Tri-County Beverage; ' +
      'Carson, Pruitt & Lowe LLP; Blue Heron Foods; The Lakeside Inn; Dalton Public Schools; Norris Tool and Die; ' +
      'First Prairie Bank; Sunbelt Staffing Partners; Greene County Sheriff; Harlan Brothers Roofing; ' +
      'Pinnacle Dental Group of Tulsa; Quikmart #118; Ellis Marketing; Ames Street Bakery; Northgate Ford; ' +
      'Whitcomb Insurance Agency; Delmar Packaging Corp.; Riverbend Senior Living; City of Fairmont; ' +
      'Sterling, Inc.; ' +
      'Acorn Early Learning Center; Juniper Analytics; Old Mill Lumber Co.; Cascade Cold Storage; K&L Electric; ' +
      'Maria Ortega Realty; St. Brendan University Hospital; 3 Rivers Logistics; Hollis Engineering, P.C.; ' +
      "Big Don's Tire & Auto; Trellis Software; Palmetto Textile Mills; Grand Avenue Hotel and Conference Center; " +
      'Summit Waste; Lyle Construction Management; Bright Path Home Care, LLC; Evergreen Lawn and Landscape; ' +
      'Kessler Foundation; MedSupply Direct; Omaha Steel Erectors; Redstone Energy Services; Self-Employed; ' +
      'U.S. Postal Annex; Copper Kettle Restaurant Group; Fulton Machine Works; Ostrander Pharmacy; ' +
      'Bayview Credit Union; Watts Heating, Cooling & Refrigeration; Training Works',
  ),
  titles: list(
    'CDL-A Driver; Warehouse Associate II; Registered Nurse; Director of Operations; Accounts Payable Clerk; ' +
      'Line Cook; ' +
      'Vice President, Sales; Forklift Operator / Loader; Human Resources Generalist; Maintenance Technician III; ' +
      'Store Manager; Project Engineer; Executive Assistant to the CEO; Customer Service Representative; Welder; ' +
      'Senior Software Engineer; Regional Sales Manager, Southeast; Medical Assistant; Dispatcher; ' +
      'Staff Accountant; ' +
      'Quality Control Inspector; Front Desk Agent; Teacher, Grade 4; Journeyman Electrician; Data Analyst; ' +
      'Director, Supply Chain and Procurement; Night Auditor; Paralegal; Production Supervisor, 2nd Shift; ' +
      'Home Health Aide; Marketing Coordinator; Bus Driver; IT Support Specialist (Tier 2); Controller; ' +
      'Assistant General Manager; Machinist; Delivery Driver; Receptionist; Head of Customer Success; ' +
      'Security Officer; Loan Processor; Team Lead - Inbound; Crew Member; Pharmacy Technician; Estimator; ' +
      'Director of Finance & Administration; Sous Chef; Intern; Plant Manager; Shift Leader/Trainer; ' +
      'Social Worker; ' +
      'Business Development Manager; Custodian',
  ),
  places: list(
    'Dayton, OH; Fort Wayne, IN; Tulsa, OK; Greenville, SC; Boise, ID; St. Paul, MN; Winston-Salem, NC; ' +
      'El Paso, TX; ' +
      'Rockford, IL; Chattanooga, TN; Omaha, NE; Spokane, WA; Allentown, PA; Macon, GA; Fresno, CA; Albany, NY; ' +
      'Wichita, KS; Mobile, AL; Green Bay, WI; Reno, NV; Little Rock, AR; Grand Rapids, MI; Salt Lake City, UT; ' +
      "Lee's Summit, MO; Manchester, NH; Baton Rouge, LA; Charleston, WV; Bowling Green, KY; Windsor, ON",
  ),
  schools: list(
    'Sinclair Valley Community College; Wright County High School; University of Eastern Indiana; ' +
      'Palmetto State University; Ozark Technical Institute; Lincoln High School; Bellamy College; ' +
      'Northern Plains University, Omaha; Saint Agnes College of Nursing; Rio Vista Community College; ' +
      'Carver A&M University; Mid-South Truck Driving Academy; Roosevelt Senior High; Harding School of Business; ' +
      'Georgia Piedmont Institute of Technology; University of the Cascades; Trinity Bible College; ' +
      'East Lake Vocational-Technical Center; Western Michigan Polytechnic; The College of St. Luke',
  ),
  studies: [
    ['High School Diploma', 'General Studies'],
    ['High School Diploma', 'College Prep'],
    ['GED', 'General Education'],
    ['Certificate', 'Welding Technology'],
    ['Certificate', 'Medical Assisting'],
    ['Diploma', 'Culinary Arts'],
    ['Diploma', 'HVAC & Refrigeration'],
    ['Associate of Applied Science', 'Diesel Technology'],
    ['Associate of Applied Science', 'Accounting'],
    ['Associate of Arts', 'Early Childhood Education'],
    ['A.A.S.', 'Nursing'],
    ['Bachelor of Science', 'Business Administration'],
    ['Bachelor of Science', 'Supply Chain Management'],
    ['Bachelor of Science', 'Computer Science'],
    ['B.S.', 'Mechanical Engineering'],
    ['B.S.N.', 'Nursing'],
    ['Bachelor of Arts', 'Communications'],
    ['B.A.', 'Psychology and Sociology'],
    ['BBA', 'Marketing'],
    ['Master of Business Administration', 'Finance'],
    ['MBA', 'Operations Management'],
    ['M.Ed.', 'Curriculum and Instruction'],
    ['Master of Science', 'Industrial Engineering'],
    ['Juris Doctor', 'Law'],
  ],
  skills: list(
    'Forklift operation; Microsoft Excel; QuickBooks; Route planning; Inventory control; Customer service; SAP; ' +
      'Cash handling; Bilingual (English/Spanish); Team leadership; MIG and TIG welding; Blueprint reading; ' +
      'Python; SQL; ' +
      'Data entry (70 wpm); Pallet jack; Budgeting; P&L management; Contract negotiation; Epic EHR; Phlebotomy; ' +
      'Vital signs; CPR and first aid; Food safety; Menu costing; Microsoft Office (Word, Excel, Outlook); ' +
      'Salesforce CRM; ' +
      'Cold calling; Lean manufacturing; Six Sigma; PLC troubleshooting; Preventive maintenance; AutoCAD; C++; ' +
      'Java; AWS; Power BI; Payroll; Month-end close; Recruiting; Onboarding; Conflict resolution; Scheduling; ' +
      'Time management; Multi-line phones; Lesson planning; Classroom management; Legal research; CNC setup; ' +
      'Hand and power tools; Load securement; ELD / hours-of-service logs; DOT inspections; OSHA compliance; ' +
      'Merchandising; POS systems; Public speaking; Google Workspace; Change management; M&A integration; ' +
      'Strategic planning; Vendor relations; Demand forecasting; Patient transport; Medication administration; ' +
      'Report writing; De-escalation; Floor care; Social media; Adobe InDesign; Bookkeeping; ' +
      'Warehouse management systems (WMS); Problem solving; Oracle NetSuite; Kubernetes; Attention to detail',
  ),
  deeds: list(
    'Drove 2,400 miles a week across 11 states without a preventable accident; ' +
      'Loaded and unloaded trailers by hand and with a stand-up lift; ' +
      'Cut overtime by 18% in the first year by changing the shift plan; ' +
      'Answered 60 to 80 calls a day from customers of Blue Heron Foods and other accounts; ' +
      'Promoted from the floor in March 2019 after only seven months; ' +
      'Cared for up to six patients per shift on a 32-bed unit; ' +
      'Led the move from paper tickets to SAP in 2020; ' +
      'Counted drawers, made deposits and closed the store four nights a week; ' +
      'Grew the territory from $1.2M to $3.4M between 2016 and 2019; ' +
      'Trained 25 new hires, three of whom became Team Leads; ' +
      'Prepared journal entries and bank reconciliations for nine entities; ' +
      'Won the contract with Delmar Packaging Corp. worth $600,000; ' +
      'Kept the line running at 98.5% uptime; ' +
      'Employee of the Month, October 2018; ' +
      'Managed a budget of $14 million and a staff of 120 at three plants; ' +
      'Inspected incoming parts against drawings and wrote up NCRs; ' +
      'Greeted guests, checked them in and handled complaints; ' +
      'Built dashboards for the Director of Finance in Power BI; ' +
      'Passed every DOT and OSHA audit from 2015 to 2021; ' +
      'Set up and ran Haas and Mazak mills to .0005" tolerance; ' +
      'Wrote lesson plans for 26 fourth graders, including 5 with IEPs; ' +
      'Reduced shrink by a third together with the Loss Prevention Manager; ' +
      'Other duties as assigned; ' +
      'Negotiated rates with carriers such as 3 Rivers Logistics; ' +
      'Ordered supplies and kept the break room, restrooms and lobby clean; ' +
      'Filled in for the Office Manager during her leave in Summer 2017; ' +
      'Ran conduit and pulled wire in a 200,000 sq. ft. distribution center; ' +
      'Scheduled appointments for four physicians; ' +
      'Opened the new location in Greenville, SC on time and under budget; ' +
      'Worked closely with University of Eastern Indiana students on their capstone projects; ' +
      'Shipped 12 releases of the billing service, each with zero downtime; ' +
      'Delivered 140+ packages per day on a rural route; ' +
      'Presented quarterly results to the CEO and the board; ' +
      'Prepped vegetables, sauces and proteins for 300 covers on weekends',
  ),
  summaries: [
    'Hard worker with perfect attendance who gets along with everybody and learns fast. Looking for steady ' +
      'full-time work.',
    'Operations leader who has turned around three plants and a call center. Known for plain talk, tidy books ' +
      'and teams ' +
      'that stay. Most recently responsible for 240 people in Ohio and Indiana.',
    'Dependable professional with more than 10 years of experience in fast-paced settings. Comfortable with ' +
      'customers, ' +
      'numbers and early mornings.',
    'I like to fix things, whether it is a conveyor, a spreadsheet or a schedule. Seeking a company where I can ' +
      'grow.',
    'Detail-oriented and people-focused, with a record of meeting deadlines in healthcare, banking and retail ' +
      'since 2011.',
  ],
  phones: list(
    '(937) 555-0112; 260-555-0147; 918.555.0163; (864) 555-0129; +1 208 555 0175; 651-555-0108; (336) 555-0191; ' +
      '1-915-555-0134; 815 555 0156; (423) 555-0183; +1 (402) 555-0119; 509.555.0160',
  ),
};
