import { readFile, stat } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { UsageError } from './command.ts';

/** Rows of a file by the columns that were asked for, in the file's order; a column that it does not have is blank. */
export interface InputTable {
  readonly rows: readonly Readonly<Record<string, string>>[];
}

/** A column that is looked for, by the names it may have, folded. */
export type WantedColumns = Readonly<Record<string, readonly string[]>>;

/** What is looked for in a file. */
export interface InputOptions {
  /** The first of them has to be there. */
  readonly columns: WantedColumns;
  /** The name of the column that is the first wanted one, where the person said it. */
  readonly named: string | undefined;
}

/** A million rows of names have about 30 MB. */
const MAX_BYTES = 50_000_000;
const DELIMITERS = [',', ';', '\t'];

/**
 * Reads a table of comma-, semicolon- or tab-separated values in UTF-8. A file with a single column needs no header: every
 * line is then a value. Throws `UsageError` where it cannot be read so.
 */
export async function readInputTable(path: string, { columns, named }: InputOptions): Promise<InputTable> {
  const text = await textOf(path);
  const [firstLine = ''] = text.split(/\r?\n/, 1);
  const delimiter = DELIMITERS.toSorted((a, b) => firstLine.split(b).length - firstLine.split(a).length)[0];
  const records = parsed(text, delimiter ?? ',');
  const [header = []] = records;
  const [main = '', ...others] = Object.keys(columns);
  const names = header.map(folded);
  const at = (wanted: string): number => names.findIndex((name) => columns[wanted]?.includes(name));
  const mainAt = named === undefined ? at(main) : names.indexOf(folded(named));
  if (mainAt === -1 && (named !== undefined || header.length !== 1)) {
    throw new UsageError(
      `The file has no column ${named === undefined ? 'that is known' : 'of that name'}: say which with --column.`,
    );
  }
  const places = [[main, Math.max(mainAt, 0)] as const, ...others.map((name) => [name, at(name)] as const)];
  const body = mainAt === -1 ? records : records.slice(1);
  return { rows: body.map((record) => Object.fromEntries(places.map(([name, place]) => [name, record[place] ?? '']))) };
}

async function textOf(path: string): Promise<string> {
  const { size } = await stat(path).catch(() => {
    throw new UsageError('The file cannot be read.');
  });
  if (size > MAX_BYTES) throw new UsageError(`The file is larger than ${MAX_BYTES / 1_000_000} MB: split it.`);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path));
  } catch {
    throw new UsageError('The file cannot be read as UTF-8: save it as CSV UTF-8.');
  }
}

function parsed(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    throw new UsageError('The file is not a valid CSV table: a quotation mark is not closed or is misplaced.');
  }
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
