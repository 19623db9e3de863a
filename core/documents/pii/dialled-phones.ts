import type { Place } from '../../quotes/locate.ts';

/** The country codes of the world (ITU-T E.164). */
const COUNTRY =
  '(?:1|7|2[07]|3[0123469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|2[1-69]\\d|3[578]\\d|42[013]|50\\d|59\\d|6[789]\\d|8[05]\\d|88[0168]|9[679]\\d)';

/** A number from abroad in two or more groups, with slashes too: `+43/1/555 01 88`, `0040-21-555-0133`. */
const FROM_ABROAD = new RegExp(
  String.raw`(?<![\p{L}\p{N}+./-])(?:\+|00)${COUNTRY}(?:[ ./()-]{1,3}\d{1,8}){2,6}(?![\p{L}\p{N}]|[./-]\d)`,
  'gu',
);
/** The digits of a number from abroad. */
const [LEAST_ABROAD, MOST_ABROAD] = [10, 15];

const LINE_END = /(?<=[\d)])[ \t]{0,8}\n[ \t]{0,8}(?=\(?\d)/g;
/** The part of a number that ends a line, with the leading zero or the plus sign. */
const BEGINNING = /(?<![\p{L}\p{N}./-])(?:\+|\(?0)\d[\d ()./-]{0,20}$/u;
/** The part that begins the next one. A wide gap behind it is of a table. */
const END = /^\d{3,8}(?:[ .-]\d{2,8}){0,3}(?![\p{L}\p{N}]|[ .:/-]\d|\t| {2,20}\S)/u;
const MAX_PART = 30;

/** British groupings, whole: the same form is found within a line. */
const BRITISH = /^\(?0(?:\d{4}\)? \d{6}|\d{4}\)? \d{3} \d{3}|\d{3}\)? \d{3} \d{4}|\d{2}\)? \d{4} \d{4})$/;
/** A number with a country code and fewer digits than this goes on. */
const LEAST_WHOLE = 10;

/** Finds phone numbers from abroad in any grouping, and British ones and those from abroad that are wrapped at a line end. Linear. */
export function dialledPhones(text: string): Place[] {
  const inLines = [...text.matchAll(FROM_ABROAD)].flatMap(({ 0: found, index }) =>
    isFromAbroad(found) ? [{ start: index, end: index + found.length }] : [],
  );
  const wrapped = [...text.matchAll(LINE_END)].flatMap(({ 0: gap, index }): Place[] => {
    const next = index + gap.length;
    const [before = ''] = BEGINNING.exec(text.slice(Math.max(0, index - MAX_PART), index)) ?? [];
    const [after = ''] = END.exec(text.slice(next, next + MAX_PART)) ?? [];
    const isOne = BRITISH.test(`${before} ${after}`) || (isBegun(before) && isFromAbroad(`${before} ${after}`));
    return isOne ? [{ start: index - before.length, end: next + after.length }] : [];
  });
  return [...inLines, ...wrapped];
}

const CODE = new RegExp(`^(?:\\+|00)${COUNTRY}`);

function isFromAbroad(written: string): boolean {
  const digits = digitsOf(written);
  return CODE.test(written) && digits >= LEAST_ABROAD && digits <= MOST_ABROAD;
}

function isBegun(written: string): boolean {
  return digitsOf(written) < LEAST_WHOLE;
}

/** The number of digits, without the prefix `00`. */
function digitsOf(written: string): number {
  return written.replace(/^00|\D/g, '').length;
}
