import { createHash } from 'node:crypto';
import type { CallOutcome } from '../../http/call-operation.ts';
import type { JsonObject } from '../../json.ts';

/** Outcome of a row. `refused`: it breaks a rule and will again; `failed`: the same call may succeed later. */
export type RowOutcome = 'complete' | 'incomplete' | 'refused' | 'failed';

/** The most serious finding of a screen; `unchecked` if nothing was found and something was not checked. */
export type Finding = 'match' | 'possible' | 'unchecked' | 'none';

/** A row of the input and its request. */
export interface AskedRow {
  /** From 1, in input order. */
  readonly row: number;
  /** The name or description asked about. */
  readonly key: string;
  /** Values of the input's other columns, in order. */
  readonly others: readonly string[];
  /** Builds the request when it is the row's turn. Throws `UnaskedRow` if the row has nothing to send. */
  readonly request: () => JsonObject | Promise<JsonObject>;
  /** See `digestOf`: rows with the same digest ask the same question. */
  readonly digest: string;
}

/** A row that cannot be sent. The message is a sentence for whoever reads the results. */
export class UnaskedRow extends Error {
  override readonly name = 'UnaskedRow';
  readonly outcome: Extract<RowOutcome, 'refused' | 'failed'>;

  constructor(message: string, { outcome }: Pick<UnaskedRow, 'outcome'>) {
    super(message);
    this.outcome = outcome;
  }
}

/** The table's summary of an answer. */
export interface Summary {
  readonly isIncomplete: boolean;
  /** Undefined if the answer is not a screen's. */
  readonly finding?: Exclude<Finding, 'unchecked'>;
  /** Dates or editions of the sources, as far as the answer states them. */
  readonly sources: string;
  readonly cells: Readonly<Record<string, string>>;
}

/** The result of a row. */
export interface BulkAnswer {
  readonly outcome: RowOutcome;
  readonly finding?: Finding | undefined;
  readonly sources: string;
  /** Table cells by column; empty for an unanswered row. */
  readonly cells: Readonly<Record<string, string>>;
  /** The whole answer, or the error instead. */
  readonly answer: unknown;
}

/**
 * Digest of a row's question: SHA-256 of the operation and of the request as sent, including options; 32 hexadecimal
 * digits.
 */
export function digestOf(operation: string, request: JsonObject): string {
  return createHash('sha256')
    .update(JSON.stringify([operation, request]))
    .digest('hex')
    .slice(0, 32);
}

/** Builds the result of a row that was not sent. */
export function unaskedAnswer({ outcome, message }: UnaskedRow): BulkAnswer {
  return { outcome, sources: '', cells: { error: message }, answer: { error: 'not_asked', message } };
}

/** Builds the result of a row's call. */
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
