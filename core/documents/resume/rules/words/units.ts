import { wordsIn } from './lists.ts';
import { wordsOf } from './phrases.ts';

/** What parts of an organisation are called, in front of "of" or at the end. */
const UNITS: ReadonlySet<string> = new Set(
  wordsIn(`department dept division unit office team branch section desk ward directorate`),
);

/** What parts of a school are called in front of "of"; at the end they are schools. */
const OF_SCHOOLS: ReadonlySet<string> = new Set(wordsIn(`school faculty institute college centre center`));

/** Whether a text may be a part of an organisation: "School of Humanities", "Project Management Office". */
export function isUnit(text: string): boolean {
  const words = wordsOf(text);
  const [first = '', second] = words;
  return UNITS.has(words.at(-1) ?? '') || (second === 'of' && (UNITS.has(first) || OF_SCHOOLS.has(first)));
}
