import fc from 'fast-check';

/** A printed amount as a person sees it. */
export interface MadePrint {
  readonly text: string;
  /** What a person reads in the whole of it. */
  readonly value: number;
  /** Whether it is an amount, and not a rate, date or code. */
  readonly isAmount: boolean;
  /** Whether any reader should read it, because its spelling is ordinary. */
  readonly isPlain: boolean;
}

/** Decimal mark and grouping. */
const MARKS = [
  ['.', ','],
  [',', '.'],
  ['.', ' '],
  [',', '\u00a0'],
  [',', '\u202f'],
  [',', '\u2009'],
  ['.', "'"],
  ['.', '’'],
  ['.', ''],
  [',', ''],
] as const;

/** Before and after the digits; `S` marks the place of a sign between the currency and the digits. */
const CURRENCIES = [
  '#',
  '$#',
  '$ #',
  '#€',
  '# €',
  'USD #',
  'USD#',
  '# USD',
  '#USD',
  'RM#',
  'RM #',
  'EUR #',
  '£#',
  'HK$#',
  'Rs. #',
  'CHF #',
  '# kr',
] as const;

/** `A` is the amount with its currency, `D` its digits; a person reads all of these as negative. */
const NEAR_SIGNS = ['-#', '- #', '−#', '–#', '(#)', '( #)', '(# )', '( # )', '#-', '# -', '#−'] as const;
const FAR_SIGNS = [
  ...NEAR_SIGNS,
  '# CR',
  '#CR',
  '#Cr',
  '# (CR)',
  '#(CR)',
  'CR #',
  '#  CR',
  '#   -',
  '-  #',
  '(  #  )',
  '(#  )',
  'minus #',
] as const;

const PLAIN_SIGNS: readonly string[] = ['-#', '−#', '–#', '(#)', '( # )', '#-', '# CR', '#CR', 'CR #'];

/** The whole part, grouped by threes or in the Indian style. */
function grouped(whole: string, { group, isIndian }: { group: string; isIndian: boolean }): string {
  return isIndian && group === ','
    ? whole.replace(/\B(?=(?:\d{2})*\d{3}$)/g, group)
    : whole.replace(/\B(?=(?:\d{3})+$)/g, group);
}

const digits = fc.record({
  hundredths: fc.oneof(
    fc.integer({ min: 1, max: 99_999 }),
    fc.integer({ min: 100_000, max: 10 ** 9 }),
    fc.integer({ min: 1, max: 99_999 }).map((whole) => whole * 100),
  ),
  marks: fc.constantFrom(...MARKS),
  isIndian: fc.boolean(),
});

function written({
  hundredths,
  marks: [mark, group],
  isIndian,
}: {
  hundredths: number;
  marks: readonly [string, string];
  isIndian: boolean;
}): string {
  const whole = grouped(String(Math.floor(hundredths / 100)), { group, isIndian });
  return `${whole}${mark}${String(hundredths % 100).padStart(2, '0')}`;
}

function around(pattern: string, inner: string): string {
  return pattern.replace('#', () => inner);
}

/** Every spelling of sign, currency, grouping and spacing of an amount with two decimals. */
export const signedPrints: fc.Arbitrary<MadePrint> = fc
  .record({
    made: digits,
    currency: fc.constantFrom(...CURRENCIES),
    near: fc.option(fc.constantFrom(...NEAR_SIGNS), { freq: 2 }),
    far: fc.option(fc.constantFrom(...FAR_SIGNS), { freq: 2 }),
  })
  .filter(({ near, far }) => near === null || far === null)
  .map(({ made, currency, near, far }) => ({
    text: around(far ?? '#', around(currency, around(near ?? '#', written(made)))),
    value: (near ?? far) === null ? made.hundredths / 100 : 0 - made.hundredths / 100,
    isAmount: true,
    isPlain: (near === null || PLAIN_SIGNS.includes(near)) && (far === null || PLAIN_SIGNS.includes(far)),
  }));

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  0: ['O', 'o', 'Q', 'D'],
  1: ['l', 'I', 'i'],
  5: ['S', 's'],
  8: ['B'],
  2: ['Z'],
  6: ['G'],
  9: ['g', 'q'],
};

