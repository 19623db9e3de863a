import type { ChinaList } from './china-list.ts';
import type { Subheading, TariffSchedule } from './subheading.ts';

/** A subheading as a line of the file: members in a fixed order, so that equal schedules are equal bytes. */
type Line = readonly [
  code: string,
  path: readonly string[],
  rates: readonly (readonly [text: string, numbers: number])[],
  unrated: number,
  lines: number,
  listed: readonly (readonly [lists: readonly ChinaList[], lines: number])[],
  review: number,
];

interface File {
  readonly format: typeof FORMAT;
  readonly edition: string;
  readonly date: string;
  readonly rows: number;
  readonly subheadings: readonly Line[];
}

const FORMAT = 'tracewell-tariff-1';

/** The compiled schedule as JSON, a subheading on each line, so that a new edition reads well as a diff. */
export function encodeSchedule(schedule: TariffSchedule): string {
  const { edition, date, rows } = schedule;
  const head = JSON.stringify({ format: FORMAT, edition, date, rows }).slice(0, -1);
  const lines = schedule.subheadings.map((one) => JSON.stringify(lineOf(one)));
  return `${head},"subheadings":[\n${lines.join(',\n')}\n]}\n`;
}

/** Reads what `encodeSchedule` wrote. Throws an Error for any other text. */
export function decodeSchedule(text: string): TariffSchedule {
  const file = JSON.parse(text) as File;
  // The file is our own build's; its name tells whether this program can read it.
  if ((file.format as string) !== FORMAT) throw new Error(`The tariff schedule is not in the format ${FORMAT}.`);
  const { edition, date, rows } = file;
  return { edition, date, rows, subheadings: file.subheadings.map(subheadingOf) };
}

function lineOf(one: Subheading): Line {
  const rates = one.rates.map(({ text, numbers }) => [text, numbers] as const);
  const listed = one.listed.map(({ lists, lines }) => [lists, lines] as const);
  return [one.code, one.path, rates, one.unrated, one.lines, listed, one.review];
}

function subheadingOf([code, path, rates, unrated, lines, listed, review]: Line): Subheading {
  return {
    code,
    path,
    rates: rates.map(([text, numbers]) => ({ text, numbers })),
    unrated,
    lines,
    listed: listed.map(([lists, ofLists]) => ({ lists, lines: ofLists })),
    review,
  };
}
