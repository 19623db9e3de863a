import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import type { DocumentPages } from '../../../../../core/documents/pages/pages.ts';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import type { Resume } from '../../../../../core/documents/resume/answer.ts';
import { parseResume } from '../../../../../core/documents/resume/parse-resume.ts';
import { entriesOf } from '../../../../../core/documents/resume/rules/entries.ts';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { rolesOf } from '../../../../../core/documents/resume/rules/roles/roles.ts';
import { readResume } from '../../../../../core/documents/resume/rules/read-resume.ts';
import {
  copiedLists,
  countPairs,
  NO_PAIRS,
  STACK_HALVES,
  sumOf,
  type ListKind,
  type Pairs,
  type StackHalf,
} from './made-stacks.ts';

/** Lists of each half. `npm run bench -- reader` asks of more. */
const LISTS = 200;

function pairsOf(kind: ListKind, half: StackHalf): Pairs {
  let sum = NO_PAIRS;
  fc.assert(
    fc.property(copiedLists(kind, half), (list) => {
      sum = sumOf(sum, countPairs(answerTo(list.text), list));
    }),
    { numRuns: LISTS },
  );
  return sum;
}

function answerTo(text: string): Resume {
  const outcome = parseResume(readResume(textPages(text)), quoteFinder({ type: 'text', text }, text));
  assert.equal(outcome.kind, 'answer');
  return outcome.answer;
}

suite('lists of a copied text whose values are stacked up', () => {
  for (const half of STACK_HALVES) {
    test(`give no school the degree or the date of another, in words ${half}`, () => {
      const { wrong, regular, found } = pairsOf('studies', half);
      assert.equal(wrong, 0);
      assert.equal(found, regular);
    });

    test(`give few employers the title or the dates of another, in words ${half}`, () => {
      const { right, wrong, regular, found } = pairsOf('work', half);
      assert.ok(wrong / (right + wrong) < 0.06, `${wrong} of ${right + wrong} pairs are wrong`);
      assert.ok(found / regular > 0.9, `${found} of ${regular} are found`);
    });
  }

  test('are not looked for on a printed page, where places show what belongs together', () => {
    const rows =
      'EXPERIENCE\nOakhurst Logistics\nTolland Bank\n2020 – Present\nWarehouse Manager\n2017 – 2019\nStaff Nurse';
    const copied = textPages(rows);
    const printed = { ...copied, pages: copied.pages.map((page) => ({ ...page, source: 'text_layer' as const })) };
    const employersOf = (pages: DocumentPages): readonly unknown[] =>
      rolesOf(entriesOf(rowsOf(pages).slice(1))).map(({ company }) => company);
    assert.deepEqual(employersOf(copied), [null, null]);
    assert.deepEqual(employersOf(printed), ['Oakhurst Logistics', 'Oakhurst Logistics']);
  });
});
