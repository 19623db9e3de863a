import { writeSync } from 'node:fs';
import { openStore } from '../../../core/open-store.ts';
import { StoreFailure, type Database } from '../../../core/store/database.ts';
import { CodedError } from '../../../core/http/errors.ts';
import { copiesOf, partiesOf } from './killed-watch-copies.ts';
import { RATE } from './killed-watch.ts';
import { NEVER, watchUnderTest } from './watch-under-test.ts';

/**
 * Watches a shared store for as long as it lives, and prints a sign for each transaction. Its clock runs faster than
 * the system's, so that the leases of killed programs end soon, and its own may end while it works.
 */
const [dataDir = '', storeUrl = '', round = '0', startedAt = '0', uploads = ''] = process.argv.slice(2);

const store = openStore({ dataDir, storeUrl: storeUrl === '' ? undefined : storeUrl }, () => undefined);
let passed = 0;
const sync = (): void => {
  const now = (Date.now() - Number(startedAt)) * RATE;
  tested.pass(now - passed);
  passed = now;
};
const observed: Database = {
  ...store,
  async run(statement, values) {
    sync();
    return store.run(statement, values);
  },
  async runTogether(statements) {
    sync();
    const answers = await store.runTogether(statements);
    writeSync(1, '.');
    return answers;
  },
};
const tested = await watchUnderTest({ after: () => undefined }, observed);
tested.publish(copiesOf(Number(round)));
for (let isUploaded = uploads === ''; ;) {
  try {
    await tested.work.tidy();
    await tested.work.look(NEVER);
    if (!isUploaded) await tested.put('vendors', partiesOf(Number(round)));
    isUploaded = true;
    await tested.work.settle(NEVER);
  } catch (error) {
    // Another process has the store, or was faster.
    if (!(error instanceof StoreFailure || error instanceof CodedError)) throw error;
  }
}
