import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { contactOf } from '../../../../../core/documents/resume/rules/contact.ts';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';

const rows = (text: string): ReturnType<typeof rowsOf> => rowsOf(textPages(text));

const PHONES: readonly (readonly [line: string, phone: string | undefined])[] = [
  ['(415) 555-0173 | San Francisco, CA', '(415) 555-0173'],
  ['973-555-0123', '973-555-0123'],
  ['P: 312.555.0123', '312.555.0123'],
  ['(+1) 312-555-0123', '(+1) 312-555-0123'],
  ['Tel: 555-0123', '555-0123'],
  ['555-0123', undefined],
  ['2013-12-01 - 2014-12-01', undefined],
  ['linkedin.com/in/jane-4155550173', undefined],
  ['ID 12345678', undefined],
  ['Employee ID 2075550142', undefined],
  ['License No. 207-555-0142', undefined],
  ['Fax: (207) 555-0142', undefined],
  ['Fax (207) 555-0142 | Phone (207) 555-0143', '(207) 555-0143'],
  ['P (207) 555-0142 F (207) 555-0143', '(207) 555-0142'],
  ['Phone No. (207) 555-0142', '(207) 555-0142'],
  ['20  9.90  198.00', undefined],
  ['20 9.90 198.00', undefined],
];

suite('phone numbers', () => {
  for (const [line, phone] of PHONES) {
    test(`"${line}" gives ${phone ?? 'none'}`, () => {
      assert.equal(contactOf(rows(line), rows(line)).phone?.text, phone);
    });
  }

  test('one below the head counts where it stands alone or is called one', () => {
    const below = (line: string): string | undefined => contactOf([], rows(line)).phone?.text;
    assert.equal(below('(415) 555-0173'), '(415) 555-0173');
    assert.equal(below('Ask Sam Roe, phone: 415-555-0173'), '415-555-0173');
    assert.equal(below('Ask Sam Roe 415-555-0173'), undefined);
  });
});
