import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { contactOf } from '../../../../../core/documents/resume/rules/contact/contact.ts';
import { placesIn } from '../../../../../core/documents/resume/rules/contact/places.ts';
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
      const own = rows(line);
      assert.equal(placesIn(own, { name: 'Jane Doe' }).first(own), place);
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

  const spelled: readonly (readonly [email: string, name: string])[] = [
    ['jane.doe@example.com', 'Jane Doe'],
    ['jdoe84@example.com', 'Jane Doe'],
    ['doe-jane@example.com', 'Jane Doe'],
    ['marie.delacruz@example.com', 'Marie Dela Cruz'],
    ['zoe.lukasz@example.com', 'Zoë Lukasz'],
  ];
  for (const [email, name] of spelled) {
    test(`"${email}" picks ${name} among other names, beside a label too`, () => {
      const head = rows(`Larkfield Placements\nCandidate     ${name}     Ref. 12`);
      assert.equal(nameOf({ head, all: head, email })?.text, name);
    });
  }

  test('that the email address contradicts are null', () => {
    const head = rows('Morning Karen');
    assert.equal(nameOf({ head, all: head, email: 'fatima.doe@example.com' }), undefined);
    assert.equal(nameOf({ head, all: head, email: 'fatima@example.com' })?.text, 'Morning Karen');
    assert.equal(nameOf({ head, all: head, email: 'karen.doe@example.com' })?.text, 'Morning Karen');
  });
});

suite("other people's addresses above the person's", () => {
  const mail = rows(
    [
      'From: Sam Roe',
      'temps@harbor.example, 01632 960 009',
      '',
      '',
      'Jane Doe',
      'jane.doe@example.com',
      '01632 960 117',
    ].join('\n'),
  );

  test("are not the person's, nor are numbers next to them", () => {
    const { email, phone } = contactOf(mail, mail);
    assert.deepEqual([email?.text, phone?.text], ['jane.doe@example.com', '01632 960 117']);
  });

  test('leave no number if the person has none', () => {
    const { email, phone } = contactOf(mail.slice(0, -1), mail.slice(0, -1));
    assert.deepEqual([email?.text, phone], ['jane.doe@example.com', undefined]);
  });

  test('do not matter if none spells a name: the first one counts', () => {
    const two = rows('anna@example.com 01632 960 009\nsales@example.com');
    assert.deepEqual(contactOf(two, two).email?.text, 'anna@example.com');
  });
});
