import type { FdaRecall } from '../answer.ts';
import { createDatasetScreen, KEPT_NOTE, type AgencyScreen, type DatasetRead } from '../dataset-screen.ts';
import { fdaSearchTerms } from '../search-terms.ts';
import { namesPerson } from '../withholding.ts';
import { readFdaRow } from './fda-recall.ts';
import { MAX_RECALLS, type FdaDataset, type FoundRecalls, type OpenFda } from './openfda.ts';

const DATASETS: readonly { readonly dataset: FdaDataset; readonly name: string }[] = [
  { dataset: 'drug', name: 'FDA/Drug Enforcement' },
  { dataset: 'device', name: 'FDA/Device Enforcement' },
  { dataset: 'food', name: 'FDA/Food Enforcement' },
];

const SOURCE = {
  name: 'FDA enforcement reports on drugs, devices and food (openFDA)',
  url: 'https://open.fda.gov/apis/',
  basis: 'live',
  note:
    'Recalls are found only by recalling firm, and only once FDA has classified them. ' +
    `${KEPT_NOTE} openFDA does not validate what firms report; as_of is the oldest date of the datasets read.`,
} as const;

/** Creates the screen of the three datasets. */
export function createFdaScreen(
  openFda: OpenFda,
  { now }: { readonly now?: () => number } = {},
): AgencyScreen<FdaRecall> {
  const datasets = DATASETS.map(({ dataset, name }) => ({
    contents: `${dataset} recalls`,
    search(screened: { readonly name: string }) {
      const phrases = fdaSearchTerms(screened.name);
      if (phrases.length === 0) return undefined;
      return async (signal: AbortSignal) =>
        readRecalls(await openFda.recalls(dataset, { phrases, signal }), { dataset, name });
    },
  }));
  const names = { isPersonal: namesPerson };
  return createDatasetScreen({ source: SOURCE, client: 'openFDA', datasets, names, isKept: true, now });
}

function readRecalls(
  { rows, total, lastUpdated }: FoundRecalls,
  { dataset, name }: { readonly dataset: FdaDataset; readonly name: string },
): DatasetRead<FdaRecall> {
  const read = rows.map(readFdaRow);
  const isTruncated = total === null ? rows.length >= MAX_RECALLS : total > rows.length;
  return {
    named: read
      .filter((row) => row.kind === 'recall')
      .map(({ firm, record }) => {
        const number = record.recall_number;
        return { id: number === null ? null : `${dataset} ${number}`, names: [firm], record };
      }),
    truncated: isTruncated ? { dataset: name, limit: MAX_RECALLS } : undefined,
    unreadable: read.some(({ kind }) => kind === 'unreadable'),
    incomplete: total === null,
    asOf: lastUpdated,
  };
}
