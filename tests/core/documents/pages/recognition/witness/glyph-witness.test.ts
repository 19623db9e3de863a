import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { suite, test } from 'node:test';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import type { Box } from '../../../../../../core/documents/pages/pages.ts';
import { backed, backingOf } from '../../../../../../core/documents/pages/recognition/witness/backing.ts';
import { readBundled } from '../../../../../../core/bundled-data.ts';
import { decodeGlyphNet } from '../../../../../../core/documents/pages/recognition/witness/glyph-net.ts';
import { witnessOf } from '../../../../../../core/documents/pages/recognition/witness/glyph-witness.ts';
import type { GreyPicture } from '../../../../../../core/documents/pages/recognition/grey-picture.ts';

const NET = readBundled('glyph-net.bin.gz', decodeGlyphNet);

const FONTS = join(dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json')), 'standard_fonts');
for (const name of ['LiberationSans-Regular.ttf', 'FoxitFixed.pfb', 'FoxitSerifBold.pfb'])
  GlobalFonts.registerFromPath(join(FONTS, name), name);

const BOX = { left: 12, right: 388, top: 12, bottom: 54 };

interface Drawn {
  readonly font?: string;
  readonly size?: number;
  /** Pixels by which characters are moved closer together. */
  readonly nearer?: number;
  /** Rows of pixels that are erased. */
  readonly without?: readonly number[];
}

/** A picture of a word. */
function pictureOf(
  text: string,
  { font = 'LiberationSans-Regular.ttf', size = 27, nearer = 0, without = [] }: Drawn = {},
): GreyPicture {
  const canvas = createCanvas(400, 64);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, 400, 64);
  context.fillStyle = 'black';
  context.font = `${size}px "${font}"`;
  let x = 20;
  for (const sign of text) {
    context.fillText(sign, x, 44);
    x += context.measureText(sign).width - nearer;
  }
  const { data } = context.getImageData(0, 0, 400, 64);
  return {
    width: 400,
    height: 64,
    pixels: new Uint8Array(400 * 64).map((_, i) =>
      without.includes(Math.floor(i / 400)) ? 255 : (data[4 * i] ?? 255),
    ),
  };
}

const likely = (text: string, read: string, how?: Drawn): number | undefined =>
  witnessOf(NET, pictureOf(text, how))({ text: read, box: BOX });

const WORDS = ['1,500,000', '$250,000', '06/17/2024', '12-31-2026', 'GL4791-48', 'BTE590485', 'INDEMNITY', 'Partners'];

suite('a word as it was printed is likely', () => {
  for (const font of ['LiberationSans-Regular.ttf', 'FoxitFixed.pfb', 'FoxitSerifBold.pfb']) {
    test(`in ${font}`, () => {
      const seen = WORDS.map((text) => likely(text, text, { font }) ?? 0);
      assert.ok(seen.filter((one) => one > 0.7).length >= WORDS.length - 1 && Math.min(...seen) > 0.1, seen.join(' '));
    });
  }

  test('with touching digits, and with a ruled line removed', () => {
    for (const how of [{ nearer: 2 }, { without: [28, 29] }, { without: [34, 35] }]) {
      const seen = likely('06,250,000', '06,250,000', how) ?? 0;
      assert.ok(seen > 0.5, `${JSON.stringify(how)} ${seen}`);
    }
  });
});

suite('a misread word is unlikely', () => {
  test('with a digit replaced', () => {
    for (const digit of '0123456789')
      for (const other of '0123456789')
        if (digit !== other) assert.ok((likely(`45${digit},000`, `45${other},000`) ?? 1) < 0.1, `${digit} as ${other}`);
  });

  test('with a letter replaced, or a character more or less', () => {
    for (const [text, read] of [
      ['BTE590485', 'BTF590485'],
      ['BTE590485', 'BTES590485'],
      ['C7B-017876', 'C78-017876'],
      ['ARBORISTS', 'ARBURISTS'],
      ['Partners', 'Parners'],
      ['Q&T', 'QT'],
    ] as const) {
      const seen = likely(text, read) ?? 1;
      assert.ok(seen < 0.1, `${text} as ${read} ${seen}`);
    }
  });

  test('except for characters of one shape in a word without digits', () => {
    assert.ok((likely('Mill', 'MiIl') ?? 0) > 0.5);
    assert.ok((likely('GLO491', 'GL0491') ?? 1) < 0.5);
  });
});

test('unknown characters, missing ink, and small letters without a reference for cap height give no answer', () => {
  assert.equal(likely('Zoë', 'Zoë'), undefined);
  assert.equal(likely('', '12'), undefined);
  assert.equal(likely('on', 'on'), undefined);
});

test('shapes say nothing about a word that a ruled line touched, and do not deny unknown characters', () => {
  const picture = pictureOf('06/17/2024');
  const rule = { left: 0, right: 400, top: 34, bottom: 35 };
  const word = (text: string) => ({ text, box: BOX, certainty: 0.5 });
  const said = (rules: readonly Box[], text: string): readonly boolean[] => {
    const { backs, denies } = backingOf({ ...picture, rules, uprights: [], squares: [], fringe: 0 });
    return [backs(word(text)), denies(word(text))];
  };
  assert.deepEqual(said([], '06/17/2024'), [true, false]);
  assert.deepEqual(said([], '06/17/2025'), [false, true]);
  assert.deepEqual(said([], '06/17/202é'), [false, false]);
  for (const text of ['06/17/2024', '06/17/2025']) assert.deepEqual(said([rule], text), [false, false]);
  assert.equal(backed(word('1')).certainty.toFixed(2), '0.93');
});
