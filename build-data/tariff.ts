import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { compileSchedule } from '../core/tariff/compile-schedule.ts';
import { countSchedule, type ScheduleCounts } from '../core/tariff/schedule-counts.ts';
import { decodeSchedule, encodeSchedule } from '../core/tariff/schedule-file.ts';
import { ScheduleError, scheduleRows } from '../core/tariff/schedule-row.ts';
import { holdsTariffNumber } from '../core/tariff/tariff-number.ts';
import type { TariffSchedule } from '../core/tariff/subheading.ts';
import { CommandError } from './command-error.ts';
import { terminalProgress } from './progress.ts';
import { readSource } from './read-source.ts';
import { replaceFile } from './replace-file.ts';

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
 * and leaves the file in place as it was, where the source is not the schedule, or not the whole of it.
 */
export async function buildTariff(args: readonly string[]): Promise<void> {
  const { source, edition, date, out } = tariffArguments(args);
  const progress = terminalProgress();
  const bytes = await readSource(source, { name: 'tariff schedule', progress });
  progress('Compiling');
  const schedule = compile(bytes, { name: edition, date });
  const counts = countSchedule(schedule);
  refuseIncomplete(counts);
  const served = await servedSchedule(out);
  if (served) refuseShrunken(schedule, served);
  const text = encodeSchedule(schedule);
  await replaceFile(out, text);
  progress('');
  console.log(report(schedule, counts, { file: out, bytes: Buffer.byteLength(text) }));
}

/** The most of the 8- and 10-digit numbers that may have no rate, of their own or of their line. */
const MOST_UNRATED = 0.01;

/** An export without rates or footnotes has the schedule's rows and would read as duty-free, or as clear of every list. */
function refuseIncomplete(counts: ScheduleCounts): void {
  if (counts.unrated > MOST_UNRATED * counts.numbers) {
    throw new CommandError(
      `${counts.unrated} of ${counts.numbers} numbers have no rate, so the source is not the whole schedule.`,
    );
  }
  if (counts.withPercentage === 0)
    throw new CommandError('No rate is a percentage, so the source is not the schedule as published.');
  if (counts.onNoList === counts.rateLines) {
    throw new CommandError('No line is on a China list, so the source lacks the footnotes of the schedule.');
  }
}

/** Refuses a schedule that has less than half of anything that the copy in place has. */
function refuseShrunken(schedule: TariffSchedule, served: TariffSchedule): void {
  const [fresh, old] = [sizes(schedule), sizes(served)];
  for (const [name, size] of Object.entries(fresh)) {
    const before = old[name] ?? 0;
    if (size < before / 2) {
      throw new CommandError(
        `The source has ${size} ${name}, less than half of the ${before} of the copy in place, which stays.`,
      );
    }
  }
}

function sizes(schedule: TariffSchedule): Readonly<Record<string, number>> {
  const counts = countSchedule(schedule);
  return {
    rows: schedule.rows,
    subheadings: counts.subheadings,
    'tariff lines': counts.numbers,
    'subheadings with a percentage rate': counts.withPercentage,
    'lines on China lists': counts.rateLines - counts.onNoList,
  };
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
  if (!isEditionName(edition)) {
    throw new CommandError(
      `--edition must be a name of at most ${MAX_EDITION_NAME} characters, such as "2026 Revision 10".`,
    );
  }
  if (!isDate(date)) throw new CommandError('--date must be a day written YYYY-MM-DD, at most a year ahead.');
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

const MAX_EDITION_NAME = 60;

/** The name stands in every answer, so it must not read as a tariff number. */
function isEditionName(text: string): boolean {
  return text.trim() !== '' && text.length <= MAX_EDITION_NAME && !holdsTariffNumber(text);
}

/** Editions are published some weeks before they take effect, so a day to come is no mistake yet. */
const FURTHEST_DAY_MS = 365 * 24 * 60 * 60 * 1000;

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  // A day that the month does not have would be read as one of the next month.
  return (
    !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) && day.getTime() < Date.now() + FURTHEST_DAY_MS
  );
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

/** The copy in place, where there is one that can be read; what cannot be read is what a new build is for. */
async function servedSchedule(path: string): Promise<TariffSchedule | undefined> {
  const bytes = await readFile(path).catch(() => undefined);
  if (bytes === undefined) return undefined;
  try {
    return decodeSchedule(bytes);
  } catch {
    console.warn(`The copy in place, ${path}, cannot be read and is replaced.`);
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
