import { requestsPerSecond } from './load.ts';
import { median } from './quantile.ts';
import { startProcess } from './server-process.ts';

const ROUNDS = 5;
const SECONDS = 2;
const PATH = '/landed-cost/terms';

/** Requests per second of a fixed answer, with log and metrics, relative to bare node:http with the same bytes. */
export async function throughput(): Promise<void> {
  const tracewell = await startProcess([process.execPath, 'server.ts']);
  const answer = await fetch(`http://127.0.0.1:${tracewell.port}${PATH}`);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const bare = await startProcess([
    process.execPath,
    'bench/bare-server.ts',
    answer.headers.get('content-type') ?? '',
    bytes.toString('base64'),
  ]);
  const rates: { ours: number; yardstick: number }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const ours = await requestsPerSecond(tracewell.port, PATH, SECONDS);
    const yardstick = await requestsPerSecond(bare.port, PATH, SECONDS);
    // The first round warms up both.
    if (round > 0) rates.push({ ours, yardstick });
  }
  await tracewell.stop();
  await bare.stop();
  const ratio = median(rates.map(({ ours, yardstick }) => ours / yardstick));
  console.log(`GET ${PATH}: ${Math.round(median(rates.map(({ ours }) => ours)))} requests/s with log and metrics on`);
  console.log(
    `  bare node:http, same bytes: ${Math.round(median(rates.map(({ yardstick }) => yardstick)))} requests/s`,
  );
  console.log(`  ratio ${ratio.toFixed(2)} (median of ${ROUNDS} rounds in turn; target >= 0.7)`);
}
