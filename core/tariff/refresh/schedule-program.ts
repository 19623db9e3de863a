import { SCHEDULE_ARGUMENT } from '../../program-arguments.ts';
import { readFile, stat } from 'node:fs/promises';
import { parseArgs, promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { isEditionDate, isEditionName } from '../edition-name.ts';
import type { TariffSchedule } from '../subheading.ts';
import { refreshSchedule, scheduleExitCode, type EditionOrigin } from './refresh-schedule.ts';

const USAGE = `Usage: tracewell ${SCHEDULE_ARGUMENT} [--edition NAME] | FILE --edition NAME --date YYYY-MM-DD`;

/** What the program needs besides its arguments. */
export interface ScheduleProgramOptions {
  readonly dataDir: string;
  readonly url: string;
  readonly bundled: TariffSchedule;
  readonly now: Date;
  /** Prints the one sentence that says how it ended. */
  readonly print: (sentence: string) => void;
}

const USAGE_EXIT = 2;

/** Installs one edition, from the publisher or from a file, and returns the exit code. SIGTERM and SIGINT end it. */
export async function runScheduleProgram(args: readonly string[], options: ScheduleProgramOptions): Promise<number> {
  const { dataDir, url, bundled, now, print } = options;
  const read = await readArguments(args, { url, now });
  if (typeof read === 'string') {
    print(read);
    return USAGE_EXIT;
  }
  const stopped = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopped.abort();
    });
  }
  const { outcome, reason } = await refreshSchedule({ dataDir, bundled, ...read, signal: stopped.signal });
  print(reason);
  return scheduleExitCode(outcome);
}

interface RequestedEdition {
  readonly origin: EditionOrigin;
  readonly byName: string | undefined;
}

/** Returns where the edition comes from, or a sentence about what is wrong with the arguments. */
async function readArguments(
  args: readonly string[],
  { url, now }: { url: string; now: Date },
): Promise<RequestedEdition | string> {
  const parsed = parse(args);
  if (parsed === undefined || parsed.positionals.length > 1) return USAGE;
  const {
    positionals: [path],
    values: { edition, date },
  } = parsed;
  if (edition !== undefined && !isEditionName(edition)) return '--edition must be a name such as "2026 Revision 10".';
  if (path === undefined) {
    return date === undefined ? { origin: { kind: 'publisher', url }, byName: edition } : USAGE;
  }
  if (edition === undefined || date === undefined) {
    return 'An export does not state its name or date: give --edition NAME and --date YYYY-MM-DD.';
  }
  if (!isEditionDate(date, now)) return '--date must be YYYY-MM-DD, at most a year ahead.';
  const bytes = await fileBytes(path);
  if (bytes === undefined) return 'The file does not exist, is too large, or is incomplete.';
  return { origin: { kind: 'given', bytes, release: { edition, date } }, byName: edition };
}

interface Parsed {
  readonly values: { readonly edition?: string | undefined; readonly date?: string | undefined };
  readonly positionals: readonly string[];
}

function parse(args: readonly string[]): Parsed | undefined {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { edition: { type: 'string' }, date: { type: 'string' } },
    });
  } catch {
    return undefined;
  }
}

/** Several times the size of the real export. */
const MAX_BYTES = 128 * 1024 * 1024;
const inflate = promisify(gunzip);

/** Reads a file, inflated if it is gzip. */
async function fileBytes(path: string): Promise<Uint8Array | undefined> {
  try {
    const found = await stat(path);
    if (!found.isFile() || found.size > MAX_BYTES) return undefined;
    const bytes = await readFile(path);
    const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
    return isGzip ? await inflate(bytes, { maxOutputLength: MAX_BYTES }) : bytes;
  } catch {
    return undefined;
  }
}
