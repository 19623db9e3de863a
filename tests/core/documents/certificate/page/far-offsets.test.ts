import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageCase, unseenDrawing } from '../made-cases.ts';
import { compared, servedOf } from './compared.ts';
import { chanceOf } from './made-certificate.ts';
import { madePages } from './made-pages.ts';

/** Pages per run, and the greatest offset of print from its boxes in points: to either side, up and down. */
const PAGES = 40;
const ACROSS = 30;
const DOWN = 24;

test('print offset from its boxes in any direction is read in its own box or not at all', () => {
  for (const source of ['text_layer', 'recognised'] as const)
    for (let i = 1; i <= PAGES; i++) {
      const { prints, laying, truth } = pageCase(i, unseenDrawing);
      const chance = chanceOf(i);
      const off = [ACROSS, DOWN].map((most) => Math.round(2 * most * chance() - most)) as [number, number];
      const served = servedOf(madePages({ prints }, { ...laying, off, source }));
      assert.equal(compared(served, truth).wrong, 0, `${source}, page ${i}, off by ${off.join(' and ')}`);
    }
});
