import assert from 'node:assert/strict';
import { test } from 'node:test';
import { measureCases } from './made-cases.ts';

/** A sample of what `npm run bench -- reader` counts in full. */
const SAMPLE = { from: 1, count: 60 };

test('of certificates made by chance no value is served wrong, and no verdict is another than the truth', () => {
  const { right, wrong, withheld, lost, refused, verdicts, wrongSeeds } = measureCases(SAMPLE.from, SAMPLE.count);
  assert.deepEqual({ wrong, verdicts: verdicts.wrong, wrongSeeds }, { wrong: 0, verdicts: 0, wrongSeeds: [] });
  assert.ok(right >= 0.985 * (right + withheld + lost), `${right} of ${right + withheld + lost}`);
  assert.ok(refused <= 2, String(refused));
});
