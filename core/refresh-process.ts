import { spawn, type ChildProcess } from 'node:child_process';

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
  readonly command: readonly [program: string, ...args: string[]];
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
  const child = startedOrNone(command, environment);
  if (!child) return { ended: Promise.resolve(outcomeOf(undefined)), stop: () => Promise.resolve() };
  const ended = new Promise<Outcome>((resolve) => {
    child.once('error', () => {
      resolve(outcomeOf(undefined));
    });
    child.once('exit', (code) => {
      resolve(outcomeOf(code ?? undefined));
    });
  });
  return {
    ended,
    async stop() {
      child.kill('SIGTERM');
      const kill = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
      await ended;
      clearTimeout(kill);
    },
  };
}

/** Some failures of the system, such as no memory or no permission, are thrown at once instead of told by the process. */
function startedOrNone(
  [program, ...args]: RefreshProcessOptions<unknown>['command'],
  env: RefreshProcessOptions<unknown>['environment'],
): ChildProcess | undefined {
  try {
    return spawn(program, args, { env, stdio: 'ignore' });
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}
