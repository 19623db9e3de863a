import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresAbsence, startPostgres } from '../tests/standins/postgres.ts';
import { interleavedWatch } from '../tests/core/watch/interleaved-watch.ts';
import { killedWatch } from '../tests/core/watch/killed-watch.ts';
import { randomOf } from './register-names.ts';

const ROUNDS = Number(process.env['WATCH_KILL_ROUNDS'] ?? 250);
const HISTORIES = Number(process.env['WATCH_INTERLEAVED'] ?? 1_000);
const SEED = 7;

/**
 * Kills pairs of programs that watch over one store, after histories in which they alternate by statement; compares
 * what was reported with what is found, and throws on differences.
 */
export async function watchKills(): Promise<void> {
  let changes = 0;
  for (let seed = 0; seed < HISTORIES; seed++) changes += await interleavedWatch({ rounds: 3, random: randomOf(seed) });
  console.log(`Turns: ${HISTORIES} histories, ${changes} changes, each told of once, none lost`);
  const dataDir = mkdtempSync(join(tmpdir(), 'tracewell-kills-'));
  const ends: (() => void)[] = [
    () => {
      rmSync(dataDir, { recursive: true });
    },
  ];
  try {
    const inSqlite = await killedWatch({ dataDir, storeUrl: undefined }, { rounds: ROUNDS, random: randomOf(SEED) });
    console.log(`SQLite: ${inSqlite.kills} kills, ${inSqlite.changes} changes, each told of once, none lost`);
    if (postgresAbsence() !== undefined) return;
    const server = await startPostgres({ after: (end) => ends.push(end) });
    const store = { dataDir: '', storeUrl: await server.newDatabase() };
    const inPostgres = await killedWatch(store, { rounds: ROUNDS, random: randomOf(SEED) });
    console.log(`PostgreSQL: ${inPostgres.kills} kills, ${inPostgres.changes} changes, each told of once, none lost`);
  } finally {
    for (const end of ends.reverse()) end();
  }
}
