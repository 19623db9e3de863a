import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import {
  CLASSES,
  classesOf,
  decodeGlyphNet,
  encodeGlyphNet,
  INPUTS,
  SIGNS,
  type GlyphNet,
} from '../../../../../../core/documents/pages/recognition/witness/glyph-net.ts';
import { windowOf } from '../../../../../../core/documents/pages/recognition/witness/glyph-window.ts';

/** A network with two hidden units that takes ink in the first pixel for an A, and any other ink for a B. */
function smallNet(): GlyphNet {
  const net: GlyphNet = {
    hidden: 2,
    first: new Float32Array(2 * INPUTS).map((_, i) => (i % 2 === (i < 2 ? 0 : 1) ? 1 : 0)),
    firstBias: new Float32Array(2),
    second: new Float32Array(2 * CLASSES),
    secondBias: new Float32Array(CLASSES),
  };
  net.second[SIGNS.indexOf('A')] = 8;
  net.second[CLASSES + SIGNS.indexOf('B')] = 8;
  return net;
}

const inkAt = (...places: readonly number[]): Uint8Array =>
  new Uint8Array(INPUTS).map((_, i) => (places.includes(i) ? 255 : 0));

/** The likeliest class of a window, and the sum of all probabilities. */
function seen(net: GlyphNet, ink: Uint8Array): [string | undefined, number] {
  const classes = classesOf(net, ink);
  const sum = classes.reduce((all, one) => all + one, 0);
  return [SIGNS[classes.indexOf(Math.max(...classes))], Math.round(1000 * sum) / 1000];
}

suite('the glyph network', () => {
  test('returns the probability of each character', () => {
    assert.deepEqual(seen(smallNet(), inkAt(0)), ['A', 1]);
    assert.deepEqual(seen(smallNet(), inkAt(7)), ['B', 1]);
  });

  test('is decoded as it was encoded, and no other file is accepted', () => {
    const bytes = encodeGlyphNet(smallNet());
    const net = decodeGlyphNet(bytes);
    assert.deepEqual([seen(net, inkAt(0)), seen(net, inkAt(7))], [seen(smallNet(), inkAt(0)), ['B', 1]]);
    for (const other of [bytes.slice(1), bytes.slice(0, -1), Buffer.concat([bytes, bytes]), new Uint8Array(0)])
      assert.throws(() => decodeGlyphNet(other));
  });
});

test('a window shows a glyph on its line at any size, without the ink next to it', () => {
  const shown = (times: number): Uint8Array => {
    const [width, height] = [60 * times, 40 * times];
    const pixels = new Uint8Array(width * height).fill(255);
    const bar = (left: number, right: number): void => {
      for (let y = 10 * times; y < 26 * times; y += 1)
        pixels.fill(40, y * width + left * times, y * width + right * times);
    };
    bar(28, 32);
    bar(36, 40);
    const slot = { left: 28 * times, right: 32 * times, top: 10 * times, base: 26 * times };
    return windowOf({ pixels, width, height }, slot, 40);
  };
  const ink = shown(1);
  const rows = Array.from({ length: 24 }, (_, row) => ink.subarray(20 * row, 20 * row + 20).reduce((a, b) => a + b, 0));
  assert.deepEqual(
    rows.map((sum) => sum / 255),
    Array.from({ length: 24 }, (_, row) => (row >= 4 && row < 20 ? 4 : 0)),
  );
  assert.deepEqual(shown(2), ink);
});
