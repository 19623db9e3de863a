import type { CompanyRisk, FacilityRisk } from '../../../core/screening/company-risk/answer.ts';
import type { TestContext } from 'node:test';
import type { Agencies } from '../../../core/screening/company-risk/company-screen.ts';
import { createAgencies } from '../../../core/screening/company-risk/create-agencies.ts';
import type { JsonAnswer } from '../../../core/http/route.ts';
import { parseRequestTarget } from '../../../core/http/request-target.ts';
import { companyRiskService } from '../../../handlers/company-risk/service.ts';
import { startAgencies, type AgenciesStandIn, type AgenciesStandInOptions } from '../../standins/agencies.ts';
import { createLeapingClock } from '../../standins/leaping-clock.ts';

export const GENERATED = new Date('2026-11-20T12:00:00Z');

export interface Screens {
  readonly standIn: AgenciesStandIn;
  /** The answer of `GET /company-risk-screen?…`; rejects with the coded error. */
  readonly screen: (query: string, signal?: AbortSignal) => Promise<CompanyRisk>;
  /** The answer of `GET /risk-score?…`; rejects with the coded error. */
  readonly facility: (query: string) => Promise<FacilityRisk>;
}

export interface ScreensOptions extends AgenciesStandInOptions {
  /** Wraps the agencies between the service and their clients. */
  readonly around?: (agencies: Agencies) => Agencies;
  readonly withoutDolKey?: boolean;
}

/** The service over stand-ins of all five agencies. */
export async function startScreens(t: TestContext, options: ScreensOptions = {}): Promise<Screens> {
  const standIn = await startAgencies(t, options);
  const connected = createAgencies({
    ...standIn.addresses,
    ...(options.withoutDolKey && { dolApiKey: undefined }),
    clock: createLeapingClock(),
    random: () => 0,
  });
  t.after(() => connected.close());
  const service = companyRiskService({ agencies: options.around?.(connected) ?? connected, now: () => GENERATED });

  async function get(path: string, query: string, signal: AbortSignal): Promise<unknown> {
    const route = service.routes.find((one) => one.path === path);
    if (typeof route?.answer !== 'function') throw new TypeError('The route has no handler.');
    const { query: parsed } = parseRequestTarget(`/?${query}`);
    return ((await route.answer({ params: {}, query: parsed, body: {}, signal })) as JsonAnswer).body;
  }

  const forever = new AbortController().signal;
  return {
    standIn,
    screen: async (query, signal = forever) => (await get('/company-risk-screen', query, signal)) as CompanyRisk,
    facility: async (query) => (await get('/risk-score', query, forever)) as FacilityRisk,
  };
}
