import type { CallOutcome } from '../../http/call-operation.ts';

/**
 * What came of a row. `refused`: the same call will fail again; `failed`: it may succeed later, so the next run of the command
 * makes it again.
 */
export type RowOutcome = 'complete' | 'incomplete' | 'refused' | 'failed';

/** A row that is done. */
export interface BulkResult {
  /** From 1, in the order of the input. */
  readonly row: number;
  /** What was asked about, by which a row is known again. */
  readonly key: string;
  readonly outcome: RowOutcome;
  /** Cells of the table, by their columns; none of a row that was not answered. */
  readonly cells: Readonly<Record<string, string>>;
  /** The whole answer, or the error in its place. */
  readonly answer: unknown;
}

/** What an answer says for the table. */
export interface Summary {
  readonly isIncomplete: boolean;
  readonly cells: Readonly<Record<string, string>>;
}

/** The result of a row's call. */
export function bulkResult(
  { row, key }: Pick<BulkResult, 'row' | 'key'>,
  called: CallOutcome,
  summaryOf: (answer: unknown) => Summary,
): BulkResult {
  if (called.kind === 'error') {
    const { code, message, retry } = called;
    const answer = { error: code, message };
    return { row, key, outcome: retry ? 'failed' : 'refused', cells: { error: `${code}: ${message}` }, answer };
  }
  const { isIncomplete, cells } = summaryOf(called.body);
  return { row, key, outcome: isIncomplete ? 'incomplete' : 'complete', cells, answer: called.body };
}
