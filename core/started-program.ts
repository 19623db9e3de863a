import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** How a process ended: by its exit code, or by the signal that killed it; by neither where it could not be started. */
export interface ProcessEnd {
  readonly code: number | undefined;
  readonly signal: string | undefined;
}

/** A program that was started, or could not be. */
export interface StartedProgram {
  /** Undefined where the system did not let it start. */
  readonly child: ChildProcess | undefined;
  readonly ended: Promise<ProcessEnd>;
}

/** Starts a program. It never throws: what could not be started has ended. */
export function startProgram(command: Command, options: SpawnOptions): StartedProgram {
  const child = startedOrNone(command, options);
  const ended = new Promise<ProcessEnd>((resolve) => {
    const notStarted = { code: undefined, signal: undefined };
    if (!child) resolve(notStarted);
    child?.once('exit', (code, signal) => {
      resolve({ code: code ?? undefined, signal: signal ?? undefined });
    });
    // Also told of a message that a process which is ending does not take: the exit follows.
    child?.on('error', () => {
      if (child.pid === undefined) resolve(notStarted);
    });
  });
  return { child, ended };
}

/** Some failures of the system, such as no memory or no permission, are thrown at once instead of told by the process. */
function startedOrNone([program, ...args]: Command, options: SpawnOptions): ChildProcess | undefined {
  try {
    return spawn(program, args, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/** Waits for the end of a process that was asked to end, and makes it end where it does not within so many milliseconds. */
export async function endWithin(ms: number, { child, ended }: StartedProgram): Promise<void> {
  const kill = setTimeout(() => child?.kill('SIGKILL'), ms);
  await ended;
  clearTimeout(kill);
}
