import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { writeWholeLines } from '../../../../core/programs/workers/whole-lines.ts';

test('lines are written whole and in order, in pieces that a pipe takes at once', () => {
  const line = fc.string({ unit: 'grapheme', maxLength: 900 }).map((text) => `${text.replaceAll('\n', '')}\n`);
  fc.assert(
    fc.property(fc.array(line, { maxLength: 60 }), (lines) => {
      const pieces: string[] = [];
      writeWholeLines(lines.join(''), (piece) => pieces.push(piece));
      assert.equal(pieces.join(''), lines.join(''));
      for (const piece of pieces) {
        assert.ok(piece.endsWith('\n'));
        assert.ok(Buffer.byteLength(piece) <= 4_096 || piece.indexOf('\n') === piece.length - 1);
      }
      // No more pieces than necessary: two consecutive ones do not fit into one.
      for (let i = 1; i < pieces.length; i++)
        assert.ok(Buffer.byteLength(`${pieces[i - 1]}${pieces[i]?.split('\n')[0]}\n`) > 4_096);
    }),
  );
});
