import autocannon from 'autocannon';
import { LOADED_SERVICES, type LoadedService } from './loaded-services.ts';
import { openLoad, type LoadResult } from './open-load.ts';
import { processCosts } from './process-costs.ts';
import { startOverStandIns, type StandInServer } from './standin-servers.ts';
import { withStrangers } from './strangers.ts';

const WARM_SECONDS = 2;
const CLOSED_SECONDS = 4;
const CONNECTIONS = 16;
const OPEN_SECONDS = 8;

/** Of what a server can answer, at which times of answers are measured: it is busy, and nothing piles up. */
const SHARE = 0.4;

/** Arrivals beyond this are the generator's limit rather than the server's. */
const MOST_PER_SECOND = 400;

const MB = 1024 * 1024;

/**
 * Every service under load, a server process over stand-ins that run in this one: throughput with 16 connections (autocannon), then
 * times at a fixed rate of arrivals; processor time with one worker and with two; and a caller beside 500 idle and slow sockets.
 */
export async function serviceLoad(): Promise<void> {
  console.log('service: requests/s with 16 connections; ms p50, p99, p99.9 at a fixed rate; memory; latest event loop');
  const embedded = await startOverStandIns('embedded');
  const model = await startOverStandIns('model');
  for (const service of LOADED_SERVICES) await measure(service, service.readByModel ? model : embedded);
  await model.stop();
  await besideStrangers(embedded);
  await embedded.stop();
  await workersCost();
}

async function measure({ name, request, mostPerSecond }: LoadedService, server: StandInServer): Promise<void> {
  const warm = { perSecond: mostPerSecond ?? 50, seconds: WARM_SECONDS };
  await openLoad(server.origin, request, warm);
  const most = mostPerSecond ?? (await closedRate(server, request));
  const perSecond = mostPerSecond ?? Math.max(1, Math.min(MOST_PER_SECOND, Math.floor(most * SHARE)));
  await processCosts(server.pid, server.origin);
  const result = await openLoad(server.origin, request, { perSecond, seconds: OPEN_SECONDS });
  const costs = await processCosts(server.pid, server.origin);
  const rate = mostPerSecond === undefined ? `${Math.round(most)}/s` : 'bounded by its source';
  console.log(
    `${name}: ${rate}; ${timesOf(result)} at ${perSecond}/s; ` +
      `${Math.round(costs.residentBytes / MB)} MB; ${(costs.loopDelaySeconds * 1000).toFixed(0)} ms`,
  );
}

async function closedRate({ origin }: StandInServer, { path, body }: LoadedService['request']): Promise<number> {
  const result = await autocannon({
    url: origin + path,
    connections: CONNECTIONS,
    duration: CLOSED_SECONDS,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (result.non2xx + result.errors > 0) throw new Error(`${path}: ${result.non2xx + result.errors} requests failed`);
  return result.requests.average;
}

function timesOf({ p50, p99, p999, failed, answered }: LoadResult): string {
  const times = [p50, p99, p999].map((ms) => ms.toFixed(1)).join(' / ');
  return failed > 0 ? `${times} (${failed} of ${answered} refused or failed)` : times;
}

/** An estimate: work of this server alone. */
const STEADY = {
  request: { path: '/landed-cost/estimate', body: { description: 'cotton t-shirt' } },
  perSecond: 100,
} as const;

/** A healthy caller's times without and with strangers that send nothing, or little. */
async function besideStrangers({ origin, port }: StandInServer): Promise<void> {
  const alone = await openLoad(origin, STEADY.request, { perSecond: STEADY.perSecond, seconds: OPEN_SECONDS });
  const beside = await withStrangers(port, () =>
    openLoad(origin, STEADY.request, { perSecond: STEADY.perSecond, seconds: OPEN_SECONDS }),
  );
  console.log(`healthy caller at ${STEADY.perSecond}/s: ${timesOf(alone)} ms alone`);
  console.log(
    `  beside 250 idle and 250 slow sockets: ${timesOf(beside)} ms (p99 ratio ${(beside.p99 / alone.p99).toFixed(2)}, to be at most 2)`,
  );
}

/** Processor time of a request with one process and with two that share the port. */
async function workersCost(): Promise<void> {
  const costs: number[] = [];
  for (const workers of ['1', '2']) {
    const server = await startOverStandIns('embedded', { WORKERS: workers });
    await openLoad(server.origin, STEADY.request, { perSecond: STEADY.perSecond, seconds: WARM_SECONDS * 3 });
    const before = await processCosts(server.pid, server.origin);
    const result = await openLoad(server.origin, STEADY.request, { perSecond: 200, seconds: OPEN_SECONDS * 2 });
    const after = await processCosts(server.pid, server.origin);
    const perRequest = ((after.cpuSeconds - before.cpuSeconds) / result.answered) * 1000;
    console.log(
      `WORKERS=${workers} at 200/s: ${timesOf(result)} ms; ${perRequest.toFixed(2)} ms of processor a request`,
    );
    costs.push(perRequest);
    await server.stop();
  }
  const [one = NaN, two = NaN] = costs;
  console.log(`  ratio ${(two / one).toFixed(2)} (to be at most 1.1)`);
}
