import type { MineViolation, WageHourCase } from '../answer.ts';
import type { Source } from '../../answer.ts';
import type { JsonObject } from '../../../json.ts';
import type { SectionWithheld, Truncation } from '../agency-section.ts';
import { gatherCandidates, NOTHING_GATHERED, sectionWithheldOf, type NamedRecord } from '../candidates.ts';
import {
  dolFailureReason,
  NO_DOL_KEY,
  type DolApi,
  type DolDataset,
  type DolFilter,
  type DolQuery,
} from './dol-api.ts';
import { dolNameFilter } from './dol-name-filter.ts';
import { namingByParty, type PartyNames } from '../party-names.ts';
import type { ScreenedName } from '../published-score.ts';
import { readParts } from '../read-parts.ts';
import { NAME_TOO_SHORT } from '../search-terms.ts';
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
  readonly namesOf: (row: JsonObject) => PartyNames;
  readonly recordOf: (row: JsonObject) => DolRecord;
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
  },
];

interface DatasetRead {
  readonly named: readonly NamedRecord<DolRecord>[];
  readonly truncated: readonly Truncation[];
  /** Why some rows could not be read; none where all of them were. */
  readonly failures: readonly string[];
}

/** Screens a name against wage-hour cases and mine violations; without a client, because no key is set, it is an error. Never rejects for a failure of DOL. */
export async function screenDol(
  api: DolApi | undefined,
  screened: ScreenedName,
  { signal }: { readonly signal: AbortSignal },
): Promise<SectionWithheld<DolRecord>> {
  if (!api) return sectionWithheldOf(NOTHING_GATHERED, { source: SOURCE, failures: [NO_DOL_KEY] });
  const queries = DATASETS.map((dataset) => queryOf(api, dataset, screened.name)).filter(
    (query) => query !== undefined,
  );
  if (queries.length === 0) return sectionWithheldOf(NOTHING_GATHERED, { source: SOURCE, failures: [NAME_TOO_SHORT] });
  const { values, failures } = await readParts(
    queries.map(({ dataset, query }) => ({
      name: dataset.contents,
      value: readDataset(api, dataset, { query, screened, signal }),
    })),
    dolFailureReason,
  );
  const gathered = gatherCandidates(
    screened,
    values.flatMap(({ named }) => named),
  );
  return sectionWithheldOf(gathered, {
    source: SOURCE,
    truncated: values.flatMap(({ truncated }) => truncated),
    failures: [...failures, ...values.flatMap((value) => value.failures)],
  });
}

function queryOf(
  api: DolApi,
  dataset: SectionDataset,
  name: string,
): { readonly dataset: SectionDataset; readonly query: DolQuery } | undefined {
  const { path, fields, nameColumns, newestBy, limit } = dataset;
  const withFilter = (filter: DolFilter): DolQuery => ({ filter, fields, newestBy, limit });
  const filter = dolNameFilter(name, { columns: nameColumns, fits: (one) => api.fits(path, withFilter(one)) });
  return filter && { dataset, query: withFilter(filter) };
}

async function readDataset(
  api: DolApi,
  { path, name, contents, limit, namesOf, recordOf }: SectionDataset,
  { query, screened, signal }: { query: DolQuery; screened: ScreenedName; signal: AbortSignal },
): Promise<DatasetRead> {
  const { rows, truncated } = await api.rows(path, { ...query, signal });
  const naming = namingByParty(screened);
  const named = rows.flatMap((row) => {
    const names = namesOf(row);
    return names.party === null && names.other === null ? [] : [{ ...naming(names), record: recordOf(row) }];
  });
  return {
    named,
    truncated: truncated ? [{ dataset: name, limit }] : [],
    // Every row was found by a name, so one without any is not one that does not match.
    failures: named.length < rows.length ? [`DOL gave ${contents} without a name, which cannot be read.`] : [],
  };
}
