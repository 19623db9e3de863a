import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { nameQuality } from '../../../bench/name-quality.ts';

const PAGE = readFileSync(new URL('../../../docs/exclusions.md', import.meta.url), 'utf8');

test('precision and recall on the labelled pairs match those that the page states', () => {
  const rows = nameQuality();
  assert.deepEqual(
    rows.map(({ floor }) => floor),
    [0.72, 0.92, 1],
  );
  for (const { floor, found, right, same } of rows) {
    const [precision, recall] = [found, same].map(
      (whole) => `${right} of ${whole} (${((100 * right) / whole).toFixed(1)}%)`,
    );
    const row = PAGE.split('\n').find((line) => line.includes(precision ?? '')) ?? '';
    assert.ok(row.startsWith(`| ${floor}`), `the page states a precision of ${precision} from ${floor}`);
    assert.ok(row.includes(recall ?? ''), `and a recall of ${recall}`);
  }
});
