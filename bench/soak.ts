import { setTimeout as wait } from 'node:timers/promises';
import { LOADED_SERVICES } from './loaded-services.ts';
import { openLoad } from './open-load.ts';
import { processCosts } from './process-costs.ts';
import { slopePerHour, type MemorySample } from './memory-slope.ts';
import { startOverStandIns } from './standin-servers.ts';

const SECONDS = 600;
const SAMPLE_SECONDS = 10;
const PER_SECOND = 20;

/** During the first tenth caches fill and code is compiled. */
const WARM_SHARE = 0.1;

const MB = 1024 * 1024;

/**
 * Ten minutes of steady load on every service not limited by an outside budget, and the slope of the process's memory.
 */
export async function soak(): Promise<void> {
  const server = await startOverStandIns('embedded');
  const asked = LOADED_SERVICES.filter((one) => !one.readByModel && one.mostPerSecond === undefined);
  const started = performance.now();
  const samples: MemorySample[] = [];
  const loads = Promise.all(
    asked.map(({ request }) => openLoad(server.origin, request, { perSecond: PER_SECOND, seconds: SECONDS })),
  );
  while (performance.now() - started < SECONDS * 1000) {
    await wait(SAMPLE_SECONDS * 1000);
    const { residentBytes } = await processCosts(server.pid, server.origin);
    samples.push({ seconds: (performance.now() - started) / 1000, bytes: residentBytes });
  }
  const results = await loads;
  await server.stop();
  const warm = samples.filter(({ seconds }) => seconds > SECONDS * WARM_SHARE);
  const [first, last] = [warm.at(0)?.bytes ?? NaN, warm.at(-1)?.bytes ?? NaN];
  const answered = results.reduce((sum, one) => sum + one.answered, 0);
  const failed = results.reduce((sum, one) => sum + one.failed, 0);
  console.log(
    `${SECONDS} s at ${PER_SECOND * asked.length}/s over ${asked.length} services: ${answered} answers, ${failed} failed`,
  );
  console.log(
    `  resident memory ${Math.round(first / MB)} MB after ${SECONDS * WARM_SHARE} s, ${Math.round(last / MB)} MB at the end; ` +
      `slope ${(slopePerHour(warm) / MB).toFixed(1)} MB an hour`,
  );
}
