import type { JsonObject } from '../json.ts';

/** What a client relies on in the rows of one kind that a source gives. It stands beside the client that reads them. */
export interface ExpectedRows {
  /** What such a row is: `facility`. */
  readonly what: string;
  /** Members that at least one of any rows has. */
  readonly required: readonly string[];
  /** Members that a row may have besides; not given where any are welcome. */
  readonly known?: readonly string[];
}

/** A way in which rows differ from what is expected: a member that none of them has, or one that is not known. */
export interface Drift {
  readonly kind: 'missing' | 'unknown';
  readonly rows: string;
  readonly member: string;
}

/** Rows that are looked at, members of each, and differences that are named. */
const MAX_ROWS = 50;
const MAX_MEMBERS = 300;
const MAX_UNKNOWN = 10;

/** Only a name of the usual form is repeated: a source could call a member anything. */
const NAME = /^\w[\w .-]{0,63}$/;

/** How rows differ from what is expected; no rows differ in nothing. */
export function driftOf(rows: readonly JsonObject[], { what, required, known }: ExpectedRows): readonly Drift[] {
  const looked = rows.slice(0, MAX_ROWS);
  if (looked.length === 0) return [];
  const seen = new Set(looked.flatMap((row) => Object.keys(row).slice(0, MAX_MEMBERS)));
  const expected = new Set([...required, ...(known ?? [])]);
  const unknown = known === undefined ? [] : [...seen].filter((member) => !expected.has(member));
  return [
    ...required
      .filter((member) => !looked.some((row) => Object.hasOwn(row, member)))
      .map((member) => ({ kind: 'missing' as const, rows: what, member })),
    ...unknown
      .slice(0, MAX_UNKNOWN)
      .map((member) => ({ kind: 'unknown' as const, rows: what, member: NAME.test(member) ? member : '?' })),
  ];
}
