import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { prepareName, prepareQuery } from '../../../core/names/prepared-name.ts';
import { compareNames, compareOnRegister, type Comparison, type ScoreBasis } from '../../../core/names/score.ts';
import { slowRegisterScore, slowScore } from './slow-score.ts';

type Row = readonly [query: string, listed: string, score: number, basis: ScoreBasis];

/** Examples of how names match: a score follows from the contract's rule, and changes only with it. */
const SCORES: readonly Row[] = [
  ['Gazprom', 'OOO Gazprom', 1, 'same_words'],
  ['Huawei Technologies Co., Ltd.', 'HUAWEI TECHNOLOGIES COMPANY LIMITED', 1, 'same_words'],
  ['Ｈｕａｗｅｉ Ｔｅｃｈｎｏｌｏｇｉｅｓ', 'Huawei Technologies Co., Ltd.', 1, 'same_words'],
  ['China Telecom', 'China Telecom Corporation Limited', 1, 'same_words'],
  ['China Telecom Corp', 'China Unicom (Hong Kong) Limited', 0.364, 'spelling'],
  ['Aero Engine Corp of China', 'Aero Engine Corporation of China', 1, 'same_words'],
  ['Petroleos de Venezuela', 'PETRÓLEOS DE VENEZUELA, S.A.', 1, 'same_words'],
  ['Bank of Kunlun', 'BANK OF KUNLUN CO LTD', 1, 'same_words'],
  ['Kunlun Bank', 'BANK OF KUNLUN CO LTD', 0.91, 'containment'],
  ['Terra Klean Solutions', 'TERRA KLEAN SOLUTIONS INC.', 1, 'same_words'],
  ['Terra Clean Solutions Inc', 'TERRA KLEAN SOLUTIONS INC.', 0.952, 'spelling'],
  ['Solutions Terra Klean', 'TERRA KLEAN SOLUTIONS INC.', 1, 'same_words'],
  ['MTZ Electric', 'MTZ ELECTRIC SERVICE LLC', 0.91, 'containment'],
  ['Peanut Butter', 'PEANUT BUTTER, LLC', 1, 'same_words'],
  ['Peanut', 'PEANUT BUTTER, LLC', 0.5, 'shared_words'],
  ['Truittsburgh Sealers', 'TRUITTSBURGH SEALERS CO.', 1, 'same_words'],
  ['Truitsburg Sealers', 'TRUITTSBURGH SEALERS CO.', 0.9, 'spelling'],
  ['ZTE', 'ZTE CORPORATION', 1, 'same_words'],
  ['ZTE Kangxun Telecommunications', 'ZTE CORPORATION', 0.333, 'shared_words'],
  ['Rosoboronexport OAO', 'ROSOBORONEKSPORT OJSC', 0.875, 'spelling'],
  ['Sberbank', 'SBERBANK OF RUSSIA', 0.444, 'spelling'],
  ['Sberbank Russia', 'SBERBANK OF RUSSIA', 0.91, 'containment'],
  ['NOVATEK-UST-LUGA, OOO', 'Limited Liability Company Novatek Ust-Luga', 1, 'same_words'],
  ['Obshchestvo s ogranichennoi otvetstvennostyu Gazprom Pererabotka', 'GAZPROM PERERABOTKA OOO', 1, 'same_words'],
  ['Petro London', 'PETRO LONDON, S. DE R.L. DE C.V.', 1, 'same_words'],
  ['Trinidad y Cia', 'TRINIDAD LTDA. Y CIA. S.C.S.', 1, 'same_words'],
  ['Hotan Taida Apparel', 'Hetian Taida Apparel Co., Ltd.', 0.9, 'spelling'],
  ['Hetian Taida Apparel Co', 'Hetian TEDA Garment', 0.6, 'spelling'],
  ['Changji Esquel Textile', 'Changji Esquel Textile Co. Ltd.', 1, 'same_words'],
  ['Esquel Textile', 'Changji Esquel Textile Co. Ltd.', 0.91, 'containment'],
  ['Xinjiang Production and Construction Corps', 'Xinjiang Production and Construction Corporation', 0.857, 'spelling'],
  ['Hoshine Silicon Industry (Shanshan)', 'Hoshine Silicon Industry (Shanshan) Co., Ltd.', 1, 'same_words'],
  ['Bayi Iron & Steel', 'Xinjiang Bayi Iron and Steel Co., Ltd.', 0.91, 'containment'],
  ['A.B.C. Trading', 'ABC Trading LLC', 1, 'same_words'],
  ['C.B.A. Trading', 'A.B.C. Trading', 0.818, 'spelling'],
  ['AT&T', 'AT and T Inc.', 1, 'same_words'],
  ['AT&T', 'ATT Corp', 0.375, 'spelling'],
  ["O'Brien Freight", 'OBRIEN FREIGHT LTD', 1, 'same_words'],
  ['Smith & Wesson', 'Smith and Wesson Inc', 1, 'same_words'],
  ['Procter Gamble', 'Procter & Gamble Co', 0.91, 'containment'],
  ['Müller Maschinenbau', 'MUELLER MASCHINENBAU GMBH', 0.95, 'spelling'],
  ['Müller Maschinenbau GmbH & Co. KG', 'MULLER MASCHINENBAU', 1, 'same_words'],
  ['Łódzkie Zakłady', 'LODZKIE ZAKLADY SP. Z O.O.', 1, 'same_words'],
  ['Öztürk İnşaat', 'OZTURK INSAAT ANONIM SIRKETI', 1, 'same_words'],
  ['PT Astra', 'ASTRA TBK', 1, 'same_words'],
  ['AB Volvo', 'Volvo AB', 1, 'same_words'],
  ['S.A. Petrole', 'Petrole SA', 1, 'same_words'],
  ['Petrole SA', 'S.A. PETROLE', 1, 'same_words'],
  ['S. A. Petrole', 'Petrole', 1, 'same_words'],
  ['S.p.A. Petrole', 'PETROLE S.P.A.', 1, 'same_words'],
  ['Petrole', 'S.A. Petrole', 0.7, 'spelling'],
  // Without dots it is a word, as in SA Recycling.
  ['SA Petrole', 'Petrole SA', 0.7, 'spelling'],
  ['OOO Foo', 'FOO, OOO', 1, 'same_words'],
  ['Foo LLC', 'OOO "Foo"', 1, 'same_words'],
  ['PT Bar', 'BAR, PT TBK', 1, 'same_words'],
  ['SRL Skyline Aviation', 'Skyline Aviation S.r.l.', 1, 'same_words'],
  ['Nissa Distribution', 'LTD NISSA DISTRIBUTION', 1, 'same_words'],
  ['Komax', 'COMPANY LIMITED KOMAX', 1, 'same_words'],
  // The form may be a word, so both readings are compared.
  ['SA Recycling', 'SA RECYCLING LLC', 1, 'same_words'],
  ['AB Electric', 'AB ELECTRIC LLC', 1, 'same_words'],
  ['Bella Spa', 'BELLA SPA, INC.', 1, 'same_words'],
  ['Bella Spa', 'Bella', 1, 'same_words'],
  ['S.A. Lavochkin', 'S.A. Lavochkin Scientific Production Association', 0.91, 'containment'],
  ['3M', '3 M Company', 1, 'same_words'],
  ['3-M', '3M', 1, 'same_words'],
  ['S7 Engineering', 'S 7 ENGINEERING LLC', 1, 'same_words'],
  ['AB Electric LLC', 'Electric Inc', 0.727, 'spelling'],
  ['Kyle Drug Store', 'KYLE DRUG STORES', 0.938, 'spelling'],
  ['Emma LLC', 'EMMA', 1, 'same_words'],
  ['Emma', 'GEMMA', 0.8, 'spelling'],
  ['11420 Corp', '11420 CORP.', 1, 'same_words'],
  ['Global Trading', 'Global Trading and Shipping International Company', 0.91, 'containment'],
  ['International Trading Company', 'International Shipping Company', 0.773, 'spelling'],
  ['Al-Shabaab', 'AL SHABAAB', 1, 'same_words'],
  ['Alshabaab', 'AL SHABAAB', 0.9, 'spelling'],
  ['Mahan Air', 'MAHAN AIRWAYS', 0.692, 'spelling'],
  ['Boom Boom', 'Boom Logistics Group', 0.91, 'containment'],
  ['Boom Boom', 'Boom', 1, 'same_words'],
  ['LLC', 'LLC', 1, 'same_words'],
  ['LLC', 'Gazprom LLC', 0, 'shared_words'],
  ['Acme', 'Zenith', 0, 'shared_words'],
];

