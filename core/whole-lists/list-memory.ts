import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { isJsonObject } from '../json.ts';
import { StoreFailure } from '../store/database.ts';
import { systemClock, type Clock } from '../upstream/clock.ts';
import type { ScreenedList } from './answer.ts';
import { judgeReading, screenedList, type Judgement, type Memory, type RecordNames } from './judge-reading.ts';
import type { ListMemoryTable, StoredMemory } from './list-memory-table.ts';
import { readLists } from './read-lists.ts';
import type { RememberedList } from './remembered-list.ts';

/** A source whose lists are remembered. */
export interface RememberedSource<ListRecord> extends RecordNames<ListRecord> {
  /** Its name in the store. */
  readonly name: string;
  /** The lists' usual sizes, for the very first reading. */
  readonly usualFor: (records: readonly ListRecord[]) => Readonly<Record<string, RememberedList>>;
  /** Parses a kept record; undefined for anything else, such as another version's format. */
  readonly readKept: (value: unknown) => ListRecord | undefined;
}

/** Tracks whether a source's lists are whole and what they lost. */
export interface ListMemory<ListRecord> {
  /** Judges a reading and remembers it, across restarts and for every machine that shares the store. */
  readonly judge: (records: readonly ListRecord[]) => Promise<Judgement<ListRecord>>;
  /** Each list as last judged by this process; empty before the first reading. */
  readonly states: () => readonly ScreenedList[];
}

/** The store in which memories persist; undefined if they do not. */
export interface ListMemoryParts {
  readonly table: ListMemoryTable | undefined;
  readonly clock?: Clock;
}

/** How often a change is repeated if another process was quicker. */
const ATTEMPTS = 5;

/** More than the longest list, inflated. */
const MAX_KEPT_BYTES = 256 * 1024 * 1024;

/** The same reading is judged again only after this time; two weeks are counted in days. */
const JUDGED_FOR_MS = 60_000;

const deflate = promisify(gzip);
const inflate = promisify(gunzip);

/**
 * Creates the memory of one source. While the store is unavailable, what this process has read is remembered, and
 * written when the store is back.
 */
export function createListMemory<ListRecord>(
  source: RememberedSource<ListRecord>,
  { table, clock = systemClock }: ListMemoryParts,
): ListMemory<ListRecord> {
  let known: { readonly version: number | undefined; readonly memory: Memory<ListRecord> } | undefined;
  let last:
    { readonly of: readonly ListRecord[]; readonly at: number; readonly judged: Judgement<ListRecord> } | undefined;
  let before: Promise<unknown> = Promise.resolve();

  const firstMemory = (records: readonly ListRecord[]): Memory<ListRecord> => ({
    lists: source.usualFor(records),
    kept: [],
  });

  async function stored(
    records: readonly ListRecord[],
  ): Promise<{ version: number | undefined; memory: Memory<ListRecord> }> {
    const version = await table?.version(source.name);
    if (known && known.version === version) return known;
    const found = version === undefined ? undefined : await table?.read(source.name);
    if (!found) return { version, memory: known?.memory ?? firstMemory(records) };
    const memory = (await readMemory(source, found)) ?? firstMemory(records);
    return { version: found.version, memory };
  }

  async function remember(records: readonly ListRecord[]): Promise<Judgement<ListRecord>> {
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const { version, memory } = await stored(records);
      const judged = judgeReading(memory, records, { ...source, now: clock.date() });
      const isSame = version !== undefined && isSameMemory(memory, judged.memory);
      const written = isSame ? version : await write(judged.memory, version);
      if (table && written === undefined) continue;
      known = { version: written, memory: judged.memory };
      return judged;
    }
    throw new StoreFailure('contended');
  }

  async function write(memory: Memory<ListRecord>, version: number | undefined): Promise<number | undefined> {
    const kept = (await deflate(JSON.stringify(memory.kept))).toString('base64');
    return table?.write(source.name, { lists: JSON.stringify(memory.lists), kept, version });
  }

  async function judgeNext(records: readonly ListRecord[]): Promise<Judgement<ListRecord>> {
    try {
      return await remember(records);
    } catch (error) {
      // The store has already reported it.
      if (!(error instanceof StoreFailure)) throw error;
      const memory = known?.memory ?? firstMemory(records);
      const judged = judgeReading(memory, records, { ...source, now: clock.date() });
      known = { version: known?.version, memory: judged.memory };
      return judged;
    }
  }

  return {
    async judge(records) {
      if (last?.of === records && Math.abs(clock.date() - last.at) < JUDGED_FOR_MS) return last.judged;
      // Serialized: each reading is judged by the result of the previous one.
      const judging = before.then(() => judgeNext(records));
      before = judging.catch(() => undefined);
      const judged = await judging;
      last = { of: records, at: clock.date(), judged };
      return judged;
    },
    states() {
      if (!last) return [];
      const { memory, doubts } = last.judged;
      return Object.entries(memory.lists).map(([list, remembered]) =>
        screenedList(
          list,
          remembered,
          doubts.find((doubt) => doubt.list === list),
        ),
      );
    },
  };
}

async function readMemory<ListRecord>(
  { readKept }: RememberedSource<ListRecord>,
  stored: StoredMemory,
): Promise<Memory<ListRecord> | undefined> {
  const lists = readLists(jsonOf(stored.lists));
  if (!lists) return undefined;
  const kept = await keptValues(stored.kept);
  return { lists, kept: kept.map(readKept).filter((record) => record !== undefined) };
}

/** Returns the kept records; none if they are damaged, which leaves the sizes: what is missing is then unknown here. */
async function keptValues(text: string): Promise<readonly unknown[]> {
  try {
    const bytes = await inflate(Buffer.from(text, 'base64'), { maxOutputLength: MAX_KEPT_BYTES });
    const values = jsonOf(bytes.toString());
    return Array.isArray(values) ? (values as unknown[]) : [];
  } catch (error) {
    if (error instanceof Error && 'code' in error) return [];
    throw error;
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Whether writing it would change nothing; the records differ only if the readings did. */
function isSameMemory<ListRecord>(one: Memory<ListRecord>, other: Memory<ListRecord>): boolean {
  return JSON.stringify(one.lists) === JSON.stringify(other.lists) && isSameRecords(one.kept, other.kept);
}

function isSameRecords(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one.length === other.length && one.every((record, i) => record === other[i] || isSameJson(record, other[i]));
}

function isSameJson(one: unknown, other: unknown): boolean {
  return isJsonObject(one) && JSON.stringify(one) === JSON.stringify(other);
}
