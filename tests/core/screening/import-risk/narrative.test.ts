import assert from 'node:assert/strict';
import { test } from 'node:test';
import { exposureOf, type ScreenedName } from '../../../../core/screening/import-risk/exposure.ts';
import { guardNarrative } from '../../../../core/screening/import-risk/narrative-guard.ts';
import { narrativeQuestion } from '../../../../core/screening/import-risk/narrative-question.ts';
import { templateNarrative } from '../../../../core/screening/import-risk/narrative.ts';
import { assertLinear } from '../../http/linear-time.ts';
import { madeCsl, madeUflpa } from './made-sections.ts';

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

function guards(text: string, screened: ScreenedName): boolean {
  return guardNarrative(text, screened, exposureOf(screened));
}

test("the template's narrative of every combination passes the guard of its own sections, and of no others", () => {
  const all = MATCHES.flatMap((ofUflpa) =>
    MATCHES.flatMap((ofCsl) =>
      [false, true].flatMap((truncated) =>
        [0, 1, 9].map((below) => ({ uflpa: madeUflpa(ofUflpa), csl: madeCsl(ofCsl, { truncated, below }) })),
      ),
    ),
  );
  const texts = all.map((screened) => templateNarrative(screened, exposureOf(screened)));
  for (const [at, screened] of all.entries()) assert.ok(guards(texts[at]!, screened), texts[at]!);
  for (const [at, screened] of all.entries()) {
    const status = (one: ScreenedName): string => [one.uflpa.status, one.csl.status].join();
    const other = all.findIndex((one) => status(one) !== status(screened));
    assert.ok(!guards(texts[other]!, screened), `${status(screened)}: ${texts[other]!}`);
    assert.ok(!guards(texts[at]!, all[other]!), texts[at]!);
  }
});

const NARRATIVE = {
  uflpa: madeUflpa([
    ['Camel Group Co., Ltd.', 0.95],
    ['Camel Works', 0.8],
  ]),
  csl: madeCsl([], { below: 3 }),
};
const GOOD =
  'The forced-labor entity list has a match: Camel Group Co., Ltd. (score 0.95, Section 2(d)(2)(B)(ii), listed 2023-08-02). ' +
  'The Consolidated Screening List has no match. The overall exposure rating is high. ';

const TRUE: readonly string[] = [
  GOOD,
  `${GOOD}Every hit is a potential match that a person must verify.`,
  `${GOOD}A match is not a confirmed determination, and the absence of one is not a clearance.`,
  'The UFLPA Entity List has 2 entries, while the Consolidated Screening List has none that match.',
  'The forced-labor entity list has a match for Camel Group Co., Ltd.; the Consolidated Screening List returned no match.',
  `${GOOD}On the Consolidated Screening List, 3 records scored below the floor.`,
  `${GOOD}The coverage of this screen is complete.`,
];

test('a narrative in other words passes where each of them is true', () => {
  for (const text of TRUE) assert.ok(guards(text, NARRATIVE), text);
});

const FALSE: readonly (readonly [text: string, why: string])[] = [
  ['', 'nothing'],
  ['The overall exposure rating is high.', 'neither list is spoken of'],
  ['The forced-labor entity list has a match.', 'one list is not spoken of'],
  ['The forced-labor entity list has no match. The Consolidated Screening List has no match.', 'a match denied'],
  ['The forced-labor entity list has a match. The Consolidated Screening List has a match.', 'a match made up'],
  [
    'The forced-labor entity list has a match. The Consolidated Screening List could not be checked.',
    'an error made up',
  ],
  ['Both lists have a match.', 'said of both'],
  ['Neither list has a match.', 'said of both'],
  ['The forced-labor entity list has a possible match. The Consolidated Screening List has no match.', 'made weaker'],
  [GOOD.replace('high', 'low'), 'another rating'],
  [GOOD.replace('is high', 'is not high'), 'the rating denied'],
  [GOOD.replace('0.95', '0.99'), 'another score'],
  [GOOD.replace('0.95', '0.8'), "another match's score"],
  [GOOD.replace('2023-08-02', '2023-08-03'), 'another date'],
  [GOOD.replace('(B)(ii)', '(B)(v)'), 'another category'],
  [GOOD.replace('Camel Group Co., Ltd.', 'Dromedary Group Co., Ltd.'), 'another name'],
  [`${GOOD}The Consolidated Screening List has Camel Group Co., Ltd. as a match.`, 'a name said of the other list'],
  [`${GOOD}On the Consolidated Screening List, 4 records scored below the floor.`, 'another count'],
  [`${GOOD}On the forced-labor entity list, 3 records scored below the floor.`, 'a count of the other list'],
  [`${GOOD}The coverage is incomplete.`, 'nothing is missing'],
  [`${GOOD}The Consolidated Screening List was read only in part.`, 'it was read whole'],
  [`${GOOD}The supplier is owned by Camel Group Co., Ltd.`, 'a relation that no section holds'],
  [`${GOOD}The supplier uses forced labor.`, 'an accusation'],
  [`${GOOD}Do not trade with the supplier.`, 'advice'],
  [`${GOOD}The supplier is cleared.`, 'a clearance'],
  [`${GOOD}The absence of a match is a clearance.`, 'a clearance'],
  [`${GOOD}This is a confirmed determination.`, 'a determination'],
  [`${GOOD}A match need not be verified.`, 'care denied'],
  [`${GOOD}The goods fall under HTS 8517620090.`, 'a tariff number'],
  [`${GOOD}It was listed in August 2023.`, 'a date in another form'],
  [`${GOOD}See https://example.org.`, 'an address'],
  [`${GOOD}**High risk!**`, 'markup'],
  [`${GOOD}Le fournisseur est suspect.`, 'another language'],
  [`${GOOD}Every other list has no match.`, 'lists that were not read'],
  [GOOD.replace('The Consolidated Screening List', 'csllist'), 'a word that stands for a list in the guard'],
  [`${GOOD}name0x is a match.`, 'a word that stands for a name in the guard'],
  [`${GOOD}${'The overall exposure rating is high. '.repeat(60)}`, 'longer than a narrative is'],
];

test('a narrative that states what the sections do not is refused', () => {
  for (const [text, why] of FALSE) assert.ok(!guards(text, NARRATIVE), `${why}: ${text.slice(-120)}`);
});

test('a model is shown results, and nothing that the caller sent', () => {
  const { content } = narrativeQuestion(NARRATIVE, exposureOf(NARRATIVE));
  assert.deepEqual(JSON.parse(content), {
    uflpa: {
      status: 'match',
      matches: 2,
      best: [
        { name: 'Camel Group Co., Ltd.', score: 0.95, category: 'Section 2(d)(2)(B)(ii)', listed: '2023-08-02' },
        { name: 'Camel Works', score: 0.8, category: 'Section 2(d)(2)(B)(ii)', listed: '2023-08-02' },
      ],
    },
    csl: { status: 'no_match', matches: 0, records_below_match_floor: 3, best: [] },
    overall_risk: 'high',
    incomplete_coverage: false,
  });
});

test('weighing a text takes time in proportion to its length', () => {
  for (const piece of ['a ', 'name1x ', '. ', '1', ' no match', '(', 'forced-labor entity list ']) {
    assertLinear(
      (length) => piece.repeat(length / piece.length),
      (text) => guards(text, NARRATIVE),
    );
  }
});
