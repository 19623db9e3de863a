import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  isDepartment,
  organisationScore,
  SURE,
  titleScore,
} from '../../../../../core/documents/resume/rules/row-features.ts';
import { degreeAt } from '../../../../../core/documents/resume/rules/words/degree-words.ts';

const TITLES = [
  'Software Engineer II, Payments Platform',
  'Quality Assurance Intern (40 hours per week)',
  'Software Engineering Intern on the Machine Learning Team',
  'Member of Technical Staff',
  'Vice President of Sales',
  'VP, Engineering',
  'CEO/President',
  'Co-Founder & CTO',
  'Registered Nurse, Intensive Care Unit',
  'Journeyman Electrician',
  'Bookseller',
  'Notary',
  'Peer Tutor',
  'Owner & Operator',
  'Cook & Steward',
  'Position Title: Stark',
  'MBA Intern',
];
const EMPLOYERS = [
  'Northwind Labs',
  'Acme Cloud, Inc.',
  'University of Oklahoma',
  'Danggeun Pay Inc. (KarrotPay)',
  'Beacon Financial',
  'YMCA',
  'Kite & Anchor',
  'Mason, Doyle & Pratt',
  'Dewey, Roe, & Hale',
  'Employer: Stark',
];
const NEITHER = ['Pied Piper', 'Stark', 'Kubernetes', '', '2019'];

suite('title and employer scores', () => {
  for (const title of TITLES) {
    test(`"${title}" reads like a title`, () => {
      assert.ok(titleScore(title) >= SURE);
      assert.ok(organisationScore(title) < SURE);
    });
  }
  for (const employer of EMPLOYERS) {
    test(`"${employer}" reads like an employer`, () => {
      assert.ok(organisationScore(employer) >= SURE);
      assert.ok(titleScore(employer) < SURE);
    });
  }
  for (const text of NEITHER) {
    test(`"${text}" reads like neither`, () => {
      assert.deepEqual([titleScore(text), organisationScore(text)], [0, 0]);
    });
  }
});

/** Texts that are not an employer, whatever words they have. */
const NO_NAMES = [
  'Etc.',
  'Worked with Northwind Labs',
  'Worked as Baker with Acme Corp',
  'Company Name',
  'August 20XX',
  'Making the world a better place every day',
  'The leading global provider of services',
  'Awesome compression company',
  'Series/Grade: GS-0343-12',
];

test('placeholders and phrases name nothing', () => {
  for (const text of NO_NAMES) assert.ok(organisationScore(text) < 0 && titleScore(text) < 0, text);
  for (const text of ['Bank of America', 'acme widgets inc', 'Friends of the Earth']) {
    assert.ok(organisationScore(text) >= 0, text);
  }
});

test('a legal form alone is no employer', () => {
  assert.ok(organisationScore('Limited') < 0);
});

for (const degree of [
  'International Baccalaureate',
  'IB Diploma',
  'Leaving Certificate',
  'A Levels',
  'GCSEs',
  'Bachillerato',
  'Matura',
  'Maturità',
  'Higher National Diploma',
  'NVQ Level 3 Diploma',
  'Level 5 Certificate',
  'NVQ Level 2',
  'Certificate IV',
  'PGCE',
  'M.S.Ed.',
  'S.B.',
  'Sc.B.',
  'Ed.M.',
  'Laurea Magistrale',
  'Licenciatura',
  'BTEC Extended Diploma',
  'BTEC Level 3 Diploma',
  'Juris Doctor',
  'Doctor of Nursing Practice',
  'Master of Research',
  'Bachelor of Social Science',
  'Foundation Degree',
]) {
  test(`"${degree}" is a degree`, () => {
    assert.equal(degreeAt(`${degree} in Physics`), degree);
  });
}

test('a degree is not a title', () => {
  for (const text of ['M.Sc. in Environmental Policy', 'Bachelor of Engineering in Robotics', 'Master of Science'])
    assert.ok(titleScore(text) < 0, text);
});

test('a department is recognized by all of its words', () => {
  assert.ok(isDepartment('Human Resources'));
  assert.ok(isDepartment('Sales and Marketing'));
  assert.ok(!isDepartment('Kestrel Sales'));
});
