import { isCity } from '../../../city-names.ts';
import { isPostalCode, isRegion, isStreet, mayBeTown, placeAtEnd, placeOf, withoutCode } from '../role-places.ts';
import { COUNTRY_CODES } from '../words/place-names.ts';

/** What is around a text that may say where somebody lives: a label or the tagger, other contact details, or nothing. */
export type Surroundings = 'introduced' | 'beside contacts' | 'alone';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Whether letters are the code of any country; behind an unknown town only some of them are read as one. */
const isAnyCountry = (code: string): boolean => /^[A-Z]{2}$/.test(code) && COUNTRIES.of(code) !== undefined;

/** The most parts of a place without its street: town, region, country. */
const MAX_PARTS = 3;

/**
 * Reads a text that says where somebody lives, without street and postal code: "74 Quarry Row, Trieste, Friuli, IT". By itself it is only one if
 * its region is known, or it is a larger city with a country. Beside contact details a larger city may stand alone or with any region, and any town
 * with its country; what is introduced as a place may be any town. Undefined if the text says something else.
 */
export function homePlace(text: string, around: Surroundings): string | undefined {
  const known = placeOf(text);
  if (known?.isFull) return known.text;
  const parts = text.includes(',') ? partsOf(text) : wordsOf(text);
  if (parts && isTold(parts, around)) return parts.join(text.includes(',') ? ', ' : ' ');
  if (around !== 'introduced') return undefined;
  return placeAtEnd(text)?.text ?? (mayBeTown(text) ? text : undefined);
}

/** The town, region and country of a text with commas; undefined if something in it is none. */
function partsOf(text: string): readonly string[] | undefined {
  const printed = text.replace(/,\s*$/, '').split(/, ?/);
  const [first = ''] = printed;
  const own = printed.filter((part, i) => !isPostalCode(part) && !(i === 0 && isStreet(part)));
  const parts = own.map(withoutCode);
  const [town = ''] = parts;
  // A street may end in the town: "19 Quarry Row Truro, Cornwall, GB".
  if (isStreet(first) && !isCity(town) && parts.length < MAX_PARTS) return undefined;
  return parts.length > 0 && parts.length <= MAX_PARTS && parts.every(mayBeTown) ? parts : undefined;
}

/** The same of a text without commas: "Mombasa Coast KE", "Halifax Nova Scotia". */
function wordsOf(text: string): readonly string[] | undefined {
  if (!mayBeTown(text)) return undefined;
  const words = text.split(' ');
  const ends = words.map((_, i) => i + 1);
  const end = ends.findLast((i) => isCity(words.slice(0, i).join(' '))) ?? Math.max(1, words.length - 1);
  const [town, region] = [words.slice(0, end).join(' '), words.slice(end).join(' ')];
  if (region === '' || isRegion(region)) return region === '' ? [town] : [town, region];
  const [code = '', ...between] = words.slice(end).toReversed();
  return isAnyCountry(code) ? [town, ...between.toReversed(), code] : undefined;
}

function isTold([town = '', ...regions]: readonly string[], around: Surroundings): boolean {
  const last = regions.at(-1) ?? '';
  if (around === 'alone')
    return isCity(town) && regions.length > 0 && regions.every((part) => isRegion(part) || isAnyCountry(part));
  if (around === 'beside contacts') return isCity(town) || COUNTRY_CODES.has(last) || isRegion(last);
  return true;
}
