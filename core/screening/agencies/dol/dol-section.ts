import type { MineViolation, WageHourCase } from '../answer.ts';
import type { Source } from '../../answer.ts';
import type { JsonObject } from '../../../json.ts';
import type { SectionWithheld } from '../agency-section.ts';
import { NOTHING_GATHERED, sectionOf } from '../agency-candidates.ts';
import { createDatasetScreen, type AgencyDataset } from '../dataset-screen.ts';
import {
  dolFailureReason,
  NO_DOL_KEY,
  type DolApi,
  type DolDataset,
  type DolFilter,
  type DolQuery,
} from './dol-api.ts';
import { dolNameFilter } from './dol-name-filter.ts';
import type { ScreenedParty } from '../published-score.ts';
import { publishedId } from '../published-values.ts';
import { mayNameIndividual } from '../withholding.ts';
import { MINE_VIOLATION_FIELDS, mineViolation, mineViolationNames } from './mine-violation.ts';
import { WAGE_HOUR_FIELDS, wageHourCase, wageHourNames } from './wage-hour-case.ts';

/** What DOL enforced against a company: a wage-hour case or a mine citation. */
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

/** A dataset of the section, and how it is read. */
interface SectionDataset {
  readonly path: DolDataset;
  /** As the agency's catalogue writes it. */
  readonly name: string;
  /** What is not read where it fails. */
  readonly contents: string;
  readonly fields: readonly string[];
  readonly nameColumns: readonly string[];
  readonly newestBy: string;
  readonly limit: number;
  /** The party that a record is about, then what else it is found by; none where it names no one. */
  readonly namesOf: (row: JsonObject) => readonly string[];
  readonly recordOf: (row: JsonObject) => DolRecord;
  readonly idOf: (row: JsonObject) => string | null;
}

const DATASETS: readonly SectionDataset[] = [
  {
    path: 'WHD/enforcement',
    name: 'WHD/Enforcement',
    contents: 'wage-hour cases (WHD)',
    fields: WAGE_HOUR_FIELDS,
    nameColumns: ['legal_name', 'trade_nm'],
    newestBy: 'findings_end_date',
    limit: 1_000,
    namesOf: wageHourNames,
    recordOf: wageHourCase,
    idOf: (row) => publishedId(row, 'case_id'),
  },
  {
    path: 'MSHA/violation',
    name: 'MSHA/Violation',
    contents: 'mine violations (MSHA)',
    fields: MINE_VIOLATION_FIELDS,
    nameColumns: ['violator_name', 'controller_name'],
    newestBy: 'iss_dt',
    // A row a citation: one big operator has thousands.
    limit: 2_000,
    namesOf: mineViolationNames,
    recordOf: mineViolation,
    idOf: (row) => publishedId(row, 'viol_no'),
  },
];

/** Screens a name against wage-hour cases and mine violations; without a client, because no key is set, it is an error. Never rejects for a failure of DOL. */
export async function screenDol(
  api: DolApi | undefined,
  screened: ScreenedParty,
  { signal }: { readonly signal: AbortSignal },
): Promise<SectionWithheld<DolRecord>> {
  if (!api) return sectionOf(NOTHING_GATHERED, { source: SOURCE, failures: [NO_DOL_KEY] });
  const datasets = DATASETS.map((dataset) => searchable(api, dataset));
  const names = { isPersonal: mayNameIndividual, isPartyFirst: true };
  return createDatasetScreen({ source: SOURCE, client: 'DOL', datasets, names, reasonOf: dolFailureReason })(screened, {
    signal,
  });
}

function searchable(api: DolApi, dataset: SectionDataset): AgencyDataset<DolRecord> {
  const { path, name, contents, limit, namesOf, recordOf, idOf } = dataset;
  return {
    contents,
    search(screened) {
      const query = queryOf(api, dataset, screened.name);
      return (
        query &&
        (async (signal) => {
          const { rows, truncated } = await api.rows(path, { ...query, signal });
          const named = rows.flatMap((row) => {
            const names = namesOf(row);
            const id = idOf(row);
            return names.length === 0
              ? []
              : [{ id: id === null ? null : `${name} ${id}`, names, record: recordOf(row) }];
          });
          return {
            named,
            truncated: truncated ? { dataset: name, limit } : undefined,
            // Every row was found by a name, so one without any is not one that does not match.
            unreadable:
              named.length < rows.length ? `DOL returned ${contents} without a name, which cannot be read.` : undefined,
          };
        })
      );
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
