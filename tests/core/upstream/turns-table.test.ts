import assert from 'node:assert/strict';
import { test } from 'node:test';
import { StoreFailure } from '../../../core/store/database.ts';
import { sharedTime, turnsTable } from '../../../core/upstream/turns-table.ts';
import { takeTurn, type Turns } from '../../../core/upstream/turns.ts';
import { overStores } from '../store/stores.ts';

const BUDGETS = [{ count: 5, perMs: 60_000 }];

const take = (turns: Turns, now: number): { turns: Turns; answer: number } => {
  const next = takeTurn(turns, BUDGETS, now);
  return { turns: next.turns, answer: next.at };
};

overStores('turns', (newStore) => {
  test('taken concurrently through several connections are each taken once', async (t) => {
    const open = await newStore(t);
    const databases = [await open(), await open(), await open()];
    const began = Date.now();
    const taken = databases.flatMap((database) => {
      const { change } = turnsTable(database);
      return Array.from({ length: 5 }, () => change('a source', take));
    });
    const after = (await Promise.all(taken)).map((at) => Math.floor(((at ?? NaN) - began) / 60_000));
    // Fifteen calls with a budget of five are made in three windows.
    assert.deepEqual(
      after.sort((a, b) => a - b),
      [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
    );
    for (const database of databases) await database.close();
  });
});

test('turns of a failing store are unreachable', async () => {
  const run = (): Promise<never> => Promise.reject(new StoreFailure('ECONNREFUSED'));
  assert.equal(await turnsTable({ run }).change('a source', take), undefined);
  const broken = (): Promise<never> => Promise.reject(new TypeError('a fault of ours'));
  await assert.rejects(turnsTable({ run: broken }).change('a source', take), TypeError);
});

const OWN = Date.UTC(2026, 10, 20, 17, 26, 30, 500);

const TIMES = [
  // SQLite: whole seconds of the same clock.
  ['2026-11-20 17:26:30', OWN],
  ['2026-11-20 17:26:31', OWN],
  // PostgreSQL, with its session's offset.
  ['2026-11-20 17:26:30.123456+00', OWN],
  ['2026-11-20 12:26:30.1-05', OWN],
  ['2026-11-20 22:56:30.123+05:30', OWN],
  // A machine whose clock is an hour behind or ahead.
  ['2026-11-20 18:26:30.123456+00', Date.UTC(2026, 10, 20, 18, 26, 30, 123)],
  ['2026-11-20 16:26:30', Date.UTC(2026, 10, 20, 16, 26, 30)],
  ['', OWN],
  ['yesterday', OWN],
] as const;

test("the time is the store's, refined to milliseconds by the local clock if the two agree", () => {
  for (const [text, time] of TIMES) assert.equal(sharedTime(text, OWN), time, text);
});
