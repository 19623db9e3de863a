import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { KEY_BYTES, keyText, readKey } from '../../../core/gateway/api-key.ts';
import { openGateway } from '../../../core/gateway/open-gateway.ts';
import type { Allowance } from '../../../core/gateway/plans.ts';
import { accountsTable, type AccountsTable } from '../../../core/gateway/accounts-table.ts';
import type { Database } from '../../../core/store/database.ts';
import { openSqlite } from '../../../core/store/sqlite-database.ts';
import { STORE_VERSIONS } from '../../../core/open-store.ts';
import { startFloor, testRoute, testService, type Floor } from '../../floor.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

export interface GatewayUnderTest {
  readonly floor: Floor;
  readonly accounts: AccountsTable;
  readonly database: Database;
  /** How often a handler was called. */
  readonly reached: () => number;
  /** A new key with a subscription to the service `one`. */
  readonly newKey: (allowance?: Allowance, owner?: string) => Promise<string>;
  readonly used: (key: string) => Promise<number | undefined>;
  readonly setTime: (at: string) => void;
}

export interface GatewayOptions {
  readonly callsPerMinute?: number;
  readonly proxySecret?: string;
  /** The store; by default a file for this test. */
  readonly database?: Database;
}

/** The services `one` and `two` behind a gateway over a real store; the time is fixed at noon of 20 November 2026. */
export async function startGateway(t: TestContext, options: GatewayOptions = {}): Promise<GatewayUnderTest> {
  const database =
    options.database ?? (await openSqlite(join(await temporaryFolder(t), 'store.sqlite'), STORE_VERSIONS));
  let at = new Date('2026-11-20T12:00:00Z');
  let reached = 0;
  const answer = testRoute('POST', '/length', ({ body }) => {
    reached++;
    return { status: 200, body: { members: Object.keys(body).length } };
  });
  const failing = testRoute('GET', '/failing', () => {
    reached++;
    throw new Error('as planned');
  });
  const accounts = accountsTable(database);
  const names = { slugs: new Set(['one', 'two']), serviceDomain: undefined };
  const floor = await startFloor(t, {
    services: [testService('one', answer, failing), testService('two', answer)],
    ...(options.proxySecret === undefined ? {} : { proxySecret: options.proxySecret }),
    admit: openGateway(database, { names, callsPerMinute: options.callsPerMinute, now: () => at }),
  });
  t.after(() => database.close());
  const idOf = (key: string): string => readKey(key)?.id ?? '';
  return {
    floor,
    accounts,
    database,
    reached: () => reached,
    async newKey(allowance = { requests: 5, pastLimit: 'refused' }, owner = 'a test') {
      const text = keyText(randomBytes(KEY_BYTES));
      const key = readKey(text);
      if (!key) throw new Error('A key that was made cannot be read');
      await accounts.add(key, { name: 'a test', owner, at });
      await accounts.subscribe(key.id, { service: 'one', plan: 'free', allowance, at });
      return text;
    },
    async used(key) {
      const listed = await accounts.subscriptions(at.toISOString().slice(0, 7));
      return listed.find(({ keyId }) => keyId === idOf(key))?.used;
    },
    setTime(text) {
      at = new Date(text);
    },
  };
}

/** The headers of a call. */
export function called(key: string, host = 'one'): Record<string, string> {
  return { 'X-Gateway-Key': key, 'X-Gateway-Host': host };
}
