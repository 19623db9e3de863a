import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import type { WatchChanges, WatchFindings, WatchNextDay } from '../../../core/watch/answer.ts';
import { sampleDay } from '../../../core/sandbox/sample-day.ts';
import { runServer } from '../../running-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';

const VENDORS = 'reference,name\n1,Sample Harbor Logistics\n2,Velmora Quarry\n';

test('days pass in the sandbox: a finding arrives, stays quiet once decided, says what changed, and goes', async (t) => {
  const { url } = await runServer(t, { SANDBOX: '1', DATA_DIR: await temporaryFolder(t) });
  const ask = async <Body>(method: string, path: string, body?: string): Promise<Body> => {
    const answer = await fetch(`${url}/watch${path}`, { method, ...(body !== undefined && { body }) });
    assert.ok(answer.ok, path);
    return (await answer.json()) as Body;
  };
  const pass = (): Promise<WatchNextDay> => ask('POST', '/sandbox/next-day', '{}');
  let after = 0;
  const told = async (): Promise<WatchChanges['changes']> => {
    const { changes, next } = await ask<WatchChanges>('GET', `/changes?after=${after}`);
    after = next;
    return changes;
  };
  await ask('PUT', '/lists/vendors', VENDORS);
  const { day, event } = await pass();
  assert.deepEqual([day, event], [1, 'Sample Harbor Logistics Ltd. was added to the sample screening list.']);
  const { findings } = await ask<WatchFindings>('GET', '/findings?list=vendors');
  assert.deepEqual(
    findings.map(({ party, record }) => [party.reference, record.published.name]),
    [['1', 'Sample Harbor Logistics Ltd.']],
  );
  assert.deepEqual(
    (await told()).map(({ kind }) => kind),
    ['new'],
  );
  await ask('POST', `/findings/${findings[0]?.id ?? ''}/decisions`, '{"decision": "not_a_match"}');
  await pass();
  assert.deepEqual(await told(), [], 'its record got a type, and its names are unchanged');
  await pass();
  assert.deepEqual(
    (await told()).map(({ kind, changed }) => [kind, changed]),
    [['changed', [{ of: 'record', member: 'aliases', before: '[]', after: '["Sample Harbor Forwarding"]' }]]],
  );
  await pass();
  assert.deepEqual(
    (await told()).map(({ kind, reason }) => [kind, reason]),
    [['gone', 'record_removed']],
  );
  const screened = await fetch(`${url}/exclusions/screen`, {
    method: 'POST',
    body: '{"entity_name": "Sample Harbor Logistics"}',
  });
  assert.match(await screened.text(), /no_matches_among_screened_records/, 'all services see the same day');
});

test('no day passes outside the sandbox', async (t) => {
  const { url } = await runServer(t, { DATA_DIR: await temporaryFolder(t) });
  const answer = await fetch(`${url}/watch/sandbox/next-day`, { method: 'POST', body: '{}' });
  assert.equal(answer.status, 404);
});

test('the day outlasts the process, and an invalid file means the first day', async (t) => {
  const path = join(await temporaryFolder(t), 'sandbox', 'sample-day');
  assert.equal(sampleDay(path).today(), 0);
  assert.equal(await sampleDay(path).pass(), 1);
  assert.equal(sampleDay(path).today(), 1);
  await writeFile(path, '-1');
  assert.equal(sampleDay(path).today(), 0);
});
