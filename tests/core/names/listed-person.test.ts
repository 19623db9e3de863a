import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readFileSync } from 'node:fs';
import { isListedPerson, isUntypedPerson } from '../../../core/names/listed-person.ts';
import { sharedFile } from '../../shared-data.ts';
import {
  REGISTER_ORGANIZATIONS,
  REGISTER_PERSONS,
  REGISTER_UNTOLD,
  UNTYPED_ORGANIZATIONS,
  UNTYPED_PERSONS,
  UNTYPED_UNTOLD,
} from './hand-labelled.ts';

const CASES: readonly (readonly [name: string, isOne: boolean, why: string])[] = [
  ['Maria Garcia Lopez', true, 'a given name'],
  ['SMITH, JOHN A', true, 'the order'],
  ['Zhou Zhenyong', true, 'a family name of East Asia'],
  ['ZHOU ZHENYONG', true, 'in capitals too'],
  ['Zhou Zhenyong Trading', false, 'with a trade word'],
  ['Rim Yong-hyok (DPRK individual)', true, 'its own description'],
  ['S. M. Mirbagheri', true, 'initials and a surname'],
  ['S. M. MIRBAGHERI', true, 'as the register writes them'],
  ['A.S. Mirbagheri', true, 'initials that are letters of a form too'],
  ['S.A. Mirbagheri', true, 'initials that are a dotted form'],
  ['S.A. Lavochkin Scientific Production Association', false, 'the same with trade words'],
  ['Mirbagheri S.A.', false, 'after the name they are the form'],
  ['A. Leib Ltd.', false, 'with a legal form'],
  ['GBNTT', false, 'no sign of a person'],
  ['', false, 'nothing at all'],
  [`(${'a '.repeat(50_000)}individual)`, false, 'longer than any name'],
];

test('both lists leave out the same names as persons’', () => {
  for (const [name, isOne, why] of CASES) {
    assert.equal(isListedPerson(name), isOne, `${name.slice(0, 40)}: ${why}`);
    assert.equal(isUntypedPerson(name), isOne, `${name.slice(0, 40)}: ${why}, untyped`);
  }
});

test('a given name after the first word marks a person in untyped records, unless the name is an organisation’s', () => {
  for (const name of ['Quux Mahmoud Doe', 'Quux Panteli Doe', 'T.V. Joe Quux']) {
    assert.deepEqual([isListedPerson(name), isUntypedPerson(name)], [false, true], name);
  }
  for (const name of ['Quux of Mahmoud', 'Quux Mahmoud 7', 'Quux Mahmoud Trading', 'Aa Bb Cc Dd Ee Ff Mahmoud']) {
    assert.deepEqual([isListedPerson(name), isUntypedPerson(name)], [false, false], name);
  }
});

test('names are classified as a reader labelled them', () => {
  for (const name of REGISTER_PERSONS) assert.equal(isListedPerson(name), true, name);
  for (const name of [...REGISTER_UNTOLD, ...REGISTER_ORGANIZATIONS]) assert.equal(isListedPerson(name), false, name);
  for (const name of UNTYPED_PERSONS) assert.equal(isUntypedPerson(name), true, name);
  for (const name of [...UNTYPED_UNTOLD, ...UNTYPED_ORGANIZATIONS]) assert.equal(isUntypedPerson(name), false, name);
});

test('of the whole list, the expected untyped names are left out, and hardly any typed organisation would be', (t) => {
  const file = sharedFile(t, 'csl/csl_organisations_2026-07-31.jsonl');
  if (file === undefined) return;
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row) as { name: string; type: string | null });
  const untyped = rows.filter(({ type }) => type === null).map(({ name }) => name);
  const entities = rows.filter(({ type }) => type === 'Entity').map(({ name }) => name);
  assert.deepEqual([untyped.length, untyped.filter(isUntypedPerson).length], [3873, 462]);
  assert.deepEqual([entities.length, entities.filter(isListedPerson).length], [10206, 8]);
  const labelled = [...UNTYPED_PERSONS, ...UNTYPED_UNTOLD, ...UNTYPED_ORGANIZATIONS];
  assert.deepEqual(
    labelled.filter((name) => !untyped.includes(name)),
    [],
    'the labelled names are those of the list',
  );
});
