import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { UsageError } from '../../../../core/programs/command-line/command.ts';
import { readInputTable } from '../../../../core/programs/command-line/input-table.ts';

const QUIET = { input: Readable.from([]), printError: () => undefined };
const COLUMNS = { name: ['name', 'vendorname'], state: ['state'] };

const TABLES: readonly (readonly [
  what: string,
  text: string | Uint8Array,
  column: string | undefined,
  names: readonly string[],
])[] = [
  ['a known header, in any letter case', 'Vendor Name,State\nA,OH\n', undefined, ['A']],
  ['a byte order mark and Windows line breaks', '\ufeffname\r\nA\r\n', undefined, ['A']],
  ['a quoted name over two lines', 'name,state\n"A,\nB",OH\n', undefined, ['A,\nB']],
  ['semicolons', 'id;name\n1;A, B & C\n', undefined, ['A, B & C']],
  ['tabs', 'id\tname\n1\tA;B\n', undefined, ['A;B']],
  ['a single column without a header', 'Velmora Mill\nHarbor Foods\n', undefined, ['Velmora Mill', 'Harbor Foods']],
  ['a column given by name', 'id,Firma\n1,A\n', 'firma', ['A']],
  ['rows of different lengths', 'id,name\n1\n2,A,further\n', undefined, ['', 'A']],
  ['empty lines', 'name\n\nA\n\n', undefined, ['A']],
  ['only a header', 'name\n', undefined, []],
  ['Windows-1252', Buffer.from('name\n\x80 \xc4pfel AG\n', 'latin1'), undefined, ['€ Äpfel AG']],
];

test('tables are read in the formats in which people save them', async (t) => {
  const folder = await temporaryFolder(t);
  for (const [what, text, named, names] of TABLES) {
    const path = join(folder, 'table.csv');
    await writeFile(path, text);
    const { rows } = await readInputTable(path, { columns: COLUMNS, named }, QUIET);
    assert.deepEqual(
      rows.map(({ wanted }) => wanted['name']),
      names,
      what,
    );
  }
});

test('all columns are kept, and an unnamed one is named by its number', async (t) => {
  const path = join(await temporaryFolder(t), 'table.csv');
  await writeFile(path, 'id,name,,state\n1,A,x,OH\n2,B,y,TX,late\n');
  assert.deepEqual(await readInputTable(path, { columns: COLUMNS, named: undefined }, QUIET), {
    otherColumns: ['id', 'column_3', 'state', 'column_5'],
    rows: [
      { wanted: { name: 'A', state: 'OH' }, others: ['1', 'x', 'OH', ''] },
      { wanted: { name: 'B', state: 'TX' }, others: ['2', 'y', 'TX', 'late'] },
    ],
  });
});

const REFUSED: readonly (readonly [
  what: string,
  text: string | Uint8Array | undefined,
  column: string | undefined,
  sentence: RegExp,
])[] = [
  ['no known column', 'id,firma\n1,A\n', undefined, /choose one with --column/],
  ['a missing column', 'name\nA\n', 'firma', /no such column/],
  [
    'UTF-16, which would be names in Windows-1252',
    Buffer.from('\ufeffname\nA\n', 'utf16le'),
    undefined,
    /is not UTF-8/,
  ],
  ['an open quotation mark', 'name\n"A\n', undefined, /quotation mark/],
  ['no file', undefined, undefined, /cannot be read/],
];

test('an unreadable table is rejected with a sentence', async (t) => {
  const folder = await temporaryFolder(t);
  for (const [what, text, named, sentence] of REFUSED) {
    const path = join(folder, `${what}.csv`);
    if (text !== undefined) await writeFile(path, text);
    await assert.rejects(readInputTable(path, { columns: COLUMNS, named }, QUIET), (error) => {
      assert.ok(error instanceof UsageError, what);
      assert.match(error.message, sentence, what);
      return true;
    });
  }
});
