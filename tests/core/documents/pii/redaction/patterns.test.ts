import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { patternSpans } from '../../../../../core/documents/pii/redaction/patterns.ts';
import { visibleText } from '../../../../../core/documents/pii/visible-text.ts';
import { sharedFile } from '../../../../shared-data.ts';
import { assertLinear } from '../../../http/linear-time.ts';

/** Returns the spans of a text whose visible form matches a pattern. */
function visibleSpans(text: string): ReturnType<typeof patternSpans> {
  const { text: visible, starts, ends } = visibleText(text);
  return patternSpans(visible).map(({ type, start, end }) => ({
    type,
    start: starts[start] ?? 0,
    end: ends[end - 1] ?? 0,
  }));
}

/** Returns the matches of a text as `TYPE value`, in text order. */
function found(text: string): string[] {
  return visibleSpans(text)
    .toSorted((a, b) => a.start - b.start)
    .map(({ type, start, end }) => `${type} ${text.slice(start, end)}`);
}

const CASES: readonly (readonly [text: string, ...expected: string[]])[] = [
  ['my ssn: 123-45-6789.', 'SSN 123-45-6789'],
  // Rule 4 asks only for the dashes: numbers that were never issued are redacted too.
  ['666-12-9999, 000-00-0000, 987-65-4321', 'SSN 666-12-9999', 'SSN 000-00-0000', 'SSN 987-65-4321'],
  ['123‑45‑6789 and 123–45–6789', 'SSN 123‑45‑6789', 'SSN 123–45–6789'],
  ['123-45-67890, 1123-45-6789, 1-123-45-6789, 123-45-6789-0'],
  ['123456789 and 123 45 6789'],
  ['john@acme.com123-45-6789', 'EMAIL john@acme.com', 'SSN 123-45-6789'],

  ['4111111111111111', 'CREDIT_CARD 4111111111111111'],
  ['4111 1111-1111 1111.', 'CREDIT_CARD 4111 1111-1111 1111'],
  ['3400-000000-00009', 'CREDIT_CARD 3400-000000-00009'],
  ['4111 1111 1111 1111', 'CREDIT_CARD 4111 1111 1111 1111'],
  // A card has 13 to 19 digits: one digit more or less is not a card, nor is a wrong check digit.
  ['4222222222222', 'CREDIT_CARD 4222222222222'],
  ['4716989580001715211', 'CREDIT_CARD 4716989580001715211'],
  ['503802053770, 47169895800017152110, 4111111111111112'],
  // Next to other numbers: every group is tried as the first one.
  ['5 4111 1111 1111 1111 12', 'CREDIT_CARD 4111 1111 1111 1111'],
  ['4111 1111 1111 1111 4012 8888 8888 1881', 'CREDIT_CARD 4111 1111 1111 1111', 'CREDIT_CARD 4012 8888 8888 1881'],
  ['4111.1111.1111.1111', 'CREDIT_CARD 4111.1111.1111.1111'],
  ['4111  1111  1111  1111', 'CREDIT_CARD 4111  1111  1111  1111'],
  ['4111 - 1111 - 1111 - 1111', 'CREDIT_CARD 4111 - 1111 - 1111 - 1111'],
  ['4111.11111111.1111, 4111    1111    1111    1111, 4111.111111111111, 411111111111/1111'],
  // Every group except the last has at least four digits.
  ['411 1111 1111 11111 and 41-1111-1111-111111'],
  // Joined with the next four digits, the first number would have 19, and the second would be lost.
  ['378282246310005 5454 5454 5454 5454', 'CREDIT_CARD 378282246310005', 'CREDIT_CARD 5454 5454 5454 5454'],
  [`${'7 '.repeat(60)}4111 1111 1111 1111`, 'CREDIT_CARD 4111 1111 1111 1111'],
  ['1,4111111111111111,2', 'CREDIT_CARD 4111111111111111'],
  ['card4111111111111111', 'CREDIT_CARD 4111111111111111'],
  // Decimals, and alphanumeric codes such as IBANs and license numbers.
  ['0.4111111111111111, GB90YNTU4111111111111111'],
  ['x4111111111111111, V4111111111111111', 'CREDIT_CARD 4111111111111111', 'CREDIT_CARD 4111111111111111'],
  ['4111_1111_1111_1111', 'CREDIT_CARD 4111_1111_1111_1111'],
  ['4111/1111/1111/1111', 'CREDIT_CARD 4111/1111/1111/1111'],
  ['4111\u200b1111\u200b1111\u200b1111', 'CREDIT_CARD 4111\u200b1111\u200b1111\u200b1111'],
  // Bank numbers: the ISO 7064 check passes, or the word IBAN precedes.
  ['IBAN DE44 5001 0517 5407 3249 31 and GB29 NWBK 6016 1331 9268 19'],
  ['iban: XX00 4111 1111 1111 1111'],
  ['NO65 4111 1111 1111 1111'],
  [
    '4111 1111 1111 1111, IBAN DE44 5001 0517 5407 3249 31, 4012 8888 8888 1881',
    'CREDIT_CARD 4111 1111 1111 1111',
    'CREDIT_CARD 4012 8888 8888 1881',
  ],

  ['Mail a@b.co, please', 'EMAIL a@b.co'],
  ["<bob.o'stone+tag@sub.example.co.uk>", "EMAIL bob.o'stone+tag@sub.example.co.uk"],
  ["'dev@example.com'.", 'EMAIL dev@example.com'],
  ['a邮箱地址test@test.com', 'EMAIL test@test.com'],
  ['email=alice@example.com;x', 'EMAIL alice@example.com'],
  ['user@xn--80ak6aa92e.com and user@example.xn--p1ai', 'EMAIL user@xn--80ak6aa92e.com', 'EMAIL user@example.xn--p1ai'],
  ['a@x.com,b@y.net', 'EMAIL a@x.com', 'EMAIL b@y.net'],
  ['a@x.com@y.net', 'EMAIL a@x.com'],
  ['a&b@x.com, c/d@x.com, e=f@x.com', 'EMAIL a&b@x.com', 'EMAIL c/d@x.com', 'EMAIL e=f@x.com'],
  ['g!h@x.com i#j@x.com k~l@x.com', 'EMAIL g!h@x.com', 'EMAIL i#j@x.com', 'EMAIL k~l@x.com'],
  ['https://x.com/?a=1&email=m@x.com', 'EMAIL m@x.com'],
  ['https://x.com/users/n@x.com', 'EMAIL n@x.com'],
  // Other alphabets; quoted local parts; encoded for a query; obfuscated against bots.
  ['mail kåre@exämple.no or мара@пример.рф', 'EMAIL kåre@exämple.no', 'EMAIL мара@пример.рф'],
  ['to "mara e."@example.com, "x":"@example.com"', 'EMAIL "mara e."@example.com'],
  ['?name=m&email=mara%40example.com&x=1', 'EMAIL mara%40example.com'],
  ['mara (at) example (dot) com, jo[at]x.org', 'EMAIL mara (at) example (dot) com', 'EMAIL jo[at]x.org'],
  // With words instead of signs, and with spaces around them. A word of a sentence before them is no local part.
  [
    'bo.xu at example dot com, b7 AT mail dot example DOT org',
    'EMAIL bo.xu at example dot com',
    'EMAIL b7 AT mail dot example DOT org',
  ],
  [
    'bo dot xu at example dot com, bo_xu @ example.co.uk',
    'EMAIL bo dot xu at example dot com',
    'EMAIL bo_xu @ example.co.uk',
  ],
  [
    'my email is bo at example dot com; mail me: bo @ example.com',
    'EMAIL bo at example dot com',
    'EMAIL bo @ example.com',
  ],
  ['look at example dot com, dinner @ example.com, bo.xu at example, a.b at x dot point, 5 @ 1.50'],
  ['bo+jobs at example dot com, bo-x at my-firm dot com', 'EMAIL bo+jobs at example dot com', 'EMAIL bo-x at my-firm dot com'], // prettier-ignore
  ['a.b.c.xu at 4you dot com, bo DOT xu AT example DOT com', 'EMAIL a.b.c.xu at 4you dot com', 'EMAIL bo DOT xu AT example DOT com'], // prettier-ignore
  ['bo.xu at example dot community, bo.xu at example dot co-op, bo.xu at example dot com2'],
  ['my address is bo at example dot com, email address: al @ example.com', 'EMAIL bo at example dot com', 'EMAIL al @ example.com'], // prettier-ignore
  ['MAIL US: bo @ example.com, mail to al @ example.com', 'EMAIL bo @ example.com', 'EMAIL al @ example.com'],
  ['mail at bo @ example.com', 'EMAIL bo @ example.com'],
  ['email=bo @ example.com', 'EMAIL bo @ example.com'],
  ['mail sent; look at example dot com'],
  // Accounts at hosts.
  ['git@github.com:northgate/app.git, postgres://app:pw@db.example.com/x'],
  ['hg@example.com:~bo/app, svn@example.com:north-gate/app, GIT@example.com:north.gate/app'],
  ['digit@example.com:a/b, gitte@example.com:a/b', 'EMAIL digit@example.com', 'EMAIL gitte@example.com'],
  ['mongodb+srv://app:pw@db.example.com, h2://sa:pw@db.example.com, MS-SQL://sa:pw@db.example.com, a.b://c:pw@db.example.com'], // prettier-ignore
  ['http://localhost:8080,bo@example.com', 'EMAIL bo@example.com'],
  ['at http://x y:bo@example.com, http://x:80 y:bo@example.com', 'EMAIL bo@example.com', 'EMAIL bo@example.com'],
  ['http://x/y:bo@example.com, http://x:80/y:bo@example.com', 'EMAIL bo@example.com', 'EMAIL bo@example.com'],
  ['git@example.com: hello, bo@example.com:x/y', 'EMAIL git@example.com', 'EMAIL bo@example.com'],
  ['https://bo@example.com/x, user:bo@example.com', 'EMAIL bo@example.com', 'EMAIL bo@example.com'],
  // Behind a question mark are parameters with any name.
  ['https://x/unsub?u=bo.xu@example.com&k=1', 'EMAIL bo.xu@example.com'],
  ['https://x/?k=1&u=bo.xu@example.com', 'EMAIL bo.xu@example.com'],
  // Numbers of devices and parcels.
  ['IMEI 490154203237518, tracking no. 9400 1118 9922 3197 4283 00'],
  ['IMEI is 490154203237518, imei code: 490154203237518, MEID #490154203237518'],
  ['ICCID = 4111111111111111, USPS number 4111111111111111, tracking id : 4111111111111111'],
  ['tracking off, 4111111111111111', 'CREDIT_CARD 4111111111111111'],
  ['tracking 4111-1111-1111-1111, tracked 4111 1111 1111 1111', 'CREDIT_CARD 4111 1111 1111 1111'],
  // Across a line end, and not assembled from two unrelated lines.
  ['4111 1111\n1111 1111', 'CREDIT_CARD 4111 1111\n1111 1111'],
  ['> 4111 1111\n> 1111 1111', 'CREDIT_CARD 4111 1111\n> 1111 1111'],
  ['(207)\n555-0142', 'PHONE (207)\n555-0142'],
  ['207 555\n0142', 'PHONE 207 555\n0142'],
  ['207-555-0142\nor 207-555-0143', 'PHONE 207-555-0142', 'PHONE 207-555-0143'],
  // Cells of two rows: a quantity, and the number of a position or an article below it.
  ['Wrench, 40-200 Nm      3\n20   880-4490     Wiper blade'],
  ['Wrench      3\n20 880-4490 Wiper blade'],
  ['Wrench 3\n20 880-4490     Wiper blade'],
  ['Wrench     320\n880-4490     Wiper blade'],
  ['Wrench\t320\n880-4490\tWiper blade'],
  ['10,Wrench,320\n880-4490,Wiper,12'],
  ['Home    (207)\n555-0142', 'PHONE (207)\n555-0142'],
  ['    207 55\n5 0142', 'PHONE 207 55\n5 0142'],
  ['SSN     123-45-\n6789', 'SSN 123-45-\n6789'],
  ['123-45-\n6789 and 12\n3-45-6789', 'SSN 123-45-\n6789', 'SSN 12\n3-45-6789'],
  // Domains in other scripts, and computers in brackets.
  ['li.na@例子.中国是', 'EMAIL li.na@例子.中国'],
  ['li.na@mail.例子.한국', 'EMAIL li.na@mail.例子.한국'],
  ['li.na@例子, li.na@例子.例子'],
  ['u@[192.0.2.9] or u@[IPv6:2001:db8::1].', 'EMAIL u@[192.0.2.9]', 'EMAIL u@[IPv6:2001:db8::1]'],
  ['u@[12], u@[], u@[192.0.2.9'],
  ['write to mara@\nexample.com', 'EMAIL mara@\nexample.com'],
  ['write to mara\n@example.com now', 'EMAIL mara\n@example.com'],
  ['write to mara@example.\ncom now', 'EMAIL mara@example.\ncom'],
  ['write to mara@exam\nple.com now', 'EMAIL mara@exam\nple.com'],
  ['write to mara@example.com\nthanks', 'EMAIL mara@example.com'],
  ['write to mara@example.com.\nThanks', 'EMAIL mara@example.com'],
  ['id 82736455\n20261122 10:00, 82736457\n2026-11-22'],
  ['@alone, not-an-email@, a@b, Bob@abc.c, Carol@new_type.com, a@@b.com, root@localhost'],
  [`${'a'.repeat(80)}@example.com`, `EMAIL ${'a'.repeat(64)}@example.com`],

  ['(555) 123-4567', 'PHONE (555) 123-4567'],
  ['(555)123-4567', 'PHONE (555)123-4567'],
  ['(123).456.7890', 'PHONE (123).456.7890'],
  ['555.123.4567, 555 123 4567', 'PHONE 555.123.4567', 'PHONE 555 123 4567'],
  [
    '+1 541-754-3010, +1(123)456-7890, +1.541.754.3010',
    'PHONE +1 541-754-3010',
    'PHONE +1(123)456-7890',
    'PHONE +1.541.754.3010',
  ],
  ['1-444-555-1234', 'PHONE 1-444-555-1234'],
  ['555 123-4567/555 123-4568', 'PHONE 555 123-4567', 'PHONE 555 123-4568'],
  ['(555) 123-4567/1-555-123-4568', 'PHONE (555) 123-4567', 'PHONE 1-555-123-4568'],
  ['12/345/678-1234'],
  ['Dial 555-123-4567 x89', 'PHONE 555-123-4567'],
  ['４１５-６６６-７７７７', 'PHONE ４１５-６６６-７７７７'],
  ['555 – 123 – 4567', 'PHONE 555 – 123 – 4567'],
  ['415-555-0132-cell', 'PHONE 415-555-0132'],
  // With an international prefix, and with an extension.
  ['001-207-555-0142', 'PHONE 001-207-555-0142'],
  ['011-1-207-555-0142', 'PHONE 011-1-207-555-0142'],
  ['207-555-0142x16944 or 001-207-555-0142x1', 'PHONE 207-555-0142x16944', 'PHONE 001-207-555-0142x1'],
  ['207-555-0142-A', 'PHONE 207-555-0142'],
  // A part number, foreign numbers, a date, a longer number, and digits without separators.
  ['555-123-4567-8'],
  ['91-415-555-0132, +44 (20) 7123 4567, 2014-04-12 04:04, 555-123-45678, 5551234567'],
];

