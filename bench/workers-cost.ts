import { openLoad, timesOf } from './open-load.ts';
import { processCosts } from './process-costs.ts';
import { startOverStandIns } from './standin-servers.ts';

/** An estimate: work done by this server only. */
const REQUEST = { path: '/landed-cost/estimate', body: { description: 'cotton t-shirt' } };

/** Each worker compiles for itself: with 6 s of warm-up, that by itself gave a ratio of 2.5. */
const WARM = { perSecond: 100, seconds: 25 };
const MEASURED = { perSecond: 100, seconds: 15 };

/**
 * CPU time of a request with one process and with two that share the port; where this process takes a core, throughput
 * says little.
 */
export async function workersCost(): Promise<void> {
  const costs: number[] = [];
  for (const workers of ['1', '2']) {
    const server = await startOverStandIns('embedded', { WORKERS: workers });
    await openLoad(server.origin, REQUEST, WARM);
    const before = await processCosts(server.pid, server.origin);
    const result = await openLoad(server.origin, REQUEST, MEASURED);
    const after = await processCosts(server.pid, server.origin);
    const perRequest = ((after.cpuSeconds - before.cpuSeconds) / result.answered) * 1000;
    console.log(
      `WORKERS=${workers} at ${MEASURED.perSecond}/s: ${timesOf(result)} ms; ${perRequest.toFixed(2)} ms of processor a request`,
    );
    costs.push(perRequest);
    await server.stop();
  }
  const [one = NaN, two = NaN] = costs;
  console.log(`  ratio ${(two / one).toFixed(2)} (to be at most 1.1)`);
}
