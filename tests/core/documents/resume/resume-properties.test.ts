import type { Quotation } from '../../../../core/documents/reading/answer.ts';
import type { Resume } from '../../../../core/documents/resume/answer.ts';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { quoteFinder } from '../../../../core/documents/reading/find-quote.ts';
import { parseResume } from '../../../../core/documents/resume/parse-resume.ts';
import type { JsonObject } from '../../../../core/json.ts';
import { cell, madeContact, madeReading } from './made-reading.ts';

const TEXT =
  'Jane Roe jane@roe.example +1 (207) 555-0142 Acme Mar 2019 - Present, Basin 06/2014 – 02/2019; ' +
  'Delta 03/04/2012 - 2013; B.A. May 2012 class of ’12. Ref 120193.';

/** Pieces of the text, near misses and nonsense, for values and quotes. */
const words = fc.oneof(
  fc.constantFrom(
    ...['jane@roe.example', 'jane@roe.org', 'e@roe.example', '+1 (207) 555-0142', '207-555-0142', '+44 207 555 0142'],
    ...['Mar 2019 - Present', '06/2014 – 02/2019', '03/04/2012 - 2013', 'May 2012', '2019', 'Present', '’12', '12'],
    ...['2019-03', '2014-06', '2019-02', '2012-03-04', '2012-04-03', '2013', '2012-05', 'present', '2021', ''],
  ),
  fc.string({ maxLength: 12 }),
  fc.tuple(fc.nat(TEXT.length), fc.nat(30)).map(([from, length]) => TEXT.slice(from, from + length)),
);
/** Cells that a careful reader gives. */
const supported = fc.constantFrom(
  { value: 'jane@roe.example', quote: 'jane@roe.example' },
  { value: '207-555-0142', quote: '+1 (207) 555-0142' },
  { value: '2019-03', quote: 'Mar 2019 - Present' },
  { value: 'Present', quote: 'Mar 2019 - Present' },
  { value: '2019-02', quote: '06/2014 – 02/2019' },
  { value: '2012-05', quote: 'May 2012' },
);
const someCell = fc.oneof(supported, fc.record({ value: fc.option(words), quote: fc.option(words) }));
const text = fc.option(fc.string({ maxLength: 8 }));
const anything = fc.jsonValue({ maxDepth: 3 });

const role = fc.record({ company: text, title: text, start_date: someCell, end_date: someCell, description: text });
const record = fc.record({ institution: text, degree: text, field: text, graduation_date: someCell });
const wellFormed = fc.record({
  contact: fc.record({ name: text, email: someCell, phone: someCell, location: text }),
  work_history: fc.oneof(
    fc.array(role, { maxLength: 4 }),
    anything.filter((one) => !Array.isArray(one)),
  ),
  education: fc.array(record, { maxLength: 3 }),
  skills: fc.array(fc.string(), { maxLength: 3 }),
  confidence: anything,
});

const PATH = /^(?:contact\.(?:email|phone)|work_history\[\d+\]\.(?:start|end)_date|education\[\d+\]\.graduation_date)$/;

/** Returns the checked values of an answer with their paths, in order. */
function checkedValues({ contact, work_history, education }: Resume): [string, string | null][] {
  return [
    ['contact.email', contact.email],
    ['contact.phone', contact.phone],
    ...work_history.flatMap(({ start_date, end_date }, i): [string, string | null][] => [
      [`work_history[${i}].start_date`, start_date],
      [`work_history[${i}].end_date`, end_date],
    ]),
    ...education.map(({ graduation_date }, i): [string, string | null] => [
      `education[${i}].graduation_date`,
      graduation_date,
    ]),
  ];
}

const digitsOf = (some: string): string => some.replace(/\D/g, '');

/** Whether a quote prints at least what a value needs, tested differently from the checks. */
function isPrinted(path: string, value: string, quote: string): boolean {
  if (path === 'contact.email') return quote.toLowerCase().includes(value.toLowerCase());
  if (path === 'contact.phone') return digitsOf(quote).includes(digitsOf(value));
  if (/^present$/i.test(value))
    return path.endsWith('end_date') && /present|current|now|date|today|going|continu/i.test(quote);
  const [year = '', month, day] = value.split('-');
  const names = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
  const hasMonth =
    month === undefined ||
    quote.toLowerCase().includes(names[Number(month) - 1]!) ||
    quote.includes(String(Number(month)));
  return quote.includes(year.slice(2)) && hasMonth && (day === undefined || quote.includes(String(Number(day))));
}

