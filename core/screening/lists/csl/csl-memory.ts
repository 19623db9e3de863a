import { RULES_DIGEST } from '../../../names/rules-digest.ts';
import { createListMemory, type ListMemory, type ListMemoryParts } from '../../../whole-lists/list-memory.ts';
import type { RememberedList } from '../../../whole-lists/remembered-list.ts';
import { USUAL_CSL_LISTS } from '../../../whole-lists/usual-lists.ts';
import { isScreened, readRecord, type CslRecord } from './csl-record.ts';

/** Where the sizes are remembered, and what is known before any reading. */
export interface CslMemoryParts extends Partial<ListMemoryParts> {
  /** The published list's sizes unless given. */
  readonly usual?: Readonly<Record<string, RememberedList>>;
}

/** What is remembered of the download's source lists: of each the organisations, as no other record is compared. */
export function createCslMemory({ table, usual = USUAL_CSL_LISTS, ...parts }: CslMemoryParts): ListMemory<CslRecord> {
  return createListMemory<CslRecord>(
    {
      // Other rules screen other records: what was counted by them is no measure.
      name: `consolidated_screening_list ${RULES_DIGEST.toString('hex', 0, 6)}`,
      usualFor: () => usual,
      listOf: ({ source }) => source,
      keyOf: ({ name, aliases, type }) => [name, type ?? '', ...aliases].join('\n'),
      nameOf: ({ name }) => name,
      readKept: keptRecord,
    },
    { table, ...parts },
  );
}

/** A record as it was kept. Rules that have changed since may make it an individual's. */
function keptRecord(value: unknown): CslRecord | undefined {
  const record = readRecord(keptMembers(value));
  return record && isScreened(record) ? record : undefined;
}

/** Kept records have our members, which are the publisher's but for the aliases. */
function keptMembers(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'aliases' in value
    ? { ...value, alt_names: value.aliases }
    : value;
}
