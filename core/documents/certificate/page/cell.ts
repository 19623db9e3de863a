import { readMark } from '../marks.ts';
import { amountIn, dayIn } from '../printed-values.ts';
import { boxAround, type Box } from '../../pages/pages.ts';
import type { PagePlace } from '../../reading/page-place.ts';
import { middleOf, type FormWord } from './form-word.ts';
import type { PlacedForm } from './placed-form.ts';
import { rowsOf } from './rows.ts';

/** A box of the certificate as a reading has it. */
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
 * How sure the recognition must be of each word: of words of a language, which correct themselves, less than of numbers and
 * single letters. A number that two readings do not have alike is not half as sure.
 */
const MIN_CERTAINTY: Readonly<Record<CellKind, number>> = {
  text: 0.9,
  name: 0.8,
  amount: 0.9,
  date: 0.9,
  mark: 0.9,
};

/** What a recognised amount and a recognised day look like; anything else may have lost a character. */
const WHOLE_AMOUNT = /^\$? ?(?:[1-9]\d{0,2}(?:,\d{3}){1,4}|[1-9]\d{2,8})(?:\.\d\d)?$/;
const WHOLE_DAY = /^\d{1,2}([/.-])\d{1,2}\1(?:20\d\d|\d\d)$/;
const DAY_IN_FULL = /^\d{1,2}([/.-])\d{1,2}\1\d{4}$/;

/** A nought, or the letter, beside a letter on one side alone; in a word with a digit its shape has told which of the two it is. */
const LOOKS_ALIKE = /(?<![A-Z])[O0](?=[A-Z])|(?<=[A-Z])[O0](?![A-Z])/i;

/** A number without a letter or a sign: in a picture nothing shows whether a space parted it. */
const DIGITS = /^\d{1,40}$/;

/** A group of a number that is one sign of those that look alike ("0-41112"): nothing beside it tells which of them it is. */
const ALONE = /(?<![A-Z0-9])[0OQDI1L](?![A-Z0-9])/i;

/** A stroke in a word with letters may be a seven: between digits alone its shape has told which of the two it is. */
const STROKE = /\p{L}\S{0,40}\/|\/\S{0,40}\p{L}/u;

/** A number begins and ends with a letter or a digit; a sign before it or a point after it is dirt, or the rest of another sign. */
const LOOSE_END = /^[^\p{L}\p{N}]|[^\p{L}\p{N}]$/u;

/** The letter I, and a one that stands beside no other digit: in most prints they are one stroke. */
const ONE_STROKE = /I|(?<!\d)1(?!\d)/i;

/**
 * A capital within a word, an ampersand at a letter, a stop between two words and a quotation mark with one side: lost spaces, and a sign that is none.
 * What ends in a comma, a hyphen or an ampersand goes on.
 */
