/** A resume written for these tests in a common form, and its content. */
export interface MadeResume {
  readonly form: string;
  readonly text: string;
  readonly contact: {
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly location: string | null;
  };
  /** Company, title, start, end. */
  readonly roles: readonly (readonly [string | null, string | null, string | null, string | null])[];
  /** Institution, degree, field, graduation. */
  readonly education: readonly (readonly [string | null, string | null, string | null, string | null])[];
}

/** Forms of resumes by trade, with invented names. */
export const MADE_RESUMES: readonly MadeResume[] = [
  {
    form: 'a nurse, employer above the title, dates at the end',
    text: `JANE DOE, RN, BSN
123 Main Street, Columbus, OH 43215 | (614) 555-0101 | jane.doe@example.com

PROFESSIONAL SUMMARY
Compassionate registered nurse with over ten years of experience in acute care settings, dedicated to
patient safety and evidence-based practice.

CLINICAL EXPERIENCE

Mercy General Hospital, Columbus, OH
Registered Nurse, Intensive Care Unit                     June 2018 – Present
- Provide direct care to critically ill patients in a 24-bed unit.
- Precept newly hired nurses and nursing students.

Riverside Medical Center, Dayton, OH
Staff Nurse, Medical-Surgical                             Aug 2014 – May 2018
- Managed a patient load of five to six per shift.

EDUCATION

Ohio State University, Columbus, OH
Bachelor of Science in Nursing                            May 2014

LICENSURE
Registered Nurse, State of Ohio, active
`,
    contact: {
      name: 'JANE DOE',
      email: 'jane.doe@example.com',
      phone: '(614) 555-0101',
      location: 'Columbus, OH',
    },
    roles: [
      ['Mercy General Hospital', 'Registered Nurse, Intensive Care Unit', '2018-06', 'present'],
      ['Riverside Medical Center', 'Staff Nurse, Medical-Surgical', '2014-08', '2018-05'],
    ],
    education: [['Ohio State University', 'Bachelor of Science', 'Nursing', '2014-05']],
  },
  {
    form: 'Markdown, title, employer and dates on one line',
    text: `# John Doe
**Software Engineer**

📧 john.doe@example.com
📱 +1 (555) 010-4567
📍 San Francisco, CA

---

### PROFESSIONAL SUMMARY

Experienced engineer with 5+ years in full-stack development.

### WORK EXPERIENCE

**Senior Software Engineer** | *TechCorp Inc.* | *Jan 2022 - Present*
- Led development of services for 1M+ users
- Mentored 3 junior developers

**Software Engineer** | *StartupXYZ* | *Jun 2019 - Dec 2021*
- Developed and maintained web applications

### EDUCATION

**Bachelor of Science in Computer Science**
*University of California, Berkeley* | *2014 - 2018*
GPA: 3.7/4.0

### SKILLS
- **Languages:** JavaScript, TypeScript, Python
`,
    contact: {
      name: 'John Doe',
      email: 'john.doe@example.com',
      phone: '+1 (555) 010-4567',
      location: 'San Francisco, CA',
    },
    roles: [
      ['TechCorp Inc.', 'Senior Software Engineer', '2022-01', 'present'],
      ['StartupXYZ', 'Software Engineer', '2019-06', '2021-12'],
    ],
    education: [['University of California, Berkeley', 'Bachelor of Science', 'Computer Science', '2018']],
  },
  {
    form: 'a page of a network, several roles under one employer',
    text: `Contact
jane.doe@example.com
www.linkedin.com/in/jane-doe (LinkedIn)

Top Skills
Budgeting
Forecasting
Financial Reporting

Jane Doe
Finance Manager at Globex Corporation
Chicago, Illinois, United States

Summary
Finance professional.

Experience

Globex Corporation
6 years 3 months
Finance Manager
March 2021 - Present (3 years 2 months)
Chicago, Illinois, United States

Senior Financial Analyst
January 2018 - February 2021 (3 years 2 months)
Chicago, Illinois, United States

Initech
Financial Analyst
July 2015 - December 2017 (2 years 6 months)
Greater Chicago Area

Education
University of Illinois Urbana-Champaign
Bachelor of Science - BS, Accounting · (2011 - 2015)
`,
    contact: { name: 'Jane Doe', email: 'jane.doe@example.com', phone: null, location: 'Chicago, Illinois' },
    roles: [
      ['Globex Corporation', 'Finance Manager', '2021-03', 'present'],
      ['Globex Corporation', 'Senior Financial Analyst', '2018-01', '2021-02'],
      ['Initech', 'Financial Analyst', '2015-07', '2017-12'],
    ],
    education: [['University of Illinois Urbana-Champaign', 'Bachelor of Science', 'Accounting', '2015']],
  },
  {
    form: 'a British CV, dates first on the line',
    text: `Curriculum Vitae

John Doe
12 Example Road, Manchester M1 1AA
Tel: 0161 496 0000
Email: john.doe@example.co.uk

Personal Profile
A reliable and hardworking warehouse operative with a full driving licence.

Employment History

09/2019 – Present    Warehouse Operative, Example Logistics Ltd, Manchester
Picking and packing orders, loading vehicles and keeping records.

03/2016 – 08/2019    Retail Assistant, Example Stores, Salford
Serving customers, stock control and cash handling.

Education and Qualifications

2014 – 2016    BTEC Level 3 Business, Example College
`,
    contact: { name: 'John Doe', email: 'john.doe@example.co.uk', phone: '0161 496 0000', location: 'Manchester' },
    roles: [
      ['Example Logistics Ltd', 'Warehouse Operative', '2019-09', 'present'],
      ['Example Stores', 'Retail Assistant', '2016-03', '2019-08'],
    ],
    education: [['Example College', 'BTEC Level 3', 'Business', '2016']],
  },
  {
    form: 'an accountant, title above the employer, wrapped items',
    text: `                         JANE Q. DOE
        Denver, Colorado  •  303-555-0123  •  jdoe@example.com

EXPERIENCE

SENIOR ACCOUNTANT
Example Manufacturing Company                    Denver, CO
January 2017 to Present
• Prepare monthly financial statements and reconcile
  accounts for three subsidiaries.
• Coordinate the annual audit with external auditors.

STAFF ACCOUNTANT
Doe & Associates, CPAs                           Boulder, CO
May 2013 to December 2016
• Prepared tax returns for individuals and small
  businesses.

EDUCATION

Master of Accountancy, University of Denver, 2013
Bachelor of Arts, Economics, Colorado College, 2011
`,
    contact: { name: 'JANE Q. DOE', email: 'jdoe@example.com', phone: '303-555-0123', location: 'Denver, Colorado' },
    roles: [
      ['Example Manufacturing Company', 'SENIOR ACCOUNTANT', '2017-01', 'present'],
      ['Doe & Associates, CPAs', 'STAFF ACCOUNTANT', '2013-05', '2016-12'],
    ],
    education: [
      ['University of Denver', 'Master of Accountancy', null, '2013'],
      ['Colorado College', 'Bachelor of Arts', 'Economics', '2011'],
    ],
  },
  {
    form: 'a teacher, labels before everything',
    text: `Name: John Doe
Address: 45 Sample Ave, Austin, TX 78701
Phone: 512.555.0147
E-mail: john_doe@example.org

OBJECTIVE: To obtain a position as a high school mathematics teacher.

WORK EXPERIENCE:

Company: Example Independent School District
Position: Mathematics Teacher
Dates: August 2016 - June 2022
Responsibilities:
- Taught algebra and geometry to grades 9 through 11.

Company: Sample Tutoring Center
Position: Tutor
Dates: September 2014 - May 2016
Responsibilities:
- Tutored students in calculus.

EDUCATION:
University of Texas at Austin, B.A. in Mathematics, May 2016
`,
    contact: { name: 'John Doe', email: 'john_doe@example.org', phone: '512.555.0147', location: 'Austin, TX' },
    roles: [
      ['Example Independent School District', 'Mathematics Teacher', '2016-08', '2022-06'],
      ['Sample Tutoring Center', 'Tutor', '2014-09', '2016-05'],
    ],
    education: [['University of Texas at Austin', 'B.A.', 'Mathematics', '2016-05']],
  },
  {
    form: 'title at employer with dates in brackets',
    text: `Jane Doe
Marketing professional | jane@example.net | +44 20 7946 0018 | London, UK

Work History

Marketing Director at Example Media Group (2019 - present)
Runs brand strategy across four markets.

Marketing Manager at Sample Agency (2015 - 2019)
Planned campaigns for retail clients.

Education

MA Marketing, King's College London (2014)
BA (Hons) English Literature, University of Leeds (2012)

Languages
English, French
`,
    contact: { name: 'Jane Doe', email: 'jane@example.net', phone: '+44 20 7946 0018', location: 'London, UK' },
    roles: [
      ['Example Media Group', 'Marketing Director', '2019', 'present'],
      ['Sample Agency', 'Marketing Manager', '2015', '2019'],
    ],
    education: [
      ["King's College London", 'MA', 'Marketing', '2014'],
      ['University of Leeds', 'BA (Hons)', 'English Literature', '2012'],
    ],
  },
  {
    form: 'tabs between employer and dates, title below in italics',
    text: `JOHN DOE
Seattle, WA\t206-555-0188\tjohndoe@example.com

EXPERIENCE
Example Construction, Inc.\tApr. 2020 – Oct. 2023
Project Superintendent\tSeattle, WA
• Supervised crews of up to 40 on commercial projects.
• Kept schedules and budgets.
Sample Electric LLC\tMar. 2015 – Apr. 2020
Journeyman Electrician\tTacoma, WA
• Installed conduit, wiring and panels.

EDUCATION
Example Technical College\tJune 2014
Certificate in Electrical Technology\tTacoma, WA

CERTIFICATIONS
OSHA 30-Hour Construction, 2019
`,
    contact: { name: 'JOHN DOE', email: 'johndoe@example.com', phone: '206-555-0188', location: 'Seattle, WA' },
    roles: [
      ['Example Construction, Inc.', 'Project Superintendent', '2020-04', '2023-10'],
      ['Sample Electric LLC', 'Journeyman Electrician', '2015-03', '2020-04'],
    ],
    education: [['Example Technical College', 'Certificate', 'Electrical Technology', '2014-06']],
  },
  {
    form: 'an academic, degrees first, years alone',
    text: `Jane Doe, Ph.D.
Department of Biology
Example State University
jane.doe@example.edu

EDUCATION
2012  Ph.D., Molecular Biology, University of Example
2006  B.S., Biology, Sample College

ACADEMIC APPOINTMENTS
2018–present  Associate Professor, Department of Biology, Example State University
2012–2018  Assistant Professor, Department of Biology, Example State University

PUBLICATIONS
Doe, J. and Roe, R. (2019). A study of things. Journal of Examples, 12, 1-10.
`,
    contact: { name: 'Jane Doe', email: 'jane.doe@example.edu', phone: null, location: null },
    roles: [
      [null, 'Associate Professor', '2018', 'present'],
      [null, 'Assistant Professor', '2012', '2018'],
    ],
    education: [
      ['University of Example', 'Ph.D.', 'Molecular Biology', '2012'],
      ['Sample College', 'B.S.', 'Biology', '2006'],
    ],
  },
  {
    form: 'a plain sales resume with spelled out ranges and no signs before what was done',
    text: `John Doe
Miami, FL 33101
(305) 555-0199
johndoe@example.com

Summary
Results-driven sales leader.

Experience

Regional Sales Manager
Sample Beverages
Miami, FL
February 2019 through March 2024

Managed a team of twelve representatives across three states.
Grew revenue by 30% in two years.

Sales Representative
Example Foods
Orlando, FL
June 2014 through January 2019

Opened 120 new accounts.

Education

Bachelor of Business Administration
Florida Example University
2010 - 2014

Skills
Negotiation, Account management, Salesforce
`,
    contact: { name: 'John Doe', email: 'johndoe@example.com', phone: '(305) 555-0199', location: 'Miami, FL' },
    roles: [
      ['Sample Beverages', 'Regional Sales Manager', '2019-02', '2024-03'],
      ['Example Foods', 'Sales Representative', '2014-06', '2019-01'],
    ],
    education: [['Florida Example University', 'Bachelor of Business Administration', null, '2014']],
  },
  {
    form: 'an employer with dates of its own over the roles there',
    text: `Jane Doe
jane.doe@example.com

PROFESSIONAL EXPERIENCE
EXAMPLE INTERNATIONAL, New York, NY                               2015 - Present
Global provider of widgets with 5,000 employees.
Vice President, Operations (2018 - Present)
Promoted to lead operations across North America.
• Cut costs by $4M.
Director, Supply Chain (2015 - 2018)
• Ran 3 plants.

SAMPLE CORP, Austin, TX                                           2010 - 2015
Senior Manager
• Managed a team of 12.
`,
    contact: { name: 'Jane Doe', email: 'jane.doe@example.com', phone: null, location: null },
    roles: [
      ['EXAMPLE INTERNATIONAL', 'Vice President, Operations', '2018', 'present'],
      ['EXAMPLE INTERNATIONAL', 'Director, Supply Chain', '2015', '2018'],
      ['SAMPLE CORP', 'Senior Manager', '2010', '2015'],
    ],
    education: [],
  },
  {
    form: 'a waiter, all on one line, commas between',
    text: `JANE DOE
Boston, MA · 617-555-0100 · jane@example.com

WORK HISTORY
Server, The Blue Door, Boston, MA, 2016-2020
Bartender, Harbor Grill, 2013-2016
Busser, Sal's, 2011-2013

EDUCATION
Boston Latin Academy, Diploma, 2011
`,
    contact: { name: 'JANE DOE', email: 'jane@example.com', phone: '617-555-0100', location: 'Boston, MA' },
    roles: [
      ['The Blue Door', 'Server', '2016', '2020'],
      ['Harbor Grill', 'Bartender', '2013', '2016'],
      ["Sal's", 'Busser', '2011', '2013'],
    ],
    education: [['Boston Latin Academy', 'Diploma', null, '2011']],
  },
  {
    form: 'service in the forces and after it, with deeds that no sign begins, handed on by a recruiter',
    text: `Presented by Sample Recruiters Ltd, office@sample-recruiters.example, 020 7946 0999
John Doe
john@example.com

Military Experience
Platoon Sergeant, U.S. Army
15 JAN 2012 - 30 SEP 2018
Supervised 40 soldiers

Civilian Experience
Harborlight Electric Co.
Electrician
Oct 2018 - Present
Wired homes
`,
    contact: { name: 'John Doe', email: 'john@example.com', phone: null, location: null },
    roles: [
      ['U.S. Army', 'Platoon Sergeant', '2012-01-15', '2018-09-30'],
      ['Harborlight Electric Co.', 'Electrician', '2018-10', 'present'],
    ],
    education: [],
  },
  {
    form: 'a table with heads, sent by the mailbox of a department',
    text: `Jane Doe
careers@sample-recruiters.example

EMPLOYMENT
Period      Employer              Position
2015-2020   Oakfield Motors       Mechanic
2020-2024   Quickfix Garage Ltd   Foreman
`,
    contact: { name: 'Jane Doe', email: null, phone: null, location: null },
    roles: [
      ['Oakfield Motors', 'Mechanic', '2015', '2020'],
      ['Quickfix Garage Ltd', 'Foreman', '2020', '2024'],
    ],
    education: [],
  },
];
