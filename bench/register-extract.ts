import { madeNames, randomOf } from './register-names.ts';

/** Header of the public extract, layout V2. */
const HEADER: readonly string[] =
  'Classification,Name,Prefix,First,Middle,Last,Suffix,Address 1,Address 2,Address 3,Address 4,City,State / Province,Country,Zip Code,Open Data Flag,Blank (Deprecated),Unique Entity ID,Exclusion Program,Excluding Agency,CT Code,Exclusion Type,Additional Comments,Active Date,Termination Date,Record Status,Cross-Reference,SAM Number,CAGE,NPI,Creation_Date'.split(
    ',',
  );

/** Share of organizations among the register's rows in 2026. */
const ORGANIZATIONS = 0.21;

const COMMENT = 'Excluded by the agency on the ground that the cause and treatment code stands for; see the agency.';

/** A made extract in layout V2, like the register's: four of five rows are individuals'. */
export function madeExtract(real: readonly string[], rows: number): Buffer {
  const names = madeNames(real, { count: Math.ceil(rows * ORGANIZATIONS), seed: 3 });
  const random = randomOf(11);
  const lines = [HEADER];
  let organizations = 0;
  for (let row = 0; row < rows; row++) {
    const name = organizations < (row + 1) * ORGANIZATIONS ? names[organizations++] : undefined;
    lines.push(madeRow(name, { row, digits: String(Math.floor(random() * 1e9)).padStart(9, '0') }));
  }
  return Buffer.from(lines.map((fields) => fields.map((field) => `"${field}"`).join(',')).join('\r\n'));
}

function madeRow(name: string | undefined, { row, digits }: { row: number; digits: string }): string[] {
  const person = { First: `GIVEN${row}`, Middle: 'M', Last: `SURNAME${digits}` };
  const members: Readonly<Record<string, string>> = {
    ...(name === undefined ? { Classification: 'Individual', ...person } : { Classification: 'Firm', Name: name }),
    'Address 1': `${row} INDUSTRIAL PARK ROAD`,
    'Address 2': `SUITE ${row % 100}`,
    City: 'SPRINGFIELD',
    'State / Province': 'VA',
    Country: 'USA',
    'Zip Code': digits,
    'Open Data Flag': row % 3 === 0 ? 'Y' : '',
    'Unique Entity ID': name === undefined ? '' : `UEI${digits}`,
    'Exclusion Program': 'Reciprocal',
    'Excluding Agency': 'HHS',
    'CT Code': 'Z1',
    'Exclusion Type': 'Prohibition/Restriction',
    'Additional Comments': row % 2 === 0 ? '' : COMMENT,
    'Termination Date': row % 4 === 0 ? 'Indefinite' : '11/20/2030',
    'SAM Number': `S4MR${digits}`,
    Creation_Date: `20${10 + (row % 15)}-0${1 + (row % 9)}-${10 + (row % 18)}`,
  };
  return HEADER.map((column) => members[column] ?? '');
}
