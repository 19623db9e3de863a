import assert from 'node:assert/strict';
import { test } from 'node:test';
import { overRows } from '../../../core/store/over-rows.ts';
import { overStores } from './stores.ts';

/** More values than one statement of either store accepts. */
const ROWS = 25_000;

overStores('statements over many rows', (newStore) => {
  test('write every row once, however many there are', async (t) => {
    const store = await (await newStore(t))();
    t.after(() => store.close());
    const rows = Array.from({ length: ROWS }, (_, i) => [`V${i}`, i]);
    const sql =
      'INSERT INTO watch_owners (owner, changes, served_at) SELECT column1, CAST(column2 AS INTEGER), $1 FROM (VALUES $rows) AS made';
    const statements = overRows(`${sql} WHERE column1 <> '' RETURNING owner`, rows, ['never']);
    assert.ok(statements.every(({ values = [] }) => values.length <= 500));
    await store.runTogether(statements);
    const [row] = await store.run(
      "SELECT COUNT(*) AS count, SUM(changes) AS sum FROM watch_owners WHERE served_at = 'never'",
    );
    assert.deepEqual([Number(row?.['count']), Number(row?.['sum'])], [ROWS, (ROWS * (ROWS - 1)) / 2]);
  });
});
