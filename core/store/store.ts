import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storeFailure, type Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import type { StoreVersions } from './schema.ts';
import { openSqlite } from './sqlite-database.ts';

/** Where the store is: a file in the server's own folder, or a PostgreSQL database that several machines can share. */
export interface StoreConfiguration {
  readonly dataDir: string;
  /** `postgres://...`; undefined if the store is a file. */
  readonly storeUrl: string | undefined;
}

/** The store's file in the folder. */
function fileIn(dataDir: string, name: string): string {
  return join(dataDir, `${name}.sqlite`);
}

/**
 * Returns the configured store; if it is a file, with this name in the folder. Nothing is opened and no file is created
 * before the first statement.
 */
export function configuredStore(
  { dataDir, storeUrl }: StoreConfiguration,
  { name, versions }: { readonly name: string; readonly versions: StoreVersions },
  tellFault: TellFault,
): Database {
  return recoveringStore(
    () => (storeUrl === undefined ? openSqlite(fileIn(dataDir, name), versions) : openPostgres(storeUrl, versions)),
    tellFault,
  );
}

/** Whether a store exists to look into; looking does not create the file. */
export function isStoreThere({ dataDir, storeUrl }: StoreConfiguration, name: string): boolean {
  return storeUrl !== undefined || existsSync(fileIn(dataDir, name));
}

/** Reports each failure as the system's own code. */
export type TellFault = (fault: string) => void;

/**
 * Returns a database that is opened by the first statement and, after a failure, reopened by the next one, so it
 * recovers by itself. Statements throw `StoreFailure`.
 */
function recoveringStore(open: () => Promise<Database>, tellFault: TellFault): Database {
  let opening: Promise<Database> | undefined;

  /** Discards a failed database, unless another statement already has. */
  const drop = (failed: Promise<Database>): void => {
    if (opening !== failed) return;
    opening = undefined;
    // Statements in flight may finish; a failure to close repeats one already reported.
    void failed.then((database) => database.close()).catch(() => undefined);
  };

  async function on<Answer>(work: (database: Database) => Promise<Answer>): Promise<Answer> {
    const used = (opening ??= open());
    try {
      return await work(await used);
    } catch (error) {
      drop(used);
      const failure = storeFailure(error);
      tellFault(failure.fault);
      throw failure;
    }
  }

  return {
    run: (statement, values) => on(({ run }) => run(statement, values)),
    runTogether: (statements) => on(({ runTogether }) => runTogether(statements)),
    emptyLog: () => on(async ({ emptyLog }) => emptyLog?.()),
    async close() {
      const used = opening;
      opening = undefined;
      const database = await used?.catch(() => undefined);
      await database?.close();
    },
  };
}
