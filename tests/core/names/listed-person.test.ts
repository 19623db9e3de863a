import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isListedPerson } from '../../../core/names/listed-person.ts';

const CASES: readonly (readonly [name: string, isOne: boolean, why: string])[] = [
  ['Maria Garcia Lopez', true, 'a given name'],
  ['SMITH, JOHN A', true, 'the order'],
  ['Zhou Zhenyong', true, 'a family name of East Asia'],
  ['ZHOU ZHENYONG', true, 'in capitals too'],
  ['Zhou Zhenyong Trading', false, 'beside a trade word'],
  ['Rim Yong-hyok (DPRK individual)', true, 'its own words'],
  ['S. M. Mirbagheri', true, 'initials and a surname'],
  ['S. M. MIRBAGHERI', true, 'as the register writes them'],
  ['A.S. Mirbagheri', true, 'initials that are letters of a form too'],
  ['S.A. Mirbagheri', true, 'and these'],
  ['S.A. Lavochkin Scientific Production Association', false, 'the same beside trade words'],
  ['Mirbagheri S.A.', false, 'behind the name they are the form'],
  ['A. Leib Ltd.', false, 'beside a legal form'],
  ['GBNTT', false, 'nothing that a person is named by'],
  ['', false, 'nothing at all'],
  [`(${'a '.repeat(50_000)}individual)`, false, 'longer than any name is'],
];

test('both lists leave out the same names as persons’', () => {
  for (const [name, isOne, why] of CASES) assert.equal(isListedPerson(name), isOne, `${name.slice(0, 40)}: ${why}`);
});
