import { isJsonObject } from '../json.ts';
import type { Budget } from './rate-limiter.ts';

/** Calls of about one moment: none of them was later than `at`, in milliseconds since 1970. */
export interface Taken {
  readonly at: number;
  readonly calls: number;
}

/** What all processes together have taken of the budgets of a source. */
export interface Turns {
  /** Milliseconds since 1970; the source asked for a pause until then. */
  readonly pausedUntil: number;
  /** For each budget the calls that its window can still hold, oldest first. */
  readonly taken: readonly (readonly Taken[])[];
}

/** The resolution of moments in a window; a budget of a day then needs no more room than one of a second. */
const PARTS_OF_WINDOW = 200;

/** Nothing taken yet. */
export const NO_TURNS: Turns = { pausedUntil: 0, taken: [] };

/**
 * The moment at which one more call may be made, now or later, and the turns with it. No window of any budget ever holds more
 * calls than the budget has; a call counts as made a little later than it was, by less than half a percent of the window.
 */
export function takeTurn(turns: Turns, budgets: readonly Budget[], now: number): { at: number; turns: Turns } {
  const inWindow = budgets.map(({ perMs }, i) => (turns.taken[i] ?? []).filter((one) => one.at + perMs > now));
  const free = budgets.map((budget, i) => freeAt(inWindow[i] ?? [], budget, now));
  const at = Math.max(now, turns.pausedUntil, ...free);
  const taken = budgets.map((budget, i) => withCall(inWindow[i] ?? [], { at, width: budget.perMs / PARTS_OF_WINDOW }));
  return { at, turns: { pausedUntil: turns.pausedUntil, taken } };
}

/** When a budget has room for one call more. */
function freeAt(taken: readonly Taken[], { count, perMs }: Budget, now: number): number {
  let inside = taken.reduce((sum, one) => sum + one.calls, 0);
  let at = now;
  for (const one of taken) {
    if (inside < count) return at;
    inside -= one.calls;
    at = one.at + perMs;
  }
  return at;
}

function withCall(taken: readonly Taken[], { at, width }: { at: number; width: number }): readonly Taken[] {
  const end = Math.ceil(at / width) * width;
  const last = taken.at(-1);
  return last && last.at >= end
    ? [...taken.slice(0, -1), { at: last.at, calls: last.calls + 1 }]
    : [...taken, { at: end, calls: 1 }];
}

/** Turns as a text, for a store. */
export function writeTurns({ pausedUntil, taken }: Turns): string {
  return JSON.stringify({ pausedUntil, taken: taken.map((ofBudget) => ofBudget.map(({ at, calls }) => [at, calls])) });
}

/** Turns from the text of a store; none where it holds something else, as that of another version. */
export function readTurns(text: string): Turns {
  const value: unknown = JSON.parse(text);
  if (!isJsonObject(value) || typeof value['pausedUntil'] !== 'number' || !Array.isArray(value['taken']))
    return NO_TURNS;
  const taken = value['taken'].map((ofBudget) => (Array.isArray(ofBudget) ? ofBudget.flatMap(readTaken) : []));
  return { pausedUntil: value['pausedUntil'], taken };
}

function readTaken(pair: unknown): Taken[] {
  const [at, calls] = Array.isArray(pair) ? (pair as unknown[]) : [];
  return typeof at === 'number' && typeof calls === 'number' ? [{ at, calls }] : [];
}
