import { readMark } from '../marks.ts';
import { amountIn, dayIn } from '../printed-values.ts';
import { boxAround, type Box } from '../../pages/pages.ts';
import type { PagePlace } from '../../reading/page-place.ts';
import { middleOf, type FormWord } from './form-word.ts';
import type { PlacedForm } from './placed-form.ts';
import { rowsOf } from './rows.ts';

/** A box of the certificate in a reading. */
export interface PageCell {
  readonly value: string | number | boolean | null;
  readonly quote: string | null;
  readonly state: 'present' | 'blank' | 'illegible';
  /** Where the quoted characters are. */
  readonly place?: PagePlace;
}

export const BLANK: PageCell = { value: null, quote: null, state: 'blank' };
export const ILLEGIBLE: PageCell = { value: null, quote: null, state: 'illegible' };

export type CellKind = 'text' | 'name' | 'amount' | 'date' | 'mark';

/**
 * How certain the OCR must be of each word. A number on which two readings differ is at most half as certain. Names need no less: EXCHANGE in
 * bold capitals was read as EXOBIANGE with 0.87, and of 2,334 values served from 81 scans one needed less.
 */
const MIN_CERTAINTY = 0.9;

/** The shapes of an amount and a date read by OCR; anything else may have lost a character. */
const WHOLE_AMOUNT = /^\$? ?(?:[1-9]\d{0,2}(?:,\d{3}){1,4}|[1-9]\d{2,8})(?:\.\d\d)?$/;
const WHOLE_DAY = /^\d{1,2}([/.-])\d{1,2}\1(?:20\d\d|\d\d)$/;
const DAY_IN_FULL = /^\d{1,2}([/.-])\d{1,2}\1\d{4}$/;

/** A zero or an O with a letter on only one side. In a word with another digit, its shape has already decided. */
const LOOKS_ALIKE = /(?<![A-Z])[O0](?=[A-Z])|(?<=[A-Z])[O0](?![A-Z])/i;

/** A number without letters or signs: in a picture, nothing shows whether it contained a space. */
const DIGITS = /^\d{1,40}$/;

/** A group of a number that is a single look-alike character ("0-41112"): nothing next to it decides which one it is. */
const ALONE = /(?<![A-Z0-9])[0OQDI1L](?![A-Z0-9])/i;

/** A slash in a word with letters may be a seven. Between digits, its shape has already decided. */
const STROKE = /\p{L}\S{0,40}\/|\/\S{0,40}\p{L}/u;

/** A policy number starts and ends with a letter or digit; a sign before it or a period after it is dirt or part of another character. */
const LOOSE_END = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u;

/** The letter I, or a 1 with no other digit next to it: most fonts draw both as one stroke. */
const ONE_STROKE = /I|(?<!\d)1(?!\d)/i;

/**
 * Lost spaces and misread signs: a capital within a word, an ampersand or period between letters, an unpaired quotation mark. A name ending
 * in a comma, hyphen or ampersand is incomplete.
 */
