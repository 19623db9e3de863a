import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import {
  beginText,
  concatTransformationMatrix,
  endText,
  moveText,
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  popGraphicsState,
  pushGraphicsState,
  setCharacterSpacing,
  setFontAndSize,
  setTextMatrix,
  setWordSpacing,
  showText,
  StandardFonts,
  type PDFFont,
} from 'pdf-lib';
import { MAX_CHARACTERS } from '../../../../core/documents/pages/limits.ts';
import { loadPdfJs } from '../../../../core/documents/pages/pdf-js.ts';
import { readTextLayers } from '../../../../core/documents/pages/pdf-pages.ts';
import type { TextRun } from '../../../../core/documents/pages/pdf-words.ts';
import { shownLetters, type PlacedLetter } from '../../../../core/documents/pages/shown-letters.ts';
import { withSoftHyphens } from '../../../../core/documents/pages/soft-hyphens.ts';
import { assertLinear } from '../../http/linear-time.ts';
import { hyphenMap } from './made-files.ts';

const SIZE = 10;
const LEFT = 40;
const STEP = 14;

/**
 * How a program places what it shows: a line as one text, its words by moves, each piece as Typst does, with words set wide after others whose
 * setting is over, or turned twice.
 */
const WAYS = ['lines', 'array', 'moves', 'pages', 'wide', 'turned'] as const;
type Way = (typeof WAYS)[number];

/** The pieces of a line as Typst has them: what is before a hyphen, the hyphen, and what is behind it. */
function piecesOf(line: string): string[] {
  return line.split(/(?<=-)|(?=-)/);
}

function operatorsOf(line: string, { way, font, key, foot }: Printed): PDFOperator[] {
  // Letters are not kerned.
  const widthOf = (text: string): number =>
    Array.from(text, (letter) => font.widthOfTextAtSize(letter, SIZE)).reduce((sum, width) => sum + width, 0);
  if (way === 'pages') {
    let x = LEFT;
    return piecesOf(line).flatMap((piece) => {
      const place = [concatTransformationMatrix(1, 0, 0, -1, x, foot), beginText(), setFontAndSize(key, SIZE)];
      x += widthOf(piece);
      const shown = [setTextMatrix(1, 0, 0, -1, 0, 0), showText(font.encodeText(piece)), endText()];
      return [pushGraphicsState(), ...place, ...shown, popGraphicsState()];
    });
  }
  if (way === 'wide') {
    const over = [pushGraphicsState(), setCharacterSpacing(8), setFontAndSize(key, 30), popGraphicsState()];
    const set = [beginText(), setFontAndSize(key, SIZE), setWordSpacing(3), setTextMatrix(1, 0, 0, 1, LEFT, foot)];
    return [...over, ...set, showText(font.encodeText(line)), endText()];
  }
  if (way === 'turned') {
    const set = [beginText(), setFontAndSize(key, -SIZE), setTextMatrix(-1, 0, 0, -1, LEFT, foot)];
    return [...set, showText(font.encodeText(line)), endText()];
  }
  const begun = [beginText(), setFontAndSize(key, SIZE), setTextMatrix(1, 0, 0, 1, LEFT, foot)];
  if (way === 'lines') return [...begun, showText(font.encodeText(line)), endText()];
  const words = line.split(' ');
  if (way === 'array') {
    const array = PDFArray.withContext(font.doc.context);
    for (const word of words) {
      array.push(font.encodeText(word));
      array.push(PDFNumber.of((-1000 * widthOf(' ')) / SIZE));
    }
    return [...begun, PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [array]), endText()];
  }
  const moves = words.flatMap((word) => [showText(font.encodeText(word)), moveText(widthOf(`${word} `), 0)]);
  return [...begun, ...moves, endText()];
}

interface Printed {
  readonly way: Way;
  readonly font: PDFFont;
  readonly key: PDFName;
  readonly foot: number;
}

