import type { CallOutcome } from '../../http/call-operation.ts';
import type { JsonObject } from '../../json.ts';

/** What a command ends with; a signal that stops it ends it as it ends any program. */
export const EXIT = {
  /** Everything was answered, and nothing is missing from any answer. */
  complete: 0,
  /** Something was not answered. */
  failed: 1,
  /** The command was not given as it has to be; nothing was begun. */
  usage: 2,
  /** Everything was answered, and something is missing from an answer. */
  incomplete: 3,
  /** The person interrupted it; what was done is kept. As a shell says of SIGINT. */
  interrupted: 130,
} as const;

/** A command that was not given as it has to be. The message is a sentence for the person who gave it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

/** Calls an operation of a service by its id. */
export type CallOperation = (id: string, sent: JsonObject) => Promise<CallOutcome>;

/** The services, opened for a command. */
export interface OpenServices {
  readonly call: CallOperation;
  /** Reads the newest lists and screens every watched list against them. */
  readonly screenWatched: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** What a command talks to. */
export interface Surroundings {
  /** Opens the services; called once the arguments are known to be good. */
  readonly open: () => Promise<OpenServices>;
  readonly input: AsyncIterable<Uint8Array>;
  /** Resolves after so many milliseconds. */
  readonly wait: (ms: number) => Promise<void>;
  /** Milliseconds of a clock that only goes on. */
  readonly now: () => number;
  /** Aborts when the person interrupts, who from now on has to do it twice to end the program at once. */
  readonly interrupted: () => AbortSignal;
  readonly print: (text: string) => void;
  readonly printError: (text: string) => void;
  /** Whether a person at a terminal sees the errors, so that a line may be drawn over. */
  readonly isTerminal: boolean;
  /** Whether what is read from outside is sample data. */
  readonly isSandbox: boolean;
  /** This program's version. */
  readonly version: string;
}

/** A program of the command line. Throws `UsageError`; answers what to exit with. */
export interface Command {
  readonly usage: string;
  readonly summary: string;
  readonly run: (args: readonly string[], surroundings: Surroundings) => Promise<number>;
}
