import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { runKeysCommand } from '../../core/programs/command-line/keys-command.ts';
import { accountsTable } from '../../core/gateway/accounts-table.ts';
import { openStore } from '../../core/open-store.ts';

/** Creates a key in the store of a folder, subscribed to services. */
export async function createKey(dataDir: string, services: readonly string[]): Promise<string> {
  const store = openStore({ dataDir, storeUrl: undefined }, assert.fail);
  const parts = { accounts: accountsTable(store), now: () => new Date(), randomBytes };
  const made = await runKeysCommand(['create', 'a test'], parts);
  const [key = ''] = /tw_\S{1,80}/.exec(made.text) ?? [];
  for (const service of services) {
    const { exitCode, text } = await runKeysCommand(['subscribe', key.slice(3, 19), service, 'free'], parts);
    assert.equal(exitCode, 0, text);
  }
  await store.close();
  return key;
}
