import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { answerTo, rolesOf, type Row } from './printed-page.ts';

const HEAD: readonly Row[] = [
  [0, [40, 'Jane Roe', 'bold 22']],
  [20, [40, 'jane.roe@mail.example']],
];

/** Roles with the employer behind a sign, or with dates in a margin that is too narrow for them. */
const ROLES: readonly (readonly [why: string, rows: readonly Row[], roles: readonly string[]])[] = [
  [
    'an employer behind the sign that leads to it',
    [
      [20, [40, 'Baker @Acme & Sons', 'bold 10']],
      [13, [40, 'May 2019 - June 2021']],
    ],
    ['Baker|Acme & Sons|2019-05|2021-06'],
  ],
];

suite('roles in typeset columns', () => {
  for (const [why, rows, roles] of ROLES) {
    test(why, () => {
      assert.deepEqual(rolesOf(answerTo([...HEAD, [30, [40, 'Experience', 'bold 14']], ...rows])), roles);
    });
  }
});
