/**
 * What a box holds. `day`: one date; `start` and `end`: the two dates of a policy; `mark`: a tick, or a yes or no; `ticked`: a tick box for
 * which empty means no; `form`: the pair of boxes for claims-made and occurrence.
 */
export type BoxKind = 'text' | 'letter' | 'amount' | 'day' | 'start' | 'end' | 'mark' | 'ticked' | 'form';

export type SectionName = 'general_liability' | 'auto_liability' | 'umbrella_excess' | 'workers_comp';

/** The layout of an edition: 2009/09, 2010/05, 2014/01 and 2016/03 share one, and the editions before share the other. */
export type FormLayout = 'since_2009' | 'until_2009';

/** The left end and vertical middle of a printed line, in points from the top left corner of a 612 x 792 page. */
export type Point = readonly [number, number];

/** A line printed on the form. */
export interface PrintedLine {
  /** Its wordings in the various editions: capitals and digits only. */
  readonly wordings: readonly string[];
  readonly places: Readonly<Partial<Record<FormLayout, Point>>>;
  /** How far from its place it may be, across and down, if less than usual. */
  readonly reach?: readonly [number, number];
}

/** The columns of the coverage table that hold no limits. */
export type Column = 'letter' | 'additional' | 'subrogation' | 'number' | 'effective' | 'expiration';

/**
 * Where a box is on the page: in a column of its section's row; in the row of its label; in the square before its label; in one of two
 * squares; in the amount two squares share; or in the answer to the printed question.
 */
export type OnPage =
  | { readonly at: 'column'; readonly column: Column }
  | { readonly at: 'row' | 'square'; readonly lines: readonly PrintedLine[] }
  | { readonly at: 'pair'; readonly claims: PrintedLine; readonly occurrence: PrintedLine }
  | { readonly at: 'kept'; readonly own: PrintedLine; readonly other: PrintedLine }
  | { readonly at: 'answer' };

/**
 * The form fields behind a box. `tick`: a check box with its printed label; `code`: a text field holding Y or N; `pair`: the check boxes
 * for claims-made and occurrence; `either`: an amount that belongs to this box if only the first check box is ticked.
 */
export type FormSource =
  | { readonly kind: 'text' | 'amount' | 'date' | 'code'; readonly field: string }
  | { readonly kind: 'tick'; readonly field: string; readonly label: string }
  | { readonly kind: 'pair'; readonly claimsMade: string; readonly occurrence: string }
  | { readonly kind: 'either'; readonly field: string; readonly own: string; readonly other: string };

/** What a requirement demands of its box: `minimum`, at least an amount; `yes`, a tick or a yes; `occurrence`, that `claims_made` is false. */
export type Demand = 'minimum' | 'yes' | 'occurrence';

/** A box of a coverage section. */
export interface FormBox {
  readonly section: SectionName;
  /** Its name in the answer. */
  readonly name: string;
  readonly kind: BoxKind;
  /** Its name in sentences, after the section's. */
  readonly title: string;
  /** The kind of requirement that may check it. */
  readonly demand?: Demand;
  readonly source: FormSource;
  readonly page: OnPage;
}
