import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { parseResume } from '../../../../../core/documents/resume/parse-resume.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';

/** What a text says: title, employer and dates; school, degree, field and graduation; skills; e-mail address and phone; place. */
interface Said {
  readonly roles?: readonly string[];
  readonly studies?: readonly string[];
  readonly skills?: readonly string[];
  readonly reached?: string;
  readonly place?: string | null;
}

type Row = readonly [why: string, text: string, said: Said];

const HEAD = 'Jane Roe\njane@roe.example\n020 7946 0018\n\n';

/** Texts as they are copied from pages on the web and from files that print a resume. */
const WORK: readonly Row[] = [
  [
    'the website of an employer in a row of its own',
    'EXPERIENCE\nAcme Foods\nhttps://acme.example\nMay 2014 – Present\nBaker\nBaked bread\nHarbor Mill\nwww.mill.example\nJan 2011 – May 2014\nCook\nCooked meals',
    { roles: ['Baker|Acme Foods|2014-05|present', 'Cook|Harbor Mill|2011-01|2014-05'] },
  ],
  [
    'the website of an employer behind its name',
    'EXPERIENCE\nAcme Foods https://acme.example\n2014 – Present\nBaker\nBaked bread\nCook, Harbor Mill (https://mill.example)\n2011 – 2014',
    { roles: ['Baker|Acme Foods|2014|present', 'Cook|Harbor Mill|2011|2014'] },
  ],
  [
    'titles above what was done, and employers beside their dates below it',
    'EXPERIENCE\nhttps://acme.example\nBaker\nBaked bread for the whole town.\nAcme Foods May 2014 – Present\n\nServed guests.\n\nCook\nCooked meals for guests.\nHarbor Mill Jan 2011 – May 2014\nWaiter\nServed meals to guests.\nNorthwind Inn 2009 – 2010\nSkills Excel Baking',
    {
      roles: ['Baker|Acme Foods|2014-05|present', 'Cook|Harbor Mill|2011-01|2014-05', 'Waiter|Northwind Inn|2009|2010'],
    },
  ],
  [
    'titles below employers and their dates, and a remark above the first',
    'EXPERIENCE\nKitchen posts\nMost of them in kitchens of the town.\nAcme Foods May 2014 – Present\n\nBaker\nBaked bread for the whole town.\nHarbor Mill Jan 2011 – May 2014\n\nCook\nCooked meals for guests.',
    { roles: ['Baker|Acme Foods|2014-05|present', 'Cook|Harbor Mill|2011-01|2014-05'] },
  ],
  [
    'dates that are not read, above others with their lengths behind them',
    'EXPERIENCE\nBaker\nAcme Foods | https://acme.example | 2019-2019 ()\n\nBaked bread for the whole town.\nCook\nHarbor Mill | Oct 2015 - Mar 2018 (2 years 5 months)\n\nCooked meals for guests.\nWaiter\nNorthwind Inn | Dec 2010 - Oct 2014 (3 years 10 months)\n\nServed meals to guests.',
    { roles: ['Cook|Harbor Mill|2015-10|2018-03', 'Waiter|Northwind Inn|2010-12|2014-10'] },
  ],
  [
    'dates below what was done, and an employer below the last',
    'EXPERIENCE\nBaker\nBaked bread for the whole town.\nMay 2014 – Present\nCook\nCooked meals for guests.\nJan 2011 – May 2014\nHarbor Mill\nAcme Foods',
    { roles: ['Baker|null|2014-05|present', 'Cook|null|2011-01|2014-05'] },
  ],
  [
    'dates below what was done, and a title below the last: a first role without dates is above as many',
    'EXPERIENCE\nBaker\nBaked bread for the whole town.\nMay 2014 – Present\nCook\nCooked meals for guests.\nJan 2011 – May 2014\nWaiter',
    { roles: ['Cook|null|2014-05|present', 'Waiter|null|2011-01|2014-05'] },
  ],
  [
    'two employers above the first of two roles',
    'EXPERIENCE\nOakhurst Logistics\nTolland Bank\n2020 – Present\nWarehouse Manager\n2017 – 2019\nStaff Nurse',
    { roles: ['Warehouse Manager|null|2020|present', 'Staff Nurse|null|2017|2019'] },
  ],
  [
    'the titles of two roles above the dates of the first of them',
    'EXPERIENCE\nHead Baker\nAcme Foods\n2020 – Present\nWarehouse Manager\n2017 – 2019\nOakhurst Logistics\nCook\nWaiter\n2014 – 2016\nHarbor Mill\n2011 – 2013\nNorthwind Inn',
    {
      roles: [
        'Head Baker|Acme Foods|2020|present',
        'Warehouse Manager|Oakhurst Logistics|2017|2019',
        'null|null|2014|2016',
        'null|null|2011|2013',
      ],
    },
  ],
  [
    'a role without dates above others with their titles below their employers and dates',
    'EXPERIENCE\nConsultant\n- Advise small firms on their books.\nHarbor Mill Ltd 2016 - 2017\nLine Cook\n- Served meals to guests.\nTolland Inn 2014 - 2015\nWaiter\n- Served drinks.',
    { roles: ['Line Cook|Harbor Mill Ltd|2016|2017', 'Waiter|Tolland Inn|2014|2015'] },
  ],
  [
    'a role without dates above others that begin with their dates and have no title',
    'EXPERIENCE\nPhotographer\n- Take pictures of weddings.\n2016 - 2017, Boston, MA\nHarbor Mill Ltd\n- Served meals to guests.\n2014 - 2015, Chicago, IL\nCity of Fenwick\n- Watched the pool.',
    { roles: ['null|Harbor Mill Ltd|2016|2017', 'null|City of Fenwick|2014|2015'] },
  ],
  [
    'an employer and its department above two roles',
    'EXPERIENCE\nCity of Fenwick\nDepartment of Public Works\nCivil Engineer\nJan 2018 - Present\n- Planned bridges.\nJunior Engineer\nJan 2016 - Dec 2017\n- Drew plans.',
    { roles: ['Civil Engineer|City of Fenwick|2018-01|present', 'Junior Engineer|City of Fenwick|2016-01|2017-12'] },
  ],
  [
    'two titles in one row, and a role without one',
    'EXPERIENCE\nTolland Bank\n2020 - 2022\nRedline Store | 2018 - 2020\nAssistant Manager | Sales Associate\n- Sold shoes.',
    { roles: ['null|Tolland Bank|2020|2022', 'Assistant Manager|Redline Store|2018|2020'] },
  ],
  [
    'a role without dates above others in one row each',
    'EXPERIENCE\nCatering Consultant\nAdvises hotels in the town.\nBaker, Acme Foods May 2014 – Present\nBaked bread for the whole town.\nCook, Harbor Mill Jan 2011 – May 2014\nCooked meals for guests.',
    { roles: ['Baker|Acme Foods|2014-05|present', 'Cook|Harbor Mill|2011-01|2014-05'] },
  ],
  [
    'a website that is a deed',
    'EXPERIENCE\nAcme Foods\n2014 – Present\nBaker\nBuilt the new shop.\nhttps://shop.example',
    { roles: ['Baker|Acme Foods|2014|present'] },
  ],
  [
    '"Highlights" above what was done, where an employer may be',
    'EXPERIENCE\nMay 2014 – Present\nBaker\nHighlights\nBaked bread for the whole town',
    { roles: ['Baker|null|2014-05|present'] },
  ],
  [
    '"HIGHLIGHTS" in capitals like the headings, apart from what is above',
    'ABOUT\n\nLikes bread.\n\nEXPERIENCE\nBaker, Acme Foods\nMay 2014 – Present\n\nBaked bread.\n\nHIGHLIGHTS\nWon a prize\nBought an oven\nCook, Harbor Mill\nJan 2011 – May 2014\nSKILLS\nBaking',
    { roles: ['Baker|Acme Foods|2014-05|present', 'Cook|Harbor Mill|2011-01|2014-05'] },
  ],
  [
    'headings in capitals that stood in a margin',
    'SUMMARY Likes bread.\nEXPERIENCE Acme Foods, Baker\n2014-05 to 2019-02\nBaked bread.\nVOLUNTEER EXPERIENCE Town Library, Reader\n2012-01 to 2013-02\nRead aloud.\nEDUCATION Acme College\n2008-09 to 2011-06\nBSc in Physics',
    { roles: ['Baker|Acme Foods|2014-05|2019-02'], studies: ['Acme College|BSc|Physics|2011-06'] },
  ],
  [
    'headings that stood in a margin, of several kinds',
    'Work Baker\nAcme Foods\nMay 2014 – Feb 2019\nBaked bread.\nVolunteer Town Library\nReader\nJan 2012 – Feb 2013\nEducation Acme College\nBSc in Physics\n2011',
    { roles: ['Baker|Acme Foods|2014-05|2019-02'], studies: ['Acme College|BSc|Physics|2011'] },
  ],
  [
    'words of headings that begin names, where headings are by themselves',
    'Experience\nWork Foods Ltd\nBaker\nMay 2014 – Feb 2019\nVolunteer\nEducation Foods Ltd\nReader\nJan 2012 – Feb 2013\nEducation\nSkills College\nBSc in Physics\n2011',
    { roles: ['Baker|Work Foods Ltd|2014-05|2019-02'], studies: ['Skills College|BSc|Physics|2011'] },
  ],
  [
    'headings whose contents are elsewhere',
    'EXPERIENCE\nEDUCATION\nSKILLS\nBaker, Acme Foods\nBaked bread.\nMay 2014 – Feb 2019\nCook, Harbor Mill\nCooked meals.\nJan 2011 – May 2014\nAcme College\nBSc in Physics\n2011',
    { roles: [], studies: [] },
  ],
  [
    'a heading of three words each of which is one',
    'Likes bread\nWork Experience Internships\nBaker, Acme Foods\nMay 2014 – Feb 2019\nEducation\nAcme College',
    { roles: ['Baker|Acme Foods|2014-05|2019-02'], studies: ['Acme College|null|null|null'] },
  ],
  [
    'a menu above headings with their contents',
    'Experience\nEducation\nSkills\n\nExperience\nBaker, Acme Foods\nMay 2014 – Feb 2019\nEducation\nAcme College\nBSc in Physics\n2011\nSkills\nBaking',
    { roles: ['Baker|Acme Foods|2014-05|2019-02'], studies: ['Acme College|BSc|Physics|2011'] },
  ],
  [
    'ranges below each other, which stood in a margin',
    'EXPERIENCE\n2014 – 2019\n2011 – 2014\nAcme Foods\nBaker\nBaked bread.\nHarbor Mill\nCook\nCooked meals.',
    { roles: [] },
  ],
  [
    'three names above the first role',
    'EXPERIENCE\nAcme Foods\nHarbor Mill\nRidge Dairy\nMay 2014 – Feb 2019\nBaker\nBaked bread.\nJan 2011 – May 2014\nCook\nCooked meals.',
    { roles: ['Baker|null|2014-05|2019-02', 'Cook|null|2011-01|2014-05'] },
  ],
  [
    'an employer with two names above three roles',
    'EXPERIENCE\nAcme Foods\nTown Bakery\nMay 2014 – Feb 2019\nBaker\nJan 2011 – May 2014\nCook\nJan 2009 – Dec 2010\nClerk',
    {
      roles: [
        'Baker|Acme Foods|2014-05|2019-02',
        'Cook|Acme Foods|2011-01|2014-05',
        'Clerk|Acme Foods|2009-01|2010-12',
      ],
    },
  ],
  [
    'a row with an e-mail address above entries',
    'Herat CA / 020 7946 0018 / jane@roe.example\n\nBaker - Acme Foods   2014 – 2019\n\nCook - Harbor Mill   2011 – 2014\nEDUCATION\nAcme College',
    { roles: ['Baker|Acme Foods|2014|2019', 'Cook|Harbor Mill|2011|2014'] },
  ],
  [
    'an employer and dates that are printed twice',
    'EXPERIENCE\nAcme Foods\n2014 – 2019\nAcme Foods\n2014 – 2019\nBaker\nBaked bread.\nHarbor Mill\n2011 – 2014\nHarbor Mill\n2011 – 2014\nCook\nCooked meals.',
    { roles: ['Baker|Acme Foods|2014|2019', 'Cook|Harbor Mill|2011|2014'] },
  ],
  [
    'lines printed a second time for screen readers, whose years run into others',
    'Experience\nBakerBaker\nAcme Foods · Full-timeAcme Foods · Full-time\nMay 2014 - Feb 2019 · 5 yrsMay 2014 - Feb 2019 · 5 yrs\nEducation\nAcme CollegeAcme College\nBSc, PhysicsBSc, Physics\n2012 - 20152012 - 2015\nSkills\nBakingBaking\nCooking',
    {
      roles: ['Baker|Acme Foods|2014-05|2019-02'],
      studies: ['Acme College|BSc|Physics|null'],
      skills: ['Baking', 'Cooking'],
    },
  ],
  [
    'what a form says of the present and the history says again',
    'Resume Headline: Baker with experience\nName: Jane Roe\nCurrent Designation: Baker\nCurrent Company: Acme Foods Ltd\nEmail: jane@roe.example\nMobile: +234-803-555-9291\nWork History\nOct-2021 to Present\nAcme Foods Ltd\nBaker',
    { roles: ['Baker|Acme Foods Ltd|2021-10|present'] },
  ],
  [
    'towns in brackets behind employers',
    'EXPERIENCE\n2018 – 2022 : Electrician, Municipal Works of Toulouse (Toulouse)\n– Installed wiring',
    { roles: ['Electrician|Municipal Works of Toulouse|2018|2022'] },
  ],
  [
    'a department below its employer',
    'Employment\nVerdane Hospice\nDepartment of Operations\nPractical Nurse\nJun 2019 - May 2022',
    { roles: ['Practical Nurse|Verdane Hospice|2019-06|2022-05'] },
  ],
  [
    'a department that is the employer',
    'Employment\nDepartment of Operations\nPractical Nurse\nJun 2019 - May 2022',
    { roles: ['Practical Nurse|Department of Operations|2019-06|2022-05'] },
  ],
  [
    'a city named as such',
    'Work Experience\nJan 2020 - Present\nKestrel Hospice\nIloilo City\nStaff Nurse\n• Trained nurses',
    { roles: ['Staff Nurse|Kestrel Hospice|2020-01|present'] },
  ],
  [
    'a button below a title',
    'Employment\nAdministrative Assistant\nEdit\nStonebridge Properties | Full-time\nMarch 2019 - Present (2 years 3 months)',
    { roles: ['Administrative Assistant|Stonebridge Properties|2019-03|present'] },
  ],
  ...[
    "aujourd'hui",
    'heute',
    'presente',
    'actualidad',
    'atual',
    'oggi',
    'heden',
    'obecnie',
    'actuellement',
    'actuel',
    'actualmente',
    'atualmente',
    'laufend',
  ].map((now): Row => [
    `"${now}" for the present`,
    `EXPERIENCE\nBaker, Acme Foods\nMay 2014 – ${now}`,
    { roles: ['Baker|Acme Foods|2014-05|present'] },
  ]),
  [
    'whom somebody reported to',
    'Career\nRegistered Nurse, Bramble Hospice\nApril 2019 – February 2024\nReporting to the Director of Operations',
    { roles: ['Registered Nurse|Bramble Hospice|2019-04|2024-02'] },
  ],
  ...['Pvt. Ltd.', 'Nig. Ltd', 'Pte. Ltd', 'Sdn. Bhd'].map((form): Row => [
    `a legal form with full stops (${form})`,
    `EXPERIENCE\nBaker at Acme Foods ${form}\nMay 2014 – Feb 2019`,
    { roles: [`Baker|Acme Foods ${form}|2014-05|2019-02`] },
  ]),
  [
    'a saint in capitals',
    'EXPERIENCE\nTEACHER - ST. AGNES COLLEGE\nMay 2014 – Feb 2019',
    { roles: ['TEACHER|ST. AGNES COLLEGE|2014-05|2019-02'] },
  ],
  [
    'a word of a heading that begins a name, where there are no headings',
    'Work Foods Ltd\nBaker\nMay 2014 – Feb 2019\nBaked bread.',
    { roles: ['Baker|Work Foods Ltd|2014-05|2019-02'] },
  ],
  ...['EDUCATION of cooks\nSKILLS for life', 'EDUCATION FOR COOKS\nSKILLS FOR LIFE'].map((deeds): Row => [
    `words of headings that begin what was done (${deeds.replace('\n', ', ')})`,
    `EXPERIENCE\nBaker, Acme Foods\nMay 2014 – Feb 2019\n${deeds}\nCook, Harbor Mill\nJan 2011 – May 2014`,
    { roles: ['Baker|Acme Foods|2014-05|2019-02', 'Cook|Harbor Mill|2011-01|2014-05'] },
  ]),
  [
    'one heading in capitals before other words, which may be a name',
    'EXPERIENCE\nWORK Foods Ltd, Baker\n2014 – 2019',
    { roles: ['Baker|WORK Foods Ltd|2014|2019'] },
  ],
];

