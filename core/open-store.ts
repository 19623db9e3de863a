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

/** All versions of the store, combined from the tables that their owners define. */
export const STORE_VERSIONS: StoreVersions = [
  [REQUIREMENT_PROFILES_TABLE],
  [...ACCOUNTS_TABLES, USAGE_TABLE, TURNS_TABLE, REFRESH_RUNS_TABLE, REGISTER_COPIES_TABLE],
  [LIST_MEMORIES_TABLE],
  [KEY_OWNERS, ...PROFILE_OWNERS],
  WATCH_TABLES,
  [...WEBHOOK_TABLES, ...FAILING_SOURCES],
];

/** Name of the watch's file if the store is a file. */
const WATCH = 'watch';

/** Returns the configured store with this program's tables. Nothing is opened before the first statement. */
export function openStore(configuration: StoreConfiguration, tellFault: TellFault): Database {
  return configuredStore(configuration, { name: 'store', versions: STORE_VERSIONS }, tellFault);
}

/** The program's stores. */
export interface Stores {
  readonly store: Database;
  /**
   * The watch's store. SQLite allows one writer per file, and the watch writes a lot: in its own file, with the same
   * tables, it delays nothing that is counted or saved. With PostgreSQL it is the same store.
   */
  readonly watchStore: Database;
}

/** Returns the configured stores. Nothing is opened before the first statement. */
export function openStores(configuration: StoreConfiguration, tellFault: TellFault): Stores {
  const store = openStore(configuration, tellFault);
  if (configuration.storeUrl !== undefined) return { store, watchStore: store };
  return { store, watchStore: configuredStore(configuration, { name: WATCH, versions: STORE_VERSIONS }, tellFault) };
}

/** Whether the watch ever stored anything. */
export function isWatchThere(configuration: StoreConfiguration): boolean {
  return isStoreThere(configuration, WATCH);
}

/** Returns the store shared by an installation's machines; undefined if each has its own file. */
export function sharedStore({ dataDir, storeUrl }: StoreConfiguration): StoreOpener | undefined {
  if (storeUrl === undefined) return undefined;
  return { url: storeUrl, open: () => openStore({ dataDir, storeUrl }, () => undefined) };
}
