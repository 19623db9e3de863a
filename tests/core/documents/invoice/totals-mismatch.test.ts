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
  [[10, 5], [15, 1.5, 16.5], [], 'all adds up'],
  [[10, 5], [15.04, 1.5, 16.5], [], 'two lines: four cents are rounding'],
  [[10, 5], [15.05, 1.5, 16.55], [OF_LINES], 'five are not'],
  [[10, 5], [14.96, 1.5, 16.46], [], 'nor below'],
  [[10, 5], [14.95, 1.5, 16.45], [OF_LINES], 'nor five'],
  [[10], [10, 1, 11.03], [], 'one line: three cents'],
  [[10], [10, 1, 11.04], [OF_SUMS], 'four are not'],
  [[], [10, 1, 11.02], [], 'no line: two cents'],
  [[], [10, 1, 11.03], [OF_SUMS], 'three are not'],
  [[], [10, 1, 11.0200001], [OF_SUMS], 'nor anything above two'],
  [[0.1, 0.2], [0.3, 0, 0.3], [], 'a sum of doubles is 0.30000000000000004'],
  [[1.1, 2.2], [3.34, 0, 3.34], [], 'a difference of doubles is just over four cents'],
  [[], [1.005, 0, 1.025], [], 'and here just over two'],
  [[], [99999999999.99, 0.01, 100000000000.02], [], 'with many digits too'],
  [[], [99999999999.99, 0.01, 100000000000.03], [OF_SUMS], 'and a cent more'],
  [[10, 5], [null, null, 15], [], 'without a subtotal the lines are held against the total'],
  [[10, 5], [null, 1.5, 16.5], [OF_LINES_TO_TOTAL], 'also where a tax is printed'],
  [[10, 5], [null, 1.5, null], [], 'without both there is nothing to hold them against'],
  [[], [10, null, 15], [], 'without a tax there is no second sum'],
  [[], [null, 1, 15], [], 'nor without a subtotal'],
  [[], [10, 1, null], [], 'nor without a total'],
  [[10, 5], [99, 1, 200], [OF_LINES, OF_SUMS], 'both can be wrong'],
  [[-10, -5], [-15, -1.5, -16.5], [], 'credits add up too'],
  [[-10, -5], [15, 1.5, 16.5], [OF_LINES], 'but not to charges'],
  [[10, UNREADABLE], [15, 1.5, 16.5], [], 'a line that could not be read leaves the sum unknown'],
  [[10, NOT_PRINTED], [10, 1, 11], [], 'a line without an amount adds none'],
  [[10, NOT_PRINTED], [10.04, 1, 11.04], [], 'and is a line all the same: four cents'],
  [[10, NOT_PRINTED], [15, 1, 16], [OF_LINES], 'and not the difference'],
  [[NOT_PRINTED], [10, 1, 11], [], 'lines without any amount have no sum'],
  [[1e-7], [0, 0, 0], [], 'small numbers that are written with an exponent'],
  [[1e21], [1e21, 0, 1e21], [], 'and large ones'],
  [[1e21], [1e20, 0, 1e20], [OF_LINES], 'which differ'],
];

suite('sums', () => {
  test('are held against each other with two cents and one cent more a line item', () => {
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

  test('are compared as whole cents are, whatever the doubles make of them', () => {
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

  test('are the same for four decimals, held in ten-thousandths', () => {
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