function heldAnswer(answer: Resume, evidence: Readonly<Record<string, Quotation>>, inText: boolean): void {
  const values = checkedValues(answer);
  assert.equal(new Set(answer.withheld).size, answer.withheld.length);
  const order = values.map(([path]) => path);
  assert.deepEqual(
    answer.withheld,
    order.filter((path) => answer.withheld.includes(path)),
  );
  for (const path of answer.withheld) {
    assert.match(path, PATH);
    assert.equal(values.find(([one]) => one === path)?.[1], null, path);
  }
  for (const [path, value] of values) {
    const found = evidence[path];
    assert.equal(value !== null, found !== undefined, path);
    if (value === null || !found) continue;
    assert.ok(isPrinted(path, value, found.quote), `${path} ${value} by ${found.quote}`);
    if (inText) assert.equal(TEXT.slice(found.start, found.end), found.quote);
  }
  for (const { start_date, end_date } of answer.work_history) {
    if (start_date === null || end_date === null || /^present$/i.test(end_date)) continue;
    const length = Math.min(start_date.length, end_date.length);
    assert.ok(start_date.slice(0, length) <= end_date.slice(0, length));
  }
  assert.ok(answer.confidence >= 0 && answer.confidence <= 1);
}

test('every served checked value has a quote that prints it, and withheld ones are null', () => {
  let served = 0;
  for (const inText of [true, false]) {
    const find = inText ? quoteFinder({ type: 'text', text: TEXT }, TEXT) : (quote: string) => ({ quote });
    fc.assert(
      fc.property(wellFormed, (reading) => {
        const parsed = parseResume(reading, find);
        assert.notEqual(parsed.kind, 'wrong_shape');
        if (parsed.kind !== 'answer') return;
        heldAnswer(parsed.answer, parsed.evidence, inText);
        served += Object.keys(parsed.evidence).length;
      }),
      { numRuns: 1_500 },
    );
  }
  assert.ok(served > 100, `only ${served} values were served`);
});

const local = fc
  .array(fc.tuple(fc.constantFrom('ann', 'jo', 'x1', 'de', 'k'), fc.constantFrom(...Array.from(".-_+&/=!#~'"))), {
    minLength: 1,
    maxLength: 4,
  })
  .map((parts) => parts.map(([word, sign], i) => (i === 0 ? word : `${sign}${word}`)).join(''));
const mail = fc
  .tuple(local, fc.constantFrom('x.example', 'mail.x.example', 'a-b.co.example'))
  .map((parts) => parts.join('@'));
const number = fc.constantFrom(
  ...['(207) 555-0142', '207.555.0142', '2075550142', '+44 20 7946 0018', '+44 (0)20 7946 0018', '+49-30/5550142'],
  ...['001 207 555 0142', '+91 80 5550 0199', '0131 496 0712', '207·555·0142'],
);
const beside = fc.constantFrom(
  ...[
    ['', ''],
    ['Email: ', ''],
    ['<', '>'],
    ['(', ')'],
    ['| ', ' |'],
    ['mailto:', ''],
    ['• ', '.'],
    ['\n', '\n'],
    ['No ', ' and'],
  ],
);

test('part of an email address or a phone number is never served for the whole', () => {
  const served = (text: string, contact: JsonObject): Resume['contact'] | undefined => {
    const parsed = parseResume(
      madeReading({ contact: madeContact(contact) }),
      quoteFinder({ type: 'text', text }, null),
    );
    return parsed.kind === 'answer' ? parsed.answer.contact : undefined;
  };
  fc.assert(
    fc.property(mail, number, beside, fc.nat(30), fc.nat(30), (email, phone, [before, behind], from, length) => {
      const text = `Jane Roe ${before}${email}${behind} ${before}${phone}${behind} end`;
      const whole = served(text, { email: cell(email), phone: cell(phone) });
      assert.deepEqual([whole?.email, whole?.phone], [email, phone], text);
      const piece = (all: string): string => all.slice(from % all.length).slice(0, 1 + length) || all;
      const [someMail, someNumber] = [piece(email), piece(phone)];
      const pieces = served(text, { email: cell(someMail), phone: cell(someNumber) });
      if (someMail !== email) assert.equal(pieces?.email, null, `${someMail} of ${text}`);
      if (digitsOf(someNumber) !== digitsOf(phone)) assert.equal(pieces?.phone, null, `${someNumber} of ${text}`);
    }),
    { numRuns: 1_000, seed: 7 },
  );
});

