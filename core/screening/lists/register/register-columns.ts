/**
 * The columns of the register's extract, found by name: layouts have 30 or 31 columns, and older ones named some
 * differently. Names are compared only by their letters and digits.
 */
const COLUMNS = {
  classification: ['classification'],
  name: ['name'],
  address1: ['address1'],
  city: ['city'],
  state: ['stateprovince', 'state'],
  country: ['country'],
  zip: ['zipcode'],
  openDataFlag: ['opendataflag', 'dbopendataflag'],
  exclusionType: ['exclusiontype'],
  activeDate: ['activedate'],
  terminationDate: ['terminationdate'],
  creationDate: ['creationdate'],
} as const satisfies Record<string, readonly string[]>;

/** Columns that an extract may lack: further address lines, and the parts of a person's name. */
const OPTIONAL_COLUMNS = {
  furtherAddress: ['address2', 'address3', 'address4'],
  person: ['first', 'middle', 'last'],
} as const satisfies Record<string, readonly string[]>;

export type ColumnName = keyof typeof COLUMNS;

/** Position of each column in a row of `width` fields, from 0. */
export interface RegisterColumns extends Readonly<Record<ColumnName, number>> {
  readonly width: number;
  readonly furtherAddress: readonly number[];
  readonly person: readonly number[];
}

/** The columns of an extract, or the served columns that its header does not have exactly once. */
export type ColumnsFound =
  | { readonly status: 'found'; readonly columns: RegisterColumns }
  | { readonly status: 'missing'; readonly missing: readonly ColumnName[] };

/** A header with more columns, or a longer name, is not the register's. */
const MAX_COLUMNS = 200;
const MAX_HEADING = 100;

/** Finds the columns in an extract's header row. */
export function registerColumns(header: readonly string[]): ColumnsFound {
  const names = header
    .slice(0, MAX_COLUMNS)
    .map((name) => (name.length > MAX_HEADING ? '' : name.toLowerCase().replace(/[^a-z0-9]/g, '')));
  const found = Object.entries(COLUMNS).map(([column, aliases]) => [column, onlyPlace(names, aliases)] as const);
  const missing = found.flatMap(([column, at]) => (at === undefined ? [column as ColumnName] : []));
  if (missing.length > 0) return { status: 'missing', missing };
  const columns = {
    ...(Object.fromEntries(found) as Record<ColumnName, number>),
    width: header.length,
    furtherAddress: placesOf(names, OPTIONAL_COLUMNS.furtherAddress),
    person: placesOf(names, OPTIONAL_COLUMNS.person),
  };
  return { status: 'found', columns };
}

function onlyPlace(names: readonly string[], aliases: readonly string[]): number | undefined {
  const [only, second] = placesOf(names, aliases);
  return second === undefined ? only : undefined;
}

function placesOf(names: readonly string[], wanted: readonly string[]): number[] {
  return names.flatMap((name, at) => (wanted.includes(name) ? [at] : []));
}
