import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import {
  beginText,
  endText,
  moveText,
  PDFArray,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  setCharacterSpacing,
  setCharacterSqueeze,
  setFontAndSize,
  setTextMatrix,
  showText,
  StandardFonts,
  type PDFFont,
} from 'pdf-lib';
import { readTextLayers } from '../../../../core/documents/pages/pdf-pages.ts';
import { mayBeTracked, withTrackedWords } from '../../../../core/documents/pages/tracked-runs.ts';
import type { TextRun } from '../../../../core/documents/pages/pdf-words.ts';
import { shownLetters, type ShownLetter } from '../../../../core/documents/pages/shown-letters.ts';
import { loadPdfJs } from '../../../../core/documents/pages/pdf-js.ts';
import { assertLinear } from '../../http/linear-time.ts';

const WAYS = ['spacing', 'array', 'moves', 'matrices'] as const;

/** A line as a program may set it. */
interface MadeLine {
  readonly words: readonly string[];
  readonly font: StandardFonts;
  readonly size: number;
  /** What is added between letters, as a share of the size. */
  readonly tracking: number;
  readonly way: (typeof WAYS)[number];
  /** Whether the spaces are characters; otherwise, what follows is moved. */
  readonly hasSpaces: boolean;
  /** In percent of the usual width. */
  readonly squeeze: number;
}

const word = fc.oneof(
  fc.stringMatching(/^[A-Z]{1,12}$/),
  fc.stringMatching(/^[A-Z][a-z]{1,12}$/),
  fc.constantFrom('AVATAR', 'LTD.', 'E-COMMERCE', '&', 'TOYOTA', "O'NEILL"),
);

/** The usual width of a space is 0.25 to 0.28. */
const madeLine: fc.Arbitrary<MadeLine> = fc.record({
  words: fc
    .array(word, { minLength: 1, maxLength: 4 })
    .filter((words) => words.join('').length > 4 && words.join('').length <= 24),
  font: fc.constantFrom(StandardFonts.Helvetica, StandardFonts.HelveticaBold, StandardFonts.TimesRoman),
  size: fc.integer({ min: 7, max: 24 }),
  tracking: fc.integer({ min: 0, max: 45 }).map((share) => share / 100),
  way: fc.constantFrom(...WAYS),
  hasSpaces: fc.boolean(),
  squeeze: fc.constantFrom(100, 100, 90, 120),
});

function operatorsOf(line: MadeLine, font: PDFFont, key: PDFName, foot: number): PDFOperator[] {
  const { size, way, hasSpaces, squeeze } = line;
  const left = 30;
  const added = line.tracking * size;
  const space = font.widthOfTextAtSize(' ', size);
  const out = [beginText(), setFontAndSize(key, size), setCharacterSqueeze(squeeze)];
  const text = line.words.join(' ');
  if (way === 'spacing') {
    out.push(setTextMatrix(1, 0, 0, 1, left, foot), setCharacterSpacing(added), showText(font.encodeText(text)));
    return [...out, setCharacterSpacing(0), endText()];
  }
  const advance = (letter: string): number =>
    ((letter === ' ' ? space : font.widthOfTextAtSize(letter, size)) + added) * (squeeze / 100);
  if (way === 'array') {
    const array = PDFArray.withContext(font.doc.context);
    for (const letter of text)
      if (letter === ' ' && !hasSpaces) array.push(PDFNumber.of((-1000 * (space + added)) / size));
      else {
        array.push(font.encodeText(letter));
        array.push(PDFNumber.of((-1000 * added) / size));
      }
    out.push(setTextMatrix(1, 0, 0, 1, left, foot), PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [array]));
    return [...out, endText()];
  }
  let x = left;
  if (way === 'moves') out.push(setTextMatrix(1, 0, 0, 1, left, foot));
  let moved = 0;
  for (const letter of text) {
    if (letter !== ' ' || hasSpaces) {
      out.push(way === 'moves' ? moveText(moved, 0) : setTextMatrix(1, 0, 0, 1, x, foot));
      out.push(showText(font.encodeText(letter)));
      moved = 0;
    }
    x += advance(letter);
    moved += advance(letter);
  }
  return [...out, endText()];
}

async function wordsRead(line: MadeLine): Promise<string[]> {
  const document = await PDFDocument.create();
  const page = document.addPage([1200, 200]);
  const font = await document.embedFont(line.font);
  page.pushOperators(...operatorsOf(line, font, page.node.newFontDictionary(font.name, font.ref), 100));
  const read = await readTextLayers(await document.save());
  assert.equal(read.kind, 'pages');
  return read.document.text.split(/\s+/);
}

/** Letters of a line that are so far apart. */
function lettersOf(text: string, gap: number): ShownLetter[] {
  return Array.from(text, (letter, i) => ({
    text: letter,
    gap: i === 0 ? Infinity : gap,
    isSpaced: false,
    width: 0.7,
  }));
}

const runOf = (text: string, width: number): TextRun => ({ text, matrix: [10, 0, 0, 10, 50, 100], width });

