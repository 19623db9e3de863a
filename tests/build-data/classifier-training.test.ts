import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { trainWeights } from '../../build-data/classifier/command.ts';
import { calibrationError, measureAccuracy, reliabilityOf } from '../../build-data/classifier/accuracy.ts';
import { fitBlend } from '../../build-data/classifier/fit-blend.ts';
import { fitCalibration } from '../../build-data/classifier/fit-calibration.ts';
import { seededRandom, shuffledOrder } from '../../build-data/classifier/random.ts';
import { lineTexts, pathTexts } from '../../build-data/classifier/schedule-texts.ts';
import { cleanScheduleText } from '../../core/tariff/schedule-text.ts';
import type { Sources } from '../../build-data/classifier/sources.ts';
import { parseTradeTerms } from '../../build-data/classifier/sources.ts';
import { calibrate, calibrationInputs } from '../../core/tariff/classifier/calibration.ts';
import { loadClassifier } from '../../core/tariff/classifier/embedded.ts';
import { groupCodes } from '../../core/tariff/classifier/nomenclature.ts';

const GOODS: readonly (readonly [string, string, readonly string[]])[] = [
  ['610910', 'T-shirts, singlets and other vests, of cotton', ['cotton t-shirt', 'tee shirt of cotton jersey']],
  ['610990', 'T-shirts, singlets and other vests, of other textile materials', ['polyester t-shirt', 'wool singlet']],
  ['640299', 'Footwear with outer soles and uppers of rubber or plastics', ['rubber clogs', 'plastic sandals']],
  ['731815', 'Threaded screws and bolts, of iron or steel', ['steel hex bolt', 'machine screw of steel']],
  [
    '732393',
    'Table, kitchen or other household articles, of stainless steel',
    ['stainless steel bowl', 'steel colander'],
  ],
  ['851713', 'Smartphones', ['smartphone with charger', 'android smartphone']],
];

const SOURCES: Sources = {
  subheadings: GOODS.map(([hs6, text]) => ({ hs6, chapter: '', path: [text], deeper: [], comtrade: text })),
  pairs: [],
  products: [],
  tradeTerms: GOODS.flatMap(([hs6, , phrases]) => phrases.map((text) => ({ source: 'trade_terms', text, hs6 }))),
  rulings: GOODS.map(([hs6, text]) => ({
    source: 'rulings',
    text: `imported ${text}`,
    hs6,
    body: `The goods are ${text}.`,
  })),
  vague: [],
  ordinaryWords: [],
};

suite('training', () => {
  const bytes = trainWeights(SOURCES);

  test('gives the same bytes from the same texts', () => {
    assert.deepEqual(trainWeights(SOURCES), bytes);
  });

  test('gives weights that classify the training texts, and nothing outside the schedule', () => {
    const paths = new Map(GOODS.map(([hs6, text]) => [hs6, [text]]));
    const classifier = loadClassifier(bytes).forEdition({
      codeOf: (code) => code,
      added: [],
      pathOf: (code) => paths.get(code) ?? [],
    });
    for (const [hs6, , [phrase = '']] of GOODS) assert.equal(classifier.classify(phrase, 1)[0]?.hs6, hs6, phrase);
    assert.deepEqual(
      classifier
        .classify('cotton', 100)
        .map((candidate) => candidate.hs6)
        .toSorted(),
      GOODS.map(([hs6]) => hs6),
    );
  });
});

suite('schedule texts', () => {
  test('lose their exclusions and remarks about the schedule', () => {
    const cases: readonly (readonly [string, string])[] = [
      ['Footwear, other than sports footwear, of leather', 'Footwear, , of leather'],
      ['Seats (excluding medical seats) of wood', 'Seats ( ) of wood'],
      ['Poplin or broadcloth (314)', 'Poplin or broadcloth'],
      ['Paper of heading 4802 or 4803, coated', 'Paper coated'],
      ['Men’s shirts', 'Men’s shirts'],
    ];
    for (const [text, expected] of cases) assert.equal(cleanScheduleText(text), expected);
  });

  test('name goods, without "Other" levels and lines about values or dates', () => {
    const subheading = {
      hs6: '080610',
      chapter: 'Fruit',
      path: ['Grapes, fresh or dried', 'Other'],
      deeper: ['Other', 'If entered during April', 'Red varieties', 'Red varieties', 'Valued over $5'],
      comtrade: '',
    };
    assert.deepEqual(pathTexts(subheading), ['Grapes, fresh or dried']);
    assert.deepEqual(lineTexts(subheading), ['Red varieties']);
  });
});