suite('what patterns find', () => {
  for (const [text, ...expected] of CASES) {
    test(`in ${JSON.stringify(text.slice(0, 60))}: ${expected.join(', ').slice(0, 80) || 'nothing'}`, () => {
      assert.deepEqual(found(text), expected);
    });
  }
});

suite('an email address across a line end', () => {
  for (const end of 'com org net edu gov io co info biz de'.split(' ')) {
    test(`includes ${end}`, () => {
      assert.deepEqual(found(`to mara@example.\n${end} now`), [`EMAIL mara@example.\n${end}`]);
    });
  }
});

suite('an email address after a key', () => {
  for (const key of 'mail user login name to from cc contact address id value account'.split(' ')) {
    test(`does not include ${key}=`, () => {
      assert.deepEqual(found(`${key}=m@x.com&last_${key}=n@x.com`), ['EMAIL m@x.com', 'EMAIL n@x.com']);
    });
  }
});

interface Row {
  readonly text: string;
  readonly must_redact: readonly { readonly type: string; readonly start: number; readonly end: number }[];
  readonly peer_other_spans: readonly { readonly start: number; readonly end: number }[];
  readonly scope?: string;
}

/** Rows that disagree with the rule, and why the rule wins. */
const DISAGREEMENTS: ReadonlyMap<string, string> = new Map([
  ['SSN 666-12-9999', 'area numbers that were never issued: rule 4 asks only for the dashes'],
  ['PHONE 415-555-0132', 'followed directly by a word: another row with the same text redacts it'],
  ['PHONE 555-123-4567', 'with a letter after a hyphen: as often a phone line as a part number'],
  ['CREDIT_CARD 6234917882863855', 'attached to a word: its check digit is right, which is all that rule 4 asks'],
  ['CREDIT_CARD 503802053770', '12 digits: here a card number has 13 to 19'],
  ['CREDIT_CARD 676222165679', '12 digits'],
  ['CREDIT_CARD 503890547220', '12 digits'],
]);