/** Cases in which the register, which ignores initials that only one name has, scores differently from the lists. */
const REGISTER_SCORES: readonly (readonly [query: string, listed: string, lists: number, register: number])[] = [
  ['Julie Osnes Consulting', 'JULIE A OSNES CONSULTING, LLC', 0.917, 1],
  ['J Osnes Consulting', 'OSNES M CONSULTING', 0.778, 1],
  ['Acme B', 'ACME B LLC', 1, 1],
  ['Acme B', 'ACME C', 0.833, 1],
  ['Smith A', 'Smith Widgets', 0.462, 0.5],
  ['A', 'A Plus', 0.5, 0.5],
  ['A', 'B', 0, 0],
  ['C.B.A. Trading', 'A.B.C. Trading', 0.818, 0.818],
  ['3 M', '3M', 1, 1],
  ['Acme 3 B', 'ACME 3', 0.857, 0.857],
];

function compared(query: string, listed: string): Comparison {
  return compareNames(prepareQuery(query), prepareName(listed));
}

function onRegister(query: string, listed: string): Comparison {
  return compareOnRegister(prepareQuery(query), prepareName(listed));
}

test('names score as listed, to three decimals', () => {
  for (const [query, listed, score, basis] of SCORES) {
    assert.deepEqual(compared(query, listed), { score, basis }, `${query} | ${listed}`);
  }
});

