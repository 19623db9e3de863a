import { isHeading, kindOfHeading, type SectionKind } from './headings.ts';
import type { TextRow } from './resume-rows.ts';

/** A heading has no more words, and no more characters. */
const MAX = { words: 5, characters: 48 };

/** A gap above a heading, as a multiple of what is usual from row to row. */
const SET_APART = 1.3;

/** How many entries follow, as some print it behind a heading. */
const COUNT = /\s?\(\d{1,3}\)$/;

/** What a heading begins, by its words alone; undefined for a row that is none. */
export function headingKind(row: TextRow): SectionKind | undefined {
  const [segment] = row.segments;
  const text = segment.text.replace(COUNT, '');
  if (row.segments.length === 1 && row.gap > SET_APART && /^\p{Ll}[\p{Ll} ]{3,40}:?$/u.test(text) && isHeading(text))
    return kindOfHeading(text);
  if (!mayBeHeading(text) || (row.isBullet && !isCapitals(text))) return undefined;
  return kindOfHeading(text);
}

function mayBeHeading(text: string): boolean {
  if (text.length > MAX.characters || /\d|[.,;]$|@/.test(text)) return false;
  const words = text.split(/\s+/);
  return (words.length <= MAX.words || words.every((word) => word.length === 1)) && /^\P{L}{0,4}\p{Lu}/u.test(text);
}

/** Whether a text is written in capitals throughout. */
export function isCapitals(text: string): boolean {
  return text === text.toUpperCase() && text !== text.toLowerCase();
}
