import type { DocumentPages, Line, Page, Segment } from '../../pages/pages.ts';
import { isHeading } from './headings.ts';
import { periodsIn } from './period.ts';
import { placeOf } from './role-places.ts';
import type { Icons } from './resume-rows.ts';

/** In an English text these are words. */
const WORDS = new Set(['a', 'A', 'I', 'y', 'e']);

/** Places begin with these: "E Lansing, MI". */
const COMPASS = new Set(['N', 'E', 'S', 'W']);

/** A letter followed by other things this often is an icon. */
const MIN_ITEMS = 3;

/** In plain text, where a letter may be anything, a mark must occur more than once. */
const MIN_MARKS = 2;

const NUMBER = /^\(?\+?\(?\d(?:[ ().-]{0,3}\d){6,14}\b/;
const SITE = /^\S{0,80}(?:@|https?:|www\.|linkedin|github)\S/i;

interface Use {
  marked: number;
  items: number;
  isWord: boolean;
}

/** Finds a document's icons by how its single letters are used: always at the start of something, never within. */
export function iconsOf({ pages }: DocumentPages): Icons {
  const uses = new Map<string, Use>();
  for (const { lines } of pages) {
    for (const line of lines) for (const [i, segment] of line.segments.entries()) addUses(uses, { line, segment, i });
  }
  const isLayer = pages.some(({ source }) => source === 'text_layer');
  const isPrinted = pages.some(({ source }) => source !== 'text');
  const isMark = ([sign, { marked, items }]: readonly [string, Use]): boolean =>
    marked >= (isLayer && !COMPASS.has(sign) ? 1 : MIN_MARKS) && marked > items && !/\d/.test(sign);
  const isSign = ([, { marked, items, isWord }]: readonly [string, Use]): boolean =>
    !isWord && isPrinted && items >= MIN_ITEMS && items >= marked;
  const found = [...uses];
  return {
    marks: new Set(found.filter(isMark).map(([sign]) => sign)),
    signs: new Set([...found.filter(isSign).map(([sign]) => sign), ...numbersOf(pages)]),
  };
}

/** Finds the numbers of a numbered document: "2.1" counts below a row that begins with "2.", as a grade of 3.8 does not. */
function numbersOf(pages: readonly Page[]): string[] {
  const firsts = pages.flatMap(({ lines }) => lines.map(({ segments: [{ words }] }) => words[0].text));
  const chapters = new Set(firsts.flatMap((text) => /^(\d{1,2})\.?$/.exec(text)?.[1] ?? []));
  return firsts.filter((text) => chapters.has(/^(\d{1,2})\.\d{1,2}\.?$/.exec(text)?.[1] ?? ''));
}

interface PlaceOfSegment {
  readonly line: Line;
  readonly segment: Segment;
  readonly i: number;
}

function addUses(uses: Map<string, Use>, { line, segment, i }: PlaceOfSegment): void {
  for (const [k, { text, end }] of segment.words.entries()) {
    // A check mark of an icon font may be a digit, which texts have too.
    if (!/^[\p{L}\p{Co}\d]$/u.test(text) || WORDS.has(text) || (k > 0 && /\d/.test(text))) continue;
    const use = uses.get(text) ?? { marked: 0, items: 0, isWord: false };
    uses.set(text, use);
    const behind =
      segment.words.length > k + 1
        ? segment.text.slice(end - segment.start).trim()
        : (line.segments[i + 1]?.text ?? '');
    const isCount = /\d/.test(text) && !/^\p{Lu}/u.test(behind);
    if (k > 0 || behind === '' || isCount || /^\S \S(?: |$)/u.test(behind)) use.isWord = true;
    else if (isMarked(behind)) use.marked += 1;
    else use.items += 1;
  }
}

/** Whether icons are printed before what follows a letter. */
function isMarked(text: string): boolean {
  const [period] = periodsIn({ text, start: 0, end: text.length });
  return period?.start === 0 || NUMBER.test(text) || SITE.test(text) || placeOf(text) !== undefined || isHeading(text);
}
