import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { parseResume } from '../../../../../core/documents/resume/parse-resume.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';

/** Returns the answer for a text; undefined if it is not a resume. */
function answerTo(text: string): Resume | undefined {
  const outcome = parseResume(readResume(textPages(text)), quoteFinder({ type: 'text', text }, null));
  return outcome.kind === 'answer' ? outcome.answer : undefined;
}

/** Returns a resume with the given rows at its head. */
function headed(head: string): string {
  return `${head}

EXPERIENCE
Software Engineer, Acme Corp
Jan 2018 - Present
- Built things

EDUCATION
B.S. in Physics, State University, 2015
`;
}

/** Rows of work as layouts have them, and the roles that they print: title, employer, start, end. */
const WORK: readonly (readonly [why: string, rows: string, roles: readonly string[]])[] = [
  [
    'titles of small words, the first of which ends like a deed',
    'WORK\nRegistered nurse, Acme Corp    2018 - 2019\n\nRetired teacher, Harbor School    2016 - 2017',
    ['Registered nurse|Acme Corp|2018|2019', 'Retired teacher|Harbor School|2016|2017'],
  ],
  [
    'entries that end in a full stop, below an unfinished line',
    'WORK\nI like working with people and with bread\nBaker, Acme Corp, 2018 - 2019.\n\nTeller, Northwind Labs, 2016 - 2017.',
    ['Baker|Acme Corp|2018|2019', 'Teller|Northwind Labs|2016|2017'],
  ],
  [
    'a range below an open one',
    'WORK\n2023–         Baker, Acme Corp\n2021–2023     Teller, Northwind Labs\n2019–2020     Cook, Harbor Foods',
    ['Baker|Acme Corp|2023|null', 'Teller|Northwind Labs|2021|2023', 'Cook|Harbor Foods|2019|2020'],
  ],
  [
    'a dated talk among what was done, which is not a role',
    'WORK\nBaker, Acme Corp    2018 - 2019\nBaked bread for two towns.\nPresented findings at the Meeting of the Bakers, San Diego,\n2018\nServed 200 guests',
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'a title with what follows a dash',
    'WORK\nTeller - Night Shift\nHarbor Foods\n2018 - 2019\n\nCook\nStark Ltd\n2016 - 2018\n\nBaker\nAcme Corp\n2014 - 2016',
    ['Teller - Night Shift|Harbor Foods|2018|2019', 'Cook|Stark Ltd|2016|2018', 'Baker|Acme Corp|2014|2016'],
  ],
  [
    'a title with a department in brackets',
    'WORK\nTeller (Engineering)\nHarbor Foods\n2018 - 2019\n\nCook\nStark Ltd\n2016 - 2018\n\nBaker\nAcme Corp\n2014 - 2016',
    ['Teller (Engineering)|Harbor Foods|2018|2019', 'Cook|Stark Ltd|2016|2018', 'Baker|Acme Corp|2014|2016'],
  ],
  [
    'a title with a word behind a comma, before a bar and its dates',
    'WORK\nTeller, Loans | 2018 - 2019\nHarbor Foods\n\nCook | 2016 - 2018\nStark Ltd\n\nBaker | 2014 - 2016\nAcme Corp',
    ['Teller, Loans|Harbor Foods|2018|2019', 'Cook|Stark Ltd|2016|2018', 'Baker|Acme Corp|2014|2016'],
  ],
  [
    'a word behind every title, which is a town',
    'WORK\nTeller - Truro\nHarbor Foods\n2018 - 2019\n\nCook - Ashmere\nStark Ltd\n2016 - 2018',
    ['Teller|Harbor Foods|2018|2019', 'Cook|Stark Ltd|2016|2018'],
  ],
  [
    'a country behind one title',
    'WORK\nTeller, Germany\nHarbor Foods\n2018 - 2019\n\nCook\nStark Ltd\n2016 - 2018\n\nBaker\nAcme Corp\n2014 - 2016',
    ['Teller|Harbor Foods|2018|2019', 'Cook|Stark Ltd|2016|2018', 'Baker|Acme Corp|2014|2016'],
  ],
  [
    'another organisation behind one title',
    'WORK\nTeller - Northwind Bank\nHarbor Foods\n2018 - 2019\n\nCook\nStark Ltd\n2016 - 2018\n\nBaker\nAcme Corp\n2014 - 2016',
    ['Teller|Harbor Foods|2018|2019', 'Cook|Stark Ltd|2016|2018', 'Baker|Acme Corp|2014|2016'],
  ],
  [
    'when somebody worked, in brackets behind a title',
    'WORK\nTeller (Nights)\nHarbor Foods\n2018 - 2019\n\nStark Ltd\nCook (Temp)\n2016 - 2018',
    ['Teller (Nights)|Harbor Foods|2018|2019', 'Cook (Temp)|Stark Ltd|2016|2018'],
  ],
  [
    'a kind of work in brackets, in a row by itself',
    'WORK\nTeller (Temp)\n2018 - 2019',
    ['Teller (Temp)|null|2018|2019'],
  ],
  ['a licence in brackets', 'WORK\nDriver (CDL-B)\nAcme Corp\n2018 - 2019', ['Driver (CDL-B)|Acme Corp|2018|2019']],
  [
    'dates of an employer that contain those of the roles below',
    'WORK\nAcme Corp\n2012 - 2018\nBaker\n2015 - 2018\nCook\n2012 - 2015',
    ['Baker|Acme Corp|2015|2018', 'Cook|Acme Corp|2012|2015'],
  ],
  [
    'dates of a sentence that wraps',
    'WORK\nBaker, Acme Corp\n2018 - 2019\nBaked bread and stood in for the head baker from\nMarch to June 2020.',
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'dates at the end of a sentence',
    'WORK\nBaker, Acme Corp\n2018 - 2019\nStood in for the head baker from March to June 2020.',
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'the date of what was done',
    'WORK\nBaker, Acme Corp\n2018 - 2019\nPresented findings at the county fair, 2018',
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'a list of roles whose dates are next to a town',
    'WORK\n- Baker, Acme Corp\n  Truro, 2018 - 2019\n  - Baked bread\n- Cook, Stark Ltd\n  Boise, 2016 - 2018\n  - Fed people',
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2016|2018'],
  ],
  [
    'a deed with a range of its own',
    'WORK\nTrained 12 bakers, 2018 - 2019\nBaker, Acme Corp',
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'a department behind a title, after its employer on the same row',
    'WORK\nHarbor Foods, Teller - Night Shift, 2018 - 2019\nStark Ltd, Cook, 2016 - 2018\nAcme Corp, Baker, 2014 - 2016',
    ['Teller|Harbor Foods|2018|2019', 'Cook|Stark Ltd|2016|2018', 'Baker|Acme Corp|2014|2016'],
  ],
  [
    'what follows a dash behind a title, before a comma and its dates',
    'WORK\nTeller - Night Shift, 2018 - 2019\nHarbor Foods\n\nCook, 2016 - 2018\nStark Ltd\n\nBaker, 2014 - 2016\nAcme Corp',
    ['Teller - Night Shift|Harbor Foods|2018|2019', 'Cook|Stark Ltd|2016|2018', 'Baker|Acme Corp|2014|2016'],
  ],
  [
    'an item above dates without its list sign',
    'WORK\nBaker, Acme Corp\n2018 - 2019\n- Rye Bread\nCook, 2016 - 2018\nStark Ltd',
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2016|2018'],
  ],
  ['a row with dates and a stop', 'WORK\nBaker\nAcme Corp, 2018 - 2019.', ['Baker|Acme Corp|2018|2019']],
  [
    'an employer named after its house, which is not cut short',
    "WORK\nThe Oak Room at Fenwick's, Boise, ID\nBaker\n2018 - 2019\n\nAcme Corp, Boise, ID\nCook\n2016 - 2018",
    ['Baker|null|2018|2019', 'Cook|Acme Corp|2016|2018'],
  ],
  [
    'an unlisted town and region in brackets',
    'WORK\nAcme Corp (Ashmere, Elbonia)\nBaker\n2018 - 2019',
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'an employer and an unlisted town in brackets behind a title',
    'WORK\n2018 - 2019. Baker (Acme Corp, Truro)',
    ['Baker|Acme Corp|2018|2019'],
  ],
  ...['Seasonal', 'Per diem'].map((kind): (typeof WORK)[number] => [
    `how somebody was employed (${kind})`,
    `WORK\nBaker | ${kind}\nStark\n2018 - 2019`,
    ['Baker|Stark|2018|2019'],
  ]),
  [
    'a sentence of a title and its employer',
    'WORK\nWorked as Baker with Acme Corp\n2018 - 2019',
    ['null|null|2018|2019'],
  ],
  ['months and short years, which may be days', 'WORK\nBaker, Acme Corp\n3/19 - 8/21', ['Baker|Acme Corp|null|null']],
  [
    'a legal form on the next row',
    'WORK\nBaker\nHarbor Lane Precision Tooling\nLimited\n2018 - 2019',
    ['Baker|Harbor Lane Precision Tooling|2018|2019'],
  ],
  [
    'labels within entries, which are repeated',
    'WORK\nBaker, Acme Corp\n2018 - 2019\nAchievements\n- Baked bread\n\nCook, Stark Ltd\n2016 - 2018\nAchievements\n- Fed people',
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2016|2018'],
  ],
  [
    'a label within entries, which alone has a colon',
    'WORK\nBaker, Acme Corp\n2018 - 2019\nAchievements:\n- Baked bread\n\nCook, Stark Ltd\n2016 - 2018\n\nEDUCATION\nMBA, 2010',
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2016|2018'],
  ],
  [
    'a heading with a colon like the others',
    'WORK:\nBaker, Acme Corp\n2018 - 2019\n\nVOLUNTEERING:\nCook, Stark Ltd\n2016 - 2018\n\nEDUCATION:\nMBA, 2010',
    ['Baker|Acme Corp|2018|2019'],
  ],
  ['small words behind a title', 'WORK\nBaker | on contract\nStark\n2018 - 2019', ['Baker|Stark|2018|2019']],
  [
    'numbered employers',
    '1. Work\n1.1 Acme Corp\nBaker\n2018 - 2019\n1.2 Northwind Labs\nTeller\n2016 - 2017',
    ['Baker|Acme Corp|2018|2019', 'Teller|Northwind Labs|2016|2017'],
  ],
  [
    'partners, one of whom is named like an occupation',
    'WORK\nMason, Doyle & Pratt, Mobile, AL    2018 - 2019\nTeller\nAcme Corp, Mobile, AL    2016 - 2017\nBaker',
    ['Teller|Mason, Doyle & Pratt|2018|2019', 'Baker|Acme Corp|2016|2017'],
  ],
  [
    'a heading in words of its own',
    "Where I've worked\n\nBaker, Acme Corp\n2018 - 2019",
    ['Baker|Acme Corp|2018|2019'],
  ],
  ['a heading of known words', 'Employment to date\n\nBaker, Acme Corp\n2018 - 2019', ['Baker|Acme Corp|2018|2019']],
  [
    'a career break, which is not a role',
    'WORK\nCareer Break\nFull-time parenting\n2015 - 2018\n\nBaker\nAcme Corp\n2012 - 2015',
    ['Baker|Acme Corp|2012|2015'],
  ],
  ['an arrow between dates', 'WORK\nBaker, Acme Corp\n2018 -> 2019', ['Baker|Acme Corp|2018|2019']],
  ['an arrow between months', 'WORK\nBaker, Acme Corp\n2018-01 -> 2019-02', ['Baker|Acme Corp|2018-01|2019-02']],
  ['a sign like an arrow', 'WORK\nBaker, Acme Corp\n2018 » 2019', ['Baker|Acme Corp|2018|2019']],
  [
    'labels of both dates',
    'WORK\nEmployer: Acme Corp\nTitle: Baker\nFrom: 2018   To: 2019',
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'labels of both dates on separate rows',
    'WORK\nBaker, Acme Corp\nStart date: 01/2018\nEnd date: Present\n- Baked bread.\n\nCook, Stark Ltd\nStart date: 01/2016\nEnd date: 12/2017',
    ['Baker|Acme Corp|2018-01|present', 'Cook|Stark Ltd|2016-01|2017-12'],
  ],
  [
    'dates in two rows of a margin',
    'WORK\nAug 2018 –     Baker\ntoday          Acme Corp\nMay 2015 –     Cook\nJul 2018       Stark Ltd',
    ['Baker|Acme Corp|2018-08|present', 'Cook|Stark Ltd|2015-05|2018-07'],
  ],
  [
    'unlisted towns',
    'WORK\nBaker\nAcme Foods, Ashmere\n2018 - 2019\n\nCook\nStonegate, Truro\n2016 - 2018',
    ['Baker|Acme Foods|2018|2019', 'Cook|Stonegate|2016|2018'],
  ],
  [
    'the length of a contract',
    'WORK\n6-month contract | Quill, Tulsa, OK\nBaker | 2018 - 2019',
    ['Baker|Quill|2018|2019'],
  ],
  ['dots between dates', 'WORK\nBaker, Acme Corp\n01.2018..02.2019', ['Baker|Acme Corp|2018-01|2019-02']],
  ['dots that lead on', 'WORK\nAcme Corp ........ Baker ........ 2018 - 2019', ['Baker|Acme Corp|2018|2019']],
  ['stops between names', 'WORK\nBaker. Acme Institute. 2018 - 2019.', ['Baker|Acme Institute|2018|2019']],
  ['a split bar', 'WORK\nBaker \u00a6 Acme Corp\n2018 - 2019', ['Baker|Acme Corp|2018|2019']],
  ['words before an employer', 'WORK\nBaker, employed by Acme Corp\n2018 - 2019', ['Baker|Acme Corp|2018|2019']],
  ['a word before a title', 'WORK\nAcme Corp, 2018 - 2019\nas Baker\n- Baked bread.', ['Baker|Acme Corp|2018|2019']],
  ['dates in brackets first', 'WORK\n(2018 - 2019) Baker \u2013 Acme Corp', ['Baker|Acme Corp|2018|2019']],
  ['labels', 'WORK\nEmployer: Acme Corp\nPosition Title: Baker\nDates: 2018 - 2019', ['Baker|Acme Corp|2018|2019']],
  [
    'labels at a gap',
    'WORK\n• Dates (from - to)     2018 - 2019\n• Name of employer      Stark\n• Type of business      Services\n• Occupation held       Baker',
    ['Baker|Stark|2018|2019'],
  ],
  ['dates in square brackets', 'WORK\nBaker, Acme Corp [2018 - 2019]\n* Baked', ['Baker|Acme Corp|2018|2019']],
  ['an employer in brackets', 'WORK\n2018 - 2019: Baker (Acme Corp)', ['Baker|Acme Corp|2018|2019']],
  [
    'a list of roles',
    'WORK\n• Baker – Acme Corp (2018–2019)\n• Cook – Stark Ltd (2015–2018)',
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2015|2018'],
  ],
  [
    'a row without dates among others',
    'WORK\nBaker, Acme Corp, 2018-2019\nCook, Stark Ltd\nWaiter, Northwind Labs, 2012-2013',
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|null|null', 'Waiter|Northwind Labs|2012|2013'],
  ],
  [
    'the end of a range above its start',
    'WORK\nNow     Baker\n2018    Acme Corp\n\n2018    Cook\n2015    Stark Ltd',
    ['Baker|Acme Corp|2018|present', 'Cook|Stark Ltd|2015|2018'],
  ],
  [
    'a table with a column of duties',
    'WORK\nPeriod         Position and Employer    Main duties\n2018 - 2019    Baker                    Managed accounts for Nestle\n               Acme Corp                and wrote the handbook (2nd edition,\n                                        2019) for all sites',
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'an employer whose last word is an occupation',
    'WORK\nBaker, Acme County Sheriff, 2018 - 2019',
    ['Baker|Acme County Sheriff|2018|2019'],
  ],
  [
    'a title where the other entry has its employer',
    'WORK\nDeckhand – Acme County Sheriff (2018 - 2019)\nBaker – Isometric (2015 - 2018)',
    ['Deckhand|Acme County Sheriff|2018|2019', 'Baker|Isometric|2015|2018'],
  ],
  [
    'dates at the foot of each entry',
    'WORK\nBaker\nAcme Corp\n- Baked\n2018 - 2019\n\nCook\nStark Ltd\n- Cooked\n2015 - 2018',
    ['Baker|Acme Corp|2018|2019', 'Cook|Stark Ltd|2015|2018'],
  ],
  [
    'numbered headings',
    '1. Work\n\nBaker, Acme Corp\n2018 - 2019\n\n2. Talks\n\nCook, Stark Ltd, 2015',
    ['Baker|Acme Corp|2018|2019'],
  ],
  ['an end that is "till date"', 'WORK\nBaker, Acme Corp\n2018 to Till Date', ['Baker|Acme Corp|2018|present']],
  ['a legal form with stops', 'WORK\nBaker\nStark a.s.\n2018 - 2019', ['Baker|Stark a.s.|2018|2019']],
  ['a heading in words of its own is no employer', 'WORK\nWhat I do\nBaker\n2018 - 2019', ['Baker|null|2018|2019']],
  ['two employers and no title', 'WORK\nContoso Ltd\n2018 - 2019\nFabrikam Inc', ['null|null|2018|2019']],
  [
    'a title between an employer and more, of which the tagger is not certain enough',
    'WORK\nAcme Corp, Boise, ID, Baker, Nights, 2018 - 2019',
    ['null|Acme Corp|2018|2019'],
  ],
  [
    'an employer and a town in brackets',
    'WORK\n2018 - 2019. Baker (Acme Corp, Boise, ID)',
    ['Baker|Acme Corp|2018|2019'],
  ],
  [
    'employers over several roles, with how long somebody was there',
    'WORK\nStark Ltd\nWelder\n2016 - 2018 (2 years)\nTruro\n\nHarbor Lane\n6 years 2 months\nBaker\n2012 - 2016 (4 years)\n\nCook\n2010 - 2012 (2 years)\nAshmere\n- Fed people.',
    ['Welder|Stark Ltd|2016|2018', 'Baker|Harbor Lane|2012|2016', 'Cook|Harbor Lane|2010|2012'],
  ],
  [
    'an employer over several roles at first, and one over one',
    'WORK\nHarbor Lane\n6 yrs\nBaker\n2012 - 2016\nCook\n2010 - 2012\n\nStark Ltd\nWelder\n2008 - 2010',
    ['Baker|Harbor Lane|2012|2016', 'Cook|Harbor Lane|2010|2012', 'Welder|Stark Ltd|2008|2010'],
  ],
  [
    'an employer between a title and its dates, below one over several roles',
    'WORK\nHarbor Lane\n6 yrs\nBaker\n2012 - 2016\n\nWelder\nStonegate\n2008 - 2010',
    ['Baker|Harbor Lane|2012|2016', 'Welder|Stonegate|2008|2010'],
  ],
  [
    'a word below the dates that may be a town or another employer, below one over several roles',
    'WORK\nHarbor Lane\n6 yrs\nBaker\n2012 - 2016\n\nCook\n2010 - 2012\nAshmere\n- Fed people.',
    ['Baker|Harbor Lane|2012|2016', 'Cook|null|2010|2012'],
  ],
  [
    'labels between dates and a title, over two pages',
    'WORK\nHarbor Lane\n240 Canal Street\nFargo, ND 58102 United States\n\n2018 - 2019\nSalary: $61,400.00 USD Per Year\nHours per week: 40\n\nSeries: 0343 Pay Plan: GS Grade: 12\nBaker\nDuties, Accomplishments and Related Skills:\nTaught nine apprentices\n\nStark Ltd\n241 Canal Street\nFargo, ND 58102 United States\n\n2015 - 2018\nSalary: $51,400.00 USD Per Year\nHours per week: 40\nSeries: 0343 Pay Plan: GS Grade: 9\nCook\nDuties, Accomplishments and Related Skills:\nFed people.',
    ['Baker|Harbor Lane|2018|2019', 'Cook|Stark Ltd|2015|2018'],
  ],
  [
    'a title with the size of its unit',
    'WORK\nStaff RN, Medical-Surgical Unit (32 beds)\nAcme Hospital\n2018 - 2019',
    ['Staff RN, Medical-Surgical Unit|Acme Hospital|2018|2019'],
  ],
  [
    'only a title, below an employer over several roles with their towns',
    'WORK\nStark Ltd\nWelder\n2016 - 2018 (2 years)\nManchester\n\nHarbor Lane\n6 years 2 months\nBaker\n2012 - 2016 (4 years)\n\nCook\n2010 - 2012 (2 years)\nSalford',
    ['Welder|Stark Ltd|2016|2018', 'Baker|Harbor Lane|2012|2016', 'Cook|Harbor Lane|2010|2012'],
  ],
  [
    'an entry without dates above an item and one with dates',
    'WORK\nBaker, Acme Corp\n- Baked bread\nCook, Stark Ltd, 2015 - 2018',
    ['Baker|Acme Corp|null|null', 'Cook|Stark Ltd|2015|2018'],
  ],
  ...['Employee of the Year, 2016 - 2017', 'Cooked for the fair (2016 - 2017)'].map((row): (typeof WORK)[number] => [
    `dates of what was done or won (${row})`,
    `WORK\nCook\nStark Ltd\n${row}`,
    ['Cook|Stark Ltd|null|null'],
  ]),
  ['a grade in brackets', 'WORK\nBaker (E-7), Acme Corp, 2018 - 2019', ['Baker|Acme Corp|2018|2019']],
  ['a grade behind a comma', 'WORK\nBaker, GS-9\nAcme Corp\n2018 - 2019', ['Baker|Acme Corp|2018|2019']],
  [
    'a title with a number behind a comma',
    'WORK\nBaker, Room 24\nAcme Corp\n2018 - 2019',
    ['null|Acme Corp|2018|2019'],
  ],
  [
    'names between full stops, beside dates',
    'WORK\n2018 - 2019    Harbor Foods. Retired Teacher.\n\n2016 - 2018    St. Malo Inn. Cook.',
    ['Retired Teacher|Harbor Foods|2018|2019', 'Cook|St. Malo Inn|2016|2018'],
  ],
  [
    'what was done right behind a head, beside dates',
    'WORK\n2018 - 2019    Baker at Harbor Foods, Duluth, MN. Cut waste by 4% and trained\nthree others.\n2016 - 2018    Cook. Oversaw Dry Goods.',
    ['Baker|Harbor Foods|2018|2019', 'Cook|null|2016|2018'],
  ],
  [
    'what names dates right behind a head',
    'WORK\nBaker. Hired by Acme Corp, 2018 - 2019\n\nCook. Served at Stark Ltd, 2015 - 2018',
    ['Baker|null|2018|2019', 'Cook|null|2015|2018'],
  ],
  [
    'a title behind what was done',
    'WORK\nCook, Acme Foods Ltd. Promoted to Baker at Stark Ltd, 2015 - 2018',
    ['null|Stark Ltd|2015|2018'],
  ],
  [
    'what was done right behind a head, below bare dates',
    'WORK\n2018 - 2019\nBaker, Acme Corp, Duluth, MT. Cut waste by 4% and trained three others to do as well as she.\n2016 - 2018\nCook, Northwind Labs, Duluth, MN. Oversaw dry goods.',
    ['Baker|Acme Corp|2018|2019', 'Cook|Northwind Labs|2016|2018'],
  ],
  [
    'a full stop behind an employer, before a gap',
    'WORK\nBaker - Harbor Foods.    Duluth, MN, 2018 - 2019\nRan an oven\nCook - Stark Foods, Inc..    Duluth, MN, 2016 - 2018',
    ['Baker|Harbor Foods|2018|2019', 'Cook|Stark Foods, Inc.|2016|2018'],
  ],
  [
    'a dated deed, which is not a role',
    'WORK\nAcme Corp    2018 - 2019\nAwarded Employee of the Quarter, Q3 2018\nServed 200 guests\nNorthwind Labs    2016 - 2018',
    ['null|Acme Corp|2018|2019', 'null|Northwind Labs|2016|2018'],
  ],
  [
    'a firm of two trades, next to a title',
    'WORK\nBaker & Mason\nMedical Billing Specialist    2018 - 2019',
    ['Medical Billing Specialist|Baker & Mason|2018|2019'],
  ],
  [
    'a firm of two trades behind a title',
    'WORK\nMedical Billing Specialist, Baker & Mason\n2018 - 2019',
    ['Medical Billing Specialist|Baker & Mason|2018|2019'],
  ],
  [
    'French headings in capitals without their accents',
    'RESUME\nBaker, Old Corp    2012 - 2013\n\nEXPERIENCES PROFESSIONNELLES\nCook, Acme Corp    2018 - 2019\n\nREFERENCES',
    ['Cook|Acme Corp|2018|2019'],
  ],
  [
    'a heading set wide but for its small capitals',
    'SUMMARY\nBaker, Old Corp    2012 - 2013\n\nW O R K E XPERIENCE\nCook, Acme Corp    2018 - 2019\n\nREFERENCES',
    ['Cook|Acme Corp|2018|2019'],
  ],
  ['two trades', 'WORK\nCook & Baker, Harbor Foods    2018 - 2019', ['Cook & Baker|Harbor Foods|2018|2019']],
  [
    'a title with several words behind a comma',
    'WORK\nTeller, Capital Works | 2018 - 2019\nHarbor Foods\n\nCook | 2016 - 2018\nStark Ltd\n\nBaker | 2014 - 2016\nAcme Corp',
    ['Teller, Capital Works|Harbor Foods|2018|2019', 'Cook|Stark Ltd|2016|2018', 'Baker|Acme Corp|2014|2016'],
  ],
  [
    'a range that goes on in the next row',
    'WORK\nBaker\nAcme Corp, Duluth, MN. May 2018 –\nJune 2019\nCook\nNorthwind Labs, Duluth, MN. March 2016 – February\n2018\nTeller\nHarbor Foods, Duluth, MN. May 2014 – June 2015',
    ['Baker|Acme Corp|2018-05|2019-06', 'Cook|Northwind Labs|2016-03|null', 'Teller|Harbor Foods|2014-05|2015-06'],
  ],
  [
    'a range in two rows of a narrow margin, right before the names',
    'WORK\n05/2018– Baker, Acme Corp, Duluth, MN\n06/2019   Ran an oven\n03/2016– Cook, Northwind Labs, Duluth, MN\n02/2018   Ran a kitchen',
    ['Baker|Acme Corp|2018-05|2019-06', 'Cook|Northwind Labs|2016-03|2018-02'],
  ],
  [
    'years of a sentence in two rows, which are no range',
    'WORK\nBaker, Acme Corp    2018 - 2019\nand passed each audit from 2015 to\n2021.\nCook, Northwind Labs    2016 - 2018',
    ['Baker|Acme Corp|2018|2019', 'Cook|Northwind Labs|2016|2018'],
  ],
  [
    'years that end what somebody did, with a word that leads to them',
    'WORK\nBaker, Acme Corp    2018 - 2020\nDrew up contracts with suppliers in Ohio\nRenewed contracts with suppliers, from 2018 to 2019\nTrained apprentices between 2018 and 2020\nMonitored the ovens of the town, from 2018 to\n2019\nCook, Northwind Labs    2016 - 2018',
    ['Baker|Acme Corp|2018|2020', 'Cook|Northwind Labs|2016|2018'],
  ],
  [
    'a label of projects that is a word of headings',
    'WORK\nBaker, Acme Corp    2018 - 2020\n\nPROJECTS\nOven App\n\nSep 2020 - Jun 2022\n\nRoles\nWriter\n\nTown Festival\n\nMay 2016 - Sep 2018\n\nRoles\nGuide\n\nReferences\nUpon request',
    ['Baker|Acme Corp|2018|2020'],
  ],
  [
    'a heading of one word that is known by its look',
    'Education\nAcme College, BSc, 2015\n\nRoles\nBaker, Acme Corp    2018 - 2020\n\nReferences\nUpon request',
    ['Baker|Acme Corp|2018|2020'],
  ],
  [
    'unpaid work where nothing is headed as paid',
    'Jane Roe\nBaker\n\nVOLUNTEER\nRoute Driver\nHarbor Mill Logistics\nMar 2016 - Jun 2018\n\nEDUCATION\nBSc, Acme College, 2015',
    [],
  ],
  [
    'an open year above an earlier one',
    'WORK\n2018 – Baker, Acme Corp\n2016 – Cook, Northwind Labs\n2014   Guide, Acme Tours',
    ['Baker|Acme Corp|2018|null', 'Cook|Northwind Labs|2016|null', 'Guide|Acme Tours|2014|null'],
  ],
  [
    'open years, the earliest first',
    'WORK\n2014 – Guide, Acme Tours\n2016 – Cook, Northwind Labs\n\n2018   Baker, Acme Corp',
    ['Guide|Acme Tours|2014|null', 'Cook|Northwind Labs|2016|null', 'Baker|Acme Corp|2018|null'],
  ],
  [
    'years of a long sentence in two rows',
    'WORK\nBaker, Acme Corp    2018 - 2019\nPassed each audit of the two kitchens and the bakery next to the town hall from 2015 to\n2021 as well\nCook, Northwind Labs    2016 - 2018',
    ['Baker|Acme Corp|2018|2019', 'Cook|Northwind Labs|2016|2018'],
  ],
  [
    'an unknown title at a firm',
    'WORK\nGrowth Whisperer at Harbor Foods    2018 - 2019\n\nBaker at Acme Corp    2016 - 2018',
    ['Growth Whisperer|Harbor Foods|2018|2019', 'Baker|Acme Corp|2016|2018'],
  ],
  [
    'a firm with "at" in its name',
    'WORK\nPeer Tutor    2018 - 2019\nHarvest at Fenwick Inn, Duluth, MN\n\nCook    2016 - 2018\nNorthwind Labs, Duluth, MN',
    ['Peer Tutor|null|2018|2019', 'Cook|Northwind Labs|2016|2018'],
  ],
  ['months between slashes', 'WORK\nBaker, Acme Corp    2018 / 05 - 2019 / 11', ['Baker|Acme Corp|2018-05|2019-11']],
  ['a prize', 'WORK\nBaker, Acme Corp, 2018 - 2019\nBest Baker Award, Acme Corp, 2018', ['Baker|Acme Corp|2018|2019']],
  ['a short year at a name', "WORK\nBaker\nAcme Corp '18\n2018 - 2019", ['Baker|null|2018|2019']],
  ['marks of HTML', 'WORK\nBaker\nAcme Corp<br>\n2018 - 2019', ['Baker|null|2018|2019']],
  ['a picture of a calendar', 'WORK\nBaker @ Acme Corp \u{1f5d3} 2018 - 2019', ['Baker|Acme Corp|2018|2019']],
  ['a grant among headings of known words', 'Grants and Fellowships\n2017-2019  Rivers Council, Baker', []],
];

