import type { DolFilter } from './dol-api.ts';
import { dolSearchTerms } from '../search-terms.ts';

/** Columns that hold names. */
export interface NameColumns {
  readonly columns: readonly string[];
  /** Width at which the columns truncate names; undefined if they do not. */
  readonly cutAt?: number;
  /** Whether the query's address with this filter can be sent. */
  readonly fits: (filter: DolFilter) => boolean;
}

/** Lengths of the name to try: the longest that fits into the address. A shorter one just finds more. */
const LENGTHS = [40, 25, 10];

/**
 * Builds one filter for every spelling of a name in every column that may hold it, because each call counts; undefined
 * if the name is too short to be searched.
 */
export function dolNameFilter(name: string, { columns, cutAt = Infinity, fits }: NameColumns): DolFilter | undefined {
  const filters = LENGTHS.map((longest) => dolSearchTerms(name, { longest, within: cutAt }))
    .filter((terms) => terms.length > 0)
    .map((terms) => ({
      or: columns.flatMap((field) => terms.map((term) => ({ field, operator: 'like', value: `%${term}%` }) as const)),
    }));
  return filters.find(fits) ?? filters.at(-1);
}
