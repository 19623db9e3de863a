import type { Section, SectionWithheld } from './agency-section.ts';
import { assessCompany, type CompanyAssessment } from './company-assessment.ts';
import type { DolApi } from './dol-api.ts';
import { screenDol, type DolRecord } from './dol/dol-section.ts';
import type { Echo } from './epa/echo.ts';
import { lookUpFacility, type EpaFinding } from './epa/epa-section.ts';
import type { FdaRecall } from './fda/fda-recall.ts';
import { screenOsha, type InspectionRecord } from './osha.ts';
import { screenedName, type ScreenedName } from './published-score.ts';
import type { ScoredFdaRecall } from './scored-records.ts';

/** An agency that is screened by name alone. A failure of it is a section that says so. */
export interface AgencyScreen<AgencyRecord> {
  readonly screen: (
    screened: ScreenedName,
    options: { readonly signal: AbortSignal },
  ) => Promise<Section<AgencyRecord>>;
}

/** The agencies that a company is screened against. */
export interface Agencies {
  readonly echo: Echo;
  /** Undefined where no key is configured; OSHA and DOL are then errors. */
  readonly dol: DolApi | undefined;
  readonly fda: AgencyScreen<FdaRecall & ScoredFdaRecall>;
  readonly cpsc: AgencyScreen<unknown>;
}

/** A company as it is screened. */
export interface ScreenedCompany {
  readonly name: string;
  /** Two capitals. Narrows EPA and OSHA. */
  readonly state: string | undefined;
  /** Narrows EPA. */
  readonly city: string | undefined;
  /** Twelve digits; names the facility. */
  readonly registryId: string | undefined;
  /** YYYY-MM-DD; what the age of an enforcement action is counted from. */
  readonly today: string;
}

/** What the agencies answered, and what it amounts to. */
export interface CompanyScreen {
  readonly epa: EpaFinding;
  readonly osha: SectionWithheld<InspectionRecord>;
  readonly dol: SectionWithheld<DolRecord>;
  readonly fda: Section<FdaRecall>;
  readonly cpsc: Section<unknown>;
  readonly assessment: CompanyAssessment;
}

/** Asks all five agencies at once, each by itself, until the signal ends it: what has not answered by then is an error. */
export async function screenCompany(
  agencies: Agencies,
  { name, state, city, registryId, today }: ScreenedCompany,
  signal: AbortSignal,
): Promise<CompanyScreen> {
  const screened = screenedName(name);
  const [epa, osha, dol, fda, cpsc] = await Promise.all([
    lookUpFacility(agencies.echo, { screened, state, city, registryId, today }, signal),
    screenOsha(agencies.dol, screened, { state, signal }),
    screenDol(agencies.dol, screened, { signal }),
    agencies.fda.screen(screened, { signal }),
    agencies.cpsc.screen(screened, { signal }),
  ]);
  const findings = { epa, osha, dol, fda, cpsc };
  return { ...findings, assessment: assessCompany(findings) };
}
