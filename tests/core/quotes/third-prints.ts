import type { MadePrint } from './made-prints.ts';
import fc from 'fast-check';

/**
 * A third set of spellings, written before the reader was shown any of them: marks in any number and order around an
 * amount, with their meaning tracked, and text next to an amount that withdraws it, bounds it or makes it something
 * other than money.
 */

/** The meaning of a mark for the amount next to it. */
type Says = 'nothing' | 'negative' | 'unreadable' | { readonly currency: string } | { readonly times: number };

type Mark = readonly [text: string, says: Says];

const currency = (code: string): Says => ({ currency: code });

const CURRENCIES: readonly Mark[] = [
  ['EUR', currency('EUR')],
  ['€', currency('EUR')],
  ['Euro', currency('EUR')],
  ['$', currency('USD')],
  ['US$', currency('USD')],
  ['Rp', currency('IDR')],
  ['kr', currency('kr')],
  ['£', currency('GBP')],
  ['GBP', currency('GBP')],
  ['CHF', currency('CHF')],
  ['Ft', currency('HUF')],
  ['RM', currency('MYR')],
  ['ZAR', currency('ZAR')],
];

const BEFORE: readonly Mark[] = [
  ...CURRENCIES,
  ['-', 'negative'],
  ['–', 'negative'],
  ['CR', 'negative'],
  ['DR', 'nothing'],
  ['+', 'nothing'],
  ['*', 'nothing'],
  ['~', 'unreadable'],
  ['±', 'unreadable'],
  ['max', 'unreadable'],
];

const BEHIND: readonly Mark[] = [
  ...CURRENCIES,
  ['-', 'negative'],
  ['CR', 'negative'],
  ['Cr.', 'negative'],
  ['DR', 'nothing'],
  ['*', 'nothing'],
  ['k', { times: 1e3 }],
  ['Mio', { times: 1e6 }],
  ['million', { times: 1e6 }],
  ['bn', { times: 1e9 }],
  ['%', 'unreadable'],
];

const gaps = fc.constantFrom('', '', ' ');

const marks = (from: readonly Mark[]): fc.Arbitrary<readonly (readonly [mark: Mark, gap: string])[]> =>
  fc.array(fc.tuple(fc.constantFrom(...from), gaps), { maxLength: 3 });

const digits = fc
  .record({
    hundredths: fc.integer({ min: 1, max: 99_999_999 }),
    style: fc.constantFrom(['.', ','], [',', '.'], [',', ' '], ['.', '’'], ['.', '']),
  })
  .map(({ hundredths, style: [mark = '.', group = ''] }) => {
    const whole = String(Math.floor(hundredths / 100)).replace(/\B(?=(?:\d{3})+$)/g, group);
    return { text: `${whole}${mark}${String(hundredths % 100).padStart(2, '0')}`, value: hundredths / 100 };
  });

/** What a person reads in a number with these marks: one minus makes it negative, two are unreliable. */
function readWith(value: number, said: readonly Says[]): number {
  const negatives = said.filter((one) => one === 'negative').length;
  const codes = said.flatMap((one) => (typeof one === 'object' && 'currency' in one ? [one.currency] : []));
  const times = said.flatMap((one) => (typeof one === 'object' && 'times' in one ? [one.times] : []));
  if (said.includes('unreadable') || negatives > 1 || new Set(codes).size > 1 || times.length > 1) return NaN;
  return Number(((negatives === 1 ? -1 : 1) * value * (times[0] ?? 1)).toPrecision(12));
}

/** Signs, currencies, scales and brackets in any order, attached or separated. */
const ordered: fc.Arbitrary<MadePrint> = fc
  .record({
    digits,
    before: marks(BEFORE),
    behind: marks(BEHIND),
    bracket: fc.constantFrom('', '', '', '()', '(', ')', '[]'),
    bracketAt: fc.nat({ max: 3 }),
  })
  .map(({ digits: { text, value }, before, behind, bracket, bracketAt }) => {
    const left = before.map(([[mark], gap]) => mark + gap);
    const right = behind.map(([[mark], gap]) => gap + mark);
    const [open = '', close = ''] =
      bracket.length === 2 ? [bracket[0], bracket[1]] : bracket === ')' ? ['', ')'] : [bracket, ''];
    left.splice(Math.min(bracketAt, left.length), 0, open);
    right.splice(Math.max(0, right.length - bracketAt), 0, close);
    const said = [...before, ...behind].map(([[, says]]) => says);
    const ofBracket: Says[] = bracket === '()' ? ['negative'] : bracket.length === 1 ? ['unreadable'] : [];
    return {
      text: `${left.join('')}${text}${right.join('')}`,
      value: readWith(value, [...said, ...ofBracket]),
      isAmount: true,
      isPlain: false,
    };
  });

