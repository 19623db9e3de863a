import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { layOut } from '../../../../../core/documents/pages/layout.ts';
import { wordsOfRun } from '../../../../../core/documents/pages/pdf-words.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { hasFaces, looksOf } from '../../../../../core/documents/resume/tagger/piece-looks.ts';
import { piecesOf } from '../../../../../core/documents/resume/tagger/pieces.ts';

type Run = readonly [text: string, font: string, size: number];

/** Rows of runs next to each other, as the words of a text layer. */
function printed(lines: readonly (readonly Run[])[]): ReturnType<typeof rowsOf> {
  const words = lines.flatMap((runs, row) => {
    let x = 50;
    return runs.flatMap(([text, font, size]) => {
      const width = text.length * size * 0.5;
      x += width;
      return wordsOfRun({ text, matrix: [size, 0, 0, size, x - width, 60 + row * 16], width, font });
    });
  });
  return rowsOf(layOut([{ width: 612, height: 792, source: 'text_layer', fields: [], words }]));
}

function kindsOf(lines: readonly (readonly Run[])[]): (readonly [text: string, kind: string])[] {
  const rows = printed(lines);
  const pieces = piecesOf(rows);
  return looksOf(pieces, rows).map(({ kind }, i) => [pieces[i]?.text ?? '', kind]);
}

const BODY: Run = ['Kept the ovens of three bakeries in good order', 'plain', 10];

suite('looks of pieces', () => {
  test('compare typeface and size with the usual print', () => {
    const lines: Run[][] = [
      [['Mara Ellingsen', 'bold', 20]],
      [['WORK', 'bold', 12]],
      [
        ['Baker, ', 'bold', 10],
        ['Acme Corp, ', 'italic', 10],
        ['Duluth', 'plain', 8],
      ],
      [BODY],
      [['Harbor Mill', 'plain', 14]],
    ];
    assert.deepEqual(kindsOf(lines), [
      ['Mara Ellingsen', 'f>'],
      ['WORK', 'f>'],
      ['Baker', 'f='],
      ['Acme Corp', 'f='],
      ['Duluth', 's<'],
      [BODY[0], '='],
      ['Harbor Mill', 's>'],
    ]);
  });

  test('are the same for pieces in one typeface and size, and rare if little is set so', () => {
    const rows = printed([
      [['Baker', 'bold', 10]],
      [BODY],
      [['Cook', 'bold', 10]],
      [BODY],
      [['Teller', 'bold', 12]],
      [BODY],
    ]);
    const looks = looksOf(piecesOf(rows), rows);
    assert.equal(looks[0]?.key, looks[2]?.key);
    assert.notEqual(looks[0]?.key, looks[4]?.key);
    assert.deepEqual(
      looks.map(({ rarity }) => rarity),
      [2, 0, 2, 0, 3, 0],
    );
  });

  test('tell parts apart only by typefaces', () => {
    const sized: Run[][] = [[['Mara Ellingsen', 'plain', 20]], [BODY]];
    const faced: Run[][] = [[['Mara Ellingsen', 'bold', 10]], [BODY]];
    for (const [lines, has] of [
      [sized, false],
      [faced, true],
    ] as const) {
      const rows = printed(lines);
      assert.equal(hasFaces(looksOf(piecesOf(rows), rows)), has);
    }
  });

  test('are unknown in a submitted text', () => {
    const rows = rowsOf(textPages('Mara Ellingsen\n\nWORK\nBaker, Acme Corp'));
    assert.ok(looksOf(piecesOf(rows), rows).every(({ kind, key }) => kind === '' && key === ''));
  });
});
