import type { Invoice } from '../../../../../core/documents/invoice/answer.ts';
import fc from 'fast-check';
import { FOOT, type Cell, type Wording } from './document-wordings.ts';

/** What a made-up document prints for one line of goods or work. */
export interface MadeLine {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly total: number;
}

/** The printed lines of an invoice, and what they state. A sum without a line of its own is null. */
export interface MadeDocument {
  readonly lines: readonly string[];
  readonly vendor: string;
  readonly items: readonly MadeLine[];
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly total: number;
}

/** What is charged in addition to the lines, in cents. */
const CHARGE = 12_500;

/** Documents in the words of a set: one to six lines with prices in whole cents, and their sums below. */
export function madeDocuments(wording: Wording): fc.Arbitrary<MadeDocument> {
  const item = fc.record({
    description: fc.constantFrom(...wording.descriptions),
    quantity: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 105, max: 90_000 }),
  });
  return fc
    .record({
      vendor: fc.constantFrom(...wording.vendors),
      head: fc.constantFrom(...wording.heads),
      items: fc.uniqueArray(item, { minLength: 1, maxLength: 6, selector: ({ description }) => description }),
      table: fc.constantFrom(...wording.tables),
      sums: fc.constantFrom(...wording.sums),
      mark: fc.constantFrom('', '$', '€'),
      rate: fc.integer({ min: 4, max: 12 }),
      hasCents: fc.boolean(),
      /** Quantities with decimals, as some programs print all of them. */
      places: fc.constantFrom(0, 0, 2),
      /** Whether numbers and headers are right-aligned in their columns. */
      isRight: fc.boolean(),
    })
    .map(({ vendor, head, items: drawn, table, sums, mark, rate, hasCents, places, isRight }) => {
      const unit = hasCents ? 1 : 100;
      const items = drawn.map((one) => ({ ...one, price: Math.ceil(one.price / unit) * unit }));
      const text = (cents: number): string =>
        mark + (cents / 100).toFixed(hasCents ? 2 : 0).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
      const net = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const tax = Math.round((net * rate) / 100 / unit) * unit;
      const all = net + tax * sums.taxes.length + (sums.charge === undefined ? 0 : CHARGE);
      const rows = items.map(({ description, quantity, price }, i) => {
        const cells: Record<Cell, string> = {
          number: String(i + 1),
          code: `K-${4410 + 7 * i}`,
          description,
          quantity: quantity.toFixed(places),
          price: text(price),
          rate: String(rate),
          percent: `${rate}%`,
          total: text(quantity * price),
          taxed: `${text(quantity * price)}T`,
          tax: text(Math.round((quantity * price * rate) / 100 / unit) * unit),
        };
        return table.cells.map((cell) => cells[cell]);
      });
      const named = aligned(head.map((line) => line.replaceAll('VENDOR', vendor)));
      const foot = named.includes(FOOT) ? named.splice(named.indexOf(FOOT)).slice(1) : [];
      return {
        lines: [
          ...named,
          'Invoice date: 12 May 2026',
          ...inColumns(
            [table.heads.split('  '), ...rows],
            (i) => isRight && IN_NUMBERS.has(table.cells[i] ?? 'description'),
          ),
          ...(sums.subtotal === null ? [] : [`${sums.subtotal}   ${text(net)}`]),
          ...sums.taxes.map((label) => `${label}   ${text(tax)}`),
          ...(sums.charge === undefined ? [] : [`${sums.charge}   ${text(CHARGE)}`]),
          `${sums.total}   ${text(all)}`,
          ...foot,
        ],
        vendor,
        items: items.map(({ description, quantity, price }) => ({
          description,
          quantity,
          unitPrice: price / 100,
          total: (quantity * price) / 100,
        })),
        subtotal: sums.subtotal === null || sums.charge !== undefined ? null : net / 100,
        // In several lines each is a part, unless all are zero.
        tax: sums.taxes.length === 1 || (sums.taxes.length > 1 && tax === 0) ? tax / 100 : null,
        total: all / 100,
      };
    });
}

/** Lines of several cells, aligned as on a page. */
function aligned(lines: readonly string[]): string[] {
  const rows = lines.map((line) => line.split(/ {2,}/));
  const widths = [0, 1, 2].map((i) =>
    Math.max(...rows.map((cells) => (cells.length > 1 ? (cells[i]?.length ?? 0) : 0))),
  );
  return rows.map((cells) =>
    cells
      .map((cell, i) => cell.padEnd(widths[i] ?? 0))
      .join('   ')
      .trimEnd(),
  );
}

const IN_NUMBERS: ReadonlySet<Cell> = new Set(['quantity', 'price', 'rate', 'percent', 'total', 'taxed', 'tax']);

/** Rows with aligned cells. */
function inColumns(rows: readonly (readonly string[])[], isRight: (column: number) => boolean): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((cells) => cells[i]?.length ?? 0)));
  const padded = (cell: string, i: number): string =>
    isRight(i) ? cell.padStart(widths[i] ?? 0) : cell.padEnd(widths[i] ?? 0);
  return rows.map((cells) => cells.map(padded).join('   ').trimEnd());
}

/**
 * The served values of a made-up document with their printed ones; an empty list that is reported as unread is null.
 */
export function servedValues(
  served: Invoice,
  { vendor, items, ...sums }: MadeDocument,
): [field: string, served: unknown, printed: unknown][] {
  const isUnread =
    served.line_items.length === 0 && served.warnings?.some(({ code }) => code === 'line_items_not_a_list');
  return [
    ['vendor', served.vendor, vendor],
    ...(['subtotal', 'tax', 'total'] as const).map((sum): [string, unknown, unknown] => [sum, served[sum], sums[sum]]),
    ['number of lines', isUnread ? null : served.line_items.length, items.length],
    ...served.line_items.flatMap((line, i): [string, unknown, unknown][] => [
      ['description', line.description, items[i]?.description],
      ['quantity', line.quantity, items[i]?.quantity],
      ['unit price', line.unit_price, items[i]?.unitPrice],
      ['total of a line', line.total, items[i]?.total],
    ]),
  ];
}
