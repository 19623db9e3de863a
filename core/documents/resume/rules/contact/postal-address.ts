import { isRegion, mayBeTown } from '../role-places.ts';
import { countriesOfCity, isLargerCity } from '../words/cities.ts';
import { NO_PLACE } from '../words/place-names.ts';
import { countriesOfCode, countryNamed, countryOfLetters, POSTAL_CODE } from '../words/postal-codes.ts';
import { isHouseWithNumber, isStreetWithNumber } from '../words/street-words.ts';

/** What speaks for a text that may say where somebody lives: a label, the tagger, other contact details around it, or nothing. */
export type Surroundings = 'introduced' | 'tagged' | 'beside contacts' | 'alone';

/** What is before an address. */
export interface Before {
  /** The nearest text, which may be its street. */
  readonly before: string;
  /** Whether the nearest text that is no street is the person's own. An address below anything else may be an employer's or a recipient's. */
  readonly isOwn: boolean;
}

/** Also what says that a text is a place. */
export interface AroundAddress extends Before {
  readonly by: Surroundings;
}

const PARTS = /, ?| [-\u2013] (?!\d)/;
const MAX_PARTS = 7;
const MAX = 160;

/** "Lindenweg 5 10115 Berlin", "D-10115 Berlin", "20121 Milano (MI)", "110 00 Praha 1". */
const CODE_FIRST = new RegExp(
  `^(?:(?<street>.{4,60}?) )?(?:(?<letters>[A-Z]{1,3})-)?(?<code>${POSTAL_CODE}) (?<town>\\p{L}[^\\d()]{1,40}?(?: \\([\\p{L} .-]{2,30}\\))?)(?: (?:[Cc]edex|CEDEX))?(?: \\d{1,2})?$`,
  'u',
);

/** "Pune - 411 001", "Karnataka 560001", "LV-1011". */
const CODE_LAST = new RegExp(`^(?:(\\p{L}[^\\d]{1,40}?)(?: | ?[-\u2013] ?))??(?:([A-Z]{2})-)?(${POSTAL_CODE})$`, 'u');

/** A code that may be a year. */
const YEAR = /^(?:19|20)\d\d$/;

/** Countries that write codes of four digits behind the town, where others write them before: "5000 Melbourne" is a count. */
const BEHIND: ReadonlySet<string> = new Set(['AU', 'BD', 'NZ', 'ZA']);

/** A postal code and what is around it, as printed. */
interface Coded {
  readonly code: string;
  /** Whether the code is before the town. */
  readonly isFirst: boolean;
  /** Letters of the country before the code; empty if there are none. */
  readonly letters: string;
  /** Streets, houses and districts. */
  readonly leading: readonly string[];
  readonly town: string;
  /** Regions and the country, or the street. */
  readonly behind: readonly string[];
}

/**
 * Returns the town, region and country of an address with a postal code, without the rest: "Lindenweg 5, 10115 Berlin, Germany" is "Berlin, Germany".
 * The code must have the form of the country, which is named or has a larger city of this name; with a street or a label, any town may have any code.
 * Undefined for other texts, and below something that is not the person's own, unless a label says that it is.
 */
