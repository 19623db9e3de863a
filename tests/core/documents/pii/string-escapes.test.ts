import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { unescaped } from '../../../../core/documents/pii/string-escapes.ts';
import { assertLinear } from '../../http/linear-time.ts';

const raw = String.raw;

const ROWS: readonly (readonly [says: string, text: string, expected: string])[] = [
  ['decodes the escapes of a literal', raw`{"a":"x\n\t\"y\" \\ \/ \b\f\r"}`, '{"a":"x\n\t"y" \\ / \b\f\r"}'],
  ['decodes code units, alone and in pairs', raw`["Bj\u00f6rn", "\ud83d\uDE00"]`, '["Björn", "😀"]'],
  ['decodes code units outside of literals', raw`customer=Bj\u00f6rn`, 'customer=Björn'],
  ['keeps four letters behind a backslash', raw`HARBOUR\ubeda`, raw`HARBOUR\ubeda`],
  ['keeps a code unit behind two backslashes', raw`Bj\\u00f6rn`, raw`Bj\\u00f6rn`],
  ['decodes literals within literals', raw`{"log":"{\"a\":\"x\\ny\"}"}`, '{"log":"{"a":"x\ny"}"}'],
  ['keeps backslashes of prose', raw`in C:\new\table or HARBOUR\nina`, raw`in C:\new\table or HARBOUR\nina`],
  ['keeps a quoted path', raw`open "C:\new\table"`, raw`open "C:\new\table"`],
  ['keeps a quoted path of a server', raw`open "\\files\new"`, raw`open "\\files\new"`],
  ['keeps a quoted account', raw`user "HARBOUR\nina"`, raw`user "HARBOUR\nina"`],
  [
    'keeps quoted names with signs',
    raw`"\\files-2.local\new.txt" "HARBOUR-2\nina-b"`,
    raw`"\\files-2.local\new.txt" "HARBOUR-2\nina-b"`,
  ],
  ['keeps a quoted account of hexadecimal letters', raw`user "HARBOUR\ubeda"`, raw`user "HARBOUR\ubeda"`],
  ['decodes a number behind a word in capitals', raw`"TOTAL\n5"`, '"TOTAL\n5"'],
  [
    'decodes four literals within each other',
    [1, 2, 3, 4].reduce((text) => JSON.stringify(text), 'a\nb'),
    `${'"'.repeat(4)}a\nb${'"'.repeat(4)}`,
  ],
  ['decodes a line end behind a letter and a colon', raw`"Q:\nWho?"`, '"Q:\nWho?"'],
  ['decodes small letters behind a word that is no domain', raw`"mara\nellingsen"`, '"mara\nellingsen"'],
  ['decodes a sentence that begins in capitals', raw`"NB\nmara called"`, '"NB\nmara called"'],
  ['keeps a literal with an escape that is none', raw`"a\nb\q"`, raw`"a\nb\q"`],
  ['keeps a literal over a line end', '"a\\nb\nc"', '"a\\nb\nc"'],
  ['keeps a literal over a carriage return', '"a\\nb\rc"', '"a\\nb\rc"'],
  ['keeps a quote without its other half', raw`"a\nb`, raw`"a\nb`],
  ['does not open at inches', raw`5" pipe, "a\nb"`, '5" pipe, "a\nb"'],
  ['does not close before a word', raw`"a\nb"c`, raw`"a\nb"c`],
  ['does not open at an escaped quote', raw`\"a\nb"`, raw`\"a\nb"`],
];

suite('escapes of string literals', () => {
  for (const [says, text, expected] of ROWS)
    test(says, () => {
      assert.equal(unescaped(text).text, expected);
    });

  const piece = fc.constantFrom(
    ...['Mara', ' ', '\n', '\t', '"', '\\', '/', 'é', '😀', '\u0001', '{', ': ', 'n', 'u00e9', '12'],
  );
  const content = fc.array(piece, { maxLength: 12 }).map((parts) => parts.join(''));

  test('are decoded to what was encoded', () => {
    const word = fc.constantFrom('Mara', ' ', '\n', '\t', '/', 'é', '😀', '\u0001', '{', ': ', '12', '\\ ');
    fc.assert(
      fc.property(fc.array(word, { maxLength: 12 }), fc.boolean(), (parts, isAscii) => {
        const plain = parts.join('');
        assert.equal(unescaped(encoded(plain, isAscii)).text, `"${plain}"`);
      }),
    );
  });

  test('are mapped to whole escapes, in order and without a gap', () => {
    fc.assert(
      fc.property(content, content, fc.boolean(), (plain, outside, isAscii) => {
        const original = `${outside}${encoded(plain, isAscii)}`;
        const { text, starts, ends } = unescaped(original);
        assert.deepEqual([starts.length, ends.length], [text.length, text.length]);
        assert.deepEqual([0, ...ends], [...starts, original.length]);
      }),
    );
  });
});

/** A string as JSON, with or without characters outside of ASCII. */
function encoded(plain: string, isAscii: boolean): string {
  const json = JSON.stringify(plain);
  if (!isAscii) return json;
  return json.replace(/[^\0-\x7f]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

suite('decoding time is linear in the length', { timeout: 120_000 }, () => {
  for (const part of ['"', '\\', '\\"', '"\\"', '"\\n', '\\u00e9', '"a\\nb" ', '"A\\na', raw`"\"\\\"`]) {
    test(`for ${JSON.stringify(part)} repeated`, () => {
      assertLinear((length) => part.repeat(Math.ceil(length / part.length / 2)), unescaped);
    });
  }

  test('for strings without escapes before one with an escape', () => {
    assertLinear((length) => `${'"a" '.repeat(length / 4)}"\\n"`, unescaped);
  });
});
