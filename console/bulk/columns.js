/** @import { Job, Member } from './jobs.js' */
/** @import { JsonObject } from '../types.ts' */
import { numberText } from '../dom/words.js';

/**
 * Returns the values of a row's call, or why it cannot be sent: one bad row would have its whole batch refused.
 *
 * @param {Job} job
 * @param {readonly string[]} row
 * @param {Readonly<Record<string, number>>} columns the column of each member; -1 for none
 * @returns {{ values: JsonObject } | { fault: string }}
 */
export function rowValues(job, row, columns) {
  /** @type {Record<string, string>} */
  const values = {};
  for (const { name, label, isRequired, max, form } of job.members) {
    const text = (row[columns[name] ?? -1] ?? '').trim();
    if (text === '') {
      if (isRequired) return { fault: `${label} is blank` };
      continue;
    }
    if (form !== undefined && !form.test(text)) return { fault: `${label} is not two letters` };
    if (text.length > max && Array.from(text).length > max)
      return { fault: `${label} is longer than ${numberText(max)} characters` };
    values[name] = text;
  }
  return { values };
}

/** Returns the most likely column of a member, by its heading; -1 if there is none. @param {Member} member @param {readonly string[]} header */
export function guessedColumn({ guesses, isRequired }, header) {
  const folded = header.map((text) => text.trim().toLowerCase());
  const found = guesses.map((guess) => folded.indexOf(guess)).find((at) => at !== -1);
  if (found !== undefined) return found;
  const near = folded.findIndex((text) => guesses.some((guess) => text.includes(guess)));
  return near === -1 && isRequired ? 0 : near;
}
