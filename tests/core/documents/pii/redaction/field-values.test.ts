import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { fieldEnds } from '../../../../../core/documents/pii/redaction/field-ends.ts';
import { brokenMarks, withinWalls } from '../../../../../core/documents/pii/redaction/field-values.ts';
import { redact } from '../../../../../core/documents/pii/redaction/redact.ts';
import { assertLinear } from '../../../http/linear-time.ts';

/** Texts with what ends a field in angle quotes. */
const ENDS: readonly (readonly [says: string, marked: string])[] = [
  ['the commas of rows, and the line end between them', 'a«,»b«,»c«\n»d«,»e«,»f'],
  ['not those of lines with one comma', 'a,b\nc,d'],
  ['not those of lines with another number of commas', 'a,b,c\nd,e,f,g'],
  ['not those with spaces behind them', 'a, b,c\nd,e,f'],
  ['not those of one line', 'a,b,c'],
  ['not those of lines apart', 'a,b,c\n\nd,e,f'],
  ['not commas in quotes', '"a, b"«,»c«,»d«\n»e«,»f«,»g'],
  ['a comma behind a single quote', '12" a«,»b«,»c«\n»d«,»e«,»f'],
  ['tabs', 'a«\t»b«\n»c«\t»d'],
  ['tabs before a space', 'a«\t» b«\n»c«\t»d'],
  ['bars with spaces', '«|» a «|» b «|»«\n»«|»c«|»d«|»'],
  ['a bar between two fields', 'a «|» b«\n»c «|» d'],
  ['semicolons', 'a«;»b«\n»c«;»d'],
  ['not semicolons of sentences', 'a; b\nc; d'],
  ['each of three rows', 'a«\t»b«\n»c«\t»d«\n»e«\t»f'],
  ['those of two tables that share a row', 'a«\t»b;c«\n»d«;»e«\t»f«\n»g«;»h'],
];

suite('the ends of fields are', () => {
  for (const [says, marked] of ENDS)
    test(says, () => {
      const text = marked.replace(/[«»]/g, '');
      let at = 0;
      const found = fieldEnds(text).map(({ start, end }) => {
        const before = text.slice(at, start);
        at = end;
        return `${before}«${text.slice(start, end)}»`;
      });
      assert.equal(found.join('') + text.slice(at), marked);
    });
});

/** Stretches in angle quotes, and their parts. */
const VALUES: readonly (readonly [says: string, marked: string, parts: readonly string[]])[] = [
  ['cuts at tags whose other half is outside', '<b>«Mara</b> <i>Ellingsen»</i>', ['Mara', 'Ellingsen']],
  ['cuts at a tag that is not closed', '«Mara <b>Ellingsen»</b>', ['Mara', 'Ellingsen']],
  ['cuts at tags of XML with attributes', '<a>«Mara</a><b k="1">Ellingsen»</b>', ['Mara', 'Ellingsen']],
  ['cuts at tags in JSON', String.raw`<b>«Mara<\/b> Ellingsen»`, ['Mara', 'Ellingsen']],
  [
    'cuts at tags with signs in their names',
    '<n:a>«Mara</n:a> <b-c>Bo</b-c> <d.e>Ellingsen»</d.e>',
    ['Mara', '<b-c>Bo</b-c>', 'Ellingsen'],
  ],
  ['cuts at tags that begin or end like empty ones', '«Mara <abbr>Bo <break>Ellingsen»', ['Mara', 'Bo', 'Ellingsen']],
  ['keeps an element in two letter cases', '«Ma<B>ra</b> Ellingsen»', ['Ma<B>ra</b> Ellingsen']],
  [
    'keeps empty elements',
    '«Mara<BR>Bo<wbr>Bo<hr>Bo<img src="x">Bo<input>Ellingsen»',
    ['Mara<BR>Bo<wbr>Bo<hr>Bo<img src="x">Bo<input>Ellingsen'],
  ],
  ['keeps a closed element with attributes', '«Mara<x k="1"/>Ellingsen»', ['Mara<x k="1"/>Ellingsen']],
  ['keeps a whole element', '«Ma<b>ra</b> Ellingsen»', ['Ma<b>ra</b> Ellingsen']],
  ['keeps an empty element', '«Mara<br>Ellingsen»', ['Mara<br>Ellingsen']],
  ['keeps a closed element', '«Mara<x/>Ellingsen»', ['Mara<x/>Ellingsen']],
  ['pairs tags of one name', '«Mara <b>Ell</i>ingsen»', ['Mara', 'Ell', 'ingsen']],
  ['cuts at marks of emphasis', '**«Mara** _Ellingsen»_', ['Mara', 'Ellingsen']],
  ['keeps whole emphasis', '«**Mara** Ellingsen»', ['**Mara** Ellingsen']],
  ['cuts at a star', '*«Mara* Ellingsen»', ['Mara', 'Ellingsen']],
  ['cuts at a mark of deletion', '~~«Mara~~ Ellingsen»', ['Mara', 'Ellingsen']],
  ['cuts at a mark of code', '`«Mara` Ellingsen»', ['Mara', 'Ellingsen']],
  ['keeps the low line within a word', '«mara_ellingsen»', ['mara_ellingsen']],
  ['cuts at the quotes of fields', '"«Mara","Ellingsen»"', ['Mara', 'Ellingsen']],
  ['keeps a nickname', '«Mara "Bo" Ellingsen»', ['Mara "Bo" Ellingsen']],
  ['keeps an escaped quote', String.raw`"«Mara \"Bo Ellingsen»"`, [String.raw`Mara \"Bo Ellingsen`]],
  ['cuts at the quotes of SQL', "('«Mara','Ellingsen»')", ['Mara', 'Ellingsen']],
  ...[',', ';', ':', '=', '][', '}{', ')('].map(
    (signs) => [`cuts at quotes around ${signs}`, `'«Mara'${signs}'Ellingsen»'`, ['Mara', 'Ellingsen']] as const,
  ),
  ['cuts at the fields of digits', '"«12","7»"', ['12', '7']],
  ['keeps doubled quotes', '"«Mara ""Bo"" Ellingsen»"', ['Mara ""Bo"" Ellingsen']],
  ['does not take the quote behind a comma', "('x',«'Ellingsen»')", ['Ellingsen']],
  ['keeps apostrophes', "«Mara O'Neil at James' house»", ["Mara O'Neil at James' house"]],
  ['keeps what has no mark', '« Mara »', [' Mara ']],
  ['drops parts without a word', '"«Mara", "»x"', ['Mara']],
];

