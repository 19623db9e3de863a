import { endWithin, startProgram, type Command } from './started-program.ts';

/** A refresh in a separate process, so that compiling a copy delays no request and its memory is given back. */
export interface RefreshProcess<Outcome> {
  /** Resolves when the process has ended. */
  readonly ended: Promise<Outcome>;
  /** Asks the process to end, and kills it if it does not. */
  readonly stop: () => Promise<void>;
}

/** The program to run and its environment. */
export interface RefreshProcessOptions<Outcome> {
  /** A program and its arguments. */
  readonly command: Command;
  /** Its whole environment. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** Returns the outcome for an exit code; undefined for a process that could not be started or was killed. */
  readonly outcomeOf: (exitCode: number | undefined) => Outcome;
}

/** Longer than a stopped run takes to record its end. */
const STOP_MS = 5_000;

/** Starts a program that makes one run and exits with its outcome. */
export function startRefreshProcess<Outcome>({
  command,
  environment,
  outcomeOf,
}: RefreshProcessOptions<Outcome>): RefreshProcess<Outcome> {
  const started = startProgram(command, { env: environment, stdio: 'ignore' });
  return {
    ended: started.ended.then(({ code }) => outcomeOf(code)),
    async stop() {
      started.child?.kill('SIGTERM');
      await endWithin(STOP_MS, started);
    },
  };
}