suite('layouts of work', () => {
  for (const [why, rows, roles] of WORK) {
    test(why, () => {
      const answer = answerTo(`Jane Roe\njane@roe.example\n\n${rows}\n`);
      const found = answer?.work_history.map((one) =>
        [one.title, one.company, one.start_date, one.end_date].map(String).join('|'),
      );
      assert.deepEqual(found, roles);
    });
  }
});

/** Rows at the head of a resume, and the person: name, email, phone, place. */
const HEADS: readonly (readonly [why: string, head: string, person: string])[] = [
  [
    'a licence behind a name that the address spells',
    'Jane Roe, PE\njane.roe@mail.example\n\nWORK\nCook, Acme Corp\n2018 - 2019',
    'Jane Roe|jane.roe@mail.example|null|null',
  ],
  ['a licence that is a state too', 'Jane Roe, PA\njane@roe.example', 'null|jane@roe.example|null|null'],
  ['a name after the document type', 'Curriculum Vitae \u2013 Jane Roe\njane@roe.example', 'Jane Roe|jane@roe.example'],
  ['a name before the document type', 'JANE ROE R\u00c9SUM\u00c9\njane@roe.example', 'JANE ROE|jane@roe.example'],
  ['an address that a hyphen cuts', 'Jane Roe    jane-\njanina.roe@roe.example', 'Jane Roe|null|null|null'],
  ['the place of a role', 'Jane Roe\nBaker at Acme Corp | Duluth, MN | 2018 - 2019', 'Jane Roe|null|null|null'],
  ['no name', 'About Jane\njane@roe.example', 'null|jane@roe.example'],
  ['no name in small letters', 'about us\nabout.us@mail.example', 'null|about.us@mail.example'],
  ['a name in small letters', 'jane roe\njane.roe@mail.example', 'jane roe|jane.roe@mail.example'],
  ['a name that was not filled in', 'Your Name\njane@roe.example', 'null|jane@roe.example|null|null'],
  ['invisible characters', 'Ja\u200bne Roe\njane\u200b@roe.exam\u00adple', 'Jane Roe|jane\u200b@roe.exam\u00adple'],
  ['marks of direction', '\u202bJane Roe\u202c\n\u200fjane@roe.example', 'Jane Roe|jane@roe.example|null|null'],
  ['degrees behind a name', 'Jane Roe MSc MCIPD\njane@roe.example', 'Jane Roe|jane@roe.example'],
  ['a last name like a degree', 'Wei MA\njane@roe.example', 'Wei MA|jane@roe.example'],
  ['a last name like a degree, first', 'MA Wei Ling\njane@roe.example', 'MA Wei Ling|jane@roe.example'],
  ['a last name like a degree among capitals', 'WEI LING MA\njane@roe.example', 'WEI LING MA|jane@roe.example'],
  ['a last name in capitals first', 'ROE, Jane Mary\njane@roe.example', 'ROE, Jane Mary|jane@roe.example'],
  ['a city and a word in capitals before a comma', 'LEEDS, Yorkshire\njane@roe.example', 'null|jane@roe.example'],
  ['words in capitals before a comma', 'ROE, JANE\njane@roe.example', 'null|jane@roe.example'],
  ['a town in capitals before a region', 'ASHMERE, Ontario\njane@roe.example', 'null|jane@roe.example'],
  ['a city in capitals behind a comma', 'ASHMERE, Hamburg\njane@roe.example', 'null|jane@roe.example'],
  ['a list behind a word in capitals', 'ROE, Jane, Ann\njane@roe.example', 'null|jane@roe.example'],
  ['a name in small letters before a comma', 'Roe, Jane Mary\njane@roe.example', 'null|jane@roe.example'],
  ['labels behind a word in capitals', 'CONTACT, Phone and Email\njane@roe.example', 'null|jane@roe.example'],
  ['a town in capitals before a county', 'ASHMERE, Cornwall\njane@roe.example', 'null|jane@roe.example'],
  ['a word in capitals before a comma', 'ROE, \njane@roe.example', 'null|jane@roe.example'],
  ['how to speak of somebody', 'Jane Roe (she/her)', 'Jane Roe|null|null|null'],
  ['what somebody is, in brackets', 'Jane Roe (Baker)', 'Jane Roe|null|null|null'],
  ['a state and a code after a town without a comma', 'Jane Roe\nBrooklyn NY 11201', 'Jane Roe|null|null|Brooklyn, NY'],
  ['a British code after its town', 'Jane Roe\n12 Gull Street, Leeds LS1 4AB', 'Jane Roe|null|null|Leeds'],
  ['a British code after a comma', 'Jane Roe\n12 Gull Street, Leeds, LS1 4AB', 'Jane Roe|null|null|Leeds'],
  [
    'a British code after a county',
    'Jane Roe\n12 Gull Street, Leeds, West Yorkshire, LS1 4AB',
    'Jane Roe|null|null|Leeds, West Yorkshire',
  ],
  [
    'a country after a British code',
    'Jane Roe\nFlat 3, 12 Gull Street, London SW1A 1AA, UK',
    'Jane Roe|null|null|London, UK',
  ],
  ['a Canadian code after its town', 'Jane Roe\n12 Gull Street, Toronto M5V 2T6', 'Jane Roe|null|null|Toronto'],
  ['a house and a village', 'Jane Roe\nGull House, Harrow, Leeds LS1 4AB', 'Jane Roe|null|null|Leeds'],
  ['a county without a town', 'Jane Roe\n12 Gull Street, Devon TQ1 2AB', 'Jane Roe|null|null|Devon'],
  ['a title and a town before a British code', 'Jane Roe\nBaker Manager, Baker LS1 4AB', 'Jane Roe|null|null|null'],
  ['a street before a British code', 'Jane Roe\n12 Gull Street LS1 4AB', 'Jane Roe|null|null|null'],
  ['a firm before a British code', 'Jane Roe\nHarbor Mill Ltd LS1 4AB', 'Jane Roe|null|null|null'],
  ['a title before a British code', 'Jane Roe\nOffice Manager LS1 4AB', 'Jane Roe|null|null|null'],
  ['a code that is none', 'Jane Roe\nLeeds LS1 4A', 'Jane Roe|null|null|null'],
  ['a name set wide', 'J A N E      R O E', 'JANE ROE|null|null|null'],
  [
    'no title as a name, even in the email address',
    'Sales Manager\nsales.manager@roe.example',
    'null|sales.manager@roe.example',
  ],
  ...["Hi, I'm Jane Roe", 'Hello! My name is Jane Roe', 'I am Jane Roe'].map((head): (typeof HEADS)[number] => [
    `a greeting (${head})`,
    head,
    'Jane Roe|null|null|null',
  ]),
  ['small words with one that no name has', 'the oven\nthe.oven@mail.example', 'null|the.oven@mail.example'],
  ['a letter among small words', 'jane a roe\njane.roe@mail.example', 'jane a roe|jane.roe@mail.example'],
  ['a single word of the email address', 'jane\njane.roe@mail.example', 'null|jane.roe@mail.example'],
  [
    'a list of telephones',
    'Jane Roe\nDesk 614 555 0101\nDoor 614 555 0102\nYard 614 555 0103',
    'Jane Roe|null|null|null',
  ],
  ['who is called in need', 'Jane Roe\nEmergency contact: Tom Hale (614) 555-0133', 'Jane Roe|null|null|null'],
  [
    'signs between',
    'Jane Roe\nFargo, ND :: 614-555-0101 :: j@roe.example',
    'Jane Roe|j@roe.example|614-555-0101|Fargo, ND',
  ],
];

