import type { MineViolation, WageHourCase } from '../answer.ts';
import type { Source } from '../../answer.ts';
import type { JsonObject } from '../../../json.ts';
import type { AgencySection } from '../agency-section.ts';
import { NOTHING_GATHERED, sectionOf } from '../agency-candidates.ts';
import { createDatasetScreen, type AgencyDataset } from '../dataset-screen.ts';
import { NO_DOL_KEY, type DolApi, type DolDataset, type DolFilter, type DolQuery } from './dol-api.ts';
import { dolNameFilter } from './dol-name-filter.ts';
import type { ScreenedParty } from '../published-score.ts';
import { isWhole, publishedId, publishedText, type DecidingColumns } from '../published-values.ts';
import { mayNameIndividual } from '../withholding.ts';
import { MINE_VIOLATION_FIELDS, MINE_VIOLATION_FIGURES, mineViolation } from './mine-violation.ts';
import { WAGE_HOUR_FIELDS, WAGE_HOUR_FIGURES, wageHourCase } from './wage-hour-case.ts';

/** A DOL enforcement record about a company: a wage-hour case or a mine citation. */
export type DolRecord = WageHourCase | MineViolation;

const SOURCE: Source = {
  name: 'U.S. Department of Labor: Wage and Hour Division cases and MSHA violations',
  url: 'https://dataportal.dol.gov/',
  basis: 'live',
  as_of: null,
  note:
    'Concluded wage-hour cases since fiscal year 2005, published quarterly, and mine citations and orders, published weekly. ' +
    "Employee-benefits enforcement is not covered. Mine citations are found by the violator's and the controlling company's name.",
};

/** A dataset of the section and how it is read. */
interface SectionDataset {
  readonly path: DolDataset;
  /** Name in the agency's catalogue. */
  readonly name: string;
  /** What is missing if it fails. */
  readonly contents: string;
  readonly fields: readonly string[];
  /** The party that a record is about, then other columns it is found by. */
  readonly nameColumns: readonly string[];
  /** Columns that affect the score. */
  readonly figures: DecidingColumns;
  readonly idColumn: string;
  readonly newestBy: string;
  readonly limit: number;
  readonly recordOf: (row: JsonObject) => DolRecord;
}

const DATASETS: readonly SectionDataset[] = [
  {
    path: 'WHD/enforcement',
    name: 'WHD/Enforcement',
    contents: 'wage-hour cases (WHD)',
    fields: WAGE_HOUR_FIELDS,
    nameColumns: ['legal_name', 'trade_nm'],
    figures: WAGE_HOUR_FIGURES,
    idColumn: 'case_id',
    newestBy: 'findings_end_date',
    limit: 1_000,
    recordOf: wageHourCase,
  },
  {
    path: 'MSHA/violation',
    name: 'MSHA/Violation',
    contents: 'mine violations (MSHA)',
    fields: MINE_VIOLATION_FIELDS,
    nameColumns: ['violator_name', 'controller_name'],
    figures: MINE_VIOLATION_FIGURES,
    idColumn: 'viol_no',
    newestBy: 'iss_dt',
    // One row per citation: a big operator has thousands.
    limit: 2_000,
    recordOf: mineViolation,
  },
];

/**
 * Screens a name against wage-hour cases and mine violations. Without a client, because no key is set, it is an error.
 * Never rejects for a failure of DOL.
 */
export async function screenDol(
  api: DolApi | undefined,
  screened: ScreenedParty,
  { signal }: { readonly signal: AbortSignal },
): Promise<AgencySection<DolRecord>> {
  if (!api) return sectionOf(NOTHING_GATHERED, { source: SOURCE, failures: [NO_DOL_KEY] });
  const datasets = DATASETS.map((dataset) => searchable(api, dataset));
  const names = { isPersonal: mayNameIndividual, isPartyFirst: true };
  return createDatasetScreen({ source: SOURCE, client: 'DOL', datasets, names })(screened, { signal });
}

function searchable(api: DolApi, dataset: SectionDataset): AgencyDataset<DolRecord> {
  const { path, name, contents, limit, nameColumns, figures, idColumn, recordOf } = dataset;
  const deciding = { ...Object.fromEntries(nameColumns.map((column) => [column, publishedText])), ...figures };
  return {
    contents,
    search(screened) {
      const query = queryOf(api, dataset, screened.name);
      if (!query) return undefined;
      return async (signal) => {
        const { rows, truncated } = await api.rows(path, { ...query, signal });
        const named = rows.map((row) => {
          const id = publishedId(row, idColumn);
          const names = nameColumns.flatMap((column) => publishedText(row, column) ?? []);
          return { id: id === null ? null : `${name} ${id}`, names, record: recordOf(row) };
        });
        return {
          named: named.filter(({ names }) => names.length > 0),
          truncated: truncated ? { dataset: name, limit } : undefined,
          // Every row was found by a name, so a row without one is unreadable, not a non-match.
          unreadable: named.some(({ names }) => names.length === 0) || !rows.every((row) => isWhole(row, deciding)),
        };
      };
    },
  };
}

function queryOf(
  api: DolApi,
  { path, fields, nameColumns, newestBy, limit }: SectionDataset,
  name: string,
): DolQuery | undefined {
  const withFilter = (filter: DolFilter): DolQuery => ({ filter, fields, newestBy, limit });
  const filter = dolNameFilter(name, { columns: nameColumns, fits: (one) => api.fits(path, withFilter(one)) });
  return filter && withFilter(filter);
}
