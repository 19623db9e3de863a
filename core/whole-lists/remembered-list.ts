/** What is remembered of one list. Times are in milliseconds since 1970. */
export interface RememberedList {
  /** Distinct records when the list was last read whole. */
  readonly size: number;
  /** Present where the size was counted by other rules than ours: from here on the list is taken for whole. */
  readonly atLeast?: number | undefined;
  /** The last day on which it had them, YYYY-MM-DD. */
  readonly wholeOn: string;
  /** Present while the list has fewer. */
  readonly shrunk?: Shrunk | undefined;
}

/** A list that has fewer records than it had. */
export interface Shrunk {
  /** How many it has. */
  readonly size: number;
  /** A size from which it has not moved further than ordinary delistings do, and since when. */
  readonly steady: { readonly size: number; readonly since: number };
  /** Since when it is doubted, or, where the loss is an ordinary one, since when it has fewer. */
  readonly since: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** A list that has kept its new size for so long is taken for whole again. */
const ACCEPTED_AFTER_MS = 14 * DAY_MS;

/** Ordinary delistings: up to so many records, or up to this share of a list. */
const MAX_ORDINARY_RECORDS = 5;
const MAX_ORDINARY_SHARE = 0.02;

/** Whether a list lost more than ordinary delistings explain; a list that is gone always did. */
export function isBeyondOrdinary(before: number, now: number): boolean {
  if (now === 0) return before > 0;
  const lost = before - now;
  return lost > MAX_ORDINARY_RECORDS && lost > before * MAX_ORDINARY_SHARE;
}

/** Whether a list is doubted. */
export function isDoubted({ size, shrunk }: RememberedList): boolean {
  return shrunk !== undefined && isBeyondOrdinary(size, shrunk.size);
}

/**
 * What is remembered of a list once it was read with so many records; undefined is a list that was never read. Small losses
 * lower what is remembered only after 14 days, so that a list that crumbles little by little is doubted as well.
 */
export function readAgain(list: RememberedList | undefined, size: number, now: number): RememberedList {
  const wholeOn = new Date(now).toISOString().slice(0, 10);
  if (list === undefined || size >= (list.atLeast ?? list.size)) return { size, wholeOn };
  const { shrunk } = list;
  const steady = shrunk && !hasMoved(shrunk.steady.size, size) ? shrunk.steady : { size, since: now };
  if (now - steady.since >= ACCEPTED_AFTER_MS) return { size, wholeOn };
  const isSameDoubt = shrunk !== undefined && isDoubted(list) === isBeyondOrdinary(list.size, size);
  return { ...list, shrunk: { size, steady, since: isSameDoubt ? shrunk.since : now } };
}

function hasMoved(one: number, other: number): boolean {
  return isBeyondOrdinary(Math.max(one, other), Math.min(one, other));
}
