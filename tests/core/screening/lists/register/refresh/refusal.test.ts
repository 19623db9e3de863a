import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  refusalOf,
  type CopyFacts,
  type ExtractFacts,
} from '../../../../../../core/screening/lists/register/refresh/refusal.ts';

const facts = (rowCount: number, extractDate: string | null = '2026-03-03'): CopyFacts => ({ rowCount, extractDate });

const read = (facts: CopyFacts, broken = 0): ExtractFacts => ({
  ...facts,
  counts: { rows: facts.rowCount + broken, broken },
});

const CASES: readonly (readonly [extract: CopyFacts, served: CopyFacts | undefined, refusal: RegExp | undefined])[] = [
  [facts(1), undefined, undefined],
  [facts(0), undefined, /^The extract has no data rows/],
  [facts(0), facts(0), /^The extract has no data rows/],
  [facts(50), facts(100), undefined],
  [
    facts(49),
    facts(100),
    /^The extract has 49 rows of organizations, fewer than half of the 100 in the served copy\.$/,
  ],
  [facts(51), facts(101), undefined],
  [facts(50), facts(101), /fewer than half/],
  [facts(100_000), facts(10), undefined],
  [
    facts(10, '2026-03-02'),
    facts(10),
    /^The extract is dated 2026-03-02, earlier than the served copy \(2026-03-03\)\.$/,
  ],
  [facts(10, '2026-03-03'), facts(10), undefined],
  [facts(10, '2026-03-04'), facts(10), undefined],
  [facts(10, null), facts(10), undefined],
  [facts(10, '1999-01-01'), facts(10, null), undefined],
];

test('an extract is refused if it has no rows, fewer than half of the rows served, or an earlier date', () => {
  for (const [extract, served, refusal] of CASES) {
    const found = refusalOf(read(extract), served);
    if (refusal) assert.match(found ?? '', refusal);
    else assert.equal(found, undefined);
  }
});

test('an extract is refused if more than one row in a hundred is unreadable, whatever is served', () => {
  const cases: readonly (readonly [organizations: number, broken: number, refusal: string | undefined])[] = [
    [9_993, 7, undefined],
    [99, 1, undefined],
    [98, 1, '1 of 99 rows of the extract could not be read, which is more than 1%.'],
    [55, 45, '45 of 100 rows of the extract could not be read, which is more than 1%.'],
  ];
  for (const [organizations, broken, refusal] of cases) {
    for (const served of [undefined, facts(organizations)]) {
      assert.equal(refusalOf(read(facts(organizations), broken), served), refusal);
    }
  }
});
