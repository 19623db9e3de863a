import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { storeFailure, type Database } from './database.ts';
import { openPostgres } from './postgres-database.ts';
import type { StoreVersions } from './schema.ts';
import { openSqlite } from './sqlite-database.ts';

/** Where the store is: a file in the server's own folder, or a PostgreSQL database that several machines may share. */
export interface StoreConfiguration {
  readonly dataDir: string;
  /** `postgres://...`; undefined where the store is a file. */
  readonly storeUrl: string | undefined;
}

/** The file of a store in the folder. */
function fileIn(dataDir: string, name: string): string {
  return join(dataDir, `${name}.sqlite`);
}

/** The store that a configuration names, by its name in the folder where it is a file. Nothing is opened, and no file made, before the first statement. */
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

/** Whether there is a store to look into: a file that nothing was ever written to is not made by looking. */
export function isStoreThere({ dataDir, storeUrl }: StoreConfiguration, name: string): boolean {
  return storeUrl !== undefined || existsSync(fileIn(dataDir, name));
}

/** Told of each failure in the system's own word. */
export type TellFault = (fault: string) => void;

/**
 * A database that is opened by the first statement and, after a failure, anew by the next one: it comes back by itself when
 * what it stands on does. Statements throw `StoreFailure`.
 */
function recoveringStore(open: () => Promise<Database>, tellFault: TellFault): Database {
  let opening: Promise<Database> | undefined;

  /** Drops a database that failed, unless another statement has done so already. */
  const drop = (failed: Promise<Database>): void => {
    if (opening !== failed) return;
    opening = undefined;
    // What it still has under way may end; a failure to close it repeats one already reported.
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
