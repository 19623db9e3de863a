/** Lines and their phone numbers. */
export const PHONES: readonly (readonly [line: string, phone: string | undefined])[] = [
  ['Plano 46888  (972) 555-0721', '(972) 555-0721'],
  ['(415) 555-0173 | San Francisco, CA', '(415) 555-0173'],
  ['973-555-0123', '973-555-0123'],
  ['P: 312.555.0123', '312.555.0123'],
  ['(+1) 312-555-0123', '(+1) 312-555-0123'],
  ['Tel: 555-0123', '555-0123'],
  ['555-0123', undefined],
  ['2013-12-01 - 2014-12-01', undefined],
  ['linkedin.com/in/jane-4155550173', undefined],
  ['ID 12345678', undefined],
  ['Employee ID 2075550142', undefined],
  ['License No. 207-555-0142', undefined],
  ['Fax: (207) 555-0142', undefined],
  ['Fax (207) 555-0142 | Phone (207) 555-0143', '(207) 555-0143'],
  ['P (207) 555-0142 F (207) 555-0143', '(207) 555-0142'],
  ['Phone No. (207) 555-0142', '(207) 555-0142'],
  ['20  9.90  198.00', undefined],
  ['20 9.90 198.00', undefined],
  ['029 2049 0146', '029 2049 0146'],
  ['2012 2014 2016', undefined],
  ['x.example/in=(207) 555-0142', undefined],
  ['+358 2 555 0149', '+358 2 555 0149'],
  ['+299 55 50 14', '+299 55 50 14'],
  ['12345678901234567', undefined],
  ...each(
    `Presented by|Submitted by|Represented by|Supplied by|Provided by|Introduced by|Forwarded by|Recruiter:|Recruitment agency:|
    Recruitment consultant:|Agency:|Consultant:|Emergency contact:|Next of kin:|Spouse:`,
    (by) => [`${by} Sam Roe (207) 555-0142`, undefined],
  ),
  ...each('Phone|Mobile|Cell|Tel|Telephone|Call|P|M|T|C|Phone number|Tel no', (called) => [
    `${called} 555-0142`,
    '555-0142',
  ]),
  ...each(
    `ID|Fax|Facsimile|No|Nr|Number|SSN|License|Licence|Account|Acct|Ref|Reference|Badge|Permit|Passport|Visa|NPI|Member|Membership|
    Policy|Case|Order|Invoice|Registration|Reg|Certificate|Cert|Clearance|Zip|F|Ticket #`,
    (called) => [`${called} 2075550142`, undefined],
  ),
];

