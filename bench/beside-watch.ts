import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ENTITY_LIST, SDN, startCsl, type MadeRecord } from '../tests/standins/csl.ts';
import { LOADED_SERVICES, type LoadedService } from './loaded-services.ts';
import { openLoad, timesOf } from './open-load.ts';
import { cpuSecondsOf } from './process-costs.ts';
import { median } from './quantile.ts';
import { madeNames, realNames } from './register-names.ts';
import { startOverStandIns, type StandInServer } from './standin-servers.ts';

/** Organizations in the download, about as many as in the real one, and the parties compared with them. */
const LISTED = 17_000;
const PARTIES = 100_000;

const SECONDS = 5;
const PER_SECOND = 30;
const ROUNDS = Number(process.env['WATCH_ROUNDS'] ?? 3);

/** Names of services, separated by commas, to measure only some. */
const CHOSEN = process.env['WATCH_SERVICES']?.split(',');

/** Measures every service alone and while a list of 100,000 parties is screened, in turn. */
export async function besideWatch(): Promise<void> {
  const real = realNames();
  if (!real) {
    console.log('Beside the watch is not measured: its names take after real ones, which are not in ../shared/data.');
    return;
  }
  const ends: (() => void)[] = [];
  const records = madeNames(real, { count: LISTED, seed: 3 }).map((name, at): MadeRecord => {
    return { name, type: 'Entity', source: at % 5 === 0 ? ENTITY_LIST : SDN };
  });
  const csl = await startCsl({ after: (end: () => void) => ends.push(end) }, records);
  const parties = madeNames(real, { count: PARTIES, seed: 8 })
    .map((name, i) => JSON.stringify({ reference: `V${i}`, name }))
    .join('\n');
  for (const reader of ['embedded', 'model'] as const) {
    const dataDir = mkdtempSync(join(tmpdir(), 'tracewell-watch-'));
    const settings = { CSL_URL: csl.origin, CSL_API_KEY: '', DATA_DIR: dataDir, LOG_LEVEL: 'silent' };
    const services = LOADED_SERVICES.filter(
      ({ name, readByModel = false }) => readByModel === (reader === 'model') && (CHOSEN?.includes(name) ?? true),
    );
    const server = await startOverStandIns(reader, settings);
    for (const service of services) await measure(service, { server, parties });
    await server.stop();
    rmSync(dataDir, { recursive: true });
  }
  for (const end of ends) end();
}

async function measure(
  { name, request, mostPerSecond }: LoadedService,
  { server, parties }: { readonly server: StandInServer; readonly parties: string },
): Promise<void> {
  const { origin, pid } = server;
  const load = { perSecond: mostPerSecond ?? PER_SECOND, seconds: SECONDS };
  const list = `${origin}/watch/lists/vendors`;
  await openLoad(origin, request, load);
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const alone = await openLoad(origin, request, load);
    await fetch(list, { method: 'PUT', body: parties });
    while (!(await isBegun(origin))) await wait(100);
    const [started, takenBefore] = [performance.now(), cpuSecondsOf(pid)];
    const beside = await openLoad(origin, request, load);
    const cores = (1000 * (cpuSecondsOf(pid) - takenBefore)) / (performance.now() - started);
    const { status } = (await (await fetch(list)).json()) as { status: string };
    await fetch(list, { method: 'DELETE' });
    ratios.push(beside.p99 / alone.p99);
    const ended = status === 'screening' ? '' : ', whose screening ended before';
    console.log(
      `${name}: ${timesOf(alone)} ms alone, ${timesOf(beside)} ms beside a list${ended}, ${cores.toFixed(2)} cores taken`,
    );
  }
  console.log(`  p99 ratio ${median(ratios).toFixed(2)}, median of ${ROUNDS} rounds in turn (to be at most 1.5)`);
}

/** Whether some of the list's parties were found in the download. */
async function isBegun(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/watch/findings?list=vendors&limit=1`);
  const { findings } = (await answer.json()) as { findings: readonly object[] };
  return findings.length > 0;
}
