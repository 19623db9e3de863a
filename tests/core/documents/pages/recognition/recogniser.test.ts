import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import type { Engine } from '../../../../../core/documents/pages/recognition/engine.ts';
import type { GreyPicture } from '../../../../../core/documents/pages/recognition/grey-picture.ts';
import type { RecognisedLine } from '../../../../../core/documents/pages/recognition/level.ts';
import { createRecogniser } from '../../../../../core/documents/pages/recognition/recogniser.ts';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';

const word = (text: string, top: number, height = 30): PlacedWord => ({
  text,
  certainty: 0.95,
  box: { left: 100, right: 400, top, bottom: top + height },
});

const lineOf = (one: PlacedWord): RecognisedLine => ({
  baseline: { x0: one.box.left, y0: one.box.bottom, x1: one.box.right, y1: one.box.bottom },
  words: [one],
});

/** The words of a page, as an engine reads them on the whole page first and then in pieces. */
async function recognised(
  first: readonly PlacedWord[],
  pieces: readonly PlacedWord[] = [],
): Promise<[string, number][]> {
  const engine: Engine = {
    startsAnew: false,
    read: (pictures, layout) =>
      Promise.resolve(Array.from(pictures, () => (layout === 'pieces' ? pieces : first).map(lineOf))),
  };
  const { words } = await createRecogniser(engine).recognise(createCanvas(2000, 2600));
  return words.map(({ text, certainty }) => [text, Math.round(100 * certainty) / 100]);
}

const PAGE = ['Insured', 'Producer', 'Coverages', 'Limits', 'Holder'].map((text, i) => word(text, 100 + 60 * i));

suite('a page', () => {
  test('keeps its words as they were read, the confident ones after a single reading', async () => {
    assert.deepEqual(
      (await recognised(PAGE)).map(([text]) => text),
      PAGE.map(({ text }) => text),
    );
  });

  test('drops lines of its form that were read as words as high as the line is long', async () => {
    const texts = (await recognised([...PAGE, word('wee', 300, 600)])).map(([text]) => text);
    assert.ok(!texts.includes('wee'));
  });

  test('gives a number that only one reading has a confidence below one half', async () => {
    const found = await recognised([...PAGE, word('4,000,000', 700)]);
    assert.deepEqual(
      found.find(([text]) => text === '4,000,000'),
      ['4,000,000', 0.48],
    );
  });

  test('does not take the edge of a frame for a letter when reading pieces', async () => {
    // A piece is cut out around the number, at the top of the strip.
    const found = await recognised([...PAGE, word('500', 700)], [word('J', 20, 20), word('LLC', 20, 20)]);
    const texts = found.map(([text]) => text);
    assert.deepEqual([texts.includes('J'), texts.includes('LLC')], [false, true]);
  });

  test('has no blank places if it has more dirt than can be read again', async () => {
    const canvas = createCanvas(2000, 2600);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, 2000, 2600);
    context.fillStyle = 'black';
    for (let i = 0; i < 60; i += 1) for (let k = 0; k < 60; k += 1) context.fillRect(32 * i, 40 * k, 12, 14);
    const asked: string[] = [];
    const engine: Engine = {
      startsAnew: false,
      read: (_, layout) => {
        asked.push(layout);
        return Promise.resolve([layout === 'pieces' ? [] : PAGE.map(lineOf)]);
      },
    };
    const { unread = [] } = await createRecogniser(engine).recognise(canvas);
    assert.ok(unread.some(({ left, top }) => left > 1000 && top > 1300));
    assert.deepEqual(asked, ['page']);
  });
});

for (const [what, width, height, mark, readings] of [
  ['that is upside down is turned over first, because it is higher than wide', 1200, 1500, [1100, 1400], 2],
  ['on its right side is turned upright first, because it is wider than high', 1500, 1200, [100, 1100], 2],
  ['on its left side is turned upright after the other way was tried', 1500, 1200, [1400, 100], 3],
] as const) {
  test(`a page ${what}`, async () => {
    const canvas = createCanvas(width, height);
    const context = canvas.getContext('2d');
    context.fillStyle = 'white';
    context.fillRect(0, 0, width, height);
    context.fillStyle = 'black';
    // The mark in its upper left corner.
    context.fillRect(mark[0] - 30, mark[1] - 30, 60, 60);
    let asked = 0;
    const engine: Engine = {
      startsAnew: false,
      read: (pictures, layout) => {
        if (layout === 'pieces') return Promise.resolve(Array.from(pictures, () => []));
        asked += 1;
        return Promise.resolve(Array.from(pictures, (picture) => (isUpright(picture) ? PAGE.map(lineOf) : [])));
      },
    };
    const { words } = await createRecogniser(engine).recognise(canvas);
    assert.deepEqual([words.length, asked], [PAGE.length, readings]);
  });
}

function isUpright({ pixels, width, height }: GreyPicture): boolean {
  const isInked = (x: number, y: number): boolean => (pixels[Math.round(y) * width + Math.round(x)] ?? 255) < 128;
  return isInked(width / 12, height / 15);
}

test('a receipt keeps all its ink: lines as long as those of a form are letters and edges', async () => {
  const canvas = createCanvas(1000, 2000);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 1000, 2000);
  context.fillStyle = 'black';
  for (let i = 0; i < 60; i += 1) context.fillRect(100, 100 + 30 * i, 800, 2);
  const inked: number[] = [];
  const engine: Engine = {
    startsAnew: false,
    read: (pictures) => {
      for (const { pixels } of pictures) inked.push(pixels.filter((shade) => shade < 128).length);
      return Promise.resolve([PAGE.map(lineOf)]);
    },
  };
  await createRecogniser(engine).recognise(canvas);
  assert.ok(inked.length > 0 && inked.every((count) => count > 60 * 800));
});

test('an engine that starts anew each time reads both sizes of a receipt at once, with the same result', async () => {
  const read = async (startsAnew: boolean): Promise<{ asked: number[][]; words: readonly PlacedWord[] }> => {
    const asked: number[][] = [];
    const engine: Engine = {
      startsAnew,
      read: (pictures) => {
        const widths = Array.from(pictures, ({ width }) => width);
        asked.push(widths);
        // At its second size the receipt reads differently in one place.
        const linesIn = (width: number): RecognisedLine[] =>
          PAGE.map((one, i) => lineOf({ ...one, text: width > 1000 && i === 1 ? 'Prodncer' : one.text })).map((line) =>
            enlarged(line, width / 1000),
          );
        return Promise.resolve(widths.map(linesIn));
      },
    };
    const { words } = await createRecogniser(engine).recognise(createCanvas(1000, 2000));
    return { asked, words };
  };
  const [together, apart] = [await read(true), await read(false)];
  assert.deepEqual([together.asked, apart.asked], [[[1000, 1200]], [[1000], [1200]]]);
  assert.deepEqual(together.words, apart.words);
  assert.equal(together.words.length, PAGE.length);
});

function enlarged({ words, baseline }: RecognisedLine, by: number): RecognisedLine {
  const { x0, x1, y0, y1 } = baseline;
  return {
    baseline: { x0: x0 * by, x1: x1 * by, y0: y0 * by, y1: y1 * by },
    words: words.map(({ box, ...own }) => ({
      ...own,
      box: { left: box.left * by, right: box.right * by, top: box.top * by, bottom: box.bottom * by },
    })),
  };
}
