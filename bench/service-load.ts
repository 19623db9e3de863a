import autocannon from 'autocannon';
import { LOADED_SERVICES, type LoadedService } from './loaded-services.ts';
import { openLoad, timesOf } from './open-load.ts';
import { processCosts } from './process-costs.ts';
import { startOverStandIns, type StandInServer } from './standin-servers.ts';

const WARM_SECONDS = 2;
const CLOSED_SECONDS = 4;
const CONNECTIONS = 16;
const OPEN_SECONDS = 8;

/** Share of a server's capacity at which answer times are measured: it is busy, but nothing queues up. */
const SHARE = 0.4;

/** More arrivals are the generator's limit rather than the server's. */
const MAX_PER_SECOND = 400;

const MB = 1024 * 1024;

/**
 * Measures every service under load, with a server process over stand-ins in this process: throughput with 16
 * connections (autocannon), then times at a fixed arrival rate.
 */
export async function serviceLoad(): Promise<void> {
  console.log('service: requests/s with 16 connections; ms p50, p99, p99.9 at a fixed rate; memory; latest event loop');
  const embedded = await startOverStandIns('embedded');
  const model = await startOverStandIns('model');
  for (const service of LOADED_SERVICES) await measure(service, service.readByModel ? model : embedded);
  await model.stop();
  await embedded.stop();
}

async function measure({ name, request, mostPerSecond }: LoadedService, server: StandInServer): Promise<void> {
  const warm = { perSecond: mostPerSecond ?? 50, seconds: WARM_SECONDS };
  await openLoad(server.origin, request, warm);
  const most = mostPerSecond ?? (await closedRate(server, request));
  const perSecond = mostPerSecond ?? Math.max(1, Math.min(MAX_PER_SECOND, Math.floor(most * SHARE)));
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
