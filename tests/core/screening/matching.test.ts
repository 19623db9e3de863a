import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { prepareQuery } from '../../../core/names/prepared-name.ts';
import { preparedReadings } from '../../../core/names/readings.ts';
import { compareNames, compareOnRegister } from '../../../core/names/score.ts';
import { gatherCandidates, type NamedRecord } from '../../../core/screening/agencies/agency-candidates.ts';
import { screenedName } from '../../../core/screening/agencies/published-score.ts';
import { countNested, pickName, rankEntries } from '../../../core/screening/matching.ts';
import { sharedFile } from '../../shared-data.ts';

/** The score of a listed name against a query, on the lists and on the register. */
function scores(query: string, ...listed: string[]): [number, number] {
  const prepared = prepareQuery(query);
  const names = listed.map(preparedReadings);
  const on = (compare: typeof compareNames): number => pickName(prepared, names, compare).comparison.score;
  return [on(compareNames), on(compareOnRegister)];
}

const BRACKETS = [' (Hong Kong)', ' (PRC entity)', ' (Qwz)', ' [Hong Kong Entity]'];
const TAILS = [
  ' and any successor, sub-unit, or subsidiary thereof',
  '; and any successor, sub-unit, or subsidiary thereof',
  ', and its sub-units and successors',
  ' and its subordinate and affiliated entities',
  ' and its subsidiaries',
];

/** The part of a closing clause in a query made from such a name is not a name. */
const CLOSED = /sub-?unit|subsidiar|successor|affiliate/i;

const WORDS = [
  'Acme',
  'Bravo',
  'Kunlun',
  'Steel',
  'Trading',
  'Co., Ltd.',
  'LLC',
  'of',
  'and',
  'Import',
  'A',
  'S.A.',
  'Nr 7',
  'Müller',
  'The',
];

/** Queries that a user might send for a listed name: as listed, one letter off, with a word left out. */
function queriesFor(name: string, at: number): string[] {
  const place = at % name.length;
  const words = name.split(' ');
  return [
    name,
    `${name.slice(0, place)}q${name.slice(place + 1)}`,
    words.filter((_, index) => index !== at % words.length).join(' '),
  ].filter((query) => prepareQuery(query).words.length > 0);
}

/** No bracket, tail or article may change the score of a listed name against a query that does not contain it. */
function assertSteady(name: string, query: string, added: readonly string[] = [...BRACKETS, ...TAILS]): void {
  const before = scores(query, name);
  assert.deepEqual(scores(`The ${query}`, name), before, `The ${query} against ${name}`);
  assert.deepEqual(scores(query, `The ${name}`), before, `${query} against The ${name}`);
  for (const one of added) assert.deepEqual(scores(query, `${name}${one}`), before, `${query} against ${name}${one}`);
}

suite('a bracket, a closing clause or an article changes no score', () => {
  const names = fc
    .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
    .map((words) => words.join(' '))
    .filter((name) => name.length > 2 && /[A-Z][a-z]{3}/.test(name));

  test('of generated names, whatever the query', () => {
    fc.assert(
      fc.property(names, names, fc.nat(200), (name, other, at) => {
        for (const query of [...queriesFor(name, at), other]) assertSteady(name, query);
      }),
      { numRuns: 300, seed: 15 },
    );
  });

  test('of names of the real screening list', (t) => {
    const file = sharedFile(t, 'csl/csl_organisations_2026-07-31.jsonl');
    if (file === undefined) return;
    const rows = readFileSync(file, 'utf8').trim().split('\n');
    const every = 14;
    for (const [at, row] of rows.entries()) {
      if (at % every !== 0) continue;
      const { name } = JSON.parse(row) as { name: string };
      if (CLOSED.test(name)) continue;
      for (const query of queriesFor(name, at)) assertSteady(name, query);
    }
  });

  test('unless the query contains words of it', () => {
    const cases: readonly (readonly [query: string, listed: string, score: number])[] = [
      ['Acme Hong Kong', 'Acme (Hong Kong) Co., Ltd.', 1],
      ['Acme Kong', 'Acme (Hong Kong) Co., Ltd.', 0.91],
      ['Acme Hongkong', 'Acme (Hong Kong) Co., Ltd.', 0.929],
      ['Acme Qwx', 'Acme (Qwz)', 0.875],
      ['Acme S.A.', 'Acme A S.A. (Hong Kong)', 0.857],
      ['Acme and Bravo', 'Acme Bravo and its subsidiaries', 0.714],
      ['Acme; and any subsidiary thereof', 'Acme and any successor, sub-unit, or subsidiary thereof', 1],
      ['Acme and its subsidiary Bravo', 'Acme and its subsidiaries', 0.2],
    ];
    for (const [query, listed, score] of cases)
      assert.equal(scores(query, listed)[0], score, `${query} against ${listed}`);
  });

  test('but an initial is not taken for an article', () => {
    assert.ok(scores('A Bravo Steel', 'Bravo Steel')[0] < 1);
  });
});

