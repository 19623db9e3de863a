import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { startProgram } from '../../server-program.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** What the program needs to start; a checkout without compiled data has no program to test. */
const NEEDED = ['server.ts', 'data/tariff-schedule.json', 'data/classifier.bin', 'core/model/mistral.ts'];
const missing = NEEDED.filter((path) => !existsSync(ROOT + path));
const skip = missing.length > 0 && `${missing.join(', ')} absent: run npm run build-data`;

suite('the program', { skip }, () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    test(`serves, and exits with 0 on ${signal}`, async (t) => {
      const program = startProgram(t, { PORT: '0' });
      const url = await program.url();
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

  test('exits with 1 and one sentence on a wrong setting', async (t) => {
    const program = startProgram(t, { PORT: '0', LOG_LEVEL: 'canary' });
    assert.equal(await program.exit, 1);
    assert.equal(program.stderr(), 'LOG_LEVEL must be one of debug, info, warn, error, silent.\n');
    assert.deepEqual(program.lines, []);
  });

  test('exits with 1 and one sentence if the port is taken', async (t) => {
    const first = startProgram(t, { PORT: '0' });
    const { port } = new URL(await first.url());
    const second = startProgram(t, { PORT: port });
    assert.equal(await second.exit, 1);
    assert.equal(second.stderr(), 'PORT is in use by another program.\n');
  });
});