suite('a value in fields and elements', () => {
  for (const [says, marked, parts] of VALUES)
    test(says, () => {
      const [before = '', inside = '', after = ''] = marked.split(/[«»]/);
      const text = before + inside + after;
      const span = { start: before.length, end: before.length + inside.length };
      const found = withinWalls(text, [span], brokenMarks(text, span));
      assert.deepEqual(
        found.map(({ start, end }) => text.slice(start, end)),
        parts,
      );
    });

  test('leaves the tags of any text as they were', () => {
    const piece = fc.constantFrom(
      '<b>',
      '</b>',
      '<i>',
      '</i>',
      '<p>',
      '</p>',
      'Mara',
      ' ',
      'Ellingsen',
      'Mara Ellingsen',
      ', ',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (parts) => {
        const text = parts.join('');
        const { redacted_text: redacted } = redact(text, [{ type: 'PERSON', value: 'Mara Ellingsen' }]);
        assert.deepEqual(broken(redacted), broken(text));
      }),
    );
  });

  test('leaves the number of fields of any table as it was', () => {
    const name = fc.constantFrom('Mara', 'Ellingsen', 'Mara Ellingsen', '7', '12 Gull Street', 'Port Harrow');
    fc.assert(
      fc.property(
        fc.array(fc.array(name, { minLength: 3, maxLength: 3 }), { minLength: 2, maxLength: 4 }),
        fc.constantFrom(',', ';', '\t', ' | '),
        (rows, separator) => {
          const text = rows.map((row) => row.join(separator)).join('\n');
          const reported = ['Mara Ellingsen', '12 Gull Street, Port Harrow', `12 Gull Street${separator}Port Harrow`];
          const { redacted_text: redacted } = redact(text, reported.map((value) => ({ type: 'PERSON', value }))); // prettier-ignore
          assert.deepEqual(redacted.split('\n').map((row) => row.split(separator).length), rows.map(() => 3)); // prettier-ignore
        },
      ),
    );
  });
});

/** The tags of a text that have no other half. */
function broken(text: string): string[] {
  const open: string[] = [];
  for (const [tag] of text.matchAll(/<\/?[bip]>/g)) {
    if (open.at(-1) === tag.replace('/', '') && tag.startsWith('</')) open.pop();
    else open.push(tag);
  }
  return open;
}

suite('the time for fields is linear in the length', { timeout: 120_000 }, () => {
  for (const part of ['a,b,c\n', '"', ',', '\n', 'a\tb;c\n', '<b>', '<b ', '*', "'a"]) {
    test(`for ${JSON.stringify(part)} repeated`, () => {
      assertLinear(
        (length) => part.repeat(Math.ceil(length / part.length / 2)),
        (text) => {
          const whole = { start: 0, end: text.length };
          withinWalls(text, [whole], fieldEnds(text));
          withinWalls(text, [whole], brokenMarks(text, whole));
        },
      );
    });
  }
});
