import assert from 'node:assert/strict';
import { test } from 'node:test';
import { seededRandom } from '../../build-data/classifier/random.ts';
import { glyphDrawer } from '../../build-data/glyphs/draw-glyphs.ts';
import { trainNet } from '../../build-data/glyphs/train.ts';
import { classesOf, encodeGlyphNet } from '../../core/documents/pages/recognition/witness/glyph-net.ts';

const draw = glyphDrawer([]);

/** What a few drawn lines teach. */
function taught() {
  const random = seededRandom(7);
  const examples = Array.from({ length: 60 }, () => draw(random)).flat();
  return { examples, net: trainNet(examples, { hidden: 12, epochs: 4, rate: 0.02, random }) };
}

test('the same fonts and the same seed draw the same glyphs and give the same weights, byte for byte', () => {
  const { net, examples } = taught();
  assert.deepEqual(encodeGlyphNet(net), encodeGlyphNet(taught().net));
  const right = examples.filter(({ ink, sign }) => {
    const classes = classesOf(net, ink);
    return classes.indexOf(Math.max(...classes)) === sign;
  });
  assert.ok(right.length > examples.length / 3, `${right.length} of ${examples.length}`);
});
