import { foldWords, MAX_NAME_LENGTH } from './fold.ts';

/** Who a closing clause covers and how it is joined to the name; a lone comma joins only what begins like a clause. */
const DEPENDENT = String.raw`(?:subsidiar(?:y|ies)|affiliates?|(?:affiliated|related) (?:entit(?:y|ies)|companies)|sub-?\s?units?|successors?|branches)`;
const DETERMINER = '(?:any|all|each|its|their)';
const JOIN = String.raw`(?:(?:[,;] ?| ?\b|(?= ?&) ?)(?:and|or|&|plus|including|together with|along with|as well as) |[,;] ?(?=${DETERMINER} ))`;

/**
 * "and any successor, sub-unit, or subsidiary thereof", "and its eight subsidiaries, which include A and B": others
 * that an entry covers.
 */
export const DEPENDENTS_TAIL = new RegExp(
  String.raw`${JOIN}(?:${DETERMINER} (?:[\w'’-]{1,40} ){0,5}?${DEPENDENT}\b|(?:subordinate|affiliated|related) (?:entit(?:y|ies)|companies)\b|subsidiaries(?: thereof)?$)`,
  'gi',
);

/** Words with which a tail says what it covers; anything else in it is the name of a dependent. */
export const DEPENDENCE_WORDS: ReadonlySet<string> = new Set(
  (
    'and or plus along together with as well any all its their the of other which that is are include includes including namely thereof related successor successors sub subunit subunits ' +
    'unit units subsidiary subsidiaries affiliate affiliates affiliated subordinate entity entities company companies branch branches'
  ).split(' '),
);

/** Returns a name copied from a list without closing clauses that name nobody; unchanged if it has nothing else. */
export function withoutClosingClauses(name: string): string {
  const [tail] = name.slice(0, MAX_NAME_LENGTH).matchAll(DEPENDENTS_TAIL);
  if (!tail || tail.index === 0) return name;
  const namesNobody = foldWords(name.slice(tail.index)).every((word) => DEPENDENCE_WORDS.has(word));
  return namesNobody ? name.slice(0, tail.index) : name;
}
