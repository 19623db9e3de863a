import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import { organisationScore } from '../../../../../core/documents/resume/rules/row-features.ts';
import { isKindOfWork } from '../../../../../core/documents/resume/rules/words/kinds-of-work.ts';
import { isUnit } from '../../../../../core/documents/resume/rules/words/units.ts';

/** Returns the titles and employers read from rows of work. */
function rolesIn(work: string): string[] {
  const text = `Ana Berg\nana@berg.example\n\nEXPERIENCE\n${work}\n\nEDUCATION\nBA History, Lindow University, 2010\n`;
  const { work_history: roles } = readResume(textPages(text)) as {
    work_history: { title: string | null; company: string | null }[];
  };
  return roles.map(({ title, company }) => `${title}|${company}`);
}

/** Rows of work, and the roles in them: title and employer. */
const WORK: readonly (readonly [why: string, rows: string, roles: readonly string[]])[] = [
  [
    'a known town behind the first title shows that small ones are towns too',
    'Oakhurst\nPlant Manager, Leeds, 2022 – Present\n- Ran it\nShift Manager, Tuam, 2019 – 2021\n- Led it',
    ['Plant Manager|Oakhurst', 'Shift Manager|Oakhurst'],
  ],
  [
    'departments behind all titles are parts of these',
    'Marlow Bank\nSenior Clerk, Retail Lending, 2019 – present\n- Ran it\nClerk, Group Treasury, 2015 – 2019',
    ['Senior Clerk, Retail Lending|Marlow Bank', 'Clerk, Group Treasury|Marlow Bank'],
  ],
  [
    'a known town and a department do not make each other towns',
    'Marlow Bank\nSenior Clerk, Leeds, 2019 – present\n- Ran it\nClerk, Department of Pensions, 2015 – 2019',
    ['Senior Clerk|Marlow Bank', 'Clerk, Department of Pensions|Marlow Bank'],
  ],
  [
    'a unit in the place of the unit of the first role',
    'Marlow Bank\nSenior Clerk | 2019 – present | Lending Office\n- Ran it\nClerk | 2015 – 2019 | Treasury Office\n- Led it',
    ['Senior Clerk|Marlow Bank', 'Clerk|Marlow Bank'],
  ],
  [
    'what only the second role has beside it may be an employer',
    'Marlow Bank\nSenior Clerk, 2019 – present\n- Ran it\nClerk, Penrose, 2015 – 2019',
    ['Senior Clerk|Marlow Bank', 'Clerk|null'],
  ],
  [
    'a known town that only the second role has',
    'Marlow Bank\nSenior Clerk, 2019 – present\n- Ran it\nClerk | 2015 – 2019 | Leeds',
    ['Senior Clerk|Marlow Bank', 'Clerk|Marlow Bank'],
  ],
  [
    'an employer of its own by its words, in the place of a town',
    'Marlow Bank\nSenior Clerk | 2019 – present | Leeds\n- Ran it\nClerk | 2015 – 2019 | Acme Foods Ltd\n- Led it',
    ['Senior Clerk|Marlow Bank', 'Clerk|Acme Foods Ltd'],
  ],
  [
    'a unit by its words that only the second role has',
    'Marlow Bank\nSenior Clerk, 2019 – present\n- Ran it\nClerk, Treasury Office, 2015 – 2019',
    ['Senior Clerk|Marlow Bank', 'Clerk|null'],
  ],
  [
    'the employer above in unknown words, behind a title in unknown words',
    'Oakhurst\nWard Sister, Respiratory, 2019 – present\n- Ran it\nStaff Nurse, Cardiology, 2015 – 2019',
    ['Ward Sister, Respiratory|Oakhurst', 'Staff Nurse, Cardiology|Oakhurst'],
  ],
  [
    'a kind of work behind an employer in unknown words',
    'Receptionist, Oakhurst, maternity cover, 2015 – 2019\nClerk, Penrose, 2012 – 2015',
    ['Receptionist|Oakhurst', 'Clerk|Penrose'],
  ],
  [
    'an employer above with the whole span, and a unit behind the title',
    'MARLOW BANK, Austin, TX    2016 - Present\nDirector, Project Management Office    2020 - Present\n- Built it\nClerk    2016 - 2020\n- Led it',
    ['Director, Project Management Office|MARLOW BANK', 'Clerk|MARLOW BANK'],
  ],
  [
    'a further employer with the whole span whose role has no dates',
    'PANNON RETAIL ZRT.    2014 – Present\nHead of Purchasing    2019 – Present\n- Ran it\nBuyer    2014 – 2019\n- Led it\n\nDUNA KFT.    2010 – 2014\nProducer of pickles.\nExport Coordinator',
    ['Head of Purchasing|PANNON RETAIL ZRT.', 'Buyer|PANNON RETAIL ZRT.', 'null|null'],
  ],
  [
    'a town that the second role has below its dates',
    'Marlow Bank\nSenior Clerk, 2019 – present\n- Ran it\nClerk | 2015 – 2019\nLeeds\n- Led it',
    ['Senior Clerk|Marlow Bank', 'Clerk|Marlow Bank'],
  ],
  [
    'an employer of its own before the second title',
    'Marlow Bank\nSenior Clerk, 2019 – present\n- Ran it\nPenrose, Staff Nurse, 2015 – 2019',
    ['Senior Clerk|Marlow Bank', 'Staff Nurse|Penrose'],
  ],
  [
    'an employer of its own below the third title, which is in another row',
    'Lindow Council\nSenior Clerk\n2019 – present\n- Ran it\n\nClerk\n2015 – 2019\n- Led it\n\nStaff Nurse\nPenrose\n2011 – 2015',
    ['Senior Clerk|Lindow Council', 'Clerk|Lindow Council', 'Staff Nurse|Penrose'],
  ],
  [
    'the second of two employers with two roles',
    'Marlow Group\nMarlow Bank\nSenior Clerk, 2019 – present\n- Ran it\nTern & Gull\nClerk, Nights, 2015 – 2019\n- Ran it\nData Analyst, Treasury Office, 2011 – 2015',
    ['Senior Clerk|Marlow Group', 'Clerk, Nights|Tern & Gull', 'Data Analyst, Treasury Office|Tern & Gull'],
  ],
  [
    'an employer above titles in unknown words, beside which may be others',
    'The Salt Larder\nGrowth Whisperer, Oakhurst, 2019 – present\n- Ran it\nOven Whisperer, Penrose, 2015 – 2019',
    ['null|null', 'null|null'],
  ],
  [
    'a town below the employer',
    'Oakhurst\nLeeds\nSenior Clerk, Retail Lending, 2019 – present\n- Ran it\nClerk, Group Treasury, 2015 – 2019',
    ['Senior Clerk, Retail Lending|Oakhurst', 'Clerk, Group Treasury|Oakhurst'],
  ],
  [
    'what is done below the employer',
    'The Salt Larder\nMenu development\nHead Chef, Leeds, 2019 – present\n- Ran it\nChef, Hull, 2015 – 2019',
    ['Head Chef|The Salt Larder', 'Chef|The Salt Larder'],
  ],
  [
    'an employer of its own below a first role with two names above it',
    'Marlow Group\nPenrose\nSenior Clerk, 2019 – present\n- Ran it\nClerk, Oakhurst, 2015 – 2019',
    ['Senior Clerk|Marlow Group', 'Clerk|Oakhurst'],
  ],
  [
    'an employer of its own below a first role with its title above its employer',
    'Shift Supervisor\nPenrose, 2019 – present\n- Ran it\nClerk, Oakhurst, 2015 – 2019',
    ['Shift Supervisor|Penrose', 'Clerk|Oakhurst'],
  ],
  [
    'a kind of work that only the second role has',
    'Oakhurst\nClerk | Nights | 2019 – present\n- Ran it\nShift Supervisor, Agency work, 2015 – 2019',
    ['Clerk|Oakhurst', 'Shift Supervisor|Oakhurst'],
  ],
  [
    'a kind of work that only the second role has, behind its dates',
    'Marlow Bank\nReceptionist, 2019 – present\n- Ran it\nStaff Nurse | 2015 – 2019 | Nights',
    ['Receptionist|Marlow Bank', 'Staff Nurse|Marlow Bank'],
  ],
  [
    'a title with its department behind a dash, and a town behind the dates',
    'Marlow Bank\nTeam Lead - Voice Process | 2019 – present | Leeds\n- Ran it\nAgent | 2015 – 2019 | Hull',
    ['Team Lead - Voice Process|Marlow Bank', 'Agent|Marlow Bank'],
  ],
  [
    'what was done, in small words, is no employer of the role below',
    'The Salt Larder\nHead Chef, March 2021 - present\nMenu development\nChef, June 2018 - March 2021\nLine Cook, May 2016 - June 2018',
    ['Head Chef|The Salt Larder', 'Chef|null', 'Line Cook|null'],
  ],
  [
    'how many there were is no employer',
    'The Salt Larder\nHead Chef, March 2021 - present\nTeam of 18\nChef, June 2018 - March 2021\nLine Cook, May 2016 - June 2018',
    ['Head Chef|The Salt Larder', 'Chef|null', 'Line Cook|null'],
  ],
  [
    'a break between roles under a heading of its own',
    'Clerk, Marrick Stores, 2020 – 2022\n\nCareer Break\n2018–2020 Full-time parent\n\nCook, Lindow Council, 2015 – 2018',
    ['Clerk|Marrick Stores', 'Cook|Lindow Council'],
  ],
  [
    'time off below its dates',
    'Marrick Stores\nClerk\n2020 – 2022\n- Filed\n\n2018 – 2020\nCareer break\n\nLindow Council\nCook\n2015 – 2018',
    ['Clerk|Marrick Stores', 'Cook|Lindow Council'],
  ],
  [
    'time off behind its dates',
    '2020 – 2022    Clerk, Marrick Stores\n2018 – 2020    Career break\n2015 – 2018    Cook, Lindow Council',
    ['Clerk|Marrick Stores', 'Cook|Lindow Council'],
  ],
];

