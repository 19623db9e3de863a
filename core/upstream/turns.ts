import { isJsonObject } from '../json.ts';
import { mayTake } from './fair-share.ts';
import { ACTIVE_MS, HALVED_MS, halvedCount, type Budget } from './rate-limiter.ts';

/** Calls of about the same moment: none later than `at`, in milliseconds since 1970. */
export interface Taken {
  readonly at: number;
  readonly calls: number;
  /** Calls per caller. */
  readonly by: CallsByCaller;
}

type CallsByCaller = Readonly<Record<string, number>>;

/** What all processes together have taken from a source's budgets. */
export interface Turns {
  /** The source asked for a pause until then; milliseconds since 1970. */
  readonly pausedUntil: number;
  /** How many times the budgets are halved, and until when, because the source refused calls they had allowed. */
  readonly halved?: { readonly times: number; readonly until: number } | undefined;
  /** When each caller that shares the budgets last asked. */
  readonly asked: CallsByCaller;
  /** For each budget the calls still inside its window, oldest first. */
  readonly taken: readonly (readonly Taken[])[];
}

/** Resolution of times in a window, so that a budget per day needs no more room than one per second. */
const PARTS_OF_WINDOW = 200;

/** Nothing taken yet. */
export const NO_TURNS: Turns = { pausedUntil: 0, asked: {}, taken: [] };

/** Beyond this many callers an hour, shares are computed for this many. */
const MAX_CALLERS = 1_000;

/** A caller's next turn. */
export interface NextTurn {
  /** When the call may be made, now or later. */
  readonly at: number;
  /** When the call would take nothing from other callers' shares. */
  readonly sharedAt: number;
  /** The turns including the call. */
  readonly turns: Turns;
  /** The turns without the call, but with the caller recorded. */
  readonly asked: Turns;
}

/**
 * Returns when one more call may be made, now or later, and the turns including it. No window of any budget ever holds
 * more calls than its count; a call is recorded slightly late, by less than half a percent of the window.
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

/** When a caller's share of a budget has room, if others' shares would be touched. */
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

/**
 * Returns the turns after a refusal by the source: a pause, then half of each budget for an hour. Refusals during a
 * pause count as one.
 */
export function refusedTurns(turns: Turns, { now, pauseMs }: { now: number; pauseMs: number }): Turns {
  const pausedUntil = Math.max(turns.pausedUntil, now + pauseMs);
  const before = turns.halved && now < turns.halved.until ? turns.halved.times : 0;
  const times = now < turns.pausedUntil ? Math.max(1, before) : before + 1;
  return { ...turns, pausedUntil, halved: { times, until: pausedUntil + HALVED_MS } };
}

/** When a budget has room for one more call. */
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
  // Never before the call itself, which rounding could cause at this magnitude.
  const end = Math.max(at, Math.ceil(at / width) * width);
  const last = taken.at(-1);
  if (!last || last.at < end) return [...taken, { at: end, calls: 1, by: { [caller]: 1 } }];
  const by = { ...last.by, [caller]: (last.by[caller] ?? 0) + 1 };
  return [...taken.slice(0, -1), { at: last.at, calls: last.calls + 1, by }];
}

/** Serializes turns for a store. */
export function writeTurns({ pausedUntil, halved, asked, taken }: Turns): string {
  return JSON.stringify({
    pausedUntil,
    halved,
    asked,
    taken: taken.map((ofBudget) => ofBudget.map(({ at, calls, by }) => [at, calls, by])),
  });
}

/** Parses turns from a store; none if it holds something else, such as another version's format. */
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
