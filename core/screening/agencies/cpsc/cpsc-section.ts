import { KEPT_MS, KEPT_NOTE, MAX_KEPT_NAMES } from '../kept-results.ts';
import type { CpscRecall } from '../answer.ts';
import type { Source } from '../../answer.ts';
import type { JsonObject } from '../../../json.ts';
import { POSSIBLE_SCORE } from '../../../names/score.ts';
import { createCache } from '../../../upstream/cache.ts';
import { UpstreamFailure } from '../../../upstream/failure.ts';
import type { Section } from '../agency-section.ts';
import { gatherCandidates, NOTHING_GATHERED, sectionOf, type NamedRecord } from '../candidates.ts';
import { splitAtFloor } from '../close-records.ts';
import { failureReason } from '../failure-reason.ts';
import { namesPerson } from '../person-name.ts';
import { scorePublished, type ScreenedName } from '../published-score.ts';
import { publishedId } from '../published-values.ts';
import { readParts } from '../read-parts.ts';
import { cpscSearchTerm, NAME_TOO_SHORT } from '../search-terms.ts';
import { CPSC_ROLES, MOST_CPSC_RECALLS, type CpscApi, type CpscRole } from './cpsc-api.ts';
import { cpscRecall, namesByRole } from './cpsc-recall.ts';

/** The Commission's recalls as a section. */
export interface CpscScreen {
  /** Never rejects for a failure of CPSC. */
  readonly screen: (screened: ScreenedName, options: { readonly signal: AbortSignal }) => Promise<Section<CpscRecall>>;
}

const SOURCE: Source = {
  name: 'U.S. Consumer Product Safety Commission: recalls',
  url: 'https://www.saferproducts.gov/RestWebServices/Recall',
  basis: 'live',
  as_of: null,
  note:
    'Recalls are found by manufacturer, importer and distributor; one that names the company only as a retailer is not found, ' +
    `nor one that writes its accents otherwise. ${KEPT_NOTE}`,
};

/** What the search of one role has of a name. */
interface RoleRecalls {
  /** By what tells one recall from another. */
  readonly close: readonly (readonly [key: string, named: NamedRecord<CpscRecall>])[];
  /** What tells the recalls apart that scored below the match floor. */
  readonly below: readonly string[];
  /** Whether the name as sent was searched, its longest part being in more recalls than are read. */
  readonly isNarrowed: boolean;
  /** Whether it gave recalls that cannot be told apart, or name nobody. */
  readonly hasUnreadable: boolean;
}

/** Screens names against the recalls of each role, each kept by itself, so that one that failed is asked again. */
export function createCpscScreen(api: CpscApi, { now }: { readonly now?: () => number } = {}): CpscScreen {
  const roles = CPSC_ROLES.map((role) => ({
    role,
    kept: createCache<RoleRecalls>({ source: 'CPSC', ttlMs: KEPT_MS, maxEntries: MAX_KEPT_NAMES, ...(now && { now }) }),
  }));

  return {
    async screen(screened, { signal }) {
      const term = cpscSearchTerm(screened.name);
      if (term === undefined) return sectionOf(NOTHING_GATHERED, { source: SOURCE, failures: [NAME_TOO_SHORT] });
      const parts = roles.map(({ role, kept }) => ({
        name: `recalls by ${role}`,
        value: kept.get(screened.name, {
          signal,
          load: (loading) => readRole(api, role, { screened, term, signal: loading }),
        }),
      }));
      const { values, failures } = await readParts(parts, failureReason);
      return sectionFrom(screened, values, failures);
    },
  };
}

async function readRole(
  api: CpscApi,
  role: CpscRole,
  { screened, term, signal }: { screened: ScreenedName; term: string; signal: AbortSignal },
): Promise<RoleRecalls> {
  try {
    return recallsOf(screened, await api.recalls(role, { term, signal }), false);
  } catch (error) {
    const asSent = screened.name.trim();
    const isTooWide = error instanceof UpstreamFailure && error.kind === 'too_large' && asSent !== term;
    if (!isTooWide) throw error;
    return recallsOf(screened, await api.recalls(role, { term: asSent, signal }), true);
  }
}

function recallsOf(screened: ScreenedName, rows: readonly JsonObject[], isNarrowed: boolean): RoleRecalls {
  const isClose = (name: string): boolean => scorePublished(screened, name) >= POSSIBLE_SCORE;
  const isShown = (name: string): boolean => isClose(name) && !namesPerson(name);
  const readable = rows.filter((row) => publishedId(row, 'RecallID') !== null && namesOf(row).length > 0);
  const named = readable.map((row) => {
    const names = namesOf(row);
    const shown = names.filter((name) => !namesPerson(name));
    const isHidden = shown.length === 0 || (!shown.some(isClose) && names.some(isClose));
    return { names: isHidden ? names : shown, mayIdentifyIndividual: isHidden, record: row };
  });
  const { close, below } = splitAtFloor(screened, named);
  return {
    close: close.map(({ record, ...rest }) => [keyOf(record), { ...rest, record: cpscRecall(record, isShown) }]),
    below: below.filter(({ mayIdentifyIndividual }) => !mayIdentifyIndividual).map(({ record }) => keyOf(record)),
    isNarrowed,
    hasUnreadable: readable.length < rows.length,
  };
}

function namesOf(row: JsonObject): string[] {
  return Object.values(namesByRole(row)).flat();
}

function keyOf({ RecallID, RecallNumber, URL }: JsonObject): string {
  return JSON.stringify([RecallID, RecallNumber, URL]);
}

function sectionFrom(
  screened: ScreenedName,
  values: readonly RoleRecalls[],
  failures: readonly string[],
): Section<CpscRecall> {
  // A recall that names a company in two roles is found by both searches.
  const close = new Map(values.flatMap((one) => one.close));
  const below = new Set(values.flatMap((one) => one.below));
  const isNarrowed = values.some((one) => one.isNarrowed);
  const hasUnreadable = values.some((one) => one.hasUnreadable);
  const gathered = gatherCandidates(screened, [...close.values()]);
  return sectionOf(
    { ...gathered, belowThreshold: below.size },
    {
      source: SOURCE,
      truncated: isNarrowed ? [{ dataset: 'CPSC/Recall', limit: MOST_CPSC_RECALLS }] : [],
      // A row that cannot be read is not one that does not match.
      failures: [...failures, ...(hasUnreadable ? [UNREADABLE_ROWS] : [])],
      incomplete: isNarrowed || gathered.withheld,
    },
  );
}

const UNREADABLE_ROWS = 'CPSC gave recalls without a number or a name, which cannot be read.';
