import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { suite, test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What the program cannot start without; a checkout that has not compiled its data yet has no program to test. */
const NEEDED = ['server.ts', 'data/tariff-schedule.json', 'data/classifier.bin', 'core/reading/mistral.ts'];
const missing = NEEDED.filter((path) => !existsSync(ROOT + path));
const skip = missing.length > 0 && `${missing.join(', ')} absent: run npm run build-data`;

interface Program {
  readonly child: ChildProcess;
  readonly lines: Record<string, unknown>[];
  readonly stderr: () => string;
  readonly exit: Promise<unknown>;
}

function run(t: TestContext, environment: Record<string, string>): Program {
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  t.after(() => child.kill('SIGKILL'));
  const lines: Record<string, unknown>[] = [];
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(JSON.parse(line) as Record<string, unknown>));
  const exit = Promise.all([once(child, 'exit'), once(reader, 'close')]).then(([[code]]) => code as unknown);
  return { child, lines, stderr: () => stderr, exit };
}

async function listening(program: Program): Promise<string> {
  for (;;) {
    const line = program.lines.find((one) => one['event'] === 'listening');
    if (line) return String(line['url']);
    if (program.child.exitCode !== null) throw new Error(program.stderr());
    await Promise.race([once(program.child.stdout!, 'data'), program.exit]);
  }
}

suite('the program', { timeout: 30_000, skip }, () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`it serves, and ends with 0 on ${signal}`, async (t) => {
      const program = run(t, { PORT: '0' });
      const url = await listening(program);
      assert.match(url, /^http:\/\/127\.0\.0\.1:\d+$/);
      assert.equal((await fetch(`${url}/readyz`)).status, 200);
      assert.equal((await fetch(`${url}/landed-cost/terms`)).status, 200);
      program.child.kill(signal);
      assert.equal(await program.exit, 0);
      assert.deepEqual(
        program.lines.map((line) => line['event']),
        ['listening', 'request', 'request', 'stopped'],
      );
    });
  }

  test('a wrong setting ends it with 1 and one sentence', async (t) => {
    const program = run(t, { PORT: '0', LOG_LEVEL: 'canary' });
    assert.equal(await program.exit, 1);
    assert.equal(program.stderr(), 'LOG_LEVEL must be one of debug, info, warn, error, silent.\n');
    assert.deepEqual(program.lines, []);
  });

  test('a port that is taken ends it with 1 and one sentence', async (t) => {
    const first = run(t, { PORT: '0' });
    const { port } = new URL(await listening(first));
    const second = run(t, { PORT: port });
    assert.equal(await second.exit, 1);
    assert.equal(second.stderr(), 'PORT is in use by another program.\n');
  });
});
