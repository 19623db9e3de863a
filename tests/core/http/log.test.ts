import assert from 'node:assert/strict';
import { setImmediate } from 'node:timers/promises';
import { test } from 'node:test';
import { createLog, LOG_LEVELS } from '../../../core/http/log.ts';

function record(level: (typeof LOG_LEVELS)[number]) {
  const writes: string[] = [];
  const { log, flush } = createLog(level, (text) => writes.push(text));
  return { writes, log, flush };
}

test('lines of one turn are one write, each a JSON object on its own line', async () => {
  const { writes, log } = record('info');
  log('info', 'first', { status: 200, code: undefined });
  log('error', 'second\n', { id: 'a"b\u2028' });
  assert.deepEqual(writes, []);
  await setImmediate();
  assert.equal(writes.length, 1);
  const lines = writes.join('').split('\n');
  assert.equal(lines.pop(), '');
  const [first, second] = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  assert.deepEqual(Object.keys(first ?? {}), ['time', 'level', 'event', 'status']);
  assert.match(String(first?.['time']), /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  assert.deepEqual([first?.['level'], first?.['event'], first?.['status']], ['info', 'first', 200]);
  assert.deepEqual([second?.['level'], second?.['event'], second?.['id']], ['error', 'second\n', 'a"b\u2028']);
});

test('the next turn is a separate write', async () => {
  const { writes, log } = record('info');
  log('info', 'first');
  await setImmediate();
  log('info', 'second');
  await setImmediate();
  assert.equal(writes.length, 2);
});

test('flush writes the rest once', async () => {
  const { writes, log, flush } = record('info');
  log('info', 'last');
  flush();
  assert.equal(writes.length, 1);
  flush();
  await setImmediate();
  assert.equal(writes.length, 1);
});

test('a level lets its own and more severe lines through', () => {
  const expected = {
    debug: ['debug', 'info', 'warn', 'error'],
    info: ['info', 'warn', 'error'],
    warn: ['warn', 'error'],
    error: ['error'],
    silent: [],
  };
  for (const level of LOG_LEVELS) {
    const { writes, log, flush } = record(level);
    for (const one of ['debug', 'info', 'warn', 'error'] as const) log(one, one);
    flush();
    const written = writes.join('').split('\n').filter(Boolean);
    assert.deepEqual(
      written.map((line) => (JSON.parse(line) as { level: string }).level),
      expected[level],
    );
  }
});