suite('further roles at an employer', () => {
  for (const [why, rows, roles] of WORK) {
    test(why, () => {
      assert.deepEqual(rolesIn(rows), roles);
    });
  }
});

const KINDS = [
  'Nights',
  'Maternity cover',
  'Night shift',
  'Part time',
  'Own account',
  'Various clients',
  'Family business',
].concat([
  'Agency work',
  'Temporary contract',
  'Seasonal work',
  'Contract role',
  'Reception duties',
  'part-time',
  'Fixed-term contract',
]);

test('kinds of work are not taken for employers, nor employers for kinds of work', () => {
  for (const kind of KINDS) assert.ok(isKindOfWork(kind), kind);
  const names = [
    'Self-Employed',
    'Family Bank',
    'Night Owl Work',
    'Ironbark Business',
    'Agency',
    'Shift',
    'Own Lindow Work',
    'Lindow Relief',
  ];
  for (const name of names) assert.ok(!isKindOfWork(name), name);
});

test('small words are those of employers only in other languages, or if they name their kind', () => {
  for (const text of [
    'Menu development',
    'Two sites',
    'Team of 18',
    '40 staff',
    'Stock (weekly) and rotas',
    'Chef\u2019s table',
  ])
    assert.ok(organisationScore(text) < 0, text);
  const names = [
    'Salon With from Roe',
    'Lindow clinic',
    'Cr\u00e9dit agricole',
    'Banque de Lindow centrale',
    'eightfold design',
    'Oak (formerly Elm)',
    'Marlow.info',
    'Terra-nova',
    'House of 1818 Roe',
  ];
  for (const name of [...names, 'Studio 18', 'Crew 18']) assert.ok(organisationScore(name) >= 0, name);
});