/** `#` is the amount, `V` another one; neither is what is charged. */
const NO_AMOUNT = [
  '# VOID',
  '# (void)',
  'VOID #',
  '# CANCELLED',
  '# cancelled',
  '#  Deleted',
  '# reversed',
  '# REFUNDED',
  '# not charged',
  '# waived',
  '# disputed',
  '# n/a',
  '# TBC',
  '# estimated',
  '# (estimate)',
  '# storniert',
  'STORNO #',
  '# annulé',
  '# anulado',
  'from #',
  'From: #',
  'up to #',
  'min. #',
  'at least #',
  'over #',
  'under #',
  'ab #',
  'bis #',
  '# or more',
  '# to V',
  '#-V',
  '# – V',
  '#/V',
  '# (V)',
  '# = V USD',
  '# + V',
  '# plus V',
  '# less V',
  '# x V',
  '# EUR V USD',
  '#; V',
  '#, V',
  '#~V',
  '# in credit',
  '# owed to you',
  '# Haben',
  '# zu Ihren Gunsten',
  '# Gutschrift',
  'credit of #',
  '# remise',
  '# overpaid',
] as const;

/** Measures: numbers, but not money. */
const MEASURES = [
  '# kg',
  '# km',
  '# h',
  '# hrs',
  '# hours',
  '# lbs',
  '# m²',
  '# kWh',
  '# GB',
  '# min',
  '# pcs',
  '# °C',
  '# pts',
  '# miles',
  '# units',
  '# days',
  '# nights',
  '# litres',
] as const;

const words: fc.Arbitrary<MadePrint> = fc
  .record({
    digits,
    other: digits,
    pattern: fc.constantFrom(...NO_AMOUNT, ...MEASURES),
    sign: fc.constantFrom('', '', '$', '€ ', 'USD '),
  })
  .map(({ digits: { text }, other, pattern, sign }) => ({
    text: pattern
      .replace('#', () => sign + text)
      .replace('V', () => (/V( |$|\))/.test(pattern) ? sign + other.text : 'V')),
    value: NaN,
    isAmount: !/[ \-/~(]V/.test(pattern) && !(MEASURES as readonly string[]).includes(pattern),
    isPlain: false,
  }));

/** Digits in unusual spellings: `W` is the whole part, `C` the hundredths. */
const SPELLINGS = [
  ['W . C', 'none'],
  ['W .C', 'none'],
  ['W. C', 'none'],
  ['W,C.', 'both'],
  ['W.C.', 'both'],
  ['W.C,', 'both'],
  ['W.C;', 'both'],
  ['W.C!', 'both'],
  ['W’C', 'none'],
  ['W"C', 'none'],
  ['W.C-', 'negative'],
  ['W,-', 'whole'],
  ['W,--', 'whole'],
  ['W.–', 'whole'],
  ['W.00', 'whole'],
  ['W.C0', 'both'],
  ['W.C00', 'both'],
  ['W.C0000', 'both'],
  ['000W.C', 'both'],
  ['W.Co', 'none'],
  ['W.CO', 'none'],
  ['O.C', 'none'],
  ['W.Cl', 'none'],
  ['iW.C', 'none'],
  ['W,O00.C', 'none'],
  ['W.C|', 'both'],
  ['|W.C', 'both'],
  ['W/C', 'none'],
  ['W-C', 'none'],
  ['W:C', 'none'],
  ['W C/100', 'both'],
  ['W & C/100', 'both'],
  ['W dollars C', 'none'],
  ['W dollars and C cents', 'none'],
  ['$W C¢', 'none'],
  ['W€C', 'none'],
  ['W$C', 'none'],
  ['W kr C', 'none'],
  ['W.Ce', 'none'],
  ['W.C×2', 'two'],
  ['2×W.C', 'two'],
  ['W.C@2', 'two'],
  ['@W.C', 'two'],
  ['#W.C', 'none'],
  ['No. W.C', 'none'],
  ['W.C?', 'none'],
  ['?W.C', 'none'],
  ['W.C…', 'none'],
  ['…W.C', 'both'],
  ['W.C...', 'none'],
  ['_W.C_', 'both'],
  ['W.C*', 'both'],
  ['W.C †', 'both'],
  ['W.C¹', 'none'],
] as const;

function readAs(of: string, both: number, whole: number): number {
  if (of === 'whole') return whole;
  return of === 'both' ? both : of === 'negative' ? -both : NaN;
}

const spelled: fc.Arbitrary<MadePrint> = fc
  .record({
    whole: fc.integer({ min: 2, max: 999 }),
    cents: fc.integer({ min: 10, max: 99 }),
    spelling: fc.constantFrom(...SPELLINGS),
  })
  .map(({ whole, cents, spelling: [spelling, of] }) => ({
    text: spelling.replace('W', String(whole)).replace('C', String(cents)),
    value: readAs(of, Number(`${whole}.${cents}`), whole),
    isAmount: of !== 'two',
    isPlain: false,
  }));

/** Print in spellings that neither of the other two sets has. */
export const thirdPrints: fc.Arbitrary<MadePrint> = fc.oneof(
  { arbitrary: ordered, weight: 4 },
  { arbitrary: words, weight: 3 },
  { arbitrary: spelled, weight: 2 },
);
