import { judgeReading, type Memory } from '../core/whole-lists/judge-reading.ts';
import { createListMemory, type RememberedSource } from '../core/whole-lists/list-memory.ts';
import type { StoredMemory } from '../core/whole-lists/list-memory-table.ts';
import { median } from './quantile.ts';

/** About as many as the screening list has. */
const RECORDS = 25_000;
const LISTS = 13;
const RUNS = 7;
const DAY_MS = 24 * 60 * 60_000;
const START = Date.UTC(2026, 10, 1);

interface MadeRecord {
  readonly name: string;
  readonly list: string;
  readonly aliases: readonly string[];
}

const SOURCE: RememberedSource<MadeRecord> = {
  name: 'bench',
  usualFor: () => ({}),
  listOf: ({ list }) => list,
  keyOf: ({ name, aliases }) => [name, ...aliases].join('\n'),
  nameOf: ({ name }) => name,
  readKept: (value) => value as MadeRecord,
};

async function timed(run: () => unknown): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < RUNS; i += 1) {
    const started = performance.now();
    await run();
    times.push(performance.now() - started);
  }
  return median(times);
}

/** A table in memory: judging and packing are measured, not a disk. */
function tableInMemory() {
  let stored: StoredMemory | undefined;
  return {
    version: () => Promise.resolve(stored?.version),
    read: () => Promise.resolve(stored),
    write: (_: string, { lists, kept }: Pick<StoredMemory, 'lists' | 'kept'>) => {
      stored = { version: (stored?.version ?? 0) + 1, lists, kept };
      return Promise.resolve(stored.version);
    },
  };
}

/** Measures judging whether lists are whole, relative to parsing their records once. */
export async function wholeListsBench(): Promise<void> {
  const records = Array.from({ length: RECORDS }, (_, i): MadeRecord => ({
    name: `Made Works ${i} Trading LLC`,
    list: `List ${i % LISTS}`,
    aliases: [`MW ${i}`, `Works ${i} of Springfield`],
  }));
  const text = JSON.stringify(records);
  const parsing = await timed(() => JSON.parse(text) as unknown);
  const empty: Memory<MadeRecord> = { lists: {}, kept: [] };
  const { memory } = judgeReading(empty, records, { ...SOURCE, now: START });
  const without = records.filter(({ list }) => list !== 'List 0');
  const lost = { ...SOURCE, now: START + DAY_MS };
  const doubted = judgeReading(memory, without, lost).memory;
  const cases: readonly (readonly [what: string, run: () => unknown])[] = [
    ['whole again', () => judgeReading(memory, records, lost)],
    ['a list lost', () => judgeReading(memory, without, lost)],
    ['still lost', () => judgeReading(doubted, without, lost)],
    [
      'first read and remembered, packing included',
      () => createListMemory(SOURCE, { table: tableInMemory() }).judge(records),
    ],
  ];
  for (const [what, run] of cases) {
    const ms = await timed(run);
    console.log(
      `whole lists, ${RECORDS} records of ${LISTS} lists, ${what}: ${ms.toFixed(1)} ms, parsing them ${parsing.toFixed(1)} ms, ${(ms / parsing).toFixed(1)} times that`,
    );
  }
}
