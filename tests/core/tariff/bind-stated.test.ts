import assert from 'node:assert/strict';
import test from 'node:test';
import fc from 'fast-check';
import { bindStated } from '../../../core/tariff/classifier/blend.ts';

const ROWS = 12;
const headingOf = Uint16Array.from({ length: ROWS }, (_, row) => Math.floor(row / 3));

test('a line that the text rules out ranks below the best remaining line of its heading, and headings keep their probability', () => {
  const log = fc.double({ min: -20, max: 0, noNaN: true });
  const compared = fc.array(fc.tuple(fc.nat(ROWS - 1), fc.boolean()), { maxLength: ROWS });
  fc.assert(
    fc.property(fc.array(log, { minLength: ROWS, maxLength: ROWS }), compared, (logs, pairs) => {
      const contradicted = new Map(pairs);
      const bound = bindStated(Float64Array.from(logs), contradicted, headingOf);
      const kept = [...contradicted].flatMap(([row, isRuledOut]) => (isRuledOut ? [] : [row]));
      for (const [row, isRuledOut] of contradicted) {
        const rivals = kept.filter((one) => headingOf[one] === headingOf[row]);
        if (isRuledOut && rivals.length > 0)
          assert.ok((bound[row] ?? 0) < Math.max(...rivals.map((one) => bound[one] ?? -Infinity)));
      }
      const chance = (scores: ArrayLike<number>, heading: number): number =>
        [0, 1, 2].reduce((sum, i) => sum + Math.exp(scores[3 * heading + i] ?? -Infinity), 0);
      for (let heading = 0; heading < ROWS / 3; heading++)
        assert.ok(Math.abs(chance(bound, heading) / chance(logs, heading) - 1) < 1e-9);
    }),
    { seed: 19, numRuns: 200 },
  );
});
