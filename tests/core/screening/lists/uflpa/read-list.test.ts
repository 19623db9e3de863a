import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readList } from '../../../../../core/screening/lists/uflpa/read-list.ts';
import { sharedFile } from '../../../../shared-data.ts';
import { uflpaPage } from '../../../../standins/uflpa.ts';
import { assertLinear } from '../../../http/linear-time.ts';

test('each listing belongs to the category of the last heading before its table', () => {
  const list = readList(uflpaPage());
  assert.equal(list?.updated, '2025-01-14');
  assert.deepEqual(
    list.listings.map(({ name, basis, listedDate }) => [name, basis.slice(-5), listedDate]),
    [
      ['Made Silicon Industry (Shan) Co., Ltd and subsidiaries', 'B)(i)', '2022-06-21'],
      ['Made Construction Corps (MCCO) and its subordinate and affiliated entities', 'B)(i)', '2022-06-21'],
      ['Made Color Spinning Co., Ltd.', ')(ii)', '2025-01-15'],
      ['Camel Made Group Co., Ltd.', ')(ii)', '2023-08-02'],
      ['Made Color Spinning Co., Ltd.', 'B)(v)', '2024-11-25'],
      ['Junan Made Import & Export Co., Ltd.', 'B)(v)', '2024-05-17'],
      ['Yuan’an Made Pharmaceutical Co., Ltd.', 'B)(v)', '2023-12-11'],
    ],
  );
  assert.equal(list.listings[0]?.basis, 'Section 2(d)(2)(B)(i)');
});

/** Other ways to build the same page; the first row of each is read. */
const SAME: readonly (readonly [from: string | RegExp, to: string, why: string])[] = [
  ['<tr><td>', '<tr class="x"><td data-note="a > b" headers=\'<td>\'>', 'attributes with brackets in them'],
  [/<td>(Camel[^<]*)<\/td>/, '<td><p><strong>$1</strong></p></td>', 'markup in a cell'],
  [/<\/t[dr]>/g, '', 'unclosed cells and rows'],
  [/<table>/g, '<TABLE BORDER=1>', 'capitals'],
  ['Camel Made Group', 'Camel\n  Made&nbsp;<!-- x -->Group', 'white space, comments, non-breaking spaces'],
  [/<a [^>]*>(Section[^<]*)<\/a>/g, '<em>$1:</em>', 'a heading without a link, with a colon'],
  [/<p class[^>]*><br>(.*?)<br>(.*?)<\/p>/g, '<h2>$2</h2><p>$1</p>', 'the category before its description'],
  [
    'may serve as both',
    'are those of Section 2(d)(2)(B)(i) and may serve as both',
    'a sentence that mentions another category is not a heading',
  ],
  ['<h1>', '<table><tr><td>Menu</td><td>Search</td></tr></table><h1>', 'an unrelated table before every category'],
  ['Last Updated:', 'Reviewed:', 'no date of its own'],
];

test('the page is read the same when it is built differently', () => {
  const expected = readList(uflpaPage());
  for (const [from, to, why] of SAME) {
    const html = uflpaPage().replace(from, to);
    assert.notEqual(html, uflpaPage(), why);
    assert.deepEqual(readList(html)?.listings, expected?.listings, why);
  }
  assert.equal(readList(uflpaPage().replace('Last Updated:', 'Reviewed:'))?.updated, null);
});

test('the published page of 2026-07-09 has its 160 listings', (t) => {
  const path = sharedFile(t, 'uflpa/dhs-uflpa-entity-list-2026-07-09.html');
  if (path === undefined) return;
  const list = readList(readFileSync(path, 'utf8'));
  assert.ok(list);
  assert.equal(list.updated, '2025-01-14');
  const sizes = Map.groupBy(list.listings, ({ basis }) => basis);
  assert.deepEqual(Object.fromEntries([...sizes].map(([basis, { length }]) => [basis, length])), {
    'Section 2(d)(2)(B)(i)': 9,
    'Section 2(d)(2)(B)(ii)': 43,
    'Section 2(d)(2)(B)(v)': 108,
  });
  assert.equal(new Set(list.listings.map(({ name }) => name)).size, 149);
  assert.equal(list.listings.filter(({ aliases }) => aliases.length > 0).length, 55);
  assert.equal(
    list.listings.reduce((count, { aliases }) => count + aliases.length, 0),
    103,
  );
  assert.deepEqual(
    list.listings.flatMap(({ aliases }) => aliases).filter((alias) => /[;<>&]|^and |known as|alias/.test(alias)),
    [],
  );
});

test('a row published twice counts once, and a page with a name that cannot be compared is rejected', () => {
  const page = uflpaPage();
  assert.deepEqual(readList(page.replace(/<tr><td>.*?<\/tr>/g, '$&$&')), readList(page));
  assert.equal(readList(page.replace('Camel Made Group Co., Ltd.', '新疆')), undefined);
});

test('reading takes linear time', () => {
  const pieces = [
    '<',
    '</',
    '<!--',
    '<a ',
    '<a "',
    '<a b="',
    '<script>',
    '</script',
    '<td>',
    '<table>',
    '<tr><td>x',
    '&',
    '&amp',
    'Section 2(d)(2)(B)(',
    '<p>Section 2(d)(2)(B)(i)</p>',
    ' ',
  ];
  for (const piece of pieces) {
    assertLinear((length) => piece.repeat(length / piece.length), readList);
    assertLinear((length) => uflpaPage() + piece.repeat(length / piece.length), readList);
  }
});
