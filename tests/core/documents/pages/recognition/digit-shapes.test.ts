import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { PlacedWord } from '../../../../../core/documents/pages/placed-page.ts';
import { certaintyByShapes, isRuled } from '../../../../../core/documents/pages/recognition/digit-shapes.ts';
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

/** Pixels across a page, and to a point of it. */
const WIDTH = 2000;
const POINT = WIDTH / 612;

const SIZE = 9;

interface NumbersPage {
  readonly picture: PosedPicture;
  readonly words: readonly PlacedWord[];
}

/** A page of random numbers in rows of a form, as a scan. In the second column print is on the ruled lines. */
async function pageOfNumbers(seed: number, font: Print['font'], scanning: Scanning): Promise<NumbersPage> {
  const chance = chanceOf(seed);
  const rules: Rule[] = [];
  const prints: Print[] = [];
  for (let y = 60; y < 600; y += 20) {
    rules.push([30, y, 590, y]);
    for (const [x, down] of [
      [40, -6],
      [180, 3],
      [320, -6],
      [460, -6],
    ] as const) {
      const amount = Math.floor(10 ** (3 + 4 * chance())).toLocaleString('en-US');
      prints.push({ text: chance() < 0.3 ? `$${amount}` : amount, x, y: y + down, size: SIZE, font });
    }
  }
  const { bytes } = await scanOf(await madePdf({ prints, rules }), scanning, seed);
  const picture = withoutForm(pose((await decodePicture(bytes))!, { width: WIDTH, quarters: 0, skew: 0 }));
  const words = prints.flatMap(({ text, x, y }): PlacedWord[] => {
    const own = {
      left: x * POINT - 3,
      right: (x + 90) * POINT,
      top: (y - 0.8 * SIZE) * POINT,
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

/** A number with one of its digits replaced, mostly by one that looks like it. */
function misread(text: string, chance: () => number): string {
  const places = Array.from(text.matchAll(/\d/g), ({ index }) => index);
  const at = places[Math.floor(chance() * places.length)]!;
  const alike = ['689', '74', '7', '85', '1', '63', '580', '12', '3069', '08'][Number(text[at])]!;
  return `${text.slice(0, at)}${alike[Math.floor(chance() * alike.length)]!}${text.slice(at + 1)}`;
}

describe('certaintyByShapes', () => {
  it('bears out most numbers as they are printed, and none of which a digit was misread', async () => {
    for (const [seed, font, scanning] of [
      [1, 'sans', { resolution: 150 }],
      [2, 'serif', { resolution: 200, blur: 0.5, quality: 60 }],
    ] as const) {
      const { picture, words } = await pageOfNumbers(seed, font, scanning);
      const chance = chanceOf(seed + 1000);
      const asked = words.filter((_, i) => i % 8 === 1 || i % 12 === 0);
      const byShapes = certaintyByShapes(
        words.filter((word) => !asked.includes(word)),
        picture,
      );
      const free = asked.filter((word) => !isRuled(word, picture));
      const told = free.filter((word) => (byShapes(word) ?? 0) > 0.9);
      assert.ok(told.length >= 0.8 * free.length, `${told.length} of ${free.length} ${font}`);
      for (const word of asked) {
        const text = misread(word.text, chance);
        assert.ok((byShapes({ ...word, text }) ?? 0) < 0.9, `${text} for ${word.text}, ${font}`);
      }
    }
  });
});
