/** Where a served value stands: the quoted characters and, where the text is at hand, their place in it. */
export interface Quotation {
  readonly quote: string;
  /** UTF-16 units of the text, the first inclusive, the last exclusive. */
  readonly start?: number;
  readonly end?: number;
}

/** The quotations behind an answer, each under the path of its field: `work_history[0].start_date`. */
export type Evidence = Readonly<Record<string, Quotation>>;
