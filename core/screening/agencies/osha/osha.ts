import type { InspectionRecord } from '../answer.ts';
import type { Source } from '../../answer.ts';
import type { JsonObject } from '../../../json.ts';
import type { AgencyCandidate, AgencySection, Truncation } from '../agency-section.ts';
import { gatherCandidates, NOTHING_GATHERED, sectionOf, type NamedRecord } from '../agency-candidates.ts';
import { NO_DOL_KEY, type DolApi, type DolFilter, type DolQuery } from '../dol/dol-api.ts';
import { dolNameFilter } from '../dol/dol-name-filter.ts';
import { failureReason } from '../failure-reason.ts';
import { inspectionNumber, readCitations, type Citations } from './osha-citations.ts';
import { publishedText } from '../published-values.ts';
import type { ScreenedParty } from '../published-score.ts';
import { NAME_TOO_SHORT } from '../search-terms.ts';
import { mayNameIndividual } from '../withholding.ts';

const SOURCE: Source = {
  name: 'U.S. Department of Labor: OSHA inspections and violations',
  url: 'https://dataportal.dol.gov/',
  basis: 'live',
  as_of: null,
  note:
    'Read for this request; the Department of Labor refreshes both datasets daily and publishes no date. Citations are posted about a month after ' +
    'an inspection or later, so a violations_count of 0 means that the source had no citation rows, not that none were issued.',
};

/** Newest inspections read for one name. */
export const INSPECTION_LIMIT = 1_000;

/** Width at which the dataset truncates names. */
const NAME_WIDTH = 50;

export const INSPECTION_FIELDS = [
  'activity_nr',
  'estab_name',
  'open_date',
  'reporting_id',
  'site_state',
  'sic_code',
  'naics_code',
];

/** Options that narrow or end a screen. */
export interface OshaScreen {
  /** Two capitals; undefined for all states. */
  readonly state: string | undefined;
  readonly signal: AbortSignal;
}

/**
 * Screens a company against OSHA's inspections, with their citations counted. A failure becomes an error section and is
 * never thrown.
 */
export async function screenOsha(
  dol: DolApi | undefined,
  screened: ScreenedParty,
  { state, signal }: OshaScreen,
): Promise<AgencySection<InspectionRecord>> {
  if (!dol) return failed(NO_DOL_KEY);
  const query = inspectionQuery(dol, { name: screened.name, state });
  if (!query) return failed(NAME_TOO_SHORT);
  try {
    const { rows: found, truncated } = await dol.rows('OSHA/inspection', { ...query, signal });
    const rows = found.filter((row) => isInState(row, state));
    const named = rows.map(namedInspection).filter((one) => one !== undefined);
    const gathered = gatherCandidates(screened, named, { isPersonal: mayNameIndividual, cutAt: NAME_WIDTH });
    const citations = await readCitations(dol, inspectionNumbers(gathered.candidates), signal);
    return sectionOf(
      { ...gathered, candidates: gathered.candidates.map((one) => withCounts(one, citations)) },
      {
        source: SOURCE,
        truncated: [...(truncated ? [INSPECTIONS_TRUNCATED] : []), ...citations.truncated],
        failures: [
          ...(rows.length < found.length ? [OTHER_STATES] : []),
          // An unreadable row is not a non-match.
          ...(named.length < rows.length ? [UNREADABLE_ROWS] : []),
          ...citations.failures,
        ],
      },
    );
  } catch (error) {
    return failed(failureReason(error));
  }
}

const INSPECTIONS_TRUNCATED: Truncation = { dataset: 'OSHA/Inspection', limit: INSPECTION_LIMIT };

const UNREADABLE_ROWS = 'DOL returned inspections that cannot be read because they have no number or name.';

const OTHER_STATES = 'DOL returned inspections in other states than the one asked for; they are left out.';

/** DOL ignores what it does not know in a query, and then answers more than was asked. */
function isInState(row: JsonObject, state: string | undefined): boolean {
  const site = publishedText(row, 'site_state');
  return state === undefined || site === null || site.toUpperCase() === state;
}

function failed(reason: string): AgencySection<InspectionRecord> {
  return sectionOf(NOTHING_GATHERED, { source: SOURCE, failures: [reason] });
}

function inspectionQuery(
  dol: DolApi,
  { name, state }: { name: string; state: string | undefined },
): DolQuery | undefined {
  const inState: DolFilter[] = state === undefined ? [] : [{ field: 'site_state', operator: 'eq', value: state }];
  const withFilter = (filter: DolFilter): DolQuery => ({
    filter: { and: [filter, ...inState] },
    fields: INSPECTION_FIELDS,
    newestBy: 'open_date',
    limit: INSPECTION_LIMIT,
  });
  const fits = (filter: DolFilter): boolean => dol.fits('OSHA/inspection', withFilter(filter));
  const filter = dolNameFilter(name, { columns: ['estab_name'], cutAt: NAME_WIDTH, fits });
  return filter && withFilter(filter);
}

/** Returns a row's inspection and its name; undefined for a row without a number or a name. */
function namedInspection(row: JsonObject): NamedRecord<InspectionRecord> | undefined {
  const number = inspectionNumber(row);
  const published = publishedText(row, 'estab_name');
  if (number === undefined || published === null) return undefined;
  const record: InspectionRecord = {
    inspection_nr: number,
    establishment_name: published,
    date_opened: publishedText(row, 'open_date'),
    office_id: publishedText(row, 'reporting_id'),
    state: publishedText(row, 'site_state'),
    inspection_type: null,
    scope: null,
    sic: codeOf(row, 'sic_code'),
    naics: codeOf(row, 'naics_code'),
    violations_count: null,
    detail_url: `https://www.osha.gov/ords/imis/establishment.inspection_detail?id=${String(number)}`,
  };
  return { id: String(number), names: [published], record };
}

/** All zeros mean no code. */
function codeOf(row: JsonObject, column: string): string | null {
  const code = publishedText(row, column);
  return code === null || /^0{1,6}$/.test(code) ? null : code;
}

function inspectionNumbers(candidates: readonly AgencyCandidate<InspectionRecord>[]): number[] {
  return candidates.flatMap(({ records }) => records.map(({ inspection_nr }) => inspection_nr));
}

function withCounts(
  candidate: AgencyCandidate<InspectionRecord>,
  { counts }: Citations,
): AgencyCandidate<InspectionRecord> {
  const records = candidate.records.map((record) => ({
    ...record,
    violations_count: counts.get(record.inspection_nr) ?? null,
  }));
  return { ...candidate, records };
}
