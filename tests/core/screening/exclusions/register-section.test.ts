import type { RegisterSection } from '../../../../core/screening/exclusions/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { registerSection } from '../../../../core/screening/exclusions/register-section.ts';
import { currencyOf, registerSource } from '../../../../core/screening/exclusions/register-source.ts';
import type { RegisterCopy } from '../../../../core/screening/lists/register/register-copy.ts';
import { record, registerOf } from '../lists/register/made-register.ts';

const NOW = new Date('2026-03-04T13:00:00Z');

const COPY = registerOf([
  record('HARBORLIGHT FREIGHT SYSTEMS INC'),
  record('HARBORLIGHT FREIGHT SYSTEMS INC'),
  record('QUARRY MEADOW HOLDINGS LLC', { createdDate: '2022-04-03' }),
  record('QUARRY RIDGE LLC', { createdDate: null }),
]);

function section(name: string, state?: string, copy: RegisterCopy | undefined = COPY): RegisterSection {
  return registerSection(copy, { query: { name, state }, now: NOW });
}

const STATUSES: readonly (readonly [name: string, status: string, below: number])[] = [
  ['Harborlight Freight Systems', 'match', 0],
  ['Harborlight Freight', 'possible_match', 0],
  ['Harborlight Freight Customs Brokers of Norfolk', 'no_match', 2],
  ['Quarry Meadow Stone', 'no_match', 1],
  ['Nothing Alike', 'no_match', 0],
  ['株式会社', 'error', 0],
  ['!?', 'error', 0],
];

test('the best score decides the status, and a name that cannot be compared is an error', () => {
  for (const [name, status, below] of STATUSES) {
    const { status: found, records_below_match_threshold, matches } = section(name);
    assert.deepEqual([found, records_below_match_threshold], [status, below], name);
    assert.equal(matches.length > 0, status === 'match' || status === 'possible_match', name);
  }
  assert.equal(section('Harborlight Freight Systems').matches[0]?.source_record_count, 2);
});

test('without a copy the section is an error that says so', () => {
  const found = registerSection(undefined, { query: { name: 'Harborlight' }, now: NOW });
  assert.deepEqual(found, {
    status: 'error',
    matches: [],
    source: {
      name: 'SAM.gov exclusions register',
      url: 'https://sam.gov/data-services/Exclusions/Public%20V2',
      basis: 'live',
      as_of: null,
      note: 'No copy of the register is loaded, so nothing was checked against it.',
    },
    candidate_scan_truncated: false,
    records_below_match_threshold: 0,
  });
});

test('the note on a name that cannot be compared says that it was not checked', () => {
  assert.match(
    section('株式会社').source.note,
    /^The name has no Latin letter or digit to compare, so it was not checked/,
  );
  assert.equal(section('株式会社').source.as_of, '2026-03-03');
});

const ATTRIBUTED: readonly (readonly [name: string, isAttributed: boolean, why: string])[] = [
  ['Quarry Meadow Holdings', true, 'created before 2022-04-04'],
  ['Quarry Ridge', true, 'unknown creation date'],
  ['Harborlight Freight Systems', false, 'created later'],
  ['Nothing Alike', false, 'no match'],
];

test('the note includes the attribution if a match contains, or may contain, third-party data', () => {
  for (const [name, isAttributed, why] of ATTRIBUTED) {
    assert.equal(/D&B Open Data, provided by Dun & Bradstreet/.test(section(name).source.note), isAttributed, why);
  }
});

test('a state of any length affects only the state check', () => {
  const states: readonly (readonly [state: string | undefined, check: string])[] = [
    ['VA', 'corroborated'],
    [' va ', 'corroborated'],
    ['OH', 'conflict'],
    ['', 'not_applicable'],
    [undefined, 'not_applicable'],
    [`VA${' '.repeat(5_000_000)}`, 'corroborated'],
    ['V'.repeat(5_000_000), 'conflict'],
  ];
  for (const [state, check] of states) {
    const { matches } = section('Harborlight Freight Systems', state);
    assert.deepEqual(
      matches.map((match) => match.state_check),
      [check],
    );
  }
});

const AGES: readonly (readonly [day: string | null, now: string, ageDays: number | null, stale: boolean | null])[] = [
  ['2026-03-03', '2026-03-03T00:00:00Z', 0, false],
  ['2026-03-03', '2026-03-03T23:59:59Z', 0, false],
  ['2026-03-03', '2026-03-04T00:00:00Z', 1, false],
  ['2026-03-03', '2026-03-10T23:59:59Z', 7, false],
  ['2026-03-03', '2026-03-11T00:00:00Z', 8, true],
  ['2020-02-18', '2026-03-03T00:00:00Z', 2205, true],
  ['2026-03-04', '2026-03-03T12:00:00Z', 0, false],
  [null, '2026-03-03T12:00:00Z', null, null],
];

test('an extract is stale after seven days, and the note gives its age', () => {
  for (const [day, now, ageDays, stale] of AGES) {
    assert.deepEqual(currencyOf(day, new Date(now)), { ageDays, stale }, `${day ?? 'null'} ${now}`);
    const { as_of, note, basis } = registerSource({ extractDate: day }, new Date(now));
    assert.deepEqual([as_of, basis], [day, 'live']);
    assert.equal(note.includes(`The data is stale: the extract is ${ageDays ?? ''} days old.`), stale === true);
    assert.equal(note.includes('how current it is cannot be verified'), day === null);
  }
});
