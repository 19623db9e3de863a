import { list, type Words } from './word-lists.ts';

/** American applications for skilled, service and office jobs. */
export const SIXTH_HANDS_WORDS: Words = {
  first: list(
    `Angela; Marcus; LaShonda; Tyler; Brenda; José; Kimberly; D'Andre; Mary Kate; Hector; Tiffany; Wayne; Xiomara;
    Daniel R.; Latoya; Cody; Jo Ann; Darnell; Guadalupe; Brittany; Earl; Priscilla; Travis; Nhu; Rhonda; Terrence;
    Yolanda; Scott; Amber; Luis; Ebony; Randy; Mei; Shauna; Dwight; Carmen; Kayla; Reggie; Denise; Ahmed; Jean-Paul;
    Savannah; Otis; Marisol`,
  ),
  last: list(
    `Hollister; Washington; O'Connell; Nguyen; de la Cruz; Kowalczyk; St. Clair; Begay; Ramirez; McAllister; Okafor;
    Smith-Barnes; Van Buren; Tran; Robinson Jr.; Castañeda; Whitfield; Park; Lindqvist; Boudreaux; Yoder; Pruitt;
    Jackson; Medina; Schumacher; Abdi; Baker; Price; Church; Delacroix; Fontenot; Grady; Hammond; Ibarra; Jefferson;
    Kahananui; Lopez; Marsh; Novak; Ortiz; Peña; Quarles; Stone; Tillman`,
  ),
  companies: list(
    `Mercy Valley Regional Medical Center; Harlan, Pruitt & Sons; Delgado Electric, Inc.; Blue Heron Senior Living;
    Tri-County Home Health; Frank's Tire & Auto; The Copper Kettle; Kessler Distribution Center #14;
    Oakwood Unified School District; Bright Beginnings Preschool; Lakeside Family Dentistry, P.C.; GreenWay Foods;
    Hutchins & Lowe CPAs; Morales Tax Service; First Prairie Bank; City of Ashford, Public Works; Dollar Barn;
    Summit Mechanical Contractors, LLC; Big Pine Lumber Co.; St. Brendan's Hospital; Northgate Mall Security;
    Riverbend Nursing and Rehab; Parcel Hawk; Wendell Staffing; A-1 Plumbing; Jenny's; Pace Logistics;
    Columbus Sheet Metal; Nine Mile Brewing Company; Stratton Insurance Agency; Allen Freight Lines;
    Dr. Patel Pediatrics; Canyon State Credit Union; Hotel Magnolia Savannah; Washington County Sheriff's Office;
    Ruiz Landscaping; Self-Employed; U-Stor-It; Turner, Beck & Vaughn, Attorneys at Law; Ohio Valley Warehousing;
    Heritage Park Elementary School; KLM Packaging; Sunny Acres RV; Fresh & Fair Market; Dunham Manufacturing;
    Crossroads Church of Tulsa; American Linen; Pharma-Plus; Little Rock Transit Authority; Beacon Hill Books;
    24/7 Towing; Bartlett Building Maintenance; Salon Lumière; Grand River Casino & Resort`,
  ),
  titles: list(
    `Registered Nurse, Med-Surg; RN Charge Nurse; Licensed Practical Nurse (LPN); Certified Nursing Assistant;
    Director of Nursing; Journeyman Electrician; Electrician Apprentice, 3rd Year; HVAC Service Technician II;
    Warehouse Associate; Forklift Operator/Picker; Shipping & Receiving Clerk; Assistant Store Manager;
    Cashier/Stocker; Sales Associate, Menswear; Keyholder; 5th Grade Teacher; Substitute Teacher;
    Special Education Paraprofessional; Teacher of English Language Arts; Staff Accountant;
    Accounts Payable Specialist; Bookkeeper; Senior Accountant, Fixed Assets; Administrative Assistant III;
    Executive Assistant to the CFO; Office Manager; Front Desk Receptionist; Medical Assistant; Dental Hygienist;
    Phlebotomist; Line Cook; Server/Bartender; Shift Supervisor; Head of Housekeeping; Security Officer;
    CDL-A Truck Driver; Delivery Driver; Route Sales Representative; Diesel Mechanic; Welder/Fabricator;
    Machine Operator, 2nd Shift; Quality Inspector; Maintenance Technician, Level 2; Plumber; Foreman;
    Customer Service Representative; Call Center Team Lead; Bank Teller; Payroll & Benefits Coordinator;
    HR Generalist; Legal Secretary; Data Entry Clerk (Temp); School Bus Driver; Home Health Aide; Hair Stylist;
    Pharmacy Technician; Manager in Training; Lead Custodian`,
  ),
  places: list(
    `Dayton, OH; Tulsa, Oklahoma; St. Louis, MO; Brooklyn, NY; Fresno, CA; Toledo, OH 43604; Baton Rouge, LA;
    Winston-Salem, NC; Washington, D.C.; Flagstaff, AZ; Cedar Rapids, Iowa; Scranton, PA; El Paso, TX; Bangor, Maine;
    Fort Wayne, IN; Macon, Georgia; Duluth, MN; Boise, ID; Chattanooga, TN; Yakima, WA; Mobile, AL;
    Rapid City, SD 57701; Hilo, HI; Grand Junction, CO; New Bedford, Massachusetts; Saginaw, MI; Reno, NV`,
  ),
  schools: list(
    `Miami Valley Community College; Northern Plains State University; Lincoln High School of Tulsa;
    University of the Ozarks at Harrison; IBEW Local 1208 Training Center; Everline College; Roosevelt High;
    Central Technical Institute - Mobile; State University of Michigan-Saginaw; St. Agnes College of Nursing;
    Great Basin Community & Technical College; Howard Adult School; East Tennessee Baptist University;
    Ace Truck Driving Academy; Fresno Pacific Beauty College; Lehigh A&T; City College of Yakima;
    Prairie View Career Center at Cedar Rapids`,
  ),
  studies: [
    ['Associate of Applied Science', 'Nursing'],
    ['Bachelor of Science', 'Nursing'],
    ['BSN', 'Nursing'],
    ['Diploma', 'Practical Nursing'],
    ['High School Diploma', 'General Studies'],
    ['Certificate', 'Electrical Technology'],
    ['Journeyman Certificate', 'Inside Wireman'],
    ['A.A.S.', 'Heating, Ventilation and Air Conditioning'],
    ['Bachelor of Business Administration', 'Accounting'],
    ['B.S.', 'Accounting and Finance'],
    ['Master of Education', 'Curriculum & Instruction'],
    ['Bachelor of Arts', 'Elementary Education'],
    ['B.A.', 'English'],
    ['Associate of Arts', 'Liberal Arts'],
    ['Technical Certificate', 'Welding Technology'],
    ['Associate Degree', 'Medical Assisting'],
    ['Bachelor of Arts', 'Communication Studies'],
    ['Certificate of Completion', 'Office Administration'],
    ['Associate of Science', 'Criminal Justice'],
    ['BBA', 'Human Resource Management'],
  ],
  skills: list(
    `Patient care; IV therapy; Wound care; Epic (EHR); Cerner; Medication administration; Triage; Phlebotomy; HIPAA;
    Vital signs; Conduit bending; Blueprint reading; NEC code; PLC troubleshooting; Motor controls; Soldering;
    MIG/TIG welding; Forklift (sit-down & reach); RF scanner; Pick/pack; Pallet jack; Inventory control; Cycle counts;
    Loading & unloading; WMS; OSHA compliance; Lockout/Tagout; Cash handling; POS systems; Upselling; Merchandising;
    Loss prevention; Planograms; Opening and closing; Scheduling; Team leadership; Lesson planning; Google Classroom;
    Classroom management; IEPs; Differentiated instruction; QuickBooks Online; Accounts payable; Accounts receivable;
    Bank reconciliation; Month-end close; Payroll (ADP); Excel: pivot tables; Microsoft Word; Outlook; PowerPoint;
    10-key by touch; Typing 70 WPM; Data entry; Filing; Multi-line phones; Calendar management; Travel arrangements;
    Customer service; Conflict resolution; Bilingual (English/Spanish); Time management; Attention to detail;
    Problem solving; Food safety; Knife skills; Floor care; CPR/AED; Clean driving record; Diagnostics; Hand tools;
    Power tools; Tax preparation; 1099s & W-2s; Notary; Record keeping; Sage 50; C#; Windows 10/11; R-410A handling`,
  ),
  deeds: [
    'Cared for 5 to 6 patients per shift on a 32-bed unit',
    'Trained 12 new hires between March 2019 and May 2021',
    'Cut picking errors from 4% to 1.5% within six months',
    'Named Employee of the Month, October 2018',
    'Balanced a cash drawer of $3,000 daily without shortages',
    'Pulled wire and bent EMT for a 48,000 sq. ft. addition at Parkview Mall',
    'Handled 60+ calls a day in English and Spanish',
    'Moved all customer files from Sage 50 to QuickBooks Online',
    'Worked with vendors including Graybar Supply, Cintas and Ferris Paper Co.',
    'Covered for the Office Manager during her leave in Summer 2020',
    'Loaded and unloaded up to 9 trailers a night',
    'Prepared month-end journal entries and reconciled 14 bank accounts',
    'Taught reading to groups of 22 to 26 students, grades 3-5',
    'Passed every OSHA and State Fire Marshal inspection since 2017',
    'Answered phones, greeted visitors and sorted the mail',
    'Promoted after eight months',
    'Kept work areas clean and safe at all times',
    'Supervised a crew of 7 on the Hwy 69 bridge job for Walcott Paving',
    'Raised add-on sales by 18% over the prior year',
    'Set up the floor for Black Friday and the January 2, 2020 inventory',
    'Charted in Epic; served on the Falls Prevention Committee (2018-2020)',
    'Processed payroll for 140 employees every two weeks',
    'Fixed hydraulic, pneumatic and electrical faults on three packaging lines',
    'Drove 2,400 miles a week with no accidents or violations',
    'Booked travel for 4 partners and prepared their expense reports',
    'Wrote IEP progress notes and met with parents each quarter',
    'Assisted pharmacists of the Walden Drug store next door on weekends',
    'Prepped and cooked for up to 200 covers on Friday nights',
    'Reduced overtime by $11,500 a year through better scheduling',
    'Selected as Super User for the Cerner rollout, Feb. 2022',
    'Ordered supplies from Office Harbor and tracked the budget in Excel',
    'Followed company policy and helped wherever needed',
    'Read blueprints, measured, cut and welded parts to 1/16 inch',
    'Collected $42K in past-due balances in Q3 2021 alone',
  ],
  summaries: [
    'Dependable and hard-working team player with more than 8 years of hands-on experience. Never late, never idle.',
    'Detail-oriented professional looking for a full-time position with room to grow. Open to nights and weekends.',
    'Friendly, organized and calm under pressure. Returned to work in 2016 after raising two children.',
    'Motivated self-starter with a strong safety record, proven people skills and a clean background check.',
    'Seeking a day-shift position close to home where my training, licenses and bilingual skills are put to good use.',
  ],
  phones: list(
    `(937) 555-0142; 918-555-0117; 314.555.0136; (718) 555-0101; 559-555-0128; +1 419 555 0110; 225 555 0149;
    (336) 555-0107; 1-928-555-0133; 319/555-0120; 570-555-0115; (915)555-0146`,
  ),
};
