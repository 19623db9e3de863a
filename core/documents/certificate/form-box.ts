/**
 * What a box holds. `day`: one date; `start` and `end`: the two dates of a policy; `mark`: a box that is ticked or has yes or no in it; `ticked`: a box that is ticked or not, so that an
 * empty one says no; `form`: the pair of boxes for claims made and occurrence.
 */
export type BoxKind = 'text' | 'letter' | 'amount' | 'day' | 'start' | 'end' | 'mark' | 'ticked' | 'form';

export type SectionName = 'general_liability' | 'auto_liability' | 'umbrella_excess' | 'workers_comp';

/** How the form is arranged: the editions 2009/09, 2010/05, 2014/01 and 2016/03 like one another, and those before like another. */
export type FormLayout = 'since_2009' | 'until_2009';

/** The left end of a printed line and its middle, in points from the upper left corner of a page of 612 x 792. */
export type Point = readonly [number, number];

/** A line that the form prints. */
export interface PrintedLine {
  /** How editions word it: capitals and digits only. */
  readonly wordings: readonly string[];
  readonly places: Readonly<Partial<Record<FormLayout, Point>>>;
  /** How far from its place it may be, across and down, where that is less than usual. */
  readonly reach?: readonly [number, number];
}

/** The columns of the table of coverages that hold no limits. */
export type Column = 'letter' | 'additional' | 'subrogation' | 'number' | 'effective' | 'expiration';

/**
 * Where the page has a box: in a column of its section's row; in the row of its printed label; in the square before its label;
 * in one of two squares; the amount that two squares share; or the answer to the printed question.
 */
export type OnPage =
  | { readonly at: 'column'; readonly column: Column }
  | { readonly at: 'row' | 'square'; readonly lines: readonly PrintedLine[] }
  | { readonly at: 'pair'; readonly claims: PrintedLine; readonly occurrence: PrintedLine }
  | { readonly at: 'kept'; readonly own: PrintedLine; readonly other: PrintedLine }
  | { readonly at: 'answer' };

/**
 * The fields of the fillable form behind a box. `tick`: a check box, by its printed label; `code`: a text of Y or N; `pair`:
 * the check boxes for claims made and occurrence; `either`: an amount that is this one's where the first box is ticked and
 * the second is not.
 */
export type FormSource =
  | { readonly kind: 'text' | 'amount' | 'date' | 'code'; readonly field: string }
  | { readonly kind: 'tick'; readonly field: string; readonly label: string }
  | { readonly kind: 'pair'; readonly claimsMade: string; readonly occurrence: string }
  | { readonly kind: 'either'; readonly field: string; readonly own: string; readonly other: string };

/** What a requirement asks of its box: `minimum` an amount of at least so much, `yes` that it is ticked or says yes, `occurrence` that claims_made is no. */
export type Demand = 'minimum' | 'yes' | 'occurrence';

/** A box of a coverage section. */
export interface FormBox {
  readonly section: SectionName;
  /** In the answer. */
  readonly name: string;
  readonly kind: BoxKind;
  /** What sentences call it, after the section's own name. */
  readonly title: string;
  /** The requirement that may be held against it, as `requirementKey()` names it. */
  readonly demand?: Demand;
  readonly source: FormSource;
  readonly page: OnPage;
}
