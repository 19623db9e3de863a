import { RULES_DIGEST } from '../../../names/rules-digest.ts';
import { createListMemory, type ListMemory, type ListMemoryParts } from '../../../whole-lists/list-memory.ts';
import type { RememberedList } from '../../../whole-lists/remembered-list.ts';
import { USUAL_CSL_LISTS } from '../../../whole-lists/usual-lists.ts';
import { isScreened, readRecord, type CslRecord } from './csl-record.ts';

/** Where sizes are remembered, and what is known before the first read. */
export interface CslMemoryParts extends Partial<ListMemoryParts> {
  /** Default: the published list's sizes. */
  readonly usual?: Readonly<Record<string, RememberedList>>;
}

/**
 * Creates the memory of the download's source lists. Only organizations are remembered, because no other records are
 * compared.
 */
export function createCslMemory({ table, usual = USUAL_CSL_LISTS, ...parts }: CslMemoryParts): ListMemory<CslRecord> {
  return createListMemory<CslRecord>(
    {
      // Other rules screen other records, so their counts are not comparable.
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

/** Restores a kept record. Rules may have changed so that it now counts as an individual's. */
function keptRecord(value: unknown): CslRecord | undefined {
  const record = readRecord(keptMembers(value));
  return record && isScreened(record) ? record : undefined;
}

/** Kept records have our members, which are the publisher's except for the aliases. */
function keptMembers(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'aliases' in value
    ? { ...value, alt_names: value.aliases }
    : value;
}
