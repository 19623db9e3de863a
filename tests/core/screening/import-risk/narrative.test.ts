import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exposureOf, type ListScreens } from '../../../../core/screening/import-risk/exposure.ts';
import { narrativeSentences } from '../../../../core/screening/import-risk/narrative.ts';
import { narrativeQuestion } from '../../../../core/screening/import-risk/write-narrative.ts';
import {
  orderedText,
  shownSentences,
  templateText,
  type PreparedSentence,
} from '../../../../core/model/sentence-order.ts';
import { madeCsl, madeUflpa } from './made-sections.ts';

/** Has only Latin letters, so it is compared in full. */
const NAME = 'Harbor Mill Linen';

const MATCHES = [
  [],
  'error',
  [['Camel Group Co., Ltd.', 1]],
  [['Camel Group Co., Ltd.', 0.8]],
  [
    ['Camel Group Co., Ltd.', 0.95],
    ['Camel Works (Baotou)', 0.91],
    ['O.A.O. CAMEL', 0.75],
    ['Camels', 0.72],
  ],
] as const;

const ALL: readonly ListScreens[] = MATCHES.flatMap((ofUflpa) =>
  MATCHES.flatMap((ofCsl) =>
    [false, true].flatMap((truncated) =>
      [0, 1, 9].map((below) => ({ uflpa: madeUflpa(ofUflpa), csl: madeCsl(ofCsl, { truncated, below }) })),
    ),
  ),
);

function sentencesOf(screened: ListScreens): readonly PreparedSentence[] {
  return narrativeSentences(screened, exposureOf(screened, NAME));
}

test("for every combination the ids state each list's outcome, and only the count below the floor is optional", () => {
  for (const screened of ALL) {
    const sentences = sentencesOf(screened);
    const ids = sentences.map(({ id }) => id);
    assert.equal(new Set(ids).size, ids.length);
    const outcome = ({ status, matches }: ListScreens['uflpa' | 'csl']): string =>
      status === 'error' ? 'not_checked' : matches.length === 0 ? 'none' : 'hit';
    assert.deepEqual(ids.slice(0, 2), [
      `forced_labor_${outcome(screened.uflpa)}`,
      `screening_list_${outcome(screened.csl)}`,
    ]);
    assert.equal(ids.includes('not_read'), exposureOf(screened, NAME).incomplete_coverage);
    assert.equal(ids.includes('read_in_part'), screened.csl.result_page_truncated);
    assert.deepEqual(
      sentences.filter(({ isRequired }) => !isRequired).map(({ id }) => id),
      screened.csl.records_below_match_threshold > 0 ? ['below_floor'] : [],
    );
  }
});

const NARRATIVE = {
  uflpa: madeUflpa([
    ['Camel Group Co., Ltd.', 0.95],
    ['Camel Works', 0.8],
  ]),
  csl: madeCsl([], { below: 3 }),
};

test('the template contains every sentence in the default order', () => {
  assert.equal(
    templateText(sentencesOf(NARRATIVE)),
    'The forced-labor entity list has 2 entries, the best a match: Camel Group Co., Ltd. (score 0.95, Section 2(d)(2)(B)(ii), listed 2023-08-02), ' +
      'Camel Works (score 0.8, Section 2(d)(2)(B)(ii), listed 2023-08-02). The Consolidated Screening List has no match for this name. ' +
      'On the Consolidated Screening List, 3 records returned by the source scored below the match floor. ' +
      'The overall exposure rating is high. ' +
      'Every hit is a potential match that a person must verify; no hit is not a clearance.',
  );
});

const ORDERS: readonly (readonly [order: readonly string[], isServed: boolean])[] = [
  [['forced_labor_hit', 'screening_list_none', 'rating', 'verify'], true],
  [['rating', 'verify', 'below_floor', 'screening_list_none', 'forced_labor_hit'], true],
  [['forced_labor_none', 'screening_list_none', 'rating', 'verify'], false],
  [['screening_list_none', 'rating', 'verify'], false],
  [['forced_labor_hit', 'screening_list_none', 'rating'], false],
  [['forced_labor_hit', 'screening_list_none', 'rating', 'verify', 'cleared'], false],
  [['forced_labor_hit', 'forced_labor_hit', 'screening_list_none', 'rating', 'verify'], false],
];

for (const [order, isServed] of ORDERS) {
  test(`the order ${order.join(', ')} is ${isServed ? 'served' : 'rejected'}`, () => {
    assert.equal(orderedText(sentencesOf(NARRATIVE), order) !== undefined, isServed);
  });
}

test('the model sees only the prepared sentences', () => {
  const [part] = narrativeQuestion(sentencesOf(NARRATIVE)).content;
  assert.ok(part?.type === 'text');
  assert.deepEqual(JSON.parse(part.text), { sentences: shownSentences(sentencesOf(NARRATIVE)) });
});

test('for any order that the model chooses, both outcomes, gaps and the caution are served', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ALL), fc.infiniteStream(fc.nat(99)), (screened, stream) => {
      const sentences = sentencesOf(screened);
      const order = sentences
        .map(({ id }) => ({ id, at: Number(stream.next().value) }))
        .filter(({ at }) => at > 5)
        .sort((a, b) => a.at - b.at)
        .map(({ id }) => id);
      const text = orderedText(sentences, order) ?? templateText(sentences);
      for (const one of sentences) assert.ok(!one.isRequired || text.includes(one.text));
    }),
    { numRuns: 1000 },
  );
});
