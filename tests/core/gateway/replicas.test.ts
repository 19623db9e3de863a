import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runKeysCommand } from '../../../core/programs/command-line/keys-command.ts';
import { accountsTable } from '../../../core/gateway/accounts-table.ts';
import { openStore } from '../../../core/open-store.ts';
import { randomBytes } from 'node:crypto';
import { runServer, type RunningServer } from '../../running-server.ts';
import { postgresAbsence, startPostgres } from '../../standins/postgres.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { called } from './gateway-under-test.ts';

test(
  'every server accepts a new key at once, and all servers count toward one cap',
  { skip: postgresAbsence() },
  async (t) => {
    const storeUrl = await (await startPostgres(t)).newDatabase();
    const servers: RunningServer[] = [];
    for (let i = 0; i < 2; i++) {
      const environment = {
        GATEWAY: 'on',
        STORE_URL: storeUrl,
        REGISTER_REFRESH: 'off',
        DATA_DIR: await temporaryFolder(t),
      };
      servers.push(await runServer(t, environment));
    }
    const store = openStore({ dataDir: '', storeUrl }, assert.fail);
    const parts = { accounts: accountsTable(store), now: () => new Date(), randomBytes };
    const made = await runKeysCommand(['create', 'a test'], parts);
    const [key = ''] = /tw_\S{1,80}/.exec(made.text) ?? [];
    const id = key.slice(3, 19);
    await runKeysCommand(['subscribe', id, 'exclusions', 'lowest', '--requests', '30'], parts);

    const ask = async (i: number): Promise<Response> => {
      const answer = await fetch(`${servers[i % 2]?.url ?? ''}/exclusions/terms`, {
        headers: called(key, 'exclusions'),
      });
      await answer.arrayBuffer();
      return answer;
    };
    const answers = await Promise.all(Array.from({ length: 80 }, (_, i) => ask(i)));
    const served = answers.filter(({ status }) => status === 200);
    assert.deepEqual(
      served.map(({ headers }) => Number(headers.get('x-ratelimit-requests-remaining'))).sort((a, b) => a - b),
      Array.from({ length: 30 }, (_, i) => i),
    );
    assert.ok(answers.every(({ status }) => status === 200 || status === 429));
    await runKeysCommand(['revoke', id], parts);
    assert.deepEqual([(await ask(0)).status, (await ask(1)).status], [401, 401]);
    await store.close();
  },
);
