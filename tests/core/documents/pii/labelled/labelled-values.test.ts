import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { labelledValues } from '../../../../../core/documents/pii/labelled/labelled-values.ts';
import { assertLinear } from '../../../http/linear-time.ts';

const found = (text: string): string[] =>
  labelledValues(text).map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);

/** Digits as they are dialled, of several countries. */
const PHONES = fc.oneof(
  fc
    .constantFrom('423', '617', '907')
    .chain((area) => fc.integer({ min: 2_000_000, max: 9_999_999 }).map((rest) => `${area}${rest}`)),
  fc.integer({ min: 100, max: 999 }).map((rest) => `0412 555 ${rest}`),
  fc.integer({ min: 1000, max: 9999 }).map((rest) => `(02) 5550 ${rest}`),
  fc.integer({ min: 10, max: 99 }).map((rest) => `06 39 98 41 ${rest}`),
  fc.integer({ min: 10, max: 99 }).map((rest) => `+49 (0)30 / 90 18 ${rest}`),
);
const SSNS = fc
  .tuple(
    fc.integer({ min: 100, max: 899 }),
    fc.integer({ min: 10, max: 99 }),
    fc.integer({ min: 1000, max: 9999 }),
    fc.constantFrom('', ' ', '-', '.'),
  )
  .map(([area, group, serial, sign]) => [area, group, serial].join(sign));
const two = (value: number): string => String(value).padStart(2, '0');
const MONTHS = ['Jan', 'FEB', 'March', 'april', 'May', 'Jun', 'July', 'Aug', 'September', 'OCT', 'Nov', 'december'];
const DATES = fc
  .tuple(
    fc.integer({ min: 1, max: 28 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1930, max: 2015 }),
    fc.nat(13),
  )
  .map(([day, month, year, spelling]) => {
    const [short, name] = [two(year % 100), MONTHS[month - 1] ?? ''];
    return [
      `${two(day)}.${two(month)}.${short}`,
      `${day}.${month}.${short}`,
      `${day} ${month} ${short}`,
      `${two(day)}/${two(month)}/${year}`,
      `${two(day)} / ${two(month)} / ${year}`,
      `${year}-${two(month)}-${two(day)}`,
      `${year}-${two(month)}-${two(day)}T00:00:00.000Z`,
      `${year}${two(month)}${two(day)}`,
      `${two(day)}${name}${year}`,
      `${day} ${name} ${short}`,
      `${name} ${day} '${short}`,
      `${name} ${day}, ${year}`,
      `${name} ${year}`,
      `${two(month)}-${year}`,
    ][spelling] as string;
  });
const POSTCODES = fc.constantFrom(
  'SW20 8RA',
  'TA188QW',
  '62704',
  '62704-1234',
  'K1A 0B6',
  '1017 AB',
  '00-950',
  '1000-205',
);

const LABELS = {
  PHONE: `phone Phone PHONE phones telephone Tel Tél mobile cell_phone cellPhone homePhone customer_phone phone_number Handy Portable fax contact_number CONTACT_NO Contact msisdn
    WhatsApp hotline callback Voicemail emergency_contact_no caller_id 📞 ☎ home work`,
  SSN: 'ssn SSN SSNs ssn_no soc_sec_no social_security_number socialSecurityNumber social taxpayer_id ITIN',
  DATE_OF_BIRTH: 'DOB dob D.O.B. date_of_birth birthDate birthdate Birthday Geburtsdatum geb date_de_naissance',
  POSTCODE: 'postcode Postcode zip zip_code ZIP postal_code PLZ',
} as const;
const VALUES = { PHONE: PHONES, SSN: SSNS, DATE_OF_BIRTH: DATES, POSTCODE: POSTCODES } as const;
type Type = keyof typeof LABELS;

