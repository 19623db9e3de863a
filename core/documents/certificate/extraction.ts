import type { Evidence } from '../reading/evidence.ts';
import type { TEXTS } from './other-boxes.ts';
import type { SectionName } from './form-box.ts';

/** What a box is served as: amounts in dollars, dates as YYYY-MM-DD. */
export type BoxValue = string | number | boolean | null;

/** The boxes of a coverage row by their names. */
export type Coverage = Readonly<Record<string, BoxValue>>;

/** An insurer affording coverage; null where its box is empty. */
export interface Insurer {
  readonly letter: string | null;
  readonly name: string | null;
  readonly naic_number: string | null;
}

type Texts = Readonly<Record<(typeof TEXTS)[number], string | null>>;

type Sections = Readonly<Record<SectionName, Coverage | null>>;

/** A certificate as it is served. */
export interface ParsedCertificate extends Texts, Sections {
  /** YYYY-MM-DD. */
  readonly certificate_date: string | null;
  readonly insurers: readonly Insurer[];
  readonly other_coverages: readonly Coverage[];
  /** From 0 to 1: the reader's own rating. */
  readonly confidence: number;
}

/**
 * What is known of a certificate after every value was held against its quote. A box is exactly one of these: withheld (it
 * has, or should have, something that could not be read), quoted (`evidence` has its path), or empty.
 */
export interface Extraction {
  readonly parsed: ParsedCertificate;
  /** The paths of the boxes, or of whole sections, whose value was declined, in the order of the form. */
  readonly withheld: readonly string[];
  readonly evidence: Evidence;
  /** Why what is read of a section may not hold, or is not all there is, one sentence each. */
  readonly doubts: Readonly<Partial<Record<SectionName, string>>>;
  /** Why something that the form's boxes do not have may be in the document all the same, by section. */
  readonly elsewhere: Readonly<Partial<Record<SectionName, string>>>;
  /** Pages, from 1, that are no certificate. */
  readonly skippedPages: readonly number[];
}
