import { randomBytes } from 'node:crypto';
import { accountsTable } from '../gateway/accounts-table.ts';
import type { Database } from '../store/database.ts';
import { runKeysCommand } from './keys-command.ts';

/** Does with the keys of a store what arguments say, prints it, closes the store, and answers what to exit with. Rejects with `StoreFailure`. */
export async function runKeysProgram(args: readonly string[], store: Database): Promise<number> {
  try {
    const parts = { accounts: accountsTable(store), now: () => new Date(), randomBytes };
    const { text, exitCode } = await runKeysCommand(args, parts);
    (exitCode === 0 ? process.stdout : process.stderr).write(`${text}\n`);
    return exitCode;
  } finally {
    await store.close();
  }
}
