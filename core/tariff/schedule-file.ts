import { createHash } from 'node:crypto';
import { parseJson } from '../json.ts';
import type { ChinaList } from './china-list.ts';
import type { Subheading, TariffSchedule } from './subheading.ts';

/** A subheading as a line of the file: members in a fixed order, so that equal schedules give equal bytes. */
type StoredLine = readonly [
  code: string,
  path: readonly string[],
  wording: readonly string[],
  rates: readonly (readonly [text: string, numbers: number])[],
  unrated: number,
  lines: number,
  listed: readonly (readonly [lists: readonly ChinaList[], lines: number])[],
  certainGoods: number,
  review: number,
];

interface Head {
  readonly format: typeof FORMAT;
  readonly edition: string;
  readonly date: string;
  readonly rows: number;
  /** Covers everything else in the file, so that a truncated or manually changed file is not served. */
  readonly checksum: string;
}

const FORMAT = 'tracewell-tariff-2';

/** Encodes the compiled schedule as JSON, one subheading per line, so that a new edition gives a readable diff. */
export function encodeSchedule(schedule: TariffSchedule): string {
  const { edition, date, rows } = schedule;
  const lines = schedule.subheadings.map(lineOf);
  const head: Head = { format: FORMAT, edition, date, rows, checksum: checksum({ edition, date, rows }, lines) };
  const text = lines.map((line) => JSON.stringify(line)).join(',\n');
  return `${JSON.stringify(head).slice(0, -1)},"subheadings":[\n${text}\n]}\n`;
}

/** Decodes what `encodeSchedule` wrote. Throws an Error for any other or incomplete file. */
export function decodeSchedule(bytes: Uint8Array): TariffSchedule {
  const read = parseJson(bytes);
  const file = (read.kind === 'value' ? read.value : undefined) as
    (Head & { subheadings: readonly StoredLine[] }) | undefined;
  if ((file?.format as string | undefined) !== FORMAT || file === undefined) {
    throw new Error(`The file is not a tariff schedule in the format ${FORMAT}.`);
  }
  const { edition, date, rows, subheadings } = file;
  if (checksum({ edition, date, rows }, subheadings) !== file.checksum) {
    throw new Error('The tariff schedule was changed or truncated after it was compiled.');
  }
  return { edition, date, rows, subheadings: subheadings.map(subheadingOf) };
}

function checksum(head: Pick<Head, 'edition' | 'date' | 'rows'>, lines: readonly StoredLine[]): string {
  return createHash('sha256')
    .update(JSON.stringify([head, lines]))
    .digest('hex')
    .slice(0, 16);
}

function lineOf(one: Subheading): StoredLine {
  const rates = one.rates.map(({ text, numbers }) => [text, numbers] as const);
  const listed = one.listed.map(({ lists, lines }) => [lists, lines] as const);
  return [one.code, one.path, one.wording, rates, one.unrated, one.lines, listed, one.certainGoods, one.review];
}

function subheadingOf([
  code,
  path,
  wording,
  rates,
  unrated,
  lines,
  listed,
  certainGoods,
  review,
]: StoredLine): Subheading {
  return {
    code,
    path,
    wording,
    rates: rates.map(([text, numbers]) => ({ text, numbers })),
    unrated,
    lines,
    listed: listed.map(([lists, ofLists]) => ({ lists, lines: ofLists })),
    certainGoods,
    review,
  };
}
