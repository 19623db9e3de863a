/* Written from answer-schema.ts by `npm run types`. */

/** Present only with `?evidence=1`. Each member is the path of a served value. */
export type Evidence = Readonly<Record<string, Quotation>>;

/** The characters that a value was read from and, if known, their place in the text or on a page. For a value served as read: its own characters, if the document has them. */
export type Quotation = {
  readonly quote: string;
  /** In UTF-16 code units of the submitted text, inclusive. */
  readonly start?: number;
  /** Exclusive. */
  readonly end?: number;
  /** From 1. */
  readonly page?: number;
  /** Null if unknown. */
  readonly box?: PageBox | null;
};

/** A place on a page, in fractions of the page from its upper left corner. */
export type PageBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Present only with `?evidence=1` and only if it has a member. Each member is the path of a value that is withheld, or null with a warning: the characters that were read for it but do not support a value, and their place. */
export type SoughtPlaces = Readonly<Record<string, SoughtPlace>>;

/** Where a value was looked for that is not served. */
export type SoughtPlace = {
  /** Null if only the box is known. */
  readonly quote: string | null;
  /** In UTF-16 code units of the submitted text, inclusive. */
  readonly start?: number;
  /** Exclusive. */
  readonly end?: number;
  /** From 1. */
  readonly page?: number;
  /** Null if unknown. */
  readonly box?: PageBox | null;
};