/** Amounts with letters printed or recognised in place of digits. */
const misread: fc.Arbitrary<MadePrint> = fc
  .record({
    made: digits,
    currency: fc.constantFrom(...CURRENCIES),
    at: fc.nat(),
    which: fc.nat(),
    isAll: fc.boolean(),
  })
  .map(({ made, currency, at, which, isAll }) => {
    const text = written(made);
    const places = Array.from(text).flatMap((sign, i) => (sign in LETTERS ? [i] : []));
    const chosen = places[at % Math.max(1, places.length)];
    const changed = Array.from(text)
      .map((sign, i) => {
        const letters = LETTERS[sign];
        return letters && (i === chosen || (isAll && sign === text[chosen ?? 0]))
          ? (letters[which % letters.length] ?? sign)
          : sign;
      })
      .join('');
    return { text: around(currency, changed), value: made.hundredths / 100, isAmount: true, isPlain: false };
  })
  // Letters that make up a currency are valid: RMB, BS, BD, BOB, ZL.
  .filter(({ text }) => !/rmb|b[sd]|bob|zl/i.test(text));

/** What scales the preceding number, and by how much. */
const SCALES = [
  [' million', 1e6],
  [' Million', 1e6],
  ['M', 1e6],
  [' M', 1e6],
  ['k', 1e3],
  ['K', 1e3],
  [' thousand', 1e3],
  [' bn', 1e9],
  [' cents', 0.01],
  ['¢', 0.01],
  [' dozen', 12],
  [' lakh', 1e5],
  ['½', NaN],
  [' ½', NaN],
  [' 1/2', NaN],
  [' 3/4', NaN],
  ['+', NaN],
] as const;

const scaled: fc.Arbitrary<MadePrint> = fc
  .record({
    whole: fc.integer({ min: 2, max: 999 }),
    scale: fc.constantFrom(...SCALES),
    mark: fc.constantFrom('', '$', '€', 'RM '),
  })
  .map(({ whole, scale: [scale, factor], mark }) => ({
    text: `${mark}${whole}${scale}`,
    value: Number.isNaN(factor) ? NaN : Number((whole * factor).toPrecision(12)),
    isAmount: true,
    isPlain: false,
  }));

/** Digits separated by spaces, as wide type and OCR leave them. */
const setApart: fc.Arbitrary<MadePrint> = fc
  .record({
    made: digits,
    places: fc.array(fc.nat({ max: 12 }), { minLength: 1, maxLength: 3 }),
    currency: fc.constantFrom('#', '$#', 'RM #'),
  })
  .map(({ made: { hundredths }, places, currency }) => {
    const text = (hundredths / 100).toFixed(2);
    const cuts = new Set(places.map((place) => 1 + (place % (text.length - 1))));
    const spaced = Array.from(text)
      .map((sign, i) => (cuts.has(i) ? ' ' : '') + sign)
      .join('');
    return { text: around(currency, spaced), value: hundredths / 100, isAmount: true, isPlain: false };
  });

/** Rates, dates, times and codes: not amounts, whatever their digits. */
const others: fc.Arbitrary<MadePrint> = fc
  .record({
    pattern: fc.constantFrom(
      '#%',
      '# %',
      '(#%)',
      '#/08/2017',
      '2017-08-#',
      '#:45',
      'A-#',
      'No.#',
      '#-pack',
      '#th',
      'AB#',
      '15.08.20#',
    ),
    number: fc.integer({ min: 10, max: 28 }),
  })
  .map(({ pattern, number }) => ({
    text: around(pattern, String(number)),
    value: NaN,
    isAmount: false,
    isPlain: false,
  }));

/** Every kind of print, with what a person reads in it. */
export const madePrints: fc.Arbitrary<MadePrint> = fc.oneof(
  { arbitrary: signedPrints, weight: 6 },
  { arbitrary: misread, weight: 2 },
  { arbitrary: scaled, weight: 1 },
  { arbitrary: setApart, weight: 1 },
  { arbitrary: others, weight: 1 },
);