test('on the register, initials that only one name has are ignored', () => {
  for (const [query, listed, lists, register] of REGISTER_SCORES) {
    assert.equal(compared(query, listed).score, lists, `${query} | ${listed}`);
    assert.equal(onRegister(query, listed).score, register, `${query} | ${listed} on the register`);
  }
});

test('a score is never rounded up to 1, to a match, to the match floor or to a near miss', () => {
  const cases: readonly (readonly [different: number, length: number, score: number])[] = [
    [1, 3000, 0.999],
    [1, 1000, 0.999],
    [2, 25, 0.92],
    [161, 2012, 0.919],
    [7, 25, 0.72],
    [561, 2003, 0.719],
    [1000, 2001, 0.5],
    [1001, 2001, 0.499],
    [1, 2, 0.5],
    [1, 16, 0.938],
  ];
  for (const [different, length, score] of cases) {
    const names = ['b', 'c'].map((letter) => 'a'.repeat(length - different) + letter.repeat(different));
    const [query, name] = names.map((text) => ({ text, words: [text] }));
    const asked = { ...prepareQuery('x'), ...query!, wordSet: new Set(query!.words), distanceTo: () => different };
    assert.equal(compareNames(asked, name!).score, score, `${different} of ${length}`);
  }
});

test('names without a Latin letter or digit score 0, as does a legal form next to another script', () => {
  for (const name of [
    '',
    '  ',
    '华为',
    '!?',
    'Ромашка',
    'ООО «Ромашка»',
    'Ромашка LLC',
    'شركة LTD',
    'ООО 5',
    'Роснефть-2',
    '华为 A',
  ]) {
    assert.deepEqual(prepareQuery(name).words, [], name);
    assert.equal(compared(name, 'Acme').score, 0, name);
    assert.equal(compared(name, name).score, 0, name);
    assert.equal(onRegister(name, 'Acme').score, 0, name);
  }
  assert.equal(compared('Acme', '华为').score, 0);
});

/** Words that often collide, including legal forms and initials. */
const WORDS = ['acme', 'acmes', 'a', 'b', 'trading', 'tradings', 'inc', 'llc', 'sa', 'co', 'of', '3', 'al', 'shipping'];
const names = fc.array(fc.constantFrom(...WORDS), { minLength: 0, maxLength: 7 }).map((words) => words.join(' '));
const texts = fc.oneof(names, fc.string({ maxLength: 40, unit: 'grapheme' }));

/** The words of a query in each of its readings. */
function readingsOf(query: string): (readonly string[])[] {
  const { words, otherwise } = prepareQuery(query);
  return otherwise ? [words, otherwise.words] : [words];
}

test('the score equals that of a second, plain implementation of the rule', () => {
  fc.assert(
    fc.property(texts, texts, (query, listed) => {
      const { words } = prepareName(listed);
      const readings = readingsOf(query);
      const best = (score: typeof slowScore): number => Math.max(...readings.map((reading) => score(reading, words)));
      assert.equal(compared(query, listed).score, best(slowScore));
      assert.equal(onRegister(query, listed).score, best(slowRegisterScore));
    }),
    { numRuns: 3000 },
  );
});

test('a score is 1 exactly if the distinct words are the same, and has its own basis', () => {
  fc.assert(
    fc.property(names, names, (query, listed) => {
      const words = new Set(prepareName(listed).words);
      const same = readingsOf(query).some(
        (reading) => reading.length > 0 && new Set(reading).symmetricDifference(words).size === 0,
      );
      const { score, basis } = compared(query, listed);
      assert.equal(score === 1, same);
      assert.equal(basis === 'same_words', same);
    }),
    { numRuns: 2000 },
  );
});

test('except for containment, which is asymmetric, a score is the same in both directions', () => {
  fc.assert(
    fc.property(names, names, (a, b) => {
      fc.pre(readingsOf(a).length === 1 && readingsOf(b).length === 1);
      const [there, back] = [compared(a, b), compared(b, a)];
      if (there.basis !== 'containment' && back.basis !== 'containment') assert.equal(there.score, back.score);
    }),
    { numRuns: 2000 },
  );
});

test('word order and legal forms never change a score of 1', () => {
  const plain = fc.uniqueArray(fc.constantFrom('acme', 'gazprom', 'trading', '3', 'osnes', 'aluminium'), {
    minLength: 1,
  });
  const framed = fc.constantFrom(
    '* Inc.',
    '* S.A. de C.V.',
    'OOO *',
    '* Co., Ltd.',
    'PT. * Tbk',
    '* GmbH & Co. KG',
    '* LLC',
  );
  fc.assert(
    fc.property(plain, framed, framed, (words, one, other) => {
      const query = one.replace('*', words.join(' '));
      const listed = other.replace('*', words.toReversed().join(' ').toUpperCase());
      assert.equal(compared(query, listed).score, 1);
    }),
  );
});
