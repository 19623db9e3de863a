import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { suite, test, type TestContext } from 'node:test';
import { promisify } from 'node:util';
import { accountsTable } from '../../../../core/gateway/accounts-table.ts';
import { openStore } from '../../../../core/open-store.ts';
import { readKey, keyText, KEY_BYTES } from '../../../../core/gateway/api-key.ts';
import { startProgram } from '../../../server-program.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

const run = promisify(execFile);

/** The values of a metric's samples from all workers. */
function samples(metrics: string, name: string): number[] {
  const found = metrics.split('\n').filter((line) => line.startsWith(name));
  return found.map((line) => Number(line.slice(line.lastIndexOf(' '))));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** A request on a new connection, so that the next worker takes it. */
async function ask(url: string, path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(url + path, { headers: { ...headers, connection: 'close' } });
  return {
    status: answer.status,
    text: await answer.text(),
    remaining: answer.headers.get('x-ratelimit-requests-remaining'),
  };
}

/** Sends requests on one connection, which stays with one worker. */
function keptConnection(t: TestContext, url: string): (path: string) => Promise<string> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  t.after(() => {
    agent.destroy();
  });
  return async (path) => {
    const [answer] = (await once(get(url + path, { agent }), 'response')) as [IncomingMessage];
    return (await answer.setEncoding('utf8').toArray()).join('');
  };
}

/** The number of the only worker that answered a path. */
function placeThatAnswered(metrics: string, path: string): number {
  const sample = metrics
    .split('\n')
    .find((line) => line.startsWith('tracewell_http_requests_total') && line.includes(path));
  return Number(/worker="(\d)"/.exec(sample ?? '')?.[1]);
}

/** Resolves when a process has ended, even if its parent has not noticed. */
async function isDead(pid: number): Promise<void> {
  for (;;) {
    const { stdout } = await run('ps', ['-o', 'stat=', '-p', String(pid)]);
    if (stdout.startsWith('Z')) return;
  }
}

/** Resolves when a port accepts no connections any more. */
async function refusal(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isRefused = await new Promise((resolve) => {
      socket.on('error', () => {
        resolve(true);
      });
      socket.on('connect', () => {
        resolve(false);
      });
    });
    socket.destroy();
    if (isRefused === true) return;
  }
}

