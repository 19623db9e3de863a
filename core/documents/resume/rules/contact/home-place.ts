import { isCity } from '../../../city-names.ts';
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

/** What speaks for a text that may say where somebody lives: a label, the tagger, other contact details around it, or nothing. */
export type Surroundings = 'introduced' | 'tagged' | 'beside contacts' | 'alone';

/** A street with its number behind it. */
const NUMBERED = /^\p{L}.{2,40} \d{1,4} ?[a-z]?$/iu;

/** The most parts of a place without its street: town, region, country. */
const MAX_PARTS = 3;

/**
 * Reads a text that says where somebody lives, without street and postal code: "74 Quarry Row, Trieste, Friuli, IT". It is a town with known regions or
 * countries; beside contact details, a larger city may have any region before these. What is introduced as a place may be any town, and what
 * the tagger takes for one, any town with a known region. Undefined if the text says something else.
 */
export function homePlace(printed: string, around: Surroundings): string | undefined {
  const text = printed.replace(/,\s*$/, '');
  const known = placeOf(text);
  if (known?.isFull) return known.text;
  const parts = text.includes(',') ? partsOf(text) : wordsOf(text);
  if (parts && isTold(parts, around)) return parts.join(text.includes(',') ? ', ' : ' ');
  if (around !== 'introduced' && around !== 'tagged') return undefined;
  const end = placeAtEnd(text);
  // Not the region alone: "Roanoke (US), Virginia".
  if (end) return isRegion(end.text) ? undefined : end.text;
  return mayBeTown(text) ? text : undefined;
}

/** The town, region and country of a text with commas; undefined if something in it is none. */
function partsOf(text: string): readonly string[] | undefined {
  const printed = text.split(/, ?/);
  const [first = ''] = printed;
  const own = printed.filter((part, i) => !isPostalCode(part) && !(i === 0 && (isStreet(part) || NUMBERED.test(part))));
  const parts = own.map(withoutCode);
  const [town = '', second = ''] = parts;
  // A street may end in the town: "19 Quarry Row Truro, Cornwall, GB".
  if (isStreet(first) && !isCity(town) && parts.length < MAX_PARTS) return undefined;
  if (parts.length === 0 || parts.length > MAX_PARTS || !parts.every(mayBeTown)) return undefined;
  // "Alder, Munich, Germany" begins with an employer or a district, "Berlin, Munich" is a list.
  const isSecondTown = isCity(second) && !isRegion(second) && second !== town;
  return !isSecondTown ? parts : parts.length === MAX_PARTS ? parts.slice(1) : undefined;
}

/** The same of a text without commas: "Mombasa Coast KE", "Halifax Nova Scotia". "Tyler Jordan" is a name. */
function wordsOf(text: string): readonly string[] | undefined {
  if (!mayBeTown(text)) return undefined;
  const words = text.split(' ');
  const ends = words.map((_, i) => i + 1);
  const end = ends.findLast((i) => isCity(words.slice(0, i).join(' '))) ?? words.length;
  const [town, region] = [words.slice(0, end).join(' '), words.slice(end).join(' ')];
  if (isRegion(region) && (region.includes(' ') || region === region.toUpperCase())) return [town, region];
  const [code = '', ...between] = words.slice(end).toReversed();
  return isCountryCode(code) ? [town, ...between.toReversed(), code] : undefined;
}

const isKnown = (part: string): boolean => isRegion(part) || isCountryCode(part);

function isTold([town = '', ...regions]: readonly string[], around: Surroundings): boolean {
  if (around === 'introduced') return true;
  if (around === 'tagged') return isKnown(regions.at(-1) ?? '');
  const telling = around === 'beside contacts' ? regions.slice(-1) : regions;
  return isCity(town) && telling.length > 0 && telling.every(isKnown);
}
