import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import { createPersonalDataReader } from '../../../../core/documents/pii/personal-data-reader.ts';
import { personalData } from '../../../../core/documents/pii/personal-data.ts';
import fc from 'fast-check';
import { redact } from '../../../../core/documents/pii/redaction/redact.ts';
import { assertLinear } from '../../http/linear-time.ts';

const lexicon = decodeLexicon(readFileSync(new URL('../../../../data/personal-words.json', import.meta.url)));

/** What is found of one type. */
function found(text: string, type: string): string[] {
  return personalData(text, lexicon)
    .filter((one) => one.type === type)
    .map(({ value }) => value);
}

type Table = readonly (readonly [text: string, ...expected: string[]])[];

const NAMES: Table = [
  // Given names of the lists, with what follows them; the parts of a name are looked for as well.
  ['Please ask Maria Gonzalez about it.', 'Maria Gonzalez', 'Maria', 'Gonzalez'],
  ['It was Emily, not her brother.', 'Emily'],
  ['Nina van der Berg wrote.', 'Nina van der Berg', 'Nina'],
  ['We saw Ryan P. Costa there.', 'Ryan P. Costa', 'Ryan'],
  ['Jane Brown is here', 'Jane Brown', 'Jane'],
  // Words that are no others.
  ['Gyala Antall came.', 'Gyala Antall', 'Gyala', 'Antall'],
  ['the true story of Vehbija, retold', 'Vehbija'],
  ['Usamov and Brown were engineers.', 'Usamov', 'Brown'],
  // Words before and after.
  ['Dear Mr. Stone, thank you', 'Stone'],
  ['My name is rupert', 'rupert'],
  ['Nicole: Remember me?', 'Nicole'],
  ['follow up with patricia desrosiers in May', 'patricia desrosiers'],
  // A given name that is also a word: a name where a sentence goes on with a capital.
  ['Then Grace left and Mark stayed', 'Grace', 'Mark'],
  ['I asked Mark to mark the page'],
  ['Then we asked Mark Johnson and Grace Lee', 'Mark Johnson', 'Grace Lee'],
  ['Read the Grant Application and the Mark Schemes'],
  // The pronoun.
  ['My name is Nina Roe and I live here', 'Nina Roe', 'Nina', 'Roe'],
  ['Tell Nina I left', 'Nina'],
  ['Will you mark the box? May I? Grace is a virtue.'],
  // Ordinary words, organisations, places, months, abbreviations.
  ['The Quick Brown Fox Jumps Over The Lazy Dog'],
  ['Terms And Conditions Of Service'],
  ['We moved from Iceland to Texas on Tuesday, 4 June.'],
  ['Jefferson Hospital, Smith Holdings LLC and Duke University'],
  ['EDGAR, the FDA and OSHA'],
  ['Please Print Clearly'],
];

const ADDRESSES: Table = [
  // The next sentence is no part of it, whatever numbers it has.
  ['She lives at 12 Harbor Lane, Portland, ME 04101. Card 4111 1111 1111 1111.', '12 Harbor Lane, Portland, ME 04101'],
  ['12 Harbor Lane. Card 4111 1111 1111 1111', '12 Harbor Lane'],
  ['I live at 12 Main Street.', '12 Main Street'],
  ['Send it to 4 Privet Dr., Apt 5, Springfield, IL 62704 please', '4 Privet Dr., Apt 5, Springfield, IL 62704'],
  ['77 West 5th Avenue, New York, NY 10001-1234', '77 West 5th Avenue, New York, NY 10001-1234'],
  ['123 main st is where', '123 main st'],
  ['3482 Via Franscini 71 Suite 838\n   Tujetsch\n    7188', '3482 Via Franscini 71 Suite 838\n   Tujetsch\n    7188'],
  ['Hauptstrasse 12, 8001 Zürich', 'Hauptstrasse 12, 8001'],
  ['P.O. Box 287, Salem', 'P.O. Box 287, Salem'],
  ['PSC 1437, Box 3833\nAPO AA 66791', 'PSC 1437, Box 3833\nAPO AA 66791'],
  ['28030 Edeby 55', '28030 Edeby 55'],
  ['Address: 255 hersnapvej 18, københavn k', '255 hersnapvej 18, københavn k'],
  // Numbers and words that are no address.
  ['5 minutes down the road, 2 way street'],
  ['2026 Revision 10, 12 March 2024, 3 Chapter 4'],
  ['He lives in a house on the hill.'],
];

