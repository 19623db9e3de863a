import assert from 'node:assert/strict';
import { test } from 'node:test';
import { randomOf } from '../../../bench/register-names.ts';
import { STORE_VERSIONS } from '../../../core/open-store.ts';
import type { Database } from '../../../core/store/database.ts';
import { openSqlite } from '../../../core/store/sqlite-database.ts';
import { interleavedWatch } from './interleaved-watch.ts';
import { onCsl } from './made-records.ts';
import { bytesOf, NEVER, watchUnderTest } from './watch-under-test.ts';

/**
 * `npm run bench -- watch-kills` runs many more. In the ninth, a program stops after finding but before recording the
 * screening.
 */
const HISTORIES = 12;

test('programs that alternate statement by statement until each stops report every finding once', async (t) => {
  let changes = 0;
  for (let seed = 0; seed < HISTORIES; seed++) changes += await interleavedWatch({ rounds: 3, random: randomOf(seed) });
  t.diagnostic(`${HISTORIES} histories, ${changes} changes`);
});

test('new parties are compared with the versions that their list was brought to just before it was taken', async (t) => {
  const store = await openSqlite(':memory:', STORE_VERSIONS);
  t.after(() => store.close());
  const quick = await watchUnderTest(t, store);
  quick.publish({ csl: { records: [onCsl('Alder Harvest')] } });
  await quick.put('vendors', [{ reference: '1', name: 'Alder Harvest LLC' }]);
  await quick.look();

  /**
   * All of the other program's work falls between two statements of this one: reading the newest versions and taking
   * the list.
   */
  let isBehind = false;
  const observed: Database = {
    ...store,
    async run(statement, values) {
      const rows = await store.run(statement, values);
      if (isBehind || !statement.includes('FROM watch_sources')) return rows;
      isBehind = true;
      quick.publish({ csl: { records: [onCsl('Alder Harvest'), onCsl('Birch Nautical')] } });
      await quick.look();
      const bytes = bytesOf('{"reference":"2","name":"Birch Nautical LLC"}');
      await quick.watch.put({ owner: '', name: 'vendors' }, { bytes, maxParties: Infinity });
      return rows;
    },
  };
  const { work } = await watchUnderTest(t, observed);
  await work.settle(NEVER);
  assert.ok(isBehind);
  const page = { list: { owner: '', name: 'vendors' }, after: '', count: 10, isOpen: true };
  const { findings = [] } = (await quick.watch.findings(page)) ?? {};
  assert.deepEqual(
    findings.map(({ party }) => party.reference),
    ['2'],
  );
});
