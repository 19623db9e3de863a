import type { Place } from '../../../quotes/locate.ts';

/** Groups of digits that one space or up to two signs separate, with a plus sign or parenthesis before them. A slash may stand between the groups of one number and between two numbers. */
const NUMBER =
  /(?:\+ ?|\(\+? ?)?\d{1,19}(?:(?: ?[-.()]{1,2} ?| )\d{1,19}){0,9}(?: ?\/ ?\d{1,19}(?:(?: ?[-.()]{1,2} ?| )\d{1,19}){0,9})?/y;
const EXTENSION = / ?(?:x|ext\.?) ?\d{1,6}(?![\p{L}\d])/iuy;
/** What continues a number or makes another thing of it: `12.5`, not `12,5`, which may be two cells. */
const CONTINUES = /^(?:\p{L}|[.:/-]?\d)/u;

const [LEAST_PHONE, MOST_PHONE] = [7, 15];
/** A number before a slash with this many digits is whole. */
const WHOLE_BEFORE_SLASH = 7;

/** A phone number: the place, and whether its form shows that it is one. */
export interface PhoneValue extends Place {
  readonly isDialled: boolean;
}

/** Reads a phone number of 7 to 15 digits in any grouping. Dates, decimal numbers and dotted addresses of computers are none. */
export function phoneAt(text: string, at: number): PhoneValue | undefined {
  NUMBER.lastIndex = at;
  const whole = NUMBER.exec(text)?.[0];
  if (whole === undefined) return undefined;
  const [before = ''] = whole.split(/ ?\//, 1);
  const written = single(digitsOf(before).length >= WHOLE_BEFORE_SLASH ? before : whole);
  const digits = digitsOf(written).length;
  const end = at + written.length;
  if (digits < LEAST_PHONE || isOtherForm(written)) return undefined;
  if (written.length === whole.length && CONTINUES.test(text.slice(end, end + 2)) && !hasExtension(text, end))
    return undefined;
  return { start: at, end: hasExtension(text, end) ? EXTENSION.lastIndex : end, isDialled: isDialled(written) };
}

/** A number of at most 15 digits; the first of two whose groups are alike: `0412 555 019 0412 555 018`. */
function single(written: string): string {
  if (digitsOf(written).length <= MOST_PHONE) return written;
  const groups = [...written.matchAll(/\d+/g)];
  const half = groups.length / 2;
  const areTwo = groups.every(({ 0: group }, i) => i < half || group.length === groups[i - half]?.[0].length);
  const last = groups[half - 1];
  return areTwo && last ? written.slice(0, last.index + last[0].length) : '';
}

function hasExtension(text: string, at: number): boolean {
  EXTENSION.lastIndex = at;
  return EXTENSION.test(text);
}

/** Whether digits and signs have the form of a date, an amount with decimals, or the address of a computer. */
export function isOtherForm(written: string): boolean {
  return IS_OTHER.test(written);
}

const IS_OTHER = /^(?:\d{4}[-.]\d{1,2}[-.]\d{1,2}|\d{1,2}[-.]\d{1,2}[-.]\d{4}|\d+\.\d{1,2}|(?:\d{1,3}\.){3}\d{1,3})$/;

/** Forms in which numbers are dialled: from abroad or with a leading zero, of at least nine digits, or ten digits of North America. */
const DIALLED = /^[+(0]/;
const NORTH_AMERICAN = /^1?[2-9]\d{2}[2-9]\d{6}$/;
const LEAST_DIALLED = 9;

function isDialled(written: string): boolean {
  const digits = digitsOf(written);
  return (DIALLED.test(written) && digits.length >= LEAST_DIALLED) || NORTH_AMERICAN.test(digits);
}

function digitsOf(written: string): string {
  return written.replace(/\D/g, '');
}

const SSN = /\d{3}[ .-]?\d{2}[ .-]?\d{4}/y;
const CARD = /\d(?:[ -]?\d){11,18}/y;

/** Reads the nine digits of a Social Security number. */
export function ssnAt(text: string, at: number): Place | undefined {
  return wholeAt(text, at, SSN);
}

/** Reads 12 to 19 digits of a card. */
export function cardAt(text: string, at: number): Place | undefined {
  return wholeAt(text, at, CARD);
}

/** Postcodes of Great Britain, Canada, the Netherlands, and those of digits: United States, most of Europe, Poland, Portugal, Brazil, Japan. */
const POSTCODE =
  /(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d|\d{4} ?[A-Z]{2}(?![A-Z])|\d{5}-\d{3,4}|\d{2}-\d{3}|\d{3} \d{2}|\d{3}-\d{4}|\d{4}-\d{3}|\d{4,6})/iy;

/** Reads a postcode. */
export function postcodeAt(text: string, at: number): Place | undefined {
  return wholeAt(text, at, POSTCODE);
}

function wholeAt(text: string, at: number, pattern: RegExp): Place | undefined {
  pattern.lastIndex = at;
  if (!pattern.test(text) || CONTINUES.test(text.slice(pattern.lastIndex, pattern.lastIndex + 2))) return undefined;
  return { start: at, end: pattern.lastIndex };
}