const REACHED: readonly Row[] = [
  [
    'labels that nothing parts from their values',
    'CONTACT\nWebsitehttps://roe.example\nEmailjane@roe.example\nPhone020 7946 0018',
    { reached: 'null|020 7946 0018' },
  ],
  ['an address that begins like a label', 'Emailjane@roe.example', { reached: 'Emailjane@roe.example|null' }],
  [
    'letters of icon fonts',
    'ABOUT\n\uf003 jane@roe.example\n\uf10b 020 7946 0018\n\uf108 roe.example',
    { reached: 'jane@roe.example|020 7946 0018' },
  ],
  ["a page's menu", 'Home About Work Writing Contact\njane@roe.example', { place: null }],
  ['an area code in brackets before a row', 'CONTACT\n(41) 99555-2828', { reached: 'null|(41) 99555-2828' }],
  ['the number of a contact', 'Lives by the sea\nContact No. 0917-555-3585', { reached: 'null|0917-555-3585' }],
  [
    'a form with other labels',
    'Name: Jane Roe\nCurrent Designation: Baker\nCurrent Company: Acme Foods Ltd\nEmail: jane@roe.example\nMobile: +234-803-555-9291\nSkills\nBaking',
    { reached: 'jane@roe.example|+234-803-555-9291' },
  ],
  [
    'the phone of an employer in a form of work',
    'Name: Jane Roe\nWork History\nEmployer: Acme Foods Ltd\nPosition: Baker\nPhone: 020 7946 0033\nFrom: 2014\nTo: 2019\n\nEmployer: Harbor Mill Ltd\nPosition: Cook\nPhone: 020 7946 0044\nFrom: 2010\nTo: 2014',
    { reached: 'null|null' },
  ],
  [
    'the icon of a phone and of a fax',
    'CONTACT\n\uf1ac 020 7946 0033\n\uf095 020 7946 0018',
    { reached: 'null|020 7946 0018' },
  ],
];

