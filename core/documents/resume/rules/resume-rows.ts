import type { Line, Page, Segment, Word } from '../../pages/pages.ts';
import { endsOf, heightOf, withLooks, withSigns, type LineEnds, type UsualSpaces } from './parted-words.ts';
import { withoutMarks } from './words/marks.ts';

/** A piece of the document's text and where it is. */
export interface TextSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Whether a span is a part of another. */
export function isWithin({ start, end }: TextSpan, whole: TextSpan): boolean {
  return whole.start <= start && end <= whole.end;
}

/** A line of a resume in reading order, without its bullet. */
export interface TextRow extends TextSpan {
  /** Its parts, separated by wide gaps. */
  readonly segments: readonly [RowSegment, ...RowSegment[]];
  readonly isBullet: boolean;
  readonly left: number;
  /** The typeface of its first word in a text layer. */
  readonly font: string | undefined;
  /** Height of its tallest word, relative to the usual one in the document. */
  readonly height: number;
  /** Distance from the row above, relative to the usual one on the page; `FAR` at the top of a column. */
  readonly gap: number;
  readonly page: number;
  readonly source: Page['source'];
  /** Whether its column begins in the right part of the page. */
  readonly isRight: boolean;
  /** Whether it is the first row of a column. */
  readonly isFirst: boolean;
  /** Whether the next row's first word would not have fitted: the text may continue there. */
  readonly isFull: boolean;
}

/** A line of print whose cells may go on below its foot. */
export interface PrintedLine extends Line {
  /** Where its first line stands, if its cells have several. */
  readonly foot?: number;
}

/** A word of a row that is put together from several lines; its own place is in that row. */
export interface MovedWord extends Word {
  /** Where it is printed in the document's text. */
  readonly printed: Pick<Word, 'start' | 'end'>;
}

/** Letters that icon fonts leave in a text layer. They mean nothing. */
export interface Icons {
  /** Printed before dates, addresses, places and headings. */
  readonly marks: ReadonlySet<string>;
  /** Printed before list items. */
  readonly signs: ReadonlySet<string>;
}

/** A part of a row and its edges. */
export interface RowSegment extends TextSpan {
  readonly left: number;
  readonly right: number;
  /** As of a row. */
  readonly font: string | undefined;
  /** As of a row. */
  readonly height: number;
  readonly words: readonly Word[];
  /** Whether the first word right below it would not have fitted: the text may continue there. */
  readonly isFull: boolean;
}

/** The gap above the first row of a column, larger than any real gap. */
export const FAR = 9;

/** A gap this many times the usual one separates entries and headings. */
export const WIDE_GAP = 1.3;

/** A column that begins further right than this share of the page's width is a right one. */
const RIGHT_PART = 0.25;

/** Bullets, and the quotation mark of plain text email. */
const BULLET =
  /^(?:[•●○◦▪▫■□◆◇►▶▸‣⁃∙·*+>§¢¤»«➢➤✓✔–—-]|[o\u00d8]|\uf0b7|\uf0a7|\(?\d{1,2}[.)](?! \d[\d -]{5,15}$)|\([a-z]\)|\[\d{1,2}\])(?=\s|$)|^[•●○◦▪■◆►▶▸‣]/u;

/** A number before an entry, which is no list item. */
const NUMBERED = /^\d{1,2}\.\d/;

/** Bullets as OCR misreads them. */
const MISREAD_BULLET = /^[@\u00a9\u00ae](?=\s)/u;

/** Unusual spaces, each one code unit long. */
const SPACE = /[\u00a0\u2000-\u200a\u202f\u3000]/gu;

/** In submitted texts also the letters of icon fonts, but for bullets, phones and faxes, which say something. */
const SPACE_OR_ICON = /[\u00a0\u2000-\u200a\u202f\u3000]|(?![\uf095\uf0a7\uf0b7\uf1ac])[\ue000-\uf8ff]/gu;

/** How much rows of one look may differ in height and left edge, in points or characters. */
const SAME = { height: 0.04, left: 4 };

/** Whether two rows of a text layer are set alike: typeface, size and left edge. */
export function isSameLook(one: TextRow | undefined, other: TextRow | undefined): boolean {
  return (
    one !== undefined && other !== undefined && isSamePrint(one, other) && Math.abs(one.left - other.left) <= SAME.left
  );
}

/** Whether two rows of a text layer have one typeface and size. */
export function isSamePrint(one: TextRow, other: TextRow): boolean {
  return one.font === other.font && Math.abs(one.height - other.height) <= SAME.height;
}

/** Whether a cell is set like one above and under it: with one left edge, right edge or center. */
export function isUnder(cell: RowSegment, above: RowSegment): boolean {
  const [left, right] = [cell.left - above.left, cell.right - above.right];
  const isAligned = [left, right, (left + right) / 2].some((apart) => Math.abs(apart) <= SAME.left);
  return isAligned && cell.font === above.font && Math.abs(cell.height - above.height) <= SAME.height;
}

/** Returns the rows of one column. Their heights are absolute until the document's usual height is known. */
export function rowsIn(lines: readonly PrintedLine[], { page, index, step, icons, spaces }: PlaceOfLines): TextRow[] {
  const isRight = Math.min(...lines.map((line) => line.box.left)) > RIGHT_PART * page.width;
  const right = Math.max(...lines.map((line) => line.box.right));
  const ends = endsOf(lines);
  return lines.map((line, i): TextRow => {
    const above = lines[i - 1];
    const gap = above ? distance(above, line) / step : FAR;
    const place = {
      page: index,
      source: page.source,
      isRight,
      isFirst: i === 0,
      isFull: hasNoRoom(lastOf(line.segments.at(-1) ?? line.segments[0]).box.right, {
        word: lines[i + 1]?.segments[0].words[0],
        until: right,
      }),
    };
    const own = withoutBullet(line, { icons, spaces, next: lines[i + 1], right, ends, source: page.source });
    return {
      ...own,
      font: own.segments[0].font,
      height: heightOf(line.segments.flatMap(({ words }) => words)),
      gap,
      ...place,
    };
  });
}

