import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { pose } from '../../../../../core/documents/pages/recognition/picture.ts';

test('grey paper becomes white at any skew, although the corners outside the scan are whiter', async () => {
  const canvas = createCanvas(1000, 1300);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c3c3c3';
  context.fillRect(0, 0, 1000, 1300);
  context.fillStyle = '#101010';
  for (let y = 40; y < 1280; y += 40) context.fillRect(60, y, 880, 8);
  for (const quarters of [0, 1, 2, 3] as const) {
    for (const skew of [0, 0.02, -0.02, 0.05]) {
      const { pixels, width, height } = await pose(canvas, { width: 1000, quarters, skew });
      // Between two bars in the middle of the page, and across.
      const column = Array.from({ length: 80 }, (_, i) => pixels[((height >> 1) + i - 40) * width + (width >> 1)]);
      const row = Array.from({ length: 80 }, (_, i) => pixels[(height >> 1) * width + (width >> 1) + i - 40]);
      const lightest = Math.max(...[...column, ...row].map((shade) => shade ?? 0));
      assert.ok(lightest > 245, `${quarters} quarters, a slope of ${skew}: ${lightest}`);
    }
  }
});
