import type { CpscRecall, FdaRecall, InspectionRecord } from '../agencies/answer.ts';
import type { AgencySection } from '../agencies/agency-section.ts';
import { assessCompany, type CompanyAssessment } from './company-assessment.ts';
import type { AgencyScreen } from '../agencies/dataset-screen.ts';
import type { DolApi } from '../agencies/dol/dol-api.ts';
import { screenDol, type DolRecord } from '../agencies/dol/dol-section.ts';
import type { Echo } from '../agencies/epa/echo.ts';
import { lookUpFacility, type EpaFinding, type EpaLookup } from '../agencies/epa/epa-section.ts';
import { screenOsha } from '../agencies/osha/osha.ts';
import { screenedName } from '../agencies/published-score.ts';
import { sampleFacility, sampleSection } from '../agencies/sample-section.ts';

/** The agencies to screen a company against. */
export interface Agencies {
  readonly echo: Echo;
  /** Undefined if no key is configured; OSHA and DOL are then errors. */
  readonly dol: DolApi | undefined;
  readonly fda: AgencyScreen<FdaRecall>;
  readonly cpsc: AgencyScreen<CpscRecall>;
  /** Set for sample data. */
  readonly isSample?: true;
}

/** The company to screen. */
export interface ScreenedCompany {
  readonly name: string;
  /** Two capitals. Narrows EPA and OSHA. */
  readonly state: string | undefined;
  /** Narrows EPA. */
  readonly city: string | undefined;
  /** Twelve digits; identifies the facility. */
  readonly registryId: string | undefined;
  /** YYYY-MM-DD; the age of enforcement actions is relative to it. */
  readonly today: string;
}

/** The agencies' answers and the combined result. */
export interface CompanyScreen {
  readonly epa: EpaFinding;
  readonly osha: AgencySection<InspectionRecord>;
  readonly dol: AgencySection<DolRecord>;
  readonly fda: AgencySection<FdaRecall>;
  readonly cpsc: AgencySection<CpscRecall>;
  readonly assessment: CompanyAssessment;
}

/** Reads all five agencies in parallel until the signal aborts: an agency that has not answered by then is an error. */
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
    agencies.fda(screened, { signal }),
    agencies.cpsc(screened, { signal }),
  ]);
  const read = { epa, osha, dol, fda, cpsc };
  const findings = agencies.isSample ? sampleFindings(read) : read;
  return { ...findings, assessment: assessCompany(findings, name) };
}

/** Looks up a facility, as a company screen does. */
export async function screenFacility(
  agencies: Pick<Agencies, 'echo' | 'isSample'>,
  lookup: EpaLookup,
  signal: AbortSignal,
): Promise<EpaFinding> {
  const finding = await lookUpFacility(agencies.echo, lookup, signal);
  return agencies.isSample ? sampleFacility(finding) : finding;
}

type ReadAgencies = Omit<CompanyScreen, 'assessment'>;

function sampleFindings({ epa, osha, dol, fda, cpsc }: ReadAgencies): ReadAgencies {
  return {
    epa: sampleFacility(epa),
    osha: sampleSection(osha),
    dol: sampleSection(dol),
    fda: sampleSection(fda),
    cpsc: sampleSection(cpsc),
  };
}
