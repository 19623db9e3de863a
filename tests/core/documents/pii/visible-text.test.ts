import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { visibleText, visibleValue } from '../../../../core/documents/pii/visible-text.ts';
import { assertLinear } from '../../http/linear-time.ts';

const SEEN: readonly (readonly [says: string, text: string, seen: string])[] = [
  ['keeps plain text', 'Ann, 12 Main St.\n', 'Ann, 12 Main St.\n'],
  ['has one character for every line end', 'a\r\nb\rc', 'a\nb\nc'],
  ['drops invisible characters', 'A\u00adn\u200bn\u2060\ufeff', 'Ann'],
  ['joins a word hyphenated at a line end', 'exam\u00ad\r\nple', 'example'],
  ['has plain spaces and dashes for typographic ones', 'a\u00a0b\u20092\u20133\u22124', 'a b 2-3-4'],
  ['has plain quotes for typographic ones', '\u201cO\u2019Neil\u201d', '"O\'Neil"'],
  [
    'folds full-width characters, mathematical letters and ligatures',
    '\uff11\uff12\uff20 \ud835\udc00 \ufb01',
    '12@ A fi',
  ],
  ['has ASCII digits for those of other scripts', '\u0661\u0662\u0663 \u0967', '123 1'],
  ['keeps fractions and superscripts', '\u00bd 2\u00b2', '\u00bd 2\u00b2'],
  ['replaces look-alikes among Latin letters', 'M\u0430ra@ex\u0430mple.com', 'Mara@example.com'],
  ['keeps words in another script', '\u041c\u0430\u0440\u0430', '\u041c\u0430\u0440\u0430'],
  ['drops layout tags', '<b>Ann</b> Lee<br/>x<p class="a">y</p>', 'Ann Lee\nx\ny\n'],
  [
    'keeps a tag that contains an address, and what is not a tag',
    '<span style="a@b.co">x <bob@x.com> a < b',
    '<span style="a@b.co">x <bob@x.com> a < b',
  ],
  ['decodes known character references', 'a&nbsp;b &amp; c&#64;d &#x41; &copy;', 'a b & c@d A &copy;'],
  ['drops Markdown marks of bold, code and strikethrough', '**Ann** `Lee` ~~Roe~~ *x* ~y', 'Ann Lee Roe *x* ~y'],
  ['decodes %20 between letters', 'a=Ann%20Lee 5%20c d%20 %41', 'a=Ann Lee 5%20c d%20 %41'],
  ['drops the marks of quoted lines', '> a\n> > b\nc > d', 'a\nb\nc > d'],
];

suite('the visible form of a text', () => {
  for (const [says, text, seen] of SEEN) {
    test(says, () => {
      assert.equal(visibleText(text).text, seen);
    });
  }

  const SPLIT = 'br,p,div,td,th,tr,li,ul,ol,table,tbody,h1,h6'.split(',');
  const WITHIN = 'b,i,u,s,em,strong,span,font,small,mark,code,wbr'.split(',');
  for (const [names, seen] of [
    [WITHIN, 'AnnLee'],
    [SPLIT, 'Ann\nLee'],
  ] as const)
    test(`has ${JSON.stringify(seen)} for two words around ${names.join(', ')}`, () => {
      for (const name of names)
        for (const tag of [name, `/${name}`, `${name} class="x"`, name.toUpperCase()])
          assert.equal(visibleText(`Ann<${tag}>Lee`).text, seen, tag);
    });

  test('drops tags with attributes of layout', () => {
    for (const attribute of ['class', 'style', 'dir', 'lang', 'align', 'width', 'color'])
      assert.equal(visibleText(`<b ${attribute}="x">Ann`).text, 'Ann', attribute);
    assert.equal(visibleText('<b title="x">Ann').text, '<b title="x">Ann');
  });

  test('decodes names of characters', () => {
    const names = ['nbsp', 'amp', 'lt', 'gt', 'quot', 'apos', 'commat', 'period', 'shy', 'zwnj', 'ndash', 'mdash'];
    assert.equal(visibleText(names.map((name) => `a&${name};`).join('')).text, 'a a&a<a>a"a\'a@a.aaa-a-');
  });

  test('is the same for a value as for a text', () => {
    const sign = fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constantFrom('&amp;', '<b>', '**', '> ', '\n'));
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
        const value = signs.join('');
        assert.equal(visibleValue(value), visibleText(value).text);
      }),
      { numRuns: 2_000 },
    );
  });

  test('maps every unit to a place in the original, in order', () => {
    const part = fc.constantFrom(
      'a',
      '\u00ad',
      '\u200b',
      '\r\n',
      '&amp;',
      '&#0;',
      '&#x110000;',
      '<b>',
      '<',
      '\ud835\udc00',
      '\ud83d',
      '\udc00',
      '\ufdfa',
      '> ',
      '**',
      '\u0430',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const original = parts.join('');
        const { text, starts, ends } = visibleText(original);
        assert.deepEqual([starts.length, ends.length], [text.length, text.length]);
        for (let i = 0; i < text.length; i++) {
          const [start, end] = [starts[i] ?? -1, ends[i] ?? -1];
          assert.ok(start < end && end <= original.length);
          assert.ok(i === 0 || start >= (starts[i - 1] ?? 0));
        }
      }),
    );
  });
});

suite('folding time is linear in the length', { timeout: 120_000 }, () => {
  for (const part of ['<', '&', '> ', '<b ', '\u00ad', '\u0430a', '<b class="', '&#1;']) {
    test(`for ${JSON.stringify(part)} repeated`, () => {
      assertLinear((length) => part.repeat(Math.ceil(length / part.length / 2)), visibleText);
    });
  }
});
