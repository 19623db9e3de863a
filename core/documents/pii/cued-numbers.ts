import type { Place } from '../../quotes/locate.ts';

/** A kind of number recognized by the words next to it or by its grouping, with its digit count. */
interface CuedNumber {
  readonly type: 'PHONE' | 'SSN' | 'CREDIT_CARD';
  readonly pattern: RegExp;
  readonly digits: readonly [least: number, most: number];
}

const GROUPS = String.raw`\d(?:[ \t().-]{0,3}\d){5,18}`;
const END = String.raw`(?![\p{L}\p{N}\p{M}])`;

const NUMBERS: readonly CuedNumber[] = [
  // +44 20 7123 4567 in any context
  {
    type: 'PHONE',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}\p{M}+])(\+[ ]?${GROUPS}(?:[ \t]?(?:x|ext\.?)[ \t]?\d{1,6})?)${END}`,
      'giu',
    ),
    digits: [8, 15],
  },
  {
    type: 'PHONE',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{M}])(?:tele)?(?:phone|tel|t[eé]l[eé]phone|tel[eé]fono?|landline|mobile|mob|cell|fax|desk|office|call(?: me)?(?: at| on)?|text|messages?|whatsapp|answer(?:ing)?|dial|ring|reach(?: me)? at)\b[^\d\n+;!?]{0,25}?\n?[ \t]{0,4}((?:\(?\+)?\(?${GROUPS}(?:[ \t]?(?:x|ext\.?)[ \t]?\d{1,6})?)${END}`,
      'giu',
    ),
    digits: [7, 15],
  },
  {
    type: 'PHONE',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}\p{M}])((?:\+|\(\+?)?${GROUPS})(?=[ \t]{0,2}-?[ \t]{0,2}\(?(?:phone|mobile|mob|cell|fax|office|desk|home)\b)`,
      'giu',
    ),
    digits: [7, 15],
  },
  {
    type: 'PHONE',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{N}\p{M}.-])((?:\(\d{3}\)[ .-]?|\d{3}[ .-])\d{3}[ .-]\d{4}[ \t]?(?:x|ext\.?)[ \t]?\d{1,6})${END}`,
      'giu',
    ),
    digits: [11, 16],
  },
  // 01632 960221, 0161 496 0001 and 020 7946 0018: eleven digits with a leading zero, in the British groupings
  {
    type: 'PHONE',
    pattern:
      /(?<![\p{L}\p{N}\p{M}.-]|\d )(\(?0(?:\d{4}\)? \d{6}|\d{4}\)? \d{3} \d{3}|\d{3}\)? \d{3} \d{4}|\d{2}\)? \d{4} \d{4}))(?![\p{L}\p{N}\p{M}]|[.-]\d| \d)/giu,
    digits: [11, 11],
  },
  {
    type: 'SSN',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{M}])(?:ssn|ss#|social security)\b[^\d\n;!?]{0,25}?\n?[ \t]{0,4}(\d{3}[ .-]?\d{2}[ .-]?\d{4})${END}`,
      'giu',
    ),
    digits: [9, 9],
  },
  {
    type: 'CREDIT_CARD',
    pattern: new RegExp(
      String.raw`(?<![\p{L}\p{M}])(?:card|cc|visa|mastercard|amex|maestro)\b[^\d\n;!?]{0,25}?\n?[ \t]{0,4}(\d(?:[ -]?\d){11,18})${END}`,
      'giu',
    ),
    digits: [12, 19],
  },
];

/** Finds phone, Social Security and card numbers that need a cue: a word next to them, a plus sign, or a British grouping. */
export function cuedNumbers(text: string): (Place & { readonly type: CuedNumber['type'] })[] {
  return NUMBERS.flatMap(({ type, pattern, digits: [least, most] }) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, 1: number = '', index }) => {
      const digits = number.replace(/\D/g, '').length;
      const start = index + found.lastIndexOf(number);
      return digits < least || digits > most ? [] : [{ type, start, end: start + number.length }];
    }),
  );
}
