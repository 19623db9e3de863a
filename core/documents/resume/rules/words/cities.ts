import { plainName } from '../../../../names/accents.ts';
import { largerCities } from '../../../city-names.ts';
import { namesIn } from './lists.ts';

/** Large cities by the names they have where they are, or had, if the list has another one: without accents, and the country (ISO 3166-1). */
const OWN_NAMES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  namesIn(
    `munchen DE, nurnberg DE, wien AT, praha CZ, warszawa PL, wrocław PL, łodz PL, lisboa PT, roma IT, milano IT, torino IT,
    napoli IT, firenze IT, genova IT, venezia IT, padova IT, bruxelles BE, brussel BE, antwerpen BE, gent BE, brugge BE, den haag NL, geneve CH, københavn DK,
    tromsø NO, bucuresti RO, beograd RS, moskva RU, bangalore IN, bombay IN, calcutta IN, madras IN, gurgaon IN, kiev UA`,
  ).map((one) => [one.slice(0, -3), new Set([one.slice(-2)])]),
);

/** Returns the countries that have a larger city of this name (ISO 3166-1); empty if none has. */
export function countriesOfCity(name: string): ReadonlySet<string> {
  const plain = plainName(name);
  return largerCities().get(plain) ?? OWN_NAMES.get(plain) ?? new Set();
}

/** Whether a text is the name of a larger city, also as it is called there. */
export function isLargerCity(name: string): boolean {
  return countriesOfCity(name).size > 0;
}
