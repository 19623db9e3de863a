import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { nameParts, nameReadings, preparedReadings } from '../../../core/names/readings.ts';
import { splitNames } from '../../../core/names/split-names.ts';
import { assertLinear } from '../http/linear-time.ts';

suite('a listed name is read', () => {
  /** A published name, and its other readings. */
  const cases: readonly (readonly [published: string, ...others: string[]])[] = [
    ['Acme Widgets, Inc.'],
    // Brackets.
    ['Smartcom (Hong Kong) Co., Limited', 'Smartcom Co., Limited'],
    ['Acme (Group) Works (Shan) Ltd', 'Acme Works (Shan) Ltd', 'Acme (Group) Works Ltd', 'Acme Works Ltd'],
    ['A (1) (2) (3) (4) Works', 'A Works'],
    ['METRO CITY WORKS (DEPARTMENT OF PUBL', 'METRO CITY WORKS'],
    ['Acme Chips [Hong Kong Entity]', 'Acme Chips'],
    // Letters of the words before it are an acronym; a place, a form or a brand in brackets is not a name.
    ['Academy of Solid Propulsion Technology (ASPT)', 'Academy of Solid Propulsion Technology', 'ASPT'],
    ['Made Construction Corps (MCCO)', 'Made Construction Corps', 'MCCO'],
    ['Precision Components (PRC)', 'Precision Components'],
    ['Running Brook, LLC (USA)', 'Running Brook, LLC'],
    ['Acme Trading (Pvt) Ltd', 'Acme Trading Ltd'],
    ['Rostov (Russian Technologies State Corporation)', 'Rostov', 'Russian Technologies State Corporation'],
    ['CNXX Limited (a subsidiary of China Offshore Oil Corporation)', 'CNXX Limited'],
    ['KIM WORKS (DPRK national)', 'KIM WORKS'],
    // Closing clauses, and the companies named in them.
    ['EuroAcme and any successor, sub-unit, or subsidiary thereof', 'EuroAcme'],
    ['LLC Acme; and any successor, sub-unit, or subsidiary thereof', 'LLC Acme'],
    ['Acme Machine Company, and its sub-units and successors', 'Acme Machine Company'],
    ['Acme Works, its subsidiaries and affiliates', 'Acme Works'],
    ['Acme Works or any successor thereof', 'Acme Works'],
    ['Acme Works along with its subsidiaries', 'Acme Works'],
    ['Acme Works & its sub units', 'Acme Works'],
    ['Acme Works and related entities', 'Acme Works'],
    ['Acme Works （Shan） Ltd', 'Acme Works Ltd'],
    ['Acme Works {Shan} Ltd', 'Acme Works Ltd'],
    ['Acme Works (of (Shan) City) Ltd', 'Acme Works Ltd'],
    ['Acme Corporation and its affiliated entities', 'Acme Corporation'],
    ['Acme Corps and its subordinate and affiliated entities', 'Acme Corps'],
    ['Acme Co., Ltd., and Subsidiaries', 'Acme Co., Ltd.'],
    [
      'Acme Corporation and its eight Shan-based subsidiaries, which include Alpha Co., Ltd., Beta Inks, and Gamma Works',
      'Acme Corporation',
      'Alpha Co., Ltd.',
      'Beta Inks',
      'Gamma Works',
    ],
    ['Acme Group and its subsidiary Delta Cereals, Oils and Foods', 'Acme Group', 'Delta Cereals, Oils and Foods'],
    [
      'Acme Co., Ltd. (Acme). Affiliated Entity: Acme Marine Co., Ltd.',
      'Acme Co., Ltd. (Acme).',
      'Acme Co., Ltd..',
      'Acme Marine Co., Ltd.',
    ],
    // "And affiliates" on its own is part of a partnership's name.
    ['Jones and Affiliates'],
    // Sides.
    ['Hong Kong Acme International Co. Ltd., of China', 'Hong Kong Acme International Co. Ltd.'],
    ['Acme Ltd., dba Enhomee-Direct, of China', 'Acme Ltd.', 'Enhomee-Direct, of China', 'Enhomee-Direct'],
    ["Silver Moon LP dba Loard's Ice Cream", 'Silver Moon LP', "Loard's Ice Cream"],
    ["Silver Moon LP (dba Loard's Ice Cream)", 'Silver Moon LP', "Loard's Ice Cream"],
    ['ACME CORP D/B/A BETA FOODS', 'ACME CORP', 'BETA FOODS'],
    ['Acme Corp. d.b.a. Beta Foods', 'Acme Corp.', 'Beta Foods'],
    ['Acme Limited [aka Beta Limited, aka Tiger Force] (Shan Entity)', 'Acme Limited', 'Beta Limited', 'Tiger Force'],
    ['Acme Inc f/k/a Beta LLC', 'Acme Inc', 'Beta LLC'],
    ['Acme Inc (formerly known as Beta LLC)', 'Acme Inc', 'Beta LLC'],
    ['Acme Inc, formerly Beta LLC', 'Acme Inc', 'Beta LLC'],
    ['Acme Inc n/k/a Beta LLC', 'Acme Inc', 'Beta LLC'],
    ['Acme Inc. d/b/a/ Beta', 'Acme Inc.', 'Beta'],
    ['ACME INC C/O BETA LLC', 'ACME INC', 'BETA LLC'],
    ['Acme Inc / Beta LLC', 'Acme Inc', 'Beta LLC'],
    // What follows the place of the first name is another name; a parent company is another company.
    ['Target Corp., of Acme, Minn.; Mill Foods, Inc., of Portland, Maine', 'Target Corp.', 'Mill Foods, Inc.'],
    ['Acme Inc., a division of Zeta LLC', 'Acme Inc.'],
    ['Acme Inc., a wholly owned subsidiary of Zeta LLC', 'Acme Inc.'],
    // At the beginning it is part of the name, and inside a word it means nothing.
    ['DBA Systems Inc'],
    ['Aka Brands LLC'],
    ['Sandbar Grill'],
    // A legal form is not a name of its own.
    ['Acme dba Co., Ltd.', 'Acme'],
    [''],
    ['; dba ;'],
  ];
  for (const [published, ...others] of cases) {
    test(`"${published}"`, () => {
      const readings = nameReadings(published);
      assert.equal(readings[0], published.trim());
      for (const other of others) assert.ok(readings.includes(other), `${other} of ${readings.join(' | ')}`);
      // Nothing else is read, except the same parts with a bracket or a tail still attached.
      const further = readings.slice(1).filter((reading) => !others.includes(reading));
      const expected = new Set(others.flatMap((other) => preparedReadings(other).map(({ text }) => text)));
      for (const reading of further)
        assert.ok(/[([)]|, of | dba |Entity: /.test(reading) || expected.has(reading), `${reading} of ${published}`);
    });
  }

  test('never as an empty name, and as a bounded number of names', () => {
    const pieces = fc.constantFrom(
      'Acme',
      ' (',
      ') ',
      ' dba ',
      ', of ',
      '; ',
      ' and its subsidiaries',
      ' and any successor',
      ', ',
      'Ltd',
      '[',
      ' / ',
      'B',
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
        const name = parts.join('');
        const readings = nameReadings(name);
        assert.ok(readings.length >= 1 && readings.length <= 32);
        assert.ok(
          readings.slice(1).every((reading) => reading.trim() !== ''),
          name,
        );
        assert.equal(new Set(preparedReadings(name).map(({ text }) => text)).size, preparedReadings(name).length);
      }),
    );
  });

  for (const part of [
    '(',
    ' dba',
    ', of',
    ') ',
    ';',
    ',   of(',
    'trading as',
    ' / ',
    ' c/o',
    ', a division of ',
    ' and its a',
    ' and any ',
    'A(B)',
  ]) {
    test(`in linear time, for "${part}" repeated`, () => {
      assertLinear(
        (length) => part.repeat(length / part.length),
        (name) => [nameReadings(name), nameParts(`Acme Inc ${name}`)],
      );
    });
  }
});

test('an enumeration is split at the signs that separate its names', () => {
  const cases: readonly (readonly [text: string, hasMany: boolean, ...names: string[]])[] = [
    ['A Co., Ltd.; B; and C', true, 'A Co., Ltd.', 'B', 'C'],
    ['A Co., Ltd., and B Co., Ltd.', false, 'A Co., Ltd.', 'B Co., Ltd.'],
    ['A Co., Ltd. and B Works', false, 'A Co., Ltd.', 'B Works'],
    ['Alpha, Beta, and Gamma', true, 'Alpha', 'Beta', 'Gamma'],
    ['Cereals, Oils and Foods Co., Ltd.', false, 'Cereals, Oils and Foods Co., Ltd.'],
    ['Bayi Iron and Steel', true, 'Bayi Iron and Steel'],
    ['A (Shan, Liao) Co., Ltd., B', true, 'A (Shan, Liao) Co., Ltd.', 'B'],
    ['', true],
  ];
  for (const [text, hasMany, ...names] of cases) assert.deepEqual(splitNames(text, { hasMany }), names, text);
});
