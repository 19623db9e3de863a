import type { Place } from '../../quotes/locate.ts';

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** The least digits of a group that something follows: cards are written by fours, fives and sixes. */
const MIN_GROUP = 4;

/** What stands before digits that are none of a card: a decimal point, or the rest of a code of letters and digits (an IBAN, a licence). */
const WITHIN_A_CODE = /(?:\d\.|\d[A-Z]{1,12}|(?:^|[^A-Za-z])[A-Z])$/;

/** The longest that such a beginning is. */
const MAX_BEGINNING = 13;

/**
 * Where card numbers stand: 13 to 19 digits, in one piece or in groups of four and more (the last of any length) with a
 * space or hyphen between them, whose check digit is right (ISO/IEC 7812-1, annex B). Of overlapping ones the first, and
 * of those with one start the longest.
 */
export function cardNumbers(text: string): Place[] {
  const found: Place[] = [];
  let chain: Place[] = [];
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    if (!isNext(text, chain.at(-1), index)) {
      found.push(...numbersIn(text, chain));
      chain = [];
    }
    chain.push({ start: index, end: index + digits.length });
  }
  return [...found, ...numbersIn(text, chain)];
}

/** Whether digits go on with the groups before: after one space or hyphen, and after a group that is long enough. */
function isNext(text: string, before: Place | undefined, start: number): boolean {
  if (!before || start !== before.end + 1 || before.end - before.start < MIN_GROUP) return false;
  return /[ -]/.test(text.charAt(before.end));
}

/** The card numbers in groups of digits that go on from each other. */
function numbersIn(text: string, groups: readonly Place[]): Place[] {
  const found: Place[] = [];
  for (let first = 0; first < groups.length; first++) {
    const last = lastGroup(text, groups, first);
    const { start } = groups[first] ?? NOWHERE;
    if (last === undefined || WITHIN_A_CODE.test(text.slice(Math.max(0, start - MAX_BEGINNING), start))) continue;
    found.push({ start, end: (groups[last] ?? NOWHERE).end });
    first = last;
  }
  return found;
}

const NOWHERE: Place = { start: 0, end: 0 };

/** The last group of the longest card number that begins with a group. */
function lastGroup(text: string, groups: readonly Place[], first: number): number | undefined {
  let digits = '';
  let found: number | undefined;
  for (let i = first; i < groups.length; i++) {
    const { start, end } = groups[i] ?? NOWHERE;
    if (digits.length + end - start > MAX_DIGITS) break;
    digits += text.slice(start, end);
    if (digits.length >= MIN_DIGITS && passesLuhn(digits)) found = i;
  }
  return found;
}

function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let i = 0; i < digits.length; i++) {
    const digit = digits.charCodeAt(digits.length - 1 - i) - 0x30;
    const weighed = i % 2 === 0 ? digit : digit * 2;
    sum += weighed > 9 ? weighed - 9 : weighed;
  }
  return sum % 10 === 0;
}
