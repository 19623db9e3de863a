import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { wordsOfRun } from '../../../../core/documents/pages/pdf-words.ts';

suite('runs of a text layer', () => {
  test('are split into words, each with its position', () => {
    const [first, second] = wordsOfRun({ text: 'Total due', matrix: [10, 0, 0, 10, 50, 200], width: 45 });
    assert.equal(first?.text, 'Total');
    assert.equal(second?.text, 'due');
    assert.ok(first.box.left === 50 && first.box.right < second.box.left && Math.abs(second.box.right - 95) < 1e-9);
    assert.equal(second.box.bottom, 200);
  });
  test('have the width of the run, even for a single narrow character', () => {
    const [dash] = wordsOfRun({ text: '-', matrix: [10, 0, 0, 10, 50, 200], width: 6 });
    assert.deepEqual([dash?.box.left, dash?.box.right], [50, 56]);
  });
  test('are ignored unless they run horizontally to the right', () => {
    for (const matrix of [
      [0, 10, -10, 0, 5, 5],
      [-10, 0, 0, 10, 5, 5],
      [10, 8, 0, 10, 5, 5],
      [Number.NaN, 0, 0, 10, 5, 5],
      [],
    ]) {
      assert.deepEqual(wordsOfRun({ text: 'Draft', matrix, width: 30 }), []);
    }
  });
});
