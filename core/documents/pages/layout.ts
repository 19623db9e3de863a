import { boxAround, type Box, type DocumentPages, type Line, type Page, type Segment, type Word } from './pages.ts';
import type { PlacedPage, PlacedWord } from './placed-page.ts';
import { withoutLetterSpacing } from './spaced-letters.ts';

/** Words whose feet are nearer than this share of the smaller one's height stand on one line. */
const SAME_LINE = 0.45;

/**
 * Small print beside larger print is on its line, wherever it stands there, if so much of its height is, it is at least so large, and so
 * far away, in heights of the larger: "Total¹" stays apart.
 */
const BESIDE = { within: 0.8, size: 0.5, away: 1 };

/** A gap of as many average characters, here and on either side, sets segments apart; a space is about half a one wide. */
const WIDE_GAP = 1.9;

/** Pieces of a word nearer than this share of their height belong together: a run that was broken for kerning. */
const NO_GAP = 0.09;

/** Letters of a picture do so where they are nearer than this: 18 of 37 gaps within words of scanned forms were between the two, and none of 9,926 spaces. */
const NO_GAP_IN_PICTURE = 0.15;

/** Pieces that overlap by more are words of neighbouring boxes, each too long for its own. */
const OVERLAP = 0.25;

/** Pieces of one word are of one size, and their feet at one height, to within these shares. */
const SAME_PRINT = { size: 1.25, foot: 0.2 };

/** A capital is at most so many times as high as the small capitals behind it. */
const SMALL_CAPITALS = 1.7;

/** Days, and two of them that touch because their boxes are narrow. */
const DAY = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/;
const TWO_DAYS = /^(\d{1,2}([/.-])\d{1,2}\2\d{4})(\d{1,2}\2\d{1,2}\2\d{4})$/;

/** An email address, and one that ends in a domain that nothing goes on behind. */
const MAIL = /^[^@]+@[^@]+\.\p{Ll}{2,}$/u;
const WHOLE_MAIL = /^[^@]+@[^@]+\.(?:com|org|net|edu|gov)$/u;

/** A word printed a second time this near, in heights, is the same one made bold. */
const OVERPRINT = 0.2;

/** Between segments, words, lines and pages of the text. */
const SEPARATORS = { segment: '  ', word: ' ', line: '\n', page: '\n\n' };

type WordRun = readonly [PlacedWord, ...PlacedWord[]];

/** Pages of words as lines, segments and one text. */
export function layOut(placed: readonly PlacedPage[]): DocumentPages {
  // Not one text that grows: a piece of it would hold all that was before it.
  const pieces: string[] = [];
  let length = 0;
  const write = (piece: string): { start: number; end: number } => {
    const start = length;
    pieces.push(piece);
    length += piece.length;
    return { start, end: length };
  };
  const wordOf = (word: PlacedWord, i: number): Word => {
    if (i > 0) write(SEPARATORS.word);
    return { ...word, ...write(word.text) };
  };
  const segmentOf = (run: WordRun, i: number): Segment => {
    if (i > 0) write(SEPARATORS.segment);
    const start = length;
    const words = run.map(wordOf) as [Word, ...Word[]];
    const box = boxAround(words.map((word) => word.box) as [Box, ...Box[]]);
    return { words, box, start, end: length, text: words.map((word) => word.text).join(SEPARATORS.word) };
  };
  const lineOf = (runs: readonly WordRun[], i: number): Line => {
    if (i > 0) write(SEPARATORS.line);
    const start = length;
    const segments = runs.map(segmentOf) as [Segment, ...Segment[]];
    const box = boxAround(segments.map((segment) => segment.box) as [Box, ...Box[]]);
    const text = segments.map((segment) => segment.text).join(SEPARATORS.segment);
    return { segments, box, start, end: length, text };
  };
  const pages = placed.map(({ words, ...page }, i): Page => {
    if (i > 0) write(SEPARATORS.page);
    const ofLetters = page.source === 'recognised' ? NO_GAP_IN_PICTURE : NO_GAP;
    const rows = rowsOf(words.flatMap(daysApart));
    return { ...page, lines: rows.map((row) => runsOf(withoutLetterSpacing(joined(row, ofLetters)))).map(lineOf) };
  });
  return { text: pieces.join(''), pages };
}

/** Two days that come as one word, taken apart. */
function daysApart(word: PlacedWord): PlacedWord[] {
  const [, first, , second] = TWO_DAYS.exec(word.text) ?? [];
  if (first === undefined || second === undefined) return [word];
  const { box } = word;
  const edge = box.left + ((box.right - box.left) * first.length) / word.text.length;
  return [
    { ...word, text: first, box: { ...box, right: edge } },
    { ...word, text: second, box: { ...box, left: edge } },
  ];
}

/** The words of each line, lines from top to bottom and words from left to right. */
function rowsOf(words: readonly PlacedWord[]): WordRun[] {
  const rows = withSmallPrint(rowsByFeet(words));
  return rows.map((row) => row.words.toSorted((a, b) => a.box.left - b.box.left) as [PlacedWord, ...PlacedWord[]]);
}

/** Words whose feet are at one height. */
interface FootRow {
  readonly words: PlacedWord[];
  bottom: number;
  /** Of its smallest word. */
  height: number;
}

function rowsByFeet(words: readonly PlacedWord[]): FootRow[] {
  const rows: FootRow[] = [];
  const byFoot = words.toSorted((a, b) => a.box.bottom - b.box.bottom);
  for (const word of byFoot) {
    const { bottom } = word.box;
    const height = heightOf(word.box);
    // Ordered by their feet, a word can only stand on one of the last lines: a big one among small ones ends them late.
    const row = rows
      .slice(-3)
      .toReversed()
      .find((one) => bottom - one.bottom < SAME_LINE * Math.min(height, one.height));
    if (row === undefined) {
      rows.push({ words: [word], bottom, height });
      continue;
    }
    row.bottom += (bottom - row.bottom) / (row.words.length + 1);
    row.height = Math.min(row.height, height);
    row.words.push(word);
  }
  return rows;
}