/** Returns how far a line is below another; what is beside the second line of a cell is below its first. */
function distance(above: PrintedLine, { foot, box }: PrintedLine): number {
  const own = foot ?? box.bottom;
  return own - (own > above.box.bottom ? above.box.bottom : (above.foot ?? own));
}

/** The last word of a segment: a cell may have several lines, of which only the last one may go on. */
function lastOf({ words }: Segment): Word {
  return words.at(-1) ?? words[0];
}

/** How close the left edges of a cell and its continuation are, in points or characters. */
const SAME_LEFT = 4;

/** Width of a space, as a share of the word height. */
const BLANK = 0.25;

/** Whether a word would not have fitted after a position. */
function hasNoRoom(
  from: number,
  { word, until }: { readonly word: Word | undefined; readonly until: number },
): boolean {
  if (!word) return false;
  const { left, right, top, bottom } = word.box;
  return from + BLANK * (bottom - top) + (right - left) > until;
}

/** What a column's lines have in common. */
export interface PlaceOfLines {
  readonly page: Page;
  readonly index: number;
  /** The usual distance between lines on the page. */
  readonly step: number;
  readonly icons: Icons;
  /** The usual space between words of each typeface of a text layer, as a share of their height. */
  readonly spaces: UsualSpaces;
  /** How far to the right a column may reach: to the next one or to the margin. */
  readonly until: number;
}

/** Returns the median; 0 for an empty list. */
export function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** What surrounds a line. */
interface LineAround {
  readonly source: Page['source'];
  readonly icons: Icons;
  readonly spaces: UsualSpaces;
  readonly next: Line | undefined;
  /** The right edge of its column. */
  readonly right: number;
  readonly ends: LineEnds;
}

function withoutBullet(
  line: Line,
  { source, icons, spaces, next, right, ends }: LineAround,
): Pick<TextRow, keyof TextSpan | 'segments' | 'isBullet' | 'left'> {
  const [first] = line.segments[0].words;
  const bullet = BULLET.exec(line.text) ?? (source === 'recognised' ? MISREAD_BULLET.exec(line.text) : null);
  const sign = icons.signs.has(first.text) ? first.text : (bullet?.[0] ?? '');
  const plain = withoutIcons(line, icons).replace(source === 'text' ? SPACE_OR_ICON : SPACE, ' ');
  const text = withoutMarks(
    source === 'recognised' ? withSigns(plain, line) : withLooks(plain, line, { spaces, ends }),
  );
  const start = line.start + sign.length;
  const segments = line.segments.flatMap((one, i): RowSegment[] => {
    const first = Math.max(one.start, start);
    const from = first + blanksAt(text, first - line.start);
    if (from >= one.end) return [];
    // Markdown marks are not an indent.
    const left = (line.text.startsWith('#') ? one : (one.words.find((word) => word.end > from) ?? one)).box.left;
    const beside = line.segments[i + 1]?.box;
    // Any closer to the next cell it would read as part of it.
    const until = beside ? beside.left - (beside.bottom - beside.top) : right;
    const below = next?.segments.find(({ box }) => Math.abs(box.left - left) <= SAME_LEFT);
    const isFull = hasNoRoom(lastOf(one).box.right, { word: below?.words[0], until });
    const height = heightOf(one.words);
    return [
      {
        text: text.slice(from - line.start, one.end - line.start),
        start: from,
        end: one.end,
        left,
        right: one.box.right,
        font: one.words.find(({ end }) => end > from)?.font,
        height,
        words: one.words,
        isFull,
      },
    ];
  });
  const { left, right: last } = line.box;
  const empty = {
    text: '',
    start: line.end,
    end: line.end,
    left,
    right: last,
    font: undefined,
    height: 0,
    words: [],
    isFull: false,
  };
  const [head = empty, ...rest] = segments;
  return {
    text: text.slice(head.start - line.start),
    start: head.start,
    end: line.end,
    segments: [head, ...rest],
    isBullet: sign !== '' && !NUMBERED.test(sign),
    left: head.left,
  };
}

/** Blanks out icons, so that every offset stays valid. */
function withoutIcons({ text, start, end: lineEnd, segments }: Line, { marks, signs }: Icons): string {
  let plain = text;
  for (const { words, end } of segments) {
    const [first] = words;
    const isAlone = words.length === 1;
    // If nothing follows, the letter is real text.
    if ((!marks.has(first.text) && !signs.has(first.text)) || (isAlone && end === lineEnd)) continue;
    const at = first.start - start;
    plain = `${plain.slice(0, at)}${' '.repeat(first.text.length)}${plain.slice(at + first.text.length)}`;
  }
  return plain;
}

function blanksAt(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at += 1;
  return at - from;
}

/** Returns the rest of a heading's row, for layouts with headings in a column of their own. */
export function restOf(row: TextRow): TextRow[] {
  const [, first, ...rest] = row.segments;
  if (!first) return [];
  const last = rest.at(-1) ?? first;
  const text = row.text.slice(first.start - row.start);
  const height = Math.max(first.height, ...rest.map((one) => one.height));
  const { start, left, font } = first;
  return [{ ...row, text, start, end: last.end, left, font, height, segments: [first, ...rest] }];
}
