import { remembered } from './remembered.ts';
import { isDepartment, organisationScore, SURE, titleScore } from './row-features.ts';
import { degreeAt, SCHOOL_WORDS, SUBJECT_WORDS } from './words/degree-words.ts';
import { CITIES, COUNTRY_CODES, HOME_STATES, NO_PLACE, REGIONS, STATE_CODES } from './words/place-names.ts';
import { LEGAL_FORMS } from './words/organisation-words.ts';
import { wordsOf } from './words/phrases.ts';

/** The longest place. */
const MAX = 80;

/** A city: capitalized words with particles between them. */
const CITY =
  /^\p{Lu}[\p{L}\p{M}.'\u2019-]{0,25}(?: (?:(?:de|del|do|la|le|of|the|am|an|im|in der|ob der|sur|on|upon|and) )?(?:[dl]['\u2019])?\p{Lu}[\p{L}\p{M}.'\u2019-]{0,25}){0,3}$/u;

/** A postal code after a region: five digits, or the letters and digits of Canada and Britain. */
const CODE =
  /^(.{1,40}?) (?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2}|(?=United States$))(?: ?(?:[A-Z]{2,3}|United States))?$/;

/** A street, recognized by its number. */
const STREET =
  /^\d{1,6}[a-z]? |(?<=\S )(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|apt|suite|floor|p\.?o\.? box)\b\.?/i;

/** After a state it adds nothing. */
const UNITED_STATES = new Set(['US', 'USA', 'UNITED STATES', 'UNITED STATES OF AMERICA']);

/** A text that is only a place: city and region, and the country if printed. */
export interface NamedPlace {
  /** Without street and postal code. */
  readonly text: string;
  /** Whether a region or country follows the city. */
  readonly isFull: boolean;
}

/** Reads a text that is a place as a whole; undefined if it says anything else. */
export const placeOf = remembered((text: string): NamedPlace | undefined => {
  // "Brooklyn NY 11201"
  const whole = text
    .trim()
    .replace(/ ?\((?:[A-Z]{2,3}|home)\)$/i, '')
    .replace(/(?<=\p{Ll}) (?=[A-Z]{2} \d{5}(?:-\d{4})?$)/u, ', ');
  if (whole === '' || whole.length > MAX) return undefined;
  const folded = fold(whole);
  if (NO_PLACE.has(folded) || CITIES.has(folded) || REGIONS.has(folded)) return { text: whole, isFull: false };
  const remote = /^(.{2,60}?)(?: \(?(?:remote|hybrid|on-?site)\)?|[,/] ?(?:remote|hybrid|on-?site))$/i.exec(whole)?.[1];
  if (remote !== undefined) return placeOf(remote);
  const [first = '', ...rest] = whole
    .split(/, ?/)
    .filter(
      (part, i, all) =>
        !isCode(part, i < all.length - 1 && !isRegion(all[i + 1] ?? '')) && !(i === 0 && STREET.test(part)),
    );
  const regions = rest.map(withoutCode);
  const isRegions = regions.length > 0 && regions.length <= 2 && regions.every(isRegion);
  if (!isRegions) return townBeforeCode(whole);
  if (!CITY.test(first) || titleScore(first) > 0 || isOrganisation(first)) return undefined;
  const [region = '', country] = regions;
  const isHome = country === undefined || UNITED_STATES.has(country.replaceAll('.', '').toUpperCase());
  return { text: [first, region, ...(isHome ? [] : [country])].join(', '), isFull: true };
});

