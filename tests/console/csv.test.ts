import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { createCsvReader } from '../../console/bulk/csv-reader.js';
import { csvText } from '../../console/dom/csv-writer.js';
import { readTableFile } from '../../console/bulk/read-table-file.js';
import { assertLinear } from '../core/http/linear-time.ts';

function rowsOf(pieces: readonly string[]): string[][] {
  const reader = createCsvReader();
  return [...pieces.flatMap((piece) => reader.push(piece)), ...reader.end()];
}

const TABLES: readonly (readonly [text: string, rows: readonly (readonly string[])[]])[] = [
  [
    'name,state\nHarbor Mill,ME\n',
    [
      ['name', 'state'],
      ['Harbor Mill', 'ME'],
    ],
  ],
  [
    'name;state\r\n"Mill; Harbor";ME',
    [
      ['name', 'state'],
      ['Mill; Harbor', 'ME'],
    ],
  ],
  [
    'name\tstate\nA\tB\n',
    [
      ['name', 'state'],
      ['A', 'B'],
    ],
  ],
  // A comma in a line of semicolons is an ordinary character.
  [
    'a;b;c\n1,5;2;3',
    [
      ['a', 'b', 'c'],
      ['1,5', '2', '3'],
    ],
  ],
  ['name\n"two ""words"""\n"a\nb"\n', [['name'], ['two "words"'], ['a\nb']]],
  [
    '\uFEFFname,\n,\n',
    [
      ['name', ''],
      ['', ''],
    ],
  ],
  ['name\n\n\nA\n\r\n', [['name'], ['A']]],
  // A quote within a word does not open a quoted cell.
  ['name\n5" pipe\n', [['name'], ['5" pipe']]],
  ['name', [['name']]],
  ['', []],
];

for (const [text, rows] of TABLES) {
  test(`a table is read from ${JSON.stringify(text)}`, () => {
    assert.deepEqual(rowsOf([text]), rows);
    assert.deepEqual(rowsOf(Array.from(text)), rows, 'one character at a time');
  });
}

const CELL = fc.string({ unit: fc.constantFrom('a', 'é', '"', ',', ';', '\n', ' ', '𝓐', '1') });

test('what is written is read back, by this reader and by another one, wherever it is split', () => {
  const table = fc.array(fc.tuple(CELL, CELL), { minLength: 1, maxLength: 8 });
  fc.assert(
    fc.property(table, fc.nat({ max: 60 }), (cells, cut) => {
      const rows = [['first', 'second'], ...cells];
      const text = csvText(rows);
      assert.deepEqual(rowsOf([text.slice(0, cut), text.slice(cut)]), rows);
      assert.deepEqual(parse(text, { record_delimiter: '\r\n' }), rows);
    }),
  );
});

test('text that a spreadsheet would compute is escaped, while numbers stay numbers', () => {
  assert.equal(csvText([['=1+1', '+1', '-2', '@a', -2, null, true]]), "'=1+1,'+1,'-2,'@a,-2,,true\r\n");
});

test('a file in a legacy encoding is read as such and reported', async () => {
  const latin = new Uint8Array(Buffer.from('name\nCafé\n', 'latin1'));
  assert.deepEqual(await readTableFile(new Blob([latin])), {
    header: ['name'],
    rows: [['Café']],
    encoding: 'windows-1252',
  });
  assert.deepEqual(await readTableFile(new Blob(['name\nCafé\n'])), {
    header: ['name'],
    rows: [['Café']],
    encoding: 'utf-8',
  });
  assert.equal(await readTableFile(new Blob(['name\n'])), undefined);
  assert.equal(await readTableFile(new Blob(['name\n', 'a\n'.repeat(50_001)])), undefined);
});

test('reading takes linear time', () => {
  for (const piece of ['a,b\n', '"', '""', ',', 'a']) {
    assertLinear(
      (length) => piece.repeat(length / piece.length),
      (text) => rowsOf([text]),
    );
  }
});
