import { createHash } from 'node:crypto';
import { nameReadings, preparedReadings } from '../../names/readings.ts';
import type { CslRecord } from '../../screening/lists/csl/csl-record.ts';
import { squeezed } from '../../screening/lists/register/register-copy.ts';
import type { RegisterRecord } from '../../screening/lists/register/register-record.ts';
import type { UflpaListing } from '../../screening/lists/uflpa/read-list.ts';
import type { ReadNames } from '../../screening/matching.ts';
import type { WatchRecord } from '../answer.ts';

/**
 * The sources whose copies are kept: the Consolidated Screening List, the forced-labor entity list, the exclusions
 * register.
 */
export const SOURCES = ['csl', 'uflpa', 'register'] as const;

export type SourceName = (typeof SOURCES)[number];

/** A record of an organization as published by a source. */
export interface ListedRecord {
  readonly source: SourceName;
  /** Its served content, as in the suite's screens. */
  readonly published: WatchRecord['published'];
  /** Its list and name: the same before and after an edit. */
  readonly under: string;
  /** 128 bits of SHA-256 of the published content: the same for the same content in any copy. */
  readonly digest: string;
}

/** Converts a record of the Consolidated Screening List. */
export function cslRecord({ name, aliases, type, source }: CslRecord): ListedRecord {
  return listedRecord('csl', { name, aliases, subject_type: type, source_list: source }, source);
}

/** Converts a listing of the forced-labor entity list. */
export function uflpaRecord({ name, aliases, basis, listedDate }: UflpaListing): ListedRecord {
  return listedRecord('uflpa', { name, aliases, basis, listed_date: listedDate }, basis);
}

/** Converts a record of the exclusions register; its number of identical rows is not kept. */
export function registerRecord(record: RegisterRecord): ListedRecord {
  const published = {
    name: record.name,
    subject_type: record.subjectType,
    exclusion_type: record.exclusionType,
    exclusion_date: record.activeDate,
    reinstated_date: record.terminationDate,
    state: record.state,
    address: record.address,
    record_created_date: record.createdDate,
    open_data_flag: record.openDataFlag,
  };
  return listedRecord('register', published, '');
}

function listedRecord(source: SourceName, published: ListedRecord['published'], list: string): ListedRecord {
  return { source, published, under: `${list}\n${published.name}`, digest: shortDigest(JSON.stringify(published)) };
}

/** Returns 128 bits of SHA-256 in 22 characters. */
export function shortDigest(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22);
}

/** A record of a version, with an id that it keeps when edited. */
export interface VersionRecord {
  readonly id: string;
  readonly source: SourceName;
  readonly digest: string;
  /** The version in which it was first published in this form. */
  readonly since: number;
  readonly published: ListedRecord['published'];
}

/** A record prepared for comparison. */
export interface ComparedRecord extends VersionRecord {
  readonly names: ReadNames;
  /** The readings of its names folded, without spaces, each followed by a line end. */
  readonly squeezed: string;
}

/** Prepares a record for comparison, with the same readings as in every other screen. */
export function comparedRecord(record: VersionRecord): ComparedRecord {
  const names = namesOf(record);
  return {
    ...record,
    names: names.map(preparedReadings),
    squeezed: names.flatMap(nameReadings).reduce((texts, reading) => `${texts}${squeezed(reading)}\n`, ''),
  };
}

/** Returns the listed name, then its aliases. */
export function namesOf({ published }: Pick<VersionRecord, 'published'>): readonly string[] {
  return [published.name, ...(published.aliases ?? [])];
}
