import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { chiefFiber, conceptsOf } from '../../../core/tariff/classifier/concepts.ts';
import { blendOpinions, opinionsOf } from '../../../core/tariff/classifier/blend.ts';
import { rankRows } from '../../../core/tariff/classifier/calibration.ts';
import { readWords } from '../../../core/tariff/classifier/read-words.ts';
import { ORDINARY, respellWith, spellingHash } from '../../../core/tariff/classifier/spelling.ts';
import { stemWord } from '../../../core/tariff/classifier/stem.ts';
import { CODE_POINTS } from '../../code-points.ts';

suite('readWords()', () => {
  const cases: readonly (readonly [text: string, stems: readonly string[]])[] = [
    ["Men's T-Shirts, 100% cotton", ['man', 'tshirt', 'cotton']],
    ['ladies’ leather shoes', ['woman', 'leather', 'shoe']],
    ['non-woven bags', ['nonwoven', 'bag']],
    ['chair, not upholstered', ['chair', 'nonupholster']],
    ['shirt not of cotton', ['shirt', 'noncotton']],
    ['shirt, not made of cotton or wool, of silk', ['shirt', 'noncotton', 'nonwool', 'silk']],
    ['sweater, contains no wool, acrylic', ['sweater', 'nonwool', 'acrylic']],
    ['tire not for passenger cars', ['tire']],
    ['pan other than steel', ['pan', 'nonsteel']],
    ['bag without leather handles', ['bag', 'without']],
    ['box without lid', ['box', 'without', 'lid']],
    ['no iron cotton shirts', ['noniron', 'cotton', 'shirt']],
    ['men no show socks', ['man', 'no', 'show', 'sock']],
    ['screws no. 8, not more than 5 cm', ['screw', 'no', 'nonmore', 'cm']],
    ['Aluminium foil for café', ['aluminum', 'foil', 'for', 'cafe']],
    ['12 x 500 g, 3.5%', []],
    ['the other of a', []],
    ['316L steel', ['316l', 'steel']],
    ['\ud800 cotton \udfff\0', ['cotton']],
  ];
  for (const [text, stems] of cases) {
    test(`reads ${JSON.stringify(text)} as ${stems.join(' ') || 'nothing'}`, () => {
      assert.deepEqual(readWords(text).stems, stems);
    });
  }

  test('finds where the goods end and their description begins', () => {
    const { stems, headLength } = readWords('spacer ring used in a pneumatic valve');
    assert.deepEqual(stems.slice(0, headLength), ['spacer', 'ring']);
  });

  test('assigns each percentage to the word after it', () => {
    assert.deepEqual(readWords('shirt of 60% cotton and 40 percent polyester').shares, [
      { percent: 60, at: 1 },
      { percent: 40, at: 2 },
    ]);
  });

  test('reads any text into bounded lists of equal length', () => {
    fc.assert(
      fc.property(fc.string({ unit: CODE_POINTS, maxLength: 300 }), (text) => {
        const { surface, stems, shares, headLength } = readWords(text);
        assert.equal(surface.length, stems.length);
        assert.ok(stems.length <= 600);
        assert.ok(headLength <= stems.length);
        assert.ok(shares.every(({ at }) => at <= stems.length));
      }),
    );
  });
});

test('stemWord() reduces the forms of a word to one stem', () => {
  const cases: readonly (readonly [string, string])[] = [
    ['boxes', 'box'],
    ['batteries', 'battery'],
    ['glasses', 'glass'],
    ['glass', 'glass'],
    ['brushes', 'brush'],
    ['bus', 'bus'],
    ['knives', 'knife'],
    ['coated', 'coat'],
    ['coatings', 'coat'],
    ['ring', 'ring'],
    ['women', 'woman'],
    ['fibres', 'fiber'],
    ['jewellery', 'jewelry'],
  ];
  for (const [word, stem] of cases) assert.equal(stemWord(word), stem, word);
});

suite('concepts', () => {
  test('come from materials and wearers, not from other words', () => {
    assert.deepEqual(conceptsOf('nylon'), ['@synthetic', '@plastic']);
    assert.deepEqual(conceptsOf('boy'), ['@male']);
    assert.deepEqual(conceptsOf('the'), []);
  });

  const cases: readonly (readonly [text: string, fiber: string | undefined])[] = [
    ['shirt of 60% cotton, 40% polyester', '@cotton'],
    ['shirt of 40% cotton, 60% polyester', '@synthetic'],
    ['30% nylon, 30% polyester, 40% wool', '@synthetic'],
    ['wool sweater', '@wool'],
    ['wool and silk scarf', undefined],
    ['steel bolt', undefined],
  ];
  for (const [text, fiber] of cases) {
    test(`name ${fiber ?? 'no fiber'} as the chief fiber of "${text}"`, () => {
      const { stems, shares } = readWords(text);
      assert.equal(chiefFiber(stems, shares), fiber);
    });
  }
});

suite('respellWith()', () => {
  const known = ['stainless', 'steel', 'bottle', 'water', 'battle', 'google'].map((word) => ({
    word,
    hash: spellingHash(word),
  }));
  const sorted = known.toSorted((a, b) => a.hash - b.hash);
  const spelling = {
    words: Uint32Array.from(sorted, ({ hash }) => hash),
    commonness: Uint8Array.from(sorted, ({ word }) => (word === 'google' ? ORDINARY : word === 'battle' ? 60 : 100)),
  };
  const cases: readonly (readonly [string, readonly string[] | string])[] = [
    ['stainless', ['stainless']],
    ['stainles', ['stainless']],
    ['steeel', ['steel']],
    ['watre', ['water']],
    ['bttle', ['bottle']],
    ['stee', 'unknown'],
    ['waterbottle', ['water', 'bottle']],
    ['quartz', 'unknown'],
    ['google', 'ordinary'],
    ['hydrochloride', ['hydrochloride']],
    ['ab', 'unknown'],
    ['a'.repeat(40), 'unknown'],
    ['naïve', 'unknown'],
  ];
  for (const [word, expected] of cases) {
    test(`reads "${word.slice(0, 20)}" as ${String(expected)}`, () => {
      assert.deepEqual(respellWith(spelling)(word), expected);
    });
  }

  test('tries forty unknown words of a text and leaves the rest unchanged', () => {
    const respell = respellWith(spelling);
    for (let i = 0; i < 40; i++) respell('zzzzzzzz');
    assert.equal(respell('stainles'), 'unknown');
  });
});

test('rankRows() corrects the best answer without letting another overtake it', () => {
  const scores = {
    words: Float64Array.of(4, 3.9, 0, 0),
    phrases: Float64Array.of(0.5, 0.5, 0, 0),
    network: Float64Array.of(-0.6, -0.7, -4, -4),
  };
  const logs = blendOpinions(opinionsOf(scores), Float64Array.of(0.3, 0.3, 0.5));
  const ranked = rankRows(logs, Float64Array.of(-2, 1, 0, 0), { words: 3, count: 4 });
  assert.deepEqual(
    ranked.map(({ row }) => row),
    [0, 1, 2, 3],
  );
  const [first = 0, second = 0] = ranked.map(({ probability }) => probability);
  assert.ok(first >= second);
  assert.ok(ranked.reduce((sum, { probability }) => sum + probability, 0) <= 1);
});
