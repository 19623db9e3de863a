import type { SubheadingTexts } from './sources.ts';

// A clause that says what the goods are not would pull in the very goods that it excludes.
const EXCLUSION = /\b(?:other than|excluding|except|not including|but not)\b[^;,)]{0,400}/gi;
const EDITORIAL = /\(\d{3}\)|\bn\.e\.[cs]\.?(?: in (?:item no\.|heading no\.|heading|chapter)? ?[\d., and]{0,40})?/gi;
const REFERENCES = /\b(?:of|in|under) (?:heading|headings|subheading|subheadings|item no\.) [\d., or]{1,80}/gi;
const ADMINISTRATIVE =
  /^(?:other|valued|if entered|described in|products described|certified organic|entered|new|used|provided for|not |over |under |exceeding|weighing|containing \d)/i;
const MAX_LINES = 12;

/** A text of the schedule without what it excludes and without its references to itself. */
export function cleanScheduleText(text: string): string {
  return text
    .replace(EDITORIAL, ' ')
    .replace(REFERENCES, ' ')
    .replace(EXCLUSION, ' ')
    .replace(/\s{1,200}/g, ' ')
    .trim();
}

/** The subheading's own levels, general to special, without the levels that only say "Other". */
export function pathTexts(subheading: SubheadingTexts): string[] {
  return subheading.path.map(cleanScheduleText).filter((level) => level !== '' && !/^other:?$/i.test(level));
}

/** Lines below the subheading that name goods (not values, dates or "other"), at most twelve. */
export function lineTexts(subheading: SubheadingTexts): string[] {
  const lines = subheading.deeper.filter((line) => !ADMINISTRATIVE.test(line)).map(cleanScheduleText);
  return [...new Set(lines.filter((line) => line.length > 2))].slice(0, MAX_LINES);
}
