import type { PlacedWord } from '../placed-page.ts';

/** Two full dates without a space between them. */
const TWO_DAYS = /^((?:\d{1,2}([/-])\d{1,2}\2)(20\d\d))((?:\d{1,2}\2\d{1,2}\2)(20\d\d))$/;

/** The gap inserted between the two dates, as a share of their height taken from each, so that they are not read as one word. */
const APART = 0.25;

/**
 * Splits the start and end dates of a period that were read as one word because they are printed so close together. They are exactly one year apart;
 * they would not be if one had lost a character to the other.
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
