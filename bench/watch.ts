import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStore } from '../core/open-store.ts';
import type { Database } from '../core/store/database.ts';
import { breathing } from '../core/watch/breath.ts';
import { SOURCES, type ListedRecord } from '../core/watch/copies/listed-record.ts';
import type { ReadCopy } from '../core/watch/copies/keep-version.ts';
import { recordCache } from '../core/watch/copies/records.ts';
import { versionsTable } from '../core/watch/copies/versions-table.ts';
import { listsTable } from '../core/watch/lists-table.ts';
import { partyIndexCache } from '../core/watch/candidates/party-indexes.ts';
import { SCREENS } from '../core/watch/party.ts';
import { screenName } from '../core/watch/screen-name.ts';
import { createWatch } from '../core/watch/watch.ts';
import { createWatchWork } from '../core/watch/work.ts';
import { sourceAnswer } from '../core/watch/describe.ts';
import { onCsl, onRegister } from '../tests/core/watch/made-records.ts';
import { startPostgres } from '../tests/standins/postgres.ts';
import { quantile } from './quantile.ts';
import { madeNames, realNames } from './register-names.ts';

/** Organizations in the download and on the register, about as many as in the real ones. */
const LISTED = 17_000;
const REGISTERED = 34_000;

const PARTIES = Number(process.env['WATCH_PARTIES'] ?? 100_000);
const LISTS = Number(process.env['WATCH_LISTS'] ?? 10);
const IN_POSTGRES = process.env['WATCH_STORE'] === 'postgres';
const CHANGED = 200;

/** Names that the yardstick screens one by one. */
const SCREENED = 100;

const NEVER = new AbortController().signal;

/** Longest waits of the event loop while something runs, in milliseconds: the 99th of a hundred, and the longest. */
interface Waits {
  readonly p99: number;
  readonly longest: number;
}

interface Timed {
  readonly seconds: number;
  /** Seconds of one CPU, unaffected by other programs' work. */
  readonly busy: number;
  readonly waits: Waits;
}

/** Runs something and checks every few milliseconds how long the event loop was blocked. */
async function timed(run: () => Promise<unknown>): Promise<Timed> {
  const late: number[] = [0];
  let expected = performance.now() + 5;
  const timer = setInterval(() => {
    late.push(Math.max(0, performance.now() - expected));
    expected = performance.now() + 5;
  }, 5);
  const started = performance.now();
  const before = process.cpuUsage();
  await run();
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  clearInterval(timer);
  return { seconds, busy: (user + system) / 1e6, waits: { p99: quantile(late, 0.99), longest: Math.max(...late) } };
}