suite('trade terms', () => {
  const codes = new Set(['010121']);

  test('are read one phrase at a time', () => {
    assert.deepEqual(parseTradeTerms('010121\tstud horse | brood mare\n', codes), [
      { source: 'trade_terms', text: 'stud horse', hs6: '010121' },
      { source: 'trade_terms', text: 'brood mare', hs6: '010121' },
    ]);
  });

  test('are rejected when a line is malformed', () => {
    const lines = [
      '999999\tthing',
      '010121\t',
      '010121\ta | a',
      '010121\t a',
      '010121\ta|b',
      '010121\ta\tb',
      `010121\t${'a'.repeat(301)}`,
    ];
    for (const line of lines) assert.throws(() => parseTradeTerms(line, codes), /^Error: Trade terms/, line);
  });
});

suite('measuring', () => {
  const nomenclature = groupCodes(Uint32Array.of(10121, 10129, 10221, 20110));

  test('counts right answers at six, four and two digits, and a missing answer as wrong', () => {
    const judged = [
      { code: 0, scores: Float64Array.of(4, 3, 2, 1) },
      { code: 0, scores: Float64Array.of(3, 4, 2, 1) },
      { code: 0, scores: Float64Array.of(1, 2, 4, 3) },
      { code: 0, scores: undefined },
    ];
    assert.deepEqual(measureAccuracy(judged, nomenclature), { top1: [0.25, 0.5, 0.75], top5: [0.75, 0.75, 0.75] });
  });

  test('finds no calibration error when answers are right as often as stated', () => {
    const answers = Array.from({ length: 100 }, (_, i) => ({
      stated: (Math.floor(i / 10) + 0.5) / 10,
      right: i % 10 < Math.floor(i / 10) + (i % 2),
    }));
    const bins = reliabilityOf(answers);
    assert.deepEqual(
      bins.map(({ count }) => count),
      new Array(10).fill(10),
    );
    assert.ok(calibrationError(bins) <= 0.1);
    assert.equal(
      calibrationError(
        reliabilityOf(answers.map(({ stated }) => ({ stated: Math.round(stated), right: stated > 0.5 }))),
      ),
      0,
    );
  });
});

suite('fitting', () => {
  test('gives more weight to a voter that is right than to an uninformed one, and never a negative weight', () => {
    const logs = (right: number): Float64Array =>
      Float64Array.from({ length: 6 }, (_, i) => Math.log(i === right ? 0.75 : 0.05));
    const even = new Float64Array(6).fill(Math.log(1 / 6));
    const silent = new Float64Array(6);
    const examples = Array.from({ length: 60 }, (_, i) => {
      const code = i % 6;
      return { code, opinions: [logs(code), even, logs((code + 1 + (i % 5)) % 6), silent, silent] };
    });
    const [right = 0, ignorant = 0, wrong = 0] = fitBlend(examples);
    assert.ok(right > ignorant, `${right} > ${ignorant}`);
    assert.ok(wrong >= 0 && wrong < 0.05, String(wrong));
  });

  test('draws overconfident probabilities towards the observed rate', () => {
    const answers = Array.from({ length: 200 }, (_, i) => ({
      first: i % 2 === 0 ? 0.95 : 0.05,
      words: 5,
      right: i % 10 < 5 === (i % 2 === 0),
    }));
    const weights = fitCalibration(answers);
    const chances = [0.95, 0.05].map((first) => calibrate(calibrationInputs({ first, words: 5 }), weights));
    for (const chance of chances) assert.ok(Math.abs(chance - 0.6) < 0.05, String(chances));
  });
});

suite('seeded random numbers', () => {
  test('come in the same order for the same seed, and shuffling keeps each number once', () => {
    const first = shuffledOrder(50, seededRandom(7));
    assert.deepEqual(shuffledOrder(50, seededRandom(7)), first);
    assert.notDeepEqual(shuffledOrder(50, seededRandom(8)), first);
    assert.deepEqual(
      first.toSorted(),
      Uint32Array.from({ length: 50 }, (_, i) => i),
    );
  });
});