const STUDIES: readonly Row[] = [
  [
    'degrees behind their subjects',
    'EDUCATION\nAcme College\nPhysics BSc (Hons)\n2010 – 2013\nMillbrook College\nGame Design Master of Science\n2013 – 2014',
    { studies: ['Acme College|BSc (Hons)|Physics|2013', 'Millbrook College|Master of Science|Game Design|2014'] },
  ],
  [
    'two degrees at one school, each with its dates, below a school without a degree',
    'EDUCATION\nLakeside High School\n2006 - 2010\nFenwick University\nBSc in Physics\n2010 - 2014\nMSc in Physics\n2014 - 2016',
    { studies: ['Lakeside High School|null|null|2010', 'Fenwick University|BSc|Physics|2014'] },
  ],
  [
    'a begin and an end in rows of their own',
    'EDUCATION\nFenwick University\nBSc in Physics\nStart: 2010\nEnd: 2014\nTolland College\nMSc in Physics',
    { studies: ['Fenwick University|BSc|Physics|2014', 'Tolland College|MSc|Physics|null'] },
  ],
  [
    'a blank row around each value',
    'EDUCATION\n2005 2008\nAcme College\n\nLevel 2 Certificate\n\nHuman Resources\n\nSKILLS\nBaking',
    { studies: ['Acme College|Level 2 Certificate|Human Resources|2008'] },
  ],
  [
    'a blank row only above what is no subject',
    'EDUCATION\nAcme College\nBSc\n2008\n\nFirst Aid Course',
    { studies: ['Acme College|BSc|null|2008'] },
  ],
  [
    'a town between a school and its degree',
    'EDUCATION\nAcme College\n1995 – 2000\nYenagoa\nJD Industrial Engineering',
    { studies: ['Acme College|JD|Industrial Engineering|2000'] },
  ],
  [
    'a mark behind a school',
    'EDUCATION\nMicrobiology, BTEC National Diploma\n2018 – 2023\nAcme College, GPA: 1.7',
    { studies: ['Acme College|BTEC National Diploma|Microbiology|2023'] },
  ],
  [
    'a mark that is missing',
    'EDUCATION\nBSc in Physics from Acme College with GPA of\n2018 – 2023',
    { studies: ['Acme College|BSc|Physics|2023'] },
  ],
  [
    'towns in a column of their own',
    'EDUCATION\nAcme College | Kassel | 2012\nMBA\nHarbor College | Norwich | 2010\nBSc Biology',
    { studies: ['Acme College|MBA|null|2012', 'Harbor College|BSc|Biology|2010'] },
  ],
  [
    'a date of birth',
    'EDUCATION\nAcme College\nBSc Nursing\nBorn on 3 April 1990',
    { studies: ['Acme College|BSc|Nursing|null'] },
  ],
  [
    'a school whose name begins like a deed',
    'EDUCATION\nMohammed Technical College - Physics\nBSc\n2018 – 2023',
    { studies: ['Mohammed Technical College|BSc|Physics|2023'] },
  ],
  [
    'dates between a school and the subject above its degree',
    'EDUCATION\nAcme College\n2018 – 2023\nFilm Studies\nAdvanced Diploma\nHarbor College\n2014 – 2017\nMuseum Keeping\nMBA',
    { studies: ['Acme College|Advanced Diploma|Film Studies|2023', 'Harbor College|MBA|Museum Keeping|2017'] },
  ],
  [
    'subjects above their schools',
    'EDUCATION\nHuman Resources\nAcme College (2018 – 2023)\nStudy type: MBA\nTourism\nHarbor College (2014 – 2017)\nStudy type: BSc\nFirst class',
    { studies: ['Acme College|MBA|Human Resources|2023', 'Harbor College|BSc|Tourism|2017'] },
  ],
  [
    'one row above the first of two schools',
    'EDUCATION\nHuman Resources\nAcme College (2018 – 2023)\nMBA\nHarbor College (2014 – 2017)\nBSc',
    { studies: ['Acme College|MBA|null|2023', 'Harbor College|BSc|null|2017'] },
  ],
  [
    'one row above the only school, which may be anything',
    'EDUCATION\nLong Ago\nAcme College (2018 – 2023)\nStudy type: MBA',
    { studies: ['Acme College|MBA|null|2023'] },
  ],
  [
    'a first school that no word shows to be one, above its dates like the others',
    'EDUCATION\nNorth Ridge\n2015 – 2020\nMBA - Film Studies\nAcme College\n2012 – 2013\nBSc - Physics\nBook Keeping',
    { studies: ['North Ridge|MBA|Film Studies|2020', 'Acme College|BSc|Physics|2013'] },
  ],
  [
    'a name above dates whose schools are below them',
    'EDUCATION\nNorth Ridge\n2015 – 2020\nMBA - Film Studies\nAcme College\n2012 – 2013\nBSc - Physics\nHarbor College',
    { studies: ['Acme College|MBA|Film Studies|2020', 'Harbor College|BSc|Physics|2013'] },
  ],
  [
    'a school that is printed twice',
    'EDUCATION\nGrado - Acme College\nAcme College\n2014 – 2015\nMBA - Harbor College\nHarbor College\n2016 – 2017',
    { studies: ['Acme College|Grado|null|2015', 'Harbor College|MBA|null|2017'] },
  ],
  [
    'subjects without a degree',
    'EDUCATION\nAcme College\n2014 – 2015\nIndustrial Design\nHarbor College\n2016 – 2017\nLong Ago',
    { studies: ['Acme College|null|Industrial Design|2015', 'Harbor College|null|null|2017'] },
  ],
  ...[
    'Dipl.-Ing.',
    'Diplom-Ingenieur',
    'Diplom',
    'Vordiplom',
    'Fachabitur',
    'Fachhochschulreife',
    'Mittlere Reife',
    'Licenciado',
    'Licenciada',
    'Grado',
    'Tecnólogo',
    'Técnico Superior',
    'T Level',
    'Apprenticeship',
    'BTS',
    'DUT',
    'Kandidatexamen',
    'Masterexamen',
    'Bachelorgrad',
    'Licencjat',
    'Maturita',
    'BTEC Level 3 Extended Diploma',
    'CertHE',
    'FdSc',
  ].map((degree): Row => [
    `a degree of other countries (${degree})`,
    `EDUCATION\nAcme College\n${degree}\nPhysics\n2013`,
    { studies: [`Acme College|${degree}|Physics|2013`] },
  ]),
  [
    'subjects behind other words for "in"',
    'EDUCATION\nAcme College\nGrado en Historia\n2013\nHarbor College\nMestrado em Biologia\n2014',
    { studies: ['Acme College|Grado|Historia|2013', 'Harbor College|Mestrado|Biologia|2014'] },
  ],
];

