import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { accountsTable } from '../core/gateway/accounts-table.ts';
import { KEY_BYTES, keyText, readKey } from '../core/gateway/api-key.ts';
import { openStore } from '../core/open-store.ts';
import { startCsl } from '../tests/standins/csl.ts';
import { openLoad, timesOf } from './open-load.ts';
import { madeNames, realNames } from './register-names.ts';
import { startOverStandIns } from './standin-servers.ts';

const LISTED = 17_000;
const PARTIES = Number(process.env['WATCH_PARTIES'] ?? 30_000);
const LOAD = { perSecond: 100, seconds: 5 };

/**
 * Measures the smallest answer of a server that counts calls in SQLite: alone, while a list is screened, and alongside
 * watch requests to the same server.
 */
export async function besideWatchRequests(): Promise<void> {
  const real = realNames();
  if (!real) {
    console.log('Nothing is measured: the names take after real ones, which are not in ../shared/data.');
    return;
  }
  const ends: (() => void)[] = [];
  const records = madeNames(real, { count: LISTED, seed: 3 }).map((name) => ({ name, type: 'Entity' }));
  const csl = await startCsl({ after: (end: () => void) => ends.push(end) }, records);
  const upload = madeNames(real, { count: PARTIES, seed: 8 })
    .map((name, i) => JSON.stringify({ reference: `V${i}`, name }))
    .join('\n');
  const dataDir = mkdtempSync(join(tmpdir(), 'tracewell-watch-'));
  const key = await keyOf(dataDir);
  const settings = { CSL_URL: csl.origin, CSL_API_KEY: '', DATA_DIR: dataDir, LOG_LEVEL: 'silent', GATEWAY: 'on' };
  const { origin, stop } = await startOverStandIns('embedded', settings);
  const headers = { 'x-gateway-key': key, 'x-gateway-host': 'watch' };
  const ask = async (method: string, path: string, body?: string): Promise<object> => {
    const answer = await fetch(`${origin}/watch${path}`, { method, headers, ...(body !== undefined && { body }) });
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as object;
  };
  const request = { path: '/landed-cost/terms', headers: { ...headers, 'x-gateway-host': 'landed-cost' } };
  const say = async (what: string): Promise<void> => {
    console.log(`${what}: ${timesOf(await openLoad(origin, request, LOAD))} ms`);
  };
  /** Measures while something is done over and over. */
  const beside = async (what: string, once: () => Promise<unknown>): Promise<void> => {
    const over = new AbortController();
    const again = async (): Promise<void> => {
      await once();
      if (!over.signal.aborted) await again();
    };
    const doing = again();
    await say(what);
    over.abort();
    await doing;
  };

  await openLoad(origin, request, LOAD);
  await say('alone');
  await ask('PUT', '/lists/vendors', upload);
  while (((await ask('GET', '/findings?list=vendors&limit=1')) as { findings: object[] }).findings.length === 0)
    await wait(100);
  await say('while a list is screened');
  await beside('beside uploads', () => ask('PUT', '/lists/others', upload));
  const screen = JSON.stringify({ name: 'Harborlight Freight Systems' });
  await beside('beside two screens', () => Promise.all([1, 2].map(() => ask('POST', '/screen', screen))));
  const deleting = ask('DELETE', '/lists/vendors');
  await say('beside a deletion');
  await deleting;
  await stop();
  rmSync(dataDir, { recursive: true });
  for (const end of ends) end();
}

/** Creates a key with an unlimited rate in the folder's store. */
async function keyOf(dataDir: string): Promise<string> {
  const text = keyText(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
  const key = readKey(text);
  if (!key) throw new Error('A key that was just made cannot be read.');
  const store = openStore({ dataDir, storeUrl: undefined }, console.error);
  const accounts = accountsTable(store);
  const at = new Date();
  await accounts.add(key, { name: 'bench', owner: 'bench', at });
  const allowance = { requests: 10_000_000, pastLimit: 'metered' } as const;
  for (const service of ['watch', 'landed-cost'])
    await accounts.subscribe(key.id, { service, plan: 'free', allowance, at });
  await store.close();
  return text;
}
