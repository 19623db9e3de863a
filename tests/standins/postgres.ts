import { execFile, execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { promisify } from 'node:util';
import postgres from 'postgres';
import { closedOrigin, type EndsWith } from './upstream.ts';

const run = promisify(execFile);

/** A PostgreSQL server for one test, on loopback and in its own folder. */
export interface PostgresStandIn {
  /** The address of a new, empty database. */
  readonly newDatabase: () => Promise<string>;
  /** Stops the server abruptly, as a power failure would. */
  readonly stop: () => void;
  /** Starts it again, at the same address and with its data. */
  readonly start: () => Promise<void>;
}

/** Why there is no PostgreSQL to test with, as a reason to skip, or undefined. */
export function postgresAbsence(): string | undefined {
  try {
    execFileSync('initdb', ['--version'], { stdio: 'ignore' });
    execFileSync('pg_ctl', ['--version'], { stdio: 'ignore' });
    return undefined;
  } catch {
    return 'needs initdb and pg_ctl of PostgreSQL on the PATH';
  }
}

/** The server refuses to run as root, so root runs it as the user that PostgreSQL's packages create. */
function asServerUser(command: string): [string, string[]] {
  const isRoot = process.getuid?.() === 0;
  return isRoot ? ['su', ['postgres', '-s', '/bin/sh', '-c', command]] : ['/bin/sh', ['-c', command]];
}

/** Starts a server, which is stopped and whose folder is removed with the context. */
export async function startPostgres(context: EndsWith): Promise<PostgresStandIn> {
  const made = await run(...asServerUser('mktemp -d'));
  const folder = made.stdout.trim();
  const stop = (): void => {
    execFileSync(...asServerUser(`pg_ctl -D ${folder} -m immediate stop`), { stdio: 'ignore' });
  };
  let isRunning = false;
  context.after(() => {
    if (isRunning) stop();
    rmSync(folder, { recursive: true });
  });
  await run(...asServerUser(`initdb -D ${folder} -A trust -U postgres -E UTF8 --no-sync`));
  const { port } = new URL(await closedOrigin());
  const options = `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`;
  const start = async (): Promise<void> => {
    await run(...asServerUser(`pg_ctl -D ${folder} -w -l ${folder}/log -o '${options}' start > /dev/null`));
    isRunning = true;
  };
  await start();
  let databases = 0;
  return {
    start,
    stop() {
      stop();
      isRunning = false;
    },
    async newDatabase() {
      const name = `made_${++databases}`;
      const sql = postgres(`postgres://postgres@127.0.0.1:${port}/postgres`, { max: 1 });
      await sql.unsafe(`CREATE DATABASE ${name}`);
      await sql.end();
      return `postgres://postgres@127.0.0.1:${port}/${name}`;
    },
  };
}
