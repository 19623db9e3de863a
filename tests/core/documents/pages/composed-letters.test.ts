import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { withComposedLetters } from '../../../../core/documents/pages/composed-letters.ts';
import type { TextRun } from '../../../../core/documents/pages/pdf-words.ts';

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ '\u0300': '`', '\u0301': '\u00b4', '\u0302': '\u02c6', '\u0303': '\u02dc', '\u0304': '\u00af' },
  ...{ '\u0306': '\u02d8', '\u0307': '\u02d9', '\u0308': '\u00a8', '\u030a': '\u02da', '\u030b': '\u02dd' },
  ...{ '\u030c': '\u02c7', '\u0327': '\u00b8', '\u0328': '\u02db' },
};
const [SIZE, LETTER, ACCENT] = [10, 5.5, 4.5];

/** Prints a text as TeX does without accented letters: the run ends in the accent, and the next goes back to its letter. */
function asTexPrints(text: string): TextRun[] {
  const runs: { text: string; matrix: number[]; width: number; font: string }[] = [];
  let x = 100;
  const begin = (at: number, foot = 700): void => {
    runs.push({ text: '', matrix: [SIZE, 0, 0, SIZE, at, foot], width: 0, font: 'f' });
  };
  const add = (sign: string, width: number): void => {
    const run = runs.at(-1);
    if (!run) return;
    run.text += sign;
    run.width += width;
  };
  begin(x);
  for (const letter of text) {
    const [base = '', mark = ''] = letter.normalize('NFD');
    const accent = ACCENTS[mark];
    const isBelow = mark === '\u0327' && base === base.toUpperCase();
    if (accent === undefined || isBelow) add(base, LETTER);
    else {
      const isRaised = base === base.toUpperCase();
      if (isRaised) begin(x + (LETTER - ACCENT) / 2, 702.5);
      add(accent, ACCENT + (isRaised ? 0 : (LETTER - ACCENT) / 2));
      begin(x);
      add(base === 'i' ? '\u0131' : base, LETTER);
    }
    x += LETTER;
    if (isBelow) {
      begin(x - (LETTER + ACCENT) / 2);
      add(accent ?? '', ACCENT);
      begin(x);
    }
  }
  return runs.filter((run) => run.text !== '');
}

const LETTERS = Array.from('aeocnszabdkl AEOCNSZáéíóúàèìòùâêîôûäëïöüãõñçşčďěňřšžőűåąęėğāēÁÉÖÜÅŠŽÇŞŐ');

suite('letters with accents of their own', () => {
  test('are composed wherever they are in a text', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...LETTERS), { minLength: 1, maxLength: 40 }), (letters) => {
        const text = letters.join('');
        const runs = withComposedLetters(asTexPrints(text));
        assert.equal(runs.map((run) => run.text).join(''), text);
        const feet = new Set(runs.map(({ matrix }) => matrix[5]));
        const [first, last] = [runs[0], runs.at(-1)];
        const right = (last?.matrix[4] ?? 0) + (last?.width ?? 0);
        assert.deepEqual([...feet, first?.matrix[4]], [700, 100]);
        assert.ok(Math.abs(right - 100 - text.length * LETTER) < ACCENT);
      }),
    );
  });

  const at = (text: string, x: number, more: Partial<TextRun> = {}): TextRun => ({
    ...{ text, matrix: [SIZE, 0, 0, SIZE, x, 700], width: text.length * LETTER, font: 'f' },
    ...more,
  });
  const APART: readonly (readonly [why: string, runs: readonly TextRun[]])[] = [
    ['beside the letter', [at('caf´', 100), at('e', 122)]],
    ['far before it', [at('caf´', 100), at('e', 108)]],
    ['in another font', [at('caf´', 100), at('e', 117, { font: 'g' })]],
    ['in another size', [at('caf´', 100), at('e', 117, { matrix: [8, 0, 0, 8, 117, 700] })]],
    ['in another line', [at('caf´', 100), at('e', 117, { matrix: [SIZE, 0, 0, SIZE, 117, 712] })]],
    ['over a letter that has no such accent', [at('caf¸', 100), at('q', 117)]],
    ['over a sign', [at('caf´', 100), at('1', 117)]],
  ];
  for (const [why, runs] of APART) {
    test(`stay apart ${why}`, () => {
      assert.deepEqual(withComposedLetters(runs), runs);
    });
  }
});
