import type { Line } from '../../pages/pages.ts';

const UNITS = (
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen ' +
  'nineteen'
).split(' ');
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SMALL: ReadonlyMap<string, number> = new Map([
  ...UNITS.map((word, i): [string, number] => [word, i]),
  ...TENS.map((word, i): [string, number] => [word, 20 + 10 * i]),
]);
const LARGE: ReadonlyMap<string, number> = new Map([
  ['thousand', 1e3],
  ['lakh', 1e5],
  ['million', 1e6],
  ['crore', 1e7],
]);

/** Signs that a line's number words are an amount. */
const OF_MONEY = /\b(?:in words|only|dollars|ringgit|rupees|euros?|pounds|francs)\b/iu;
const MAX_LINE = 300;

/** Returns the whole currency units of the amounts that a document writes in English words. */
export function amountsInWords(lines: readonly Line[]): number[] {
  return lines.flatMap(({ text }) => (text.length <= MAX_LINE && OF_MONEY.test(text) ? (numberIn(text) ?? []) : []));
}

/** Returns the first number of two or more words in a text, without hundredths. */
function numberIn(text: string): number | undefined {
  let [sum, group, words] = [0, 0, 0];
  for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
    const [small, large] = [SMALL.get(word), LARGE.get(word)];
    if (small !== undefined) group += small;
    else if (word === 'hundred') group *= 100;
    else if (large !== undefined) [sum, group] = [sum + group * large, 0];
    else if (words > 1 && word !== 'and') break;
    else if (word === 'and' && words > 0) continue;
    else {
      [sum, group, words] = [0, 0, 0];
      continue;
    }
    words += 1;
  }
  return words > 1 ? sum + group : undefined;
}
