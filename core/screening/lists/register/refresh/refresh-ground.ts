import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Database } from '../../../../store/database.ts';
import { runOnSqlite } from '../../../../store/sqlite-database.ts';
import { IS_LOCKED, takePostgresLock } from '../../../../store/postgres-lock.ts';
import { refreshRunsTable, runsTable } from './refresh-runs-table.ts';
import { registerCopiesTable } from './register-copies-table.ts';
import { JOURNAL_FILE, type RefreshJournal } from './refresh-journal.ts';
import { takeRefreshLock } from './refresh-lock.ts';
import type { SharedCopies } from './shared-copy.ts';

/** What refreshes share: their mutual lock, the record of their runs, and the copy shared by machines. */
export interface RefreshGround {
  readonly journal: RefreshJournal;
  /** Takes the right to refresh, which one process holds at a time; undefined if another one holds it. */
  readonly takeLock: () => Promise<{ readonly release: () => Promise<void> | void } | undefined>;
  /** Undefined if the copy belongs to one folder only. */
  readonly copies: SharedCopies | undefined;
  readonly close: () => Promise<void>;
}

/** Opens what the processes of one folder share. */
export function openFolderGround(dataDir: string): RefreshGround {
  const database = new DatabaseSync(join(dataDir, JOURNAL_FILE), { timeout: 0 });
  database.exec(runsTable('IF NOT EXISTS runs'));
  return {
    journal: refreshRunsTable({ run: runOnSqlite(database) }, 'runs'),
    takeLock: () => Promise.resolve(takeRefreshLock(dataDir)),
    copies: undefined,
    close() {
      database.close();
      return Promise.resolve();
    },
  };
}

/** Opens a PostgreSQL store that machines share. */
export interface StoreOpener {
  readonly url: string;
  readonly open: () => Database;
}

/** Number of the lock in the database; any unused one. */
const REFRESH_LOCK = 72_460_002;

/** Opens what machines with a PostgreSQL store share. */
export function openSharedGround({ url, open }: StoreOpener): RefreshGround {
  const store = open();
  return {
    journal: refreshRunsTable(store),
    takeLock: () => takePostgresLock(url, REFRESH_LOCK),
    copies: registerCopiesTable(store),
    close: () => store.close(),
  };
}

/** Whether any machine is refreshing. */
export async function isSharedRefreshing({ run }: Pick<Database, 'run'>): Promise<boolean> {
  return (await run(IS_LOCKED, [REFRESH_LOCK])).length > 0;
}
