import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { EndsWith } from './standins/upstream.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

export type LogLine = Readonly<Record<string, unknown>>;

/** The server as a process of its own. */
export interface ServerProgram {
  readonly child: ChildProcess;
  /** The log so far. */
  readonly lines: readonly LogLine[];
  readonly stderr: () => string;
  /** The exit code, when everything that it printed has arrived. */
  readonly exit: Promise<unknown>;
  /** The first lines of an event, as soon as there are this many; rejects if the program exits before. */
  readonly events: (event: string, count?: number) => Promise<LogLine[]>;
  /** The address, as soon as it listens. */
  readonly url: () => Promise<string>;
  /** The running processes that it has started. */
  readonly children: () => Promise<number[]>;
}

/** Starts the program with only these variables; it is killed when the test ends. */
export function startProgram(
  context: EndsWith,
  environment: Readonly<Record<string, string>>,
  args: readonly string[] = [],
): ServerProgram {
  return startCommand(context, [process.execPath, 'server.ts', ...args], { environment });
}

/** How a command that starts the program is started. */
export interface CommandOptions {
  readonly environment: Readonly<Record<string, string>>;
  /** The user that it runs as; the current one by default. */
  readonly user?: number | undefined;
}

/** Starts a command that becomes the program, in the project's folder; it is killed when the test ends. */
export function startCommand(
  context: EndsWith,
  [file, ...args]: readonly [string, ...string[]],
  { environment, user }: CommandOptions,
): ServerProgram {
  const child = spawn(file, args, {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(user !== undefined && { uid: user, gid: user }),
  });
  context.after(() => {
    child.kill('SIGKILL');
  });
  const lines: LogLine[] = [];
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const reader = createInterface(child.stdout);
  reader.on('line', (line) => lines.push(JSON.parse(line) as LogLine));
  const exit = Promise.all([once(child, 'exit'), once(reader, 'close')]).then(([[code]]) => code as unknown);
  let hasEnded = false;
  void exit.then(() => (hasEnded = true));

  async function events(event: string, count = 1): Promise<LogLine[]> {
    for (;;) {
      const found = lines.filter((line) => line['event'] === event);
      if (found.length >= count) return found.slice(0, count);
      if (hasEnded) throw new Error(`The program ended: ${stderr}`);
      await Promise.race([once(reader, 'line'), exit]);
    }
  }

  return {
    child,
    lines,
    stderr: () => stderr,
    exit,
    events,
    async url() {
      const [line] = await events('listening');
      return String(line?.['url']);
    },
    children: () => childrenOf(child.pid ?? 0),
  };
}

/** The processes that a process has started. */
export async function childrenOf(pid: number): Promise<number[]> {
  const { stdout } = await promisify(execFile)('ps', ['-o', 'pid=', '--ppid', String(pid)]).catch(() => ({
    stdout: '',
  }));
  return stdout
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(Number);
}