const SKILLS: readonly Row[] = [
  [
    'one per row, in several words',
    'SKILLS\nMachine learning\nTCP/IP\nContent strategy\nISO 9001',
    { skills: ['Machine learning', 'TCP/IP', 'Content strategy', 'ISO 9001'] },
  ],
  [
    'levels in brackets',
    'SKILLS\nPython (Advanced)\nSQL (Basic)\nSix Sigma (Expert)',
    { skills: ['Python', 'SQL', 'Six Sigma'] },
  ],
  ['levels in brackets within a list', 'SKILLS\nPython (advanced), SQL (basic)', { skills: ['Python', 'SQL'] }],
  [
    'levels behind colons and dashes',
    'SKILLS\nPython: Advanced\nSQL – Basic\nGerman: Fluent',
    { skills: ['Python', 'SQL'] },
  ],
  [
    'a colon behind every one',
    'SKILLS\nPython (Master):\nBlueprint reading (Beginner):',
    { skills: ['Python', 'Blueprint reading'] },
  ],
  [
    'labels by themselves',
    'SKILLS\nPython\nLevel:\nKeywords:\nBlueprint reading',
    { skills: ['Python', 'Blueprint reading'] },
  ],
  [
    'commas without a space',
    'SKILLS\nPython,Active Directory,Welding',
    { skills: ['Python', 'Active Directory', 'Welding'] },
  ],
  [
    'groups with a level each',
    'SKILLS\nTrades\nBeginner\nWelding\nPlumbing\nOffice\nMaster\nExcel',
    { skills: ['Welding', 'Plumbing', 'Excel'] },
  ],
  ['a level for each', 'SKILLS\nWelding\nBeginner\nExcel\nMaster', { skills: ['Welding', 'Excel'] }],
  ['how well, in percent', 'SKILLS\nWound care 80%\nTriage 75 %', { skills: ['Wound care', 'Triage'] }],
  ...[
    'Sent from my iPhone',
    'Back to top\nBuilt with Hugo',
    'Reason for leaving: better offer',
    'Notice period: one month',
    'Availability: next month',
    'Nationality: Irish',
    'Date of birth: 3 April 1990',
    'Marital status: married',
    'Expected salary: negotiable',
    'Current salary: private',
    'Get Outlook for iOS',
    'Powered by Hugo',
    'See less',
    'Desired Salary: negotiable',
  ].map((rest): Row => [
    `what is no skill below them (${rest})`,
    `SKILLS\nMap reading, Load securing\n${rest}`,
    { skills: ['Map reading', 'Load securing'] },
  ]),
  [
    'a label below other information',
    'EXPERIENCE\nDec 2022 – Present\nTeacher @ Orrin Primary School\nADDITIONAL INFORMATION\nSkills: Java, Triage, Node.js\nLanguages: English',
    { skills: ['Java', 'Triage', 'Node.js'] },
  ],
  [
    'what somebody offers',
    'I can offer\nJava, TypeScript, C++, Docker',
    { skills: ['Java', 'TypeScript', 'C++', 'Docker'] },
  ],
  [
    'a label within an entry of additional experience',
    'EXPERIENCE\nBaker, Acme Foods\nMay 2014 – Feb 2019\nADDITIONAL EXPERIENCE\nCook, Harbor Mill\nMay 2012 – Feb 2014\nSkills: SQL, Excel, TypeScript\nClerk, Ridge Dairy\nMay 2010 – Feb 2012',
    {
      roles: [
        'Baker|Acme Foods|2014-05|2019-02',
        'Cook|Harbor Mill|2012-05|2014-02',
        'Clerk|Ridge Dairy|2010-05|2012-02',
      ],
    },
  ],
  [
    'a label within an entry',
    'EXPERIENCE\nBaker, Acme Foods\nMay 2014 – Feb 2019\nSkills: SQL, Excel, TypeScript',
    { skills: [] },
  ],
  [
    'a heading that is a skill here',
    'ABOUT\n\nLikes bread.\n\nSKILLS\nTCP/IP\nSocial media\nContent strategy\n\nHOBBIES\nChess',
    { skills: ['TCP/IP', 'Social media', 'Content strategy'] },
  ],
  [
    'a heading that is none',
    'ABOUT\n\nLikes bread.\n\nSKILLS\nTCP/IP\n\nSOCIAL MEDIA\nContent strategy',
    { skills: ['TCP/IP'] },
  ],
];