suite('letters that are set apart', () => {
  test('spell the words that are printed', async () => {
    await fc.assert(
      fc.asyncProperty(madeLine, async (line) => {
        assert.deepEqual(await wordsRead(line), line.words);
      }),
      { numRuns: 100 },
    );
  });

  test('of a short run are as far apart as those around it in its line', () => {
    const letters = lettersOf('WORKOF', 0.15).map((letter, i) => (i === 4 ? { ...letter, gap: 0.9 } : letter));
    const found = withTrackedWords([runOf('W O R K', 33), runOf('O F', 16)], letters);
    assert.deepEqual(
      found.map(({ text }) => text),
      ['WORK', 'OF'],
    );
    const [short] = withTrackedWords([runOf('W O', 16)], lettersOf('WO', 0.15));
    assert.equal(short?.text, 'W O');
  });

  test('are words where spaces are typed between them', () => {
    const letters = lettersOf('abcdef', 0.28).map((letter) => ({ ...letter, isSpaced: true }));
    assert.deepEqual(
      withTrackedWords([runOf('a b c d e f', 60)], letters).map(({ text }) => text),
      ['a b c d e f'],
    );
  });

  test('are where the page shows them', () => {
    const letters = lettersOf('ABCDEF', 0.1).map((letter, i) => (i === 4 ? { ...letter, gap: 0.5 } : letter));
    const [first, second] = withTrackedWords([runOf('A B C D E F', 51)], letters);
    assert.deepEqual([first?.text, first?.width.toFixed(3)], ['ABCD', '31.000']);
    assert.deepEqual(
      [second?.text, second?.matrix[4]?.toFixed(3), second?.width.toFixed(3)],
      ['EF', '86.000', '15.000'],
    );
  });

  test('are along the line where this is not level', () => {
    const letters = lettersOf('ABCDEF', 0).map((letter, i) => (i === 4 ? { ...letter, gap: 1 } : letter));
    const [, second] = withTrackedWords([{ ...runOf('A B C D E F', 52), matrix: [8, 6, -6, 8, 50, 100] }], letters);
    assert.deepEqual(
      second?.matrix.map((one) => Math.round(10 * one) / 10),
      [8, 6, -6, 8, 80.4, 122.8],
    );
  });

  test('of prose say nothing of its spaces', () => {
    for (const text of ['as it is, so be it', 'I am to do it, or so', 'y a la de un'])
      assert.equal(mayBeTracked(text), false);
  });

  test('are words beside a narrow space, and on another line', () => {
    const read = (letters: readonly ShownLetter[]): string[] =>
      withTrackedWords([runOf('W O R K O F', 80)], letters).map(({ text }) => text);
    const at = (change: Partial<ShownLetter>): ShownLetter[] =>
      lettersOf('WORKOF', 0.1).map((letter, i) => (i === 4 ? { ...letter, ...change } : letter));
    assert.deepEqual(read(at({ isSpaced: true, gap: 0.2 })), ['WORK', 'OF']);
    assert.deepEqual(read(at({ gap: Infinity })), ['WORK', 'OF']);
    assert.deepEqual(read(lettersOf('WORKOF', Infinity)), ['W O R K O F']);
  });

  test('have places in numbers, whatever their font and gaps say', () => {
    for (const own of [{ gap: Infinity }, { gap: -0.7 }]) {
      const letters = lettersOf('WORKOF', 0.1).map((letter, i) => (i % 2 === 1 ? { ...letter, ...own } : letter));
      for (const { matrix, width } of withTrackedWords([runOf('W O R K O F', 80)], letters))
        assert.ok([...matrix, width].every(Number.isFinite), JSON.stringify(own));
    }
    const flat = lettersOf('WORK', 0).map((letter) => ({ ...letter, width: 0 }));
    assert.deepEqual(
      withTrackedWords([runOf('W O R K', 80)], flat).map(({ matrix, width }) => [matrix[4], width]),
      [[50, 0]],
    );
  });

  test('of a short run are as far apart as those of its own line, and no other', () => {
    const [above, own, below] = [lettersOf('WORK', 0.15), lettersOf('OF', 0.4), lettersOf('ART', 0.15)];
    const found = withTrackedWords([runOf('W O R K', 33), runOf('O F', 16)], [...above, ...own, ...below]);
    assert.deepEqual(
      found.map(({ text }) => text),
      ['WORK', 'O F'],
    );
  });

  test('are found again behind runs that the page shows otherwise', () => {
    const letters = [...lettersOf('fi', 0), ...lettersOf('WORK', 0.2)];
    const [, found] = withTrackedWords([runOf('\ufb01', 6), runOf('W O R K', 34)], letters);
    assert.equal(found?.text, 'WORK');
  });
});

const { OPS } = await loadPdfJs();

type Operation = readonly [name: keyof typeof OPS, ...args: readonly unknown[]];

/** Shows letters of half the height of their font, and moves in its thousandths. */
const show = (...shown: readonly (string | number)[]): Operation => [
  'showText',
  shown.map((one) => (typeof one === 'string' ? { unicode: one, width: 500 } : one)),
];

