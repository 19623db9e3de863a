import { isLetter } from '../names/fold.ts';
import { preparedFromText, queryOfWords, type PreparedName, type PreparedQuery } from '../names/prepared-name.ts';
import { compareNames, POSSIBLE_SCORE } from '../names/score.ts';
import type { ComparedRecord } from './copies/listed-record.ts';

/** The readings of a record, each ready to be held against many names. */
export type RecordReach = readonly PreparedQuery[];

/** Prepares the readings of a record's names. */
export function reachOf({ names }: ComparedRecord): RecordReach {
  return names.flat().map(({ words }) => queryOfWords(words));
}

/**
 * Whether a prepared name may score with a record at all. It answers by the record's readings in the place of the query, since
 * preparing those once is cheaper than preparing the names of a hundred thousand parties: closeness and shared words are the
 * same either way round, and what a listed name contains is looked at besides. Names with single letters, which the register
 * compares in a way of its own, always may.
 */
export function mayScore(readings: RecordReach, text: string): boolean {
  const name = preparedFromText(text);
  if (name.words.some(isLetter)) return true;
  return readings.some(
    (reading) =>
      reading.words.some(isLetter) || compareNames(reading, name).score >= POSSIBLE_SCORE || isContained(name, reading),
  );
}

function isContained({ words }: PreparedName, { wordSet }: PreparedQuery): boolean {
  return words.length >= 2 && words.every((word) => wordSet.has(word));
}
