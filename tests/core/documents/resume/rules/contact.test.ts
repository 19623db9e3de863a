import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { contactOf, placeIn } from '../../../../../core/documents/resume/rules/contact.ts';
import { nameOf } from '../../../../../core/documents/resume/rules/name.ts';
import { rowsOf } from '../../../../../core/documents/resume/rules/ordered-rows.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { MAILS, NAMES, PHONES, PLACES } from './printed-heads.ts';

const rows = (text: string): ReturnType<typeof rowsOf> => rowsOf(textPages(text));

suite('phone numbers', () => {
  for (const [line, phone] of PHONES) {
    test(`"${line}" gives ${phone ?? 'none'}`, () => {
      assert.equal(contactOf(rows(line), rows(line)).phone?.text, phone);
    });
  }

  test('below the head are accepted only on their own or with a label', () => {
    const below = (line: string): string | undefined => contactOf([], rows(line)).phone?.text;
    assert.equal(below('(415) 555-0173'), '(415) 555-0173');
    assert.equal(below('Ask Sam Roe, phone: 415-555-0173'), '415-555-0173');
    assert.equal(below('Ask Sam Roe 415-555-0173'), undefined);
  });
});

suite('email addresses', () => {
  for (const [line, mail] of MAILS) {
    test(`"${line}" gives ${mail ?? 'none'}`, () => {
      assert.equal(contactOf(rows(line), rows(line)).email?.text, mail);
    });
  }
});

suite('places', () => {
  for (const [line, place] of PLACES) {
    test(`"${line}" gives ${place ?? 'none'}`, () => {
      assert.equal(placeIn(rows(line), 'Jane Doe'), place);
    });
  }
});

suite('names', () => {
  for (const [text, name] of NAMES) {
    test(`${JSON.stringify(text)} gives ${name ?? 'none'}`, () => {
      assert.equal(nameOf({ head: rows(text), all: rows(text), email: undefined })?.text, name);
    });
  }

  test('outside the head are accepted if the email address confirms them', () => {
    const all = rows('Top Skills\nJane Doe');
    assert.equal(nameOf({ head: [], all, email: 'jane.doe@example.com' })?.text, 'Jane Doe');
    assert.equal(nameOf({ head: [], all, email: 'someone@example.com' }), undefined);
  });
});
