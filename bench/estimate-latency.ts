import { DESCRIPTIONS } from './descriptions.ts';
import { median, quantile } from './quantile.ts';
import { startProcess } from './server-process.ts';

const REQUESTS = 2_000;
const WARM_UP = 300;

/** Measures an estimate, one request at a time, relative to a round trip for an answer that costs nothing. */
export async function estimateLatency(): Promise<void> {
  const { port, stop } = await startProcess([process.execPath, 'server.ts']);
  const times = { estimate: [] as number[], refusal: [] as number[] };
  for (let i = 0; i < REQUESTS + WARM_UP; i++) {
    const description = DESCRIPTIONS[i % DESCRIPTIONS.length];
    const estimate = await timed(port, { description, country_of_origin: 'CN' });
    const refusal = await timed(port, { description: '' });
    if (i < WARM_UP) continue;
    times.estimate.push(estimate);
    times.refusal.push(refusal);
  }
  await stop();
  const [p50, p99] = [median(times.estimate), quantile(times.estimate, 0.99)];
  const floor = median(times.refusal);
  console.log(
    `POST /landed-cost/estimate: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms over ${REQUESTS} requests`,
  );
  console.log(
    `  the same round trip with a blank description: p50 ${floor.toFixed(2)} ms, so an estimate costs ${(p50 - floor).toFixed(2)} ms ` +
      `(ratio ${(p50 / floor).toFixed(1)})`,
  );
}

async function timed(port: number, body: object): Promise<number> {
  const started = performance.now();
  const answer = await fetch(`http://127.0.0.1:${port}/landed-cost/estimate`, {
    method: 'POST',
    body: JSON.stringify(body),
  });
  await answer.arrayBuffer();
  return performance.now() - started;
}
