import { plainSigns } from './plain-signs.ts';

/** In UTF-16 units: several numbers with their labels are far shorter. */
const MAX_LENGTH = 200;

/** The shortest numbers that reach someone by themselves have seven digits; E.164 ends at fifteen. */
const DIGITS = { min: 7, max: 15 };

/** A number and its extension. Two digits have four signs at most between them, or one raised dot; letters against it may be digits read wrong. */
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
 * Whether quoted characters print the phone number that a value is: the same digits in the same order, however they are
 * spaced. A `+` has to be printed too, unless the digits are eleven and begin with North America's 1, which may also be left
 * out. So may the extension, and the `(0)` after a country code. Letters for digits state none, and a value that has anything beside
 * one number is none.
 */
export function statesPhone(quote: string, value: string): boolean {
  const [wanted] = phoneNumbers(value);
  // What stands beside the number would be served with it, and no digits speak for words.
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

/** A slash parts two numbers, or an area code from the rest; a trunk zero is not dialled after a country code. */
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
