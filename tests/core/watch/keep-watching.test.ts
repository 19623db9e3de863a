import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { StoreFailure } from '../../../core/store/database.ts';
import { keepWatching } from '../../../core/watch/keep-watching.ts';
import type { WatchWork } from '../../../core/watch/work.ts';
import { createManualClock } from '../../standins/manual-clock.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** Work with scripted results, kept running until the test stops it. */
function kept(work: Partial<WatchWork>) {
  const clock = createManualClock();
  const stopping = new AbortController();
  const logged: string[] = [];
  const yes = (): Promise<boolean> => Promise.resolve(true);
  const ended = keepWatching(
    {
      work: { tidy: () => Promise.resolve(), isWanted: yes, look: yes, settle: yes, ...work },
      deliveries: undefined,
    },
    { clock, log: (_, event) => logged.push(event), signal: stopping.signal },
  );
  return {
    clock,
    logged,
    ended,
    pass: async (ms: number) => {
      for (let passed = 0; passed < ms; passed += SECOND) {
        await clock.untilTimers(1);
        clock.advance(SECOND);
      }
      await clock.untilTimers(1);
    },
    stop: async () => {
      stopping.abort();
      await ended;
    },
  };
}

suite('the watch loop', () => {
  test('checks the sources again after half an hour, and sooner if another process was storing a copy', async () => {
    const looks: number[] = [];
    const answers = [false, false, true, true];
    const { clock, pass, stop } = kept({
      look() {
        looks.push(clock.now() / MINUTE);
        return Promise.resolve(answers[looks.length - 1] ?? true);
      },
    });
    await pass(33 * MINUTE);
    assert.deepEqual(looks, [0, 1, 2, 32]);
    await stop();
  });

  test("retries failures, and logs them unless they are the store's", async () => {
    const failures = [new StoreFailure('ECONNREFUSED'), new Error('a name that was submitted')];
    let settled = 0;
    const { logged, pass, stop } = kept({
      settle() {
        const failure = failures[settled++];
        return failure ? Promise.reject(failure) : Promise.resolve(true);
      },
    });
    await pass(30 * SECOND);
    assert.ok(settled > 10);
    assert.deepEqual(logged, ['watch_failed']);
    await stop();
  });

  test('ends by itself once nothing is watched any more', async () => {
    let isWanted = true;
    const { clock, ended, pass } = kept({ isWanted: () => Promise.resolve(isWanted) });
    await pass(10 * SECOND);
    isWanted = false;
    clock.advance(SECOND);
    await ended;
  });
});
