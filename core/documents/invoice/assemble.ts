import type { Evidence } from '../reading/answer.ts';
import type { Invoice, InvoiceWarning } from './answer.ts';
import { totalsMismatches } from './totals-mismatch.ts';
import type { Traced } from './traced.ts';

/** A line with traced values. */
export interface TracedLine {
  readonly description: string | null;
  readonly quantity: Traced<number>;
  readonly unit_price: Traced<number>;
  readonly total: Traced<number>;
}

/** An invoice with traced values, from any reader. */
export interface TracedInvoice {
  readonly vendor: string | null;
  readonly date: Traced<string>;
  /** Undefined if the reading is not a list. */
  readonly line_items: readonly TracedLine[] | undefined;
  readonly subtotal: Traced<number>;
  readonly tax: Traced<number>;
  readonly total: Traced<number>;
  readonly currency: string | null;
  readonly confidence: number;
}

/** An answer and the characters behind its values. */
export interface InvoiceExtraction {
  readonly invoice: Invoice;
  readonly evidence: Evidence;
  /** What was read for values that are null with a warning. */
  readonly sought: Evidence;
}

/**
 * Builds the answer from traced values, with warnings in the order of the fields and sums last, and the evidence of
 * served values.
 */
export function assemble(traced: TracedInvoice): InvoiceExtraction {
  const lines = traced.line_items ?? [];
  const { subtotal, tax, total } = traced;
  const fields: [path: string, field: Traced<string | number>][] = [
    ['date', traced.date],
    ...lines.flatMap((line, i) =>
      (['quantity', 'unit_price', 'total'] as const).map((name): [string, Traced<number>] => [
        `line_items[${i}].${name}`,
        line[name],
      ]),
    ),
    ['subtotal', subtotal],
    ['tax', tax],
    ['total', total],
  ];
  const warnings = [
    ...(traced.line_items ? [] : [NOT_A_LIST]),
    ...fields.filter(([, { isUnreadable }]) => isUnreadable).map(([path]) => unreadable(path)),
    ...totalsMismatches({
      lineTotals: lines.map((line) => line.total),
      subtotal: subtotal.value,
      tax: tax.value,
      total: total.value,
    }),
  ];
  return {
    invoice: {
      vendor: traced.vendor,
      date: traced.date.value,
      line_items: lines.map(({ description, quantity, unit_price, total: lineTotal }) => ({
        description,
        quantity: quantity.value,
        unit_price: unit_price.value,
        total: lineTotal.value,
      })),
      subtotal: subtotal.value,
      tax: tax.value,
      total: total.value,
      currency: traced.currency ?? '',
      confidence: traced.confidence,
      ...(warnings.length > 0 && { warnings }),
    },
    evidence: Object.fromEntries(
      fields.flatMap(([path, { quotation }]) => (quotation === null ? [] : [[path, quotation]])),
    ),
    sought: Object.fromEntries(fields.flatMap(([path, { sought }]) => (sought === undefined ? [] : [[path, sought]]))),
  };
}

const NOT_A_LIST: InvoiceWarning = {
  code: 'line_items_not_a_list',
  message: 'The line items could not be read as a list. line_items is empty, but the document may have some.',
};

function unreadable(path: string): InvoiceWarning {
  const what = path === 'date' ? 'one day' : 'one number';
  return {
    code: 'unreadable_number',
    message: `${path} is null: the characters read for it do not clearly state ${what}, or state a different one.`,
  };
}
