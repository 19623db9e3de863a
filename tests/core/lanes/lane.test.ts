import assert from 'node:assert/strict';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { suite, test, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';
import {
  createLane,
  LEFT_MS,
  MAX_IDLE_MS,
  type Lane,
  type LaneAids,
  type LaneLimits,
} from '../../../core/lanes/lane.ts';
import { endReadingProcess, startReadingProcess } from '../../../core/lanes/reading-process.ts';
import { createSpareMemory, type SpareMemory } from '../../../core/lanes/spare-memory.ts';
import { usageOf } from '../../../core/lanes/usage.ts';
import { groupNiceness } from '../../scheduler-group.ts';
import type { TestJob } from './job-program.ts';

const MB = 1024 * 1024;
const LIMITS: LaneLimits = { processes: 1, maxWaiting: 16, maxCpuMs: 60_000, maxBytes: 512 * MB };

function laneOf(
  t: TestContext,
  limits: Partial<LaneLimits> = {},
  aids: LaneAids<TestJob, number> = {},
  started: ChildProcess[] = [],
): Lane<TestJob, number> {
  const file = () => new URL('job-program.ts', import.meta.url);
  const start = (): ChildProcess => {
    const process = startReadingProcess({ file, argument: '' });
    started.push(process);
    return process;
  };
  const lane = createLane<TestJob, number>(start, { ...LIMITS, ...limits }, aids);
  t.after(() => lane.close());
  return lane;
}

/** Starts processes under Node's permission model, which keeps them from reading what Linux reports about them. */
function lock(t: TestContext): void {
  const allowed = process.execArgv.length;
  process.execArgv.push('--permission', `--allow-fs-read=${fileURLToPath(new URL('../../../', import.meta.url))}`);
  process.execArgv.push('--allow-worker');
  t.after(() => process.execArgv.splice(allowed));
}

const run = (lane: Lane<TestJob, number>, does: TestJob['does'], number = 0, signal = new AbortController().signal) =>
  lane.run({ does, number }, { signal, caller: 'one' });

test('a forked process that has not started its own program yet is not counted twice', async () => {
  // The shell in brackets is a copy of the outer one until it ends.
  const shell = spawn('/bin/sh', ['-c', '(echo; read _); true'], { stdio: ['pipe', 'pipe', 'ignore'] });
  await once(shell.stdout, 'data');
  const [copy = 0] = readFileSync(`/proc/${shell.pid}/task/${shell.pid}/children`, 'latin1').split(' ').map(Number);
  assert.deepEqual([copy > 0, usageOf(copy)?.bytes], [true, 0]);
  shell.stdin.end('\n');
  await once(shell, 'exit');
});

test(
  'a process that lowers its priority does so for the scheduler too, however it groups processes',
  { timeout: 60_000 },
  async (t) => {
    const started = startReadingProcess({ file: () => new URL('job-program.ts', import.meta.url), argument: '' }, 5);
    t.after(() => {
      endReadingProcess(started);
    });
    const { pid = 0 } = started;
    assert.equal(getPriority(pid), 5);
    // This includes tests started by the system itself, without a session: a session leader has a group all the same.
    assert.notEqual(await groupNiceness(pid, 5), 'left');
    assert.equal(started.exitCode, null);
  },
);

suite('a lane', () => {
  test('gives each job its own answer', async (t) => {
    const lane = laneOf(t, { processes: 2 });
    const outcomes = await Promise.all([1, 2, 3, 4, 5].map((number) => run(lane, 'answer', number)));
    assert.deepEqual(
      outcomes,
      [1, 2, 3, 4, 5].map((result) => ({ kind: 'done', result })),
    );
  });

  test('has processes that load no typefaces of the machine, which may be hundreds', async (t) => {
    assert.deepEqual(await run(laneOf(t), 'count typefaces'), { kind: 'done', result: 0 });
  });

  const HEAVY: readonly [what: string, does: TestJob['does'], limits: Partial<LaneLimits>][] = [
    ['takes too much memory', 'hold', { maxBytes: 150 * MB }],
    ['takes too much CPU time', 'work', { maxCpuMs: 400 }],
    ['ends its process', 'end', {}],
  ];
  for (const [what, does, limits, isLocked] of HEAVY.flatMap((row) => [
    [...row, false] as const,
    [...row, true] as const,
  ])) {
    test(`reports a job that ${what}${isLocked ? ' and may not be inspected' : ''} as too heavy, and runs the next`, async (t) => {
      if (isLocked) lock(t);
      const lane = laneOf(t, limits);
      const [heavy, next] = await Promise.all([run(lane, does), run(lane, 'answer', 7)]);
      assert.deepEqual([heavy, next], [{ kind: 'too_heavy' }, { kind: 'done', result: 7 }]);
    });
  }

  for (const does of ['hold on', 'work on'] as const) {
    test(`ends a process that continues to ${does.split(' ')[0]} after its answer, and runs the next job`, async (t) => {
      const started: ChildProcess[] = [];
      const lane = laneOf(t, { maxBytes: 150 * MB }, undefined, started);
      assert.deepEqual(await run(lane, does, 1), { kind: 'done', result: 1 });
      const [first] = started;
      first?.ref();
      if (first?.exitCode === null && first.signalCode === null) await once(first, 'exit');
      assert.deepEqual([await run(lane, 'answer', 7), started.length], [{ kind: 'done', result: 7 }, 2]);
    });
  }

  for (const does of ['hold on', 'work on'] as const) {
    test(`gives a new process to a job whose process continues to ${does.split(' ')[0]} for the previous one`, async (t) => {
      const passed: Lane<TestJob, number>['run'] = () => Promise.resolve({ kind: 'done', result: -1 });
      const lane = laneOf(t, { maxBytes: 150 * MB }, { slower: passed });
      assert.deepEqual(await run(lane, does, 1), { kind: 'done', result: 1 });
      assert.deepEqual(await run(lane, 'answer', 7), { kind: 'done', result: 7 });
    });
  }

  test('passes only jobs that take too long to a slower lane', async (t) => {
    const passed: TestJob['does'][] = [];
    const slower: Lane<TestJob, number>['run'] = ({ does, number }) => {
      passed.push(does);
      return Promise.resolve({ kind: 'done', result: -number });
    };
    // Time enough to take the memory on a busy machine.
    const lane = laneOf(t, { maxCpuMs: 2_000, maxBytes: 150 * MB }, { slower });
    const outcomes = await Promise.all([run(lane, 'work', 1), run(lane, 'hold'), run(lane, 'answer', 3)]);
    assert.deepEqual(outcomes, [{ kind: 'done', result: -1 }, { kind: 'too_heavy' }, { kind: 'done', result: 3 }]);
    assert.deepEqual(passed, ['work']);
  });

  test("lets a job have a lower limit than the lane's, never a higher one", async (t) => {
    const lane = laneOf(t, { maxCpuMs: 400 });
    const { signal } = new AbortController();
    for (const maxCpuMs of [100, 60_000]) {
      const outcome = await lane.run({ does: 'work', number: 0 }, { signal, caller: 'one', maxCpuMs });
      assert.deepEqual(outcome, { kind: 'too_heavy' });
    }
  });

  test('gives up at once on callers that leave, queued or not, and continues with the next', async (t) => {
    const lane = laneOf(t);
    const leaving = new AbortController();
    const left = [run(lane, 'wait', 1, leaving.signal), run(lane, 'wait', 2, leaving.signal)];
    const next = run(lane, 'answer', 3);
    leaving.abort();
    assert.deepEqual(await Promise.all(left), [{ kind: 'given_up' }, { kind: 'given_up' }]);
    assert.deepEqual(await next, { kind: 'done', result: 3 });
  });

  for (const [what, does, processes] of [
    ['lets an abandoned job finish, and gives its process to the next', 'answer', 1],
    ['ends an abandoned job that runs for longer than a process takes to start', 'wait', 2],
  ] as const) {
    test(what, async (t) => {
      const started: ChildProcess[] = [];
      const lane = laneOf(t, {}, undefined, started);
      t.mock.timers.enable({ apis: ['setTimeout'] });
      const leaving = new AbortController();
      const left = run(lane, does, 1, leaving.signal);
      leaving.abort();
      assert.deepEqual(await left, { kind: 'given_up' });
      const next = run(lane, 'answer', 7);
      if (does === 'wait') t.mock.timers.tick(LEFT_MS);
      assert.deepEqual([await next, started.length], [{ kind: 'done', result: 7 }, processes]);
    });
  }

  test('ends idle processes: first those that a lighter load does not need, then the last one', async (t) => {
    const started: ChildProcess[] = [];
    const lane = laneOf(t, { processes: 2 }, undefined, started);
    t.mock.timers.enable({ apis: ['setTimeout'] });
    await Promise.all([run(lane, 'answer', 1), run(lane, 'answer', 2)]);
    const ends = started.map(async (process) => {
      process.ref();
      await once(process, 'exit');
    });
    const running = (): number => started.filter(({ signalCode }) => signalCode === null).length;
    t.mock.timers.tick(MAX_IDLE_MS - 1);
    assert.deepEqual(await run(lane, 'answer', 3), { kind: 'done', result: 3 });
    t.mock.timers.tick(1);
    await Promise.race(ends);
    t.mock.timers.tick(MAX_IDLE_MS - 2);
    assert.deepEqual([await run(lane, 'answer', 4), started.length, running()], [{ kind: 'done', result: 4 }, 2, 1]);
    t.mock.timers.tick(MAX_IDLE_MS);
    await Promise.all(ends);
    assert.deepEqual([await run(lane, 'answer', 5), started.length], [{ kind: 'done', result: 5 }, 3]);
  });

  test('keeps no place for a caller that left: the queue takes its full capacity again', async (t) => {
    const lane = laneOf(t, { maxWaiting: 4 });
    const leaving = new AbortController();
    const left = Array.from({ length: 5 }, () => run(lane, 'wait', 0, leaving.signal));
    assert.deepEqual(await run(lane, 'answer'), { kind: 'full' });
    leaving.abort();
    await Promise.all(left);
    const outcomes = await Promise.all([1, 2, 3, 4].map((number) => run(lane, 'answer', number)));
    assert.deepEqual(
      outcomes.map(({ kind }) => kind),
      ['done', 'done', 'done', 'done'],
    );
  });

  test('that is closed gives up running and new jobs', async (t) => {
    const lane = laneOf(t);
    const running = run(lane, 'wait');
    await lane.close();
    assert.deepEqual([await running, await run(lane, 'answer')], [{ kind: 'too_heavy' }, { kind: 'given_up' }]);
  });
});

suite('spare memory', () => {
  /** A busy lane of one process that may borrow. */
  function busyLane(t: TestContext, spare: SpareMemory) {
    const started: ChildProcess[] = [];
    const lane = laneOf(t, {}, { borrows: spare }, started);
    const leaving = new AbortController();
    const left = run(lane, 'wait', 1, leaving.signal);
    return { lane, started, leave: () => (leaving.abort(), left) };
  }

  test('gives a lane one more process', async (t) => {
    const { lane, started } = busyLane(t, createSpareMemory());
    const outcomes = await Promise.all([run(lane, 'answer', 2), run(lane, 'answer', 3)]);
    assert.deepEqual(outcomes, [2, 3].map((result) => ({ kind: 'done', result }))); // prettier-ignore
    assert.equal(started.length, 2);
  });

  test('is not available while the lane it is reserved for has a process', async (t) => {
    const spare = createSpareMemory();
    const keeper = laneOf(t, {}, { keeps: spare });
    t.mock.timers.enable({ apis: ['setTimeout'] });
    await run(keeper, 'answer');
    const { lane, started, leave } = busyLane(t, spare);
    const waits = run(lane, 'answer', 2);
    assert.equal(started.length, 1);
    t.mock.timers.tick(MAX_IDLE_MS);
    const now = run(lane, 'answer', 3);
    assert.equal(started.length, 2);
    assert.deepEqual(await Promise.all([waits, now]), [2, 3].map((result) => ({ kind: 'done', result }))); // prettier-ignore
    await leave();
  });

  test('is taken back when needed, and the job that used it restarts once there is capacity', async (t) => {
    const spare = createSpareMemory();
    const { lane, started, leave } = busyLane(t, spare);
    const had = run(lane, 'answer', 2);
    const keeper = laneOf(t, {}, { keeps: spare });
    const needs = run(keeper, 'answer', 3);
    await once(started[1] as ChildProcess, 'exit');
    assert.deepEqual(await needs, { kind: 'done', result: 3 });
    await leave();
    assert.deepEqual([await had, started.length], [{ kind: 'done', result: 2 }, 3]);
  });

  test('is taken back from an abandoned job, which does not restart', async (t) => {
    const spare = createSpareMemory();
    const { lane, started, leave } = busyLane(t, spare);
    const leaving = new AbortController();
    const had = run(lane, 'answer', 2, leaving.signal);
    spare.claim();
    await once(started[1] as ChildProcess, 'exit');
    leaving.abort();
    assert.deepEqual(await had, { kind: 'given_up' });
    await leave();
    assert.deepEqual([await run(lane, 'answer', 4), started.length], [{ kind: 'done', result: 4 }, 3]);
  });
});
