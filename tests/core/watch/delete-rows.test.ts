import assert from 'node:assert/strict';
import { test } from 'node:test';
import { STORE_VERSIONS } from '../../../core/open-store.ts';
import { openSqlite } from '../../../core/store/sqlite-database.ts';
import { breathing } from '../../../core/watch/breath.ts';
import { deleteRows, deleteUploads } from '../../../core/watch/delete-rows.ts';
import { listsTable } from '../../../core/watch/lists-table.ts';

const PARTIES = 450;

test('rows are deleted a few at a time, and only the named uploads of a list', async (t) => {
  const store = await openSqlite(':memory:', STORE_VERSIONS);
  t.after(() => store.close());
  const uploads = async (): Promise<Record<string, number>> =>
    Object.fromEntries(
      (await store.run('SELECT upload, COUNT(*) AS parties FROM watch_parties GROUP BY upload')).map((row) => [
        String(row['upload']),
        Number(row['parties']),
      ]),
    );
  const all = async (): Promise<number> => Object.values(await uploads()).reduce((sum, count) => sum + count, 0);
  const lists = listsTable(store);
  let listId = '';
  for (let made = 0; made < 4; made++) {
    const upload = await lists.begin({ owner: '', name: 'vendors' }, { maxLists: 1, at: '' });
    assert.ok(upload);
    ({ listId } = upload);
    const parties = Array.from({ length: PARTIES }, (_, i) => ({
      reference: `V${i}`,
      name: 'Alder Works',
      ...{ state: null, country: null, screens: ['exclusions'] as const },
    }));
    assert.ok(await lists.add(upload, parties));
  }
  let most = 0;
  const observed = {
    run: async (...[statement, values]: Parameters<typeof store.run>) => {
      const before = await all();
      const rows = await store.run(statement, values);
      most = Math.max(most, before - (await all()));
      return rows;
    },
  };
  await deleteUploads(observed, { listId, after: 2, upTo: 3 }, breathing());
  assert.deepEqual([await uploads(), most], [{ 1: PARTIES, 2: PARTIES, 4: PARTIES }, 20]);
  const key = 'list_id, reference, upload';
  await deleteRows(observed, { table: 'watch_parties', key, column: 'list_id', value: listId }, breathing());
  assert.deepEqual([await uploads(), most], [{}, 20]);
});