/** Texts of which nothing can be served under a heading, and the warnings that say so. */
const UNREAD: readonly (readonly [why: string, text: string, warnings: readonly string[]])[] = [
  [
    'dates that stood beside their roles',
    'EXPERIENCE\nBaker, Acme Foods\nBaked bread\nCook, Harbor Mill\nCooked meals\nMay 2014 – Present\nJan 2011 – May 2014\nJan 2009 – Dec 2010',
    ['work_history_not_a_list'],
  ],
  [
    'headings that stood in a margin, above all that was beside them',
    'EXPERIENCE\nEDUCATION\nINTERESTS\nBaker\nAcme Foods\nBaked bread',
    ['work_history_not_a_list', 'education_not_a_list'],
  ],
  ['words that name no school', 'EDUCATION\nsee the other page', ['education_not_a_list']],
  ['a sentence instead of skills', 'SKILLS\nPlease ask me about what I can do for you.', ['skills_not_a_list']],
  ['a heading with nothing under it', 'EXPERIENCE\nBaker, Acme Foods\n2014 – Present\nEDUCATION', []],
  ['no heading', 'I have worked as a cook.', []],
];

suite('copied texts: what could not be read', () => {
  for (const [why, text, warnings] of UNREAD)
    test(why, () => {
      const answer = answerTo(HEAD + text);
      assert.deepEqual(answer?.warnings?.map(({ code }) => code) ?? [], warnings);
    });
});

