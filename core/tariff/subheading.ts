import type { ChinaList } from './china-list.ts';

/**
 * A Column 1 General rate as published, and how many 8- and 10-digit numbers have it, themselves or through their line.
 */
export interface PublishedRate {
  readonly text: string;
  readonly numbers: number;
}

/** The rate lines of a subheading that are on the same China lists: usually one list, sometimes two. */
export interface ListedLines {
  readonly lists: readonly ChinaList[];
  readonly lines: number;
}

/** What the schedule publishes under one six-digit subheading of the Harmonized System. */
export interface Subheading {
  /** `NNNN.NN` */
  readonly code: string;
  /** The description from the heading down, by level. */
  readonly path: readonly string[];
  /** What the lines below it name, each once, without those that say "Other"; at most a dozen. */
  readonly wording: readonly string[];
  /** Distinct rates in order of first appearance. */
  readonly rates: readonly PublishedRate[];
  /** Numbers without a published rate, neither their own nor their line's. */
  readonly unrated: number;
  /** Rate lines, which are the 8-digit lines. */
  readonly lines: number;
  /** Rate lines on a China list, each counted once. */
  readonly listed: readonly ListedLines[];
  /** Rate lines of which a list covers only certain goods. */
  readonly certainGoods: number;
  /** Rate lines for which the four-year review of the China duties set a rate under a separate heading. */
  readonly review: number;
}

/** A compiled edition of the schedule, chapters 1 to 97. */
export interface TariffSchedule {
  readonly edition: string;
  /** The day the edition took effect, YYYY-MM-DD. */
  readonly date: string;
  /** Rows of the export it was compiled from, all chapters. */
  readonly rows: number;
  readonly subheadings: readonly Subheading[];
}