suite('layouts of heads', () => {
  for (const [why, head, person] of HEADS) {
    test(why, () => {
      const contact = answerTo(headed(head))?.contact;
      const found = [contact?.name, contact?.email, contact?.phone, contact?.location].map(String).join('|');
      const seen = (text: string): string => text.replaceAll(/\p{Cf}/gu, '');
      assert.ok(seen(found).startsWith(seen(person)), found);
    });
  }
});

/** Rows below work, and the studies and skills that they print: institution, degree, field, end. */
type Rest = readonly [why: string, rows: string, studies: readonly string[], skills: readonly string[]];

const REST: readonly Rest[] = [
  [
    'a field that lists subjects',
    'EDUCATION\nBSc in Heating, Ventilation and Air Conditioning, Acme University, 2015',
    ['Acme University|BSc|Heating, Ventilation and Air Conditioning|2015'],
    [],
  ],
  [
    'a field that lists subjects behind a comma',
    'EDUCATION\nBSc, Tourism, Events and Hospitality, Acme University, 2015',
    ['Acme University|BSc|Tourism, Events and Hospitality|2015'],
    [],
  ],
  [
    'subjects after a short degree',
    'EDUCATION\nBA Philosophy, Politics and Economics, Acme University, 2015',
    ['Acme University|BA|Philosophy, Politics and Economics|2015'],
    [],
  ],
  [
    'subjects, of which some name firms too',
    'EDUCATION\nBSc in Science, Technology & Society, Acme University, 2015',
    ['Acme University|BSc|Science, Technology & Society|2015'],
    [],
  ],
  [
    'subjects behind a comma, of which the first names firms too',
    'EDUCATION\nB.S., Hotel, Restaurant and Institutional Management, Acme University, 2015',
    ['Acme University|B.S.|Hotel, Restaurant and Institutional Management|2015'],
    [],
  ],
  [
    'four subjects',
    'EDUCATION\nBA in Philosophy, Politics, Economics and Law, Acme University, 2015',
    ['Acme University|BA|Philosophy, Politics, Economics and Law|2015'],
    [],
  ],
  [
    'honours are no subject',
    'EDUCATION\nBS Biology, Magna cum Laude and Honors, Acme College, 2015',
    ['Acme College|BS|Biology|2015'],
    [],
  ],
  [
    'a minor is no subject',
    'EDUCATION\nBA English, Minors in Art and Music, Acme College, 2015',
    ['Acme College|BA|English|2015'],
    [],
  ],
  [
    'two towns are no subjects',
    'EDUCATION\nBA History, Acme University, Boston and London, 2015',
    ['Acme University|BA|History|2015'],
    [],
  ],
  [
    'a school named by its subjects',
    'EDUCATION\nBSc Computing, Science and Arts College of Harrow, 2015',
    ['Science and Arts College of Harrow|BSc|Computing|2015'],
    [],
  ],
  [
    'subjects above their school',
    'EDUCATION\nB.A. Criminology, Law & Society\nAcme University, 2015',
    ['Acme University|B.A.|Criminology, Law & Society|2015'],
    [],
  ],
  [
    'a school with several towns',
    'EDUCATION\nBSc in Physics, University of California, Berkeley, 2015',
    ['University of California, Berkeley|BSc|Physics|2015'],
    [],
  ],
  [
    'a school with a town of its own',
    'EDUCATION\nBSc in Physics, Acme University, Berkeley, 2015',
    ['Acme University|BSc|Physics|2015'],
    [],
  ],
  [
    'a school with several towns and a subject',
    'EDUCATION\nBSc, University of California, Physics, 2015',
    ['University of California|BSc|Physics|2015'],
    [],
  ],
  [
    'a school before its subjects',
    'EDUCATION\nBSc, Acme University, Politics and Economics, 2015',
    ['Acme University|BSc|Politics and Economics|2015'],
    [],
  ],
  [
    'a school between subjects',
    'EDUCATION\nBA Philosophy, Acme University, Politics and Economics, 2015',
    ['Acme University|BA|Philosophy|2015'],
    [],
  ],
  [
    'a subject and two towns',
    'EDUCATION\nBA History, Boston and London, Acme University, 2015',
    ['Acme University|BA|History|2015'],
    [],
  ],
  [
    'two pairs of subjects',
    'EDUCATION\nBSc in Maths and Physics, Sales and Marketing, Acme University, 2015',
    ['Acme University|BSc|Maths and Physics|2015'],
    [],
  ],
  [
    'a grade is no town',
    'EDUCATION\nBSc in Physics, University of California, Graduated with distinction, 2015',
    ['University of California|BSc|Physics|2015'],
    [],
  ],
  [
    'a field and a school with "and"',
    'EDUCATION\nBSc in Physics, Acme College of Arts and Science, 2015',
    ['Acme College of Arts and Science|BSc|Physics|2015'],
    [],
  ],
  [
    'a degree and a field with "and"',
    'EDUCATION\nBSc, Events and Hospitality, Acme University, 2015',
    ['Acme University|BSc|Events and Hospitality|2015'],
    [],
  ],
  [
    'two fields in brackets',
    'EDUCATION\nBSc (Physics, Chemistry), Acme University, 2015',
    ['Acme University|BSc|Physics, Chemistry|2015'],
    [],
  ],
  [
    'a school name whose end is on the next row',
    'EDUCATION\nBSc in Physics, Harbor Valley\nState University\n2015',
    ['Harbor Valley State University|BSc|Physics|2015'],
    [],
  ],
  [
    'a bare kind of school below the start of its name',
    'EDUCATION\nHarbor Lane\nInstitute of Technology\nBSc in Physics\n2015',
    ['null|BSc|Physics|2015'],
    [],
  ],
  [
    'a bare kind of school by itself, as templates have it',
    'EDUCATION\nUniversity\nBSc in Physics\n2015',
    ['University|BSc|Physics|2015'],
    [],
  ],
  [
    'a name above a degree, which is that of a school',
    'EDUCATION\nHarbor Lane\nBSc in Physics\n2015',
    ['Harbor Lane|BSc|Physics|2015'],
    [],
  ],
  [
    'names above degrees, the second with the word of a school',
    'EDUCATION\nHarbor Lane\nBSc in Physics\nAcme College\nMBA',
    ['Harbor Lane|BSc|Physics|null', 'Acme College|MBA|null|null'],
    [],
  ],
  [
    'a name above a degree, and a school below it',
    'EDUCATION\nHarbor Lane\nBSc in Physics\nAcme College\n2015',
    ['Acme College|BSc|Physics|2015'],
    [],
  ],
  [
    'a name above a degree at its school',
    'EDUCATION\nHarbor Lane\nBSc in Physics, Acme College, 2015',
    ['Acme College|BSc|Physics|2015'],
    [],
  ],
  ['marks above a degree', 'EDUCATION\nCum laude\nBSc in Physics\n2015', ['null|BSc|Physics|2015'], []],
  [
    'two names above a degree, either of which may be the school',
    'EDUCATION\nHarbor Lane     Truro\nBSc in Physics\n2015',
    ['null|BSc|Physics|2015'],
    [],
  ],
  [
    'how good somebody was, behind a field',
    'EDUCATION\nBSc in Physics securing first class, Acme College, 2015',
    ['Acme College|BSc|null|2015'],
    [],
  ],
  [
    'marks behind a school',
    'EDUCATION\nAcme College with 3.9 GPA\nBSc in Physics\n2015',
    ['null|BSc|Physics|2015'],
    [],
  ],
  [
    'a year in words behind a school',
    'EDUCATION\nAcme College in the year 2015\nBSc in Physics',
    ['Acme College|BSc|Physics|2015'],
    [],
  ],
  ...[
    'PGCE',
    'M.S.Ed.',
    'S.B.',
    'Sc.B.',
    'Ed.M.',
    'Vocational Diploma',
    'Certificate of Completion',
    'Executive MBA',
    'BA Honours',
  ].map((degree): Rest => [
    `a less common degree (${degree})`,
    `EDUCATION\n${degree} in Physics, Acme College, 2015`,
    [`Acme College|${degree}|Physics|2015`],
    [],
  ]),
  ['a school like a degree', 'EDUCATION\nM.I.T., MBA in Law, 2015', ['null|MBA|Law|2015'], []],
  ['the hours of what is no study, behind its heading', 'VOLUNTEERING (120 hours)\nMBA, Harbor College, 2016', [], []],
  [
    'a repeated heading of a section that is no work',
    'SKILLS\nSQL, Excel\n\nAWARDS\nFirst Prize\n\nEDUCATION\nMBA, Acme College, 2015\n\nAWARDS\nBest Loaf',
    ['Acme College|MBA|null|2015'],
    ['SQL', 'Excel'],
  ],
  [
    'a school behind "from"',
    'EDUCATION\nB.S. in Physics from Acme University, 2015',
    ['Acme University|B.S.|Physics|2015'],
    [],
  ],
  [
    'a school name without the degree before it',
    'EDUCATION\nMBA Acme College, 2015',
    ['Acme College|MBA|null|2015'],
    [],
  ],
  [
    'a heading in capitals below a school',
    'EDUCATION\nAcme University, 2015\n\nCOMPUTING\n\nSQL, Excel, Python',
    ['Acme University|null|null|2015'],
    ['SQL', 'Excel', 'Python'],
  ],
  [
    'labels of studies',
    'EDUCATION\nSchool: Acme College\nDegree earned: Bachelor of Arts   Major: History\nYear completed: 2015',
    ['Acme College|Bachelor of Arts|History|2015'],
    [],
  ],
  ...['BASc', 'HNC'].map((degree): Rest => [
    `a degree of Canada or Britain (${degree})`,
    `EDUCATION\nAcme College, ${degree} Physics, 2015`,
    [`Acme College|${degree}|Physics|2015`],
    [],
  ]),
  ['a school and a town', 'EDUCATION\nAcme College, Ashmere\nMBA, 2015', ['Acme College|MBA|null|2015'], []],
  [
    'a labeled field, below a school whose name has no clear end',
    'EDUCATION\nAcme College London, UK\nBSc\nMajor: History\n2015',
    ['null|BSc|History|2015'],
    [],
  ],
  [
    'subjects at a gap',
    'EDUCATION\nDates   2012 - 2015\nName of institution     Acme College\nTitle of qualification     BSc\nPrincipal subjects     History',
    ['Acme College|BSc|History|2015'],
    [],
  ],
  [
    'a field behind the label of the European form',
    'EDUCATION\nBSc\nAcme College [ 09/2012 – 06/2015 ]\nCity: Ashmere | Field(s) of study: History | Level in EQF: 6',
    ['Acme College|BSc|History|2015-06'],
    [],
  ],
  [
    'a degree in education, which is not a heading',
    'EDUCATION\n\nM.Ed. in Special Education\nAcme College\n2012 - 2015',
    ['Acme College|M.Ed.|Special Education|2015'],
    [],
  ],
  [
    'a school name that continues on the next row',
    'EDUCATION\nMBA in Finance, 2015\nAcme College of\nEngineering',
    ['Acme College of Engineering|MBA|Finance|2015'],
    [],
  ],
  [
    'a degree that wraps onto the next row',
    'EDUCATION\nMaster of Business\nAdministration\nAcme College\n2015',
    ['Acme College|Master of Business Administration|null|2015'],
    [],
  ],
  [
    'a field behind a full stop whose first word may be a deed',
    'EDUCATION\nB.A. Combined Studies\nAcme College, 2015',
    ['Acme College|B.A.|Combined Studies|2015'],
    [],
  ],
  [
    'honours in brackets',
    'EDUCATION\nBachelor of Science (Honours), Physics\nAcme College, 2012',
    ['Acme College|Bachelor of Science (Honours)|Physics|2012'],
    [],
  ],
  ['a school before a colon', 'EDUCATION\nAcme College: MBA, 2015', ['Acme College|MBA|null|2015'], []],
  [
    'a school that runs into its town',
    'EDUCATION\nAcme College Duluth, MN\nMBA, 2015',
    ['Acme College|MBA|null|2015'],
    [],
  ],
  ['a date right behind a degree', 'EDUCATION\nDalby Institute London, UK\nMBA 05/2015', ['null|MBA|null|2015-05'], []],
  [
    'a school of a country',
    'EDUCATION\nUniversity of Leiden, Netherlands\nMBA, 2015',
    ['University of Leiden|MBA|null|2015'],
    [],
  ],
  [
    'years behind a school',
    'EDUCATION\nAcme University, 2010-2012 (no degree)',
    ['Acme University|null|null|2012'],
    [],
  ],
  [
    'a placeholder school',
    'EDUCATION\nMBA, Acme University, 2015\nSchool Name, June 20XX',
    ['Acme University|MBA|null|2015'],
    [],
  ],
  [
    'a heading in the singular',
    'EDUCATIONAL QUALIFICATION\nMBA, Acme College   2015   71.4%',
    ['Acme College|MBA|null|2015'],
    [],
  ],
  [
    'dates among skills',
    'SKILLS\nSQL, Excel\n\nHOSPITAL AFFILIATIONS\nAcme Hospital, 2016 - present',
    [],
    ['SQL', 'Excel'],
  ],
  [
    'a separate row below a degree, which is not its field',
    'EDUCATION\nAcme University - BSN, May 2015\n\nReferences available upon request',
    ['Acme University|BSN|null|2015-05'],
    [],
  ],
  ...['Basic Leader Course', 'Forklift Safety Training', 'Lean Six Sigma Certification', 'First Aid Workshop'].map(
    (course): Rest => [
      `training below studies is no school (${course})`,
      `EDUCATION\nBSc in History, Acme University, 2015\n${course}, 2012`,
      ['Acme University|BSc|History|2015'],
      [],
    ],
  ),
  [
    'training on separate rows, below studies',
    'EDUCATION\nBSc in History\nAcme University\n2015\n\nBasic Leader Course\nFort Hale\n2012',
    ['Acme University|BSc|History|2015'],
    [],
  ],
  [
    'the date of later training',
    'EDUCATION\nBSc in History\nAcme University\n2015\n\nFirst Aid Training\n2018',
    ['Acme University|BSc|History|2015'],
    [],
  ],
  [
    'a school below its training',
    'EDUCATION\nForklift Training\nAcme College\n2012',
    ['Acme College|null|null|2012'],
    [],
  ],
  ...[
    ['a town behind a school', 'MBA, Acme College, Ashmere, 2015', 'Acme College|MBA|null|2015'],
    [
      'a degree at both sides of its school',
      'PhD     Acme College, PhD in Physics     2015',
      'Acme College|PhD|Physics|2015',
    ],
    [
      'a degree twice',
      'Acme College\nBachelor of Science - BS, Physics\n2015',
      'Acme College|Bachelor of Science|Physics|2015',
    ],
    ['a row that ends as sentences do', '2015     BSc in Physics, Acme College.', 'Acme College|BSc|Physics|2015'],
    ['a field in brackets', 'BA (Law), Acme College, 2015', 'Acme College|BA|Law|2015'],
    ['a degree in brackets', 'Physics (B.S.), Acme College, 2015', 'Acme College|B.S.|Physics|2015'],
    [
      'a field in brackets behind a degree in full',
      'Master of Business Administration (Finance), Acme College, 2015',
      'Acme College|Master of Business Administration|Finance|2015',
    ],
    [
      'a row that begins as deeds do',
      'Graduated May 2015 / BSc (Physics) / Acme College',
      'Acme College|BSc|Physics|2015-05',
    ],
    ['marks behind a field', 'BSc in Physics GPA 3.9, Acme College, 2015', 'Acme College|BSc|null|2015'],
    ['a field behind a school', 'Acme College, Computer Science, 2015', 'Acme College|null|Computer Science|2015'],
    ['two degrees below one date', 'Acme College     2015\nBSc in Physics\nBA in Law', 'Acme College|BSc|Physics|2015'],
    ['a candidate', 'Ph.D. Candidate, Acme University', 'Acme University|Ph.D.|null|null'],
    ['a field behind a candidate', 'Ph.D. Candidate, Physics, Acme University', 'Acme University|Ph.D.|Physics|null'],
    [
      'a diploma of what it is of',
      'Diploma of Nursing (Acute Care), Acme College, 2015',
      'Acme College|Diploma of Nursing|Acute Care|2015',
    ],
    ...[
      'Notary Public Commission, 2019',
      '\nErasmus exchange, Lund, 2014',
      "Dean's List 2014",
      '\nCPR Instructor\n2014',
    ].map((rows) => [
      `what has dates of its own (${rows.trim()})`,
      `Acme College, BSc\n${rows}`,
      'Acme College|BSc|null|null',
    ]),
    ['a word before the date', 'Acme College, BSc\n\nFinished 2013', 'Acme College|BSc|null|2013'],
    [
      'an institute for training',
      'Training and Development Institute\nDiploma in Law\n2015',
      'Training and Development Institute|Diploma|Law|2015',
    ],
    ['semicolons', 'PhD; Physics; Acme College; 2015', 'Acme College|PhD|Physics|2015'],
    [
      'years of a margin, the last below the first',
      '2011   Acme College\n2015\n       BSc in Physics\n2016   Dalby University\n2018   MSc',
      'Acme College|BSc|Physics|2015; Dalby University|MSc|null|2018',
    ],
    ['a lower year at another edge', '2011   Acme College, BSc\n         2015', 'Acme College|BSc|null|2011'],
    ['a lower year behind a gap', '2011   Acme College, BSc\n\n\n2015   Prize', 'Acme College|BSc|null|2011'],
    ['a lower year behind marks', '2011   BSc, Acme College\nHonours 2015', 'Acme College|BSc|null|2011'],
    ['a year below a name', 'BSc, Acme College, 2011\n2015', 'Acme College|BSc|null|2011'],
    ['a degree behind its school', 'Acme College B.A. - History, 2015', 'Acme College|B.A.|History|2015'],
    [
      'a degree in full behind its school',
      'Acme College Bachelor of Science - Physics, 2015',
      'Acme College|Bachelor of Science|Physics|2015',
    ],
    ['a state behind a school', 'Acme College MA\n2015', 'Acme College MA|null|null|2015'],
    [
      'a certificate that names a school',
      'School Leaving Certificate, 2015\nAcme College',
      'Acme College|School Leaving Certificate|null|2015',
    ],
    ['a kind of school before a degree', 'College BSc - Physics, 2015', 'College BSc|null|Physics|2015'],
    [
      'a school whose name begins in the row above',
      'National Certificate, Economics - Dalby Campus\nCollege\nAugust 2014 - May 2015\nGPA: 4.0\n\nREFERENCES\nSomebody who has much to tell about what was baked in this town and in the next one during all of these years',
      'null|National Certificate|Economics|2015-05',
    ],
    [
      'a school whose name goes on in the next row',
      'BSc, Physics - University\nof Dalby\n2015',
      'null|BSc|Physics|2015',
    ],
    [
      'a kind of school in another language, whose name goes on in the next row',
      'MPhil in Law, 2015, Universidad',
      'null|MPhil|Law|2015',
    ],
    ...['g\u00e9n\u00e9ral', 'technologique', 'professionnel'].map((kind) => [
      `a baccalaur\u00e9at (${kind})`,
      `Baccalaur\u00e9at ${kind} - Acme College\n2015`,
      `Acme College|Baccalaur\u00e9at ${kind}|null|2015`,
    ]),
    [
      'a school whose name ends in a capital',
      'Acme School of Tae Kwon Do, BA, 2015',
      'Acme School of Tae Kwon Do|BA|null|2015',
    ],
    [
      'a range whose end is in the next row',
      'BSc in Physics, Acme College   September 2011 -\nJune 2015',
      'Acme College|BSc|Physics|2015-06',
    ],
    [
      'a range whose last year is in the next row',
      'BSc in Physics, Acme College   September 2011 - June\n2015',
      'Acme College|BSc|Physics|null',
    ],
    [
      'a place of study that no word names',
      'BSc Graphic Design from Ridge Secondary, 2015',
      'null|BSc|Graphic Design|2015',
    ],
    ['where a subject was studied', 'MSc, Liberal Arts from INSA Uibel, 2015', 'null|MSc|null|2015'],
    [
      'a subject from a language',
      'BA in Translation from German, Acme College, 2015',
      'Acme College|BA|Translation from German|2015',
    ],
    [
      'marks behind a school',
      'BSc in Physics from Acme College with a GPA of 3.5, 2015',
      'Acme College|BSc|Physics|2015',
    ],
    ...'de da do das dos du des del della di la les y et und f\u00fcr von van der het'
      .split(' ')
      .map((word) => [
        `a school whose name goes on elsewhere (${word})`,
        `BSc in Physics, 2015\nAcme College ${word}`,
        'null|BSc|Physics|2015',
      ]),
  ].map(([why = '', rows = '', studies = '']): Rest => [why, `EDUCATION\n${rows}`, studies.split('; '), []]),
  [
    'skills in the margin of a profile, with no gap above',
    'CONTACT\nwww.jane.example\nTop Skills\nWelding\nBrazing\nFirst Aid\nLanguages\nEnglish',
    [],
    ['Welding', 'Brazing', 'First Aid'],
  ],
  [
    'a skill made of heading words',
    'Top Skills\n\nProject Management\nWelding\nBrazing\n\nLanguages\n\nEnglish',
    [],
    ['Project Management', 'Welding', 'Brazing'],
  ],
  [
    'skills in brackets after a skill',
    'SKILLS\nSQL, Excel (pivot tables, VBA), Java / Go (Spring; Gin), C',
    [],
    ['SQL', 'Excel (pivot tables, VBA)', 'Java', 'Go (Spring; Gin)', 'C'],
  ],
  [
    'skills below projects, under a heading of one word that is known by its look',
    'Projects\nOven App\n\nToolkit\nSQL, Excel, Baking\n\nReferences\nUpon request',
    [],
    ['SQL', 'Excel', 'Baking'],
  ],
  ['a licence to drive among skills', 'SKILLS\nSQL, Excel\nDriving licence: Full', [], ['SQL', 'Excel']],
  ['an arrow in a skill', 'SKILLS\nSQL, C->C++, Excel', [], ['SQL', 'C->C++', 'Excel']],
  ['a place below skills', 'SKILLS\nSQL, Excel\n\nBest regards,\nJane Roe\nLyon, France', [], ['SQL', 'Excel']],
  ['dates below skills', 'SKILLS\nSQL, Excel\nAcme Hospital, 2016 - present', [], ['SQL', 'Excel']],
];

