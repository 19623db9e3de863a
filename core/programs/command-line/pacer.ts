import type { CallOutcome } from '../../http/call-operation.ts';
import type { Surroundings } from './command.ts';
import { spokenTime } from './progress.ts';

/** Keeps a run of many calls to the pace of what they read from. */
export interface Pacer {
  /** Calls, and calls again where the answer lacks something that can be had later. No call is made while the run waits. */
  readonly ask: (call: () => Promise<CallOutcome>) => Promise<CallOutcome>;
}

/** The longest block of any source is an hour; whoever asks for more is not waited for. */
const MAX_WAIT_SECONDS = 65 * 60;

/** How often one row is waited for. */
const MAX_WAITS = 3;

/** A pacer that says when it waits. */
export function createPacer({ wait, printError }: Pick<Surroundings, 'wait' | 'printError'>): Pacer {
  let waiting: Promise<void> | undefined;

  function hold(seconds: number): Promise<void> {
    waiting ??= (async () => {
      printError(`Waiting ${spokenTime(seconds)}: a source accepts no more calls for now.\n`);
      await wait(seconds * 1000);
      waiting = undefined;
    })();
    return waiting;
  }

  return {
    async ask(call) {
      for (let waits = 0; ; waits++) {
        while (waiting) await waiting;
        const called = await call();
        const { retryAfterSeconds: seconds } = called;
        if (seconds === undefined || seconds > MAX_WAIT_SECONDS || waits === MAX_WAITS) return called;
        await hold(seconds);
      }
    },
  };
}
