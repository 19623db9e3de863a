import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { openStore } from '../../../core/open-store.ts';
import type { StoreConfiguration } from '../../../core/store/store.ts';
import { copiesOf, partiesOf } from './killed-watch-copies.ts';
import { watchUnderTest, type WatchUnderTest } from './watch-under-test.ts';

const PROGRAM = join(import.meta.dirname, 'watching-program.ts');

/** How much faster the programs' time passes: a lease of a minute lasts a fifth of a second. */
export const RATE = 300;

/** Transactions that one program at most makes before it is killed. */
const MAX_TRANSACTIONS = 40;

export interface KilledWatch {
  readonly kills: number;
  readonly changes: number;
}

const PAGE = { list: { owner: '', name: 'vendors' }, after: '', count: 10_000, isOpen: true };

/**
 * Kills, round by round, two programs that watch over one store, each after a number of transactions, and changes lists and
 * parties in each round. Then what is left is done, and everything that was told has to amount to what a store of its own finds, each
 * change once. Throws `AssertionError` where it does not.
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
    await finish(tested, rounds);
    const open = await openFindings(tested);
    const ends: (() => unknown)[] = [];
    const anew = await watchUnderTest({ after: (end) => ends.push(end as () => unknown) });
    await finish(anew, rounds);
    assert.deepEqual(open, await openFindings(anew));
    for (const end of ends) await end();
    const told = await toldFindings(tested);
    assert.deepEqual(told.open, open);
    return { kills: 2 * rounds, changes: told.changes };
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

/** Does what is due with the copies and the parties of a round. */
async function finish({ publish, work, put, look }: WatchUnderTest, round: number): Promise<void> {
  publish(copiesOf(round));
  await work.tidy();
  await put('vendors', partiesOf(round));
  await look();
}

async function openFindings({ watch }: WatchUnderTest): Promise<string[]> {
  const { findings = [] } = (await watch.findings(PAGE)) ?? {};
  return findings.map(({ party, record }) => JSON.stringify([party, record.source, record.published])).sort();
}

/** What was told, in its order: nothing twice, nothing left out. */
async function toldFindings({ watch }: WatchUnderTest): Promise<{ open: string[]; changes: number }> {
  const { changes } = await watch.changes('', { change: 0, count: 1_000_000 });
  const open = new Map<string, string>();
  const ids = new Set<string>();
  for (const [at, { id, cursor, kind, finding }] of changes.entries()) {
    assert.deepEqual([cursor, ids.has(id), open.has(finding.id)], [at + 1, false, kind !== 'new']);
    ids.add(id);
    const { party, record } = finding;
    if (kind === 'gone') open.delete(finding.id);
    else open.set(finding.id, JSON.stringify([party, record.source, record.published]));
  }
  return { open: [...open.values()].sort(), changes: changes.length };
}