const MISREAD_NAME = /\p{Ll}(?<!\bMa?c)\p{Lu}|\p{L}&|&\p{L}|\p{L}{2}[.,]\p{L}|^["'`“”‘’]|["`“”‘’,&-]$/u;

/** Whether recognized characters may be other ones, however certain each is. */
export function isDoubtful(kind: 'text' | 'name', quote: string): boolean {
  if (kind === 'name') return MISREAD_NAME.test(quote);
  const isUntold = quote.split(' ').some((word) => LOOKS_ALIKE.test(word) && !/[1-9]/.test(word));
  return isUntold || [DIGITS, ALONE, STROKE, LOOSE_END, ONE_STROKE].some((doubt) => doubt.test(quote));
}

/** Returns the cell for words. It is illegible if any word was recognized badly or the words cannot be quoted in one piece. */
export function cellOf(kind: CellKind, words: readonly FormWord[], form: PlacedForm): PageCell {
  if (words.length === 0) return BLANK;
  const quote = kind === 'amount' ? bracketedQuoteOf(words, form.text) : quoteOf(words, form.text);
  if (quote === null) return ILLEGIBLE;
  if (!isSure(kind, words, form) || isOverprinted(words) || (kind !== 'mark' && !isWhole(words, form)))
    return ILLEGIBLE;
  if (kind === 'name' && goesOn(words, form)) return ILLEGIBLE;
  return { ...read(kind, quote, form), place: placeOf(words, form) };
}

function read(kind: CellKind, quote: string, form: PlacedForm): PageCell {
  switch (kind) {
    case 'text':
    case 'name':
      return form.isRecognised && isDoubtful(kind, quote) ? ILLEGIBLE : present(quote, quote);
    case 'amount':
      return form.isRecognised && /\d/.test(quote) && !WHOLE_AMOUNT.test(quote)
        ? ILLEGIBLE
        : present(amountIn(quote), quote);
    case 'date':
      return form.isRecognised && !WHOLE_DAY.test(quote) ? ILLEGIBLE : present(dayIn(quote), quote);
    case 'mark':
      return present(readMark(quote) ?? null, quote);
    default:
      return kind satisfies never;
  }
}

/** How far one word must run into the next to be printed over it, as a share of its height. */
const OVERPRINT = 0.3;

/** Whether words of one line are printed over each other, so that their characters cannot be separated. */
export function isOverprinted(words: readonly FormWord[]): boolean {
  const inOrder = words.toSorted((a, b) => a.box.left - b.box.left);
  return inOrder.some(({ box }, i) => {
    const next = inOrder[i + 1]?.box;
    if (next === undefined) return false;
    const height = Math.min(box.bottom - box.top, next.bottom - next.top);
    return next.left < box.right - OVERPRINT * height && Math.abs(next.bottom - box.bottom) < height / 2;
  });
}

/** Print closer than this to the words of a cell may be part of them, in heights; other columns are farther away. */
const NEAR = 0.6;

/** Print overlapping more than this with their height is next to them: a ruled line can split a character in two. */
const WITHIN = 0.3;

/** Print closer than this to the edge of its page may continue beyond it, as a share of its width. */
const EDGE = 0.005;

/** The size of the form in points. Filled-in words may have been moved onto their boxes; their places on the page have not. */
const PAGE = { width: 612, height: 792 };

/** Whether words do not touch the edge of the page and, in a picture, no other print or unread ink is close enough to be part of them. */
export function isWhole(words: readonly FormWord[], { isRecognised, filled, labels, unread }: PlacedForm): boolean {
  if (words.some(({ onPage }) => onPage.left < EDGE || onPage.right > 1 - EDGE)) return false;
  if (!isRecognised) return true;
  const own = new Set(words.map(({ start }) => start));
  const others = [...filled, ...labels.flatMap((label) => label.words)].filter(
    ({ start, text }) => !own.has(start) && !WHOLE_DAY.test(text),
  );
  const printed = others.map(inPoints);
  if (rowsOf(words).some(isSpacedOddly)) return false;
  if (words.some((word) => filled.some((other) => !own.has(other.start) && mayHide(word, other)))) return false;
  return words.every(
    (word) => !printed.some(isNear(inPoints(word), openSides(word))) && !unread.some(isNear(word.box, OPEN)),
  );
}

/**
 * The width of a space between two words, in heights: a wider one may hide a lost word, and a narrower one may be within a word. Of 9,926
 * spaces in scans 9 were narrower, and of 37 gaps within words 21 were.
 */
const SPACE = { least: 0.15, most: 1.5 };

function isSpacedOddly(row: readonly FormWord[]): boolean {
  return row.some(({ box, end }, i) => {
    const next = row[i + 1];
    if (next === undefined) return false;
    const heights = [box, next.box].map(({ top, bottom }) => bottom - top);
    const gap = next.box.left - box.right;
    return gap > SPACE.most * Math.max(...heights) || (next.start > end && gap < SPACE.least * Math.min(...heights));
  });
}

/** The space between words, in heights of a word. */
const WORD_SPACE = 1.1;

/**
 * Whether another word of a picture starts where the next word of a text would, but slightly higher or lower: print that touches the line
 * above it comes out askew.
 */
export function goesOn(words: readonly FormWord[], { isRecognised, filled }: PlacedForm): boolean {
  const own = new Set(words.map(({ start }) => start));
  const others = isRecognised ? filled.filter(({ start }) => !own.has(start)) : [];
  return words.some(({ box }) => {
    const height = box.bottom - box.top;
    return others.some((other) => {
      const [gap, down] = [other.box.left - box.right, middleOf(other.box)[1] - middleOf(box)[1]];
      return gap > 0 && gap < WORD_SPACE * height && Math.abs(down) < height;
    });
  });
}

function inPoints({ onPage: { left, top, right, bottom } }: FormWord): Box {
  return { left: left * PAGE.width, right: right * PAGE.width, top: top * PAGE.height, bottom: bottom * PAGE.height };
}

/** The sides on which a word may continue. */
interface Sides {
  readonly left: boolean;
  readonly right: boolean;
}

const OPEN: Sides = { left: true, right: true };

/** A date whose one-digit month may be the second digit of two. */
const SHORT_MONTH = /^[12](?!\d)/;

/**
 * Whether one of two dates, printed end to end, may have lost a digit under the other. Two dates with the same day and month in different
 * years confirm each other.
 */
function mayHide(one: FormWord, other: FormWord): boolean {
  if (!WHOLE_DAY.test(one.text) || !WHOLE_DAY.test(other.text)) return false;
  const [first, second] = one.box.left < other.box.left ? [one, other] : [other, one];
  const [a, b] = [inPoints(first), inPoints(second)];
  const isLevel = a.top < b.bottom && a.bottom > b.top;
  if (first.text !== second.text && first.text.slice(0, -4) === second.text.slice(0, -4)) return false;
  return isLevel && SHORT_MONTH.test(second.text) && b.left - a.right < NEAR * (b.bottom - b.top);
}

/** A dollar sign starts an amount and a four-digit year ends a date: nothing is missing on that side. */
function openSides({ text }: FormWord): Sides {
  return { left: !text.startsWith('$'), right: !DAY_IN_FULL.test(text) };
}

function isNear({ left, top, right, bottom }: Box, open: Sides): (other: Box) => boolean {
  const [height, near] = [bottom - top, NEAR * (bottom - top)];
  const [from, to] = [left - (open.left ? near : 0), right + (open.right ? near : 0)];
  const [high, low] = [top + WITHIN * height, bottom - WITHIN * height];
  return (other) => other.top < low && other.bottom > high && other.left < to && other.right > from;
}

/** The place of at least one word. */
export function placeOf(words: readonly FormWord[], { page }: PlacedForm): PagePlace {
  return { page, box: boxAround(words.map(({ onPage }) => onPage) as [Box, ...Box[]]) };
}

/**
 * One reading may see a speck between two words as a hyphen; only a word that two readings share is more certain than this. Of 10 names
 * with a hyphen 9 were, and of 4 labels with a misread space none.
 */
const HYPHENATED = /\p{L}-\p{L}/u;
const READ_TWICE = 0.97;

/** Whether all words were recognized well enough for their kind. */
export function isSure(kind: CellKind, words: readonly FormWord[], { isRecognised }: PlacedForm): boolean {
  const least = (text: string): number => (kind === 'name' && HYPHENATED.test(text) ? READ_TWICE : MIN_CERTAINTY);
  return !isRecognised || words.every(({ text, certainty }) => certainty >= least(text));
}

/** A cell with something in it. */
export function present(value: PageCell['value'], quote: string): PageCell {
  return { value, quote, state: 'present' };
}

/** Returns the characters of words as the text has them, line breaks included; null if the text has other words between them or another order. */
export function quoteOf(words: readonly FormWord[], text: string): string | null {
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  const quote = text.slice(start, end);
  const own = words.map((word) => word.text).join('');
  return solid(quote) === solid(own) ? quote.replace(/ {2,16}/g, ' ') : null;
}

/** Brackets around an amount: they change it or take it back. */
const OPENED = /[(<] ?\$? ?$/;
const CLOSED = /^ ?[)>]/;

/** Returns the characters of an amount with the brackets around it. */
function bracketedQuoteOf(words: readonly FormWord[], text: string): string | null {
  const quote = quoteOf(words, text);
  if (quote === null) return null;
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  const [before = ''] = OPENED.exec(text.slice(Math.max(0, start - 4), start)) ?? [];
  const [after = ''] = CLOSED.exec(text.slice(end, end + 2)) ?? [];
  return before + quote + after;
}

/** Keeps letters, digits and marks: rules, dashes and currency signs between words are printed, not filled in. */
function solid(text: string): string {
  return text.replace(/[^\p{L}\p{N}✓✔☑☒✗✘✕✖⊠■●]/gu, '');
}
