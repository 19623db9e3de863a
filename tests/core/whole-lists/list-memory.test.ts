import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StoreFailure } from '../../../core/store/database.ts';
import { createListMemory, type ListMemory } from '../../../core/whole-lists/list-memory.ts';
import { listMemoryTable, type ListMemoryTable } from '../../../core/whole-lists/list-memory-table.ts';
import { createManualClock, type ManualClock } from '../../standins/manual-clock.ts';
import { overStores } from '../store/stores.ts';

const DAY_MS = 24 * 60 * 60_000;

function memoryOf(table: ListMemoryTable | undefined, clock: ManualClock): ListMemory<string> {
  return createListMemory<string>(
    {
      name: 'made',
      usualFor: () => ({}),
      listOf: (record) => record.slice(0, 1),
      keyOf: (record) => record,
      nameOf: (record) => record,
      readKept: (value) => (typeof value === 'string' ? value : undefined),
    },
    { table, clock },
  );
}

const made = (list: string, count: number): string[] => Array.from({ length: count }, (_, i) => `${list}${i}`);

overStores('the memory of lists', (newStore) => {
  test('keeps sizes and lost records across a restart, and shares them between machines', async (t) => {
    const open = await newStore(t);
    const clock = createManualClock();
    const stores = await Promise.all([open(), open()]);
    t.after(() => Promise.all(stores.map((store) => store.close())));
    const [one, other] = stores.map(listMemoryTable);
    await memoryOf(one, clock).judge([...made('A', 100), ...made('B', 10)]);
    // After a restart, on another machine, with the list gone.
    const { doubts, lost } = await memoryOf(other, clock).judge(made('B', 10));
    assert.deepEqual(
      [doubts.map(({ list, still_compared }) => [list, still_compared]), lost],
      [[['A', 100]], made('A', 100)],
    );
    clock.advance(DAY_MS);
    // And after another restart.
    const again = await memoryOf(one, clock).judge(made('B', 10));
    assert.deepEqual(
      [again.lost, again.doubts[0]?.since],
      [made('A', 100), new Date(clock.date() - DAY_MS).toISOString()],
    );
    assert.deepEqual((await memoryOf(other, clock).judge([...made('A', 99), ...made('B', 10)])).doubts, []);
  });

  test('loses nothing when machines read at the same time', async (t) => {
    const open = await newStore(t);
    const clock = createManualClock();
    const stores = await Promise.all([open(), open(), open()]);
    t.after(() => Promise.all(stores.map((store) => store.close())));
    const memories = stores.map((store) => memoryOf(listMemoryTable(store), clock));
    await Promise.all(memories.map((memory) => memory.judge(made('A', 100))));
    const judged = await Promise.all(memories.map((memory, i) => memory.judge(made('A', 40 + i * 10))));
    assert.ok(judged.every(({ doubts, lost }) => doubts.length === 1 && lost.length >= 40));
    assert.equal((await memories[0]!.judge(made('A', 3))).lost.length, 97);
  });
});

test("while the store is down, this process's readings are remembered, and written when it is back", async () => {
  const clock = createManualClock();
  let stored: { version: number; lists: string; kept: string } | undefined;
  let isAway = true;
  const orAway = <T>(value: T): Promise<T> =>
    isAway ? Promise.reject(new StoreFailure('ECONNREFUSED')) : Promise.resolve(value);
  const table: ListMemoryTable = {
    version: () => orAway(stored?.version),
    read: () => orAway(stored),
    async write(_, { version, ...texts }) {
      await orAway(undefined);
      stored = { version: (version ?? 0) + 1, ...texts };
      return stored.version;
    },
  };
  const memory = memoryOf(table, clock);
  await memory.judge(made('A', 100));
  assert.equal((await memory.judge(made('A', 50))).lost.length, 50);
  isAway = false;
  assert.equal((await memory.judge(made('A', 49))).lost.length, 51);
  assert.equal((await memoryOf(table, clock).judge(made('A', 49))).lost.length, 51);
  // The stored records are damaged: the sizes still reveal the loss, and the lost records are reported as unknown.
  stored = { ...stored!, kept: 'AAAA' };
  const { doubts, lost } = await memoryOf(table, clock).judge(made('A', 49));
  assert.deepEqual([doubts[0]?.missing, doubts[0]?.still_compared, lost], [51, 0, []]);
});

test('the same reading is judged again after a minute, and nothing unchanged is written', async () => {
  const clock = createManualClock();
  const written: string[] = [];
  let version = 0;
  const table: ListMemoryTable = {
    version: () => Promise.resolve(version === 0 ? undefined : version),
    read: () => Promise.resolve(undefined),
    write(_, { lists }) {
      written.push(lists);
      return Promise.resolve(++version);
    },
  };
  const memory = memoryOf(table, clock);
  const records = made('A', 100);
  for (const ms of [0, 59_999, 1, 60_000]) {
    clock.advance(ms);
    await memory.judge(records);
  }
  assert.equal(written.length, 1);
  clock.advance(DAY_MS);
  await memory.judge(records);
  assert.equal(written.length, 2, 'the day on which it was whole');
});
