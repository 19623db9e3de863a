import { isChemical, isClassWord, isGeneric, isIntangible } from './plain-words.ts';
import type { ReadText } from './read-words.ts';

// Two words of another language make a text foreign if they are a fourth of it; a single one only if all others are
// unknown.
const FOREIGN_SHARE = 0.25;
const MIN_FOREIGN = 2;
const MIN_CLASS_WORDS = 2;

/** Whether a text is mostly English and at least one of its words names goods. */
export function isClassifiable({ stems, surface, headNoun, unread }: ReadText): boolean {
  const { ordinary, unknown, foreign } = unread;
  const all = stems.length + ordinary + unknown;
  if (stems.length + ordinary < unknown || isIntangible(headNoun)) return false;
  if (foreign >= MIN_FOREIGN && foreign >= FOREIGN_SHARE * all) return false;
  if (foreign >= 1 && foreign + unknown >= all / 2) return false;
  if (stems.some((stem, i) => isChemical(stem) || !(isGeneric(stem) || isGeneric(surface[i] ?? '')))) return true;
  return new Set(stems.filter(isClassWord)).size >= MIN_CLASS_WORDS;
}
