import type { Certificate } from './answer.ts';
import type { Evidence, SoughtPlaces } from '../reading/answer.ts';
import type { SectionName } from './form-box.ts';

/** What a box is served as: amounts in dollars, dates as YYYY-MM-DD. */
export type BoxValue = string | number | boolean | null;

/** The boxes of a coverage row by their names. */
export type Coverage = Readonly<Record<string, BoxValue>>;

/** A certificate as it is served. Its rows are made of the tables of boxes, as their schemas are. */
export type ParsedCertificate = Omit<Certificate, SectionName | 'other_coverages'> &
  Readonly<Record<SectionName, Coverage | null>> & { readonly other_coverages: readonly Coverage[] };

/** The same certificate by the type of the answer. */
export function servedCertificate(parsed: ParsedCertificate): Certificate {
  return parsed as Omit<ParsedCertificate, SectionName | 'other_coverages'> as Certificate;
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
  /** What was read in the boxes that are withheld, and where they are, as far as that is known. */
  readonly sought: SoughtPlaces;
  /** Why what is read of a section, or of one of its boxes, may not hold, or is not all there is, one sentence each. */
  readonly doubts: Readonly<Partial<Record<string, string>>>;
  /** Why an empty box or a missing section may be stated elsewhere in the document, by the path of the box or section. */
  readonly elsewhere: Readonly<Partial<Record<string, string>>>;
  /** Pages, from 1, that are no certificate. */
  readonly skippedPages: readonly number[];
}
