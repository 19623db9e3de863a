import {
  PROFILE_OWNERS,
  REQUIREMENT_PROFILES_TABLE,
} from './documents/certificate/requirements/requirement-profiles.ts';
import { ACCOUNTS_TABLES, KEY_OWNERS } from './gateway/accounts-table.ts';
import { USAGE_TABLE } from './gateway/usage-table.ts';
import type { StoreOpener } from './screening/lists/register/refresh/refresh-ground.ts';
import { REFRESH_RUNS_TABLE } from './screening/lists/register/refresh/refresh-runs-table.ts';
import { REGISTER_COPIES_TABLE } from './screening/lists/register/refresh/register-copies-table.ts';
import type { Database } from './store/database.ts';
import type { StoreVersions } from './store/schema.ts';
import { configuredStore, isStoreThere, type StoreConfiguration, type TellFault } from './store/store.ts';
import { TURNS_TABLE } from './upstream/turns-table.ts';
import { FAILING_SOURCES, WATCH_TABLES } from './watch/tables.ts';
import { WEBHOOK_TABLES } from './watch/webhooks/tables.ts';
import { LIST_MEMORIES_TABLE } from './whole-lists/list-memory-table.ts';

/** Every version of the store, made of the tables that their owners define. */
export const STORE_VERSIONS: StoreVersions = [
  [REQUIREMENT_PROFILES_TABLE],
  [...ACCOUNTS_TABLES, USAGE_TABLE, TURNS_TABLE, REFRESH_RUNS_TABLE, REGISTER_COPIES_TABLE],
  [LIST_MEMORIES_TABLE],
  [KEY_OWNERS, ...PROFILE_OWNERS],
  WATCH_TABLES,
  [...WEBHOOK_TABLES, ...FAILING_SOURCES],
];

/** The name of the file that the watch has where the store is a file. */
const WATCH = 'watch';

/** The configured store with the tables of this program. Nothing is opened before the first statement. */
export function openStore(configuration: StoreConfiguration, tellFault: TellFault): Database {
  return configuredStore(configuration, { name: 'store', versions: STORE_VERSIONS }, tellFault);
}

/** What the program keeps. */
export interface Stores {
  readonly store: Database;
  /**
   * What the watch keeps. SQLite takes one writer a file at a time, and the watch writes much: in a file of its own, which has the same
   * tables, it delays nothing that is counted or saved. In PostgreSQL it is the store.
   */
  readonly watchStore: Database;
}

/** The configured stores. Nothing is opened before the first statement. */
export function openStores(configuration: StoreConfiguration, tellFault: TellFault): Stores {
  const store = openStore(configuration, tellFault);
  if (configuration.storeUrl !== undefined) return { store, watchStore: store };
  return { store, watchStore: configuredStore(configuration, { name: WATCH, versions: STORE_VERSIONS }, tellFault) };
}

/** Whether anything of the watch was ever kept. */
export function isWatchThere(configuration: StoreConfiguration): boolean {
  return isStoreThere(configuration, WATCH);
}

/** The store that the machines of an installation share; undefined where each has its own file. */
export function sharedStore({ dataDir, storeUrl }: StoreConfiguration): StoreOpener | undefined {
  if (storeUrl === undefined) return undefined;
  return { url: storeUrl, open: () => openStore({ dataDir, storeUrl }, () => undefined) };
}
