import type { Entry } from '../entries.ts';
import { organisationScore, SURE } from '../row-features.ts';
import { isUnit } from '../words/units.ts';
import { wordsOf } from '../words/phrases.ts';
import type { Candidate } from './candidates.ts';
import { rowOf } from './second-roles.ts';

/** More names than an employer and its town are those of several employers, unless their words say so of fewer. */
const MAX_NAMES = 2;

/** Titles or employers that are stacked up: several of them before one date, and none at another. Which is whose is lost. */
export interface StackedNames {
  readonly has: (one: Candidate | undefined) => boolean;
  /** Whether some of them are employers. */
  readonly areEmployers: boolean;
}

/** Finds the stacked names of a section's entries. */
export function stackedNames(entries: readonly Entry[], whole: readonly (readonly Candidate[])[]): StackedNames {
  // On a printed page, places show what belongs together.
  const isCopied = entries[0]?.header[0]?.row.source === 'text';
  const dates = entries.flatMap(({ period }) => (period ? [(period.begins ?? period).start] : []));
  // Between the same dates, whichever of their entries they were given to.
  const placeOf = ({ start }: Candidate): number => dates.filter((date) => date < start).length;
  const stackedOf = (names: typeof whole, isStack: (own: readonly Candidate[]) => boolean): Set<number> => {
    if (!isCopied || names.every(({ length }) => length > 0)) return new Set();
    const byPlace = Map.groupBy(names.flat(), placeOf);
    return new Set([...byPlace].flatMap(([place, own]) => (isStack(own) ? [place] : [])));
  };
  const titles = stackedOf(
    whole.map((own) => firstOfRows(own.filter(isTitle))),
    (own) => own.length > 1,
  );
  const employers = stackedOf(
    whole.map((own) => own.filter((one) => !isTitle(one))),
    (own) => own.length > MAX_NAMES || employersIn(own) > 1,
  );
  return {
    has: (one) => one !== undefined && (isTitle(one) ? titles : employers).has(placeOf(one)),
    areEmployers: employers.size > 0,
  };
}

/** Titles in one row are of one role: "Assistant Manager | Sales Associate". */
function firstOfRows(titles: readonly Candidate[]): Candidate[] {
  return titles.filter((one, i) => titles.findIndex((other) => rowOf(other) === rowOf(one)) === i);
}

/** Counts the names of employers. "Marlow Bank" below "Marlow Group" is a part of it, and so is a department. */
function employersIn(own: readonly Candidate[]): number {
  const known = own.filter(({ text }) => organisationScore(text) >= SURE && !isUnit(text));
  return new Set(known.map(({ text }) => wordsOf(text)[0])).size;
}

function isTitle({ title }: Candidate): boolean {
  return title >= SURE;
}
