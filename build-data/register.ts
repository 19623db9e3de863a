import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfiguration, type Configuration } from '../core/configuration.ts';
import { sharedStore } from '../core/open-store.ts';
import type { Extract } from '../core/screening/lists/register/refresh/read-extract.ts';
import { refreshFromSam } from '../core/screening/lists/register/refresh/refresh-from-sam.ts';
import { refreshRegister, type Refreshed } from '../core/screening/lists/register/refresh/refresh.ts';
import { ConfigurationError } from '../core/setting-checks.ts';
import { CommandError } from './command-error.ts';
import { terminalProgress, type Progress } from './progress.ts';
import { addressOf, readSource } from './read-source.ts';

export const REGISTER_USAGE = 'npm run build-data -- register [FILE.ZIP|FILE.CSV|URL]';

/**
 * Replaces the copy of the exclusions register in DATA_DIR by an extract: a file, an address, or SAM.gov's newest, as
 * the server does each day. Prints its counts. Throws `CommandError`, leaving the copy in place, if the run failed.
 */
export async function buildRegister(args: readonly string[], environment = process.env): Promise<void> {
  const source = sourceArgument(args);
  const configured = configuration(environment);
  const { dataDir, register } = configured;
  const progress = terminalProgress();
  const extract = source === undefined ? undefined : await sourceExtract(source, progress);
  const stopped = new AbortController();
  const stop = (): void => {
    stopped.abort();
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    const options = {
      dataDir,
      shared: sharedStore(configured),
      now: () => new Date(),
      signal: stopped.signal,
      progress,
    };
    const result = extract
      ? await refreshRegister({ ...options, get: () => Promise.resolve({ status: 'extract', extract }) })
      : await refreshFromSam({ ...options, sam: register });
    progress('');
    conclude(result, dataDir);
  } finally {
    process.off('SIGINT', stop).off('SIGTERM', stop);
  }
}

function sourceArgument(args: readonly string[]): string | undefined {
  try {
    const { positionals } = parseArgs({ args: [...args], allowPositionals: true, options: {} });
    if (positionals.length <= 1) return positionals[0];
  } catch {
    // An option; none are supported.
  }
  throw new CommandError(`Usage: ${REGISTER_USAGE}`);
}

function configuration(environment: NodeJS.ProcessEnv): Configuration {
  try {
    return readConfiguration(environment);
  } catch (error) {
    throw error instanceof ConfigurationError ? new CommandError(error.message) : error;
  }
}

async function sourceExtract(source: string, progress: Progress): Promise<Extract> {
  const bytes = await readSource(source, { name: 'register extract', progress });
  return { name: basename(addressOf(source)?.pathname ?? source), bytes };
}

function conclude({ outcome, reason, rowCount, extractDate, counts }: Refreshed, dataDir: string): void {
  const counted = counts && [
    `${counts.rows} rows: ${counts.organizations} of organisations, ${counts.individuals} of individuals left out, ` +
      `${counts.broken} that could not be read left out`,
  ];
  if (outcome === 'unchanged') {
    console.log(`${reason ?? ''} It stays.`);
    return;
  }
  if (outcome !== 'replaced') {
    throw new CommandError([...(counted ?? []), `${outcome}: ${reason ?? ''} The copy in place stays.`].join('\n'));
  }
  console.log(
    [
      ...(counted ?? []),
      extractDate === null ? 'The day of the extract could not be read' : `Extract of ${extractDate}`,
      `Wrote the copy in ${dataDir}: ${rowCount ?? 0} rows of organisations`,
    ].join('\n'),
  );
}
