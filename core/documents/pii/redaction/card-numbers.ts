import type { Place } from '../../../quotes/locate.ts';

const MIN_DIGITS = 13;
const MAX_DIGITS = 19;

/** The shortest group before the last: cards are written in groups of four, five or six. */
const MIN_GROUP = 4;

/** Four groups of four, and the rest. */
const MAX_GROUPS = 5;

/** Digits after this are not a card: a decimal point, or a code that mixes letters and digits. */
const WITHIN_A_CODE = /(?:\d\.|\d[A-Z]{1,12})$/;

/** The longest match of it. */
const MAX_BEGINNING = 13;

/** Words before numbers of devices and parcels. Those of devices have the check digit of a card, and long ones contain it by chance. */
const OF_THINGS = /\b(?:imei|meid|iccid|tracking|usps)(?: ?(?:no\.?|number|id|code))?(?: is)? ?[:=#]? ?$/i;
const MAX_ANNOUNCED = 30;

/**
 * Finds card numbers: 13 to 19 digits with a valid check digit (ISO/IEC 7812-1, annex B). The digits are unbroken, or in groups of at
 * least four (the last of any length) separated by up to three spaces, hyphens or underscores, or in groups of exactly four separated
 * by dots or slashes. Among overlapping candidates, the set that covers the most digits wins.
 */
export function cardNumbers(text: string): Place[] {
  const banks = bankNumbers(text);
  return cardsIn(text).filter(({ start, end }) => !banks.some((bank) => bank.start < end && bank.end > start));
}

/** An IBAN (ISO 13616): a country code, two check digits and up to 30 letters and digits, often in groups of four. */
const BANK_NUMBER = /(?<![A-Za-z0-9])[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){2,7}(?: ?[A-Z0-9]{1,3})?(?![A-Za-z0-9])/g;

/** Finds IBANs: the check digits are valid, or the word IBAN comes before. */
export function bankNumbers(text: string): Place[] {
  return [...text.matchAll(BANK_NUMBER)].flatMap(({ 0: found, index }) => {
    const plain = found.replaceAll(' ', '');
    const isOne = isAnnounced(text, index) || remainder97(plain) === 1;
    return isOne ? [{ start: index, end: index + found.length }] : [];
  });
}

function isAnnounced(text: string, at: number): boolean {
  return /\biban\b[^A-Za-z0-9]{0,8}$/i.test(text.slice(Math.max(0, at - 16), at));
}

/** ISO 7064, MOD 97-10: the first four characters move to the end, letters count as 10 to 35. */
function remainder97(code: string): number {
  let rest = 0;
  for (const sign of code.slice(4) + code.slice(0, 4)) {
    const value = parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

function cardsIn(text: string): Place[] {
  const found: Place[] = [];
  let chain: Place[] = [];
  for (const { 0: digits, index } of text.matchAll(/\d+/g)) {
    const group = { start: index, end: index + digits.length };
    if (!isNext(text, chain.at(-1), group)) {
      found.push(...numbersIn(text, chain));
      chain = [];
    }
    chain.push(group);
  }
  return [...found, ...numbersIn(text, chain)];
}

const SEPARATOR = /^[ \t_-]{1,3}$/;

/** Whether a group of digits continues the one before. */
function isNext(text: string, before: Place | undefined, { start, end }: Place): boolean {
  if (!before || before.end - before.start < MIN_GROUP) return false;
  const between = text.slice(before.end, Math.min(start, before.end + 4));
  // A dot can also be a decimal point.
  if (between === '.' || between === '/') return before.end - before.start === MIN_GROUP && end - start === MIN_GROUP;
  return SEPARATOR.test(between);
}

interface Covering {
  readonly covered: number;
  readonly next: number | undefined;
}

/** The card numbers in a chain of groups that cover the most digits; on a tie, the first ones. */
function numbersIn(text: string, groups: readonly Place[]): Place[] {
  /** Best result from each group on: digits covered, and the group after the card that starts here, if any. */
  const best: Covering[] = groups.map(() => ({ covered: 0, next: undefined }));
  for (let first = groups.length - 1; first >= 0; first--) {
    let chosen: Covering = { covered: best[first + 1]?.covered ?? 0, next: undefined };
    for (const { next, digits } of cardsFrom(text, groups, first)) {
      const covered = digits + (best[next]?.covered ?? 0);
      if (covered >= chosen.covered) chosen = { covered, next };
    }
    best[first] = chosen;
  }
  const found: Place[] = [];
  for (let at = 0; at < groups.length;) {
    const next = best[at]?.next;
    if (next !== undefined) found.push({ start: groups[at]?.start ?? 0, end: groups[next - 1]?.end ?? 0 });
    at = next ?? at + 1;
  }
  return found;
}

/** The card numbers that start at a group, shortest first: the index of the next group and the digit count. */
function cardsFrom(
  text: string,
  groups: readonly Place[],
  first: number,
): { readonly next: number; readonly digits: number }[] {
  const begin = groups[first]?.start ?? 0;
  if (WITHIN_A_CODE.test(text.slice(Math.max(0, begin - MAX_BEGINNING), begin))) return [];
  const chain = groups[0]?.start ?? 0;
  if (OF_THINGS.test(text.slice(Math.max(0, chain - MAX_ANNOUNCED), chain))) return [];
  const found = [];
  let digits = '';
  for (const [i, { start, end }] of groups.slice(first, first + MAX_GROUPS).entries()) {
    if (digits.length + end - start > MAX_DIGITS) break;
    digits += text.slice(start, end);
    if (digits.length >= MIN_DIGITS && passesLuhn(digits)) found.push({ next: first + i + 1, digits: digits.length });
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
