import type { CallOutcome } from '../../http/call-operation.ts';
import type { Surroundings } from './command.ts';
import { spokenTime } from './progress.ts';

/** Paces the calls of a long run. */
export interface Pacer {
  /**
   * Makes a call, and repeats it if the answer lacks something that will be available later. No call is made while the
   * run waits.
   */
  readonly ask: (call: () => Promise<CallOutcome>) => Promise<CallOutcome>;
}

/** The longest block of any source is an hour; longer ones are not waited out. */
const MAX_WAIT_SECONDS = 65 * 60;

/** How often one row is waited for. */
const MAX_WAITS = 3;

/** Creates a pacer that reports when it waits. */
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