test('patterns find exactly the spans of the collected recognizer tests, and none of their negatives', (t) => {
  const path = sharedFile(t, 'documents/pii-fallback.jsonl');
  if (path === undefined) return;
  const rows = readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
  const key = (text: string, { type, start, end }: { type: string; start: number; end: number }): string =>
    `${type} ${text.slice(start, end)}`;
  let held = 0;
  const missed = new Set<string>();
  const extra = new Set<string>();
  for (const { text, must_redact: expected, peer_other_spans: others, scope } of rows) {
    const spans = visibleSpans(text);
    const isListed = (one: { type: string; start: number; end: number }, list: Row['must_redact']): boolean =>
      list.some(({ type, start, end }) => type === one.type && start === one.start && end === one.end);
    for (const one of expected) {
      if (isListed(one, spans)) held++;
      else missed.add(key(text, one));
    }
    for (const one of spans) {
      const isInScope = scope === undefined || scope === one.type;
      const isPartOfAnother = others.some(({ start, end }) => start <= one.start && end >= one.end);
      if (isInScope && !isPartOfAnother && !isListed(one, expected)) extra.add(key(text, one));
    }
  }
  assert.deepEqual(
    [...missed, ...extra].filter((one) => !DISAGREEMENTS.has(one)),
    [],
  );
  assert.equal(missed.size + extra.size, DISAGREEMENTS.size, 'a listed disagreement no longer occurs');
  assert.equal(held, 375);
});

/** Grouped, because one long text for each is slow; in a larger group a quadratic part would go unnoticed. */
const REPEATED = [
  ['1', '1-', '4111 ', '+1 ', '123-45-'],
  ['@', 'a@', 'a@a.', 'a-', 'a@a.a'],
  ['555-', '(555) ', '(', '1(5', 'A1'],
];

suite('pattern time is linear in the length', { timeout: 120_000 }, () => {
  for (const parts of REPEATED) {
    test(`for ${parts.join(' ')} repeated`, () => {
      assertLinear(
        (length) => parts.map((part) => part.repeat(Math.ceil(length / parts.length / part.length))).join('\n'),
        patternSpans,
      );
    });
  }
});
