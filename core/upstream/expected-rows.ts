import type { JsonObject } from '../json.ts';

/** What a client expects of one kind of row from a source. Defined next to the client that reads them. */
export interface ExpectedRows {
  /** Name of the rows: `facility`. */
  readonly what: string;
  /** Members that at least one of the rows must have. */
  readonly required: readonly string[];
  /** Other members that a row may have; if absent, any are accepted. */
  readonly known?: readonly string[];
}

/** A difference from what is expected: a member that no row has, or an unknown one. */
export interface Drift {
  readonly kind: 'missing' | 'unknown';
  readonly rows: string;
  readonly member: string;
}

/** Limits on rows examined, members of each, and differences named. */
const MAX_ROWS = 50;
const MAX_MEMBERS = 300;
const MAX_UNKNOWN = 10;

/** Only names of the usual form are repeated: a source could call a member anything. */
const NAME = /^\w[\w .-]{0,63}$/;

/** Returns how rows differ from what is expected; nothing if there are no rows. */
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
