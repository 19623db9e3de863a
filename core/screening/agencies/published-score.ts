import { foldWords } from '../../names/fold.ts';
import { nameOfWords, prepareName, prepareQuery, queryOfWords, type PreparedQuery } from '../../names/prepared-name.ts';
import { compareNames } from '../../names/score.ts';
import { namePieces } from './name-pieces.ts';

/** The name that is screened, prepared once for every record of every agency. */
export interface ScreenedName {
  /** As sent. */
  readonly name: string;
  /** Without words where it cannot be compared: no Latin letter and no digit. */
  readonly query: PreparedQuery;
  /** Folded, its legal forms left on: what a name that was cut is compared with. */
  readonly folded: string;
}

/** Prepares the name that is screened. */
export function screenedName(name: string): ScreenedName {
  return { name, query: prepareQuery(name), folded: foldWords(name).join(' ') };
}

/** The highest score of a name that is not published whole: nobody can say that the missing end is the same. */
const CUT_MOST = 0.999;

/**
 * How close a published name is to the one screened, from 0 to 1: as it stands, or by a name inside it, whichever is closer.
 * `cutAt` is the width of a column that cuts names: one of that width is also compared with as much of the name screened,
 * and what the cut went through is no name of its own.
 */
export function scorePublished(screened: ScreenedName, published: string, cutAt = Infinity): number {
  const isCut = published.length >= cutAt;
  // Where the cut left a space at the end, the name comes one shorter, and its last word is whole.
  const mayBeCut = published.length >= cutAt - 1;
  const pieces = namePieces(published);
  const whole = isCut ? pieces.filter((piece) => !published.trimEnd().endsWith(piece)) : pieces;
  const scores = [published, ...whole].map((name) => compareNames(screened.query, prepareName(name)).score);
  return Math.max(...scores, mayBeCut ? scoreCut(screened, published) : 0);
}

function scoreCut({ folded }: ScreenedName, published: string): number {
  const words = foldWords(published);
  const { length } = words.join(' ');
  if (length === 0 || folded.length <= length) return 0;
  const asMuch = queryOfWords(folded.slice(0, length).trimEnd().split(' '));
  return Math.min(compareNames(asMuch, nameOfWords(words)).score, CUT_MOST);
}
