import { endWithin, startProgram, type Command } from './started-program.ts';

/** A refresh in a process of its own, so that compiling a copy holds up no request and its memory is given back. */
export interface RefreshProcess<Outcome> {
  /** Resolves when the process has ended. */
  readonly ended: Promise<Outcome>;
  /** Asks the process to end, and makes it end where it does not. */
  readonly stop: () => Promise<void>;
}

/** Which program runs, and what it knows. */
export interface RefreshProcessOptions<Outcome> {
  /** What runs a refresh: a program and its arguments. */
  readonly command: Command;
  /** All that it is told from outside. */
  readonly environment: Readonly<Record<string, string | undefined>>;
  /** What an exit code says; undefined is a process that could not be started, or was killed. */
  readonly outcomeOf: (exitCode: number | undefined) => Outcome;
}

/** Longer than a stopped run takes to put its end into the journal. */
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
