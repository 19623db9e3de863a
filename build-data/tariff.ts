import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compileSchedule } from '../core/tariff/compile-schedule.ts';
import { countSchedule, type ScheduleCounts } from '../core/tariff/schedule-counts.ts';
import { decodeSchedule, encodeSchedule } from '../core/tariff/schedule-file.ts';
import { ScheduleError, scheduleRows } from '../core/tariff/schedule-row.ts';
import type { TariffSchedule } from '../core/tariff/subheading.ts';
import { CommandError } from './command-error.ts';
import { terminalProgress } from './progress.ts';
import { readSource } from './read-source.ts';
import { replaceFile } from '../core/replace-file.ts';

export const TARIFF_USAGE = 'npm run build-data -- tariff FILE|URL --edition NAME --date YYYY-MM-DD [--out FILE]';

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
 * and leaves the file in place as it was, where the source is not the schedule or has less than half of its rows.
 */
export async function buildTariff(args: readonly string[]): Promise<void> {
  const { source, edition, date, out } = tariffArguments(args);
  const progress = terminalProgress();
  const bytes = await readSource(source, { name: 'tariff schedule', progress });
  progress('Compiling');
  const schedule = compile(bytes, { name: edition, date });
  const served = await servedSchedule(out);
  if (served && schedule.rows < served.rows / 2) {
    throw new CommandError(
      `The source has ${schedule.rows} rows, less than half of the ${served.rows} of the copy in place, which stays.`,
    );
  }
  const text = encodeSchedule(schedule);
  await replaceFile(out, text);
  progress('');
  console.log(report(schedule, countSchedule(schedule), { file: out, bytes: Buffer.byteLength(text) }));
}

function tariffArguments(args: readonly string[]): TariffArguments {
  const { values, positionals } = parse(args);
  const [source, ...more] = positionals;
  if (source === undefined || more.length > 0) throw new CommandError(`Usage: ${TARIFF_USAGE}`);
  const { edition, date, out } = values;
  if (edition === undefined || date === undefined) {
    throw new CommandError(
      'The export holds neither its name nor its date: give --edition NAME and --date YYYY-MM-DD.',
    );
  }
  if (!isDate(date)) throw new CommandError('--date must be a day written YYYY-MM-DD.');
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

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day that the month does not have would be read as one of the next month.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

function compile(bytes: Uint8Array, edition: { name: string; date: string }): TariffSchedule {
  let exported: unknown;
  try {
    exported = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new CommandError('The source is not whole JSON in UTF-8, so it is not the JSON export of the schedule.');
  }
  try {
    return compileSchedule(scheduleRows(exported), edition);
  } catch (error) {
    if (error instanceof ScheduleError) throw new CommandError(error.message);
    throw error;
  }
}

/** The copy in place, where there is one that can be read. */
async function servedSchedule(path: string): Promise<TariffSchedule | undefined> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  return text === undefined ? undefined : decodeSchedule(text);
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
