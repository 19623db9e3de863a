import fc from 'fast-check';

/** A document's printed sums, one of which may contradict the rest. */
export interface MadeSums {
  readonly lines: readonly string[];
  readonly isOff: boolean;
}

const LABELS = [
  ['Subtotal', 'Sales tax', 'Total'],
  ['Sub-total:', 'Tax:', 'Grand total:'],
  ['Net amount', 'VAT 8%', 'Invoice total'],
  ['Nettobetrag', 'MwSt', 'Gesamtbetrag'],
  ['Total HT', 'TVA', 'Total TTC'],
  ['SUBTOTAL', 'GST', 'TOTAL'],
] as const;

/** Changes to one of the sums: by a cent, a few cents, a tenth, a factor of ten. */
const CHANGES: readonly ((cents: number) => number)[] = [
  (cents) => cents + 1,
  (cents) => cents - 1,
  (cents) => cents + 2,
  (cents) => cents + 3,
  (cents) => cents + 4,
  (cents) => cents - 5,
  (cents) => cents + 90,
  (cents) => cents + 1000,
  (cents) => cents * 10,
  (cents) => Math.round(cents / 10) || cents + 7,
];

/** Subtotal, tax and total as printed, with and without items. */
export const madeSums: fc.Arbitrary<MadeSums> = fc
  .record({
    net: fc.integer({ min: 500, max: 900_000 }),
    rate: fc.integer({ min: 5, max: 25 }),
    labels: fc.constantFrom(...LABELS),
    change: fc.option(fc.constantFrom(...CHANGES), { freq: 4 }),
    which: fc.integer({ min: 0, max: 2 }),
    hasItem: fc.boolean(),
    mark: fc.constantFrom('', '$', 'USD '),
    between: fc.constantFrom('  ', ' ', '      '),
  })
  .map(({ net, rate, labels, change, which, hasItem, mark, between }) => {
    const tax = Math.max(60, Math.round((net * rate) / 100));
    const right = [net, tax, net + tax];
    const printed = right.map((cents, i) => (i === which && change ? change(cents) : cents));
    const text = (cents: number): string => mark + (cents / 100).toFixed(2).replace(/\B(?=(?:\d{3})+\.)/g, ',');
    return {
      lines: [
        'Invoice',
        ...(hasItem ? ['Description  Qty  Price  Amount', `Oak board  1  ${text(net)}  ${text(net)}`] : []),
        ...labels.map((label, i) => `${label}${between}${text(printed[i] ?? 0)}`),
      ],
      isOff: printed.some((cents, i) => cents !== right[i]),
    };
  });