test('parts of organisations are told from schools and firms', () => {
  for (const unit of ['School of Humanities', 'Department of History', 'Treasury Office', 'Office of Grants'])
    assert.ok(isUnit(unit), unit);
  for (const name of ['Marlow School', 'Marlow School of Arms', 'School House', 'Bank of Lindow'])
    assert.ok(!isUnit(name), name);
});

const EMPLOYERS = [
  'Brightwell Foods',
  'Lindow Council',
  'Corran Consulting',
  'Oakhurst',
  'The Salt Larder',
  'Tern & Gull',
  'Penrose Ltd',
];
const TITLES = [
  'Plant Manager',
  'Senior Clerk',
  'Staff Nurse',
  'Shift Supervisor',
  'Line Cook',
  'Data Analyst',
  'Receptionist',
];
const TOWNS = ['Leeds', 'Hull', 'Bristol', 'Reno, NV', 'Hull, UK', 'Toulouse', 'Hamburg'];
const UNITS = [
  'Cardiology',
  'Retail Lending',
  'Group Treasury',
  'Customer Care',
  'North Region',
  'Public Sector Practice',
];
const RANGES = ['2019 – present', '2015 – 2019', '2011 – 2015'];

/** Ways of printing a title, its dates and what is beside them. */
const ROWS: readonly ((title: string, dates: string, beside: string) => string)[] = [
  (title, dates, beside) => `${title} | ${dates} | ${beside}`,
  (title, dates, beside) => `${title} · ${dates} · ${beside}`,
  (title, dates, beside) => `${title}, ${beside}, ${dates}`,
  (title, dates, beside) => `${title} | ${beside} | ${dates}`,
  (title, dates, beside) => `${title}\n${dates}\n${beside}`,
];

