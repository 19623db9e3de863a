import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Agent, request } from 'undici';
import { startProgram } from '../server-program.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const CALLERS = 32;
const ANSWERED_BEFORE = 300;

/** What a caller knows of a request: the status of a complete answer, or that none came. */
type Outcome = number | 'none';

test('SIGTERM under load loses no accepted request', async (t) => {
  const dataDir = await temporaryFolder(t);
  const program = startProgram(t, { PORT: '0', DATA_DIR: dataDir, REGISTER_REFRESH: 'off' });
  const url = await program.url();
  const agent = new Agent({ connections: CALLERS, pipelining: 1 });
  t.after(() => agent.destroy());
  const outcomes = new Map<string, Outcome>();
  let stopping = false;
  let enough = (): void => undefined;
  const hasEnough = new Promise<void>((resolve) => (enough = resolve));

  async function call(id: string): Promise<Outcome> {
    try {
      const { statusCode, body } = await request(`${url}/landed-cost/estimate`, {
        dispatcher: agent,
        method: 'POST',
        headers: { 'x-request-id': id },
        body: JSON.stringify({ description: `cotton t-shirt, style ${id}` }),
      });
      await body.json();
      return statusCode;
    } catch {
      return 'none';
    }
  }

  async function caller(number: number): Promise<void> {
    for (let nth = 0; ; nth++) {
      const id = `caller-${number}-${nth}`;
      const outcome = await call(id);
      outcomes.set(id, outcome);
      if (outcomes.size === ANSWERED_BEFORE) enough();
      if (outcome === 'none' && stopping) return;
    }
  }

  const callers = Promise.all(Array.from({ length: CALLERS }, (_, number) => caller(number)));
  await hasEnough;
  stopping = true;
  program.child.kill('SIGTERM');
  assert.equal(await program.exit, 0);
  await callers;

  const lines = program.lines.filter((line) => line['event'] === 'request');
  const accepted = new Set(lines.map((line) => String(line['id'])));
  for (const line of lines) {
    assert.deepEqual([line['status'], outcomes.get(String(line['id']))], [200, 200], String(line['id']));
  }
  // A request without an answer was not accepted, so it may be sent again to another server.
  for (const [id, outcome] of outcomes) {
    if (outcome === 'none') assert.ok(!accepted.has(id), id);
  }
  assert.ok(accepted.size >= ANSWERED_BEFORE);
  assert.equal(program.lines.at(-1)?.['event'], 'stopped');
});
