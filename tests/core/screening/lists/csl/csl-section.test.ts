import type { CslSection } from '../../../../../core/screening/lists/answer.ts';
import type { Source } from '../../../../../core/screening/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { CslRecord } from '../../../../../core/screening/lists/csl/csl-record.ts';
import { comparedEntry } from '../../../../../core/screening/matching.ts';
import { answeredSection } from '../../../../../core/screening/lists/csl/csl-section.ts';
import { prepareQuery } from '../../../../../core/names/prepared-name.ts';

const source: Source = { name: 'List', url: 'https://example.org', basis: 'live', as_of: null, note: 'Made.' };

function record(name: string, ...aliases: string[]): CslRecord {
  return { name, aliases, type: 'Entity', source: 'Made list' };
}

function screen(name: string, ...records: CslRecord[]): CslSection {
  const results = { records: records.map(comparedEntry), total: records.length, truncated: false, source };
  return answeredSection(prepareQuery(name), results);
}

test('the best score decides the status, and every record below the floor is counted', () => {
  const cases: readonly (readonly [query: string, listed: readonly string[], status: string, below: number])[] = [
    ['Huawei Technologies', ['HUAWEI TECHNOLOGIES CO., LTD.'], 'match', 0],
    ['Huawei Technologies', ['Huawei Technologies Brasil Ltda', 'Zhuhai Seine'], 'possible_match', 1],
    ['Huawei Technologies', ['Zhuhai Seine Printing', 'Camel Group'], 'no_match', 2],
    ['Huawei Technologies', [], 'no_match', 0],
  ];
  for (const [query, listed, status, below] of cases) {
    const section = screen(query, ...listed.map((name) => record(name)));
    assert.deepEqual([section.status, section.records_below_match_threshold], [status, below], listed.join());
    assert.equal(section.matches.length, listed.length - below);
  }
});

test('every alias is compared, the best-scoring name is shown, and the listed name wins ties', () => {
  const [match] = screen('Carbon Yuan', record('TANYUAN TECHNOLOGY', 'CARBON YUAN LTD', 'Carbon Yuan')).matches;
  assert.deepEqual(match, {
    matched_name: 'CARBON YUAN LTD',
    match_type: 'exact',
    score: 1,
    subject_type: 'Entity',
    reason:
      'Potential match: both names have the same words, in any order, ignoring case, accents, punctuation and legal forms.',
    aliases: ['CARBON YUAN LTD', 'Carbon Yuan'],
    source_list: 'Made list',
  });
  assert.equal(screen('Acme', record('ACME LLC', 'Acme')).matches[0]?.matched_name, 'ACME LLC');
});

test('matches are sorted by score, then by name', () => {
  const records = ['Acme Steel Works', 'Zeta Acme Steel', 'Acme Steel', 'Alpha Acme Steel'].map((name) => record(name));
  const found = screen('Acme Steel', ...records).matches.map(({ matched_name, score }) => [matched_name, score]);
  assert.deepEqual(found, [
    ['Acme Steel', 1],
    ['Acme Steel Works', 0.91],
    ['Alpha Acme Steel', 0.91],
    ['Zeta Acme Steel', 0.91],
  ]);
});
