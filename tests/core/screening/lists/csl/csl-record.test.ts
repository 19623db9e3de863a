import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isScreened, readRecord } from '../../../../../core/screening/lists/csl/csl-record.ts';
import { readSearchAnswer } from '../../../../../core/screening/lists/csl/search-answer.ts';
import { DEBARRED, DENIED_PERSONS, ENTITY_LIST, fullRecord, SDN } from '../../../../standins/csl.ts';

const PLC = 'Palestinian Legislative Council List (PLC) - Treasury Department';

const CASES: readonly (readonly [name: string, type: string | null, source: string, screened: boolean, why: string])[] =
  [
    ['ACME TRADING LLC', 'Entity', SDN, true, 'typed as an entity'],
    ['MARIA GARCIA LOPEZ', 'Entity', SDN, true, "typed as an entity, although the name reads like a person's"],
    ['MARIA ELENA', 'Vessel', SDN, true, 'ships have names of people'],
    ['EP-GOM', 'Aircraft', SDN, true, 'an aircraft is not a person'],
    ['ACME TRADING LLC', 'Individual', SDN, false, 'the type decides'],
    ['ACME TRADING LLC', 'individual', SDN, false, 'the type decides in any case'],
    ['Gulf Gate Shipping Co. LLC', null, ENTITY_LIST, true, 'untyped, with a legal form'],
    ['54th Research Institute of China', null, ENTITY_LIST, true, 'untyped, with a trade word'],
    ['GBNTT', null, ENTITY_LIST, true, 'untyped, and nothing reads as a person'],
    ['Maria Garcia Lopez', null, ENTITY_LIST, false, 'untyped, a person by the given name'],
    ['SMITH, JOHN A', null, ENTITY_LIST, false, 'untyped, a person by the word order'],
    ['Zhou Zhenyong', null, ENTITY_LIST, false, 'untyped, a person by the family name'],
    ['Rim Yong-hyok (DPRK individual)', null, ENTITY_LIST, false, "untyped, a person by the record's own words"],
    ['S. M. Mirbagheri', null, ENTITY_LIST, false, 'untyped, a person by the initials'],
    ['A.C. International', null, ENTITY_LIST, true, 'initials with a trade word'],
    ['A. Leib Ltd.', null, ENTITY_LIST, true, 'initials with a legal form'],
    ['Huawei Denmark', null, ENTITY_LIST, true, 'a place is not a family name'],
    ['Maria Garcia Lopez', 'Unknown', ENTITY_LIST, false, 'a type that says nothing'],
    ['GBNTT', null, DENIED_PERSONS, false, 'a list of persons requires a legal form'],
    ['Pacific Aviation Services', null, DENIED_PERSONS, false, 'a trade word is not enough there'],
    ['Pacific Aviation Services Inc.', null, DENIED_PERSONS, true, 'a legal form is enough there'],
    ['Rocky Mountain Instrument Co.', null, DEBARRED, true, 'the same on the other lists'],
    ['GBNTT', null, DEBARRED, false, 'the same on the other lists'],
    ['GBNTT', null, PLC, false, 'the same on the other lists'],
    ['GBNTT', null, 'Denied Persons List', false, 'a list of persons by its name'],
  ];

test('a record is screened unless it is or may be an individual', () => {
  for (const [name, type, source, screened, why] of CASES) {
    assert.equal(isScreened({ name, type, source, aliases: [] }), screened, `${name} (${why})`);
  }
});

test('null and absent members are accepted, wrong types are not', () => {
  const whole = { name: ' A ', alt_names: [' B ', ' '], type: 'Entity', source: 'S' };
  const read = { name: 'A', aliases: ['B'], type: 'Entity', source: 'S' };
  const cases: readonly (readonly [value: unknown, record: object | undefined])[] = [
    [whole, read],
    [
      { ...whole, alt_names: null },
      { ...read, aliases: [] },
    ],
    [
      { name: 'A', source: 'S' },
      { ...read, aliases: [], type: null },
    ],
    [
      { ...whole, type: null },
      { ...read, type: null },
    ],
    [
      { ...whole, type: ' ' },
      { ...read, type: null },
    ],
    [fullRecord({ name: 'A', source: 'S' }), { ...read, aliases: [], type: null }],
    [{ ...whole, name: null }, undefined],
    [{ ...whole, name: '' }, undefined],
    [{ ...whole, source: undefined }, undefined],
    [{ ...whole, type: 3 }, undefined],
    [{ ...whole, alt_names: 'B' }, undefined],
    [{ ...whole, alt_names: ['B', 3] }, undefined],
    [[whole], undefined],
    [null, undefined],
    ['A', undefined],
  ];
  for (const [value, record] of cases) assert.deepEqual(readRecord(value), record, JSON.stringify(value));
});

test('an answer is truncated unless its total equals its number of results', () => {
  const results = [fullRecord({ name: 'A LLC' }), fullRecord({ name: 'B', type: 'Individual' })];
  const cases: readonly (readonly [total: unknown, truncated: boolean | 'no answer', counted: number])[] = [
    [2, false, 2],
    [3, true, 3],
    [1, 'no answer', 0],
    [undefined, true, 2],
    [null, true, 2],
    ['2', 'no answer', 0],
    [2.5, 'no answer', 0],
    [-1, 'no answer', 0],
    [1e300, 'no answer', 0],
  ];
  for (const [total, truncated, counted] of cases) {
    const answer = readSearchAnswer({ total, results });
    assert.equal(answer?.truncated ?? 'no answer', truncated, String(total));
    if (!answer) continue;
    const screened = answer.found.map((one) => one.screened?.name);
    assert.deepEqual([answer.total, screened], [counted, ['A LLC', undefined]]);
  }
  const twice = readSearchAnswer({ total: 2, results: [results[0], results[0]] });
  assert.deepEqual([twice?.found.length, twice?.total], [1, 2], 'a record returned twice counts once');
  assert.deepEqual(readSearchAnswer({ total: 0, results: [] }), { found: [], total: 0, truncated: false });
  assert.equal(
    readSearchAnswer({ total: 5, results: [] }),
    undefined,
    'a total of five without results is not an answer',
  );
});
