import type { Source } from '../answer.ts';
import { createCache } from '../../upstream/cache.ts';
import type { AgencySection, Truncation } from './agency-section.ts';
import {
  gatherCandidates,
  keyOf,
  NOTHING_GATHERED,
  sectionOf,
  splitAtFloor,
  type NamedRecord,
  type NameRules,
  type SplitRecords,
} from './agency-candidates.ts';
import type { ScreenedParty } from './published-score.ts';
import { failureReason } from './failure-reason.ts';
import { NAME_TOO_SHORT } from './search-terms.ts';

/** A dataset of an agency, read by a separate call. */
export interface AgencyDataset<AgencyRecord> {
  /** What is missing if the dataset fails, such as `food recalls`. */
  readonly contents: string;
  /** Creates the search for a name; undefined if the name is too short. */
  readonly search: (
    screened: ScreenedParty,
  ) => ((signal: AbortSignal) => Promise<DatasetRead<AgencyRecord>>) | undefined;
}

/** The result of reading a dataset. */
export interface DatasetRead<AgencyRecord> {
  readonly named: readonly NamedRecord<AgencyRecord>[];
  readonly truncated?: Truncation | undefined;
  /** Whether rows or deciding columns could not be read: unreadable is not the same as no match. */
  readonly unreadable?: boolean;
  /** Whether more is missing than `truncated` says. */
  readonly incomplete?: boolean;
  /** The dataset's own date, YYYY-MM-DD. */
  readonly asOf?: string | null;
}

/** An agency as a table of its datasets. */
export interface AgencyTable<AgencyRecord> {
  /** `as_of` is set to the oldest date of its datasets. */
  readonly source: Omit<Source, 'as_of'>;
  /** Its name in failures. */
  readonly client: string;
  readonly datasets: readonly AgencyDataset<AgencyRecord>[];
  readonly names: NameRules;
  /** Whether results are cached for `KEPT_HOURS`; default no caching. */
  readonly isKept?: true;
  readonly now?: (() => number) | undefined;
}

/** Screens a name against an agency. It never rejects for a failure of the agency. */
export type AgencyScreen<AgencyRecord> = (
  screened: ScreenedParty,
  options: { readonly signal: AbortSignal },
) => Promise<AgencySection<AgencyRecord>>;

/** How long FDA and CPSC results may be cached, by the contract. */
export const KEPT_HOURS = 6;

/** The sentence about it in both sections' notes. */
export const KEPT_NOTE = `Results may be kept for up to ${KEPT_HOURS} hours.`;

/** Cached names; a big firm has a thousand recalls of about 2 kB. */
const MAX_KEPT_NAMES = 300;

/** A result as cached. */
type KeptRead<AgencyRecord> = Omit<DatasetRead<AgencyRecord>, 'named'> & SplitRecords<AgencyRecord>;

/**
 * Creates the screen of an agency's datasets, each read and cached separately, so that only a failed one is read again.
 */
export function createDatasetScreen<AgencyRecord>({
  source,
  client,
  datasets,
  names,
  isKept,
  now,
}: AgencyTable<AgencyRecord>): AgencyScreen<AgencyRecord> {
  const parts = datasets.map((dataset) => ({
    ...dataset,
    kept: createCache<KeptRead<AgencyRecord>>({
      source: client,
      ttlMs: isKept ? KEPT_HOURS * 60 * 60_000 : 0,
      maxEntries: MAX_KEPT_NAMES,
      ...(now && { now }),
    }),
  }));

  return async (screened, { signal }) => {
    const searches = parts.flatMap(({ contents, search, kept }) => {
      const read = search(screened);
      return read ? [{ contents, read, kept }] : [];
    });
    const sourceAsOf = (date: string | null): Source => ({ ...source, as_of: date });
    if (searches.length === 0)
      return sectionOf(NOTHING_GATHERED, { source: sourceAsOf(null), failures: [NAME_TOO_SHORT] });
    const settled = await Promise.all(
      searches.map(async ({ contents, read, kept }) => {
        const load = async (loading: AbortSignal): Promise<KeptRead<AgencyRecord>> => {
          const { named, ...rest } = await read(loading);
          return { ...rest, ...splitAtFloor(screened, named, names) };
        };
        try {
          return { contents, value: await kept.get(screened.name, { signal, load }) };
        } catch (error) {
          return { contents, reason: failureReason(error) };
        }
      }),
    );
    // A failed one does not affect the others.
    const values = settled.flatMap(({ value = [] }) => value);
    const failed = settled.filter(({ reason }) => reason !== undefined);
    const unreadable = settled.filter(({ value }) => value?.unreadable);
    const failures = [
      ...[...Map.groupBy(failed, ({ reason }) => reason)].map(([reason, of]) => `Not read: ${listed(of)}. ${reason}`),
      ...(unreadable.length > 0 ? [`${client} returned ${listed(unreadable)} that cannot be read.`] : []),
    ];
    const close = values.flatMap((value) => value.close);
    const gathered = gatherCandidates(screened, close, names);
    const below = new Set(values.flatMap((value) => value.below)).difference(new Set(close.map(keyOf)));
    const dates = values.map(({ asOf = null }) => asOf).filter((date) => date !== null);
    return sectionOf(
      { ...gathered, belowThreshold: gathered.belowThreshold + below.size },
      {
        source: sourceAsOf(dates.toSorted()[0] ?? null),
        // Each dataset's limit once: the roles of a recall share one dataset.
        truncated: [
          ...new Map(values.flatMap(({ truncated: one }) => (one ? [[one.dataset, one] as const] : []))).values(),
        ],
        failures,
        incomplete: values.some(({ incomplete = false }) => incomplete),
      },
    );
  };
}

function listed(parts: readonly { readonly contents: string }[]): string {
  return parts.map(({ contents }) => contents).join(', ');
}
