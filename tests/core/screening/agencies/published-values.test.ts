import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { cpscRecall } from '../../../../core/screening/agencies/cpsc/cpsc-recall.ts';
import { mineViolation } from '../../../../core/screening/agencies/dol/mine-violation.ts';
import { wageHourCase } from '../../../../core/screening/agencies/dol/wage-hour-case.ts';
import { readFdaRow } from '../../../../core/screening/agencies/fda/fda-recall.ts';
import {
  publishedDay,
  publishedId,
  publishedNumber,
  publishedText,
} from '../../../../core/screening/agencies/published-values.ts';

interface Reading {
  readonly value: unknown;
  readonly text: string | null;
  readonly number: number | null;
  readonly id: string | null;
  readonly day: string | null;
}

const NOTHING = { text: null, number: null, id: null, day: null };

const READINGS: readonly Reading[] = [
  { ...NOTHING, value: undefined },
  { ...NOTHING, value: null },
  { ...NOTHING, value: '' },
  { ...NOTHING, value: '  ' },
  { ...NOTHING, value: 'N/A' },
  { ...NOTHING, value: true },
  { ...NOTHING, value: ['2014-07-24'] },
  { value: ' 722110 ', text: '722110', number: 722110, id: '722110', day: null },
  { value: 1755299, text: null, number: 1755299, id: '1755299', day: null },
  { value: 283.93, text: null, number: 283.93, id: '283.93', day: null },
  { value: 0, text: null, number: 0, id: '0', day: null },
  {
    value: '2014-07-24T00:00:00',
    text: '2014-07-24T00:00:00',
    number: null,
    id: '2014-07-24T00:00:00',
    day: '2014-07-24',
  },
  { value: '2014-07-24', text: '2014-07-24', number: null, id: '2014-07-24', day: '2014-07-24' },
  { value: '20140724', text: '20140724', number: 20140724, id: '20140724', day: '2014-07-24' },
  // A typo in the dataset, which is not ours to correct.
  {
    value: '3021-05-04T00:00:00',
    text: '3021-05-04T00:00:00',
    number: null,
    id: '3021-05-04T00:00:00',
    day: '3021-05-04',
  },
  { value: '201407241', text: '201407241', number: 201407241, id: '201407241', day: null },
  { value: '283.93', text: '283.93', number: 283.93, id: '283.93', day: null },
  { value: '007', text: '007', number: 7, id: '007', day: null },
  // We do not guess whether the comma separates thousands.
  { value: '1,283', text: '1,283', number: null, id: '1,283', day: null },
  { value: '-5', text: '-5', number: null, id: '-5', day: null },
  { value: '9'.repeat(400), text: '9'.repeat(400), number: null, id: '9'.repeat(400), day: null },
  { value: '07/24/2014', text: '07/24/2014', number: null, id: '07/24/2014', day: null },
];

test('published values are read as they are, and blanks or other types are null', () => {
  for (const { value, ...expected } of READINGS) {
    const row = value === undefined ? {} : { field: value };
    assert.deepEqual(
      {
        text: publishedText(row, 'field'),
        number: publishedNumber(row, 'field'),
        id: publishedId(row, 'field'),
        day: publishedDay(row, 'field'),
      },
      expected,
      JSON.stringify(value),
    );
  }
});

test('a row of any shape is read without an error', () => {
  const member = fc.oneof(
    fc.constantFrom('viol_no', 'violator_name', 'sig_sub', 'case_id', 'legal_name', 'bw_atp_amt', 'classification'),
    fc.constantFrom('recall_number', 'RecallID', 'Manufacturers', 'Importers', 'Hazards', 'Title', '__proto__'),
  );
  const value = fc.oneof(
    fc.jsonValue(),
    fc.constant('Class I'),
    fc.array(fc.oneof(fc.jsonValue(), fc.record({ Name: fc.jsonValue() }))),
  );
  fc.assert(
    fc.property(fc.dictionary(member, value), (row) => {
      assert.equal(wageHourCase(row).dataset, 'WHD');
      assert.equal(mineViolation(row).dataset, 'MSHA');
      const { kind } = readFdaRow({ ...row, recalling_firm: 'Acme' });
      assert.equal(kind, row['classification'] === 'Class I' ? 'recall' : 'unreadable');
      assert.ok(cpscRecall(row, () => true).hazards.every((hazard) => typeof hazard === 'string' && hazard !== ''));
    }),
  );
});
