import { organisationScore, titleScore } from './row-features.ts';
import { CITIES, NO_PLACE, REGIONS, STATE_CODES } from './words/place-names.ts';

/** A place has no more characters. */
const MAX = 80;

/** A city: words that begin with a capital, particles between them. */
const CITY =
  /^\p{Lu}[\p{L}\p{M}.'\u2019-]{0,25}(?: (?:(?:de|del|do|la|le|of|the|am|an|on|upon|and) )?\p{Lu}[\p{L}\p{M}.'\u2019-]{0,25}){0,3}$/u;

/** A postal code behind a region: five digits, or the letters and digits of Canada and Britain. */
const CODE =
  /^(.{1,40}?) (?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z] ?\d[A-Z]\d|[A-Z]{1,2}\d{1,2}[A-Z]? ?\d[A-Z]{2})(?: [A-Z]{2,3})?$/;

/** A street, whose number tells it. */
const STREET =
  /^\d{1,6}[a-z]? |(?<=\S )(?:street|st|avenue|ave|road|rd|lane|ln|drive|dr|boulevard|blvd|way|apt|suite|floor|p\.?o\.? box)\b\.?/i;

/** Behind a state it says nothing more. */
const UNITED_STATES = new Set(['US', 'USA', 'UNITED STATES', 'UNITED STATES OF AMERICA']);

/** What a text that is nothing but a place says: city and region, and a country where it is printed. */
export interface NamedPlace {
  /** Without street and postal code. */
  readonly text: string;
  /** Whether a region or country stands with the city. */
  readonly isFull: boolean;
}

/** The place that a text is, as a whole; undefined where it says anything else. */
export function placeOf(text: string): NamedPlace | undefined {
  const whole = text.trim().replace(/ ?\((?:[A-Z]{2,3}|home)\)$/i, '');
  if (whole === '' || whole.length > MAX) return undefined;
  const folded = fold(whole);
  if (NO_PLACE.has(folded) || CITIES.has(folded) || REGIONS.has(folded)) return { text: whole, isFull: false };
  const remote = /^(.{2,60}?)(?: \(?(?:remote|hybrid|on-?site)\)?|[,/] ?(?:remote|hybrid|on-?site))$/i.exec(whole)?.[1];
  if (remote !== undefined) return placeOf(remote);
  const [first = '', ...rest] = whole
    .split(/, ?/)
    .filter((part, i, all) => !isCode(part, i < all.length - 1) && !(i === 0 && STREET.test(part)));
  const regions = rest.map(withoutCode);
  const isRegions = regions.length > 0 && regions.length <= 2 && regions.every(isRegion);
  if (!isRegions || !CITY.test(first) || titleScore(first) > 0 || organisationScore(first) > 0) return undefined;
  const [region = '', country] = regions;
  const isHome = country === undefined || UNITED_STATES.has(country.replaceAll('.', '').toUpperCase());
  return { text: [first, region, ...(isHome ? [] : [country])].join(', '), isFull: true };
}

/** Whether a text may be a town without its region, where something else says that it is a place. */
export function mayBeTown(text: string): boolean {
  return text.length <= MAX && CITY.test(text) && titleScore(text) <= 0 && organisationScore(text) <= 0;
}

/** The place at the end of a text, behind white space: "Acme Corp, Denver, CO". Its start, where there is one. */
export function placeAtEnd(text: string): { readonly start: number; readonly text: string } | undefined {
  if (text.length > 200) return undefined;
  const parts = [...text.matchAll(/, ?/g)];
  for (const comma of parts.slice(-3)) {
    const start = comma.index + comma[0].length;
    const place = placeOf(text.slice(start));
    if (place && (place.isFull || parts.at(-1) === comma)) return { start: comma.index, text: place.text };
  }
  return undefined;
}

function withoutCode(region: string): string {
  const [, coded] = CODE.exec(region) ?? [];
  const name = coded ?? region;
  // A state and its letters: "California CA".
  const [, full, letters] = /^(.{3,30}) ([A-Z]{2})$/.exec(name) ?? [];
  return full !== undefined && STATE_CODES.has(letters ?? '') && REGIONS.has(fold(full)) ? full : name;
}

/** A postal code by itself or, where a city follows, behind the letters of a state. */
function isCode(text: string, isFollowed: boolean): boolean {
  return (isFollowed ? /^(?:[A-Z]{2} )?\d{5}(?:-\d{4})?$/ : /^\d{5}(?:-\d{4})?$/).test(text);
}

/** Whether a text is a state, a province or a country, by its name or its letters. */
export function isRegion(text: string): boolean {
  return STATE_CODES.has(text.replaceAll('.', '')) || REGIONS.has(fold(text));
}

function fold(text: string): string {
  return text.toLowerCase().trim();
}
