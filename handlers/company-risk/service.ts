import type { CompanyRisk, FacilityRisk } from '../../core/screening/company-risk/answer.ts';
import { COMPANY_RISK, FACILITY_RISK } from '../../core/screening/company-risk/answer-schema.ts';
import { screenCompany, screenFacility, type Agencies } from '../../core/screening/company-risk/company-screen.ts';
import { screenedName } from '../../core/screening/agencies/published-score.ts';
import type { ApiRequest, JsonAnswer, Service } from '../../core/http/route.ts';
import { termsRoute } from '../../core/http/terms-route.ts';
import { companyRiskAnswer, facilityAnswer } from './answer.ts';
import { FACILITY_EXAMPLES, SCREEN_EXAMPLES } from './examples.ts';
import { AGENCIES_MS } from './limits.ts';
import { facilityRequest, screenRequest } from './request.ts';
import { FACILITY_PARAMETERS, SCREEN_PARAMETERS } from './schema.ts';
import { COMPANY_RISK_TERMS } from './terms.ts';

/** Dependencies of the service. */
export interface CompanyRiskParts {
  readonly agencies: Agencies;
  readonly now: () => Date;
}

/** The agencies, and combining their answers. */
const SCREEN_MS = AGENCIES_MS + 5_000;

/** GET /company-risk-screen, GET /risk-score and GET /terms of company risk screening. */
export function companyRiskService(parts: CompanyRiskParts): Service {
  return {
    slug: 'company-risk',
    title: 'Company risk',
    description:
      'Screens a company name against the records of five federal agencies, with one risk score and a statement of what is missing.',
    routes: [
      {
        method: 'GET',
        path: '/company-risk-screen',
        deadlineMs: SCREEN_MS,
        answer: (request) => answerScreen(parts, request),
        operation: {
          id: 'companyRiskScreen',
          summary: 'Screen a company against five agencies',
          description:
            'Reads EPA, OSHA, DOL, FDA and CPSC in parallel and returns what each publishes under names like the one sent. Every match is ' +
            'a potential match that a person must verify; no match is not a clearance. An agency that could not be read has status error ' +
            'in its section; the others are still returned.',
          parameters: SCREEN_PARAMETERS,
          response: { description: 'What the agencies publish, and the score.', schema: COMPANY_RISK },
          errors: ['missing_fields', 'invalid_fields'],
          examples: SCREEN_EXAMPLES,
        },
      },
      {
        method: 'GET',
        path: '/risk-score',
        deadlineMs: SCREEN_MS,
        answer: (request) => answerFacility(parts, request),
        operation: {
          id: 'facilityRiskScore',
          summary: 'Look up an EPA-regulated facility',
          description:
            'Finds a facility by company name, street address or registry ID and returns its score, alleged violations and enforcement ' +
            'history. company_name, address or epa_id is required; if epa_id is sent, it identifies the facility and the others are ignored.',
          parameters: FACILITY_PARAMETERS,
          response: { description: 'The facility, or that none was found.', schema: FACILITY_RISK },
          errors: ['missing_fields', 'invalid_fields'],
          examples: FACILITY_EXAMPLES,
        },
      },
      termsRoute('companyRiskTerms', COMPANY_RISK_TERMS),
    ],
  };
}

async function answerScreen(
  { agencies, now }: CompanyRiskParts,
  request: ApiRequest,
): Promise<JsonAnswer<CompanyRisk>> {
  const { input, ...filters } = screenRequest(request.query);
  const today = dayOf(now());
  const screen = await screenCompany(
    agencies,
    { name: input.company_name, ...filters, today },
    agenciesSignal(request),
  );
  const { epa, osha, dol } = screen;
  const waits = [
    epa.section.error === undefined ? 0 : agencies.echo.delayMs(),
    osha.error === undefined && dol.error === undefined ? 0 : (agencies.dol?.delayMs() ?? 0),
  ];
  return { status: 200, body: companyRiskAnswer(screen, { input, now: now() }), ...retryAfter(waits) };
}

async function answerFacility(
  { agencies, now }: CompanyRiskParts,
  request: ApiRequest,
): Promise<JsonAnswer<FacilityRisk>> {
  const { name, ...filters } = facilityRequest(request.query);
  const screened = name === undefined ? undefined : screenedName(name);
  const lookup = { ...filters, screened, today: dayOf(now()) };
  const finding = await screenFacility(agencies, lookup, agenciesSignal(request));
  const wait = finding.section.error === undefined ? 0 : agencies.echo.delayMs();
  return { status: 200, body: facilityAnswer(finding, now()), ...retryAfter([wait]) };
}

/** When to ask again for an agency that accepts no more calls for now, so that a run of many rows can pace itself. */
function retryAfter(waitsMs: readonly number[]): Pick<JsonAnswer, 'headers'> {
  const waitMs = Math.max(...waitsMs);
  return waitMs > 0 ? { headers: { 'retry-after': String(Math.ceil(waitMs / 1000)) } } : {};
}

function agenciesSignal({ signal }: ApiRequest): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(AGENCIES_MS)]);
}

/** YYYY-MM-DD, in UTC. */
function dayOf(date: Date): string {
  return date.toISOString().slice(0, 10);
}