suite('two workers', () => {
  test('share a port, metrics, keys and counts; one that dies is replaced; all finish their in-flight requests', async (t) => {
    const dataDir = await temporaryFolder(t);
    const key = keyText(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));
    const read = readKey(key);
    assert.ok(read);
    const store = openStore({ dataDir, storeUrl: undefined }, assert.fail);
    const accounts = accountsTable(store);
    const at = new Date();
    await accounts.add(read, { name: 'a test', owner: 'a test', at });
    const allowance = { requests: 50, pastLimit: 'refused' } as const;
    for (const service of ['insider', 'landed-cost'])
      await accounts.subscribe(read.id, { service, plan: 'free', allowance, at });

    const program = startProgram(t, {
      PORT: '0',
      WORKERS: '2',
      GATEWAY: 'on',
      DATA_DIR: dataDir,
      REGISTER_REFRESH: 'off',
    });
    const url = await program.url();
    const listening = await program.events('listening', 2);
    assert.deepEqual(
      listening.map((line) => line['url']),
      [url, url],
    );

    const headers = { 'X-Gateway-Key': key, 'X-Gateway-Host': 'insider' };
    const asked = Array.from({ length: 60 }, () => ask(url, '/insider/insider-transactions', headers));
    const statuses = Map.groupBy(await Promise.all(asked), ({ status }) => status);
    // Every call counts, including those that are rejected for their fields.
    assert.deepEqual([...statuses].map(([status, of]) => [status, of.length]).sort(), [
      [400, 50],
      [429, 10],
    ]);
    const remaining = statuses.get(400)?.map((one) => Number(one.remaining)) ?? [];
    assert.deepEqual(
      remaining.sort((a, b) => a - b),
      Array.from({ length: 50 }, (_, i) => i),
    );
    assert.deepEqual(
      (await accounts.subscriptions(at.toISOString().slice(0, 7))).map(({ used }) => used),
      [50, 0],
    );

    const { text } = await ask(url, '/metrics');
    const answered = samples(text, 'tracewell_http_requests_total').length;
    assert.equal(sum(samples(text, 'tracewell_http_requests_total')), 60);
    assert.ok(answered >= 3, 'both workers answered');
    assert.deepEqual(samples(text, 'tracewell_workers'), [2, 2]);

    const [first = 0] = await program.children();
    process.kill(first, 'SIGKILL');
    const [died] = await program.events('worker_died');
    assert.equal(died?.['signal'], 'SIGKILL');
    assert.equal((await ask(url, '/healthz')).status, 200);
    await program.events('listening', 3);
    assert.deepEqual(samples((await ask(url, '/metrics')).text, 'tracewell_workers'), [2, 2]);
    assert.equal((await program.children()).length, 2);

    // One request in flight in each worker: its head was read, and its body is sent once all workers are told to end.
    const inFlight = [1, 2].map(() => connect(Number(new URL(url).port), '127.0.0.1'));
    const body = '{"description": "cotton t-shirt"}';
    const head = [
      'POST /landed-cost/estimate HTTP/1.1',
      'Host: x',
      `X-Gateway-Key: ${key}`,
      'X-Gateway-Host: landed-cost',
      'Expect: 100-continue',
      `Content-Length: ${body.length}`,
    ];
    for (const socket of inFlight) socket.write(`${head.join('\r\n')}\r\n\r\n`);
    for (const socket of inFlight) await once(socket, 'data');
    program.child.kill('SIGTERM');
    await refusal(Number(new URL(url).port));
    const answers = inFlight.map(async (socket) => {
      socket.write(body);
      const [answer] = (await once(socket, 'data')) as [Buffer];
      return answer.toString().slice(0, 15);
    });
    assert.deepEqual(await Promise.all(answers), ['HTTP/1.1 200 OK', 'HTTP/1.1 200 OK']);
    assert.equal(await program.exit, 0);
    assert.equal(program.lines.filter((line) => line['event'] === 'stopped').length, 2);
    await store.close();
  });

  test('a worker that dies while metrics are gathered does not bring down the others', async (t) => {
    const program = startProgram(t, {
      PORT: '0',
      WORKERS: '2',
      DATA_DIR: await temporaryFolder(t),
      REGISTER_REFRESH: 'off',
    });
    const url = await program.url();
    await program.events('listening', 2);
    const pids = await program.children();
    // Of three connections, two are with the same worker; the other worker is killed.
    const paths = ['/healthz', '/readyz', '/openapi.json'];
    const connections = paths.map(() => keptConnection(t, url));
    for (const [i, path] of paths.entries()) await connections[i]?.(path);
    const metrics = (await connections[0]?.('/metrics')) ?? '';
    const places = paths.map((path) => placeThatAnswered(metrics, path));
    const place = places.find((one, i) => places.indexOf(one) !== i) ?? 0;
    const [first, second] = connections.filter((_, i) => places[i] === place);
    const { pid = 0 } = program.child;
    // While the first process is stopped it reads neither the request nor the worker's death; it then writes to the
    // dead worker.
    process.kill(pid, 'SIGSTOP');
    const asked = first?.('/metrics');
    for (let i = 0; i < 5; i++) await second?.('/healthz');
    const other = pids[place === 1 ? 1 : 0] ?? 0;
    process.kill(other, 'SIGKILL');
    await isDead(other);
    process.kill(pid, 'SIGCONT');
    assert.deepEqual(samples((await asked) ?? '', 'tracewell_workers'), [2, 1]);
    await program.events('worker_died');
    await program.events('listening', 3);
    program.child.kill('SIGTERM');
    assert.equal(await program.exit, 0);
  });

  test('exit with 1 and one sentence if the port is taken', async (t) => {
    const taken = startProgram(t, { PORT: '0', DATA_DIR: await temporaryFolder(t), REGISTER_REFRESH: 'off' });
    const { port } = new URL(await taken.url());
    const second = startProgram(t, { PORT: port, WORKERS: '3', DATA_DIR: await temporaryFolder(t) });
    assert.equal(await second.exit, 1);
    assert.equal(second.stderr(), 'PORT is in use by another program.\n');
  });
});
