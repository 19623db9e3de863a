import { list, type Words } from './word-lists.ts';

export const EIGHTH_HANDS_WORDS: Words = {
  first: list(
    'Aoife; Siobhán; Declan; Gareth; Rhiannon; Callum; Morag; Priya; Rajesh; Ananya; Mohammed; Fatima; Yusuf; ' +
      'Wei Ling; Jun Hao; Thandiwe; Sipho; Pieter; Anneke; Jürgen; Katrin; Jan-Erik; Mary Grace; Jose Mari; ' +
      'Rowena; Lachlan; Tamsin; Jarrah; Marie-Ève; Étienne; Chantelle; Olumide; Ngozi; Kieran; Beatrix; ' +
      'Harpreet; Imran; Jackson; Hope; May; Ruairí; Deepak; Noor; Ashleigh; Winston',
  ),
  last: list(
    "O'Sullivan; Ní Bhriain; McAllister; Fitzgerald-Moore; Llewellyn; Pritchard; Macdonald; Venkataraman; " +
      'Iyer; Chatterjee; Al Farsi; Haddad; Khan; Tan; Lim; Ng; Dlamini; van der Merwe; Botha; Naidoo; Müller; ' +
      'Schönfeld; von Behren; Dela Cruz; Villanueva; de los Reyes; Bautista; Whitlam; Kelly; Nguyen; Tremblay; ' +
      'Bélanger; Okonkwo; Adeyemi; Singh Gill; Hussain; Sales; Banks; Marsh; London; Baker; Page; Mac an tSaoir; ' +
      'Peñaflor; Begum',
  ),
  companies: list(
    'Marlowe & Finch LLP; Harbour View Hotel, Galway; O’Dwyer Bros. Civil Engineering Ltd; Dunmore Bank plc; ' +
      "St. Brigid's Nursing Home; J. P. Thackeray & Sons; Pinagsama Ship Management (Manila) Inc.; " +
      'Kilbrae Town Council; Rheinfelder Logistik GmbH & Co. KG; Anand Krishnan & Associates; The Copper Kettle; ' +
      'Care at Home, Wakefield; Nimbusstack Technologies Pvt. Ltd.; Highveld Payroll Services (Pty) Ltd; ' +
      'Sengkang Marine Pte Ltd; Reederei Nordlicht; Al Marjan Contracting Co. LLC; Qasr Al Noor Resort & Spa; ' +
      'Wollombi Shire; Bright Horizon Recruitment; Prairie Sky Credit Union; Fairweather, Stone and Partners; ' +
      'Hughes Bookkeeping; Two Rivers NHS Trust; Blackthorn Lane Care Group; Deccan Infraprojects Limited; ' +
      'Table Bay Hotels; Mactan Reef Beach Hotel; Great Southern Sales & Marketing; The Hospitality People; ' +
      'Elbe Ingenieure AG; Straits Merchant Bank; Ferris Engineering; Manager Minds Ltd; 4Square IT; ' +
      'One Stop Accounts Shop; Gulf Pearl Exchange House; Coastline Tankers A/S; North Atlantic Crewing; ' +
      'Larsson & Quill, Chartered Accountants; Home Instead of Hospital; Maplewood Senior Living; ' +
      'Cape Agulhas Fisheries; Redgum Civil; Department of Public Works, Pinewood; ABM Rao & Co.; ' +
      'Bay of Plenty Software; Mrs. Doyle’s Tea Rooms; Sodhi Brothers Hardware; Edinburgh Lane Analytics; ' +
      'HRworks@Dublin; Sunil Trading Est.',
  ),
  titles: list(
    'Front Office Manager; Duty Manager; Manager, Front Office; Guest Relations Officer; ' +
      'Executive Housekeeper; Commis Chef; Chef de Partie; Night Porter; Civil Engineer; ' +
      'Site Engineer (Structures); Senior Civil Engineer II; Graduate Engineer Trainee; Quantity Surveyor; ' +
      'Resident Engineer, Bridges; Second Officer; Chief Officer; Third Engineer; Able Seaman; Deck Cadet; ' +
      'Bosun; Relationship Manager; Assistant Vice President, Trade Finance; Teller; Credit Analyst; Bookkeeper; ' +
      'Bookkeeper / Office Administrator; Accounts Assistant; Payroll Clerk; Purchase Ledger Clerk; ' +
      'Healthcare Assistant; Senior Carer; Support Worker (Nights); Care Coordinator; Registered Home Manager; ' +
      'IT Support Technician; Systems Administrator; 2nd Line Support Analyst; Infrastructure Lead; ' +
      'Software Engineer Grade 3; HR Advisor; HR Business Partner; Head of People; Director of Human Resources; ' +
      'Recruitment Consultant; Sales Executive; Area Sales Manager, North; Key Account Manager; ' +
      'Head of Sales and Marketing; Sales Associate (Part-time); Trainee; Team Leader; ' +
      'Customer Service Representative; Head of Learning & Development; Food & Beverage Supervisor',
  ),
  places: list(
    'Leeds; Newcastle upon Tyne; Cardiff, Wales; Cork, Ireland; Letterkenny, Co. Donegal; Limerick; ' +
      'Calgary, AB; Moncton, New Brunswick; Mississauga, Ontario; Parramatta NSW; Geelong, Victoria; ' +
      'Toowoomba QLD; Bengaluru, Karnataka; Navi Mumbai; Coimbatore, Tamil Nadu; Singapore; Cape Town; ' +
      'Pietermaritzburg, South Africa; Dubai, UAE; Doha, Qatar; Muscat, Oman; Quezon City, Metro Manila; ' +
      'Iloilo City, Philippines; Hamburg, Germany; Bremerhaven; Stoke-on-Trent; Aberdeen, Scotland; ' +
      'Kochi, Kerala; Bath',
  ),
  schools: list(
    'University of Leeds; Munster Institute of Technology, Cork; Cardiff Metropolitan University; ' +
      'Northern Alberta College of Applied Arts; TAFE Riverina, Wagga Wagga; ' +
      'P.S.R. College of Engineering, Madurai; St. Aloysius College; University of Mumbai; Jurong Polytechnic; ' +
      'Cape Winelands University of Technology; Fachhochschule Bremerhaven; Visayas Maritime Academy, Iloilo; ' +
      'University of San Isidro; Aberdeen Nautical College; City of Bradford College; ' +
      'Shannon School of Hotel Management; The Open University; Gulf Institute of Hospitality; ' +
      'Technical University of Hamburg; Wits Valley Business School, Johannesburg',
  ),
  studies: [
    ['BEng (Hons)', 'Civil Engineering'],
    ['B.Tech', 'Information Technology'],
    ['B.Com', 'Accounting and Finance'],
    ['Bachelor of Commerce', 'Banking'],
    ['Diploma', 'Hotel Management'],
    ['Higher National Diploma', 'Nautical Science'],
    ['BS', 'Marine Transportation'],
    ['MBA', 'Finance'],
    ['NVQ Level 3', 'Health and Social Care'],
    ['Certificate IV', 'Accounting and Bookkeeping'],
    ['BTEC National Diploma', 'Computing'],
    ['M.Sc.', 'Structural Engineering'],
    ['BA (Hons)', 'Business Studies'],
    ['Advanced Diploma', 'Human Resource Management'],
    ['National Diploma', 'Hospitality Operations'],
    ['Bachelor of Science', 'Computer Science'],
    ['MA', 'Psychology'],
    ['B.E.', 'Electrical & Electronics Engineering'],
    ['Foundation Degree', 'Tourism, Events and Hospitality'],
    ['PGDip', 'Marketing Management'],
  ],
  skills: list(
    'Opera PMS; Micros; Guest complaint handling; Revenue management; HACCP; Menu costing; Rota planning; ' +
      'Upselling; Wine service; Room inspection; AutoCAD Civil 3D; STAAD.Pro; Primavera P6; MS Project; ' +
      'Reinforced concrete design; Bar bending schedules; Site supervision; Quantity take-off; ' +
      'Total station surveying; Geotechnical reports; ECDIS (type-specific); Passage planning; Cargo stowage; ' +
      'Ballast water management; Bridge resource management; Mooring operations; Main engine maintenance; ' +
      'Tank cleaning; Dynamic positioning (DP2); KYC / AML checks; Credit appraisal; Letters of credit; ' +
      'Trade finance; Cash handling; Portfolio review; Sage 50 (Payroll); Xero; QuickBooks Online; ' +
      'Bank reconciliation; VAT returns; Month-end close; Credit control; Tally ERP 9; Excel (pivot tables); ' +
      'Medication administration (MAR charts); Moving and handling; Dementia care; Safeguarding; Care planning; ' +
      'Catheter care; End-of-life support; Person-centred approach; Active Directory; Windows Server; ' +
      'Office 365; ServiceNow; SQL; C#; C++; .NET; Linux; PowerShell; VMware vSphere; TCP/IP; ITIL; ' +
      'Employee relations; TUPE transfers; Onboarding; Payroll liaison; Job evaluation; SAP SuccessFactors; ' +
      'Cold calling; Salesforce; Pipeline forecasting; Tender writing; Territory planning; R&D tax claims; ' +
      'B2B sales; Negotiation; Time management; Team building; Touch typing (70 wpm)',
  ),
  deeds: list(
    'Raised the guest satisfaction score from 81 to 93 between January 2018 and June 2019; ' +
      'Ran a desk of nine receptionists for 240 rooms; ' +
      'Opened the rooftop bar in March 2017 together with Bellweather Catering Ltd; ' +
      'Checked formwork and reinforcement before every pour; ' +
      'Prepared bills for the client, Southern Railways, worth Rs. 14 crore; ' +
      'Set out 11 km of carriageway and three minor bridges; ' +
      'Kept the navigational watch from 0000 to 0400 and 1200 to 1600; ' +
      'Passed Port State Control in Rotterdam and Santos without a deficiency; ' +
      'Oversaw dry-docking at Keppel Yard 4 in 2016; ' +
      'Looked after 65 SME clients with a loan book of SGD 48 million; ' +
      'Brought non-performing loans down to 1.2%; Moved three sets of books from paper to Xero by April 2020; ' +
      'Paid 140 weekly and monthly staff on time, every time; ' +
      'Cleared a backlog of 600 supplier invoices in six weeks; ' +
      'Helped up to 12 residents with washing, dressing and meals; ' +
      'Gave medicines and kept the MAR charts, with no error in two audits; ' +
      'Trained new carers, two of them are seniors today; ' +
      'Led the home from "Requires improvement" to "Good" (CQC, 2019); ' +
      'Answered about 40 tickets a day by phone, mail and in person; ' +
      'Took over the helpdesk from Fennel IT Services in 2015; ' +
      'Replaced 300 desktops over one bank holiday weekend; ' +
      'Wrote the disaster recovery plan and tested it each quarter; ' +
      'Recruited 85 seasonal staff for Summer 2018 and again for Summer 2019; ' +
      'Advised managers on absence, grievances and redundancy; Negotiated the pay deal with both unions; ' +
      'Beat target in 11 of 12 quarters; Won the Pemberton Foods account (GBP 1.4m a year); ' +
      'Salesperson of the Year 2014 among 60 colleagues; ' +
      'Covered for the Operations Manager from May to September; Cut overtime by a fifth; ' +
      'Reported to the Financial Controller; Acted as fire marshal and first aider; ' +
      'Introduced a shift handover sheet still in use today',
  ),
  summaries: [
    'Dependable and good-humoured all-rounder with a steady record in busy places. I like clear targets, tidy ' +
      'paperwork and colleagues who say good morning. Known for staying until the job is done.',
    'Over ten years of experience in hotels, offices and on site, the last of them in a lead role. Comfortable with ' +
      'audits, deadlines and people from thirty nations. Now looking for a permanent post close to home.',
    'After a spell away from paid work I am keen to return. Since 2023 I have refreshed my knowledge with evening ' +
      'courses and helped at the local food bank. Employers have called me calm, exact and quick to learn.',
    'A career-changer with a head for figures and a heart for customers. Former colleagues at Pemberton Foods and ' +
      'elsewhere would describe me as the one who reads the manual. Seeking a role with room to grow.',
    'Hands-on professional. Full clean licence, own car, free to travel and to work shifts, weekends and nights.',
  ],
  phones: list(
    '07700 900417; +44 7700 900 862; 01632 960 155; (020) 7946 0632; +44 (0)161 496 0287; 0117 496 0093; ' +
      '+353 20 912 3456; 020 915 0077; (416) 555-0143; 604-555-0178; +1 506 555 0119; 0491 570 156; ' +
      '+61 491 570 006; (02) 5550 4321; +49 30 23125 148; 040 66969 512; +49 (0)171 3920 047; 069-90009-233',
  ),
};
