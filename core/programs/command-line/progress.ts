import type { Surroundings } from './command.ts';
import type { Counts } from './tally.ts';

/** Progress of a run, for the user. */
export interface Progress {
  readonly show: (counts: Counts) => void;
  readonly end: () => void;
}

/** Total lines printed when the output is not a terminal. */
const STEPS = 20;

const WIDTH = 30;

/**
 * Creates a progress bar that is overwritten on a terminal; elsewhere, a plain line at every twentieth of the rows.
 * Both show the rows per second of this run and the time left at that pace. `before`: rows done by earlier runs.
 */
export function createProgress(
  { total, before }: { readonly total: number; readonly before: number },
  { isTerminal, printError, now }: Pick<Surroundings, 'isTerminal' | 'printError' | 'now'>,
): Progress {
  const started = now();
  let shown = -1;
  return {
    show(counts) {
      const done = doneOf(counts);
      const text = `${progressText(counts, total)}${paceText({ done: done - before, left: total - done, ms: now() - started })}`;
      if (isTerminal) {
        const filled = Math.floor((WIDTH * done) / Math.max(total, 1));
        printError(`\r[${'#'.repeat(filled).padEnd(WIDTH, '.')}] ${text}\u001b[K`);
        return;
      }
      const step = Math.floor((STEPS * done) / Math.max(total, 1));
      if (step === shown) return;
      shown = step;
      printError(`${text}\n`);
    },
    end() {
      if (isTerminal) printError('\n');
    },
  };
}

function doneOf(counts: Counts): number {
  return counts.complete + counts.incomplete + counts.refused + counts.failed;
}

function progressText(counts: Counts, total: number): string {
  const { incomplete, refused, failed } = counts;
  return [
    `${doneOf(counts)} of ${total}`,
    ...(incomplete > 0 ? [`${incomplete} incomplete`] : []),
    ...(refused > 0 ? [`${refused} refused`] : []),
    ...(failed > 0 ? [`${failed} failed`] : []),
  ].join(', ');
}

/** Formats the pace so far and the time left; empty during the first second. */
function paceText({ done, left, ms }: { done: number; left: number; ms: number }): string {
  if (ms < 1000 || done < 1) return '';
  const perSecond = (done * 1000) / ms;
  const pace = perSecond >= 1 ? `${perSecond.toFixed(1)} a second` : `${(60 * perSecond).toFixed(1)} a minute`;
  return left === 0 ? `, ${pace}` : `, ${pace}, ${spokenTime(left / perSecond)} left`;
}

/** Formats seconds in words, rounded up. */
export function spokenTime(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? `${minutes} minutes` : `${(minutes / 60).toFixed(1)} hours`;
}