function say(what: string, { seconds, busy, waits }: Timed): void {
  const { p99, longest } = waits;
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${busy.toFixed(1)} s of a processor; others waited ${p99.toFixed(0)} ms at the 99th of a hundred, ${longest.toFixed(0)} ms at most`,
  );
}

/** Measures a list against a first whole copy, and many lists after changes, relative to a full screen. */
export async function watchBench(): Promise<void> {
  const real = realNames();
  if (!real) {
    console.log('The watch is not measured: its names take after real ones, which are not in ../shared/data.');
    return;
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'tracewell-watch-'));
  const ends: (() => void)[] = [];
  const postgres = IN_POSTGRES ? await startPostgres({ after: (end) => ends.push(end) }) : undefined;
  const store = openStore({ dataDir, storeUrl: await postgres?.newDatabase() }, (fault) => {
    throw new Error(fault);
  });
  try {
    await measured(store, real);
    if (!postgres) console.log(`store: ${(statSync(join(dataDir, 'store.sqlite')).size / 1e6).toFixed(0)} MB`);
  } finally {
    await store.close();
    rmSync(dataDir, { recursive: true });
    for (const end of ends.reverse()) end();
  }
}

async function measured(store: Database, real: readonly string[]): Promise<void> {
  const csl = madeNames(real, { count: LISTED, seed: 3 }).map((name) => onCsl(name));
  const register = madeNames(real, { count: REGISTERED, seed: 5 }).map((name) => onRegister(name));
  let published: Readonly<Record<'csl' | 'register', readonly ListedRecord[]>> = { csl, register };
  const copyOf = (source: 'csl' | 'register') => (): Promise<ReadCopy> =>
    Promise.resolve({
      source,
      records: published[source],
      asOf: null,
      basis: 'live',
      unread: 0,
      doubts: [],
    });
  const readers = { csl: copyOf('csl'), uflpa: () => Promise.resolve(undefined), register: copyOf('register') };
  const work = createWatchWork({ store, readers, holder: 'bench', now: Date.now });
  const watch = createWatch({ store, now: () => new Date() });
  say(`a first whole copy of ${LISTED + REGISTERED} records, kept`, await timed(() => work.look(NEVER)));
  say('the same copy, looked at again', await timed(() => work.look(NEVER)));

  const names = madeNames(real, { count: PARTIES, seed: 8 });
  const lines = names.map((name, i) => JSON.stringify({ reference: `V${i}`, name })).join('\n');
  const upload = await timed(() =>
    watch.put({ owner: '', name: 'vendors' }, { bytes: pieces(lines), maxParties: Infinity }),
  );
  say(`${PARTIES} parties, uploaded`, upload);
  const screened = await timed(() => work.settle(NEVER));
  say(`${PARTIES} parties against all records`, screened);
  console.log(`findings: ${(await watch.list({ owner: '', name: 'vendors' }))?.findings.open ?? 0}`);
  const full = await fullScreen(store, names.slice(0, SCREENED));
  console.log(
    `a full screen, name by name: ${((1000 * full) / SCREENED).toFixed(1)} ms a name, of ${PARTIES} parties ${((full * PARTIES) / SCREENED).toFixed(0)} s ` +
      `(${((full * PARTIES) / SCREENED / screened.seconds).toFixed(1)} times as long)`,
  );

  await copyLists(store);
  await indexMemory(store);
  published = {
    csl,
    register: [
      ...madeNames(real, { count: CHANGED, seed: 9 }).map((name) => onRegister(name)),
      ...register.slice(CHANGED),
    ],
  };
  say(`a copy with ${CHANGED} new and ${CHANGED} removed records, kept`, await timed(() => work.look(NEVER)));
  say(
    `those against ${LISTS * PARTIES} parties in ${LISTS} lists, indexes not in memory`,
    await timed(() => work.settle(NEVER)),
  );
  published = {
    ...published,
    register: [
      ...madeNames(real, { count: CHANGED, seed: 10 }).map((name) => onRegister(name)),
      ...register.slice(CHANGED),
    ],
  };
  await work.look(NEVER);
  say(`the same again, indexes in memory`, await timed(() => work.settle(NEVER)));
}

// eslint-disable-next-line @typescript-eslint/require-await -- an upload arrives piece by piece, this one all at once
async function* pieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += 1 << 16) yield bytes.subarray(at, at + (1 << 16));
}

/** The yardstick: seconds to screen names one by one against records in memory. */
async function fullScreen(store: Database, names: readonly string[]): Promise<number> {
  const newest = await versionsTable(store).newest();
  const records = await recordCache(store).at(newest, breathing());
  const versions = new Map(
    await Promise.all(
      SOURCES.map(async (source) => [source, await versionsTable(store).version(source, newest[source])] as const),
    ),
  );
  const started = performance.now();
  for (const name of names) {
    await screenName({
      input: { name, state: null, screens: SCREENS },
      asOf: null,
      breathe: breathing(),
      sourceOf: (source) =>
        Promise.resolve(sourceAnswer(source, { version: versions.get(source), beginning: undefined })),
      records: (source) => Promise.resolve(records[source]),
    });
  }
  return (performance.now() - started) / 1000;
}

/** Adds copies of the screened list, without its findings: changes are compared with all of them. */
async function copyLists(store: Database): Promise<void> {
  const [first] = await listsTable(store).ofOwner('');
  if (!first) throw new Error('There is no list.');
  const columns = `created_at, replaced_at, parties, not_comparable, uploads, begun_at, upload, applied, progress, rules, csl, uflpa, register,
    entries, head, revision, leased_until`;
  for (let copy = 2; copy <= LISTS; copy++) {
    await store.run(
      `INSERT INTO watch_lists (list_id, owner, name, ${columns}) SELECT $1, owner, $1, ${columns} FROM watch_lists WHERE list_id = $2`,
      [`wl_${copy}`, first.listId],
    );
    await store.run(
      `INSERT INTO watch_parties SELECT $1, upload, reference, name, state, country, screens, digest, is_applied FROM watch_parties WHERE list_id = $2`,
      [`wl_${copy}`, first.listId],
    );
  }
}

async function indexMemory(store: Database): Promise<void> {
  const [first] = await listsTable(store).ofOwner('');
  if (!first) return;
  globalThis.gc?.();
  const before = process.memoryUsage();
  const index = await partyIndexCache(store, PARTIES).of(first, breathing());
  globalThis.gc?.();
  const after = process.memoryUsage();
  const bytes = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers;
  const exact = globalThis.gc
    ? ''
    : ' (node --expose-gc bench/main.ts watch says it without what is not collected yet)';
  console.log(`memory of an index: ${(bytes / index.size).toFixed(0)} bytes a party${exact}`);
}
