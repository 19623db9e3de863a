import type { Place } from './locate.ts';
import { plainSigns } from './plain-signs.ts';

/** In UTF-16 units: several numbers with their labels are far shorter. */
const MAX_LENGTH = 200;

/** The shortest complete numbers have seven digits; E.164 ends at fifteen. */
const DIGITS = { min: 7, max: 15 };

/**
 * A number and its extension. Two digits are separated by at most four signs, or one raised dot; letters touching it
 * may be misread digits.
 */
const NUMBER =
  /(?<![\p{L}\d+])(?<main>(?:\+|\(\+)?\(?\d(?:(?:[·•∙]|[ ()./-]{0,4})\d){0,30})\)?(?:[ ,;]{0,3}(?:extension|extn|ext|x|#)[ .:]{0,2}(?<extension>\d{1,6}))?(?![\p{L}\d])/giu;

interface PhoneNumber {
  /** With its brackets and its extension. */
  readonly whole: string;
  /** As printed, without the extension. */
  readonly main: string;
  readonly extension: string;
}

/**
 * Whether quoted characters print the phone number of a value: the same digits in the same order, however they are
 * spaced. A `+` must be printed too, unless there are eleven digits starting with North America's 1, which may also be
 * left out. The extension and a `(0)` after a country code may be left out. Letters for digits do not count, and a
 * value must contain nothing besides one number.
 */
export function statesPhone(quote: string, value: string): boolean {
  const [wanted] = phoneNumbers(value);
  // Anything else in the value would be served too, and digits do not support words.
  if (!wanted || wanted.whole !== plainSigns(value).trim()) return false;
  return phoneNumbers(quote).some((printed) => isSame(printed, wanted));
}

function phoneNumbers(text: string): PhoneNumber[] {
  if (text.length > MAX_LENGTH) return [];
  return [...plainSigns(text).matchAll(NUMBER)]
    .map(({ 0: whole, groups }) => ({ whole, main: groups?.['main'] ?? '', extension: groups?.['extension'] ?? '' }))
    .filter(({ main }) => digitsOf(main).length >= DIGITS.min);
}

function isSame(printed: PhoneNumber, wanted: PhoneNumber): boolean {
  if (wanted.extension !== '' && wanted.extension !== printed.extension) return false;
  const digits = digitsOf(wanted.main);
  if (digits.length > DIGITS.max) return false;
  return waysToRead(printed.main).some((main) => {
    const printedDigits = digitsOf(main);
    if (printedDigits === digits) {
      return !isInternational(wanted.main) || isInternational(main) || isNorthAmerican(digits);
    }
    return isNorthAmerican(printedDigits) && printedDigits.slice(1) === digits && !isInternational(wanted.main);
  });
}

/** A slash separates two numbers or an area code; a trunk zero is not dialed after a country code. */
function waysToRead(main: string): string[] {
  const ways = main.includes('/') ? [main, ...main.split('/')] : [main];
  return isInternational(main) && main.includes('(0)') ? [...ways, main.replace('(0)', '')] : ways;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}

function isInternational(main: string): boolean {
  return /^\s?\(?\+/.test(main);
}

function isNorthAmerican(digits: string): boolean {
  return digits.length === 11 && digits.startsWith('1');
}

/** A run of digits and phone number signs before a position, and whatever is in between. */
const RUN_BEFORE = /(?<run>\+?\(?\d[\d ().\u00b7/-]{0,20}?)(?<gap>[ ().\u00b7/-]{0,4})$/u;
const RUN_BEHIND = /^(?<gap>[ ().\u00b7/-]{0,4})\d/u;

/** An international dialing prefix and the country code. */
const DIALLED_ABROAD = /^\(?(?:00|011)/;

/** From this many digits, a number can be dialed throughout North America. */
const WITH_AREA_CODE = 10;

/** In UTF-16 units: a longer run is not part of one number. */
const AROUND = 26;

/**
 * Whether a place in a text does not begin or end inside a phone number: `555-0142` is not whole in `(207) 555-0142`,
 * nor `98765 43210` in `+91 98765 43210`. North America's 1 may be left out, and another number may come before or
 * after.
 */
export function isWholePhone(text: string, place: Place): boolean {
  const quoted = plainSigns(text.slice(place.start, place.end));
  // Signs and spaces at its ends belong to no number and do not separate two.
  const start = place.start + (/^[^\p{L}\p{N}(+]*/u.exec(quoted)?.[0].length ?? 0);
  const end = place.end - (/[^\p{L}\p{N}]*$/u.exec(quoted)?.[0].length ?? 0);
  const quote = plainSigns(text.slice(start, end));
  const before = plainSigns(text.slice(Math.max(0, start - AROUND), start));
  const behind = plainSigns(text.slice(end, end + AROUND));
  const isShort = digitsOf(quote).length < WITH_AREA_CODE;
  const { run = '', gap = '' } = (/^[\d(+]/.test(quote) ? RUN_BEFORE.exec(before)?.groups : undefined) ?? {};
  if (run !== '' && !isOtherBefore({ run, gap, isShort })) return false;
  const { gap: between } = (/\d$/.test(quote) ? RUN_BEHIND.exec(behind)?.groups : undefined) ?? {};
  return between === undefined || (!isShort && /[ /(]/.test(between));
}

/** Whether digits before a number are not part of it. */
function isOtherBefore({
  run,
  gap,
  isShort,
}: {
  readonly run: string;
  readonly gap: string;
  readonly isShort: boolean;
}): boolean {
  const digits = digitsOf(run);
  if (digits === '1' || digits.length >= DIGITS.min) return true;
  return !isInternational(run) && !DIALLED_ABROAD.test(run) && !isShort && /[ /(]/.test(gap);
}