export function townOfAddress(text: string, { before, isOwn, by }: AroundAddress): string | undefined {
  const coded = codedOf(text);
  if (!coded || (!isOwn && by !== 'introduced')) return undefined;
  const { code, isFirst, letters, leading, town, behind } = coded;
  const name = town.replace(/ \(.*/, '');
  const isCountry = (isRegion(name) || countryNamed(name) !== undefined) && !isLargerCity(name);
  if (!mayBeTown(name) || isCountry || NO_PLACE.has(name.toLowerCase())) return undefined;

  // "1053 Budapest, Kossuth utca 6, 2. em."
  const regions = behind.some(isStreetWithNumber) ? behind.filter((one) => !/\d/.test(one)) : behind;
  const ofCity = countriesOfCity(name);
  const namedBy = (one: string): string[] => {
    const country = countryNamed(one);
    // Two letters are a state's too: "Boston, MA", "Recife, PE".
    return country !== undefined && (one.length > 2 || ofCity.has(country)) ? [country] : [];
  };
  const named = [...(letters === '' ? [] : [letters]), ...regions.flatMap(namedBy)];
  const countries = countriesOfCode(code);
  const isCity = !ofCity.isDisjointFrom(
    isFirst ? countries.difference(BEHIND) : /^\d{4}$/.test(code) ? countries.intersection(BEHIND) : countries,
  );
  const mayBeRegion = (one: string): boolean => mayBeTown(one) || isRegion(one) || countryNamed(one) !== undefined;
  if (!regions.every(mayBeRegion) || !named.every((country) => countries.has(country))) return undefined;

  // A country tells a street that no word does: "Brīvības iela 46, Riga, LV-1011".
  const isBelowStreet = isStreetWithNumber(before) || (isCity && isHouseWithNumber(before));
  const isNumbered =
    isStreetWithNumber(leading.join(' ')) ||
    (isCity && isHouseWithNumber(leading.join(' '))) ||
    (named.length > 0 && /\d/.test(leading.at(-1) ?? ''));
  const hasStreet = isBelowStreet || behind.some(isStreetWithNumber) || (isNumbered && /\d/.test(leading[0] ?? ''));
  // Before a town without a street may be a district, or an employer: "Siemens, 80333 München".
  const isInRegion = named.length > 0 || regions.some(isRegion);
  const isDistrict = leading.every(mayBeTown) && (by === 'introduced' || (isCity && isInRegion));
  const isWhole = leading.length === 0 || isBelowStreet || (isNumbered && /\d/.test(leading[0] ?? '')) || isDistrict;
  if (leading.some((one) => /: /.test(one)) || !isWhole) return undefined;

  const isTold = by === 'introduced' || isCity || named.length > 0;
  const isYear = YEAR.test(code) && !(hasStreet && (isCity || named.length > 0));
  return !isYear && (hasStreet || isTold) ? [town, ...regions].join(', ') : undefined;
}

/** Whether a text has what may be a postal code next to a word. */
export function hasPostalCode(text: string): boolean {
  return codedOf(text) !== undefined;
}

function codedOf(text: string): Coded | undefined {
  const parts = text.length > MAX ? [] : text.split(PARTS);
  if (parts.length > MAX_PARTS) return undefined;
  for (const [i, part] of parts.entries()) {
    const [above, behind] = [parts.slice(0, i), parts.slice(i + 1)];
    const last = CODE_LAST.exec(part);
    // "House No. 1123"
    if (last && !isStreetWithNumber(part) && !isHouseWithNumber(part)) return codeBehindTown(last, above, behind);
    const { street, letters, code, town = '' } = CODE_FIRST.exec(part)?.groups ?? {};
    if (code !== undefined) {
      const leading = street === undefined ? above : [...above, street];
      return { code, isFirst: true, letters: countryOfLetters(letters ?? ''), leading, town, behind };
    }
  }
  return undefined;
}

/** "12 MG Road, Bengaluru, Karnataka 560001", "Melbourne VIC 3000", "Recife, Brasil, 50030-230". */
function codeBehindTown(
  [, before, letters = '', code = '']: RegExpExecArray,
  above: readonly string[],
  behind: readonly string[],
): Coded | undefined {
  const parts = before === undefined ? above : [...above, before];
  const country = parts.slice(-1).filter((one) => countriesOfCode(code).has(countryNamed(one) ?? ''));
  const places = parts.slice(0, parts.length - country.length);
  const [last = '', second] = places.toReversed();
  const [, town = last, state] = /^(.{2,40}) ([A-Z]{2,3})$/.exec(last) ?? [];
  const around = { code, isFirst: false, letters: countryOfLetters(letters) };
  const ends = [...country, ...behind];
  if (state !== undefined && isRegion(state) && isLargerCity(town))
    return { ...around, leading: places.slice(0, -1), town, behind: [state, ...ends] };
  // "Boston, Phone 555014" names no region.
  const mayBeRegion = isRegion(last) || before === undefined || ends.length > 0;
  if (second !== undefined && !isLargerCity(last) && (isLargerCity(second) ? mayBeRegion : isRegion(last)))
    return { ...around, leading: places.slice(0, -2), town: second, behind: [last, ...ends] };
  // Of two small towns, the second may be the first one's region.
  if (second !== undefined && !isLargerCity(last) && mayBeTown(second)) return undefined;
  return { ...around, leading: places.slice(0, -1), town: last, behind: ends };
}
