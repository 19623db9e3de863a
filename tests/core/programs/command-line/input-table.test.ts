import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { temporaryFolder } from '../../../temporary-folder.ts';
import { UsageError } from '../../../../core/programs/command-line/command.ts';
import { readInputTable } from '../../../../core/programs/command-line/input-table.ts';

const COLUMNS = { name: ['name', 'vendorname'], state: ['state'] };

const TABLES: readonly (readonly [
  what: string,
  text: string | Uint8Array,
  column: string | undefined,
  names: readonly string[],
])[] = [
  ['a known header, in any letter case', 'Vendor Name,State\nA,OH\n', undefined, ['A']],
  ['a byte order mark and Windows line ends', '\ufeffname\r\nA\r\n', undefined, ['A']],
  ['a quoted name over two lines', 'name,state\n"A,\nB",OH\n', undefined, ['A,\nB']],
  ['semicolons', 'id;name\n1;A, B & C\n', undefined, ['A, B & C']],
  ['tabs', 'id\tname\n1\tA;B\n', undefined, ['A;B']],
  ['a single column without a header', 'Velmora Mill\nHarbor Foods\n', undefined, ['Velmora Mill', 'Harbor Foods']],
  ['a column that is named', 'id,Firma\n1,A\n', 'firma', ['A']],
  ['rows of different lengths', 'id,name\n1\n2,A,further\n', undefined, ['', 'A']],
  ['empty lines', 'name\n\nA\n\n', undefined, ['A']],
  ['nothing but a header', 'name\n', undefined, []],
];

test('tables are read as people save them', async (t) => {
  const folder = await temporaryFolder(t);
  for (const [what, text, named, names] of TABLES) {
    const path = join(folder, 'table.csv');
    await writeFile(path, text);
    const { rows } = await readInputTable(path, { columns: COLUMNS, named });
    assert.deepEqual(
      rows.map((row) => row['name']),
      names,
      what,
    );
  }
});

const REFUSED: readonly (readonly [
  what: string,
  text: string | Uint8Array | undefined,
  column: string | undefined,
  sentence: RegExp,
])[] = [
  ['no known column', 'id,firma\n1,A\n', undefined, /say which with --column/],
  ['a column that is not there', 'name\nA\n', 'firma', /no column of that name/],
  ['bytes that are not UTF-8', Uint8Array.of(0x6e, 0x61, 0x6d, 0x65, 0x0a, 0xe4), undefined, /UTF-8/],
  ['an open quotation mark', 'name\n"A\n', undefined, /quotation mark/],
  ['no file', undefined, undefined, /cannot be read/],
];

test('what cannot be read is refused with a sentence', async (t) => {
  const folder = await temporaryFolder(t);
  for (const [what, text, named, sentence] of REFUSED) {
    const path = join(folder, `${what}.csv`);
    if (text !== undefined) await writeFile(path, text);
    await assert.rejects(readInputTable(path, { columns: COLUMNS, named }), (error) => {
      assert.ok(error instanceof UsageError, what);
      assert.match(error.message, sentence, what);
      return true;
    });
  }
});
