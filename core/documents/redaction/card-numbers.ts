import type { Place } from '../../quotes/locate.ts';
/**
 * Digits in groups with one space or hyphen between them. Those after a decimal point are none of a card, nor those of a
 * code of letters and digits (an IBAN, a licence). More than are taken at once are no number that a person wrote.
 */
const DIGIT_GROUPS = /(?<!\d|\d\.|\d[A-Z]{1,12}|(?<![A-Za-z])[A-Z])\d{1,40}(?:[ -]\d{1,40}){0,40}(?!\d)/g;

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** The least digits of a group that something follows: cards are written by fours, fives and sixes. */
const MIN_GROUP = 4;

/**
 * Where card numbers stand: 13 to 19 digits, in one piece or in groups of four and more (the last of any length) with a
 * space or hyphen between them, whose check digit is right (ISO/IEC 7812-1, annex B). Of overlapping ones the first, and
 * of those with one start the longest.
 */
export function cardNumbers(text: string): Place[] {
  const found: Place[] = [];
  for (const { 0: digits, index } of text.matchAll(DIGIT_GROUPS)) {
    if (digits.length < MIN_DIGITS) continue;
    const groups = groupsOf(digits, index);
    for (let first = 0; first < groups.length; first++) {
      const last = lastGroup(text, groups, first);
      if (last === undefined) continue;
      found.push({ start: groups[first]?.start ?? 0, end: groups[last]?.end ?? 0 });
      first = last;
    }
  }
  return found;
}

function groupsOf(digits: string, index: number): Place[] {
  return [...digits.matchAll(/\d{1,40}/g)].map((group) => ({
    start: index + group.index,
    end: index + group.index + group[0].length,
  }));
}

/** The last group of the longest card number that begins with a group. */
function lastGroup(text: string, groups: readonly Place[], first: number): number | undefined {
  let digits = '';
  let found: number | undefined;
  for (let i = first; i < groups.length; i++) {
    const { start, end } = groups[i] ?? { start: 0, end: 0 };
    digits += text.slice(start, end);
    if (digits.length > MAX_DIGITS) break;
    if (digits.length >= MIN_DIGITS && passesLuhn(digits)) found = i;
    if (end - start < MIN_GROUP) break;
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