/** Heads of resumes and their names. */
export const NAMES: readonly (readonly [text: string, name: string | undefined])[] = [
  ['Jane Doe', 'Jane Doe'],
  ['JANE Q. DOE', 'JANE Q. DOE'],
  ['Zoë Łukasiewicz-O’Neill', 'Zoë Łukasiewicz-O’Neill'],
  ['Jane Doe, MBA', 'Jane Doe'],
  ['Jane Doe, Senior Developer', 'Jane Doe'],
  ['Jane Doe | Analyst', 'Jane Doe'],
  ['Name: Jane Doe', 'Jane Doe'],
  ['Surname / First name   Jane Doe', 'Jane Doe'],
  // A surname that is also an occupation.
  ['Jane Baker', 'Jane Baker'],
  ['New York\nJane Doe', 'Jane Doe'],
  ['Fort Wayne, IN', undefined],
  ['S K I L L   H I G H L I G H T S', undefined],
  ['X Y', undefined],
  ['Curriculum Vitae\nJane Doe', 'Jane Doe'],
  ['Senior Analyst\nJane Doe', 'Jane Doe'],
  ['San Francisco, CA', undefined],
  ['Acme Systems', undefined],
  ['Skill Highlights', undefined],
  ['Full Name:     Jane Doe', 'Jane Doe'],
  ...each(`Applicant|Candidate|Applicant's name`, (label) => [`${label}: Jane Doe`, 'Jane Doe']),
  ['a summary of what I do', undefined],
  ['J A N E   D O E', 'JANE DOE'],
  ['Y U S U F   E L - A M I N', 'YUSUF EL-AMIN'],
  ['Jane "Jay" Doe', 'Jane "Jay" Doe'],
  ['• Jane Doe', undefined],
  ['Jane Doe, Plumber', 'Jane Doe'],
  ['Jane Doe MSc MCIPD', 'Jane Doe'],
  ['JANE DOE MA', 'JANE DOE MA'],
  ['Jane Ma', 'Jane Ma'],
  ['Jane MA', 'Jane MA'],
  ['DOE, Jane Mary', 'DOE, Jane Mary'],
  ['DOE, JANE', undefined],
  ['HARROWMERE, Germany', undefined],
  ['MALI, Bamako', undefined],
  ['TOKYO, Shibuya', undefined],
  ['Jane Doe (Analyst', 'Jane Doe'],
  ['Jane Doe – Analyst', 'Jane Doe'],
  ['Jane Doe jane@example.com', 'Jane Doe'],
  ['Jane\nDoe', undefined],
  ['Sam Roe\nDear Ms. Sam Roe,\nJane Doe', 'Jane Doe'],
  ...each('Mr|Mrs|Ms|Dr|Prof', (title) => [`${title}. Jane Doe`, `${title}. Jane Doe`]),
  ...each('she/her|he/him|they/them', (spoken) => [`Jane Doe (${spoken})`, 'Jane Doe']),
  ...each('de|del|della|der|den|van|von|da|di|dos|la|le|bin|ibn|al|el|y|e|ter|af|zu', (particle) => [
    `Jane ${particle} Roe`,
    `Jane ${particle} Roe`,
  ]),
  ...each('PhD|Ph.D.|MBA|MD|JD|CPA|PMP|RN|Esq.|MSc|MS|BSc|BS|MA|BA|PE|CFA|MPH|BSN|MSN', (licence) => [
    `Jane Doe, ${licence}`,
    'Jane Doe',
  ]),
  ...each(
    `RESUME|RÉSUMÉ|CURRICULUM|VITAE|CV|UPDATED|PAGE|LINKEDIN|GITHUB|PORTFOLIO|WEBSITE|PROFILE|CONTACT|PHONE|EMAIL|ADDRESS|CITIZEN|
    CONFIDENTIAL|SUMMARY|OBJECTIVE|UNIVERSITY|COLLEGE|WELCOME|THE|AND|OF|FOR|WITH|TO|IN|ME|MY|HELLO|LET'S`,
    (word) => [`JANE ${word} DOE`, undefined],
  ),
];

function each(
  words: string,
  row: (word: string) => readonly [text: string, name: string | undefined],
): (readonly [text: string, name: string | undefined])[] {
  return words.split(/\|\s*/).map(row);
}

/** Lines and the personal email address in each. */
export const MAILS: readonly (readonly [line: string, mail: string | undefined])[] = [
  ['jane.doe+cv@example.com', 'jane.doe+cv@example.com'],
  ...each('job|jobs|career|careers|hr|recruiting|recruitment|recruiter|recruiters|no-reply|noreply', (office) => [
    `${office}@example.com`,
    undefined,
  ]),
];

