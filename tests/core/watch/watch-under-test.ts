import { randomUUID } from 'node:crypto';
import type { TestContext } from 'node:test';
import { STORE_VERSIONS } from '../../../core/open-store.ts';
import type { Database } from '../../../core/store/database.ts';
import { openSqlite } from '../../../core/store/sqlite-database.ts';
import type { WatchedParty } from '../../../core/watch/answer.ts';
import type { ReadCopy } from '../../../core/watch/copies/keep-version.ts';
import type { ListedRecord, SourceName } from '../../../core/watch/copies/listed-record.ts';
import { createWatch, type Watch } from '../../../core/watch/watch.ts';
import { createWatchWork, type WatchWork } from '../../../core/watch/work.ts';

export const NEVER = new AbortController().signal;

/** A watch with scripted sources and a clock that the test advances. */
export interface WatchUnderTest {
  readonly store: Database;
  readonly watch: Watch;
  readonly work: WatchWork;
  /** What the sources publish from now on; undefined for a source that cannot be read. */
  readonly publish: (copy: Partial<Record<SourceName, MadeCopy | undefined>>) => void;
  /** Checks the sources and does what is due. */
  readonly look: () => Promise<void>;
  readonly pass: (ms: number) => void;
  readonly put: (name: string, parties: readonly Partial<WatchedParty>[], owner?: string) => Promise<void>;
}

export interface MadeCopy {
  readonly records: readonly ListedRecord[];
  readonly doubts?: ReadCopy['doubts'];
  readonly unread?: number;
}

export const DAY_MS = 24 * 60 * 60_000;

/** A watch over the given store, or one in memory. */
export async function watchUnderTest(t: Pick<TestContext, 'after'>, given?: Database): Promise<WatchUnderTest> {
  const store = given ?? (await openSqlite(':memory:', STORE_VERSIONS));
  if (!given) t.after(() => store.close());
  let time = Date.UTC(2026, 10, 20, 12);
  const copies = new Map<SourceName, MadeCopy | undefined>();
  const reader = (source: SourceName) => (): Promise<ReadCopy | undefined> => {
    const made = copies.get(source);
    return Promise.resolve(made && { source, asOf: null, basis: 'live', unread: 0, doubts: [], ...made });
  };
  const readers = { csl: reader('csl'), uflpa: reader('uflpa'), register: reader('register') };
  const work = createWatchWork({ store, readers, holder: randomUUID(), now: () => time });
  const watch = createWatch({ store, now: () => new Date(time) });
  return {
    store,
    watch,
    work,
    publish(changed) {
      for (const [source, copy] of Object.entries(changed)) copies.set(source as SourceName, copy);
    },
    async look() {
      await work.look(NEVER);
      await work.settle(NEVER);
    },
    pass(ms) {
      time += ms;
    },
    async put(name, parties, owner = '') {
      const lines = parties.map((party) => JSON.stringify(party)).join('\n');
      await watch.put({ owner, name }, { bytes: bytesOf(lines), maxParties: Infinity });
      await work.settle(NEVER);
    },
  };
}

/** A text as an upload that arrives in pieces. */
// eslint-disable-next-line @typescript-eslint/require-await -- an upload arrives in pieces, this one all at once
export async function* bytesOf(text: string, piece = 1_000): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += piece) yield bytes.subarray(at, at + piece);
}