const BIRTHS: Table = [
  ['DOB: 03/15/1989', '03/15/1989'],
  ['She was born on July 30, 1964 in Ohio', 'July 30, 1964'],
  ['born 5th of March 1990', '5th of March 1990'],
  ['Date of birth 1990-01-02', '1990-01-02'],
  ['12 May 1971 is my birthday', '12 May 1971'],
  ['Invoice of 03/15/1989, due 2024-01-01'],
  ['The idea was born on the beach. In 1999 it grew.'],
];

const PHONES: Table = [
  ['call +44 20 7123 4567', '+44 20 7123 4567'],
  ['Phone:\n0393 1144137', '0393 1144137'],
  ['Desk: 555-123-4567x769', '555-123-4567x769'],
  ['085 175 7641-Office', '085 175 7641'],
  ['Order 0393 1144137 of 2024'],
];

const NUMBERS: Table = [['my SSN is 123 45 6789', '123 45 6789'], ['number 123 45 6789']];
const CARDS: Table = [['the limit of card # 503890547220', '503890547220'], ['order 503890547220']];

const TABLES: Readonly<Record<string, Table>> = {
  PERSON: NAMES,
  ADDRESS: ADDRESSES,
  DATE_OF_BIRTH: BIRTHS,
  PHONE: PHONES,
  SSN: NUMBERS,
  CREDIT_CARD: CARDS,
};

for (const [type, table] of Object.entries(TABLES)) {
  suite(`the embedded reader finds of ${type}`, () => {
    for (const [text, ...expected] of table) {
      test(`${expected[0] ?? 'nothing'} in ${JSON.stringify(text)}`, () => {
        assert.deepEqual(found(text, type).toSorted(), expected.toSorted());
      });
    }
  });
}

test('it reads texts for personal data, and nothing else', async () => {
  const reader = createPersonalDataReader(lexicon);
  const options = { signal: new AbortController().signal, deadlineMs: 1_000 };
  assert.equal(reader.id, 'embedded');
  assert.deepEqual(await reader.read('pii', { type: 'text', text: 'Dear Mr. Stone' }, options), {
    kind: 'object',
    value: { entities: [{ type: 'PERSON', value: 'Stone' }] },
    text: 'Dear Mr. Stone',
  });
  const refused = { kind: 'refused' };
  assert.deepEqual(await reader.read('resume', { type: 'text', text: 'Mr. Stone' }, options), refused);
  assert.deepEqual(await reader.read('pii', { type: 'pdf', bytes: new Uint8Array() }, options), refused);
});

const piece = fc.constantFrom(
  ...[
    'Jane',
    'Roe',
    'Mr. ',
    'Stone',
    'John',
    'van der',
    'K.',
    ' ',
    '\n',
    ', ',
    '12 ',
    'Main ',
    'Street',
    ' St.',
    'Apt 5',
    'Springfield',
    'IL',
    '62704',
  ],
  ...[
    'born ',
    'on ',
    'March ',
    '9',
    '1984',
    '3/4/1990',
    'phone: ',
    '+44 20 7123 4567',
    '555 1234',
    'card ',
    '503890547220',
    'ssn ',
    '123 45 6789',
  ],
  ...[
    'lives at ',
    'é',
    'Ö',
    'e\u0301',
    '\ud83d',
    '😀',
    "'s",
    '-',
    '(',
    ')',
    '\u200b',
    'X'.repeat(40),
    'y'.repeat(50),
    'x',
    '王芳',
    'P.O. Box ',
    'Via ',
  ],
);

test('whatever is found stands in the text where redaction looks for it', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 16 }), (parts) => {
      const text = parts.join('');
      assert.equal(redact(text, personalData(text, lexicon)).warnings, undefined);
    }),
    { numRuns: 5_000 },
  );
});

const REPEATED = [
  ...[
    'a',
    'A',
    ' ',
    '1',
    'A ',
    '1 A ',
    '1 a ',
    'Ab ',
    'Ab. ',
    'Jane ',
    "O'",
    'a-',
    '12 Main St,\n',
    '12 Main St, Ab, Ab, Ab ',
    'Apt 1\n',
  ],
  ...[
    'Via A ',
    '1 1 Via A A ',
    'address: 1 ',
    'corner of a ',
    'born ',
    'born a',
    '1/1/11 ',
    'May 1 ',
    'phone ',
    'phone 1',
    '1 (',
    '+1-',
    'card 1',
  ],
];

suite('the time of reading is that of the length', { timeout: 240_000 }, () => {
  for (const part of REPEATED) {
    test(`${JSON.stringify(part)} again and again`, () => {
      assertLinear(
        (length) => part.repeat(Math.ceil(length / part.length / 4)),
        (text) => personalData(text, lexicon),
      );
    });
  }
});
