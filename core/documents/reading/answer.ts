/* Written from answer-schema.ts by `npm run types`. */

/** Present only with `?evidence=1`. Each member is the path of a served value. */
export type Evidence = Readonly<Record<string, Quotation>>;

/** The characters that a value was read from and, if the document is a text, their place in it. */
export type Quotation = {
  readonly quote: string;
  /** UTF-16 units of the text that was sent, inclusive. */
  readonly start?: number;
  /** Exclusive. */
  readonly end?: number;
};
