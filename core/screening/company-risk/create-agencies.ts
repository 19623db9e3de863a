import type { Budget } from '../../upstream/rate-limiter.ts';
import type { Agencies } from './company-screen.ts';
import type { AgencyClientOptions } from '../agencies/agency-client.ts';
import { createCpscApi } from '../agencies/cpsc/cpsc-api.ts';
import { createCpscScreen } from '../agencies/cpsc/cpsc-section.ts';
import { createDolApi } from '../agencies/dol/dol-api.ts';
import { createEcho } from '../agencies/epa/echo.ts';
import { createFdaScreen } from '../agencies/fda/fda-section.ts';
import { createOpenFda } from '../agencies/fda/openfda.ts';

/** Where the agencies are, and the keys they know us by. */
export interface AgenciesOptions extends Omit<AgencyClientOptions, 'url'> {
  /** Addresses are scheme, host and port. */
  readonly echoUrl: string;
  /** What ECHO and DOL may be asked; the clients' own figures unless given. */
  readonly echoCalls?: readonly Budget[] | undefined;
  readonly dolCalls?: readonly Budget[] | undefined;
  readonly dolUrl: string;
  readonly dolApiKey: string | undefined;
  readonly openFdaUrl: string;
  readonly openFdaApiKey: string | undefined;
  readonly cpscUrl: string;
}

/** The agencies, and their end. */
export interface ConnectedAgencies extends Agencies {
  /** Lets the calls under way end, and takes no more. */
  readonly close: () => Promise<void>;
}

/** A client for each agency. They are to be made once in a process, because their budgets and caches are the process's. */
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
