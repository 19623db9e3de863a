import { randomBytes } from 'node:crypto';
import { accountsTable } from '../gateway/accounts-table.ts';
import type { Database } from '../store/database.ts';
import { runKeysCommand } from './command-line/keys-command.ts';

/**
 * Runs a keys command on a store, prints the result, closes the store, and returns the exit code. Rejects with
 * `StoreFailure`.
 */
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
