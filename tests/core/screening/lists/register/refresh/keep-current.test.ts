import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { copyStamp, readCopy, writeCopy } from '../../../../../../core/screening/lists/register/refresh/copy-store.ts';
import type { DailyTime } from '../../../../../../core/daily-time.ts';
import { keepCurrent } from '../../../../../../core/screening/lists/register/refresh/keep-current.ts';
import type { RefreshOutcome } from '../../../../../../core/screening/lists/register/refresh/refresh-journal.ts';
import { outcomeOf } from '../../../../../../core/screening/lists/register/refresh/refresh-from-sam.ts';
import { startRefreshProcess } from '../../../../../../core/refresh-process.ts';
import {
  openServedCopy,
  type ServedCopy,
} from '../../../../../../core/screening/lists/register/refresh/served-copy.ts';
import { createManualClock } from '../../../../../standins/manual-clock.ts';
import { temporaryFolder } from '../../../../../temporary-folder.ts';
import { record, registerOf } from '../made-register.ts';

const copyOf = (...names: readonly string[]) => registerOf(names.map((name) => record(name)));

test('a copy is served from the first check that finds it, and kept when a later file is gone or damaged', async (t) => {
  const dataDir = await temporaryFolder(t);
  const served = openServedCopy(dataDir);
  assert.equal(await served.look(), 'same');
  assert.equal(served.current(), undefined);
  await writeCopy(dataDir, copyOf('FIRST LLC'));
  assert.equal(await served.look(), 'taken');
  assert.equal(await served.look(), 'same');
  assert.equal(served.current()?.rowCount, 1);
  await writeCopy(dataDir, copyOf('FIRST LLC', 'SECOND LLC'));
  assert.equal(await served.look(), 'taken');
  assert.equal(served.current()?.rowCount, 2);
  await writeFile(join(dataDir, 'register.copy'), 'damaged');
  assert.equal(await served.look(), 'unreadable');
  assert.equal(await served.look(), 'same', 'reported once');
  await rm(join(dataDir, 'register.copy'));
  assert.equal(await served.look(), 'same');
  assert.equal(served.current()?.rowCount, 2);
  await writeCopy(dataDir, copyOf('FIRST LLC'));
  assert.equal(await served.look(), 'taken');
  assert.equal(served.current()?.rowCount, 1);
});

test('a new copy with the same content is a different file', async (t) => {
  const dataDir = await temporaryFolder(t);
  await writeCopy(dataDir, copyOf('FIRST LLC'));
  const before = await copyStamp(dataDir);
  assert.equal(await copyStamp(dataDir), before);
  await writeCopy(dataDir, copyOf('FIRST LLC'));
  assert.notEqual(await copyStamp(dataDir), before);
  assert.equal((await readCopy(dataDir))?.rowCount, 1);
});

interface Kept {
  readonly log: string[];
  readonly started: () => number;
  readonly end: (outcome: RefreshOutcome) => void;
  readonly looks: () => number;
  readonly clock: ReturnType<typeof createManualClock>;
  readonly stop: () => Promise<void>;
}

/** The refresh schedule, on a clock that starts at 12:00 UTC, with refreshes that end when the test ends them. */
function kept(dailyAt: DailyTime | undefined, isMissed = false): Kept {
  const clock = createManualClock(Date.UTC(2026, 2, 3, 12));
  const log: string[] = [];
  const ends: ((outcome: RefreshOutcome) => void)[] = [];
  let looks = 0;
  const served: ServedCopy = {
    current: () => undefined,
    look() {
      looks++;
      return Promise.resolve('same');
    },
  };
  const { stop } = keepCurrent({
    served,
    dailyAt,
    isMissed,
    clock,
    startRefresh() {
      const { promise: ended, resolve } = Promise.withResolvers<RefreshOutcome>();
      ends.push(resolve);
      return {
        ended,
        stop() {
          resolve('interrupted');
          return Promise.resolve();
        },
      };
    },
    observe: (outcome) => log.push(outcome),
    log: (level, event, fields) => log.push(`${level} ${event} ${String(fields?.['outcome'])}`),
  });
  return {
    log,
    clock,
    stop,
    started: () => ends.length,
    looks: () => looks,
    end: (outcome) => ends.at(-1)?.(outcome),
  };
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Lets pending promises settle. */
const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test('a refresh starts once a day at its time of day', async () => {
  const one = kept({ hour: 13, minute: 0 });
  one.clock.advance(59 * MINUTE_MS);
  assert.equal(one.started(), 0);
  one.clock.advance(MINUTE_MS);
  assert.equal(one.started(), 1);
  one.clock.advance(60 * MINUTE_MS);
  assert.equal(one.started(), 1);
  one.end('replaced');
  await turn();
  one.clock.advance(DAY_MS);
  assert.equal(one.started(), 2);
  one.end('failed');
  await turn();
  assert.deepEqual(one.log, ['replaced', 'info register_refresh replaced', 'failed', 'error register_refresh failed']);
  await one.stop();
});

test('a missed refresh is made up for at the first check, and the next one keeps its time', async () => {
  const one = kept({ hour: 13, minute: 0 }, true);
  assert.equal(one.started(), 0, 'the start does not wait');
  one.clock.advance(2_000);
  assert.equal(one.started(), 1);
  one.end('replaced');
  await turn();
  one.clock.advance(59 * MINUTE_MS);
  assert.equal(one.started(), 1);
  one.clock.advance(MINUTE_MS);
  assert.equal(one.started(), 2);
  await one.stop();
});

test('no second refresh starts while one runs for more than a day', async () => {
  const one = kept({ hour: 13, minute: 0 });
  one.clock.advance(2 * DAY_MS);
  assert.equal(one.started(), 1);
  one.end('failed');
  await turn();
  one.clock.advance(DAY_MS);
  assert.equal(one.started(), 2);
  await one.stop();
});

test('without a time of day nothing is refreshed, but new files are still checked for', async () => {
  const one = kept(undefined);
  one.clock.advance(2 * DAY_MS);
  assert.equal(one.started(), 0);
  assert.equal(one.looks(), (2 * DAY_MS) / 2_000);
  await one.stop();
});

test('stopping ends the timer and the running refresh', async () => {
  const one = kept({ hour: 13, minute: 0 });
  one.clock.advance(DAY_MS);
  assert.equal(one.started(), 1);
  await one.stop();
  assert.deepEqual(one.clock.timers(), []);
  await turn();
  assert.deepEqual(one.log, ['interrupted', 'info register_refresh interrupted']);
});

test('a refresh process reports its outcome by its exit code and ends when asked to', async () => {
  const program = (script: string) =>
    startRefreshProcess({ command: [process.execPath, '-e', script], environment: {}, outcomeOf });
  assert.equal(await program('process.exit(0)').ended, 'replaced');
  assert.equal(await program('process.exit(11)').ended, 'refused');
  assert.equal(await program('throw new Error()').ended, 'failed');
  assert.equal(await program("process.kill(process.pid, 'SIGKILL')").ended, 'failed');
  assert.equal(await startRefreshProcess({ command: ['no-such-program'], environment: {}, outcomeOf }).ended, 'failed');
  const patient = program('setInterval(() => {}, 1000)');
  await patient.stop();
  assert.equal(await patient.ended, 'failed', 'it ended by the signal, without an exit code of its own');
});
