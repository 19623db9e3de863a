import type { MadePrint } from './made-prints.ts';
import fc from 'fast-check';

/**
 * Spellings written down before the reader was shown any of them, to measure how it handles print that no rule was made
 * for. The other half is in `made-prints.ts`.
 */

const CURRENCIES = [
  '¥#',
  '¥ #',
  'A$#',
  'C$ #',
  'R$ #',
  'US$#',
  'US$ #',
  'NZ$ #',
  'SGD #',
  'SEK #',
  '# SEK',
  '# PLN',
  '# DKK',
  '#EUR',
  'Fr. #',
  'Rp #',
  '# euros',
  '# dollars',
  'INR #/-',
  'Rs #/-',
  '#*',
  '# T',
  '#A',
  '*#',
  '*** #',
  '=#',
  '= #',
  '[#]',
  '# net',
] as const;

const SIGNS = [
  '—#',
  '#—',
  '-  -#',
  '--#',
  '<#>',
  '[-#]',
  '(-#)',
  '{#}',
  '#CR.',
  '# Cr.',
  'Cr. #',
  '# credit',
  '# DR',
  '#DR',
  'DR #',
  '+#',
  '+ #',
  '# refund',
  '#- EUR',
  'EUR -#',
  '-EUR#',
  '($)#',
  '(USD #)',
  'USD(#)',
] as const;

/** What a person reads as negative, if a sign is read at all. */
const NEGATIVE = /—|-|\(#\)|\(USD #\)|CR|Cr|credit|refund|<#>/;

const MARKS = [
  ['.', ','],
  [',', '.'],
  ['.', ' '],
  [',', ' '],
  ['.', '´'],
  ['·', ','],
  ['.', ''],
  ['-', '.'],
  ["'", ','],
] as const;

const body = fc.record({ hundredths: fc.integer({ min: 1, max: 99_999_999 }), marks: fc.constantFrom(...MARKS) });

function written({
  hundredths,
  marks: [mark, group],
}: {
  readonly hundredths: number;
  readonly marks: readonly [string, string];
}): string {
  const whole = String(Math.floor(hundredths / 100)).replace(/\B(?=(?:\d{3})+$)/g, group);
  return `${whole}${mark}${String(hundredths % 100).padStart(2, '0')}`;
}

const signed: fc.Arbitrary<MadePrint> = fc
  .record({
    made: body,
    currency: fc.constantFrom('#', ...CURRENCIES),
    sign: fc.option(fc.constantFrom(...SIGNS), { freq: 2 }),
  })
  .map(({ made, currency, sign }) => {
    const inner = currency.replace('#', () => written(made));
    const isNegative = sign !== null && NEGATIVE.test(sign);
    return {
      text: sign === null ? inner : sign.replace('#', () => inner),
      value: (isNegative ? -1 : 1) * (made.hundredths / 100),
      isAmount: true,
      isPlain: false,
    };
  });

/** `#` is the whole part, `C` the hundredths, with what a person reads. */
const SHAPES = [
  ['# and C/100', 'both'],
  ['# C/100', 'both'],
  ['#.C0', 'both'],
  ['#.C.00', 'none'],
  ['#,C,00', 'none'],
  ['#..C', 'none'],
  ['#.', 'whole'],
  ['#.-', 'whole'],
  ['# only', 'whole'],
  ['# each', 'whole'],
  ['# per month', 'whole'],
  ['# - 999', 'none'],
  ['# to 999', 'none'],
  ['# / 999', 'none'],
  ['# or 999', 'none'],
  ['ca. #', 'none'],
  ['approx. #', 'none'],
  ['max. #', 'none'],
  ['#x2', 'none'],
  ['# x 2', 'none'],
  ['2 x #', 'none'],
  ['#e3', 'none'],
  ['#E+03', 'none'],
  ['#^2', 'none'],
  ['#²', 'none'],
  ['#:C', 'none'],
  ['#h', 'none'],
  ['#pts', 'none'],
  ['#.C%', 'none'],
  ['#_C', 'none'],
  ['#,-C', 'none'],
  ['#\\C', 'none'],
] as const;

/** Numbers in words next to digits, hundredths as fractions, several amounts in place of one. */
const odd: fc.Arbitrary<MadePrint> = fc
  .record({
    whole: fc.integer({ min: 2, max: 999 }),
    cents: fc.integer({ min: 10, max: 99 }),
    shape: fc.constantFrom(...SHAPES),
  })
  .map(({ whole, cents, shape: [shape, of] }) => ({
    text: shape.replace('#', String(whole)).replace('C', String(cents)),
    value: of === 'whole' ? whole : of === 'both' ? whole + cents / 100 : NaN,
    isAmount: of !== 'none',
    isPlain: false,
  }));

/** Print in spellings other than those that rules were made on. */
export const otherPrints: fc.Arbitrary<MadePrint> = fc.oneof(
  { arbitrary: signed, weight: 4 },
  { arbitrary: odd, weight: 1 },
);
