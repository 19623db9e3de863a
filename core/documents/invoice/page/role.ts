/** What an amount is on an invoice or receipt, by its label. */
export type SumRole =
  | 'total'
  | 'due'
  | 'subtotal'
  | 'tax'
  | 'payment'
  | 'change'
  | 'rounding'
  | 'discount'
  | 'charge'
  | 'previous_balance'
  /** The sum of a page, or of the pages before it. */
  | 'carried'
  | 'other';

/** A role, and how plainly its label says so: 3 says nothing else, 1 may be said of other amounts too. */
export interface Labelled {
  readonly role: SumRole;
  readonly strength: 1 | 2 | 3;
}
