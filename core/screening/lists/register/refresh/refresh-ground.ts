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

/** Where refreshes meet: what keeps two of them apart, the record of their runs, and the copy that machines share. */
export interface RefreshGround {
  readonly journal: RefreshJournal;
  /** The right to refresh, held by one process at a time; undefined where another one holds it. */
  readonly takeLock: () => Promise<{ readonly release: () => Promise<void> | void } | undefined>;
  /** Undefined where the copy is one folder's alone. */
  readonly copies: SharedCopies | undefined;
  readonly close: () => Promise<void>;
}

/** The ground of the processes that share a folder. */
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

/** A PostgreSQL store that machines share. */
export interface StoreOpener {
  readonly url: string;
  readonly open: () => Database;
}

/** The number of the lock among those of the database; any that nobody else takes. */
const REFRESH_LOCK = 72_460_002;

/** The ground of the machines that share a PostgreSQL store. */
export function openSharedGround({ url, open }: StoreOpener): RefreshGround {
  const store = open();
  return {
    journal: refreshRunsTable(store),
    takeLock: () => takePostgresLock(url, REFRESH_LOCK),
    copies: registerCopiesTable(store),
    close: () => store.close(),
  };
}

/** Whether some machine is refreshing. */
export async function isSharedRefreshing({ run }: Pick<Database, 'run'>): Promise<boolean> {
  return (await run(IS_LOCKED, [REFRESH_LOCK])).length > 0;
}
