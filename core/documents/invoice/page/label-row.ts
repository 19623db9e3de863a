/** What words in an amount's label are about; rules over these make the role of the amount (`roles.ts`). */
export type SumWord =
  | 'carried'
  | 'previous'
  /** No part of the sums: what was saved, is declared, was charged in a year. */
  | 'aside'
  /** Asked for now of a sum that is paid in parts. */
  | 'part'
  /** A total of which nothing else can be said. */
  | 'grand'
  | 'payable'
  | 'discount'
  | 'change'
  | 'rounding'
  | 'charge'
  | 'count'
  | 'contained'
  | 'tax'
  /** Beside a tax: its number, and no amount of it. */
  | 'id'
  | 'with'
  | 'without'
  | 'sum'
  | 'subtotal'
  /** By themselves, sums before and after tax; beside goods they are weights. */
  | 'net'
  | 'gross'
  | 'payment'
  | 'due'
  /** A sum, and where nothing else is said, the total. */
  | 'total';

/** What words in a date's label say: the day of issue, a date, a document, the day of printing, another day. */
export type DateWord = 'issued' | 'date' | 'document' | 'printed' | 'other';

/** What a column of line items holds. */
export type Column = 'goods' | 'quantity' | 'price' | 'total' | 'aside';

/** Words as labels are folded: lower case, without accents; what they say; their language (ISO 639-1). */
export type LabelRow<Says> = readonly [words: string, says: Says, language: string];

/** The labels of a language, or of several. */
export interface LabelTable {
  readonly sums: readonly LabelRow<SumWord>[];
  readonly dates: readonly LabelRow<DateWord>[];
  /** Words of which two in a line head line items. */
  readonly heads: readonly LabelRow<Column>[];
  /** Words that say what a column holds and head nothing by themselves. */
  readonly columns: readonly LabelRow<Column>[];
}
