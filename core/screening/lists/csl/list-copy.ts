import type { PreparedQuery } from '../../../names/prepared-name.ts';
import { nameReadings } from '../../../names/readings.ts';
import { candidateTerms } from '../register/register-candidates.ts';
import { squeezed } from '../register/register-copy.ts';
import type { CslRecord } from './csl-record.ts';
import { comparedEntry, type ComparedEntry } from '../../matching.ts';

/** The full download as it is held between requests: the records that may be screened, and what searching them needs. */
export interface ListCopy {
  readonly entries: readonly CopyEntry[];
  /** Records of the download that could not be read. */
  readonly unread: number;
}

/** A record with its names as they are compared and as they are looked through. */
export interface CopyEntry {
  readonly compared: ComparedEntry<CslRecord>;
  /** The readings of its names folded, without spaces, each followed by a line end. */
  readonly squeezed: string;
}

/** Prepares a record for being held. */
export function copyEntry(record: CslRecord): CopyEntry {
  const texts = [record.name, ...record.aliases].flatMap(nameReadings).map((reading) => `${squeezed(reading)}\n`);
  return { compared: comparedEntry(record), squeezed: texts.join('') };
}

/** The name that is searched: as it was sent, and as it is compared. */
export interface SearchedName {
  readonly name: string;
  readonly query: PreparedQuery;
}

/**
 * The records that a search of the copy returns, selected as the register's are: those in whose name, or an alias, a word of
 * the query of three or more characters stands, or the whole query where it has none. A misspelling in every longer word
 * finds nothing.
 */
export function searchCopy({ entries }: ListCopy, { name, query }: SearchedName): ComparedEntry<CslRecord>[] {
  const terms = candidateTerms(name, query.words);
  return entries.filter((entry) => terms.some((term) => entry.squeezed.includes(term))).map(({ compared }) => compared);
}
