import type { PreparedQuery } from '../../../names/prepared-name.ts';
import { nameReadings } from '../../../names/readings.ts';
import { candidateTerms } from '../register/register-candidates.ts';
import { squeezed } from '../register/register-copy.ts';
import type { CslRecord } from './csl-record.ts';
import { comparedEntry, type ComparedEntry } from '../../matching.ts';

/** The full download kept between requests: the records that may be screened, with what is needed to search them. */
export interface ListCopy {
  readonly entries: readonly CopyEntry[];
  /** Number of unreadable records in the download. */
  readonly unread: number;
}

/** A record with its names prepared for comparison and search. */
export interface CopyEntry {
  readonly compared: ComparedEntry<CslRecord>;
  /** The folded readings of its names without spaces, each followed by a line end. */
  readonly squeezed: string;
}

/** Prepares a record. */
export function copyEntry(record: CslRecord): CopyEntry {
  const texts = [record.name, ...record.aliases].flatMap(nameReadings).map((reading) => `${squeezed(reading)}\n`);
  return { compared: comparedEntry(record), squeezed: texts.join('') };
}

/** A searched name, as sent and as compared. */
export interface SearchedName {
  readonly name: string;
  readonly query: PreparedQuery;
}

/**
 * Searches the copy, selecting records like the register's: those with a name or alias that contains a query word of
 * three or more characters, or the whole query if it has none. A misspelling in every longer word finds nothing.
 */
export function searchCopy({ entries }: ListCopy, { name, query }: SearchedName): ComparedEntry<CslRecord>[] {
  const terms = candidateTerms(name, query.words);
  return entries.filter((entry) => terms.some((term) => entry.squeezed.includes(term))).map(({ compared }) => compared);
}
