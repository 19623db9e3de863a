import { chinaReferences, type ChinaList } from './china-list.ts';
import { ScheduleError, type ScheduleRow } from './schedule-row.ts';
import { isResidual } from './schedule-text.ts';
import type { ListedLines, Subheading, TariffSchedule } from './subheading.ts';
import { cutTariffNumbers } from './tariff-number.ts';

/** Special and temporary provisions, which do not classify products. */
const EXCLUDED_CHAPTERS = new Set(['98', '99']);

interface RateLine {
  general: string;
  readonly lists: Set<ChinaList>;
  certainGoods: boolean;
  review: boolean;
}

/** A subheading while its rows are being read. */
interface OpenSubheading {
  /** The path shared by all of its top rows; undefined until the first. */
  path: readonly string[] | undefined;
  /** The indent of the top row above the current rows. */
  topIndent: number;
  readonly wording: Set<string>;
  readonly lines: Map<string, RateLine>;
  /** Each 8- and 10-digit number's own rate text, empty if it takes its line's. */
  readonly numbers: { readonly line: string; readonly own: string }[];
}

/**
 * Aggregates the rows of an edition by six-digit subheading: description path, rates, China lists. Throws
 * `ScheduleError` if the rows have no subheading.
 */
export function compileSchedule(rows: readonly ScheduleRow[], edition: { name: string; date: string }): TariffSchedule {
  const gathered = new Map<string, OpenSubheading>();
  const levels: { readonly indent: number; readonly description: string }[] = [];
  let current: string | undefined;
  let last = '';
  for (const row of rows) {
    // An indent can jump by more than one, so a level ends every level at its indent or deeper.
    while ((levels.at(-1)?.indent ?? -1) >= row.indent) levels.pop();
    levels.push(row);
    // A row is described by the rows above it, so in another order the descriptions would be wrong.
    if (row.digits !== '' && row.digits <= last) {
      throw new ScheduleError(
        'The tariff numbers in the file are not in ascending order, so it is not the published schedule.',
      );
    }
    last = row.digits || last;
    const subheading = subheadingOf(row);
    if (subheading === undefined) {
      if (row.digits !== '') current = undefined;
      else if (current !== undefined) describeLine(gathered.get(current), row);
      continue;
    }
    const path = levels.map((level) => level.description);
    const gathering = gathered.get(subheading) ?? newGathering();
    gathered.set(subheading, gathering);
    if (current !== subheading || row.indent <= gathering.topIndent) {
      gathering.path = gathering.path === undefined ? path : commonStart(gathering.path, path);
      gathering.topIndent = row.indent;
    }
    current = subheading;
    describeLine(gathering, row);
    gather(gathering, row);
  }
  if (gathered.size === 0) throw new ScheduleError('The file has no six-digit subheading of chapters 1 to 97.');
  const subheadings = [...gathered].map(([digits, gathering]) => aggregate(digits, gathering));
  subheadings.sort((a, b) => (a.code < b.code ? -1 : 1));
  return { edition: edition.name, date: edition.date, rows: rows.length, subheadings };
}

function newGathering(): OpenSubheading {
  return { path: undefined, topIndent: 0, wording: new Set(), lines: new Map(), numbers: [] };
}

const MAX_WORDING = 12;
const MAX_WORDING_LENGTH = 120;

/** Collects what a row below the subheading names; a row at its indent or above begins another branch. */
function describeLine(gathering: OpenSubheading | undefined, { indent, description }: ScheduleRow): void {
  if (gathering === undefined || indent <= gathering.topIndent || isResidual(description)) return;
  if (description.length > MAX_WORDING_LENGTH || gathering.wording.size === MAX_WORDING) return;
  gathering.wording.add(description);
}

function subheadingOf(row: ScheduleRow): string | undefined {
  const excluded = row.digits.length < 6 || EXCLUDED_CHAPTERS.has(row.digits.slice(0, 2));
  return excluded ? undefined : row.digits.slice(0, 6);
}

function gather(gathering: OpenSubheading, row: ScheduleRow): void {
  if (row.digits.length < 8) return;
  const key = row.digits.slice(0, 8);
  const line = gathering.lines.get(key) ?? { general: '', lists: new Set(), certainGoods: false, review: false };
  gathering.lines.set(key, line);
  if (row.digits.length === 8) line.general = row.general;
  gathering.numbers.push({ line: key, own: row.general });
  for (const footnote of row.footnotes) {
    const references = chinaReferences(footnote);
    for (const list of references.lists) line.lists.add(list);
    line.certainGoods ||= references.certainGoods;
    line.review ||= references.review;
  }
}

function aggregate(digits: string, gathering: OpenSubheading): Subheading {
  const rates = new Map<string, number>();
  let unrated = 0;
  for (const { line, own } of gathering.numbers) {
    const text = own || (gathering.lines.get(line)?.general ?? '');
    if (text === '') unrated++;
    else rates.set(text, (rates.get(text) ?? 0) + 1);
  }
  const lines = [...gathering.lines.values()];
  return {
    code: `${digits.slice(0, 4)}.${digits.slice(4)}`,
    path: (gathering.path ?? []).map(cutTariffNumbers),
    wording: [...gathering.wording].map(cutTariffNumbers),
    rates: [...rates].map(([text, numbers]) => ({ text: cutTariffNumbers(text), numbers })),
    unrated,
    lines: lines.length,
    listed: listedLines(lines),
    certainGoods: lines.filter((line) => line.certainGoods).length,
    review: lines.filter((line) => line.review).length,
  };
}

function listedLines(lines: readonly RateLine[]): ListedLines[] {
  const byLists = new Map<string, ListedLines>();
  for (const line of lines.filter((one) => one.lists.size > 0)) {
    const lists = [...line.lists].sort();
    const key = lists.join();
    byLists.set(key, { lists, lines: (byLists.get(key)?.lines ?? 0) + 1 });
  }
  return [...byLists].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, listed]) => listed);
}

function commonStart(a: readonly string[], b: readonly string[]): readonly string[] {
  const differs = a.findIndex((level, i) => level !== b[i]);
  return differs === -1 ? a : a.slice(0, differs);
}