const LABELLED = fc.constantFrom(...(Object.keys(LABELS) as Type[])).chain((type) =>
  fc.record({
    type: fc.constant(type),
    label: fc.constantFrom(...LABELS[type].split(/\s+/)),
    values: fc.array(VALUES[type], { minLength: 2, maxLength: 2 }),
  }),
);

/** Fields with their label before them. */
const FIELDS: readonly ((label: string, value: string) => string)[] = [
  (label, value) => `${label}: ${value}`,
  (label, value) => `${label.replaceAll('_', ' ')}: ${value}\n`,
  (label, value) => `x | ${label}: ${value} | y`,
  (label, value) => `${label}=${value}`,
  (label, value) => `{"${label}":"${value}","plan":"gold"}`,
  (label, value) => `{"${label}": "${value}"}`,
  (label, value) => `<row ${label}="${value}"/>`,
  (label, value) => `<${label}>${value}</${label}>`,
  (label, value) => `${label}:\n  ${value}\n`,
  (label, value) => `${label} (private): ${value}, thanks`,
];

test('a value with a label before it is found, whole', () => {
  fc.assert(
    fc.property(LABELLED, fc.constantFrom(...FIELDS), ({ type, label, values: [value = ''] }, field) => {
      assert.deepEqual([...new Set(found(field(label, value)))], [`${type} ${value}`], field(label, value));
    }),
    { numRuns: 400 },
  );
});

/** Tables with a line of heads. */
const TABLES: readonly ((label: string, values: readonly string[]) => string)[] = [
  (label, [one, two]) => `id,${label},plan\n1,${one},gold\n2,${two},basic`,
  (label, [one, two]) => `id;plan;${label}\n1;gold;${one}\n2;basic;${two}`,
  (label, [one, two]) => `"${label}","plan"\n"${one}","gold, or more"\n"${two}","basic"`,
  (label, [one, two]) => `id\t${label}\n1\t${one}\n2\t${two}`,
  (label, [one, two]) => `| Plan | ${label} |\n|---|---|\n| gold | ${one} |\n| basic | ${two} |`,
];

test('the values of a column with a label at its head are found', () => {
  fc.assert(
    fc.property(LABELLED, fc.constantFrom(...TABLES), ({ type, label, values }, table) => {
      const written = values.map((value) => value.replaceAll(',', ''));
      assert.deepEqual(
        found(table(label, written)),
        written.map((value) => `${type} ${value}`),
        table(label, written),
      );
    }),
    { numRuns: 300 },
  );
});