function answerTo(text: string): Resume | undefined {
  const outcome = parseResume(readResume(textPages(text)), quoteFinder({ type: 'text', text }, text));
  return outcome.kind === 'answer' ? outcome.answer : undefined;
}

function saidIn(text: string): Required<Said> | undefined {
  const answer = answerTo(text);
  const joined = (values: readonly (string | null)[]): string => values.map(String).join('|');
  return (
    answer && {
      roles: answer.work_history.map((one) => joined([one.title, one.company, one.start_date, one.end_date])),
      studies: answer.education.map((one) => joined([one.institution, one.degree, one.field, one.graduation_date])),
      skills: answer.skills,
      reached: joined([answer.contact.email, answer.contact.phone]),
      place: answer.contact.location,
    }
  );
}

for (const [of, rows, head] of [
  ['work', WORK, HEAD],
  ['contact details', REACHED, 'Jane Roe\nBaker\n\n'],
  ['studies', STUDIES, HEAD],
  ['skills', SKILLS, HEAD],
] as const)
  suite(`copied texts: ${of}`, () => {
    for (const [why, text, said] of rows)
      test(why, () => {
        const found = saidIn(head + text);
        const own = Object.fromEntries(Object.keys(said).map((name) => [name, found?.[name as keyof Said]]));
        assert.deepEqual(own, said);
      });
  });
