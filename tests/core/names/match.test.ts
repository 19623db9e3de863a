import assert from 'node:assert/strict';
import { test } from 'node:test';
import { prepareQuery } from '../../../core/names/prepared-name.ts';
import { preparedReadings } from '../../../core/names/readings.ts';
import { pickName } from '../../../core/screening/matching.ts';
import { matchReason, matchStatus, matchType } from '../../../core/names/match.ts';

test('each threshold belongs to the better side', () => {
  const cases = [
    [1, 'match', 'exact'],
    [0.999, 'match', 'fuzzy'],
    [0.92, 'match', 'fuzzy'],
    [0.919, 'possible_match', 'fuzzy'],
    [0.72, 'possible_match', 'fuzzy'],
    [0.719, 'no_match', 'fuzzy'],
    [0, 'no_match', 'fuzzy'],
  ] as const;
  for (const [score, status, type] of cases) assert.deepEqual([matchStatus(score), matchType(score)], [status, type]);
});

test('a reason says what the score is based on, and what a reviewer should know about the names', () => {
  const REVIEW = 'Possible match, review needed: ';
  const cases: readonly (readonly [query: string, listed: string, reason: string])[] = [
    [
      'Gazprom',
      'OOO Gazprom',
      'Potential match: both names have the same words, in any order, ignoring case, accents, punctuation and legal forms.',
    ],
    [
      'Terra Clean Solutions',
      'TERRA KLEAN SOLUTIONS INC.',
      'Potential match: the full names are 95.2% alike in spelling.',
    ],
    [
      'Alpha Bravo Zeta',
      'Alpha Bravo Zeta Omega Rho',
      `${REVIEW}the listed name contains every word of the name you sent, and more.`,
    ],
    [
      'Acme Bravo Delta Whisky Lima Kilo',
      'Kilo Lima Whisky Delta Bravo',
      `${REVIEW}the names share 83.3% of their words.`,
    ],
    [
      'Smartcom',
      'Smartcom (Hong Kong) Co., Limited',
      'Potential match: both names have the same words, in any order, ignoring case, accents, punctuation and legal forms. ' +
        'Only part of the listed name was compared: it has a bracket, a closing clause or several names.',
    ],
    [
      'Pointer Electronics',
      'Printer Electronics',
      `Potential match: the full names are 94.7% alike in spelling. The names share only generic words, such as trades, places or kinds of organization.`,
    ],
    [
      'Bank of Industry',
      'BANK OF INDUSTRY AND MINE',
      `${REVIEW}the listed name contains every word of the name you sent, and more. ` +
        'The names share only generic words, such as trades, places or kinds of organization.',
    ],
  ];
  for (const [name, listed, reason] of cases) {
    const query = prepareQuery(name);
    const { reading, comparison } = pickName(query, [preparedReadings(listed)]);
    assert.equal(matchReason(query, { name: listed, reading, comparison }), reason);
  }
});
