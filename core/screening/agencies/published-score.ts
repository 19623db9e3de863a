import { foldWords } from '../../names/fold.ts';
import {
  nameOfWords,
  prepareName,
  prepareQuery,
  queryOfWords,
  type PreparedName,
  type PreparedQuery,
} from '../../names/prepared-name.ts';
import { nameReadings, preparedReadings } from '../../names/readings.ts';
import { compareNames, type Comparison } from '../../names/score.ts';
import { usualSpelling } from '../../names/spellings.ts';
import { stripLegalForms } from '../../names/strip-legal-forms.ts';
import { NO_NAME, pickName, type PickedName } from '../matching.ts';

/** The screened name, prepared once for all records of all agencies. */
export interface ScreenedParty {
  /** As sent. */
  readonly name: string;
  /** Has no words if it cannot be compared because it has no Latin letter or digit. */
  readonly query: PreparedQuery;
  /** Folded, with legal forms: compared with truncated names. */
  readonly folded: string;
}

/** Prepares the screened name. */
export function screenedName(name: string): ScreenedParty {
  return { name, query: prepareQuery(name), folded: wholeWords(name).join(' ') };
}

/** Returns every word of a name, including legal forms. */
function wholeWords(name: string): readonly string[] {
  return usualSpelling(stripLegalForms(foldWords(name)).all);
}

/** The highest score of a truncated name: its missing end may differ. */
const MAX_CUT_SCORE = 0.999;

/** Scores a published name; see `publishedNames`. */
export type PickPublished = (names: readonly string[]) => PickedName;

/**
 * Creates the scorer of published names: the closest reading counts. `cutAt` is the width of a column that truncates
 * names: a name of that width is also compared with the same length of the screened name, and a word that the cut
 * splits is not compared as such. Scores are cached, because hundreds of records have the same names.
 */
export function publishedNames({ query, folded }: ScreenedParty, cutAt = Infinity): PickPublished {
  const known = new Map<string, PickedName>();

  function scoreOf(published: string): PickedName {
    // If the cut fell on a space, the name is one shorter and its last word is whole.
    const mayBeCut = published.length >= cutAt - 1;
    const picked = pickName(query, [readingsOf(published, cutAt)]);
    const cut = mayBeCut ? compareCut(folded, published) : undefined;
    return cut && cut.score > picked.comparison.score ? { ...picked, comparison: cut } : picked;
  }

  return (names) => {
    let best: PickedName | undefined;
    for (const [at, name] of names.entries()) {
      const picked = known.get(name) ?? scoreOf(name);
      known.set(name, picked);
      if (!best || picked.comparison.score > best.comparison.score) best = { ...picked, at };
    }
    return best ?? NO_NAME;
  };
}

/** How close a published name is to the screened one, from 0 to 1. */
export function scorePublished(screened: ScreenedParty, published: string, cutAt?: number): number {
  return publishedNames(screened, cutAt)([published]).comparison.score;
}

function readingsOf(published: string, cutAt: number): readonly PreparedName[] {
  if (published.length < cutAt) return preparedReadings(published);
  const [whole = published, ...parts] = nameReadings(published);
  const uncut = parts.filter((part) => !published.trimEnd().endsWith(part));
  return [whole, ...uncut].map(prepareName);
}

function compareCut(folded: string, published: string): Comparison | undefined {
  const words = wholeWords(published);
  const { length } = words.join(' ');
  if (length === 0 || folded.length <= length) return undefined;
  const asMuch = queryOfWords(folded.slice(0, length).trimEnd().split(' '));
  const comparison = compareNames(asMuch, nameOfWords(words));
  return { ...comparison, score: Math.min(comparison.score, MAX_CUT_SCORE) };
}