/** Puts rows of small print into the line of larger print next to them. */
function withSmallPrint(rows: readonly FootRow[]): FootRow[] {
  const found: FootRow[] = [];
  for (const row of rows) {
    const last = found.at(-1);
    if (last && isBeside(last, row)) {
      const { bottom, height } = last.height > row.height ? last : row;
      found[found.length - 1] = { words: [...last.words, ...row.words], bottom, height };
    } else found.push(row);
  }
  return found;
}

/** Whether the smaller of two prints is within the height of the other, not much smaller, and away from it. */
function isBeside(one: FootRow, other: FootRow): boolean {
  const [least, most] = [Math.min(one.height, other.height), Math.max(one.height, other.height)];
  const top = Math.max(one.bottom - one.height, other.bottom - other.height);
  const isWithin = Math.min(one.bottom, other.bottom) - top >= BESIDE.within * least && least >= BESIDE.size * most;
  if (!isWithin) return false;
  const [left, right] = [boxOf(one), boxOf(other)].toSorted((a, b) => a.left - b.left);
  return left !== undefined && right !== undefined && right.left - left.right > BESIDE.away * most;
}

function boxOf({ words }: FootRow): Box {
  return boxAround(words.map(({ box }) => box) as [Box, ...Box[]]);
}

/** Pieces of words put together, and what is printed twice taken once. */
function joined(words: WordRun, ofLetters: number): WordRun {
  const [first, ...rest] = words;
  const out: [PlacedWord, ...PlacedWord[]] = [first];
  for (const word of rest) {
    const last = out.at(-1) ?? first;
    const height = Math.min(heightOf(last.box), heightOf(word.box));
    if (word.text === last.text && word.box.left - last.box.left < OVERPRINT * height) continue;
    const gap = word.box.left - last.box.right;
    const areLetters = /\p{L}$/u.test(last.text) && /^\p{L}/u.test(word.text);
    const isApart = gap > (areLetters ? ofLetters : NO_GAP) * height || gap < -OVERLAP * height;
    const isOneWord = isSamePrint(last.box, word.box) || isSmallCapitals(last, word);
    const isNext = isAfterDay(last.text, word.text) || isAfterMail(last.text, word.text);
    if (isApart || !isOneWord || isNext || isInAnotherFont(last, word)) {
      out.push(word);
      continue;
    }
    const certainty = Math.min(last.certainty, word.certainty);
    out[out.length - 1] = { ...last, text: last.text + word.text, box: boxAround([last.box, word.box]), certainty };
  }
  return out;
}

/** Whether a day is whole and what touches it is of the next column: another day, or letters. */
function isAfterDay(last: string, next: string): boolean {
  return DAY.test(last) && (DAY.test(next) || /^\p{L}/u.test(next));
}

/** Whether an address is whole and what touches it is of the next column: a narrow column has no room for a long one. */
function isAfterMail(last: string, next: string): boolean {
  return (MAIL.test(last) && /^\p{Lu}\p{Ll}/u.test(next)) || (WHOLE_MAIL.test(last) && /^[\p{L}\p{N}]/u.test(next));
}

/** Whether a capital in another typeface begins a word: "Engineering" and "Sept" of a date set right behind it. */
function isInAnotherFont(last: PlacedWord, next: PlacedWord): boolean {
  return last.font !== next.font && /\p{Ll}$/u.test(last.text) && /^\p{Lu}\p{Ll}/u.test(next.text);
}

/** Whether a piece goes on in small capitals: capitals on the baseline of a higher one. */
function isSmallCapitals(first: PlacedWord, { text, box }: PlacedWord): boolean {
  const ratio = heightOf(first.box) / heightOf(box);
  const isOnBaseline = Math.abs(first.box.bottom - box.bottom) <= SAME_PRINT.foot * heightOf(box);
  return ratio > 1 && ratio <= SMALL_CAPITALS && isOnBaseline && [first.text, text].every(isOfCapitals);
}

function isOfCapitals(text: string): boolean {
  return /^[\p{Lu}'\u2019.-]+$/u.test(text);
}

/** Whether two pieces may be of one word: of one size, on one baseline. */
function isSamePrint(one: Box, other: Box): boolean {
  const [a, b] = [heightOf(one), heightOf(other)];
  const height = Math.min(a, b);
  return Math.max(a, b) <= SAME_PRINT.size * height && Math.abs(one.bottom - other.bottom) <= SAME_PRINT.foot * height;
}

/** The words of a line parted where a gap is wide. */
function runsOf(words: WordRun): WordRun[] {
  const [first, ...rest] = words;
  const runs: [PlacedWord, ...PlacedWord[]][] = [[first]];
  let last = first;
  for (const word of rest) {
    const character = Math.min(characterWidth(last), characterWidth(word));
    if (word.box.left - last.box.right > WIDE_GAP * character) runs.push([word]);
    else runs.at(-1)?.push(word);
    last = word;
  }
  return runs;
}

/** Short words tell little of a font's width, so that the height has a say: letters are about half as wide as high. */
function characterWidth({ text, box }: PlacedWord): number {
  const own = (box.right - box.left) / text.length;
  return text.length > 3 ? own : (own + heightOf(box) / 2) / 2;
}

function heightOf(box: Box): number {
  return Math.max(box.bottom - box.top, 0.1);
}
