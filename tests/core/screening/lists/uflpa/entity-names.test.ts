import assert from 'node:assert/strict';
import { test } from 'node:test';
import { americanDay } from '../../../../../core/screening/calendar-day.ts';
import { effectiveDate } from '../../../../../core/screening/lists/uflpa/effective-date.ts';
import { nameReadings } from '../../../../../core/names/readings.ts';
import { entityNames } from '../../../../../core/screening/lists/uflpa/entity-names.ts';
import { assertLinear } from '../../../http/linear-time.ts';

/** Cells in every form that the page has used, with a row for each surprise. */
const CELLS: readonly (readonly [
  cell: string,
  name: string,
  aliases: readonly string[],
  alsoCompared?: readonly string[],
])[] = [
  ['Camel Group Co., Ltd.', 'Camel Group Co., Ltd.', []],
  [
    'Hetian Haolin Hair Accessories Co. Ltd. (and two aliases: Hotan Haolin Hair Accessories; and Hollin Hair Accessories)',
    'Hetian Haolin Hair Accessories Co. Ltd.',
    ['Hotan Haolin Hair Accessories', 'Hollin Hair Accessories'],
  ],
  [
    'Hetian Taida Apparel Co., Ltd (and one alias: Hetian TEDA Garment)',
    'Hetian Taida Apparel Co., Ltd',
    ['Hetian TEDA Garment'],
  ],
  // Brackets within a name and within an alias, and words after the bracket of aliases.
  [
    'Hoshine Silicon Industry (Shanshan) Co., Ltd (including one alias: Hesheng Silicon Industry (Shanshan) Co.) and subsidiaries',
    'Hoshine Silicon Industry (Shanshan) Co., Ltd and subsidiaries',
    ['Hesheng Silicon Industry (Shanshan) Co.'],
    ['Hoshine Silicon Industry (Shanshan) Co., Ltd'],
  ],
  [
    'Hoshine Silicon Industry (Shanshan) Co., Ltd., and Subsidiaries',
    'Hoshine Silicon Industry (Shanshan) Co., Ltd., and Subsidiaries',
    [],
    ['Hoshine Silicon Industry (Shanshan) Co., Ltd.'],
  ],
  [
    'Xinjiang Production and Construction Corps (including three aliases: XPCC; Xinjiang Corps; and Bingtuan) and its subordinate and affiliated entities',
    'Xinjiang Production and Construction Corps and its subordinate and affiliated entities',
    ['XPCC', 'Xinjiang Corps', 'Bingtuan'],
    ['Xinjiang Production and Construction Corps'],
  ],
  // The page does not list an acronym as an alias, but it is compared, and so is the name without it.
  [
    'Xinjiang Production and Construction Corps (XPCC) and its subordinate and affiliated entities',
    'Xinjiang Production and Construction Corps (XPCC) and its subordinate and affiliated entities',
    [],
    ['Xinjiang Production and Construction Corps', 'Xinjiang Production and Construction Corps (XPCC)', 'XPCC'],
  ],
  ['Dongfang (Baotou) Co., Ltd.', 'Dongfang (Baotou) Co., Ltd.', []],
  // "and" is a word of the name; the legal form before it decides.
  [
    'Baowu Bayi Co., Ltd. (also known as Xinjiang Bayi Iron and Steel Co. Ltd.; Baosteel Bayi Co., Ltd.; and Bayi Iron and Steel)',
    'Baowu Bayi Co., Ltd.',
    ['Xinjiang Bayi Iron and Steel Co. Ltd.', 'Baosteel Bayi Co., Ltd.', 'Bayi Iron and Steel'],
  ],
  [
    'Sichuan Jingweida Group (also known as Mianyang Jingweida Co., Ltd. and JWD Technology; and formerly known as Zone Jingweida Co., Ltd.)',
    'Sichuan Jingweida Group',
    ['Mianyang Jingweida Co., Ltd.', 'JWD Technology', 'Zone Jingweida Co., Ltd.'],
  ],
  [
    'Jiangyin Lianyun Co. Ltd. (also known as Jiangyin Intermodal Transport Co. and Jiangyin United Transport Co.)',
    'Jiangyin Lianyun Co. Ltd.',
    ['Jiangyin Intermodal Transport Co.', 'Jiangyin United Transport Co.'],
  ],
  [
    'Hongyuan Co., Ltd. (also known as HY Solar; and Hoyuan Co. Ltd. and formerly known as Wuxi CNC Co., Ltd.; and Wuxi Co., Ltd.)',
    'Hongyuan Co., Ltd.',
    ['HY Solar', 'Hoyuan Co. Ltd.', 'Wuxi CNC Co., Ltd.', 'Wuxi Co., Ltd.'],
  ],
  [
    'Meike Co. (also known as Meike Co. and formerly known as Gaozhao Co., Ltd.)',
    'Meike Co.',
    ['Meike Co.', 'Gaozhao Co., Ltd.'],
  ],
  [
    'TNN Limited (also known as Dehui (Dalian; Liaoning) Trade Co., Ltd.)',
    'TNN Limited',
    ['Dehui (Dalian; Liaoning) Trade Co., Ltd.'],
  ],
  ['Left Open Co., Ltd. (also known as Never Closed; and Closed', 'Left Open Co., Ltd.', ['Never Closed', 'Closed']],
  ['Alias Works (a.k.a. Old Works)', 'Alias Works', ['Old Works']],
  ['Empty Co. (also known as ; ;)', 'Empty Co.', []],
];

test('a cell is read as the name of an entity and its aliases', () => {
  for (const [cell, name, aliases, alsoCompared = []] of CELLS) {
    const read = entityNames(cell);
    assert.deepEqual([read.name, read.aliases], [name, aliases], cell);
    const readings = [read.name, ...read.aliases].flatMap(nameReadings);
    for (const text of alsoCompared) assert.ok(readings.includes(text), `${cell}: ${text}`);
  }
});

test("dates are calendar days in the page's one format", () => {
  const cases: readonly (readonly [text: string, day: string | null])[] = [
    ['June 21, 2022', '2022-06-21'],
    [' august 9, 2024 ', '2024-08-09'],
    ['May 1, 2024', '2024-05-01'],
    ['February 29, 2024', '2024-02-29'],
    ['February 29, 2023', null],
    ['June 31, 2022', null],
    ['Juni 21, 2022', null],
    ['21 June 2022', null],
    ['06/21/2022', null],
    ['June 21, 22', null],
    ['June 21, 2022 (amended)', null],
    ['', null],
    [`June 21, 2022${' '.repeat(1_000)}`, null],
  ];
  for (const [text, day] of cases) assert.equal(effectiveDate(text), day, text);
  assert.deepEqual(['01/14/2025', '1/4/2025', '13/01/2025', '01-14-2025', '02/30/2024'].map(americanDay), [
    '2025-01-14',
    '2025-01-04',
    null,
    null,
    null,
  ]);
});

test('reading a cell takes linear time', () => {
  for (const piece of ['(', ')', '((', ' and ', 'Co. and ', ' and also known as ', ',', ' and subsidiaries']) {
    assertLinear((length) => `A (also known as ${piece.repeat(length / piece.length)}`, entityNames);
    assertLinear((length) => piece.repeat(length / piece.length), entityNames);
  }
});
