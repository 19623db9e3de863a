import { readConfiguration } from '../core/configuration.ts';
import { start } from '../start.ts';
import { MADE_COMPANY, startAgencies } from '../tests/standins/agencies.ts';
import { median } from './quantile.ts';

const LATENCY_MS = 100;
const RUNS = 5;

/** Inspections, then their citations; at the EPA a query, then its rows. Everything else runs in parallel. */
const CHAIN = 2;

/** Measures a company screen, relative to the longest chain of dependent calls. */
export async function companyRiskBench(): Promise<void> {
  const times: number[] = [];
  for (let run = 0; run < RUNS; run++) times.push(await firstScreen());
  const floor = CHAIN * LATENCY_MS;
  const took = median(times);
  console.log(
    `GET /company-risk/company-risk-screen, five agencies ${LATENCY_MS} ms away: ${took.toFixed(0)} ms, median of ${RUNS}`,
  );
  console.log(
    `  the longest chain of dependent calls takes at least ${floor} ms (ratio ${(took / floor).toFixed(2)}, to be at most 1.3)`,
  );
}

/** Milliseconds of a name's first screen on a server that has screened another one: nothing of it is cached yet. */
async function firstScreen(): Promise<number> {
  const ends: (() => void)[] = [];
  const agencies = await startAgencies({ after: (end) => ends.push(end) }, { latencyMs: LATENCY_MS });
  const server = await start(readConfiguration({ PORT: '0', LOG_LEVEL: 'silent', ...agencies.environment }), {
    log: () => undefined,
    summary: () => undefined,
  });
  try {
    // The EPA's columns are looked up once a day.
    await screen(server.url, 'Bay Canning Co.');
    return await screen(server.url, MADE_COMPANY);
  } finally {
    await server.stop();
    for (const end of ends) end();
  }
}

async function screen(url: string, name: string): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`${url}/company-risk/company-risk-screen?company_name=${encodeURIComponent(name)}`);
  const { osha, fda } = (await answer.json()) as { osha?: { status: string }; fda?: { status: string } };
  const took = performance.now() - started;
  if (osha?.status === 'error' || fda?.status === 'error') throw new Error('An agency was not read.');
  return took;
}
