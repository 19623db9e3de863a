import type { EpaSection } from './answer.ts';
import type { JsonObject } from '../../../json.ts';
import { readsAsPerson } from '../../../names/person-or-organization.ts';
import { MATCH_SCORE, POSSIBLE_SCORE } from '../../../names/score.ts';
import { failureReason } from '../failure-reason.ts';
import { isBlank } from '../published-values.ts';
import { scorePublished, type ScreenedParty } from '../published-score.ts';
import { riskTier } from '../risk-tier.ts';
import { echoSearchTerms } from '../search-terms.ts';
import type { Echo, Facilities, FacilityQuery } from './echo.ts';
import { echoText } from './echo-row.ts';
import { facilityHistory, facilityOf, registryIdOf, type FacilityHistory } from './facility.ts';
import { facilityRisk } from './risk-score.ts';

/** Result of looking up a facility. */
export interface EpaFinding {
  readonly section: EpaSection;
  /** Null if no facility was resolved. */
  readonly history: FacilityHistory | null;
  /** Whether the facility's name matches the company's closely enough to count. */
  readonly nameMatches: boolean;
  /** Number of score inputs that ECHO did not return at all, or that cannot be read; blank ones do not count. */
  readonly absentInputs: number;
  /** Whether a matching facility is withheld because its name reads as an individual's. */
  readonly isWithheld: boolean;
  /** Whether the result is anything but exactly one facility with the company's name and all inputs. */
  readonly incomplete: boolean;
  /** Set for sample facilities. */
  readonly isSample?: true;
}

/** What to look up a facility by. */
export interface EpaLookup extends Omit<FacilityQuery, 'name'> {
  /** Undefined if only a street or an ID is given. */
  readonly screened?: ScreenedParty | undefined;
  /** YYYY-MM-DD. */
  readonly today: string;
}

/** Looks up and scores a company's facility. A failure of the EPA becomes an error section and is never thrown. */
export async function lookUpFacility(echo: Echo, lookup: EpaLookup, signal: AbortSignal): Promise<EpaFinding> {
  const { screened, street, city, state, zip, registryId } = lookup;
  const names = registryId === undefined && screened ? echoSearchTerms(screened.name) : [undefined];
  // An empty name would find every facility, and a bare legal form any.
  if (names.length === 0 || (registryId === undefined && screened?.query.words.length === 0)) return INCOMPARABLE;
  try {
    for (const [i, name] of names.entries()) {
      const found = await echo.find({ name, street, city, state, zip, registryId }, signal);
      if (found.kind === 'too_many') return failed(TOO_MANY);
      if (found.count > 0 || i === names.length - 1) return resolve(found, lookup);
    }
    return INCOMPARABLE;
  } catch (error) {
    return failed(failureReason(error));
  }
}

const TOO_MANY =
  'EPA ECHO found more facilities than it returns in one answer. Narrow the search by state and city, or send epa_id.';

function failed(error: string): EpaFinding {
  const note = 'The EPA section could not be checked; nothing is known about facilities.';
  return {
    section: { status: 'error', ...UNRESOLVED, note, error },
    history: null,
    nameMatches: false,
    absentInputs: 0,
    isWithheld: false,
    incomplete: true,
  };
}

const UNRESOLVED = {
  resolved: false,
  facility: null,
  risk_score: null,
  risk_tier: null,
  match_count: null,
  unreadable_inputs: null,
} as const;

/** The section of a name that cannot be compared. */
const INCOMPARABLE = failed(
  'Apart from its legal form the name has no Latin letter or digit, so it cannot be compared.',
);

interface ScoredRow {
  readonly row: JsonObject;
  readonly name: string;
  readonly score: number;
}

function resolve({ rows, count }: Facilities, lookup: EpaLookup): EpaFinding {
  const { screened, today, registryId } = lookup;
  // ECHO ignores unknown terms, so facilities that do not match the request are dropped.
  const asked = registryId === undefined ? rows : rows.filter((row) => registryIdOf(row) === registryId);
  const all = asked
    .map((row) => ({ row, name: echoText(row, 'FacName') ?? '' }))
    .filter(({ name }) => name !== '')
    .map(({ row, name }) => ({ row, name, score: screened ? scorePublished(screened, name) : 0 }))
    .toSorted((a, b) => b.score - a.score);
  const persons = eachOnce(all.filter(({ name }) => readsAsPerson(name)));
  const shown = eachOnce(all.filter(({ name }) => !readsAsPerson(name)));
  const isWithheld = persons.some((row) => row.score >= POSSIBLE_SCORE);
  const [best] = shown;
  if (!best) return unresolved(persons.length > 0);
  const repeated = all.length - persons.length - shown.length;
  const total = (registryId === undefined ? count : asked.length) - repeated - persons.length;
  const { score, unreadableInputs } = facilityRisk(best.row, today);
  const absentInputs = unreadableInputs.filter((column) => !isBlank(best.row[column])).length;
  const nameMatches = best.score >= MATCH_SCORE;
  return {
    section: {
      resolved: true,
      facility: facilityOf(best.row),
      risk_score: score,
      risk_tier: riskTier(score),
      match_count: total,
      unreadable_inputs: unreadableInputs,
      note: resolvedNote({ total, compared: shown.length, withheld: persons.length, best, screened }),
    },
    history: facilityHistory(best.row, today),
    nameMatches,
    absentInputs,
    isWithheld,
    incomplete: total !== 1 || !nameMatches || absentInputs > 0 || isWithheld,
  };
}

/** Removes duplicate facilities: keeps the best-named row of each ID, and one of identical rows without an ID. */
function eachOnce(rows: readonly ScoredRow[]): ScoredRow[] {
  const byFacility = Map.groupBy(rows, ({ row }) => registryIdOf(row) ?? JSON.stringify(row));
  return [...byFacility.values()].flatMap(([first]) => first ?? []);
}

function unresolved(isWithheld: boolean): EpaFinding {
  const note = isWithheld
    ? "A facility was found under what reads as an individual's name, and is withheld. This is not a finding of compliance."
    : 'No EPA-regulated facility was found for this search. This is not a finding of compliance: a facility can be registered under ' +
      'another name, such as that of a project or a former owner. Send epa_id to identify it.';
  return {
    section: { ...UNRESOLVED, note },
    history: null,
    nameMatches: false,
    absentInputs: 0,
    isWithheld,
    incomplete: true,
  };
}

interface NoteParts {
  readonly total: number;
  readonly compared: number;
  readonly withheld: number;
  readonly best: ScoredRow;
  readonly screened: ScreenedParty | undefined;
}

function resolvedNote({ total, compared, withheld, best, screened }: NoteParts): string {
  const others = total - 1;
  return [
    total === 1
      ? 'One facility was found and scored.'
      : `${String(total)} facilities were found; one was scored and ${String(others)} ${others === 1 ? 'was' : 'were'} not.`,
    ...(total > compared ? [`Only the first ${String(compared)} by name were compared.`] : []),
    ...(withheld > 0 ? [`Not counted: ${String(withheld)} under what reads as an individual's name.`] : []),
    ...(screened && best.score < MATCH_SCORE
      ? [
          `The facility's name matches the company's with a score of ${best.score.toFixed(3)}, below ${String(MATCH_SCORE)}: its risk score is shown but adds nothing to the cross-agency score.`,
        ]
      : []),
    'Facilities of parent companies and subsidiaries are not linked.',
  ].join(' ');
}