/** Wordings on the real lists, and the names that users send for them. */
const WORDINGS: readonly (readonly [query: string, listed: string, score: number])[] = [
  ['EuroAsia', 'EuroAsia and any successor, sub-unit, or subsidiary thereof', 1],
  ['LLC Eltekhnord', 'LLC Eltekhnord and any successor, sub-unit, or subsidiary thereof', 1],
  ['Smartcom Co., Limited', 'Smartcom (Hong Kong) Co., Limited', 1],
  ['Smartcom (Hong Kong) Co., Limited', 'Smartcom (Hong Kong) Co., Limited', 1],
  ['The Public Joint Stock Company Gazprom', 'GAZPROM PAO', 1],
  [
    'Huawei Marine Networks',
    'Huawei Technologies Co., Ltd. (Huawei). Affiliated Entity: Huawei Marine Networks Co., Ltd.',
    1,
  ],
  ['Academy of Aerospace Solid Propulsion Technology', 'Academy of Aerospace Solid Propulsion Technology (AASPT)', 1],
  ['AASPT', 'Academy of Aerospace Solid Propulsion Technology (AASPT)', 1],
  [
    'Gamma Works',
    'Alpha Corporation and its eight Zhuhai-based subsidiaries, which include Beta Inks, and Gamma Works',
    1,
  ],
  ["Acme Int'l Trading", 'ACME INTERNATIONAL TRADING LLC', 1],
  ['Three Rivers Shipping', '3 Rivers Shipping', 1],
  ['First Acme Bank', '1st ACME BANK', 1],
  ['Acme Imp. & Exp.', 'ACME IMPORT AND EXPORT CO', 1],
  ['Acme Defence Centre', 'ACME DEFENSE CENTER', 1],
  ['Univ. of Acme', 'UNIVERSITY OF ACME', 1],
  // One word of many is too little on every list.
  ['Rostec', 'State Corporation Rostec Holding Group', 0.25],
];

test('wordings of the lists are found by the names that users send', () => {
  for (const [query, listed, score] of WORDINGS)
    assert.equal(scores(query, listed)[0], score, `${query} against ${listed}`);
});

test('entries are ranked by score, then by name, and split at the floor', () => {
  const query = prepareQuery('Acme Steel');
  const entries = [['Zeta Acme Steel'], ['Beta'], ['Acme Steel'], ['Nothing', 'Alpha Acme Steel'], ['Acme Steel']];
  const { matches, below } = rankEntries(entries, {
    pick: (names) => pickName(query, names.map(preparedReadings)),
    nameAt: (names, at) => names[at] ?? '',
  });
  assert.deepEqual(
    matches.map(({ name, at, entry, comparison }) => [name, at, entries.indexOf(entry), comparison.score]),
    [
      ['Acme Steel', 0, 2, 1],
      ['Acme Steel', 0, 4, 1],
      ['Alpha Acme Steel', 1, 3, 0.91],
      ['Zeta Acme Steel', 0, 0, 0.91],
    ],
  );
  assert.deepEqual(
    below.map(({ entry }) => entry),
    [['Beta']],
  );
});

suite('names of which one stands whole in the other', () => {
  const below = [
    ['Huawei Cloud Beijing'],
    ['Nothing', 'Acme of Huawei Works'],
    ['Huaweiland'],
    ['National Bank'],
    ['Sample Widgets LLC', 'Sample Widgets (Boise) LLC'],
    ['Quuxworth OOO'],
    ['Bank'],
  ].map((names) => ({ entry: { names: names.map(preparedReadings) } }));
  const rows: readonly (readonly [query: string, containing: number, contained: number])[] = [
    ['Huawei', 2, 0],
    ['The Huawei Co., Ltd.', 2, 0],
    ['Huawei Cloud', 0, 0],
    ['Hoshine', 0, 0],
    ['Harbor Mill dba Sample Widgets', 0, 1],
    ['Sample Widgets Co., Ltd. (Kashgar)', 0, 1],
    ['Widgets of Harbor Mill, Sample', 0, 1],
    ['Sample Harbor Mill', 0, 0],
    ['First National Bank of Harbor Mill', 0, 0],
    ['Huaweiland Harbor Mill', 0, 0],
    ['Quuxworth LLC, Dubai, UAE', 0, 1],
    ['Quuxworth Trading (Bangladesh)', 0, 1],
    ['Quuxworth Harbor Mill', 0, 0],
    ['Bank of Dubai', 0, 0],
  ];
  for (const [query, containing, contained] of rows) {
    test(`"${query}": ${containing} contain it, ${contained} are in it`, () => {
      assert.deepEqual(countNested(prepareQuery(query), below), { containing, contained });
    });
  }
});

test('an agency record counts once, however often it is published', () => {
  const ids = fc.option(fc.nat(5).map(String));
  const names = fc.constantFrom('Acme Widgets', 'Acme Widgets Inc', 'Beta', 'Mary Smith', 'Acme Widgets of Ohio');
  const records = fc.array(
    fc
      .record({ id: ids, names: fc.array(names, { minLength: 1, maxLength: 2 }) })
      .map((one): NamedRecord<unknown> => ({ ...one, record: one.names })),
  );
  const rules = { isPersonal: (name: string) => name === 'Mary Smith' };
  const screened = screenedName('Acme Widgets');
  fc.assert(
    fc.property(records, fc.nat(), (named, at) => {
      const once = gatherCandidates(screened, named, rules);
      const twice = gatherCandidates(screened, [...named, ...named.slice(at % (named.length + 1))], rules);
      assert.deepEqual(twice, once);
    }),
  );
});

test('an article or a legal form next to another script is nothing to compare', () => {
  for (const name of ['The 日本', 'The Ltd Ромашка']) assert.deepEqual(prepareQuery(name).words, [], name);
  assert.deepEqual(prepareQuery('The').words, ['the']);
});
