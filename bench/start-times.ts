import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildBinary } from '../build/binary.ts';
import { median } from './quantile.ts';
import { startProcess } from './server-process.ts';

const RUNS = 9;

/** Time from process start to the first estimate, for node and for the binary. */
export async function startTimes(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-binary-'));
  const started = performance.now();
  const binary = await buildBinary(folder);
  console.log(`npm run build: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  const empty = median(times(() => void spawnSync(process.execPath, ['-e', '0'])));
  const byNode = await firstEstimate([process.execPath, 'server.ts']);
  const byBinary = await firstEstimate([binary]);
  console.log(`start to the first estimate, median of ${RUNS}:`);
  console.log(
    `  node    ${byNode.toFixed(0)} ms (${(byNode / empty).toFixed(1)} x an empty node program; target <= 500 ms)`,
  );
  console.log(
    `  binary  ${byBinary.toFixed(0)} ms (${(byBinary / empty).toFixed(1)} x an empty node program; target <= 400 ms)`,
  );
  rmSync(folder, { recursive: true });
}

function times(run: () => void): number[] {
  return Array.from({ length: RUNS }, () => {
    const started = performance.now();
    run();
    return performance.now() - started;
  });
}

async function firstEstimate(command: readonly [string, ...string[]]): Promise<number> {
  const measured: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    const started = performance.now();
    const { port, stop } = await startProcess(command);
    const answer = await fetch(`http://127.0.0.1:${port}/landed-cost/estimate`, {
      method: 'POST',
      body: JSON.stringify({ description: 'stainless steel water bottle' }),
    });
    if (answer.status !== 200) throw new Error(`The estimate was answered with ${answer.status}.`);
    await answer.arrayBuffer();
    measured.push(performance.now() - started);
    await stop();
  }
  return median(measured);
}