test('any JSON gives an answer or a kind of failure', () => {
  const members = ['contact', 'work_history', 'education', 'skills', 'confidence'];
  const broken = fc
    .tuple(wellFormed, fc.constantFrom(...members), fc.option(anything))
    .map(([reading, name, value]): JsonObject => {
      if (value !== null) return { ...reading, [name]: value };
      return Object.fromEntries(Object.entries(reading).filter(([one]) => one !== name));
    });
  const ofNobody = fc.record({
    contact: fc.constant({ name: null, email: null, phone: null, location: null }),
    work_history: fc.constant([]),
    education: fc.constantFrom([], null),
    skills: fc.array(fc.constantFrom('', 'SQL'), { maxLength: 2 }),
    confidence: anything,
  });
  const kinds = new Set<string>();
  fc.assert(
    fc.property(fc.oneof(broken, ofNobody, fc.dictionary(fc.string(), anything)), (reading) => {
      const parsed = parseResume(reading, (quote) => ({ quote }));
      kinds.add(parsed.kind);
      if (parsed.kind === 'answer') heldAnswer(parsed.answer, parsed.evidence, false);
    }),
    { numRuns: 1_500 },
  );
  assert.deepEqual([...kinds].sort(), ['answer', 'not_the_document', 'wrong_shape']);
});

/** Readings of the wrong shape: a member is missing or has the wrong type. */
const WRONG: readonly JsonObject[] = [
  {},
  { contact: { name: 'Jane Roe' } },
  madeReading({ contact: null }),
  madeReading({ contact: [] }),
  madeReading({ contact: { name: 'Jane Roe', email: null, phone: null } }),
  madeReading({ contact: { name: 7, email: null, phone: null, location: null } }),
  madeReading({ contact: { name: 'Jane', email: 'jane@roe.example', phone: null, location: null } }),
  madeReading({ contact: { name: 'Jane', email: { value: 'x' }, phone: null, location: null } }),
  madeReading({ contact: { name: 'Jane', email: { value: 1, quote: 'x' }, phone: null, location: null } }),
  madeReading({ contact: { name: 'Jane', email: { value: 'x', quote: ['x'] }, phone: null, location: null } }),
  madeReading({ work_history: ['Acme'] }),
  madeReading({ work_history: [null] }),
  madeReading({ work_history: [{}] }),
  madeReading({ education: [[]] }),
  madeReading({ skills: ['SQL', 7] }),
  madeReading({ skills: [null] }),
  madeReading({ skills: [{ name: 'SQL' }] }),
  ...['contact', 'work_history', 'education', 'skills'].map((name) =>
    Object.fromEntries(Object.entries(madeReading()).filter(([one]) => one !== name)),
  ),
];

test('a reading of the wrong shape is distinguished from one without a person', () => {
  for (const reading of WRONG) {
    assert.equal(parseResume(reading, (quote) => ({ quote })).kind, 'wrong_shape', JSON.stringify(reading));
  }
  const nothing = { value: null, quote: null };
  const nobody = { name: null, email: nothing, phone: { value: ' ', quote: 'x' }, location: '' };
  const emptyRole = { company: null, title: '', start_date: nothing, end_date: nothing, description: null };
  for (const reading of [
    madeReading({ contact: nobody }),
    madeReading({ contact: nobody, work_history: [emptyRole], skills: [' '] }),
    madeReading({ contact: nobody, work_history: null, education: null, skills: null }),
  ]) {
    assert.equal(parseResume(reading, (quote) => ({ quote })).kind, 'not_the_document', JSON.stringify(reading));
  }
  // A value was read and then withheld.
  const withheld = { ...nobody, email: { value: 'jane@roe.example', quote: null } };
  assert.equal(parseResume(madeReading({ contact: withheld }), () => undefined).kind, 'answer');
});