/** A page of lines in a font whose hyphens are called so. */
async function pageOf(
  lines: readonly string[],
  { way = 'lines', hyphen = '00ad' }: { way?: Way; hyphen?: string } = {},
) {
  const document = await PDFDocument.create();
  const page = document.addPage([700, 800]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const key = page.node.newFontDictionary(font.name, font.ref);
  for (const [i, line] of lines.entries())
    page.pushOperators(...operatorsOf(line, { way, font, key, foot: 760 - STEP * i }));
  await document.flush();
  const map = document.context.register(document.context.flateStream(hyphenMap(hyphen)));
  document.context.lookup(font.ref, PDFDict).set(PDFName.of('ToUnicode'), map);
  return document;
}

async function textOf(document: PDFDocument): Promise<string> {
  const read = await readTextLayers(await document.save());
  assert.equal(read.kind, 'pages');
  return read.document.text.replaceAll(/ +/g, ' ');
}

const letters = fc.stringMatching(/^[A-Za-z]{2,9}$/);
const word = fc.oneof(
  { weight: 3, arbitrary: letters },
  fc.tuple(letters, letters).map((parts) => parts.join('-')),
  fc.tuple(letters, letters, letters).map((parts) => parts.join('-')),
  fc.constantFrom('555-0123', '2018-2020', '-5.00', 'X-', 'INV-2026-07'),
);

/** Lines of words, some of which a hyphen cuts at their end. */
const madeLines = fc.array(
  fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 6 }), fc.boolean())
    .map(([words, isCut]) => `${words.join(' ')}${isCut ? '-' : ''}`),
  { minLength: 1, maxLength: 8 },
);

const MADE = ['Vehicle Inspec-', 'tion, 2018-2020', 'Call 555-0123 - or write to A-B', '- co-op', 'a -5.00'];

suite('hyphens that a font calls soft', () => {
  test('are read wherever they are shown', async () => {
    await fc.assert(
      fc.asyncProperty(madeLines, fc.constantFrom(...WAYS), async (lines, way) => {
        assert.equal(await textOf(await pageOf(lines, { way })), lines.join('\n'));
      }),
      { numRuns: 150 },
    );
  });

  for (const way of WAYS)
    test(`are those of a page without them, set as ${way}`, async () => {
      const [soft, hard] = await Promise.all([pageOf(MADE, { way }), pageOf(MADE, { way, hyphen: '002d' })]);
      assert.equal(await textOf(soft), await textOf(hard));
    });

  test('are where those of other fonts are', async () => {
    const placesOf = async (hyphen: string, way: Way): Promise<string[]> => {
      const read = await readTextLayers(await (await pageOf(MADE, { way, hyphen })).save());
      assert.equal(read.kind, 'pages');
      return read.document.pages.flatMap(({ lines }) =>
        lines.map(({ box }) => [box.left, box.right, box.bottom].map((one) => one.toFixed()).join(' ')),
      );
    };
    // Of text whose size is negative, pdf.js gives shorter widths than are printed.
    for (const way of WAYS)
      assert.deepEqual(await placesOf('00ad', way), await placesOf('002d', way === 'turned' ? 'lines' : way), way);
  });
});

/** Letters right behind each other, from a place; a hyphen is a soft one, and a space only moves on. */
function lettersOf(text: string, [left, foot]: readonly [x: number, y: number] = [0, 0]): PlacedLetter[] {
  return Array.from(text, (letter, i): PlacedLetter => {
    const from = { x: left + 5 * i, y: foot };
    const [gap, isSpaced] = [i === 0 ? Infinity : text[i - 1] === ' ' ? 0.5 : 0, text[i - 1] === ' '];
    const own = { text: letter, gap, isSpaced, width: 0.5, from, to: { x: from.x + 5, y: foot } };
    return { ...own, ...(letter === '-' && { isSoft: true }) };
  }).filter(({ text: letter }) => letter !== ' ');
}

const runOf = (text: string, [left, foot]: readonly [x: number, y: number] = [0, 0]): TextRun => ({
  text,
  matrix: [10, 0, 0, 10, left, foot],
  width: 5 * text.length,
});

const TRANSFORM = [1, 0, 0, 1, 0, 0];

