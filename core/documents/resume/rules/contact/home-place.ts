import {
  isCountryCode,
  isPostalCode,
  isRegion,
  isStreet,
  mayBeTown,
  placeAtEnd,
  placeOf,
  withoutCode,
} from '../role-places.ts';
import { organisationScore, SURE } from '../row-features.ts';
import { countriesOfCity, isLargerCity } from '../words/cities.ts';
import { CITIES, HOME_STATES, NO_PLACE } from '../words/place-names.ts';
import { countryNamed } from '../words/postal-codes.ts';
import { townOfAddress, type Before, type Surroundings } from './postal-address.ts';

/** A street with its number behind it. */
const NUMBERED = /^\p{L}.{2,40} \d{1,4} ?[a-z]?$/iu;

/** The most parts of a place without its street: town, region, country. */
const MAX_PARTS = 3;

/**
 * Reads a text that says where somebody lives, without street and postal code: "74 Quarry Row, Trieste, Friuli, IT". It is a town with known regions or
 * countries; beside contact details, a larger city may have any region before these. What is introduced as a place may be any town, and what
 * the tagger takes for one, any town with a known region. Undefined if the text says something else.
 */
export function homePlace(printed: string, by: Surroundings, before: Before = NOTHING_BEFORE): string | undefined {
  const whole = printed
    .replace(/(?:,\s*| \(\p{Ll}[^()]{0,40}\))$/u, '')
    .replace(/^(?:remote|hybrid) \((.+)\)$/i, '$1')
    .replace(/ [-\u2013] (?=[A-Z]{2}(?:,|$))/u, ', ');
  const coded = townOfAddress(whole, { ...before, by });
  if (coded !== undefined) return coded;
  const text = whole.replace(CODE_AT_END, '');
  const known = placeOf(text);
  if (known?.isFull) return by !== 'introduced' && isOfFirm(text, known.text) ? undefined : known.text;
  const parts = text.includes(',') ? partsOf(text) : wordsOf(text);
  if (parts && isTold(parts, by)) return parts.join(text.includes(',') ? ', ' : ' ');
  if (by !== 'introduced' && by !== 'tagged') return undefined;
  const end = placeAtEnd(text);
  // Not the region alone: "Roanoke (US), Virginia".
  if (end) return isRegion(end.text) ? undefined : end.text;
  const town = text.replace(/ \([\p{L} .-]{2,30}\)$/u, '');
  if (by === 'tagged' && SAID_OF_PERSONS.has(town.toLowerCase())) return undefined;
  return mayBeTown(town) && !NO_PLACE.has(town.toLowerCase()) ? text : undefined;
}

const NOTHING_BEFORE: Before = { before: '', isOwn: true };

/** Whether a firm or a school is before the place: "School of Law, Harbor University, Leeds LS2 9JT". */
function isOfFirm(text: string, place: string): boolean {
  const before = text.slice(0, text.lastIndexOf(place.split(', ')[0] ?? ''));
  return before.split(/, ?/).some((part) => !/\d/.test(part) && organisationScore(part) >= SURE);
}

/** Postal codes of India, Brazil, South Africa and Australia behind a place. "Leeds, UK 2019" has a year. */
const CODE_AT_END =
  /(?: ?[-\u2013] ?\d{3} ?\d{3}|,? \d{5}-\d{3}|,? (?!19|20)\d{4}|(?<=Australia|New Zealand|NSW|VIC|QLD|TAS|ACT),? \d{4})$/u;

/** The area of a city: "Greater Boston Area". */
const AREA = /^(?:greater )?(.+?)(?: (?:metropolitan |metro )?area)?$/i;

/** What a city's name also says of a person. */
const SAID_OF_PERSONS = new Set(['male', 'mobile']);

/** Whether a text is nothing but a larger city. Beside contact details, it is where somebody lives. */
export function isCityAlone(text: string): boolean {
  const [, city = ''] = AREA.exec(text) ?? [];
  const isKnown = CITIES.has(text.toLowerCase()) || isLargerCity(city);
  return isKnown && mayBeTown(text) && !SAID_OF_PERSONS.has(text.toLowerCase());
}

/** The town, region and country of a text with commas; undefined if something in it is none. */
function partsOf(text: string): readonly string[] | undefined {
  const printed = text.split(/, ?/);
  const [first = ''] = printed;
  const own = printed.filter((part, i) => !isPostalCode(part) && !(i === 0 && (isStreet(part) || NUMBERED.test(part))));
  const parts = own.map(withoutCode);
  const [town = '', second = ''] = parts;
  // A street may end in the town: "19 Quarry Row Truro, Cornwall, GB".
  if (isStreet(first) && !isLargerCity(town) && parts.length < MAX_PARTS) return undefined;
  if (parts.length === 0 || parts.length > MAX_PARTS || !parts.every(mayBeTown)) return undefined;
  // "Alder, Munich, Germany" begins with an employer or a district, "Berlin, Munich" is a list.
  const isSecondTown = isLargerCity(second) && !isRegion(second) && second !== town;
  return !isSecondTown ? parts : parts.length === MAX_PARTS ? parts.slice(1) : undefined;
}

/** The same of a text without commas: "Mombasa Coast KE", "Halifax Nova Scotia". "Tyler Jordan" is a name. */
function wordsOf(text: string): readonly string[] | undefined {
  if (!mayBeTown(text)) return undefined;
  const words = text.split(' ');
  const ends = words.map((_, i) => i + 1);
  const end = ends.findLast((i) => isLargerCity(words.slice(0, i).join(' '))) ?? words.length;
  const [town, region] = [words.slice(0, end).join(' '), words.slice(end).join(' ')];
  // "Singapore PR" is no town in a state.
  const isElsewhere = HOME_STATES.has(region) && isLargerCity(town) && !countriesOfCity(town).has('US');
  if (isRegion(region) && !isElsewhere && (region.includes(' ') || region === region.toUpperCase()))
    return [town, region];
  const [code = '', ...between] = words.slice(end).toReversed();
  const isCountry = isCountryCode(code) && (!isElsewhere || countriesOfCity(town).has(code));
  return isCountry ? [town, ...between.toReversed(), code] : undefined;
}

const isKnown = (part: string): boolean => isRegion(part) || isCountryCode(part) || countryNamed(part) !== undefined;

function isTold([town = '', ...regions]: readonly string[], by: Surroundings): boolean {
  if (by === 'introduced') return true;
  if (by === 'tagged') return isKnown(regions.at(-1) ?? '');
  const telling = by === 'beside contacts' ? regions.slice(-1) : regions;
  return isLargerCity(town) && telling.length > 0 && telling.every(isKnown);
}