suite('layouts of studies and skills', () => {
  for (const [why, rows, studies, skills] of REST) {
    test(why, () => {
      const answer = answerTo(`Jane Roe\njane@roe.example\n\nWORK\nBaker, Acme Corp\n2018 - 2019\n\n${rows}\n`);
      const found = answer?.education.map((one) =>
        [one.institution, one.degree, one.field, one.graduation_date].map(String).join('|'),
      );
      assert.deepEqual([found, answer?.skills], [studies, skills]);
    });
  }
});

const NOBODY: readonly (readonly [why: string, text: string])[] = [
  ['an advert', 'Baker\n\nAbout us\nWe bake.\n\nRequirements\n- An oven\n\nSkills\nDough\n\nCall (614) 555-0101'],
  ['two people', headed('Jane Roe\njane@roe.example') + headed('Tom Hale\ntom@hale.example')],
  ['a recipe', 'Carrot Soup\n\nIngredients\n2 carrots\n1 onion\n\nMethod\nBoil them.'],
];

suite('texts without a person', () => {
  for (const [why, text] of NOBODY)
    test(why, () => {
      assert.equal(answerTo(text), undefined);
    });

  test('do not include a bare name', () => {
    assert.equal(answerTo('Jane Roe')?.contact.name, 'Jane Roe');
  });

  test('do not include a letter, which has its writer', () => {
    const letter = 'Mr. Tom Hale\nAcme Corp\nFargo, ND\n\nDear Mr. Hale,\n\nI bake.\n\nJane Roe\njane@roe.example';
    const { name, location } = answerTo(letter)?.contact ?? {};
    assert.deepEqual([name, location], ['Jane Roe', null]);
  });
});
