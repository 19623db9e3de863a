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
import { configuredStore, type StoreConfiguration, type TellFault } from './store/store.ts';
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

/** The configured store with the tables of this program. Nothing is opened before the first statement. */
export function openStore(configuration: StoreConfiguration, tellFault: TellFault): Database {
  return configuredStore(configuration, STORE_VERSIONS, tellFault);
}

/** The store that the machines of an installation share; undefined where each has its own file. */
export function sharedStore({ dataDir, storeUrl }: StoreConfiguration): StoreOpener | undefined {
  if (storeUrl === undefined) return undefined;
  return { url: storeUrl, open: () => openStore({ dataDir, storeUrl }, () => undefined) };
}
