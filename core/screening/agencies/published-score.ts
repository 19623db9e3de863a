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

/** The name that is screened, prepared once for every record of every agency. */
export interface ScreenedParty {
  /** As sent. */
  readonly name: string;
  /** Without words where it cannot be compared: no Latin letter and no digit. */
  readonly query: PreparedQuery;
  /** Folded, its legal forms left on: what a name that was cut is compared with. */
  readonly folded: string;
}

/** Prepares the name that is screened. */
export function screenedName(name: string): ScreenedParty {
  return { name, query: prepareQuery(name), folded: wholeWords(name).join(' ') };
}

/** Every word of a name that counts, legal forms too. */
function wholeWords(name: string): readonly string[] {
  return usualSpelling(stripLegalForms(foldWords(name)).all);
}

/** The highest score of a name that is not published whole: its missing end may differ. */
const MAX_CUT_SCORE = 0.999;

/** How a published name is scored; see `publishedNames`. */
export type PickPublished = (names: readonly string[]) => PickedName;

/**
 * How published names are scored against the one screened: by every reading of each, the closest counts. `cutAt` is the width of a
 * column that cuts names: one of that width is also compared with as much of the name screened, and what the cut went through is no
 * name of its own. Names already scored are remembered: hundreds of records have the same ones.
 */
export function publishedNames({ query, folded }: ScreenedParty, cutAt = Infinity): PickPublished {
  const known = new Map<string, PickedName>();

  function scoreOf(published: string): PickedName {
    // Where the cut left a space at the end, the name is one shorter, and its last word is whole.
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

/** How close a published name is to the one screened, from 0 to 1. */
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
