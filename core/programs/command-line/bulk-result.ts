import { createHash } from 'node:crypto';
import type { CallOutcome } from '../../http/call-operation.ts';
import type { JsonObject } from '../../json.ts';

/** What came of a row. `refused`: it breaks a rule, and will again; `failed`: the same call may succeed later. */
export type RowOutcome = 'complete' | 'incomplete' | 'refused' | 'failed';

/** The gravest thing that a screen found; `unchecked` if it found nothing and something was not checked. */
export type Finding = 'match' | 'possible' | 'unchecked' | 'none';

/** A row of the input, and what is asked about it. */
export interface AskedRow {
  /** From 1, in the order of the input. */
  readonly row: number;
  /** The name or description that is asked about. */
  readonly key: string;
  /** Values of the input's other columns, in their order. */
  readonly others: readonly string[];
  /** What is sent; made when it is the row's turn. Throws `UnaskedRow` for a row that there is nothing to send of. */
  readonly request: () => JsonObject | Promise<JsonObject>;
  /** See `digestOf`: rows of one digest ask the same question. */
  readonly digest: string;
}

/** A row that cannot be asked about. The message is a sentence for the person who reads the results. */
export class UnaskedRow extends Error {
  override readonly name = 'UnaskedRow';
  readonly outcome: Extract<RowOutcome, 'refused' | 'failed'>;

  constructor(message: string, { outcome }: Pick<UnaskedRow, 'outcome'>) {
    super(message);
    this.outcome = outcome;
  }
}

/** What an answer says for the table. */
export interface Summary {
  readonly isIncomplete: boolean;
  /** Of what was checked; undefined if the answer is not a screen's. */
  readonly finding?: Exclude<Finding, 'unchecked'>;
  /** Dates or editions of the sources, as far as the answer gives them. */
  readonly sources: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** What a row was answered. */
export interface BulkAnswer {
  readonly outcome: RowOutcome;
  readonly finding?: Finding | undefined;
  readonly sources: string;
  /** Cells of the table, by their columns; empty for a row that was not answered. */
  readonly cells: Readonly<Record<string, string>>;
  /** The whole answer, or the error in its place. */
  readonly answer: unknown;
}

/** The question of a row: SHA-256 of the operation and of the request as it is sent, options included; 32 hexadecimal digits. */
export function digestOf(operation: string, request: JsonObject): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, request]))
    .digest('hex')
    .slice(0, 32);
}

/** The result of a row that was not asked about. */
export function unaskedAnswer({ outcome, message }: UnaskedRow): BulkAnswer {
  return { outcome, sources: '', cells: { error: message }, answer: { error: 'not_asked', message } };
}

/** The result of a row's call. */
export function bulkAnswer(called: CallOutcome, summaryOf: (answer: unknown) => Summary): BulkAnswer {
  if (called.kind === 'error') {
    const { code, message, retry } = called;
    const answer = { error: code, message };
    return { outcome: retry ? 'failed' : 'refused', sources: '', cells: { error: `${code}: ${message}` }, answer };
  }
  const { isIncomplete, finding, ...summary } = summaryOf(called.body);
  return {
    ...summary,
    outcome: isIncomplete ? 'incomplete' : 'complete',
    finding: isIncomplete && finding === 'none' ? 'unchecked' : finding,
    answer: called.body,
  };
}
