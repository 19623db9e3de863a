import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { totalsMismatches } from '../../../../core/documents/invoice/totals-mismatch.ts';
import type { Traced } from '../../../../core/documents/invoice/traced.ts';

const known = (value: number): Traced<number> => ({ value, quotation: { quote: String(value) }, isUnreadable: false });
const NOT_PRINTED: Traced<number> = { value: null, quotation: null, isUnreadable: false };
const UNREADABLE: Traced<number> = { value: null, quotation: null, isUnreadable: true };

const OF_LINES = 'The line item totals do not add up to subtotal.';
const OF_LINES_TO_TOTAL = 'The line item totals do not add up to total.';
const OF_SUMS = 'subtotal and tax do not add up to total.';

type Row = readonly [
  lines: readonly (number | Traced<number>)[],
  sums: readonly [subtotal: number | null, tax: number | null, total: number | null],
  messages: readonly string[],
  why: string,
];

const ROWS: readonly Row[] = [
  [[10, 5], [15, 1.5, 16.5], [], 'everything adds up'],
  [[10, 5], [15.04, 1.5, 16.5], [], 'two lines: four cents pass as rounding'],
  [[10, 5], [15.05, 1.5, 16.55], [OF_LINES], 'two lines: five cents do not'],
  [[10, 5], [14.96, 1.5, 16.46], [], 'two lines: four cents below pass too'],
  [[10, 5], [14.95, 1.5, 16.45], [OF_LINES], 'two lines: five cents below do not'],
  [[10], [10, 1, 11.03], [], 'one line: three cents pass as rounding'],
  [[10], [10, 1, 11.04], [OF_SUMS], 'one line: four cents do not'],
  [[], [10, 1, 11.02], [], 'no line: two cents pass as rounding'],
  [[], [10, 1, 11.03], [OF_SUMS], 'no line: three cents do not'],
  [[], [10, 1, 11.0200001], [OF_SUMS], 'no line: anything above two cents does not'],
  [[0.1, 0.2], [0.3, 0, 0.3], [], 'a sum of doubles that is 0.30000000000000004'],
  [[1.1, 2.2], [3.34, 0, 3.34], [], 'a difference of doubles just over four cents'],
  [[], [1.005, 0, 1.025], [], 'a difference of doubles just over two cents'],
  [[], [99999999999.99, 0.01, 100000000000.02], [], 'two cents with many digits'],
  [[], [99999999999.99, 0.01, 100000000000.03], [OF_SUMS], 'three cents with many digits'],
  [[10, 5], [null, null, 15], [], 'without a subtotal the lines are compared with the total'],
  [[10, 5], [null, 1.5, 16.5], [OF_LINES_TO_TOTAL], 'without a subtotal, even when a tax is printed'],
  [[10, 5], [null, 1.5, null], [], 'without both there is nothing to compare with'],
  [[], [10, null, 15], [], 'without a tax there is no second check'],
  [[], [null, 1, 15], [], 'without a subtotal there is no second check'],
  [[], [10, 1, null], [], 'without a total there is no second check'],
  [[10, 5], [99, 1, 200], [OF_LINES, OF_SUMS], 'both checks can fail'],
  [[-10, -5], [-15, -1.5, -16.5], [], 'credits add up too'],
  [[-10, -5], [15, 1.5, 16.5], [OF_LINES], 'credits do not add up to charges'],
  [[10, UNREADABLE], [15, 1.5, 16.5], [], 'a line that could not be read leaves the sum unknown'],
  [[10, NOT_PRINTED], [10, 1, 11], [], 'a line without an amount adds nothing'],
  [[10, NOT_PRINTED], [10.04, 1, 11.04], [], 'a line without an amount still allows another cent'],
  [[10, NOT_PRINTED], [15, 1, 16], [OF_LINES], 'a line without an amount does not make up the difference'],
  [[NOT_PRINTED], [10, 1, 11], [], 'lines without any amounts have no sum'],
  [[1e-7], [0, 0, 0], [], 'small numbers written with an exponent'],
  [[1e21], [1e21, 0, 1e21], [], 'large numbers written with an exponent'],
  [[1e21], [1e20, 0, 1e20], [OF_LINES], 'large numbers that differ'],
];

suite('sums', () => {
  test('are compared with a tolerance of two cents plus one cent per line item', () => {
    for (const [lines, [subtotal, tax, total], messages, why] of ROWS) {
      const lineTotals = lines.map((one) => (typeof one === 'number' ? known(one) : one));
      const warnings = totalsMismatches({ lineTotals, subtotal, tax, total });
      assert.deepEqual(
        warnings.map(({ message }) => message),
        messages,
        why,
      );
      assert.ok(warnings.every(({ code }) => code === 'totals_mismatch'));
    }
  });

  test('are compared as whole cents, whatever the rounding of doubles', () => {
    const cents = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n });
    const near = fc.bigInt({ min: -12n, max: 12n });
    const amount = (units: bigint): number => Number(units) / 100;
    fc.assert(
      fc.property(fc.array(cents, { maxLength: 8 }), near, cents, near, (lines, offLines, tax, offTotal) => {
        const subtotal = lines.reduce((sum, one) => sum + one, offLines);
        const total = subtotal + tax + offTotal;
        const allowed = 2n + BigInt(lines.length);
        const isOver = (off: bigint): boolean => (off < 0n ? -off : off) > allowed;
        const expected = [
          ...(lines.length > 0 && isOver(offLines) ? [OF_LINES] : []),
          ...(isOver(offTotal) ? [OF_SUMS] : []),
        ];
        const warnings = totalsMismatches({
          lineTotals: lines.map((one) => known(amount(one))),
          subtotal: amount(subtotal),
          tax: amount(tax),
          total: amount(total),
        });
        assert.deepEqual(
          warnings.map(({ message }) => message),
          expected,
        );
      }),
      { numRuns: 2_000 },
    );
  });

  test('are compared the same way in ten-thousandths', () => {
    const units = fc.bigInt({ min: -(10n ** 8n), max: 10n ** 8n });
    fc.assert(
      fc.property(units, units, fc.bigInt({ min: -250n, max: 250n }), (subtotal, tax, off) => {
        const [warning] = totalsMismatches({
          lineTotals: [],
          subtotal: Number(subtotal) / 10_000,
          tax: Number(tax) / 10_000,
          total: Number(subtotal + tax + off) / 10_000,
        });
        assert.equal(warning?.message, (off < 0n ? -off : off) > 200n ? OF_SUMS : undefined);
      }),
      { numRuns: 2_000 },
    );
  });
});
