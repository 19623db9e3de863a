/* Written from answer-schema.ts by `npm run types`. */

/** Present only with `?evidence=1`. Each member is the path of a served value. */
export type Evidence = Readonly<Record<string, Quotation>>;

/** The characters that a value was read from and, where it is known, their place in the text or on a page. */
export type Quotation = {
  readonly quote: string;
  /** UTF-16 units of the text that was sent, inclusive. */
  readonly start?: number;
  /** Exclusive. */
  readonly end?: number;
  /** From 1. */
  readonly page?: number;
  /** Null if it is not known. */
  readonly box?: PageBox | null;
};

/** A place on a page, in fractions of it, from its upper left corner. */
export type PageBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};