const pick = <T>(list: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...list);
const three = (list: readonly string[]): fc.Arbitrary<string[]> =>
  fc.shuffledSubarray([...list], { minLength: 3, maxLength: 3 });

test('several roles at one employer have that employer or none, whatever is beside their titles', () => {
  let [right, all] = [0, 0];
  const beside = fc.oneof(three(TOWNS), three(UNITS), three(KINDS));
  const cases = fc.tuple(pick(EMPLOYERS), three(TITLES), beside, pick(ROWS), fc.integer({ min: 2, max: 3 }));
  fc.assert(
    fc.property(cases, ([employer, titles, others, rowOf, count]) => {
      const rows = titles
        .slice(0, count)
        .map((title, i) => `${rowOf(title, RANGES[i] ?? '', others[i] ?? '')}\n- Ran it`);
      const text = [employer, ...rows].join('\n');
      const companies = rolesIn(text).map((role) => role.split('|')[1]);
      for (const company of companies) assert.ok([employer, 'null'].includes(company ?? ''), `${company}\n${text}`);
      all += count;
      right += companies.filter((company) => company === employer).length;
    }),
    { numRuns: 150 },
  );
  assert.ok(right > 0.9 * all, `${right} of ${all}`);
});

test('roles at employers of their own keep these beside kinds of work', () => {
  let [right, all] = [0, 0];
  const cases = fc.tuple(three(EMPLOYERS), three(TITLES), pick(KINDS), fc.boolean(), fc.nat(2));
  fc.assert(
    fc.property(cases, ([employers, titles, kind, isStacked, odd]) => {
      const named = employers.map((employer, i) => (i === odd ? kind : employer));
      const rows = titles.map((title, i) =>
        isStacked ? [title, named[i], `${RANGES[i]}\n`].join('\n') : [title, named[i], RANGES[i]].join(', '),
      );
      const served = rolesIn(rows.join('\n'));
      const printed = titles.map((title, i) => `${title}|${i === odd ? null : named[i]}`);
      const bare = titles.map((title) => `${title}|null`);
      for (const role of served) assert.ok([...printed, ...bare].includes(role), `${role}\n${rows.join('\n')}`);
      all += 3;
      right += printed.filter((role) => served.includes(role)).length;
    }),
    { numRuns: 150 },
  );
  assert.ok(right > 0.9 * all, `${right} of ${all}`);
});
