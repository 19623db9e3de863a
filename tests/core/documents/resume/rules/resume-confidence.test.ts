import assert from 'node:assert/strict';
import { test } from 'node:test';
import { confidenceOf, type ReadResume } from '../../../../../core/documents/resume/rules/resume-confidence.ts';

const SPAN = { text: 'x', start: 0, end: 1 };
const PERIOD = { ...SPAN, from: '2019', to: '2020', isRange: true };
const ROLE = { company: 'Acme', title: 'Tutor', period: PERIOD, description: null };
const RECORD = { institution: 'Sample College', degree: null, field: null, period: undefined };
const NOTHING: ReadResume = {
  name: undefined,
  contact: { email: undefined, phone: undefined },
  roles: [],
  education: [],
  skills: [],
  certainty: 1,
};

const RATINGS: readonly (readonly [why: string, read: Partial<ReadResume>, confidence: number])[] = [
  ['nothing found', {}, 0],
  ['only a name', { name: 'Jane Doe' }, 0.15],
  ['only a phone number', { contact: { ...NOTHING.contact, phone: SPAN } }, 0.15],
  ['a complete role', { roles: [ROLE] }, 0.55],
  ['a complete role and one without its employer', { roles: [ROLE, { ...ROLE, company: null }] }, 0.35],
  ['a role without dates', { roles: [{ ...ROLE, period: undefined }] }, 0.4],
  ['a role with a single date', { roles: [{ ...ROLE, period: { ...PERIOD, isRange: false } }] }, 0.4],
  ['education and skills', { education: [RECORD], skills: ['Git'] }, 0.15],
  ['a picture with a certainty of one half', { roles: [ROLE], certainty: 0.5 }, 0.28],
  [
    'all of it',
    {
      name: 'Jane Doe',
      contact: { ...NOTHING.contact, email: SPAN },
      roles: [ROLE],
      education: [RECORD],
      skills: ['Git'],
    },
    1,
  ],
];

for (const [why, read, confidence] of RATINGS) {
  test(`${why}: confidence ${confidence}`, () => {
    assert.equal(confidenceOf({ ...NOTHING, ...read }), confidence);
  });
}
