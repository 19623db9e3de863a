import type { Line, Page, Word } from '../../pages/pages.ts';

/** Characters of the document and their place in its text. */
export interface TextSpan {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** A line of a resume in reading order, without the sign of a list before it. */
export interface TextRow extends TextSpan {
  /** What stands together in it, parted by wide gaps. */
  readonly segments: readonly [RowSegment, ...RowSegment[]];
  readonly isBullet: boolean;
  readonly left: number;
  /** Of its tallest word, as a multiple of what is usual in the document. */
  readonly height: number;
  /** Down from the row before, as a multiple of what is usual on the page; `FAR` at the top of a column. */
  readonly gap: number;
  readonly page: number;
  readonly source: Page['source'];
  /** Where the row stands in a column that begins in the page's right part. */
  readonly isRight: boolean;
  /** Whether it is the first one of a column. */
  readonly isFirst: boolean;
  /** Whether the next row's first word had no room behind it: what it says may go on there. */
  readonly isFull: boolean;
}

/** Letters that fonts of symbols print as icons. A text layer gives them as letters, which say nothing. */
export interface Icons {
  /** Before dates, addresses, places and headings. */
  readonly marks: ReadonlySet<string>;
  /** Before items of lists. */
  readonly signs: ReadonlySet<string>;
}

/** A part of a row, and where it begins on the page. */
export interface RowSegment extends TextSpan {
  readonly left: number;
  /** Whether the first word of what stands right below it had no room beside it: what it says may go on there. */
  readonly isFull: boolean;
}

/** The gap above the first row of a column: more than any gap is. */
export const FAR = 9;

/** A gap that parts entries and sets headings apart: as a multiple of what is usual from row to row. */
export const WIDE_GAP = 1.3;

/** Where a column that is a page's right one begins at the least, as a share of its width. */
const RIGHT_PART = 0.25;

/** Signs before an item of a list, and the mark of a quotation in plain text. */
const BULLET =
  /^(?:[•●○◦▪▫■□◆◇►▶▸‣⁃∙·*+>§¢¤»«➢➤✓✔–—-]|o|\uf0b7|\uf0a7|\(?\d{1,2}[.)]|\[\d{1,2}\])(?=\s|$)|^[•●○◦▪■◆►▶▸‣]/u;

/** Spaces that are not the common one, each one unit long. */
const SPACE = /[\u00a0\u2000-\u200a\u202f\u3000]/gu;

/** The rows of one column, their heights in the page's own unit as long as the usual one is not known. */
export function rowsIn(lines: readonly Line[], { page, index, step, icons }: PlaceOfLines): TextRow[] {
  const isRight = Math.min(...lines.map((line) => line.box.left)) > RIGHT_PART * page.width;
  const right = Math.max(...lines.map((line) => line.box.right));
  return lines.map((line, i): TextRow => {
    const above = lines[i - 1];
    const gap = above ? (line.box.bottom - above.box.bottom) / step : FAR;
    const place = {
      page: index,
      source: page.source,
      isRight,
      isFirst: i === 0,
      isFull: hasNoRoom(line.box.right, { word: lines[i + 1]?.segments[0].words[0], until: right }),
    };
    const own = withoutBullet(line, { icons, next: lines[i + 1], right, source: page.source });
    return { ...own, height: heightOf(line), gap, ...place };
  });
}

/** In points or characters: how near a line begins to where what it goes on with does. */
const SAME_LEFT = 4;

/** About how wide a blank between words is, as a share of their height. */
const BLANK = 0.25;

/** Whether a first word would not have fitted behind a place. */
function hasNoRoom(
  from: number,
  { word, until }: { readonly word: Word | undefined; readonly until: number },
): boolean {
  if (!word) return false;
  const { left, right, top, bottom } = word.box;
  return from + BLANK * (bottom - top) + (right - left) > until;
}

/** Where lines of a column stand. */
export interface PlaceOfLines {
  readonly page: Page;
  readonly index: number;
  /** From line to line, as is usual on the page. */
  readonly step: number;
  readonly icons: Icons;
}

/** The middle one of some numbers; 0 where there are none. */
export function middle(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** What a line stands among. */
interface LineAround {
  readonly source: Page['source'];
  readonly icons: Icons;
  readonly next: Line | undefined;
  /** Where its column ends. */
  readonly right: number;
}

function withoutBullet(
  line: Line,
  { source, icons, next, right }: LineAround,
): Pick<TextRow, keyof TextSpan | 'segments' | 'isBullet' | 'left'> {
  const [first] = line.segments[0].words;
  const sign = icons.signs.has(first.text) ? first.text : (BULLET.exec(line.text)?.[0] ?? '');
  const plain = withoutIcons(line, icons).replace(SPACE, ' ');
  const text = withoutMarks(source === 'recognised' ? withSigns(plain, line) : plain);
  const start = line.start + sign.length;
  const segments = line.segments.flatMap((one, i): RowSegment[] => {
    const first = Math.max(one.start, start);
    const from = first + blanksAt(text, first - line.start);
    if (from >= one.end) return [];
    // Marks of Markdown are no indent.
    const left = (line.text.startsWith('#') ? one : (one.words.find((word) => word.end > from) ?? one)).box.left;
    const beside = line.segments[i + 1]?.box;
    // Nearer to the next cell it would be read as a part of it.
    const until = beside ? beside.left - (beside.bottom - beside.top) : right;
    const below = next?.segments.find(({ box }) => Math.abs(box.left - left) <= SAME_LEFT);
    const isFull = hasNoRoom(one.box.right, { word: below?.words[0], until });
    return [{ text: text.slice(from - line.start, one.end - line.start), start: from, end: one.end, left, isFull }];
  });
  const empty = { text: '', start: line.end, end: line.end, left: line.box.left, isFull: false };
  const [head = empty, ...rest] = segments;
  return {
    text: text.slice(head.start - line.start),
    start: head.start,
    end: line.end,
    segments: [head, ...rest],
    isBullet: sign !== '',
    left: head.left,
  };
}

/** Blanks between words of a picture that are so many times as wide as the words are high held a sign that was not recognised. */
const SIGN_GAP = 0.8;

/** A line with a tab for each sign that was lost. */
function withSigns(text: string, { start, segments }: Line): string {
  let signed = text;
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

/** A line with blanks for its icons, so that every place in it stays. */
function withoutIcons({ text, start, end: lineEnd, segments }: Line, { marks, signs }: Icons): string {
  let plain = text;
  for (const { words, end } of segments) {
    const [first] = words;
    const isAlone = words.length === 1;
    // Where nothing follows, the letter is what is said.
    if ((!marks.has(first.text) && !(isAlone && signs.has(first.text))) || (isAlone && end === lineEnd)) continue;
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

function heightOf(line: Line): number {
  let height = 0;
  for (const segment of line.segments)
    for (const { box } of segment.words) height = Math.max(height, box.bottom - box.top);
  return height;
}

/** Marks of Markdown: of headings, of emphasis, and of links, whose texts stay. */
const MARKS =
  /^#{1,6}(?=\s)|\*{1,3}(?=\S)|(?<=\S)\*{1,3}|(?<![\p{L}\p{N}])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}])|`|\[(?=[^[\]]{1,120}\]\()|\]\([^()\s]{1,300}\)/gu;

/** A stop that parts names where one stands right before the dates that end a row as well: "Midwife. Larkhill Hospital. 2015." */
const STOP =
  /(?<!\b(?:st|dr|mr|mrs|ms|no|inc|ltd|corp|co|llc|jr|sr|dept|univ|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|\p{L}))\.(?=\s[\p{L}\d(])/giu;
const BEFORE_DATES =
  /\.\s\(?(?:\p{L}{3,9}\.?\s|\d{1,2}[./])?\d{4}(?:\s?[\u2010-\u2015-]\s?[\p{L}\d ./]{3,15})?\)?\.?$/u;

/** What is written in many ways, and the one that it is read as: marks, arrows, bars, dots that lead to what follows, and words that lead up to a name. */
const READ_AS: readonly (readonly [written: RegExp, as: string])[] = [
  [MARKS, ' '],
  [/(?<=(?:19|20)\d\d(?:[-/.]\d\d)?\s?)(?:[-=]>|\.\.(?!\.)|\u00bb)/g, '\u2013'],
  [/(?:, )?employed by(?= \p{Lu})/gu, '|'],
  [/\u00a6/g, '|'],
  [/(?<=\s)[._]{4,}(?=\s)|(?: \.){3,}(?=\s)/g, '\t'],
  [/^(?:as|at)(?=\s\p{Lu})/gu, ' '],
];

/** A line with the signs that all of its readers know, of which each takes as many characters, so that every place in it stays. */
function withoutMarks(line: string): string {
  const plain = READ_AS.reduce(
    (text, [written, as]) => text.replace(written, (mark) => as + ' '.repeat(mark.length - 1)),
    line,
  );
  const isParted = BEFORE_DATES.test(plain) && (plain.match(STOP)?.length ?? 0) > 1;
  return isParted ? plain.replace(STOP, '|') : plain;
}
