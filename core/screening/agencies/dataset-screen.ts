import type { Source } from '../answer.ts';
import { createCache } from '../../upstream/cache.ts';
import type { SectionWithheld, Truncation } from './agency-section.ts';
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
import { readParts } from './read-parts.ts';
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
  /** Why rows of it could not be read: a row that cannot be read is not one that does not match. */
  readonly unreadable?: string | undefined;
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
  /** Why a call failed, in sentences. */
  readonly reasonOf: (error: unknown) => string;
  /** How long answers are kept; undefined where each request asks anew. */
  readonly keptMs?: number;
  readonly now?: (() => number) | undefined;
}

/** Screens a name against an agency. It never rejects for a failure of the agency. */
export type AgencyScreen<AgencyRecord> = (
  screened: ScreenedParty,
  options: { readonly signal: AbortSignal },
) => Promise<SectionWithheld<AgencyRecord>>;

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
  reasonOf,
  keptMs = 0,
  now,
}: AgencyTable<AgencyRecord>): AgencyScreen<AgencyRecord> {
  const parts = datasets.map((dataset) => ({
    ...dataset,
    kept: createCache<KeptRead<AgencyRecord>>({
      source: client,
      ttlMs: keptMs,
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
    const { values, failures } = await readParts(
      searches.map(({ contents, read, kept }) => ({
        name: contents,
        value: kept.get(screened.name, {
          signal,
          load: async (loading) => {
            const { named, ...rest } = await read(loading);
            return { ...rest, ...splitAtFloor(screened, named, names) };
          },
        }),
      })),
      reasonOf,
    );
    const close = values.flatMap((value) => value.close);
    const gathered = gatherCandidates(screened, close, names);
    const below = new Set(values.flatMap((value) => value.below)).difference(new Set(close.map(keyOf)));
    const dates = values.map(({ asOf = null }) => asOf).filter((date) => date !== null);
    return sectionOf(
      { ...gathered, belowThreshold: gathered.belowThreshold + below.size },
      {
        source: sourceAsOf(dates.toSorted()[0] ?? null),
        truncated: distinct(values.flatMap(({ truncated = [] }) => truncated)),
        failures: [...failures, ...new Set(values.flatMap(({ unreadable = [] }) => unreadable))],
        incomplete: values.some(({ incomplete = false }) => incomplete),
      },
    );
  };
}

/** Each dataset's limit once: the roles of a recall share one dataset. */
function distinct(truncations: readonly Truncation[]): Truncation[] {
  return [...new Map(truncations.map((one) => [one.dataset, one])).values()];
}
