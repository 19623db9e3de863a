import type { CpscRecall } from '../answer.ts';
import type { JsonObject } from '../../../json.ts';
import { POSSIBLE_SCORE } from '../../../names/score.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import { createDatasetScreen, KEPT_NOTE, type AgencyScreen, type DatasetRead } from '../dataset-screen.ts';
import { publishedNames, type ScreenedParty } from '../published-score.ts';
import { publishedId } from '../published-values.ts';
import { cpscSearchTerm } from '../search-terms.ts';
import { namesPerson } from '../withholding.ts';
import { CPSC_ROLES, MAX_CPSC_RECALLS, type CpscApi, type CpscRole } from './cpsc-api.ts';
import { cpscRecall, hasWholeNames, namesByRole } from './cpsc-recall.ts';

const SOURCE = {
  name: 'U.S. Consumer Product Safety Commission: recalls',
  url: 'https://www.saferproducts.gov/RestWebServices/Recall',
  basis: 'live',
  note:
    'Recalls are found by manufacturer, importer and distributor. A recall that names the company only as a retailer is not found, ' +
    `nor is one whose accents are spelled differently. ${KEPT_NOTE}`,
} as const;

/** Creates the screen of recalls in each role. A recall that names a company in two roles is found by both searches. */
export function createCpscScreen(
  api: CpscApi,
  { now }: { readonly now?: () => number } = {},
): AgencyScreen<CpscRecall> {
  const datasets = CPSC_ROLES.map((role) => ({
    contents: `recalls by ${role}`,
    search(screened: ScreenedParty) {
      const term = cpscSearchTerm(screened.name);
      return term === undefined ? undefined : (signal: AbortSignal) => readRole(api, role, { screened, term, signal });
    },
  }));
  const names = { isPersonal: namesPerson };
  return createDatasetScreen({ source: SOURCE, client: 'CPSC', datasets, names, isKept: true, now });
}

async function readRole(
  api: CpscApi,
  role: CpscRole,
  { screened, term, signal }: { screened: ScreenedParty; term: string; signal: AbortSignal },
): Promise<DatasetRead<CpscRecall>> {
  try {
    return recallsOf(screened, await api.recalls(role, { term, signal }));
  } catch (error) {
    const asSent = screened.name.trim();
    const isTooWide = error instanceof UpstreamFailure && error.kind === 'too_large' && asSent !== term;
    if (!isTooWide) throw error;
    const narrowed = recallsOf(screened, await api.recalls(role, { term: asSent, signal }));
    return { ...narrowed, truncated: { dataset: 'CPSC/Recall', limit: MAX_CPSC_RECALLS }, incomplete: true };
  }
}

function recallsOf(screened: ScreenedParty, rows: readonly JsonObject[]): DatasetRead<CpscRecall> {
  const pick = publishedNames(screened);
  const isShown = (name: string): boolean => pick([name]).comparison.score >= POSSIBLE_SCORE && !namesPerson(name);
  const named = rows.flatMap((row) => {
    const id = publishedId(row, 'RecallID');
    const names = Object.values(namesByRole(row)).flat();
    return id === null || names.length === 0 ? [] : [{ id, names, record: cpscRecall(row, isShown) }];
  });
  return { named, unreadable: named.length < rows.length || !rows.every(hasWholeNames) };
}