const MISREAD_NAME = /\p{Ll}(?<!\bMa?c)\p{Lu}|\p{L}&|&\p{L}|\p{L}{2}[.,]\p{L}|^["'`“”‘’]|["`“”‘’,&-]$/u;

/** Whether recognised characters show that they may be others, however sure each of them is. */
export function isDoubtful(kind: 'text' | 'name', quote: string): boolean {
  if (kind === 'name') return MISREAD_NAME.test(quote);
  const isUntold = quote.split(' ').some((word) => LOOKS_ALIKE.test(word) && !/[1-9]/.test(word));
  return isUntold || [DIGITS, ALONE, STROKE, LOOSE_END, ONE_STROKE].some((doubt) => doubt.test(quote));
}

/** The cell that words stand in. Whatever was recognised badly is illegible, and so is what cannot be quoted in one piece. */
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

/** The share of its height by which a word runs into the next one where one is printed over the other. */
const OVERPRINT = 0.3;

/** Whether words of one line are printed over each other, so that nobody can tell whose characters they are. */
export function isOverprinted(words: readonly FormWord[]): boolean {
  const inOrder = words.toSorted((a, b) => a.box.left - b.box.left);
  return inOrder.some(({ box }, i) => {
    const next = inOrder[i + 1]?.box;
    if (next === undefined) return false;
    const height = Math.min(box.bottom - box.top, next.bottom - next.top);
    return next.left < box.right - OVERPRINT * height && Math.abs(next.bottom - box.bottom) < height / 2;
  });
}

/** What begins or ends so near to a cell's words may be a part of them, in shares of their height; other columns are farther. */
const NEAR = 0.6;

/** It stands beside them where it is more than so far within their height: a sign that a ruled line ran through is in two parts. */
const WITHIN = 0.3;

/** What is nearer to an edge of its page, as a share of its width, may go on beyond it. */
const EDGE = 0.005;

/** Points of the form across and down a page: what is filled in may have been moved onto its boxes, its places on the page not. */
const PAGE = { width: 612, height: 792 };

/** Whether words do not end at the page's edge, and nothing that was recognised as something else, or not at all, stands so near that they may be cut off in a picture. */
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
 * A space between two words is no wider, in heights of the higher one: where a word was lost between them it is. It is no narrower either, in heights of the
 * lower one, than signs of one word are apart: 9 of 9,926 spaces of scans were, and 21 of 37 gaps within words.
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

/** A space between words, in heights of a word. */
const WORD_SPACE = 1.1;

/** Whether a word of a picture that begins where the next one of a text would is nearer to its line than the next line is: where print touches what is above it, its words stand askew. */
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

/** The sides on which a word may go on. */
interface Sides {
  readonly left: boolean;
  readonly right: boolean;
}

const OPEN: Sides = { left: true, right: true };

/** A day whose month has one digit that may be the second of two. */
const SHORT_MONTH = /^[12](?!\d)/;

/**
 * Whether of two days that end and begin so near to each other, whichever comes first, the second may have lost a sign below the first, and that one its last. Two of
 * one day and month in two years bear each other out.
 */
function mayHide(one: FormWord, other: FormWord): boolean {
  if (!WHOLE_DAY.test(one.text) || !WHOLE_DAY.test(other.text)) return false;
  const [first, second] = one.box.left < other.box.left ? [one, other] : [other, one];
  const [a, b] = [inPoints(first), inPoints(second)];
  const isLevel = a.top < b.bottom && a.bottom > b.top;
  if (first.text !== second.text && first.text.slice(0, -4) === second.text.slice(0, -4)) return false;
  return isLevel && SHORT_MONTH.test(second.text) && b.left - a.right < NEAR * (b.bottom - b.top);
}

/** The sign of the currency begins an amount, and four digits of a year end a day: nothing of them is beyond. */
function openSides({ text }: FormWord): Sides {
  return { left: !text.startsWith('$'), right: !DAY_IN_FULL.test(text) };
}

function isNear({ left, top, right, bottom }: Box, open: Sides): (other: Box) => boolean {
  const [height, near] = [bottom - top, NEAR * (bottom - top)];
  const [from, to] = [left - (open.left ? near : 0), right + (open.right ? near : 0)];
  const [high, low] = [top + WITHIN * height, bottom - WITHIN * height];
  return (other) => other.top < low && other.bottom > high && other.left < to && other.right > from;
}

/** Where words are; there is at least one. */
export function placeOf(words: readonly FormWord[], { page }: PlacedForm): PagePlace {
  return { page, box: boxAround(words.map(({ onPage }) => onPage) as [Box, ...Box[]]) };
}

/** A speck between two words is a hyphen to one reading. Only a word that two have alike is surer than this: of 10 names with a hyphen 9 were, and of 4 labels whose space was read as one none. */
const HYPHENATED = /\p{L}-\p{L}/u;
const READ_TWICE = 0.97;

/** Whether all words were recognised well enough for what they are. */
export function isSure(kind: CellKind, words: readonly FormWord[], { isRecognised }: PlacedForm): boolean {
  const least = (text: string): number => (kind === 'name' && HYPHENATED.test(text) ? READ_TWICE : MIN_CERTAINTY[kind]);
  return !isRecognised || words.every(({ text, certainty }) => certainty >= least(text));
}

/** A cell with something in it. */
export function present(value: PageCell['value'], quote: string): PageCell {
  return { value, quote, state: 'present' };
}

/** The characters of words as they are read, lines and all; null where the text has others between them, or another order. */
export function quoteOf(words: readonly FormWord[], text: string): string | null {
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  const quote = text.slice(start, end);
  const own = words.map((word) => word.text).join('');
  return solid(quote) === solid(own) ? quote.replace(/ {2,16}/g, ' ') : null;
}

/** Brackets around an amount that stand by themselves: they make another amount of it, or none. */
const OPENED = /[(<] ?\$? ?$/;
const CLOSED = /^ ?[)>]/;

/** The characters of an amount with the brackets around it. */
function bracketedQuoteOf(words: readonly FormWord[], text: string): string | null {
  const quote = quoteOf(words, text);
  if (quote === null) return null;
  const start = Math.min(...words.map((word) => word.start));
  const end = Math.max(...words.map((word) => word.end));
  const [before = ''] = OPENED.exec(text.slice(Math.max(0, start - 4), start)) ?? [];
  const [after = ''] = CLOSED.exec(text.slice(end, end + 2)) ?? [];
  return before + quote + after;
}

/** Letters, digits and marks alone: rules, dashes and currency signs between words are printed or recognised, not filled in. */
function solid(text: string): string {
  return text.replace(/[^\p{L}\p{N}✓✔☑☒✗✘✕✖⊠■●]/gu, '');
}
