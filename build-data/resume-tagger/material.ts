import { COUNTRIES } from '../../core/documents/pii/countries.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { COUNTRY_CODES } from '../../core/documents/resume/rules/words/place-names.ts';
import { SURNAMES } from '../../core/documents/resume/rules/words/title-words.ts';
import { largerCities } from '../../core/documents/city-names.ts';

/** What names are made of. */
export interface Material {
  readonly given: readonly string[];
  readonly surnames: readonly string[];
  readonly ordinary: readonly string[];
  readonly firms: readonly string[];
  /** Larger cities, and countries and their letters behind them. */
  readonly cities: readonly string[];
  readonly countries: readonly string[];
  readonly codes: readonly string[];
}

/** The words of the lexicon as names are made of them. */
export function materialOf({ givenNames, surnames, ordinaryWords }: Lexicon, firms: readonly string[]): Material {
  const isName = (word: string): boolean => /^\p{L}{3,11}$/u.test(word);
  const of = [...surnames].filter(isName);
  return {
    given: [...givenNames].filter(isName),
    // Names that are occupations too are common ones.
    surnames: [...of, ...Array.from({ length: 8 }, () => [...SURNAMES]).flat()],
    ordinary: [...ordinaryWords].filter((word) => /^[a-z]{4,9}$/.test(word)),
    firms,
    // Half of them, so that the tagger learns what being listed means, and not the names.
    cities: [...largerCities().keys()].filter((_, i) => i % 2 === 0).map(inCapitals),
    countries: [...COUNTRIES].map(inCapitals),
    codes: [...COUNTRY_CODES],
  };
}

/** The name of a city or country with capitals: "Vina del Mar". */
function inCapitals(name: string): string {
  return name.replaceAll(
    /(?<![\p{L}'])(?!(?:de|del|da|do|dos|di|la|le|el|y|of|on|upon|nad|e)(?!\p{L}))\p{L}/gu,
    (letter) => letter.toUpperCase(),
  );
}