const ROWS: readonly (readonly [text: string, ...expected: string[]])[] = [
  // Sentences.
  ['txt me 0412 555 019', 'PHONE 0412 555 019'],
  ['my number is 06 39 98 41 12', 'PHONE 06 39 98 41 12'],
  ['Ewan Quill, b. 29 February 2004', 'DATE_OF_BIRTH 29 February 2004'],
  ['Ewan Quill;b. Feb. 29, 2004', 'DATE_OF_BIRTH Feb. 29, 2004'],
  ['Choose plan b. 29 February 2004 is the day, b 29 February 2004'],
  ['my new number: 07700900345', 'PHONE 07700900345'],
  ['his number changed, its 07700900345 now', 'PHONE 07700900345'],
  ['the new number: 07700900345, my new number: 4512'],
  ['hmu at 0412 555 019', 'PHONE 0412 555 019'],
  ['Home 0412 555 019 or work 0412 555 017', 'PHONE 0412 555 019', 'PHONE 0412 555 017'],
  ['Voicemail from 0412 555 019', 'PHONE 0412 555 019'],
  ['please call\n0412 555 019', 'PHONE 0412 555 019'],
  ['Her social is 457 55 5462', 'SSN 457 55 5462'],
  ['born on Sunday, 11 March 1984', 'DATE_OF_BIRTH 11 March 1984'],
  ['BORN 3 MAY 84', 'DATE_OF_BIRTH 3 MAY 84'],
  ['Year of birth: 1984', 'DATE_OF_BIRTH 1984'],
  ['né le 3 mars 1975, nacida el 12 de mayo de 1980', 'DATE_OF_BIRTH 3 mars 1975', 'DATE_OF_BIRTH 12 de mayo de 1980'],
  ['BORN 3RD MAY 1984, born on the 3rd of May 1984', 'DATE_OF_BIRTH 3RD MAY 1984', 'DATE_OF_BIRTH 3rd of May 1984'],
  ['nacida el 12 de mayo del 1980', 'DATE_OF_BIRTH 12 de mayo del 1980'],
  // Orders of the parts of a date, and the time behind it.
  ['dob 10/14/1953, dob 03/14/84, dob 84-03-14', 'DATE_OF_BIRTH 10/14/1953', 'DATE_OF_BIRTH 03/14/84', 'DATE_OF_BIRTH 84-03-14'], // prettier-ignore
  ['dob 1984 Mar 14, dob 1984-03, dob 110384', 'DATE_OF_BIRTH 1984 Mar 14', 'DATE_OF_BIRTH 1984-03', 'DATE_OF_BIRTH 110384'], // prettier-ignore
  ['dob: 1984-03-11 00:00:00', 'DATE_OF_BIRTH 1984-03-11 00:00:00'],
  ['dob: 1984-03-11T00:00+01:00', 'DATE_OF_BIRTH 1984-03-11T00:00+01:00'],
  ['dob: 1984-03-11T00:00-0500', 'DATE_OF_BIRTH 1984-03-11T00:00-0500'],
  // An abbreviation needs a sign, or a parenthesis before it.
  ['M: 0412 555 019 | W: (02) 5550 4419', 'PHONE 0412 555 019', 'PHONE (02) 5550 4419'],
  ['Mara (T 0412 555 019, b. 1984-03-11), T 0412 555 018, b. 1984-03-12', 'PHONE 0412 555 019'],
  ['Patient (b. 1984-03-11) attended', 'DATE_OF_BIRTH 1984-03-11'],
  ['zip 62704, zip: 62704', 'POSTCODE 62704'],
  ['elapsed ms=2123456789, HTTP post: code 62704'],
  // Spellings of labels.
  ['D.O.B. 11 March 1984', 'DATE_OF_BIRTH 11 March 1984'],
  ['dateOfBirth: 1984-03-11', 'DATE_OF_BIRTH 1984-03-11'],
  ['Soc. Sec. 457-55-5462, Ssn 457-55-5463', 'SSN 457-55-5462', 'SSN 457-55-5463'],
  ['zip-code 62704', 'POSTCODE 62704'],
  ['Te\u0301l. 06 39 98 41 12', 'PHONE 06 39 98 41 12'],
  // Signs between a label and its value.
  ["phone: '0412 555 019'", 'PHONE 0412 555 019'],
  ['Phone #0412 555 019, *Phone* 0412 555 018', 'PHONE 0412 555 019', 'PHONE 0412 555 018'],
  ['{"phones": ["4235550187"]}', 'PHONE 4235550187'],
  ['Phone [day] - 0412 555 019', 'PHONE 0412 555 019'],
  ['Phone                   0412 555 019', 'PHONE 0412 555 019'],
  ['Phone\t0412 555 019', 'PHONE 0412 555 019'],
  ['{"phone_1": "4235550187", "fax_1":"6175550142"}', 'PHONE 4235550187', 'PHONE 6175550142'],
  ["{'phone_1': '4235550187'}, phone2 = 6175550142", 'PHONE 4235550187', 'PHONE 6175550142'],
  ['the files mobile20260304.csv and cell1234567'],
  // The answer to a question. Behind a colon, a word with a colon is another label.
  ["Agent: your social security number?\nCaller: it's 457 55 5462.", 'SSN 457 55 5462'],
  ["Agent: your social security number?\nMara Quill: it's 457 55 5462.", 'SSN 457 55 5462'],
  ['phone?\naccount: 4235550187'],
  ['Phone  \n0412 555 019, ask for Mara', 'PHONE 0412 555 019'],
  ['Phone:\nAccount: 4235550187'],
  ['Phone:\n\n4235550187'],
  ['I have no phone and\n4235550187'],
  // Lists of numbers of the same length.
  ['phones: 4235550187, 4235550199 and 617 555 0142', 'PHONE 4235550187', 'PHONE 4235550199', 'PHONE 617 555 0142'],
  ['phone: 4235550187; 4235550199 | 6175550142', 'PHONE 4235550187', 'PHONE 4235550199', 'PHONE 6175550142'],
  ['phone: 4235550187 & 4235550199, or 6175550142', 'PHONE 4235550187', 'PHONE 4235550199', 'PHONE 6175550142'],
  ['zip: 62704/62705'],
  ['M: 0412 555 019 0412 555 018', 'PHONE 0412 555 019', 'PHONE 0412 555 018'],
  ['phone: 555 0142 / 555 0143', 'PHONE 555 0142', 'PHONE 555 0143'],
  ['phone: 4235550187/4235550199', 'PHONE 4235550187', 'PHONE 4235550199'],
  ['phone: 4235550187, 20260304', 'PHONE 4235550187'],
  ['phone: 4235550187 / 4235550199', 'PHONE 4235550187', 'PHONE 4235550199'],
  ['phone: 0412 555 019 0412 555 018', 'PHONE 0412 555 019', 'PHONE 0412 555 018'],
  ['phone 1234 5678 9012 3456 78 901, fax 1234567890123456'],
  ['phone: 1234 5678 9012 3456 78901'],
  ['phone 423 555 0187x12 or ext 5', 'PHONE 423 555 0187x12'],
  ['phone 423 555 0187 x12, fax 423 555 0188 EXT. 5', 'PHONE 423 555 0187 x12', 'PHONE 423 555 0188 EXT. 5'],
  ['phone 4235550187 x12345678, fax 1234567x89ab', 'PHONE 4235550187'],
  // Groups of digits.
  ['phone + 49 30 901820, fax (+49) 30 901820', 'PHONE + 49 30 901820', 'PHONE (+49) 30 901820'],
  ['phone ( 02 ) 5550 4419, fax (617)-555-0142', 'PHONE ( 02 ) 5550 4419', 'PHONE (617)-555-0142'],
  ['phone 617-555-0142, fax 617.555.0142', 'PHONE 617-555-0142', 'PHONE 617.555.0142'],
  ['phone 030.9018201, fax +49 1234 5678 90123', 'PHONE 030.9018201', 'PHONE +49 1234 5678 90123'],
  ['phone 123456, phone 555 0142', 'PHONE 555 0142'],
  ['phone 4235550187 msg me', 'PHONE 4235550187'],
  ['call 1 423 555 0187, dial 012345678', 'PHONE 1 423 555 0187', 'PHONE 012345678'],
  ['call 02345678, text 1425550187, CALL 2123456789 TIMES'],
  // Words that need a number in the form of a phone.
  ['call 8837261, text 4500123456, ring 110 2026 11'],
  ['iPhone 4235550187'],
  ['phone model 3310-2017-4500, call ID 8837261'],
  ['Call 2123456789 times the API, text 4235550187 characters'],
  // Other numbers behind a label.
  ['phone 2026-03-04, phone 04.03.2026, phone 1234567.50, phone 192.168.10.14, phone 4235550187a, phone 555'],
  ['ssn: 4575554621, social 12 people'],
  ['Born in 1984, the brand has 40 shops.'],
  ['born 1984, 3 children, birthday 41.03.84, dob 11.03.84.5, dob 99999999, dob 3 cats 84'],
  ['born 84/03, 3 children, dob 012.03.84, dob 00.03.1984, dob 11.00.1984, dob 3/4/5'],
  ['dob 840311/2291, dob 110384-2291, dob 1103841'],
  ['Year of birth: 1066, year of birth: 2500, year of birth: 1980s, year of birth: 19845'],
  ['phone 2026.03.04, phone 04-03-2026, phone 20260304 10:30, ssn: 457-55-5462-1'],
  ['card 4000 1234 1234 1234, visa 4000-1234-1234-1234', 'CREDIT_CARD 4000 1234 1234 1234', 'CREDIT_CARD 4000-1234-1234-1234'], // prettier-ignore
  ['card 503890547220, card 4716989580001715211', 'CREDIT_CARD 503890547220', 'CREDIT_CARD 4716989580001715211'],
  ['card 50389054722, card 47169895800017152110'],
  ['postcode M1 1AE, postcode sw1a 1aa', 'POSTCODE M1 1AE', 'POSTCODE sw1a 1aa'],
  ['postcode K1A0B6, postcode 1017AB', 'POSTCODE K1A0B6', 'POSTCODE 1017AB'],
  ['Postcode: 1017 Amsterdam, postcode 01310-100', 'POSTCODE 1017', 'POSTCODE 01310-100'],
  ['postcode 110 00, postcode 100-0001, postcode 560001', 'POSTCODE 110 00', 'POSTCODE 100-0001', 'POSTCODE 560001'],
  ['zip: 2026/03/04, zip: 1017.50, zip: 800, zip: 6270412'],
  ['postcode 62704a'],
  // Heads of columns.
  ['id,phone number,plan\n1,4235550187,gold\n\n2,4235550199,gold', 'PHONE 4235550187'],
  ['id,phone\n1,4235550187,gold\n2,4235550199', 'PHONE 4235550199'],
  ['plan,phone\ngold,4235550187\n\nfax: 4235550199', 'PHONE 4235550187', 'PHONE 4235550199'],
  ['Phone No.,Plan\n4235550187,gold', 'PHONE 4235550187'],
  ['PHONE-NUMBER;Plan\n4235550187;gold', 'PHONE 4235550187'],
  ['phone_1,phone (2)\n4235550187,6175550142', 'PHONE 4235550187', 'PHONE 6175550142'],
  ['id,emergency_contact\n7,5550142', 'PHONE 5550142'],
  ['phone,firm; town\n4235550187,Quill; Ely', 'PHONE 4235550187'],
  ["'Phone','Plan'\n'4235550187','gold'", 'PHONE 4235550187'],
  ['Your plan, phone\n4235550187\n\nThanks, Mara', 'PHONE 4235550187'],
  ['phone,plan\n4235550187,', 'PHONE 4235550187'],
  ['id,phone\n1,4235550187 sold'],
  ['id,phone model\n1,4235550187'],
  ['| Mobile | 0412 555 019 |\n| Fax | 0412 555 018 |', 'PHONE 0412 555 019', 'PHONE 0412 555 018'],
  ['Hello all, please text\n0412 555 019', 'PHONE 0412 555 019'],
  ['SSN,Phone\n457555462,4235550187', 'SSN 457555462', 'PHONE 4235550187'],
  ['card_number,name\n4000123412341234,x', 'CREDIT_CARD 4000123412341234'],
];

suite('labelled values', () => {
  for (const [text, ...expected] of ROWS) {
    test(JSON.stringify(text), () => {
      assert.deepEqual(found(text), expected);
    });
  }
});

suite('the time for labelled values is linear in the length', { timeout: 120_000 }, () => {
  for (const part of ['phone ', 'phone,ssn\n', 'call me 0412 ', '1,2\n', ',,\n', 'dob 11.', '0412, ']) {
    test(`for ${JSON.stringify(part)} repeated`, () => {
      assertLinear((length) => part.repeat(Math.ceil(length / part.length)), labelledValues);
    });
  }
});
