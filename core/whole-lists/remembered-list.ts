/** What is remembered about one list. Times are in milliseconds since 1970. */
export interface RememberedList {
  /** Distinct records when the list was last read whole. */
  readonly size: number;
  /** Present if the size was counted by rules other than ours: from here on the list is accepted as whole. */
  readonly atLeast?: number | undefined;
  /** The last day it had them, YYYY-MM-DD. */
  readonly wholeOn: string;
  /** Present while the list has fewer. */
  readonly shrunk?: Shrunk | undefined;
}

/** A list with fewer records than before. */
export interface Shrunk {
  /** Its current size. */
  readonly size: number;
  /** A size from which it has moved no further than ordinary delistings do, and since when. */
  readonly steady: { readonly size: number; readonly since: number };
  /** Since when it is doubted or, if the loss is ordinary, since when it has fewer. */
  readonly since: number;
}

const DAY_MS = 24 * 60 * 60_000;

/** A list that kept its new size this long is accepted as whole. */
const ACCEPTED_AFTER_MS = 14 * DAY_MS;

/** Ordinary delistings: up to this many records, or up to this share of a list. */
const MAX_ORDINARY_RECORDS = 5;
const MAX_ORDINARY_SHARE = 0.02;

/** Whether a list lost more than ordinary delistings explain; always true for a list that is gone. */
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
 * Updates what is remembered of a list after it was read with this many records; undefined for a list never read
 * before. Small losses lower the remembered size only after 14 days, so that a list that crumbles bit by bit is doubted
 * as well.
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
