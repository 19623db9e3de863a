/** Meanings of words in an amount's label; rules over them decide the amount's role (`roles.ts`). */
export type SumWord =
  | 'carried'
  | 'previous'
  /** Not part of the sums: savings, declarations, yearly charges. */
  | 'aside'
  /** Due now as part of a sum. */
  | 'part'
  /** A total about which nothing else is known. */
  | 'grand'
  | 'payable'
  | 'discount'
  /** A discount, or what was paid. */
  | 'less'
  | 'change'
  | 'rounding'
  | 'charge'
  | 'count'
  | 'contained'
  | 'tax'
  /** Next to a tax: its number, not an amount. */
  | 'id'
  | 'with'
  | 'without'
  | 'sum'
  | 'subtotal'
  /** Alone, sums before and after tax; next to goods, weights. */
  | 'net'
  | 'gross'
  | 'payment'
  | 'due'
  /** A sum, and if nothing else is said, the total. */
  | 'total';

/** Meanings of words in a date's label: the day of issue, a date, a document, the day of printing, another day. */
export type DateWord = 'issued' | 'date' | 'document' | 'printed' | 'other';

/** What a column of line items contains. */
export type Column = 'goods' | 'quantity' | 'price' | 'total' | 'aside';

/** Words as folded for labels (lower case, no accents), their meaning, and their language (ISO 639-1). */
export type LabelRow<Says> = readonly [words: string, says: Says, language: string];

/** The labels of one or more languages. */
export interface LabelTable {
  readonly sums: readonly LabelRow<SumWord>[];
  readonly dates: readonly LabelRow<DateWord>[];
  /** Words of which two in a line head line items. */
  readonly heads: readonly LabelRow<Column>[];
  /** Words that say what a column contains but head nothing by themselves. */
  readonly columns: readonly LabelRow<Column>[];
}