const SHOWN: readonly (readonly [why: string, operations: readonly Operation[], gaps: readonly number[]])[] = [
  ['in one text', [show('A', 'B')], [Infinity, 0]],
  ['moved in a text', [show('A', -300, 'B')], [Infinity, 0.3]],
  ['behind a space', [show('A', ' ', 'B')], [Infinity, 0.5]],
  ['with more space between characters', [['setCharSpacing', 2], show('A'), show('B')], [Infinity, 0.2]],
  ['stretched', [['setCharSpacing', 2], ['setHScale', 50], show('A', -100, 'B')], [Infinity, 0.15]],
  ['moved to the right', [show('A'), ['moveText', 7, 0], show('B')], [Infinity, 0.2]],
  [
    'moved from where the last move ended',
    [['moveText', 7, 0], show('A'), ['moveText', 7, 0], show('B')],
    [Infinity, 0.2],
  ],
  ['moved with the leading', [show('A'), ['setLeadingMoveText', 7, 0], show('B')], [Infinity, 0.2]],
  ['moved down', [show('A'), ['moveText', 7, -12], show('B')], [Infinity, Infinity]],
  ['on the next line', [['setLeading', 12], show('A'), ['nextLine'], show('B')], [Infinity, Infinity]],
  [
    'on the next line, as the last one',
    [['setLeadingMoveText', 0, -12], show('A'), ['nextLine'], show('B')],
    [Infinity, Infinity],
  ],
  ['in another text', [show('A'), ['endText'], ['beginText'], ['moveText', 7, 0], show('B')], [Infinity, 0.2]],
  [
    'in another text on another line',
    [show('A'), ['endText'], ['beginText'], ['moveText', 7, 9], show('B')],
    [Infinity, Infinity],
  ],
  ['with the page moved', [show('A'), ['beginText'], ['transform', 1, 0, 0, 1, 7, 0], show('B')], [Infinity, 0.2]],
  [
    'with the page moved down',
    [show('A'), ['beginText'], ['transform', 1, 0, 0, 1, 7, 9], show('B')],
    [Infinity, Infinity],
  ],
  [
    'with the page moved and back',
    [['save'], ['transform', 1, 0, 0, 1, 7, 0], show('A'), ['restore'], ['beginText'], ['moveText', 14, 0], show('B')],
    [Infinity, 0.2],
  ],
  [
    'upwards',
    [['setTextMatrix', [0, 1, -1, 0, 0, 0]], show('A'), ['setTextMatrix', [0, 1, -1, 0, 0, 7]], show('B')],
    [Infinity, 0.2],
  ],
  ['behind a joiner', [show('A', '\u200d', 'B')], [Infinity, 0.5]],
  ['placed on the same line', [show('A'), ['setTextMatrix', [1, 0, 0, 1, 7, 0]], show('B')], [Infinity, 0.2]],
  ['placed on another line', [show('A'), ['setTextMatrix', [1, 0, 0, 1, 7, 12]], show('B')], [Infinity, Infinity]],
  ['placed at another size', [show('A'), ['setTextMatrix', [2, 0, 0, 2, 7, 0]], show('B')], [Infinity, Infinity]],
  ['in a larger font', [show('A'), ['setFont', 'f', 20], ['moveText', 9, 0], show('B')], [Infinity, 0.2]],
];

suite('a letter is so far from the one before', () => {
  for (const [why, operations, gaps] of SHOWN) {
    test(why, () => {
      const all: readonly Operation[] = [['beginText'], ['setFont', 'f', 10], ...operations];
      const letters = shownLetters({
        fnArray: all.map(([name]) => OPS[name]),
        argsArray: all.map(([, ...args]) => args),
      });
      assert.deepEqual(
        letters.map(({ gap }) => Math.round(1000 * gap) / 1000),
        gaps,
      );
    });
  }

  test('and is behind a space only once', () => {
    const letters = shownLetters({ fnArray: [OPS.showText], argsArray: [show('A', ' ', 'B', 'C').slice(1)] });
    assert.deepEqual(
      letters.map(({ isSpaced }) => isSpaced),
      [false, true, false],
    );
  });
});

suite('following letters takes time that is linear in the length', { timeout: 120_000 }, () => {
  const SHAPES: Readonly<Record<string, (length: number) => readonly [runs: TextRun[], letters: ShownLetter[]]>> = {
    'many runs in one line': (length) => [
      Array.from({ length: length / 40 }, () => runOf('A B', 20)),
      lettersOf('AB'.repeat(length / 40), 0.1),
    ],
    'many runs that are not shown': (length) => [
      Array.from({ length: length / 400 }, () => runOf('A A A B', 40)),
      lettersOf('A'.repeat(length / 10), 0.1),
    ],
  };
  for (const [name, shape] of Object.entries(SHAPES)) {
    test(name, () => {
      assertLinear(shape, ([runs, letters]) => withTrackedWords(runs, letters));
    });
  }
});
