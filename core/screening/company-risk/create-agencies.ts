import type { Budget } from '../../upstream/rate-limiter.ts';
import type { Agencies } from './company-screen.ts';
import type { AgencyClientOptions } from '../agencies/agency-client.ts';
import { createCpscApi } from '../agencies/cpsc/cpsc-api.ts';
import { createCpscScreen } from '../agencies/cpsc/cpsc-section.ts';
import { createDolApi } from '../agencies/dol/dol-api.ts';
import { createEcho } from '../agencies/epa/echo.ts';
import { createFdaScreen } from '../agencies/fda/fda-section.ts';
import { createOpenFda } from '../agencies/fda/openfda.ts';

/** Addresses and keys of the agencies. */
export interface AgenciesOptions extends Omit<AgencyClientOptions, 'url'> {
  /** Addresses are scheme, host and port. */
  readonly echoUrl: string;
  /** Call budgets of ECHO and DOL; default the clients' own. */
  readonly echoCalls?: readonly Budget[] | undefined;
  readonly dolCalls?: readonly Budget[] | undefined;
  readonly dolUrl: string;
  readonly dolApiKey: string | undefined;
  readonly openFdaUrl: string;
  readonly openFdaApiKey: string | undefined;
  readonly cpscUrl: string;
}

/** The agencies with their connections. */
export interface ConnectedAgencies extends Agencies {
  /** Lets calls in flight finish and accepts no more. */
  readonly close: () => Promise<void>;
}

/** Creates a client for each agency. Create them once per process, because budgets and caches are per process. */
export function createAgencies(options: AgenciesOptions): ConnectedAgencies {
  const { echoUrl, echoCalls, dolUrl, dolCalls, dolApiKey, openFdaUrl, openFdaApiKey, cpscUrl, ...shared } = options;
  const echo = createEcho({ ...shared, url: echoUrl, calls: echoCalls });
  const dol =
    dolApiKey === undefined ? undefined : createDolApi({ ...shared, url: dolUrl, calls: dolCalls, apiKey: dolApiKey });
  const openFda = createOpenFda({ ...shared, url: openFdaUrl, apiKey: openFdaApiKey });
  const cpsc = createCpscApi({ ...shared, url: cpscUrl });
  const cacheClock = shared.clock ? { now: shared.clock.now } : {};
  return {
    echo,
    dol,
    fda: createFdaScreen(openFda, cacheClock),
    cpsc: createCpscScreen(cpsc, cacheClock),
    async close() {
      await Promise.all([echo.close(), dol?.close(), openFda.close(), cpsc.close()]);
    },
  };
}
