import { rowOf, V2_HEADER } from '../headers.ts';

/** A row of an organisation with the given columns. */
export function firm(name: string, members: Readonly<Record<string, string>> = {}): string[] {
  return rowOf({
    Classification: 'Firm',
    Name: name,
    'Address 1': '1 MAIN ST',
    City: 'SPRINGFIELD',
    'State / Province': 'VA',
    Country: 'USA',
    'Exclusion Type': 'Prohibition/Restriction',
    'Active Date': '11/20/2023',
    'Termination Date': 'Indefinite',
    Creation_Date: '2023-11-20',
    ...members,
  });
}

/** Rows of organisations, each with a different name. */
export function firms(count: number, members: Readonly<Record<string, string>> = {}): string[][] {
  return Array.from({ length: count }, (_, at) => firm(`MADE NUMBER ${at} INDUSTRIES LLC`, members));
}

/** The text of a table, with all fields quoted and the register's line endings. */
export function csvOf(rows: readonly (readonly string[])[], header: readonly string[] = V2_HEADER): string {
  return [header, ...rows].map(lineOf).join('');
}

export function lineOf(fields: readonly string[]): string {
  return `${fields.map((field) => `"${field.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
