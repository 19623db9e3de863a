/** A cell as a reader returns it. */
export interface MadeCell {
  readonly value: unknown;
  readonly quote: unknown;
}

/** An empty cell. */
export const BLANK: MadeCell = { value: null, quote: null };

/** A cell with a value and the characters that state it. */
export function cell(value: unknown, quote: unknown): MadeCell {
  return { value, quote };
}

/** A line of a made-up reading; what is not given is blank. */
export function line(members: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return { description: 'Ruled paper A4', quantity: BLANK, unit_price: BLANK, total: BLANK, ...members };
}

/** A reading of a made-up receipt; what is not given is as printed and adds up. */
export function madeReading(members: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    is_invoice_or_receipt: true,
    vendor: 'Velmora Paper Mill',
    date: cell('2026-03-14', 'March 14, 2026'),
    line_items: [line({ quantity: cell(2, '2'), unit_price: cell(9.9, '9.90'), total: cell(19.8, '$19.80') })],
    subtotal: cell(19.8, '19.80'),
    tax: cell(1.98, '1.98'),
    total: cell(21.78, '$21.78'),
    currency: 'USD',
    confidence: 0.9,
    ...members,
  };
}

/** A reading in which only these members are printed. */
export function onlyWith(members: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return madeReading({ date: BLANK, line_items: [], subtotal: BLANK, tax: BLANK, total: BLANK, ...members });
}
