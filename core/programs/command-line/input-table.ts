import { isUtf8 } from 'node:buffer';
import { parse } from 'csv-parse/sync';
import { boundedBytes, chunksOf } from './bounded-input.ts';
import { UsageError, type Surroundings } from './command.ts';

/** A table in file order. */
export interface InputTable {
  /** Names of all columns but the first wanted one; an unnamed column gets its number. */
  readonly otherColumns: readonly string[];
  readonly rows: readonly InputRow[];
}

/** A row of a table. */
export interface InputRow {
  /** The wanted columns; one that the file lacks is blank. */
  readonly wanted: Readonly<Record<string, string>>;
  /** Values of `otherColumns`. */
  readonly others: readonly string[];
}

/** A wanted column, by its possible names, folded. */
export type WantedColumns = Readonly<Record<string, readonly string[]>>;

/** What to look for in a file. */
export interface InputOptions {
  /** The first one is required. */
  readonly columns: WantedColumns;
  /** Name of the column to use as the first wanted one, if given by the user. */
  readonly named: string | undefined;
}

/** A million rows of names are about 30 MB. */
const MAX_BYTES = 50_000_000;
const DELIMITERS = [',', ';', '\t'];

/**
 * Reads a table of comma-, semicolon- or tab-separated values from a file or a pipe: UTF-8, or Windows-1252 with a
 * notice if the bytes are not UTF-8. A single-column file needs no header: every line is then a value. Throws
 * `UsageError` if the table cannot be read.
 */
export async function readInputTable(
  path: string,
  { columns, named }: InputOptions,
  surroundings: Pick<Surroundings, 'input' | 'printError'>,
): Promise<InputTable> {
  const text = await textOf(path, surroundings);
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
      `The file has no ${named === undefined ? 'known column' : 'such column'}: choose one with --column.`,
    );
  }
  const keyAt = Math.max(mainAt, 0);
  const places = [[main, keyAt] as const, ...others.map((name) => [name, at(name)] as const)];
  const body = mainAt === -1 ? records : records.slice(1);
  const width = records.reduce((widest, record) => Math.max(widest, record.length), 0);
  const otherPlaces = Array.from({ length: width }, (_, place) => place).filter((place) => place !== keyAt);
  return {
    otherColumns: otherPlaces.map((place) => header[place]?.trim() || `column_${place + 1}`),
    rows: body.map((record) => ({
      wanted: Object.fromEntries(places.map(([name, place]) => [name, record[place] ?? ''])),
      others: otherPlaces.map((place) => record[place] ?? ''),
    })),
  };
}

async function textOf(path: string, surroundings: Pick<Surroundings, 'input' | 'printError'>): Promise<string> {
  const bytes = await boundedBytes(chunksOf(path, surroundings), MAX_BYTES).catch(() => {
    throw new UsageError('The file cannot be read.');
  });
  if (!bytes) throw new UsageError(`The file is larger than ${MAX_BYTES / 1_000_000} MB: split it.`);
  // Every byte is a character in Windows-1252: without this check, UTF-16 and workbooks would be read as names.
  if (bytes.includes(0)) throw new UsageError('The file is not UTF-8 or Windows-1252 text: save it as CSV UTF-8.');
  if (isUtf8(bytes)) return new TextDecoder().decode(bytes);
  surroundings.printError('The file is not UTF-8; reading it as Windows-1252.\n');
  return new TextDecoder('windows-1252').decode(bytes);
}

function parsed(text: string, delimiter: string): string[][] {
  try {
    return parse(text, { delimiter, bom: true, relax_column_count: true, skip_empty_lines: true });
  } catch {
    throw new UsageError('The file is not valid CSV: a quotation mark is unclosed or misplaced.');
  }
}

function folded(name: string): string {
  return name.toLowerCase().replace(/[^a-z0-9]/g, '');
}