/** Lines and the place of the person in each. */
export const PLACES: readonly (readonly [line: string, place: string | undefined])[] = [
  ['Jane Doe » Moncton, NB » (207) 555-0142', 'Moncton, NB'],
  ['Based: Olympia, Washington', 'Olympia, Washington'],
  ['Leeds, UK 801.555.0119', 'Leeds, UK'],
  ['Lives in Lille, France', 'Lille, France'],
  ['48 Mill Lane, Dayton, OH · (937) 555-0126', 'Dayton, OH'],
  ['Place of birth: Turku, Finland', undefined],
  ['jane@example.com Boise, ID 83702', 'Boise, ID'],
  ['Remote', undefined],
  ['Jane Doe, MD', undefined],
  ['Jane Doe, MD | Macon, GA', 'Macon, GA'],
  ['7 Mill Lane, Boise, ID', 'Boise, ID'],
  ['Boise, ID, 83702', 'Boise, ID'],
  ['Lagos, Acme, Nigeria', undefined],
  ['Moncton, N.B.', 'Moncton, N.B.'],
  ['Baker, GA', undefined],
  ...each('de|del|do|la|le|of|the|am|an|on|upon|and', (particle) => [
    `Alder ${particle} Brook, Ohio`,
    `Alder ${particle} Brook, Ohio`,
  ]),
  ...each(
    'Street|St|Avenue|Ave|Road|Rd|Lane|Ln|Drive|Dr|Boulevard|Blvd|Way|Apt B|Suite B|Floor B|PO Box B',
    (street) => [`Mill ${street}, Boise, Idaho`, 'Boise, Idaho'],
  ),
  ...each('Remote|Hybrid|On-site|Onsite', (where) => [`Boise, ID (${where})`, 'Boise, ID']),
  ...each('Remote|Hybrid|On-site|Onsite', (where) => [`Boise, ID, ${where}`, 'Boise, ID']),
  ...each(
    `Location|Address|City|Town|Home|Residence|Current location|Place of residence|Residing in|Resides in|L|Based|Based in|Live in|
    Lives in|Living in|Lives at|Located in|Home address|Permanent address|Mailing address|Postal address`,
    (label) => [`${label}: Oslo`, 'Oslo'],
  ),
  // A label identifies a town.
  ['City: Ashmere', 'Ashmere'],
  ['Location: Alder Foods', undefined],
  // A label in a cell of its own identifies a larger city: what is behind it may be the next label.
  ['City     Tampere', 'Tampere'],
  ['City     Tampere, Pirkemark, FI', 'Tampere, Pirkemark, FI'],
  ['Location     Skills', undefined],
  ['Address:     Gartenweg 36, Tampere, FI', 'Tampere, FI'],
  ...each('Phone|Email|Mobile|Nationality|Permanent', (label) => [`Location | ${label}`, undefined]),
  // A larger city may have any region beside contact details, and in the rows next to them, unless a place is known by itself.
  ['jane@example.com | Tampere, Pirkemark, FI', 'Tampere, Pirkemark, FI'],
  ['(207) 555-0142\nMombasa, Coast, KE', 'Mombasa, Coast, KE'],
  ['Mombasa, Coast, KE\n(207) 555-0142', 'Mombasa, Coast, KE'],
  ['(207) 555-0142\nTeam lead\nMombasa, Coast, KE', undefined],
  ['Mombasa, Coast, KE\n(207) 555-0142\nDenver, CO', 'Denver, CO'],
  ['jane@example.com | Tampere', undefined],
  ['Tampere', undefined],
  ['Tampere, FI', 'Tampere, FI'],
  ...each('Mobile|Email ID', (label) => [`${label} | (207) 555-0142`, undefined]),
  ['(207) 555-0142\nDate / place of birth     03.09.1986, Kiel', undefined],
  ['(207) 555-0142\n03.09.1986, Kiel, DE', undefined],
  ['jane@example.com | Oslo, NO', 'Oslo, NO'],
  ['Native language Finnish | City: Oslo', 'Oslo'],
  ...each(
    'Place of birth|Born|Birthplace|Native place|Passport issued|Geburtsort|Lieu de naissance|Lugar de nacimiento',
    (label) => [`${label}     Kiel, Germany`, undefined],
  ),
  ...each('Based in|Living in|Lives in|Located in|Residing in', (where) => [
    `Baker. ${where} Ashmere, OH.`,
    'Ashmere, OH',
  ]),
];

export const PRINTED_HEADS = [...PHONES, ...NAMES, ...MAILS, ...PLACES];
