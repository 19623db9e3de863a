import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runServer } from '../running-server.ts';

/** Written forms of personal data that were once missed; `[TYPE]` is short for a placeholder. */
const ROWS: Readonly<Record<string, readonly (readonly [text: string, expected: string])[]>> = {
  'across a line end': [
    ['Card 4111 1111\n1111 1111 was charged', 'Card [CREDIT_CARD] was charged'],
    ['Call (207)\n555-0142 now', 'Call [PHONE] now'],
    ['My SSN is 123-45-\n6789.', 'My SSN is [SSN].'],
    ['Write to mara@\nexample.com please', 'Write to [EMAIL] please'],
    ['Please call Mara\nEllingsen on Monday.', 'Please call [PERSON] on Monday.'],
    ['> Please call Mara\n> Ellingsen on Monday.', '> Please call [PERSON] on Monday.'],
  ],
  'with other separators': [
    ['4111\u200b1111\u200b1111\u200b1111', '[CREDIT_CARD]'],
    ['4111_1111_1111_1111', '[CREDIT_CARD]'],
    ['4111/1111/1111/1111', '[CREDIT_CARD]'],
    ['x4111111111111111', 'x[CREDIT_CARD]'],
    ['call 001-207-555-0142', 'call [PHONE]'],
    ['call 011-1-207-555-0142', 'call [PHONE]'],
    ['call 207-555-0142-A', 'call [PHONE]-A'],
    ['call 207-555-0142x16944', 'call [PHONE]'],
    ['a&b@x.com a/b@x.com a=b@x.com', '[EMAIL] [EMAIL] [EMAIL]'],
    ['a!b@x.com a#b@x.com a~b@x.com', '[EMAIL] [EMAIL] [EMAIL]'],
  ],
  'a surname after the full name, and a signature': [
    ['I met Mara Ellingsen. Later Ellingsen agreed.', 'I met [PERSON]. Later [PERSON] agreed.'],
    ['See you on Friday.\n\nKind regards,\nThandiwe', 'See you on Friday.\n\nKind regards,\n[PERSON]'],
  ],
  'a date of birth after a question': [
    ["Please tell me your date of birth. It's 10/3/1953", "Please tell me your date of birth. It's [DATE_OF_BIRTH]"],
    ['When were you born? 10/3/1953', 'When were you born? [DATE_OF_BIRTH]'],
  ],
  'a complete address': [
    ['4521 OAK ST APT 4\nMIAMI FL 33101', '[ADDRESS]'],
    ['He lives at 221B Baker Street, London NW1 6XE.', 'He lives at [ADDRESS].'],
    ['Send it to 12 Gull Street, Port Harrow, ME 04000, USA.', 'Send it to [ADDRESS].'],
  ],
  'one word and lower case': [
    ['hi thandiwe, are you there?', 'hi [PERSON], are you there?'],
    ['i spoke with mara ellingsen yesterday', 'i spoke with [PERSON] yesterday'],
    [
      'Shares of Goldman Sachs and Deutsche Bank fell on Monday.',
      'Shares of Goldman Sachs and Deutsche Bank fell on Monday.',
    ],
  ],
  'a bank number, which is not a card': [['IBAN DE44 5001 0517 5407 3249 31', 'IBAN DE44 5001 0517 5407 3249 31']],
};

test('the server finds personal data in every written form without a key', async (t) => {
  const { url } = await runServer(t, { READER: 'embedded' });
  for (const [name, rows] of Object.entries(ROWS)) {
    await t.test(name, async () => {
      for (const [text, expected] of rows) {
        const answer = await fetch(`${url}/pii/redact`, { method: 'POST', body: JSON.stringify({ text }) });
        const { redacted_text: redacted } = (await answer.json()) as { redacted_text: string };
        assert.equal(redacted.replaceAll('[REDACTED_', '['), expected);
      }
    });
  }
});
