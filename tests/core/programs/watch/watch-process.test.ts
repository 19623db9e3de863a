import assert from 'node:assert/strict';
import { getPriority } from 'node:os';
import { suite, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { readConfiguration } from '../../../../core/configuration.ts';
import { createMetrics } from '../../../../core/http/metrics.ts';
import { keepWatchProcess } from '../../../../core/programs/watch/watch-process.ts';
import type { WatchChanges } from '../../../../core/watch/answer.ts';
import { groupNiceness } from '../../../scheduler-group.ts';
import { childrenOf, startProgram } from '../../../server-program.ts';
import { createManualClock } from '../../../standins/manual-clock.ts';
import { temporaryFolder } from '../../../temporary-folder.ts';

/** A server over the sample data, which needs nothing outside. */
async function sandbox(t: { after: (end: () => unknown) => void }, environment: Readonly<Record<string, string>> = {}) {
  const dataDir = await temporaryFolder(t);
  const program = startProgram(t, { PORT: '0', SANDBOX: '1', DATA_DIR: dataDir, ...environment });
  const url = await program.url();
  return {
    program,
    put: async (list: string) => {
      const upload = 'reference,name\n1,Sample Widgets LLC\n';
      assert.ok((await fetch(`${url}/watch/lists/${list}`, { method: 'PUT', body: upload })).ok);
    },
    remove: async (list: string) => {
      assert.ok((await fetch(`${url}/watch/lists/${list}`, { method: 'DELETE' })).ok);
    },
    /** The changes after a cursor, as soon as there are any. */
    told: async (after: number) => {
      for (;;) {
        const answer = await fetch(`${url}/watch/changes?wait=25&after=${after}`);
        const { changes, next } = (await answer.json()) as WatchChanges;
        if (changes.length > 0) return { lists: new Set(changes.map(({ finding }) => finding.list)), next };
      }
    },
    /** The watch process, as soon as there is one other than the given one. */
    watching: async (before?: number) => {
      for (;;) {
        const [child] = await program.children();
        if (child !== undefined && child !== before) return child;
      }
    },
  };
}

/** Resolves when a process is gone. */
async function isGone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0);
    } catch {
      return;
    }
    await pause(10);
  }
}

suite('the watch process', () => {
  test('is restarted when it dies, with growing waits; its leases end, and the server logs the death', async () => {
    const clock = createManualClock();
    const metrics = createMetrics();
    const logged: string[] = [];
    const ended = new Set<unknown>();
    const { stop, metricsText } = keepWatchProcess({
      program: ['no-such-program'],
      configuration: readConfiguration({ STORE_URL: 'postgres://store.test/tracewell' }),
      store: {
        run: (statement, [holder] = []) => {
          if (statement.includes('lease = NULL')) ended.add(holder);
          return Promise.resolve([{ list_id: 'one' }]);
        },
      },
      log: (_, event) => logged.push(event),
      write: assert.fail,
      metrics,
      clock,
    });
    const waits: (number | undefined)[] = [];
    for (let i = 0; i < 12; i++) {
      await clock.untilTimers(1);
      const [ms = 0] = clock.timers();
      waits.push(ms / 1000);
      clock.advance(ms);
    }
    await stop();
    assert.deepEqual(waits, [1, 1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]);
    assert.equal(ended.size, 1);
    assert.deepEqual(new Set(logged), new Set(['watch_process_died']));
    assert.match(metricsText(), /^tracewell_watch_process_deaths_total 11$/m);
  });

  test('runs while anything is watched, at low priority, is restarted when killed, and ends with its server', async (t) => {
    const { program, put, remove, told, watching } = await sandbox(t);
    assert.deepEqual(await program.children(), []);
    await put('first');
    const { next } = await told(0);
    const first = await watching();
    assert.equal(getPriority(first), 19);
    assert.notEqual(await groupNiceness(first, 19), 'left', 'it is not in one scheduler group with the server');
    process.kill(first, 'SIGTERM');
    process.kill(first, 'SIGKILL');
    const [died] = await program.events('watch_process_died');
    assert.deepEqual([died?.['level'], died?.['signal']], ['error', 'SIGKILL'], 'only its server makes it end');
    await put('second');
    assert.deepEqual([...(await told(next)).lists], ['second']);
    const second = await watching(first);

    for (const list of ['first', 'second']) await remove(list);
    await isGone(second);
    await put('third');
    const third = await watching(second);
    program.child.kill('SIGTERM');
    assert.equal(await program.exit, 0);
    await isGone(third);
    assert.equal(program.lines.filter(({ event }) => event === 'watch_process_died').length, 1);
  });

  test('is shared by all workers, and ends when its server is killed', async (t) => {
    const { program, put, told } = await sandbox(t, { WORKERS: '2' });
    await program.events('listening', 2);
    await put('first');
    await told(0);
    const grandchildren = (await Promise.all((await program.children()).map(childrenOf))).flat();
    assert.equal(grandchildren.length, 1);
    program.child.kill('SIGKILL');
    await isGone(grandchildren[0] ?? 0);
  });
});
