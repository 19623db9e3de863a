import { plainSigns } from './plain-signs.ts';

/** In UTF-16 units: several numbers with their labels are far shorter. */
const MAX_LENGTH = 200;

/** The shortest numbers that are still one's own have seven digits; E.164 ends at fifteen. */
const DIGITS = { min: 7, max: 15 };

/** A number and its extension; what stands between two digits is at most four signs. */
const NUMBER =
  /(?<![\p{L}\d])(?<main>\+?(?:\d|\(\+?\d)(?:[ ()./+-]{0,4}\d){0,30})\)?(?:[ ,;]{0,3}(?:extension|ext|extn|x|#)[ .:]{0,2}(?<extension>\d{1,6}))?(?![\p{L}\d])/giu;

interface PhoneNumber {
  readonly digits: string;
  readonly extension: string;
  readonly isInternational: boolean;
}

/**
 * Whether quoted characters print the phone number that a value is: the same digits in the same order, however they are
 * spaced. A `+` has to be printed too, unless the digits begin with North America's 1. The extension may be left out, and so
 * may the `(0)` after a country code. Letters for digits state none.
 */
export function statesPhone(quote: string, value: string): boolean {
  if (quote.length > MAX_LENGTH || value.length > MAX_LENGTH) return false;
  const wanted = phoneNumbers(value);
  const [one] = wanted;
  if (!one || wanted.length > 1) return false;
  return phoneNumbers(quote).some((printed) => isSame(printed, one));
}

function phoneNumbers(text: string): PhoneNumber[] {
  const found: PhoneNumber[] = [];
  for (const { groups = {} } of plainSigns(text).matchAll(NUMBER)) {
    const main = groups['main'] ?? '';
    const extension = groups['extension'] ?? '';
    const isInternational = /^\(?\+/.test(main);
    // A slash parts two numbers, or an area code from the rest.
    const parts = main.includes('/') ? [main, ...main.split('/')] : [main];
    for (const part of isInternational ? [...parts, main.replace('(0)', '')] : parts) {
      const digits = part.replace(/\D/g, '');
      if (digits.length < DIGITS.min || digits.length > DIGITS.max) continue;
      found.push({ digits, extension, isInternational: /^[ (]{0,2}\+/.test(part) });
    }
  }
  return found;
}

function isSame(printed: PhoneNumber, wanted: PhoneNumber): boolean {
  if (printed.digits !== wanted.digits) return false;
  if (wanted.extension !== '' && wanted.extension !== printed.extension) return false;
  const isNorthAmerican = printed.digits.length === 11 && printed.digits.startsWith('1');
  return printed.isInternational || !wanted.isInternational || isNorthAmerican;
}
