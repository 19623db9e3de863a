import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { certaintyByShapes } from '../../../../../core/documents/pages/recognition/digit-shapes.ts';
import { isRuled } from '../../../../../core/documents/pages/recognition/signs.ts';
import { glyphsIn, INK } from '../../../../../core/documents/pages/recognition/glyphs.ts';
import {
  decodePicture,
  pose,
  withoutForm,
  type PosedPicture,
} from '../../../../../core/documents/pages/recognition/picture.ts';
import { chanceOf, type Print, type Rule } from '../../certificate/page/made-certificate.ts';
import { madePdf } from '../../certificate/page/made-pdf.ts';
import { scanOf, type Scanning } from '../../certificate/page/made-scan.ts';

/** Pixels across a page, and per point. */
const WIDTH = 2000;
const POINT = WIDTH / 612;

/** How numbers are printed: their size in points, how far below the line above them in each column, and whether they are dates. */
interface NumbersStyle {
  readonly font: Print['font'];
  readonly size?: number;
  readonly columns?: readonly number[];
  /** Their size in the last column, if it is different there. */
  readonly small?: number;
  readonly days?: boolean;
}

interface NumbersPage {
  readonly picture: PosedPicture;
  readonly words: readonly PlacedWord[];
}

/** A scan of a form with rows of random numbers. By default the second column is printed on the ruled lines. */
async function pageOfNumbers(
  seed: number,
  { font, size = 9, columns = [-6, 3, -6, -6], days = false, small }: NumbersStyle,
  scanning: Scanning,
): Promise<NumbersPage> {
  const chance = chanceOf(seed);
  const two = (most: number): string => String(1 + Math.floor(most * chance())).padStart(2, '0');
  const rules: Rule[] = [];
  const prints: Print[] = [];
  for (let y = 60; y < 600; y += 20) {
    rules.push([30, y, 590, y]);
    for (const [i, down] of columns.entries()) {
      const amount = Math.floor(10 ** (3 + 4 * chance())).toLocaleString('en-US');
      const own = i === 3 && small !== undefined ? small : size;
      const text = days ? `${two(12)}-${two(28)}-20${two(40)}` : chance() < 0.3 ? `$${amount}` : amount;
      prints.push({ text, x: 40 + 140 * i, y: y + down, size: own, font });
    }
  }
  const { bytes } = await scanOf(await madePdf({ prints, rules }), scanning, seed);
  const picture = withoutForm(await pose((await decodePicture(bytes))!, { width: WIDTH, quarters: 0, skew: 0 }));
  const words = prints.flatMap(({ text, x, y }): PlacedWord[] => {
    const own = {
      left: x * POINT - 3,
      right: (x + 90) * POINT,
      top: (y - 0.8 * size) * POINT,
      bottom: (y + 2) * POINT,
    };
    const ink = glyphsIn(picture, own, INK).filter(({ top, bottom }) => bottom - top > 3);
    const [first, last] = [ink[0], ink.at(-1)];
    return first && last
      ? [{ text, box: { ...own, left: first.left - 1, right: last.right + 1 }, certainty: 0.97 }]
      : [];
  });
  return { picture, words };
}

/** A number with one digit replaced, usually by one that looks like it. */
function misread(text: string, chance: () => number): string {
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  const at = places[Math.floor(chance() * places.length)]!;
  const alike = ['689', '74', '7', '85', '1', '63', '580', '12', '3069', '08'][Number(text[at])]!;
  return `${text.slice(0, at)}${alike[Math.floor(chance() * alike.length)]!}${text.slice(at + 1)}`;
}

describe('certaintyByShapes', () => {
  it('confirms most numbers as printed, and none with a misread digit', async () => {
    for (const { seed, style, scanning, least } of [
      { seed: 1, style: { font: 'sans' }, scanning: { resolution: 150 }, least: [9, 14] },
      // Small digits with serifs touch.
      { seed: 6, style: { font: 'serif', size: 6.4, days: true }, scanning: { resolution: 150 }, least: [9, 6] },
      {
        seed: 7,
        style: { font: 'serif', size: 7, days: true },
        scanning: { resolution: 150, blur: 0.5 },
        least: [9, 11],
      },
      // Lines cut the feet of all digits except the smaller ones.
      {
        seed: 5,
        style: { font: 'mono', columns: [1.2, 1.2, 1.2, -6], small: 6 },
        scanning: { resolution: 200 },
        least: [0, 23],
      },
    ] as const) {
      const { picture, words } = await pageOfNumbers(seed, style, scanning);
      const chance = chanceOf(seed + 1000);
      const asked = words.filter((_, i) => i % 8 === 1 || i % 12 === 0);
      const byShapes = certaintyByShapes(
        words.filter((word) => !asked.includes(word)),
        picture,
      );
      const told = asked.filter((word) => (byShapes(word) ?? 0) > 0.9);
      const ruled = told.filter((word) => isRuled(word, picture)).length;
      assert.ok(told.length - ruled >= least[0] && ruled >= least[1], `${ruled} of ${told.length}: ${style.font}`);
      for (const word of asked) {
        const text = misread(word.text, chance);
        assert.ok((byShapes({ ...word, text }) ?? 0) < 0.9, `${text} for ${word.text}, ${style.font}`);
      }
    }
  });
});
