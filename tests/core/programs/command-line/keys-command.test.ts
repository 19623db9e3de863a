import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import { readKey } from '../../../../core/gateway/api-key.ts';
import { runKeysCommand, type KeysOutcome } from '../../../../core/programs/command-line/keys-command.ts';
import { accountsTable } from '../../../../core/gateway/accounts-table.ts';
import { openSqlite } from '../../../../core/store/sqlite-database.ts';
import { STORE_VERSIONS } from '../../../../core/open-store.ts';
import { usageTable } from '../../../../core/gateway/usage-table.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

async function startCommand(t: TestContext) {
  const folder = await temporaryFolder(t);
  const database = await openSqlite(join(folder, 'store.sqlite'), STORE_VERSIONS);
  t.after(() => database.close());
  const parts = { accounts: accountsTable(database), now: () => new Date('2026-11-20T12:00:00Z'), randomBytes };
  return {
    database,
    usage: usageTable(database),
    run: (...args: string[]): Promise<KeysOutcome> => runKeysCommand(args, parts),
  };
}

test('a key is created, shown once, subscribed, listed with its usage, and revoked', async (t) => {
  const { run, usage, database } = await startCommand(t);
  assert.deepEqual(await run('list'), { text: 'No keys.', exitCode: 0 });
  const made = await run('create', 'Example firm');
  const [, id = ''] = /^id {3}([0-9a-f]{16})\n/.exec(made.text) ?? [];
  const [, text = ''] = /\nkey {2}(\S{1,80})\n/.exec(made.text) ?? [];
  assert.equal(readKey(text)?.id, id);
  assert.deepEqual(await run('subscribe', id, 'landed-cost', 'free'), {
    text: 'Subscribed: 500 requests a month; calls over the limit are refused.',
    exitCode: 0,
  });
  assert.deepEqual(await run('subscribe', id, 'exclusions', 'top', '--requests', '2'), {
    text: 'Subscribed: 2 requests a month; calls over the limit are metered as overage.',
    exitCode: 0,
  });
  await usage.count([{ keyId: id, service: 'exclusions', period: '2026-11', calls: 5, cap: undefined }]);
  assert.equal(
    (await run('list')).text,
    [
      `${id}  active since 2026-11-20T12:00:00.000Z  Example firm`,
      '  exclusions  top  2026-11: 5 of 2, overage 3',
      '  landed-cost  free  2026-11: 0 of 500, overage 0',
    ].join('\n'),
  );
  assert.match((await run('list', '--month', '2026-10')).text, /exclusions {2}top {2}2026-10: 0 of 2, overage 0/);
  assert.deepEqual(await run('unsubscribe', id, 'exclusions'), { text: 'Unsubscribed.', exitCode: 0 });
  // Usage is owed even after the subscription ends.
  assert.match((await run('list')).text, /\n {2}exclusions {2}no longer subscribed {2}2026-11: 5\n/);
  assert.doesNotMatch((await run('list', '--month', '2026-10')).text, /exclusions/);
  assert.deepEqual(await run('revoke', id), { text: 'Revoked.', exitCode: 0 });
  assert.match(
    (await run('list')).text,
    /revoked 2026-11-20T12:00:00.000Z {2}Example firm\n {2}exclusions[^\n]+: 5\n {2}landed-cost/,
  );
  // The secret is only on the screen.
  const stored = JSON.stringify(await database.run('SELECT * FROM api_keys'));
  assert.ok(stored.includes(id) && !stored.includes(text.slice(-43)));
});

const UNUSABLE = /^This is not a command of keys, or it has too few or too many arguments\.\n\ntracewell keys create/;

test('a command that fails says why and exits with 1, and one that is wrong with 2 and the usage', async (t) => {
  const { run } = await startCommand(t);
  const refused: readonly (readonly [args: string[], text: RegExp, exitCode?: number])[] = [
    [[], UNUSABLE, 2],
    [['toString'], UNUSABLE, 2],
    [['create'], UNUSABLE, 2],
    [['create', 'two', 'words'], UNUSABLE, 2],
    [['create', ' '], /^A name must have 1 to 100 characters\.$/],
    [['create', 'x'.repeat(101)], /^A name must have 1 to 100 characters\.$/],
    [['create', 'x', '--owner', ''], /^A name must have 1 to 100 characters\.$/],
    [['create', 'x', '--owner', 'x'.repeat(101)], /^A name must have 1 to 100 characters\.$/],
    [['revoke', 'none', '--owner', 'x'], /^--owner is an option of create\.\n\ntracewell keys create/, 2],
    [['list', '--month', '2026-13'], /^--month must be a month such as 2026-11\.\n\ntracewell/, 2],
    [['list', '--canary'], /^An option is unknown or has no value\.\n\ntracewell/, 2],
    [['subscribe', 'none', 'landed-cost', 'free'], /^No active key has this id\.$/],
    [['subscribe', 'none', 'landed-cost', 'gold'], /^The plans of landed-cost are free, lowest, second, top\.$/],
    [['subscribe', 'none', 'exclusions', 'free'], /has no published quota: give --requests/],
    [['subscribe', 'none', 'exclusions', 'free', '--requests', '1e3'], /^--requests must be a whole number\./, 2],
    [['unsubscribe', 'none', 'exclusions'], /^No such subscription\.$/],
    [['revoke', 'none'], /^No active key has this id\.$/],
  ];
  for (const [args, text, exitCode = 1] of refused) {
    const outcome = await run(...args);
    assert.match(outcome.text, text, args.join(' '));
    assert.equal(outcome.exitCode, exitCode, args.join(' '));
  }
});

test('a key belongs to the named owner, or to itself', async (t) => {
  const { run, database } = await startCommand(t);
  for (const args of [['laptop', '--owner', 'Example firm'], ['Example firm']]) await run('create', ...args);
  const owners = (await accountsTable(database).keys()).map(({ name, owner }) => `${name} of ${owner}`);
  assert.deepEqual(owners.sort(), ['Example firm of Example firm', 'laptop of Example firm']);
  const { text } = await run('list');
  assert.match(text, /Z {2}laptop {2}of Example firm$/m);
  assert.match(text, /Z {2}Example firm$/m);
});

test('every plan is listed', async (t) => {
  const { text } = await (await startCommand(t)).run('plans');
  assert.equal(text.split('\n').length, 33);
  assert.match(text, /^landed-cost {2}top {2}50000 {2}calls over it are metered$/m);
  assert.match(text, /^exclusions {2}free {2}no published quota {2}calls over it are refused$/m);
});
