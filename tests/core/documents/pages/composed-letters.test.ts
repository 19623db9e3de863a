import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { haveApartAccents, withComposedLetters } from '../../../../core/documents/pages/composed-letters.ts';
import type { GlyphWidths } from '../../../../core/documents/pages/glyph-widths.ts';
import type { TextRun } from '../../../../core/documents/pages/pdf-words.ts';

const ACCENTS: Readonly<Record<string, string>> = {
  ...{ '\u0300': '`', '\u0301': '\u00b4', '\u0302': '\u02c6', '\u0303': '\u02dc', '\u0304': '\u00af' },
  ...{ '\u0306': '\u02d8', '\u0307': '\u02d9', '\u0308': '\u00a8', '\u030a': '\u02da', '\u030b': '\u02dd' },
  ...{ '\u030c': '\u02c7', '\u0327': '\u00b8', '\u0328': '\u02db' },
};
const SIZE = 10;
const ACCENT = 4;
/** A wider gap in a line is a space for pdfjs. */
const GAP = 0.102 * SIZE;

/** Widths of letters, some of them so wide that their accent begins where pdfjs takes the gap for a space. */
const widthOf = (letter: string): number => (/[A-Zm]/.test(letter) ? 7.5 : /[il]/.test(letter) ? 2.8 : 5);
const WIDTHS: GlyphWidths = (_, sign) => {
  if (/^[a-zA-Z]$/.test(sign)) return widthOf(sign) / SIZE;
  return sign === '\u0131' ? widthOf('i') / SIZE : Object.values(ACCENTS).includes(sign) ? ACCENT / SIZE : undefined;
};

/** Prints a text as TeX does without accented letters: the run ends in the accent, and the next goes back to its letter. */
function asTexPrints(text: string, space = 3.3): TextRun[] {
  const runs: { text: string; matrix: number[]; width: number; font: string }[] = [];
  let x = 100;
  const begin = (at: number, foot = 700): void => {
    runs.push({ text: '', matrix: [SIZE, 0, 0, SIZE, at, foot], width: 0, font: 'f' });
  };
  /** Adds a sign at a place of the run. Where it begins after a gap, there is a space, also at the end of the run before. */
  const add = (sign: string, width: number, at = x): void => {
    const run = runs.at(-1);
    if (!run) return;
    const before = run.text === '' ? runs.at(-2) : run;
    const gap = before ? at - ((before.matrix[4] ?? 0) + before.width) : 0;
    if (before && gap > GAP && before.text !== '') {
      before.text += ' ';
      before.width += gap;
    }
    run.text += sign;
    run.width = at + width - (run.matrix[4] ?? 0);
  };
  begin(x);
  for (const letter of text) {
    const [base = '', mark = ''] = letter.normalize('NFD');
    const width = base === ' ' ? space : widthOf(base);
    const accent = ACCENTS[mark];
    const isBelow = mark === '\u0327' && base === base.toUpperCase();
    if (base === ' ') {
      x += width;
      continue;
    }
    if (accent === undefined || isBelow) add(base, width);
    else {
      const at = x + (width - ACCENT) / 2;
      if (base === base.toUpperCase()) begin(at, 702.5);
      add(accent, ACCENT, at);
      begin(x);
      add(base === 'i' ? '\u0131' : base, width);
    }
    x += width;
    if (isBelow) {
      begin(x - (width + ACCENT) / 2);
      add(accent ?? '', ACCENT, x - (width + ACCENT) / 2);
    }
  }
  return runs.filter((run) => run.text !== '');
}

const PLAIN = Array.from('aeocnszabdklmAEOCNSZM');
const OVER = Array.from('áéíóúàèìòùâêîôûäëïöüãõñçşčďěňřšžőűåąęėğāēÁÉÖÜÅŠŽŐ');
const UNDER_CAPITALS = ['Ç', 'Ş'];

/** Words with at least one of the letters. */
const wordsWith = (accented: readonly string[]): fc.Arbitrary<string> => {
  const letters = fc.array(fc.constantFrom(...PLAIN, ...accented), { maxLength: 8 });
  return fc.tuple(letters, fc.constantFrom(...accented), letters).map((parts) => parts.flat().join(''));
};

/** Behind a mark below a capital, one gap more in the run tells nothing: such letters are in the last word. */
const TEXT = fc
  .tuple(fc.array(wordsWith(OVER), { maxLength: 3 }), wordsWith([...OVER, ...UNDER_CAPITALS]))
  .map((words) => words.flat().join(' '));

suite('letters with accents of their own', () => {
  const at = (text: string, x: number, more: Partial<TextRun> = {}): TextRun => ({
    ...{ text, matrix: [SIZE, 0, 0, SIZE, x, 700], width: text.length * 5.5, font: 'f' },
    ...more,
  });
  test('are composed wherever they are in a text, whose words are parted where they were', () => {
    fc.assert(
      fc.property(TEXT, fc.integer({ min: 28, max: 38 }), (text, space) => {
        const runs = withComposedLetters(asTexPrints(text, space / 10), WIDTHS);
        assert.equal(runs.map((run) => run.text).join(''), text);
        const feet = new Set(runs.map(({ matrix }) => matrix[5]));
        assert.deepEqual([...feet, runs[0]?.matrix[4]], [700, 100]);
      }),
    );
  });

  test('keep their spaces where the widths of glyphs are not known', () => {
    const [run] = withComposedLetters(asTexPrints('aaMüa'));
    assert.equal(run?.text, 'aaMüa');
    const parted = withComposedLetters(asTexPrints('aaMÜa'));
    assert.equal(parted.map(({ text }) => text).join(''), 'aaM Üa');
  });

  const SPACED: readonly (readonly [why: string, runs: readonly TextRun[], text: string])[] = [
    ['in a tight line of many words', [at('a b c d ¨', 100, { width: 35.3 }), at('u', 130)], 'a b c d ü'],
    ['in another font', [at('M ', 100, { font: 'g' }), at('¨', 109), at('U', 107.5)], 'M Ü'],
    [
      'in another line',
      [
        at('M ', 100),
        at('¨', 109, { matrix: [SIZE, 0, 0, SIZE, 109, 712] }),
        at('U', 107.5, { matrix: [SIZE, 0, 0, SIZE, 107.5, 712] }),
      ],
      'M Ü',
    ],
    ['in another run, with letters between', [at('M ', 100), at('a¨', 107.5, { width: 9.5 }), at('u', 112.5)], 'M aü'],
    ['beside the letter', [at('M ', 100), at('¨', 109), at('U', 107.5)], 'MÜ'],
  ];
  for (const [why, runs, text] of SPACED)
    test(`have the space before them ${why}: ${text}`, () => {
      const composed = withComposedLetters(runs, WIDTHS);
      assert.equal(composed.map((run) => run.text).join(''), text);
    });

  test('may be apart in the whole of a document', () => {
    const rows: readonly (readonly [runs: readonly string[], are: boolean])[] = [
      [['caf´', 'e'], true],
      [['C', '¸ELIK'], true],
      [['cafe', 'a´b', ''], false],
    ];
    for (const [texts, are] of rows) assert.equal(haveApartAccents(texts.map((text) => at(text, 100))), are);
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
