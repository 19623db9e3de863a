/** @import { Counts } from './run.js' */
import { counted, numberText } from '../dom/words.js';

/** Minimum time before an estimate. */
const MIN_ELAPSED_MS = 2_000;

/**
 * Estimates a run's remaining time from its pace since the last start; undefined while unknown. Times in milliseconds.
 */
export function createTimeLeft() {
  /** @type {{ at: number, done: number } | undefined} */
  let since;
  return (/** @type {boolean} */ isRunning, /** @type {Counts} */ { total, waiting }, /** @type {number} */ now) => {
    const done = total - waiting;
    if (!isRunning) {
      since = undefined;
      return undefined;
    }
    since ??= { at: now, done };
    const elapsed = now - since.at;
    if (elapsed < MIN_ELAPSED_MS || done <= since.done) return undefined;
    const seconds = Math.ceil(((elapsed / (done - since.done)) * waiting) / 1000);
    return seconds < 90
      ? `about ${counted(seconds, 'second')} left`
      : `about ${numberText(Math.round(seconds / 60))} minutes left`;
  };
}
