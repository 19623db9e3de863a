import type { CallOutcome } from '../../http/call-operation.ts';
import type { JsonObject } from '../../json.ts';

/** Exit codes of a command; a signal ends it like any program. */
export const EXIT = {
  /** Everything was answered, and no answer is incomplete. */
  complete: 0,
  /** Something was not answered. */
  failed: 1,
  /** Wrong usage; nothing was started. */
  usage: 2,
  /** Everything was answered, but an answer is incomplete. */
  incomplete: 3,
  /** Interrupted by the user; finished rows are kept. The shell's code for SIGINT. */
  interrupted: 130,
} as const;

/** Wrong usage of a command. The message is a sentence for the user. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Calls an operation by its id. */
export type CallOperation = (id: string, sent: JsonObject) => Promise<CallOutcome>;

/** The services, opened for a command. */
export interface OpenServices {
  readonly call: CallOperation;
  /** Reads the newest lists and screens every watched list against them. */
  readonly screenWatched: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A command's environment. */
export interface Surroundings {
  /** Opens the services; called once the arguments are valid. */
  readonly open: () => Promise<OpenServices>;
  readonly input: AsyncIterable<Uint8Array>;
  /** Resolves after a number of milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Monotonic milliseconds. */
  readonly now: () => number;
  /** Aborts when the user interrupts; from then on a second interrupt ends the program at once. */
  readonly interrupted: () => AbortSignal;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Whether errors go to a terminal, so that a line can be overwritten. */
  readonly isTerminal: boolean;
  /** Whether outside sources are sample data. */
  readonly isSandbox: boolean;
  /** This program's version. */
  readonly version: string;
}

/** A command-line program. Throws `UsageError`; returns the exit code. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<number>;
}
