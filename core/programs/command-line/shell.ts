import { setTimeout as pause } from 'node:timers/promises';
import { endWithReader } from '../end-with-reader.ts';
import { callsById } from '../../http/call-operation.ts';
import type { LocalOperations } from '../local-operations.ts';
import { EXIT } from './command.ts';
import { runCommand } from './run-command.ts';

/** What a shell command needs besides its arguments. */
export interface ShellParts {
  readonly open: () => Promise<LocalOperations>;
  /** Whether the settings select the sandbox; called only by a command that runs, so that help needs no settings. */
  readonly isSandbox: () => boolean;
  readonly version: string;
}

/** Runs a command with this process's input and output, and returns the exit code. */
export async function runInShell(line: readonly string[], { open, isSandbox, version }: ShellParts): Promise<number> {
  endWithReader();
  const [name = '', ...args] = line;
  const exitCode = await runCommand(name, args, {
    open: async () => {
      const { operations, tellFault, screenWatched, close } = await open();
      // A signal that stops a shell command ends its process.
      const { signal } = new AbortController();
      return {
        call: callsById(operations, { signal, tellFault }),
        screenWatched: () => screenWatched(signal),
        close,
      };
    },
    input: process.stdin,
    wait: (ms) => pause(ms),
    now: () => performance.now(),
    interrupted() {
      const interrupt = new AbortController();
      process.once('SIGINT', () => {
        interrupt.abort();
      });
      return interrupt.signal;
    },
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
    isTerminal: process.stderr.isTTY,
    get isSandbox() {
      return isSandbox();
    },
    version,
  });
  // Interrupted calls, and waits for a source, would keep the process alive.
  if (exitCode === EXIT.interrupted) process.exit(exitCode);
  return exitCode;
}
