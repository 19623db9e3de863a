import type { DolFilter } from './dol-api.ts';
import { dolSearchTerms } from '../search-terms.ts';

/** Where a name is looked for. */
export interface NameColumns {
  readonly columns: readonly string[];
  /** Where the columns cut names; undefined where they hold them whole. */
  readonly cutAt?: number;
  /** Whether the address of the query with this filter can be sent. */
  readonly fits: (filter: DolFilter) => boolean;
}

/** Characters of the name that are looked for: as many as the address has room for. Fewer only find more. */
const LENGTHS = [40, 25, 10];

/**
 * One filter for every way of writing a name in every column that may hold it, because each call counts; undefined where the
 * name is too short to be searched.
 */
export function dolNameFilter(name: string, { columns, cutAt = Infinity, fits }: NameColumns): DolFilter | undefined {
  const filters = LENGTHS.map((longest) => dolSearchTerms(name, { longest, within: cutAt }))
    .filter((terms) => terms.length > 0)
    .map((terms) => ({
      or: columns.flatMap((field) => terms.map((term) => ({ field, operator: 'like', value: `%${term}%` }) as const)),
    }));
  return filters.find(fits) ?? filters.at(-1);
}
