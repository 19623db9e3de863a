import { join } from 'node:path';
import { after, suite, test, type TestContext } from 'node:test';
import type { Database } from '../../../core/store/database.ts';
import { openPostgres } from '../../../core/store/postgres-database.ts';
import { STORE_VERSIONS } from '../../../core/open-store.ts';
import type { StoreVersions } from '../../../core/store/schema.ts';
import { openSqlite } from '../../../core/store/sqlite-database.ts';
import { postgresAbsence, startPostgres, type PostgresStandIn } from '../../standins/postgres.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

/**
 * A new, empty store that can be opened more than once; optionally with only the first versions, as an earlier program
 * had.
 */
export type OpenAgain = (versions?: StoreVersions) => Promise<Database>;

/** Runs tests over each kind of store; each test requests a new store of that kind. */
export function overStores(name: string, define: (newStore: (t: TestContext) => Promise<OpenAgain>) => void): void {
  suite(`${name}, in SQLite`, () => {
    define(async (t) => {
      const file = join(await temporaryFolder(t), 'deep', 'store.sqlite');
      return (versions = STORE_VERSIONS) => openSqlite(file, versions);
    });
  });
  const absence = postgresAbsence();
  if (absence !== undefined) {
    test(`${name}, in PostgreSQL`, { skip: absence });
    return;
  }
  suite(`${name}, in PostgreSQL`, () => {
    let server: Promise<PostgresStandIn> | undefined;
    const ends: (() => void)[] = [];
    define(async () => {
      server ??= startPostgres({ after: (end) => ends.push(end) });
      const url = await (await server).newDatabase();
      return (versions = STORE_VERSIONS) => openPostgres(url, versions);
    });
    after(() => {
      for (const end of ends.reverse()) end();
    });
  });
}
