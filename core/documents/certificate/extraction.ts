import type { Certificate } from './answer.ts';
import type { Evidence, SoughtPlaces } from '../reading/answer.ts';
import type { SectionName } from './form-box.ts';

/** The value of a box: amounts in dollars, dates as YYYY-MM-DD. */
export type BoxValue = string | number | boolean | null;

/** The boxes of a coverage row by name. */
export type Coverage = Readonly<Record<string, BoxValue>>;

/** A certificate as served. Its rows come from the tables of boxes, like their schemas. */
export type ParsedCertificate = Omit<Certificate, SectionName | 'other_coverages'> &
  Readonly<Record<SectionName, Coverage | null>> & { readonly other_coverages: readonly Coverage[] };

/** The same certificate as the type of the answer. */
export function servedCertificate(parsed: ParsedCertificate): Certificate {
  return parsed as Omit<ParsedCertificate, SectionName | 'other_coverages'> as Certificate;
}

/**
 * What is known of a certificate once every value has been checked against its quote. A box is withheld (it has, or should have, something
 * that could not be read), quoted (`evidence` has its path) or empty.
 */
export interface Extraction {
  readonly parsed: ParsedCertificate;
  /** Paths of withheld boxes or whole sections, in the order of the form. */
  readonly withheld: readonly string[];
  readonly evidence: Evidence;
  /** What was read in withheld boxes and where they are, if known. */
  readonly sought: SoughtPlaces;
  /** Why a section or box may not hold, or may be incomplete: one sentence per path. */
  readonly doubts: Readonly<Partial<Record<string, string>>>;
  /** Why an empty box or missing section may be stated elsewhere in the document, by path. */
  readonly elsewhere: Readonly<Partial<Record<string, string>>>;
  /** Pages that are not certificates, from 1. */
  readonly skippedPages: readonly number[];
}
