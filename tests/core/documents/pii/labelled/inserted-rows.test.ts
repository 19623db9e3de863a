import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { insertedRows } from '../../../../../core/documents/pii/labelled/inserted-rows.ts';
import { assertLinear } from '../../../http/linear-time.ts';

/** A statement, and its columns and rows. */
const ROWS: readonly (readonly [text: string, ...rows: string[]])[] = [
  ["INSERT INTO t (a, b) VALUES ('x', 'y')", 'a|b', 'x|y'],
  ["insert into s.t(a,b)\nvalues\n  (1, 'y'),\n  (2, 'z');", 'a|b', '1|y', '2|z'],
  ['INSERT IGNORE INTO `t` (`a`, [b c], "d") VALUES (N\'x\', NULL, 7)', 'a|b c|d', 'x|NULL|7'],
  // Signs inside of strings, calls and empty values.
  ["INSERT INTO t (a, b) VALUES ('O''Shea, (J)', f(1, 2) + 1), ('', )", 'a|b', "O''Shea, (J)|f(1, 2) + 1", '|'],
  // Rows that do not end.
  ["INSERT INTO t (a, b) VALUES ('x', 'y'), ('z", 'a|b', 'x|y'],
  ["INSERT INTO t (a, b) VALUES ('x' 'y')", 'a|b'],
  ["INSERT INTO t (a) VALUES ('x'); ('y')", 'a', 'x'],
  ["INSERT INTO t VALUES ('x')"],
  ["INSERT INTO t (a) SELECT ('x')"],
];

suite('rows inserted in SQL', () => {
  for (const [text, ...expected] of ROWS) {
    test(`${JSON.stringify(text)}: ${expected.join(' / ') || 'none'}`, () => {
      const written = insertedRows(text).flatMap(({ heads, rows }) =>
        [heads, ...rows].map((cells) => cells.map(({ start, end }) => text.slice(start, end)).join('|')),
      );
      assert.deepEqual(written, expected);
    });
  }

  for (const part of ["INSERT INTO t (a) VALUES ('x'), ", "('x', 1), ", 'insert into ', "(f(1), '''', "]) {
    test(`are found in linear time in ${part} repeated`, () => {
      assertLinear(
        (length) => `INSERT INTO t (a) VALUES ${part.repeat(Math.ceil(length / part.length))}`,
        insertedRows,
      );
    });
  }
});
