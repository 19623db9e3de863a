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

/** A dataset of an agency, read by a call of its own. */
export interface AgencyDataset<AgencyRecord> {
  /** What is not read where it fails, such as `food recalls`. */
  readonly contents: string;
  /** How it is searched for a name; undefined where the name is too short to be searched. */
  readonly search: (
    screened: ScreenedParty,
  ) => ((signal: AbortSignal) => Promise<DatasetRead<AgencyRecord>>) | undefined;
}

/** What a dataset answered. */
export interface DatasetRead<AgencyRecord> {
  readonly named: readonly NamedRecord<AgencyRecord>[];
  readonly truncated?: Truncation | undefined;
  /** Whether rows, or columns that decide, could not be read: what cannot be read is not what does not match. */
  readonly unreadable?: boolean;
  /** Whether more is missing than `truncated` says. */
  readonly incomplete?: boolean;
  /** The dataset's own date, YYYY-MM-DD. */
  readonly asOf?: string | null;
}

/** An agency as a table of its datasets. */
export interface AgencyTable<AgencyRecord> {
  /** Its `as_of` is the oldest of its datasets' dates. */
  readonly source: Omit<Source, 'as_of'>;
  /** What its failures call it. */
  readonly client: string;
  readonly datasets: readonly AgencyDataset<AgencyRecord>[];
  readonly names: NameRules;
  /** Whether answers are kept for `KEPT_HOURS`; each request asks anew unless set. */
  readonly isKept?: true;
  readonly now?: (() => number) | undefined;
}

/** Screens a name against an agency. It never rejects for a failure of the agency. */
export type AgencyScreen<AgencyRecord> = (
  screened: ScreenedParty,
  options: { readonly signal: AbortSignal },
) => Promise<AgencySection<AgencyRecord>>;

/** How long results of FDA and CPSC may be kept, as the contract allows. */
export const KEPT_HOURS = 6;

/** What the notes of both sections say about it. */
export const KEPT_NOTE = `Results may be kept for up to ${KEPT_HOURS} hours.`;

/** Names whose answers are kept; a big firm has a thousand recalls of about 2 kB. */
const MAX_KEPT_NAMES = 300;

/** An answer as it is kept. */
type KeptRead<AgencyRecord> = Omit<DatasetRead<AgencyRecord>, 'named'> & SplitRecords<AgencyRecord>;

/** The screen of an agency's datasets, each read and kept by itself, so that only one that failed is asked again. */
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
    // One that failed takes nothing from the others.
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
