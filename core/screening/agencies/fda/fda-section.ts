import { KEPT_MS, KEPT_NOTE, MAX_KEPT_NAMES } from '../kept-results.ts';
import type { FdaRecall } from '../answer.ts';
import type { Source } from '../../answer.ts';
import { createCache } from '../../../upstream/cache.ts';
import type { Section, Truncation } from '../agency-section.ts';
import { gatherCandidates, NOTHING_GATHERED, sectionOf, type NamedRecord } from '../candidates.ts';
import { splitAtFloor } from '../close-records.ts';
import { namesPerson } from '../person-name.ts';
import type { ScreenedName } from '../published-score.ts';
import { readParts } from '../read-parts.ts';
import { fdaSearchTerms, NAME_TOO_SHORT } from '../search-terms.ts';
import { readFdaRow } from './fda-recall.ts';
import { MOST_RECALLS, type FdaDataset, type FoundRecalls, type OpenFda } from './openfda.ts';

/** FDA's recalls as a section. */
export interface FdaScreen {
  /** Never rejects for a failure of openFDA. */
  readonly screen: (screened: ScreenedName, options: { readonly signal: AbortSignal }) => Promise<Section<FdaRecall>>;
}

const DATASETS: readonly { readonly dataset: FdaDataset; readonly name: string }[] = [
  { dataset: 'drug', name: 'FDA/Drug Enforcement' },
  { dataset: 'device', name: 'FDA/Device Enforcement' },
  { dataset: 'food', name: 'FDA/Food Enforcement' },
];

const SOURCE: Omit<Source, 'as_of'> = {
  name: 'FDA enforcement reports on drugs, devices and food (openFDA)',
  url: 'https://open.fda.gov/apis/',
  basis: 'live',
  note:
    `Recalls are found by the recalling firm only, and only once FDA has classified them. ${KEPT_NOTE} ` +
    'openFDA does not validate what firms report; as_of is the oldest date of the datasets that were read.',
};

/** What a dataset has of a name. */
interface DatasetRecalls {
  readonly close: readonly NamedRecord<FdaRecall>[];
  readonly belowThreshold: number;
  readonly truncated: readonly Truncation[];
  readonly hasNoTotal: boolean;
  /** What rows could not be read, in sentences. */
  readonly failures: readonly string[];
  readonly lastUpdated: string | null;
}

/** Screens names against the three datasets, each kept by itself, so that one that failed is asked again. */
export function createFdaScreen(openFda: OpenFda, { now }: { readonly now?: () => number } = {}): FdaScreen {
  const datasets = DATASETS.map((one) => ({
    ...one,
    kept: createCache<DatasetRecalls>({
      source: 'openFDA',
      ttlMs: KEPT_MS,
      maxEntries: MAX_KEPT_NAMES,
      ...(now && { now }),
    }),
  }));

  return {
    async screen(screened, { signal }) {
      const phrases = fdaSearchTerms(screened.name);
      const source = { ...SOURCE, as_of: null };
      if (phrases.length === 0) return sectionOf(NOTHING_GATHERED, { source, failures: [NAME_TOO_SHORT] });
      const parts = datasets.map(({ dataset, name, kept }) => ({
        name: `${dataset} recalls`,
        value: kept.get(screened.name, {
          signal,
          load: async (loading) =>
            recallsOf(await openFda.recalls(dataset, { phrases, signal: loading }), { screened, dataset, name }),
        }),
      }));
      const { values, failures } = await readParts(parts, openFda.reason);
      return sectionFrom(screened, values, failures);
    },
  };
}

function recallsOf(
  { rows, total, lastUpdated }: FoundRecalls,
  { screened, dataset, name }: { readonly screened: ScreenedName; readonly dataset: FdaDataset; readonly name: string },
): DatasetRecalls {
  const read = rows.map(readFdaRow);
  const named = read
    .filter((row) => row.kind === 'recall')
    .map(({ firm, record }) => ({ names: [firm], mayIdentifyIndividual: namesPerson(firm), record }));
  const { close, below } = splitAtFloor(screened, named);
  const isTruncated = total === null ? rows.length >= MOST_RECALLS : total > rows.length;
  return {
    close,
    belowThreshold: below.filter(({ mayIdentifyIndividual }) => !mayIdentifyIndividual).length,
    truncated: isTruncated ? [{ dataset: name, limit: MOST_RECALLS }] : [],
    hasNoTotal: total === null,
    // A row that cannot be read is not one that does not match.
    failures: read.some(({ kind }) => kind === 'unreadable')
      ? [`openFDA gave ${dataset} recalls without a firm or a known class, which cannot be read.`]
      : [],
    lastUpdated,
  };
}

function sectionFrom(
  screened: ScreenedName,
  values: readonly DatasetRecalls[],
  failures: readonly string[],
): Section<FdaRecall> {
  const gathered = gatherCandidates(
    screened,
    values.flatMap(({ close }) => close),
  );
  const dates = values.map(({ lastUpdated }) => lastUpdated).filter((date) => date !== null);
  return sectionOf(
    { ...gathered, belowThreshold: values.reduce((sum, one) => sum + one.belowThreshold, 0) },
    {
      source: { ...SOURCE, as_of: dates.toSorted()[0] ?? null },
      truncated: values.flatMap(({ truncated }) => truncated),
      failures: [...failures, ...values.flatMap((one) => one.failures)],
      incomplete: gathered.withheld || values.some(({ hasNoTotal }) => hasNoTotal),
    },
  );
}