const RUNS: readonly (readonly [
  why: string,
  runs: readonly string[],
  letters: readonly string[],
  found: readonly string[],
])[] = [
  ['behind a run', ['Inspec', 'tion'], ['Inspec-', 'tion'], ['Inspec-', 'tion']],
  ['apart from a run', ['or', 'to'], ['or -', 'to'], ['or', '-', 'to']],
  ['before a run', ['5.00'], ['-5.00'], ['-5.00']],
  ['between two runs', ['a', '5.00'], ['a -5.00'], ['a', '-5.00']],
  ['behind a ligature', ['o\ufb03ce', 'co op'], ['o\ufb03ce', 'co-op'], ['o\ufb03ce', 'co-op']],
  ['behind runs that are not shown', ['\u2022', 'hidden', 'co op'], ['co-op'], ['\u2022', 'hidden', 'co-op']],
  ['behind runs that are shown otherwise', ['x', 'co op'], ['otherwise', 'co-op'], ['x', 'co-op']],
  ['only where a short run is', ['e', 'there'], ['there-'], ['e', 'there-']],
  ['in a run of several words', ['co op ed'], ['co-op ed'], ['co-op ed']],
  ['behind a run whose ligatures are taken apart', ['office'], ['o\ufb03ce-'], ['office-']],
  ['alone in a line', ['one', 'two'], ['one', '-', 'two'], ['one', 'two']],
  ['in none of the runs', ['one', ' ', 'two'], ['one', 'two'], ['one', ' ', 'two']],
];

suite('a soft hyphen is', () => {
  for (const [why, runs, lines, found] of RUNS)
    test(why, () => {
      const letters = lines.flatMap((line, i) => lettersOf(line, [0, 20 * i]));
      const read = withSoftHyphens(
        runs.map((text) => runOf(text)),
        letters,
        TRANSFORM,
      );
      assert.deepEqual(
        read.map(({ text }) => text),
        found,
      );
    });

  test('no beginning of a cell that is far to the left of it', () => {
    const letters = lettersOf('two -one').map((letter, i) => (i === 4 ? { ...letter, gap: -9 } : letter));
    const read = withSoftHyphens([runOf('two'), runOf('one')], letters, TRANSFORM);
    assert.deepEqual(
      read.map(({ text }) => text),
      ['two', '-', 'one'],
    );
  });

  test('letters beyond as many as are read of a text are not listed', async () => {
    const { OPS } = await loadPdfJs();
    const line = Array.from({ length: 1000 }, () => ({ unicode: 'a', width: 500, isSpace: false }));
    const lines = 2 * (MAX_CHARACTERS / line.length);
    const drawing = { fnArray: Array<number>(lines).fill(OPS.showText), argsArray: Array(lines).fill([line]) };
    assert.equal(shownLetters(drawing).length, MAX_CHARACTERS);
  });

  test('nothing where it has no width', async () => {
    const { OPS } = await loadPdfJs();
    const glyphs = ['a', '\u00ad', 'b'].map((unicode) => ({ unicode, width: unicode === '\u00ad' ? 0 : 500 }));
    const letters = shownLetters({ fnArray: [OPS.showText], argsArray: [[glyphs]] });
    assert.deepEqual(
      letters.map(({ text }) => text),
      ['a', 'b'],
    );
  });

  test('where the page shows it, though its run is raised', () => {
    const [run] = withSoftHyphens([runOf('one', [30, 103])], lettersOf('one-', [40, 100]), TRANSFORM);
    assert.deepEqual([run?.matrix.slice(4), run?.width], [[40, 103], 20]);
  });

  test('at a place in numbers, whatever the page says of its letters', () => {
    const letters = lettersOf('one-').map((letter) => ({ ...letter, to: { x: Infinity, y: NaN } }));
    assert.deepEqual(withSoftHyphens([runOf('one')], letters, TRANSFORM), [{ ...runOf('one'), text: 'one-' }]);
  });
});

suite('finding their places takes time that is linear in the length', { timeout: 120_000 }, () => {
  const line = 'one-two ';
  const RUNS_OF: Readonly<Record<string, (length: number) => readonly [runs: TextRun[], letters: PlacedLetter[]]>> = {
    'in many runs': (length) => [
      Array.from({ length: length / 40 }, () => runOf('one two')),
      lettersOf(line.repeat(length / 40)),
    ],
    'in one run': (length) => [[runOf('onetwo '.repeat(length / 40))], lettersOf(line.repeat(length / 40))],
    'in runs that are not shown': (length) => [
      Array.from({ length: length / 40 }, () => runOf('onex')),
      lettersOf(line.repeat(length / 40)),
    ],
    'in hyphens': (length) => [
      Array.from({ length: length / 40 }, () => runOf('one')),
      lettersOf('-'.repeat(length / 4)),
    ],
  };
  for (const [name, shape] of Object.entries(RUNS_OF))
    test(name, () => {
      assertLinear(shape, ([runs, letters]) => withSoftHyphens(runs, letters, TRANSFORM));
    });
});
