import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { daysApart } from '../../../../../core/documents/pages/recognition/days-apart.ts';

const box = { left: 100, right: 300, top: 50, bottom: 70 };

describe('daysApart', () => {
  it('splits two dates that were read as one word if they are exactly one year apart', () => {
    const word = { text: '11/03/202411/03/2025', box, certainty: 0.95 };
    assert.deepEqual(daysApart(word), [
      { text: '11/03/2024', box: { ...box, right: 195 }, certainty: 0.95 },
      { text: '11/03/2025', box: { ...box, left: 205 }, certainty: 0.95 },
    ]);
  });

  it('leaves dates that may have lost a character because one is printed over the other', () => {
    for (const text of ['06/26/20206/26/2027', '11/26/20231/26/2026', '3/4/20253/4/2028', '1/2/20241-2-2025', '1,000'])
      assert.deepEqual(daysApart({ text, box, certainty: 1 }), [{ text, box, certainty: 1 }], text);
  });
});
