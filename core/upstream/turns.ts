import { isJsonObject } from '../json.ts';
import { mayTake } from './fair-share.ts';
import { ACTIVE_MS, HALVED_MS, halvedCount, type Budget } from './rate-limiter.ts';

/** Calls of about one moment: none of them was later than `at`, in milliseconds since 1970. */
export interface Taken {
  readonly at: number;
  readonly calls: number;
  /** How many of them each caller made. */
  readonly by: CallsByCaller;
}

type CallsByCaller = Readonly<Record<string, number>>;

/** What all processes together have taken of the budgets of a source. */
export interface Turns {
  /** Milliseconds since 1970; the source asked for a pause until then. */
  readonly pausedUntil: number;
  /** The budgets are halved so many times until then, as the source refused what they let through. */
  readonly halved?: { readonly times: number; readonly until: number } | undefined;
  /** When each caller last asked, of those among whom the budgets are shared. */
  readonly asked: CallsByCaller;
  /** For each budget the calls that its window can still hold, oldest first. */
  readonly taken: readonly (readonly Taken[])[];
}

/** The resolution of moments in a window; a budget of a day then needs no more room than one of a second. */
const PARTS_OF_WINDOW = 200;

/** Nothing taken yet. */
export const NO_TURNS: Turns = { pausedUntil: 0, asked: {}, taken: [] };

/** More callers than this in an hour share as so many do. */
const MAX_CALLERS = 1_000;

/** A caller's next turn. */
export interface NextTurn {
  /** The moment at which the call may be made, now or later. */
  readonly at: number;
  /** When the call would take nothing of what is left to other callers. */
  readonly sharedAt: number;
  /** The turns with the call. */
  readonly turns: Turns;
  /** The turns without it: the caller has asked. */
  readonly asked: Turns;
}

/**
 * The moment at which one more call may be made, now or later, and the turns with it. No window of any budget ever holds more
 * calls than the budget has; a call counts as made a little later than it was, by less than half a percent of the window.
 */
export function takeTurn(turns: Turns, whole: readonly Budget[], now: number, caller = ''): NextTurn {
  const halved = turns.halved && now < turns.halved.until ? turns.halved : undefined;
  const budgets = whole.map(({ count, perMs }) => ({ count: halvedCount(count, halved?.times ?? 0), perMs }));
  const inWindow = budgets.map(({ perMs }, i) => (turns.taken[i] ?? []).filter((one) => one.at + perMs > now));
  const free = budgets.map((budget, i) => freeAt(inWindow[i] ?? [], budget, now));
  const at = Math.max(now, turns.pausedUntil, ...free);
  const taken = budgets.map((budget, i) =>
    withCall(inWindow[i] ?? [], { at, width: budget.perMs / PARTS_OF_WINDOW, caller }),
  );
  const recent = Object.entries({ ...turns.asked, [caller]: now }).filter(([, lastAt]) => now - lastAt <= ACTIVE_MS);
  const asked = Object.fromEntries(recent.sort(([, a], [, b]) => b - a).slice(0, MAX_CALLERS));
  const sharedAt = budgets.map((budget, i) => shareFreeAt(inWindow[i] ?? [], budget, { now, caller, asked }));
  return {
    at,
    sharedAt: Math.max(now, ...sharedAt),
    turns: { pausedUntil: turns.pausedUntil, halved, asked, taken },
    asked: { ...turns, asked },
  };
}

/** When a caller's share of a budget has room, where the shares of others would be touched. */
function shareFreeAt(
  taken: readonly Taken[],
  { count, perMs }: Budget,
  { now, caller, asked }: { now: number; caller: string; asked: CallsByCaller },
): number {
  const callsOf = (one: string): number => taken.reduce((sum, { by }) => sum + (by[one] ?? 0), 0);
  const used = new Map(Object.keys(asked).map((one) => [one, callsOf(one)]));
  const free = count - taken.reduce((sum, { calls }) => sum + calls, 0);
  if (used.size === 1 || mayTake({ count, free, used }, caller)) return now;
  const firstOwn = taken.find(({ by }) => caller in by)?.at ?? now;
  return Math.max(now + 1, firstOwn + perMs);
}

/** The turns after the source refused a call: a pause, and then half of each budget for an hour. Refusals during a pause are one. */
export function refusedTurns(turns: Turns, { now, pauseMs }: { now: number; pauseMs: number }): Turns {
  const pausedUntil = Math.max(turns.pausedUntil, now + pauseMs);
  const before = turns.halved && now < turns.halved.until ? turns.halved.times : 0;
  const times = now < turns.pausedUntil ? Math.max(1, before) : before + 1;
  return { ...turns, pausedUntil, halved: { times, until: pausedUntil + HALVED_MS } };
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

function withCall(
  taken: readonly Taken[],
  { at, width, caller }: { at: number; width: number; caller: string },
): readonly Taken[] {
  // Never before the call itself, as a product of this size may be by a rounding.
  const end = Math.max(at, Math.ceil(at / width) * width);
  const last = taken.at(-1);
  if (!last || last.at < end) return [...taken, { at: end, calls: 1, by: { [caller]: 1 } }];
  const by = { ...last.by, [caller]: (last.by[caller] ?? 0) + 1 };
  return [...taken.slice(0, -1), { at: last.at, calls: last.calls + 1, by }];
}

/** Turns as a text, for a store. */
export function writeTurns({ pausedUntil, halved, asked, taken }: Turns): string {
  return JSON.stringify({
    pausedUntil,
    halved,
    asked,
    taken: taken.map((ofBudget) => ofBudget.map(({ at, calls, by }) => [at, calls, by])),
  });
}

/** Turns from the text of a store; none where it holds something else, as that of another version. */
export function readTurns(text: string): Turns {
  const value: unknown = JSON.parse(text);
  if (!isJsonObject(value) || typeof value['pausedUntil'] !== 'number' || !Array.isArray(value['taken']))
    return NO_TURNS;
  const taken = value['taken'].map((ofBudget) => (Array.isArray(ofBudget) ? ofBudget.flatMap(readTaken) : []));
  const halved = readHalved(value['halved']);
  return { pausedUntil: value['pausedUntil'], ...(halved && { halved }), asked: readNumbers(value['asked']), taken };
}

function readHalved(value: unknown): Turns['halved'] {
  if (!isJsonObject(value)) return undefined;
  const { times, until } = value;
  return typeof times === 'number' && typeof until === 'number' ? { times, until } : undefined;
}

function readTaken(value: unknown): Taken[] {
  const [at, calls, by] = Array.isArray(value) ? (value as unknown[]) : [];
  return typeof at === 'number' && typeof calls === 'number' ? [{ at, calls, by: readNumbers(by) }] : [];
}

function readNumbers(value: unknown): CallsByCaller {
  const entries = Object.entries(isJsonObject(value) ? value : {});
  return Object.fromEntries(entries.filter((one): one is [string, number] => typeof one[1] === 'number'));
}
