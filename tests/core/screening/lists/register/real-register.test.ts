import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { registerColumns } from '../../../../../core/screening/lists/register/register-columns.ts';
import { decodeRegister, encodeRegister } from '../../../../../core/screening/lists/register/copy-file.ts';
import { readRegisterRow, type RegisterRecord } from '../../../../../core/screening/lists/register/register-record.ts';
import { screenRegister } from '../../../../../core/screening/lists/register/screen-register.ts';
import { prepareName } from '../../../../../core/names/prepared-name.ts';
import { sharedFile } from '../../../../shared-data.ts';
import { registerOf } from './made-register.ts';

interface Read {
  readonly records: RegisterRecord[];
  readonly individuals: number;
  readonly broken: number;
}

/** Reads an extract whose fields are all quoted and contain no line breaks. */
function readExtract(path: string): Read {
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.slice(1, -1).split('","'));
  const found = registerColumns(rows[0] ?? []);
  assert.ok(found.status === 'found');
  const read = rows.slice(1).map((fields) => readRegisterRow(fields, found.columns));
  return {
    records: read.flatMap((row) => (row.kind === 'organization' ? [row.record] : [])),
    individuals: read.filter(({ kind }) => kind === 'individual').length,
    broken: read.filter(({ kind }) => kind === 'broken').length,
  };
}

test('GSA’s own sample, with its older header, is read row by row', (t) => {
  const file = sharedFile(t, 'sam/gsa_sample_20049_orgs.csv');
  if (file === undefined) return;
  const { records, individuals, broken } = readExtract(file);
  // None is classified as an individual; the names left out read like a person's.
  assert.deepEqual([records.length, individuals, broken], [9871, 33, 0]);
  const blank = (member: keyof RegisterRecord): number => records.filter((record) => !record[member]).length;
  assert.deepEqual([blank('activeDate'), blank('createdDate'), blank('subjectType')], [2935, 7, 7]);
});

test('every name of the sample finds itself exactly, whatever else is on the register', (t) => {
  const file = sharedFile(t, 'sam/gsa_sample_20049_orgs.csv');
  if (file === undefined) return;
  const { records } = readExtract(file);
  const copy = decodeRegister(encodeRegister(registerOf(records)));
  const lost = [...new Set(records.map(({ name }) => name))].filter((name) => {
    if (prepareName(name).words.length === 0) return false;
    return screenRegister(copy, { name })?.matches[0]?.score !== 1;
  });
  assert.deepEqual(lost, []);
});

test('rows under the current header are read, and two identical rows are one match', (t) => {
  const file = sharedFile(t, 'sam/real_v2_2023_orgs.csv');
  if (file === undefined) return;
  const { records, broken } = readExtract(file);
  assert.deepEqual([records.length, broken], [7, 0]);
  const [match, second] =
    screenRegister(registerOf(records), { name: 'Terra Klean Solutions', state: 'TX' })?.matches ?? [];
  assert.equal(second, undefined);
  assert.deepEqual(match, {
    matched_name: 'TERRA KLEAN SOLUTIONS INC.',
    match_type: 'exact',
    score: 1,
    open_data_flag: '',
    source_record_count: 2,
    state_check: 'corroborated',
    reason:
      'Potential match: both names have the same words, in any order, ignoring case, accents, punctuation and legal forms.',
    subject_type: 'Firm',
    exclusion_type: 'Ineligible (Proceedings Pending)',
    exclusion_date: '2023-11-20',
    reinstated_date: null,
    state: 'TX',
    address: '15303 TRADESMAN, SAN ANTONIO, 78249, USA',
    record_created_date: '2023-11-20',
    thirdparty_open_data: 'does_not_apply',
  });
});
