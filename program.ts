import cluster from 'node:cluster';
import { readBundled } from './core/bundled-data.ts';
import { readConfiguration } from './core/configuration.ts';
import { createLog } from './core/http/log.ts';
import {
  EXACT_ARGUMENT,
  KEYS_ARGUMENT,
  PICTURE_ARGUMENT,
  REFRESH_ARGUMENT,
  SCHEDULE_ARGUMENT,
  WATCH_WORK_ARGUMENT,
} from './core/program-arguments.ts';
import { asksForHelp } from './core/programs/command-line/asks-for-help.ts';
import type { LocalOperations } from './core/programs/local-operations.ts';
import { placeOfThisProcess } from './core/programs/workers/this-worker.ts';
import { writeWholeLines } from './core/programs/workers/whole-lines.ts';
import { startFailure } from './core/start-failure.ts';
import packageJson from './package.json' with { type: 'json' };

/** This program's arguments; `--sandbox` is turned into the variable. */
const ARGUMENTS = process.argv.slice(2).filter((argument) => argument !== '--sandbox');
const ENVIRONMENT = process.argv.includes('--sandbox') ? { ...process.env, SANDBOX: '1' } : process.env;

/** Refreshes the register once and exits with the outcome. */
async function refresh(): Promise<number> {
  const configuration = readConfiguration(ENVIRONMENT);
  const { dataDir, register } = configuration;
  const { runRefreshProgram } = await import('./core/screening/lists/register/refresh/register-program.ts');
  const { sharedStore } = await import('./core/open-store.ts');
  const print = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  return runRefreshProgram(ARGUMENTS.slice(1), { dataDir, shared: sharedStore(configuration), sam: register, print });
}

/** Installs one edition of the tariff schedule and exits with the outcome. */
async function refreshSchedule(): Promise<number> {
  const { dataDir, schedule } = readConfiguration(ENVIRONMENT);
  const { runScheduleProgram } = await import('./core/tariff/refresh/schedule-program.ts');
  const { decodeSchedule } = await import('./core/tariff/schedule-file.ts');
  const bundled = readBundled('tariff-schedule.json', decodeSchedule);
  const print = (sentence: string): void => void process.stderr.write(`${sentence}\n`);
  return runScheduleProgram(ARGUMENTS.slice(1), { dataDir, url: schedule.url, bundled, now: new Date(), print });
}

/** Creates, lists and revokes keys of the gateway. */
async function manageKeys(): Promise<number> {
  const { runKeysProgram } = await import('./core/programs/keys-program.ts');
  const { openStore } = await import('./core/open-store.ts');
  return runKeysProgram(
    ARGUMENTS.slice(1),
    openStore(readConfiguration(ENVIRONMENT), () => undefined),
  );
}

/** Makes one small request to each configured source and reports which have changed. */
async function doctor(): Promise<number> {
  const { runDoctor } = await import('./core/programs/doctor/doctor-command.ts');
  return runDoctor(ARGUMENTS.slice(1), {
    configuration: () => readConfiguration(ENVIRONMENT),
    print: (text) => process.stdout.write(text),
    printError: (text) => process.stderr.write(text),
    now: () => new Date(),
  });
}

/** Serves until a signal ends it, in this process or in several that it starts. */
async function serve(): Promise<number> {
  const configuration = readConfiguration(ENVIRONMENT);
  const { workers, logLevel } = configuration;
  const write = (text: string): void => {
    // With a single process, no other lines can come in between.
    if (workers === 1) process.stdout.write(text);
    else writeWholeLines(text, (piece) => process.stdout.write(piece));
  };
  const stopped = new AbortController();
  const stop = (): void => {
    stopped.abort();
  };
  // A second SIGINT ends it at once. SIGTERM may reach each worker from the system and from the first process.
  process.on('SIGTERM', stop).once('SIGINT', stop);
  if (workers > 1 && cluster.isPrimary) {
    const { log, flush } = createLog(logLevel, write);
    const { superviseWorkers } = await import('./core/programs/workers/supervise.ts');
    const exitCode = await superviseWorkers({ workers, stopped: stopped.signal, log });
    flush();
    return exitCode;
  }
  const summary = (text: string): void => void process.stderr.write(text);
  const { start } = await import('./start.ts');
  const tracewell = await start(configuration, { log: write, summary, place: placeOfThisProcess() });
  const end = (): void => void tracewell.stop().then(() => process.exit(0));
  if (stopped.signal.aborted) end();
  else stopped.signal.addEventListener('abort', end);
  return 0;
}

/** Opens the services in this process, for a program that is not a server. */
async function openServices(): Promise<LocalOperations> {
  const { openLocally } = await import('./start.ts');
  return openLocally(readConfiguration(ENVIRONMENT));
}

/** Serves an agent over standard input and output. */
async function mcp(): Promise<number> {
  const { serveStdio } = await import('./core/programs/mcp/serve-stdio.ts');
  const { mcpFolders: folders } = readConfiguration(ENVIRONMENT);
  return serveStdio(await openServices(), { version: packageJson.version, folders });
}

/** Runs a command-line command. */
async function command(): Promise<number> {
  const { runInShell } = await import('./core/programs/command-line/shell.ts');
  const isSandbox = (): boolean => readConfiguration(ENVIRONMENT).sandbox;
  return runInShell(ARGUMENTS, { open: openServices, isSandbox, version: packageJson.version });
}

/** Reads exact document contents for the server that started this process. */
async function readExact(): Promise<number> {
  await import('./core/documents/exact-worker.ts');
  return 0;
}

/** Recognizes words in pictures for the server that started this process. */
async function readPictures(): Promise<number> {
  await import('./core/documents/pages/recognition/picture-worker.ts');
  return 0;
}

/** Works on the watch for the server that started this process. */
async function workOnWatch(): Promise<number> {
  const program = await import('./core/programs/watch/watch-work-program.ts');
  return program.workOnWatch();
}

/** The programs by first argument; anything else is a command. */
const PROGRAMS: ReadonlyMap<string | undefined, () => Promise<number>> = new Map([
  [undefined, serve],
  [REFRESH_ARGUMENT, refresh],
  [SCHEDULE_ARGUMENT, refreshSchedule],
  [KEYS_ARGUMENT, manageKeys],
  ['mcp', mcp],
  ['doctor', doctor],
  [EXACT_ARGUMENT, readExact],
  [PICTURE_ARGUMENT, readPictures],
  [WATCH_WORK_ARGUMENT, workOnWatch],
]);

/** Runs the program named by the arguments; the process ends with its exit code. */
export async function runProgram(): Promise<void> {
  try {
    // A worker of the single binary gets the binary's own path as an argument.
    const named = asksForHelp(ARGUMENTS) ? undefined : PROGRAMS.get(ARGUMENTS[0]);
    const program = cluster.isWorker ? serve : (named ?? command);
    process.exitCode = await program();
  } catch (error) {
    process.stderr.write(`${startFailure(error)}\n`);
    process.exitCode = 1;
    // The channel between a worker and the first process would keep it alive.
    if (cluster.isWorker) process.exit();
  }
}
