import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { incompleteness, sizeFault, type SizeBounds } from '../core/tariff/check-edition.ts';
import { compareSchedules } from '../core/tariff/compare-schedules.ts';
import { isEditionDate, isEditionName, MAX_EDITION_NAME } from '../core/tariff/edition-name.ts';
import { readExport } from '../core/tariff/read-export.ts';
import { countSchedule, type ScheduleCounts } from '../core/tariff/schedule-counts.ts';
import { decodeSchedule, encodeSchedule } from '../core/tariff/schedule-file.ts';
import { ScheduleError } from '../core/tariff/schedule-row.ts';
import type { TariffSchedule } from '../core/tariff/subheading.ts';
import { CommandError } from './command-error.ts';
import { terminalProgress } from './progress.ts';
import { readSource } from './read-source.ts';
import { replaceFile } from './replace-file.ts';

export const TARIFF_USAGE = `npm run build-data -- tariff FILE|URL --edition NAME --date YYYY-MM-DD [--out FILE]
  npm run build-data -- tariff --compare A B`;

const DEFAULT_OUT = 'data/tariff-schedule.json';

interface TariffArguments {
  readonly source: string;
  readonly edition: string;
  readonly date: string;
  readonly out: string;
}

/**
 * Compiles the official JSON export of the tariff schedule, plain or gzip, into the file that the server serves, and
 * prints what it counted. The export names neither its edition nor its date, so both are asked for. Throws `CommandError`,
 * and leaves the file in place as it was, where the source is not the schedule, or not the whole of it.
 */
export async function buildTariff(args: readonly string[]): Promise<void> {
  if (args[0] === '--compare') return printComparison(args.slice(1));
  const { source, edition, date, out } = tariffArguments(args);
  const progress = terminalProgress();
  const bytes = await readSource(source, { name: 'tariff schedule', progress });
  progress('Compiling');
  const schedule = compile(bytes, { name: edition, date });
  const counts = countSchedule(schedule);
  const served = await servedSchedule(out);
  const fault = incompleteness(counts) ?? (served && sizeFault(schedule, served, BUILD_BOUNDS));
  if (fault !== undefined) throw new CommandError(fault);
  const text = encodeSchedule(schedule);
  await replaceFile(out, text);
  progress('');
  console.log(report(schedule, counts, { file: out, bytes: Buffer.byteLength(text) }));
}

/** Prints what changed between two editions, each an export or a compiled copy. */
async function printComparison(args: readonly string[]): Promise<void> {
  const [first, second, ...more] = args;
  if (first === undefined || second === undefined || more.length > 0) throw new CommandError(`Usage: ${TARIFF_USAGE}`);
  const changes = compareSchedules(await anySchedule(first), await anySchedule(second));
  console.log(changes.join('\n'));
}

async function anySchedule(source: string): Promise<TariffSchedule> {
  const bytes = await readSource(source, { name: 'tariff schedule', progress: terminalProgress() });
  try {
    return decodeSchedule(bytes);
  } catch {
    // Not a compiled copy; an export names no edition, so its file does.
    return compile(bytes, { name: basename(source), date: '' });
  }
}

/** A copy that was compiled by hand is held to less than a refresh is. */
const BUILD_BOUNDS: SizeBounds = { least: 0.5, most: Infinity };

function tariffArguments(args: readonly string[]): TariffArguments {
  const { values, positionals } = parse(args);
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new CommandError(`Usage: ${TARIFF_USAGE}`);
  const { edition, date, out } = values;
  if (edition === undefined || date === undefined) {
    throw new CommandError('An export does not state its name or date: give --edition NAME and --date YYYY-MM-DD.');
  }
  if (!isEditionName(edition)) {
    throw new CommandError(
      `--edition must be a name of at most ${MAX_EDITION_NAME} characters, such as "2026 Revision 10".`,
    );
  }
  if (!isEditionDate(date, new Date())) throw new CommandError('--date must be YYYY-MM-DD, at most a year ahead.');
  return { source, edition, date, out };
}

interface ParsedArguments {
  readonly values: { readonly edition?: string | undefined; readonly date?: string | undefined; readonly out: string };
  readonly positionals: readonly string[];
}

function parse(args: readonly string[]): ParsedArguments {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { edition: { type: 'string' }, date: { type: 'string' }, out: { type: 'string', default: DEFAULT_OUT } },
    });
  } catch {
    throw new CommandError(`Usage: ${TARIFF_USAGE}`);
  }
}

function compile(bytes: Uint8Array, edition: { name: string; date: string }): TariffSchedule {
  try {
    return readExport(bytes, edition);
  } catch (error) {
    if (error instanceof ScheduleError) throw new CommandError(error.message);
    throw error;
  }
}

/** The copy in place, where there is one that can be read; what cannot be read is what a new build is for. */
async function servedSchedule(path: string): Promise<TariffSchedule | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return undefined;
  try {
    return decodeSchedule(bytes);
  } catch {
    console.warn(`The current copy, ${path}, cannot be read and is replaced.`);
    return undefined;
  }
}

function report(schedule: TariffSchedule, counts: ScheduleCounts, written: { file: string; bytes: number }): string {
  const share = (part: number): string => `${((100 * part) / counts.withPercentage).toFixed(1)}%`;
  const lists = Object.entries(counts.onLists).map(([list, lines]) => `${list} ${lines}`);
  return [
    `${schedule.edition}, ${schedule.date}: ${schedule.rows} rows`,
    `${counts.subheadings} subheadings, ${counts.numbers} 8- and 10-digit numbers (${counts.unrated} without a rate), ${counts.rateLines} rate lines`,
    `${counts.withPercentage} subheadings with a percentage rate: ${counts.noSpread} without spread (${share(counts.noSpread)}), ` +
      `${counts.withinFivePoints} within five points (${share(counts.withinFivePoints)}); ${counts.withoutPercentage} with no percentage line`,
    `China lists by rate line: ${lists.join(', ')}, none ${counts.onNoList}; under the four-year review ${counts.underReview}`,
    `China lists by subheading: all lines ${counts.coverage.all}, some ${counts.coverage.some}, none ${counts.coverage.none}`,
    `Wrote ${written.file}, ${written.bytes} bytes`,
  ].join('\n');
}
