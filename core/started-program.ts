import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';

/** A program and its arguments. */
export type Command = readonly [program: string, ...args: string[]];

/** How a process ended: its exit code, or the signal that killed it; neither if it could not be started. */
export interface ProcessEnd {
  readonly code: number | undefined;
  readonly signal: string | undefined;
}

/** A program that was started or could not be. */
export interface StartedProgram {
  /** Undefined if the system could not start it. */
  readonly child: ChildProcess | undefined;
  readonly ended: Promise<ProcessEnd>;
}

/** Starts a program. It never throws: a program that could not be started has ended. */
export function startProgram(command: Command, options: SpawnOptions): StartedProgram {
  const child = startedOrNone(command, options);
  const ended = new Promise<ProcessEnd>((resolve) => {
    const notStarted = { code: undefined, signal: undefined };
    if (!child) resolve(notStarted);
    child?.once('exit', (code, signal) => {
      resolve({ code: code ?? undefined, signal: signal ?? undefined });
    });
    // Also emitted for a message that an ending process does not accept; the exit follows.
    child?.on('error', () => {
      if (child.pid === undefined) resolve(notStarted);
    });
  });
  return { child, ended };
}

/** Some system failures, such as no memory or no permission, are thrown at once instead of emitted. */
function startedOrNone([program, ...args]: Command, options: SpawnOptions): ChildProcess | undefined {
  try {
    return spawn(program, args, options);
  } catch (error) {
    if (error instanceof Error && 'code' in error) return undefined;
    throw error;
  }
}

/** Waits for a process that was asked to end, and kills it after a number of milliseconds. */
export async function endWithin(ms: number, { child, ended }: StartedProgram): Promise<void> {
  const kill = setTimeout(() => child?.kill('SIGKILL'), ms);
  await ended;
  clearTimeout(kill);
}
