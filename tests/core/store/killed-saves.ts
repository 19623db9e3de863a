import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  EVERYONE,
  requirementProfiles,
  type RequirementProfiles,
} from '../../../core/documents/certificate/requirements/requirement-profiles.ts';
import { openStore } from '../../../core/open-store.ts';
import type { StoreConfiguration } from '../../../core/store/store.ts';

const PROGRAM = join(import.meta.dirname, 'saving-program.ts');

/** The most ids that one round acknowledges before its program is killed. */
const MAX_SAVES = 60;

export interface KilledSaves {
  readonly acknowledged: number;
  /** The acknowledged ids that do not resolve. */
  readonly lost: readonly string[];
}

/**
 * In each round, kills a program that saves profiles after a different number of acknowledged ids, and looks up all of
 * them in the same store through a new connection.
 */
export async function killedSaves(store: StoreConfiguration, rounds: number): Promise<KilledSaves> {
  let acknowledged = 0;
  const lost: string[] = [];
  for (let round = 0; round < rounds; round++) {
    const ids = await killedRound(store, round);
    const reopened = openStore(store, () => undefined);
    lost.push(...(await missing(ids, requirementProfiles(reopened))));
    await reopened.close();
    acknowledged += ids.length;
  }
  return { acknowledged, lost };
}

async function killedRound({ dataDir, storeUrl = '' }: StoreConfiguration, round: number): Promise<string[]> {
  const child = spawn(process.execPath, [PROGRAM, dataDir, storeUrl, String(round)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const saves = 1 + Math.floor(Math.random() * MAX_SAVES);
  let printed = '';
  child.stdout.on('data', (text: Buffer) => {
    printed += text.toString();
    if (printed.split('\n').length > saves) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  if (signal !== 'SIGKILL') throw new Error('The program ended by itself.');
  // What follows the last line break was cut off with the program.
  return printed.split('\n').slice(0, -1);
}

async function missing(ids: readonly string[], profiles: RequirementProfiles): Promise<string[]> {
  const found = await Promise.all(ids.map(async (id) => ((await profiles.find(id, EVERYONE)) ? undefined : id)));
  return found.filter((id) => id !== undefined);
}

// `node tests/core/store/killed-saves.ts 500` takes some minutes; the number of rounds is free.
if (import.meta.main) {
  const rounds = Number(process.argv[2] ?? 500);
  const dataDir = mkdtempSync(join(tmpdir(), 'tracewell-kills-'));
  const { acknowledged, lost } = await killedSaves({ dataDir, storeUrl: process.env['STORE_URL'] }, rounds);
  rmSync(dataDir, { recursive: true });
  process.stdout.write(`${rounds} kills, ${acknowledged} ids acknowledged, ${lost.length} lost\n`);
  process.exitCode = lost.length === 0 ? 0 : 1;
}
