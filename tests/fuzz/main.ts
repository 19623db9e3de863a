import { parseArgs } from 'node:util';
import { fuzzOperations } from './fuzz-operations.ts';
import { startFuzzServers } from './fuzz-servers.ts';

/** `npm run fuzz -- --seconds 600 --seed 42`: a minute and a random seed by default. */
const { values } = parseArgs({ options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
const seconds = Number(values.seconds ?? 60);
const seed = Number(values.seed ?? Date.now() % 1_000_000_000);

const ends: (() => void)[] = [];
const servers = await startFuzzServers({ after: (end) => ends.push(end) });
console.log(`Fuzzing every operation for ${seconds} s, seed ${seed}`);
const results = await fuzzOperations({ basesOf: servers.basesOf, seconds, seed });
for (const { name, sent, allowed, forbidden, fault } of results) {
  console.log(
    `${fault === undefined ? 'ok    ' : 'FAULT '} ${name}: ${sent} requests, ${allowed} allowed, ${forbidden} forbidden`,
  );
  if (fault !== undefined) console.log(fault);
}
for (const end of ends) end();
await servers.stop();
process.exitCode = results.some((one) => one.fault !== undefined) ? 1 : 0;