/** A British or Canadian postal code. It says that a town is before it. */
const TOWN_CODE =
  /^(.{2,60}?)[, ] ?(?:[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d)(?:,? (UK|U\.K\.|United Kingdom|England|Scotland|Wales|Northern Ireland|Canada))?$/;

/** Reads a town, and its county if printed, before such a code, without what is before them. */
function townBeforeCode(text: string): NamedPlace | undefined {
  const [, before = '', country] = TOWN_CODE.exec(text) ?? [];
  const parts = before.split(/, ?/);
  const [last = '', above = ''] = parts.toReversed();
  const hasCounty = isRegion(last) && CITY.test(above);
  const town = hasCounty ? above : last;
  if (!CITY.test(town) || titleScore(town) > 0 || isOrganisation(town)) return undefined;
  return {
    text: [town, ...(hasCounty ? [last] : []), ...(country === undefined ? [] : [country])].join(', '),
    isFull: true,
  };
}

/** Whether a word says that a text is an organisation; "Kansas City" is a town. */
function isOrganisation(text: string): boolean {
  return organisationScore(text.replace(/(?<=\p{L} )City$/u, '')) > 0;
}

/** Whether a text may be a town without its region, if something else shows that it is a place. */
export function mayBeTown(text: string): boolean {
  return text.length <= MAX && CITY.test(text) && titleScore(text) <= 0 && !isOrganisation(text);
}

/** A comma between names, but not before a legal form. */
export const COMMA =
  /,\s{1,2}(?!(?:inc|llc|ltd|corp|co|llp|l\.?l\.?c|s\.?a|gmbh|plc|jr|sr|ph\.?d|dds|dmd|cpas?|esq|dvm|pllc|lcsw)(?![-\p{L}]))/giu;

const OF_TOWNS = /\bof (?:technology|management)$|\bstate\b|^suny$/i;

/** Whether a school has several towns, each of which is part of its name: "University of Ohio, Athens". */
export function isOfTowns(school: string): boolean {
  return OF_TOWNS.test(school) || isRegion(/ of ([^,]+)$/.exec(school)?.[1] ?? '');
}

const COUNTRY_NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether a text is two capitals that are the code of a country. Many of them are read as something else: see `COUNTRY_CODES`. */
export function isCountryCode(text: string): boolean {
  return /^[A-Z]{2}$/.test(text) && COUNTRY_NAMES.of(text) !== undefined;
}

/**
 * Removes the towns after names of employers or schools: "Acme Foods, Ashmere". Null if no word of this name, or of another one with a
 * town, shows that the name ends before the comma. Letters that end several names are those of a country: "Acme Foods, Évora, PT".
 */
export function withoutTowns(printed: readonly (string | null)[]): readonly (string | null)[] {
  const byCode = Map.groupBy(printed, (name) => / ([A-Z]{2})$/.exec(name ?? '')?.[1]);
  const isRepeated = (code: string): boolean =>
    (byCode.get(code)?.length ?? 0) > 1 && isCountryCode(code) && !LEGAL_FORMS.has(code.toLowerCase());
  const names = printed.map((name) => {
    const place = name && placeAtEnd(name, isRepeated);
    return place && place.isFull ? name.slice(0, place.start) : name;
  });
  const bare = names.map((name) => name && nameBeforeTown(name));
  const isTold = bare.some((one) => one && namesOrganisation(one));
  return names.map((name, i) => (bare[i] === undefined ? name : isTold ? (bare[i] ?? null) : null));
}

function nameBeforeTown(text: string): string | undefined {
  const comma = [...text.matchAll(COMMA)].at(-1);
  if (!comma) return undefined;
  const [name, town] = [text.slice(0, comma.index), text.slice(comma.index + comma[0].length)];
  return mayBeTown(town) && /\p{Ll}{2}/u.test(town) && !/ and /.test(town) && !isDepartment(town) && !isOfTowns(name)
    ? name
    : undefined;
}

const JOINING = new Set(['of', 'at', 'for', 'in', 'and']);

/** "College Park", "University Heights". */
const BEHIND_KIND = new Set('park station place heights city point grove hill hills corner'.split(' '));

/**
 * Removes the town that a school's name runs into before a comma and a region: "Acme College Duluth, MN". Null if its end is unclear:
 * outside the United States names end in towns too ("King's College London"), unless they end in a subject.
 */
export function schoolBeforeTown(school: string, after: string): string | null {
  const [name = '', behind = ''] = `${school}${/^, .{0,40}/.exec(after)?.[0] ?? ''}`.split(', ');
  const region = withoutCode(behind);
  if (!isRegion(region)) return school;
  const words = name.split(' ');
  const folded = words.map(fold);
  const kind = folded.findLastIndex(
    (word, i) => JOINING.has(word) || (SCHOOL_WORDS.has(word) && !BEHIND_KIND.has(folded[i + 1] ?? '')),
  );
  const isJoined = JOINING.has(folded[kind] ?? '');
  let end = kind + 1;
  while (isJoined && (SUBJECT_WORDS.has(folded[end] ?? '') || JOINING.has(folded[end] ?? ''))) end += 1;
  const isOfSubject = end > kind + 1;
  if (isJoined && !isOfSubject) {
    // "University of Delaware", "University of New Mexico", "University of Tampa".
    const isRegions = (count: number): boolean => REGIONS.has(folded.slice(end, end + count).join(' '));
    end += words.length === end + 1 || isRegions(1) ? 1 : isRegions(2) ? 2 : 0;
  }
  const own = words.slice(0, end).join(' ');
  if (kind === -1) return school;
  if (end === words.length) return name;
  const isTold = HOME_STATES.has(region) || HOME_STATES.has(fold(region)) || (isOfSubject && !OF_TOWNS.test(own));
  return isTold && end > kind + (isJoined ? 1 : 0) && CITY.test(words.slice(end).join(' ')) ? own : null;
}

/** Removes the degree that a school's name runs into: "Acme College B.A."; "Acme College MA" may be in Massachusetts. */
export function schoolBeforeDegree(text: string): string {
  // "High School Diploma"
  if (degreeAt(text) !== '') return text;
  for (const { index } of text.matchAll(/ (?=\p{Lu})/gu)) {
    const [school, degree] = [text.slice(0, index), text.slice(index + 1)];
    if (degreeAt(degree) !== degree || isRegion(degree)) continue;
    if (school.includes(' ') && wordsOf(school).some((word) => SCHOOL_WORDS.has(word))) return school;
  }
  return text;
}

function namesOrganisation(text: string): boolean {
  return organisationScore(text) >= SURE || wordsOf(text).some((word) => SCHOOL_WORDS.has(word));
}

/** A place and where it starts in a text. */
export interface PlaceAtEnd extends NamedPlace {
  readonly start: number;
}

/** Finds the place at the end of a text: "Acme Corp, Denver, CO". `isCountry` knows more letters of countries. */
export function placeAtEnd(text: string, isCountry: (code: string) => boolean = () => false): PlaceAtEnd | undefined {
  if (text.length > 200) return undefined;
  const parts = [...text.matchAll(/, ?/g)];
  for (const comma of parts.slice(-3)) {
    const start = comma.index + comma[0].length;
    const [before, behind] = [text.slice(0, comma.index), text.slice(start)];
    const place = placeOf(behind) ?? townBeforeCountry(behind, { before, isCountry });
    if (place && (place.isFull || parts.at(-1) === comma)) return { ...place, start: comma.index };
  }
  return undefined;
}

/** Reads "Dijon, FR" behind a name. By itself or behind a title it may be a name and letters: "Jane Roe, PT", "Cook, Nimbus, SE". */
function townBeforeCountry(
  text: string,
  { before, isCountry }: { readonly before: string; readonly isCountry: (code: string) => boolean },
): NamedPlace | undefined {
  const [town = '', code = '', ...more] = text.split(', ');
  const isPlace = more.length === 0 && (COUNTRY_CODES.has(code) || isCountry(code)) && mayBeTown(town);
  return isPlace && titleScore(before.split(', ').at(-1) ?? '') <= 0 ? { text, isFull: true } : undefined;
}

/** Returns a region without the postal code behind it. */
export function withoutCode(region: string): string {
  const [, coded] = CODE.exec(region) ?? [];
  const name = coded ?? region;
  // A state and its letters: "California CA".
  const [, full, letters] = /^(.{3,30}) ([A-Z]{2})$/.exec(name) ?? [];
  return full !== undefined && STATE_CODES.has(letters ?? '') && REGIONS.has(fold(full)) ? full : name;
}

/** Whether a text is a postal code of five digits. */
export function isPostalCode(text: string): boolean {
  return isCode(text, false);
}

/** Whether a text is a street with its number, a post box or a part of a house. */
export function isStreet(text: string): boolean {
  return STREET.test(text);
}

/** A postal code by itself or, before a city, after the letters of a state. */
function isCode(text: string, isFollowed: boolean): boolean {
  return (isFollowed ? /^(?:[A-Z]{2} )?\d{5}(?:-\d{4})?$/ : /^\d{5}(?:-\d{4})?$/).test(text);
}

/** Whether a text is a state, a province or a country, in full or abbreviated. */
export function isRegion(text: string): boolean {
  return STATE_CODES.has(text.replaceAll('.', '')) || REGIONS.has(fold(text));
}

function fold(text: string): string {
  return text.toLowerCase().trim();
}
