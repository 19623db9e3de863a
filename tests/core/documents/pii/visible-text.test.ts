import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { visibleText, visibleValue } from '../../../../core/documents/pii/visible-text.ts';
import { assertLinear } from '../../http/linear-time.ts';

const SEEN: readonly (readonly [says: string, text: string, seen: string])[] = [
  ['plain text is itself', 'Ann, 12 Main St.\n', 'Ann, 12 Main St.\n'],
  ['line ends are one sign', 'a\r\nb\rc', 'a\nb\nc'],
  ['what is not drawn is gone', 'A\u00adn\u200bn\u2060\ufeff', 'Ann'],
  ['a word hyphenated at a line end goes on', 'exam\u00ad\r\nple', 'example'],
  ['spaces and dashes of typography', 'a\u00a0b\u20092\u20133\u22124', 'a b 2-3-4'],
  ['quotes of typography', '\u201cO\u2019Neil\u201d', '"O\'Neil"'],
  ['full width, mathematical letters, ligatures', '\uff11\uff12\uff20 \ud835\udc00 \ufb01', '12@ A fi'],
  ['digits of other scripts', '\u0661\u0662\u0663 \u0967', '123 1'],
  ['fractions and powers are other numbers', '\u00bd 2\u00b2', '\u00bd 2\u00b2'],
  ['look-alikes among Latin letters', 'M\u0430ra@ex\u0430mple.com', 'Mara@example.com'],
  ['words of another script stay', '\u041c\u0430\u0440\u0430', '\u041c\u0430\u0440\u0430'],
  ['tags that lay out', '<b>Ann</b> Lee<br/>x<p class="a">y</p>', 'Ann Lee\nx\ny\n'],
  [
    'tags with an address, and what is no tag',
    '<span style="a@b.co">x <bob@x.com> a < b',
    '<span style="a@b.co">x <bob@x.com> a < b',
  ],
  ['character references', 'a&nbsp;b &amp; c&#64;d &#x41; &copy;', 'a b & c@d A &copy;'],
  ['marks of bold, code and strikes', '**Ann** `Lee` ~~Roe~~ *x* ~y', 'Ann Lee Roe *x* ~y'],
  ['spaces in addresses of the web', 'a=Ann%20Lee 5%20c d%20 %41', 'a=Ann Lee 5%20c d%20 %41'],
  ['marks of quoted lines', '> a\n> > b\nc > d', 'a\nb\nc > d'],
];

suite('a text as it is seen', () => {
  for (const [says, text, seen] of SEEN) {
    test(says, () => {
      assert.equal(visibleText(text).text, seen);
    });
  }

  test('a value alone is seen as it is in a text', () => {
    const sign = fc.oneof(fc.string({ minLength: 1, maxLength: 1 }), fc.constantFrom('&amp;', '<b>', '**', '> ', '\n'));
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 8 }), (signs) => {
        const value = signs.join('');
        assert.equal(visibleValue(value), visibleText(value).text);
      }),
      { numRuns: 2_000 },
    );
  });

  test('every unit has its place in the original, in order and in whole characters', () => {
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

suite('the time of folding is that of the length', { timeout: 120_000 }, () => {
  for (const part of ['<', '&', '> ', '<b ', '\u00ad', '\u0430a', '<b class="', '&#1;']) {
    test(`${JSON.stringify(part)} again and again`, () => {
      assertLinear((length) => part.repeat(Math.ceil(length / part.length / 2)), visibleText);
    });
  }
});
