import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { organisationScore, titleScore } from '../../../../../core/documents/resume/rules/features.ts';

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
  'Peer Tutor',
];
const EMPLOYERS = [
  'Northwind Labs',
  'Acme Cloud, Inc.',
  'University of Oklahoma',
  'Danggeun Pay Inc. (KarrotPay)',
  'Beacon Financial',
  'YMCA',
];
const NEITHER = ['Pied Piper', 'Stark', 'Kubernetes', '', '2019'];

suite('words of titles and of employers', () => {
  for (const title of TITLES) {
    test(`"${title}" reads like a title`, () => {
      assert.equal(titleScore(title), 3);
      assert.ok(organisationScore(title) < 3);
    });
  }
  for (const employer of EMPLOYERS) {
    test(`"${employer}" reads like an employer`, () => {
      assert.equal(organisationScore(employer), 3);
      assert.ok(titleScore(employer) < 3);
    });
  }
  for (const text of NEITHER) {
    test(`"${text}" reads like neither`, () => {
      assert.deepEqual([titleScore(text), organisationScore(text)], [0, 0]);
    });
  }
});
