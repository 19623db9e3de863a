import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { readConfiguration } from '../../core/configuration.ts';
import { start } from '../../start.ts';

/**
 * The server as a program that tells its parent process its address and, on every message, how many bytes it still
 * holds after a full garbage collection.
 */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

const tracewell = await start(readConfiguration(process.env), { log: () => undefined, summary: () => undefined });
process.on('message', () => {
  void heldBytes().then((bytes) => process.send?.(bytes));
});
process.send?.(tracewell.url);

async function heldBytes(): Promise<number> {
  // What one collection finalises, the next one frees.
  for (let i = 0; i < 4; i++) {
    collect();
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
