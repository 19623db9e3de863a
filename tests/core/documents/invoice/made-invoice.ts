/** A made-up invoice: its print, and where each value of the answer is printed. */
export interface MadeInvoice {
  /** Each line, with its position in points from the lower left corner of a page of 612 x 792. */
  readonly lines: readonly (readonly [text: string, x: number, y: number])[];
  /** The index in `lines` of a value's print, by its path in the answer. */
  readonly printOf: ReadonlyMap<string, number>;
}

const VENDORS = ['Sample Widgets LLC', 'Placeholder Works Inc', 'Example Mills GmbH', 'Specimen Tools Ltd'];
const GOODS = ['Desk widget, oak', 'Widget wax', 'Fasteners', 'Ruled paper', 'Zinc washers', 'Cork mats'];
const MONTHS = ['January', 'March', 'May', 'July', 'October', 'December'];

/** How an invoice is set: the positions of its columns, its start from the top, and its line spacing. */
interface Setting {
  readonly columns: readonly [number, number, number, number];
  readonly top: number;
  readonly pitch: number;
}

/**
 * An invoice whose amounts repeat: with a quantity of one the total equals the unit price, and a single line's total
 * equals the subtotal.
 */
export function madeInvoice(seed: number): MadeInvoice {
  const setting: Setting =
    seed % 2 === 0
      ? { columns: [50, 300, 380, 480], top: 740, pitch: 22 }
      : { columns: [72, 260, 350, 450], top: 700, pitch: 18 };
  const [left, second, third, last] = setting.columns;
  const lines: [string, number, number][] = [];
  const printOf = new Map<string, number>();
  let row = 0;
  const print = (text: string, x: number, path?: string): void => {
    if (path !== undefined) printOf.set(path, lines.length);
    lines.push([text, x, setting.top - setting.pitch * row]);
  };
  print(VENDORS[seed % VENDORS.length] ?? '', left, 'vendor');
  row += 2;
  print('INVOICE', left);
  print(`Invoice no. S-${1001 + seed}`, third);
  row += 1;
  print('Invoice date:', third);
  print(`${MONTHS[seed % MONTHS.length] ?? ''} ${1 + (seed % 28)}, 2026`, third + 75, 'date');
  row += 2;
  for (const [i, title] of ['Description', 'Quantity', 'Unit price', 'Amount'].entries()) {
    print(title, setting.columns[i] ?? 0);
  }
  let subtotal = 0;
  for (let i = 0; i < 1 + (seed % 3); i += 1) {
    row += 1;
    const quantity = 1 + ((seed + i) % 4);
    const price = 250 + 125 * ((seed + 3 * i) % 7);
    subtotal += quantity * price;
    print(GOODS[(seed + i) % GOODS.length] ?? '', left, `line_items[${i}].description`);
    print(String(quantity), second, `line_items[${i}].quantity`);
    print(inDollars(price), third, `line_items[${i}].unit_price`);
    print(inDollars(quantity * price), last, `line_items[${i}].total`);
  }
  const tax = Math.round(subtotal / 10);
  for (const [title, cents, path] of [
    ['Subtotal', subtotal, 'subtotal'],
    ['Tax', tax, 'tax'],
    ['Total', subtotal + tax, 'total'],
  ] as const) {
    row += 1;
    print(title, third);
    print(inDollars(cents), last, path);
  }
  return { lines, printOf };
}

function inDollars(cents: number): string {
  return (cents / 100).toFixed(2);
}
