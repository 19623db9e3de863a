import type { PlacedWord } from '../placed-page.ts';

/** Two days in full without a space between them. */
const TWO_DAYS = /^((?:\d{1,2}([/-])\d{1,2}\2)(20\d\d))((?:\d{1,2}\2\d{1,2}\2)(20\d\d))$/;

/** Two words are as far apart, in heights of them, so that nobody takes them for one: half of it is taken from either. */
const APART = 0.25;

/**
 * The day that a period begins and the one that it ends, where they are printed so near to each other that they were read as one word. They are a year apart to the
 * day: had one of them lost a sign to the other, they would not be.
 */
export function daysApart(word: PlacedWord): readonly PlacedWord[] {
  const [, first = '', , begins = '', second = '', ends = ''] = TWO_DAYS.exec(word.text) ?? [];
  const isYear = first.slice(0, -4) === second.slice(0, -4) && Number(ends) === Number(begins) + 1;
  if (first === '' || !isYear) return [word];
  const { left, right, top, bottom } = word.box;
  const [middle, apart] = [(left + right) / 2, APART * (bottom - top)];
  return [
    { ...word, text: first, box: { ...word.box, right: middle - apart } },
    { ...word, text: second, box: { ...word.box, left: middle + apart } },
  ];
}
