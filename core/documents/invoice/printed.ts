import { foldText } from '../../quotes/folded-text.ts';
import { locateIn } from '../../quotes/locate.ts';

/**
 * Whether values stand on pages with this text: amounts in any of the usual spellings and without regard to their sign, which
 * may be printed apart; days as numbers; texts as they are, but for white space and case. Null where there is no text.
 */
export function printedIn(pageText: string | null): (value: string | number) => boolean | null {
  if (pageText === null || pageText.trim() === '') return () => null;
  const folded = foldText(pageText);
  const numbers = printedNumbers(pageText);
  return (value) => {
    if (typeof value === 'number') return amountSpellings(value).some((one) => numbers.has(one));
    const day = DAY.exec(value);
    if (day) return daySpellings(day).some((one) => numbers.has(one));
    return locateIn(folded, value) !== undefined;
  };
}

/** Numbers and numeric dates with the marks within them, and numbers whose groups of three are parted by spaces. */
const NUMBERS = [
  /\d{1,20}(?:[.,'\u2019/-]\d{1,20}){0,8}(?: ?%)?/g,
  /(?<![\d.,])\d{1,3}(?:[ \u00a0\u202f]\d{3}){1,5}(?:[.,]\d{1,4})?(?![\d.,]\d|\d)(?: ?%)?/g,
];

/** All numbers of a text as they are printed, but for rates. */
function printedNumbers(text: string): Set<string> {
  return new Set(NUMBERS.flatMap((pattern) => text.match(pattern) ?? []).filter((number) => !number.endsWith('%')));
}

const GROUPS = ['', ',', '.', ' ', '\u00a0', '\u202f', "'", '\u2019'];

/** Decimals that XML states and pages print: as few as the value has, two, or four. */
const PLACES = [0, 1, 2, 3, 4];

function amountSpellings(value: number): string[] {
  const amount = Math.abs(value);
  return PLACES.map((places) => amount.toFixed(places))
    .filter((written) => Number(written) === amount)
    .flatMap((written) => {
      const [whole = '', fraction] = written.split('.');
      const wholes = whole.length > 3 ? GROUPS.map((group) => grouped(whole, group)) : [whole];
      return fraction === undefined ? wholes : wholes.flatMap((one) => [`${one}.${fraction}`, `${one},${fraction}`]);
    });
}

function grouped(whole: string, group: string): string {
  return whole.replace(/\B(?=(?:\d{3})+$)/g, group);
}

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

function daySpellings([, year = '', month = '', day = '']: RegExpExecArray): string[] {
  const short = year.slice(2);
  const [m, d] = [String(Number(month)), String(Number(day))];
  return ['.', '/', '-'].flatMap((mark) =>
    [
      [year, month, day],
      [day, month, year],
      [month, day, year],
      [d, m, year],
      [m, d, year],
      [day, month, short],
      [d, m, short],
    ].map((parts) => parts.join(mark)),
  );
}
