import type { Counts } from './tally.ts';

/** How far a run is, for the person who waits for it. */
export interface Progress {
  readonly show: (counts: Counts) => void;
  readonly end: () => void;
}

/** Lines that are printed in all when the output is not a terminal. */
const STEPS = 20;

const WIDTH = 30;

/** A bar that is drawn over on a terminal; anywhere else a plain line at every twentieth of the rows. */
export function createProgress(
  total: number,
  { isTerminal, printError }: { isTerminal: boolean; printError: (text: string) => void },
): Progress {
  let shown = -1;
  return {
    show(counts) {
      const done = doneOf(counts);
      if (isTerminal) {
        const filled = Math.floor((WIDTH * done) / Math.max(total, 1));
        printError(`\r[${'#'.repeat(filled).padEnd(WIDTH, '.')}] ${progressText(counts, total)}\u001b[K`);
        return;
      }
      const step = Math.floor((STEPS * done) / Math.max(total, 1));
      if (step === shown) return;
      shown = step;
      printError(`${progressText(counts, total)}\n`);
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
