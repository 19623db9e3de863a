import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openStore } from '../../../core/open-store.ts';
import type { StoreConfiguration } from '../../../core/store/store.ts';
import { watchUnderTest } from './watch-under-test.ts';
import { changesOfAll } from './whole-watch.ts';

const PROGRAM = join(import.meta.dirname, 'watching-program.ts');

/** How much faster time passes for the programs: a lease of a minute lasts a fifth of a second. */
export const RATE = 300;

/** The most transactions that one program makes before it is killed. */
const MAX_TRANSACTIONS = 40;

export interface KilledWatch {
  readonly kills: number;
  readonly changes: number;
}

/**
 * In each round, starts two programs that watch one store, kills each after a number of transactions, and changes lists
 * and parties. Then the remaining work is finished, and the reported changes have to add up to what a separate store
 * finds, each change once. Throws `AssertionError` if they do not.
 */
export async function killedWatch(
  store: StoreConfiguration,
  { rounds, random }: { readonly rounds: number; readonly random: () => number },
): Promise<KilledWatch> {
  const startedAt = Date.now();
  for (let round = 0; round < rounds; round++)
    await Promise.all(
      ['uploads', ''].map((uploads) =>
        killed([store.dataDir, store.storeUrl ?? '', String(round), String(startedAt), uploads], {
          after: 1 + Math.floor(random() * MAX_TRANSACTIONS),
        }),
      ),
    );
  const database = openStore(store, (fault) => {
    throw new Error(fault);
  });
  try {
    const tested = await watchUnderTest({ after: () => undefined }, database);
    tested.pass((Date.now() - startedAt) * RATE + 60 * 60_000);
    return { kills: 2 * rounds, changes: await changesOfAll(tested, rounds) };
  } finally {
    await database.close();
  }
}

async function killed(parameters: readonly string[], { after }: { readonly after: number }): Promise<void> {
  const child = spawn(process.execPath, [PROGRAM, ...parameters], { stdio: ['ignore', 'pipe', 'inherit'] });
  let transactions = 0;
  child.stdout.on('data', (signs: Buffer) => {
    transactions += signs.length;
    if (transactions > after) child.kill('SIGKILL');
  });
  const [, signal] = (await once(child, 'close')) as [number | null, string | null];
  assert.equal(signal, 'SIGKILL', 'the program ended by itself');
}
