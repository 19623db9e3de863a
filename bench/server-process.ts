import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import packageJson from '../package.json' with { type: 'json' };

export interface ServerProcess {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/** What `npm start` runs, without npm in between. */
export const SERVER: readonly [string, ...string[]] = [
  process.execPath,
  ...packageJson.scripts.start.split(' ').slice(1),
];

const START_MS = 30_000;

/** Starts a server as a separate process that logs to a file as in production, and waits for the address it prints. */
export async function startProcess(
  command: readonly [string, ...string[]],
  environment: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), 'tracewell-bench-'));
  const file = join(folder, 'log');
  const descriptor = openSync(file, 'w');
  const child = spawn(command[0], command.slice(1), {
    env: { ...process.env, PORT: '0', ...environment },
    stdio: ['ignore', descriptor, descriptor],
  });
  closeSync(descriptor);
  const port = await printedPort(file, child);
  return {
    port,
    pid: child.pid ?? 0,
    async stop() {
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

async function printedPort(file: string, child: ChildProcess): Promise<number> {
  const deadline = performance.now() + START_MS;
  for (;;) {
    const printed = readFileSync(file, 'utf8');
    const port = /http:\/\/127\.0\.0\.1:(\d+)/.exec(printed)?.[1];
    if (port !== undefined) return Number(port);
    if (child.exitCode !== null || performance.now() > deadline)
      throw new Error(`The server did not start: ${printed}`);
    await wait(2);
  }
}
