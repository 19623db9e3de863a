import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { contactOf } from '../../../../../core/documents/resume/rules/contact.ts';
import { nameOf } from '../../../../../core/documents/resume/rules/name.ts';
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

const NAMES: readonly (readonly [text: string, name: string | undefined])[] = [
  ['Jane Doe', 'Jane Doe'],
  ['JANE Q. DOE', 'JANE Q. DOE'],
  ['Zoë Łukasiewicz-O’Neill', 'Zoë Łukasiewicz-O’Neill'],
  ['Jane Doe, MBA', 'Jane Doe'],
  ['Jane Doe, Senior Developer', 'Jane Doe'],
  ['Jane Doe | Analyst', 'Jane Doe'],
  ['Name: Jane Doe', 'Jane Doe'],
  // A surname that is an occupation as well.
  ['Jane Smith', 'Jane Smith'],
  ['Curriculum Vitae\nJane Doe', 'Jane Doe'],
  ['Senior Analyst\nJane Doe', 'Jane Doe'],
  ['San Francisco, CA', undefined],
  ['Acme Systems', undefined],
  ['Skill Highlights', undefined],
  ['Full Name:     Jane Doe', 'Jane Doe'],
  ['a summary of what I do', undefined],
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

suite('names', () => {
  for (const [text, name] of NAMES) {
    test(`${JSON.stringify(text)} gives ${name ?? 'none'}`, () => {
      assert.equal(nameOf({ head: rows(text), all: rows(text), email: undefined })?.text, name);
    });
  }

  test('one that stands elsewhere is taken where the address confirms it', () => {
    const all = rows('Top Skills\nJane Doe');
    assert.equal(nameOf({ head: [], all, email: 'jane.doe@example.com' })?.text, 'Jane Doe');
    assert.equal(nameOf({ head: [], all, email: 'someone@example.com' }), undefined);
  });
});
