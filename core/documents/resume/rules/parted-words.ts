import { segmentOf, type Line, type Segment, type Word } from '../../pages/pages.ts';
import { isCapitals } from './headings.ts';
import { organisationScore, SURE, titleScore } from './row-features.ts';

/** The usual space between words of each typeface of a text layer, as a share of their height. */
export type UsualSpaces = ReadonlyMap<string, number>;

/** In a picture, a gap this many word heights wide contained a separator that OCR missed. */
const SIGN_GAP = 0.8;

/** Returns a line's text with a tab for each missed separator, and for each dot that was read as a hyphen: "Baker- Acme Foods". */
export function withSigns(text: string, { start, segments }: Line): string {
  let signed = text.replaceAll(/(?<=\p{Ll})- (?=\p{Lu})/gu, '\t ');
  for (const { words } of segments)
    for (const [i, word] of words.slice(1).entries()) {
      const before = words[i] ?? word;
      const height = Math.max(...[before, word].map(({ box }) => box.bottom - box.top));
      if (word.box.left - before.box.right <= SIGN_GAP * height || !/\p{L}/u.test(before.text + word.text)) continue;
      const at = word.start - start - 1;
      signed = `${signed.slice(0, at)}\t${signed.slice(at + 1)}`;
    }
  return signed;
}

/** Returns a line's text with a tab where a name in another typeface or size, or behind a space wider than the others, begins: "**Acme Foods** *Baker*". */
export function withLooks(text: string, { start, segments }: Line, { spaces, ends }: LineAmong): string {
  let parted = text;
  for (const { words } of segments) {
    const gaps = words.slice(1).map(({ box }, i) => box.left - (words[i]?.box.right ?? box.left));
    const least = NARROW * heightOf(words);
    // A bullet has a space of its own.
    const isSign = (word: Word | undefined): boolean => !/[\p{L}\p{N}]/u.test(word?.text ?? '');
    const narrow = gaps.reduce(
      (one, gap, i) => (gap < least || isSign(words[i]) || isSign(words[i + 1]) ? one : Math.min(one, gap)),
      Infinity,
    );
    const isLoose = areAtNoEdge(words, ends) && !words.some((word) => /[,;:.]$/.test(word.text));
    for (const [i, word] of words.slice(1).entries()) {
      const before = words[i] ?? word;
      const gap = gaps[i] ?? 0;
      const [one, other] = [heightOf([before]), heightOf([word])];
      // The only space of a cell is compared with the others of its typeface. A full line stretches it, and so does space between letters.
      const isOpen = words.length === 2 ? !isName(`${before.text} ${word.text}`) : isLoose;
      const usual = isOpen ? (spaces.get(word.font ?? '') ?? Infinity) * other : Infinity;
      const isWide = gap > WIDE_SPACE * narrow || gap > (words.length === 2 ? WIDE_SPACE : CHIPS) * usual;
      const isSmaller = Math.abs(one - other) > OTHER_SIZE * Math.max(one, other);
      if (before.font === word.font && !isWide && !isSmaller) continue;
      if (!/(?:[\p{L}\d).]|\p{Ll}-|\p{L}[+#]{1,2})$/u.test(before.text) || !/^[\p{Lu}\d(]/u.test(word.text)) continue;
      const at = word.start - start - 1;
      parted = `${parted.slice(0, at)}\t${parted.slice(at + 1)}`;
    }
  }
  return parted;
}

/** How many cells of a column end at a place from the left, in whole points. */
export type LineEnds = ReadonlyMap<number, number>;

/** Counts where the cells of lines end: spaces are stretched where several do at one place. */
export function endsOf(lines: readonly Line[]): LineEnds {
  const places = lines.flatMap(({ segments }) => segments.map(({ box }) => Math.round(box.right)));
  return new Map([...Map.groupBy(places, (place) => place)].map(([place, { length }]) => [place, length]));
}

/** Whether no other cell ends where words do: their line is not stretched to an edge. */
function areAtNoEdge(words: readonly Word[], ends: LineEnds): boolean {
  const place = Math.round(words.at(-1)?.box.right ?? 0);
  return [place - 1, place, place + 1].reduce((sum, one) => sum + (ends.get(one) ?? 0), 0) === 1;
}

/** What a line is among. */
interface LineAmong {
  readonly spaces: UsualSpaces;
  readonly ends: LineEnds;
}

/** Whether two words are a known title or organisation, or in capitals. */
function isName(text: string): boolean {
  return isCapitals(text) || titleScore(text) >= SURE || organisationScore(text) >= SURE;
}

/** Words whose heights differ by more than this share are in two sizes. */
const OTHER_SIZE = 0.1;

/** A space this many times as wide as the narrowest of its cell, or as usual in its typeface, is between two texts; one behind a full stop is less. */
const WIDE_SPACE = 1.55;

/** Where all spaces of a cell of several words are so much wider than usual, each is between two texts, as in boxes beside each other. */
const CHIPS = 3;

/** What is narrower than this share of the height of words is no space. */
const NARROW = 0.15;

/** Returns the height of the tallest word; 0 without words. */
export function heightOf(words: readonly Word[]): number {
  return words.reduce((height, { box }) => Math.max(height, box.bottom - box.top), 0);
}

/** Splits cells that are as close as words: at the widest space of a segment, if a cell of the line above or below begins there. */
export function withCells(lines: readonly Line[], text: string): readonly Line[] {
  return lines.map((line, i): Line => {
    const lefts = [lines[i - 1], lines[i + 1]].flatMap(
      (one) => one?.segments.slice(1).map(({ box }) => box.left) ?? [],
    );
    const segments = line.segments.flatMap((own) => cellsOf(own, lefts, text));
    return { ...line, segments: segments as [Segment, ...Segment[]] };
  });
}

/** How close the left edges of one column's cells are, in points. */
const SAME_CELL = 0.5;

/** The space between two cells is so many times as wide as the usual one in them. */
const WIDER = 1.15;

function cellsOf(segment: Segment, lefts: readonly number[], text: string): Segment[] {
  const { words } = segment;
  const blanks = words.map(({ box }, i) => box.left - (words[i - 1]?.box.right ?? box.left));
  const sorted = blanks.slice(1).toSorted((a, b) => a - b);
  const widest = sorted.at(-1) ?? 0;
  // A word of a name may begin where the cell below does by chance.
  const isWide = sorted.length < 2 || widest > WIDER * (sorted[Math.floor((sorted.length - 1) / 2)] ?? 0);
  const at = words.findIndex(
    ({ box }, i) =>
      isWide && i > 0 && blanks[i] === widest && lefts.some((left) => Math.abs(left - box.left) <= SAME_CELL),
  );
  if (at === -1) return [segment];
  return [segmentOf(words.slice(0, at), text), segmentOf(words.slice(at), text)];
}
