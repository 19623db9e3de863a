import type { Random } from '../classifier/random.ts';

const split = (list: string): readonly string[] => list.split('|');

export const MONTHS = split('January|February|March|April|May|June|July|August|September|October|November|December');

/** A date in the given year, in one of the common forms. */
export function date(random: Random, year: number): string {
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const [month, day] = [1 + random.below(12), 1 + random.below(28)];
  const name = MONTHS[month - 1] ?? '';
  const two = (value: number): string => String(value).padStart(2, '0');
  const short = String(year).slice(2);
  return pick([
    `${month}/${day}/${year}`,
    `${two(month)}/${two(day)}/${year}`,
    `${two(day)}/${two(month)}/${year}`,
    `${year}-${two(month)}-${two(day)}`,
    `${two(day)}.${two(month)}.${year}`,
    `${month}/${day}/${short}`,
    `${two(month)}-${two(day)}-${year}`,
    `${name} ${day}, ${year}`,
    `${name} ${day}, ${year}`,
    `${name} ${day} ${year}`,
    `${day} ${name} ${year}`,
    `${day} ${name.slice(0, 3)} ${year}`,
    `${name.slice(0, 3)} ${day}, ${year}`,
    `${two(day)}-${name.slice(0, 3)}-${year}`,
    `${name} ${day}`,
    `${name} ${day}${ordinal(day)}, ${year}`,
    `${day}${ordinal(day)} of ${name} ${year}`,
    `${day}${ordinal(day)} ${name} ${year}`,
    `${year}/${two(month)}/${two(day)}`,
    `${day}.${month}.${year}`,
    `${two(month)}-${two(day)}-${short}`,
    `${name} ${day}${ordinal(day)}`,
  ]);
}

const ORDINALS = split(
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|fourteenth|fifteenth|sixteenth|seventeenth|eighteenth|nineteenth|twentieth|twenty-first|twenty-second|twenty-third|twenty-fourth|twenty-fifth|twenty-sixth|twenty-seventh|twenty-eighth',
);
const TENS = split('twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety');
const ONES = split('one|two|three|four|five|six|seven|eight|nine');

/** A date in words or in eight digits. */
export function rareDate(random: Random, year: number): string {
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const day = 1 + random.below(28);
  const month = random.below(12);
  const name = MONTHS[month] ?? '';
  const two = (value: number): string => String(value).padStart(2, '0');
  const inWords = `nineteen ${pick(TENS)}${random.below(3) === 0 ? '' : `-${pick(ONES)}`}`;
  return pick([
    `the ${ORDINALS[day - 1] ?? ''} of ${name} ${year}`,
    `the ${ORDINALS[day - 1] ?? ''} of ${name}, ${inWords}`,
    `${ORDINALS[day - 1] ?? ''} of ${name}, ${year}`,
    `${name} the ${day}${ordinal(day)}, ${year}`,
    `${name} the ${ORDINALS[day - 1] ?? ''}, ${inWords}`,
    `the ${day}${ordinal(day)} of ${name}, ${year}`,
    `${year}${two(month + 1)}${two(day)}`,
    `${two(day)}${two(month + 1)}${year}`,
    `${two(day)} ${name.slice(0, 3).toUpperCase()} ${year}`,
    `${day}-${name.slice(0, 3)}-${String(year).slice(2)}`,
    `${name.slice(0, 3).toLowerCase()} ${day} ${year}`,
    `${name.slice(0, 3)}. ${day}${ordinal(day)}, ${year}`,
  ]);
}

/** Month names and date separators of other languages. */
const ABROAD: Readonly<Record<string, readonly [months: readonly string[], beforeMonth: string, beforeYear: string]>> =
  {
    fr: [split('janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre'), ' ', ' '],
    de: [split('Januar|Februar|März|April|Mai|Juni|Juli|August|September|Oktober|November|Dezember'), '. ', ' '],
    es: [
      split('enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre'),
      ' de ',
      ' de ',
    ],
    it: [
      split('gennaio|febbraio|marzo|aprile|maggio|giugno|luglio|agosto|settembre|ottobre|novembre|dicembre'),
      ' ',
      ' ',
    ],
    nl: [split('januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december'), ' ', ' '],
    pt: [
      split('janeiro|fevereiro|março|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro'),
      ' de ',
      ' de ',
    ],
  };

/** A date with the month name in a language. Throws for an unknown language. */
export function dateAbroad(language: string, random: Random, year: number): string {
  const known = ABROAD[language];
  if (!known) throw new Error(`There are no months of the language ${language}.`);
  const [months, beforeMonth, beforeYear] = known;
  const day = 1 + random.below(28);
  const written = day === 1 && language === 'fr' ? '1er' : String(day);
  return `${written}${beforeMonth}${months[random.below(months.length)] ?? ''}${beforeYear}${year}`;
}

function ordinal(day: number): string {
  const isTeen = day > 10 && day < 14;
  return (!isTeen && ['', 'st', 'nd', 'rd'][day % 10]) || 'th';
}
