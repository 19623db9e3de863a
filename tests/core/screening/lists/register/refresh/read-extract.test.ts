import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { test } from 'node:test';
import { recordAt, type RegisterCopy } from '../../../../../../core/screening/lists/register/register-copy.ts';
import { readExtract, type ReadExtract } from '../../../../../../core/screening/lists/register/refresh/read-extract.ts';
import { RefusedExtract } from '../../../../../../core/screening/lists/register/refresh/refusal.ts';
import { isListedPerson } from '../../../../../../core/names/listed-person.ts';
import { sharedFile } from '../../../../../shared-data.ts';
import { rowOf, V2_HEADER } from '../headers.ts';
import { csvOf, firm, firms, lineOf } from './made-extract.ts';
import { zipOf } from './made-zip.ts';

const TODAY = new Date('2026-03-04T09:00:00Z');
const NAME = 'SAM_Exclusions_Public_Extract_V2_26062';

function read(content: string | Uint8Array, name = `${NAME}.CSV`): Promise<ReadExtract> {
  return readExtract({ name, bytes: Buffer.from(content) }, { today: TODAY });
}

function namesOf(copy: RegisterCopy): string[] {
  return Array.from(copy.rowsOfRecord, (_, number) => recordAt(copy, number).name);
}

const V3_HEADER = V2_HEADER.filter((column) => column !== 'Blank (Deprecated)');
const v3 = firms(3).map((row) => row.filter((_, at) => V2_HEADER[at] !== 'Blank (Deprecated)'));
const reversed = (fields: readonly string[]): string[] => fields.toReversed();

const WAYS: readonly (readonly [what: string, content: string | Uint8Array])[] = [
  ['layout V2', csvOf(firms(3))],
  ['layout V3, which has one column less', csvOf(v3, V3_HEADER)],
  ['columns in another order', csvOf(firms(3).map(reversed), reversed(V2_HEADER))],
  ['a byte order mark', `\ufeff${csvOf(firms(3))}`],
  ['lines that end in a bare line feed', csvOf(firms(3)).replaceAll('\r\n', '\n')],
  ['empty lines', csvOf(firms(3)).replaceAll('\r\n', '\r\n\r\n')],
  ['no line break at the end', csvOf(firms(3)).trimEnd()],
  ['fields without quotes', csvOf(firms(3)).replaceAll('"', '')],
  ['line breaks within a field', csvOf(firms(3, { 'Additional Comments': 'first\r\nsecond\n\n"third"' }))],
  ['an archive', zipOf(`${NAME}.CSV`, csvOf(firms(3)))],
];

test('an extract is read by its column names, whatever its layout and compression', async () => {
  const expected = firms(3).map(([, name]) => name);
  for (const [what, content] of WAYS) {
    const { copy, counts } = await read(content);
    assert.deepEqual(namesOf(copy), expected, what);
    assert.deepEqual(counts, { rows: 3, organizations: 3, individuals: 0, broken: 0 }, what);
    assert.equal(copy.extractDate, '2026-03-03', what);
    assert.equal(recordAt(copy, 0).activeDate, '2023-11-20', what);
  }
});

test('rows of individuals are left out and counted, whatever identifies them', async () => {
  const individuals = [
    rowOf({ Classification: 'Individual', First: 'JANE', Last: 'ROE' }),
    rowOf({ Classification: 'individual', Name: 'ROE INDUSTRIES LLC' }),
    rowOf({ Classification: '', Name: 'ROE', Last: 'ROE' }),
    rowOf({ Classification: 'Special Entity Designation', Name: 'SMITH, JOHN A' }),
  ];
  const { copy, counts } = await read(csvOf([firm('KEPT LLC'), ...individuals, firm('KEPT TOO LLC')]));
  assert.deepEqual(namesOf(copy), ['KEPT LLC', 'KEPT TOO LLC']);
  assert.deepEqual(counts, { rows: 6, organizations: 2, individuals: 4, broken: 0 });
});

const good = lineOf(firm('GOOD LLC'));
const quoted = (inside: string): string =>
  lineOf(firm('BROKEN LLC', { 'Additional Comments': '@' })).replace('@', inside);

/** Broken rows that occur in the register, in seven of ten thousand rows; the others are still read. */
const BROKEN: readonly (readonly [what: string, line: string])[] = [
  ['a quote within a field', quoted('known as "Broken" to some')],
  ['a quote and a comma within a field', quoted('known as "Broken", to some')],
  ['two such fields', quoted('"a" b "c" d, "e"')],
  ['one field too few', lineOf(firm('BROKEN LLC').slice(1))],
  ['one field too many', lineOf([...firm('BROKEN LLC'), ''])],
  ['no name', lineOf(firm(''))],
  ['one word', 'garbage\r\n'],
];

test('an unreadable row is counted once and costs no other row', async () => {
  for (const [what, line] of BROKEN) {
    const { copy, counts } = await read(csvOf([]) + good + line + good.repeat(2));
    assert.deepEqual(counts, { rows: 4, organizations: 3, individuals: 0, broken: 1 }, what);
    assert.deepEqual(namesOf(copy), ['GOOD LLC'], what);
    assert.equal(copy.rowCount, 3, what);
  }
});

test('an unclosed quote costs only its own row and the next, and both are counted', async () => {
  const open = lineOf(firm('OPEN LLC')).replace('"SPRINGFIELD"', '"SPRINGFIELD');
  const { counts } = await read(csvOf([]) + good + open + good.repeat(5));
  assert.deepEqual([counts.organizations, counts.broken], [6, 1]);
  const atTheEnd = lineOf(firm('OPEN LLC')).replace('"2023-11-20"\r\n', '"2023-11-20\r\n');
  const after = await read(csvOf([]) + good + atTheEnd + good.repeat(5));
  assert.equal(after.counts.organizations, 5);
  assert.ok(after.counts.broken >= 2);
});

const unquoted = (row: readonly string[]): string => `${row.join(',')}\r\n`;

/** Rows that an open quote swallows into one field, in a table whose other fields are unquoted. */
const SWALLOWED: readonly (readonly [what: string, end: string])[] = [
  ['a row with another number of fields', unquoted(firm('KEPT LLC', { City: 'END"' }))],
  ['a row with the right number of fields', unquoted(firm('END"'))],
  ['the end of the table', ''],
];

test('rows swallowed by an open quote are counted, wherever it is closed', async () => {
  const rows = firms(200).map(unquoted).join('');
  for (const [what, end] of SWALLOWED) {
    const table = unquoted(V2_HEADER) + rows + unquoted(firm('"OPEN LLC')) + rows + end;
    const { counts } = await read(zipOf(`${NAME}.CSV`, table));
    assert.equal(counts.organizations, 200, what);
    assert.ok(counts.broken >= 200, `${what}: ${counts.broken}`);
  }
});

const without = (column: string): string => csvOf(firms(3)).replace(`"${column}"`, '"Something Else"');

const REFUSED: readonly (readonly [what: string, content: string | Uint8Array, sentence: RegExp])[] = [
  ['nothing', '', /no data rows: it is empty/],
  ['only empty lines', '\r\n\r\n', /no data rows: it is empty/],
  ['a page of HTML', '<!DOCTYPE html>\n<html><body>Maintenance</body></html>', /a required column missing/],
  ['JSON', '{"error": "no such file"}', /The header of the extract cannot be read/],
  [
    'a different table',
    'id,name\r\n1,x\r\n',
    /has a required column missing or duplicated: classification, address 1, city/,
  ],
  ['no header', csvOf(firms(3)).split('\r\n').slice(1).join('\r\n'), /a required column missing/],
  ['a column renamed', without('Creation_Date'), /missing or duplicated: creation date\.$/],
  ['a duplicate column', csvOf(firms(1)).replace('"Prefix"', '"Name"'), /missing or duplicated: name\.$/],
  ['two tables', csvOf(firms(3)) + csvOf(firms(3)), /a second header/],
  [
    'two tables with different columns',
    csvOf(firms(3)) + csvOf(firms(1).map(reversed), reversed(V2_HEADER)),
    /a second header/,
  ],
  ['an archive of a page of HTML', zipOf(`${NAME}.CSV`, '<html></html>'), /a required column missing/],
  ['an invalid archive', Buffer.from('PK\u0003\u0004'), /not a zip archive/],
  ['a table that ends within a field', csvOf(firms(3)).slice(0, -8), /truncated: it ends inside a field/],
  ['a row without an end', `${csvOf(firms(3))}"${'x'.repeat(2 * 1024 * 1024)}"\r\n`, /A row of the table does not end/],
];

test('anything but the register’s extract is rejected with a sentence that says what is wrong', async () => {
  for (const [what, content, sentence] of REFUSED) {
    await assert.rejects(
      read(content),
      (error) => error instanceof RefusedExtract && sentence.test(error.message),
      what,
    );
  }
});

test('a header without rows is an extract of no rows, which the refusal rules decide on', async () => {
  const { copy, counts } = await read(csvOf([]));
  assert.deepEqual([copy.rowCount, counts.rows], [0, 0]);
});

test('the day is the one in both names, and null if they differ or neither has one', async () => {
  const table = csvOf(firms(2));
  const days = [
    await read(zipOf(`${NAME}.CSV`, table), `${NAME}.ZIP`),
    await read(zipOf(`${NAME}.CSV`, table), 'latest.zip'),
    await read(zipOf('data.csv', table), `${NAME}.ZIP`),
    await read(zipOf(`${NAME}.CSV`, table), 'SAM_Exclusions_Public_Extract_V2_26061.ZIP'),
    await read(zipOf('data.csv', table), 'latest.zip'),
    await read(csvOf(firms(10, { Creation_Date: '2026-03-04' }))),
  ].map(({ copy }) => copy.extractDate);
  assert.deepEqual(days, ['2026-03-03', '2026-03-03', '2026-03-03', null, null, null]);
});

test('a Latin-1 row is decoded as Latin-1 and does not affect other rows', async () => {
  const bytes = Buffer.concat([
    Buffer.from(csvOf([firm('FIRST LLC')])),
    Buffer.from(lineOf(firm('CAF\u00c9 LLC')), 'latin1'),
  ]);
  const { copy } = await read(Buffer.concat([bytes, Buffer.from(good)]));
  assert.deepEqual(namesOf(copy), ['FIRST LLC', 'CAFÉ LLC', 'GOOD LLC']);
});

test('reading reports its progress and, when aborted, ends with the signal’s reason', async () => {
  const shares: number[] = [];
  const bytes = Buffer.from(csvOf(firms(3000)));
  const extract = { name: '', bytes };
  await readExtract(extract, { today: TODAY, progress: (share) => shares.push(share) });
  assert.ok(shares.length > 3 && shares.at(-1) === 1);
  assert.deepEqual(
    shares,
    shares.toSorted((a, b) => a - b),
  );
  const stopped = new AbortController();
  const progress = (): void => {
    stopped.abort();
  };
  await assert.rejects(readExtract(extract, { today: TODAY, signal: stopped.signal, progress }), {
    name: 'AbortError',
  });
});

/** Texts that could make a parser reread its input. */
const HOSTILE: Readonly<Record<string, (length: number) => string>> = {
  'only quotes': (length) => csvOf([]) + '"'.repeat(length),
  'broken quotes': (length) => csvOf([]) + '"a"b'.repeat(length / 4),
  'broken rows': (length) => csvOf([]) + '"a"b\r\n'.repeat(length / 6),
  commas: (length) => csvOf([]) + ','.repeat(length),
  'line breaks': (length) => csvOf([]) + '\r\n'.repeat(length / 2),
  'carriage returns': (length) => csvOf([]) + '\r'.repeat(length),
  spaces: (length) => csvOf(firms(1, { Name: ' '.repeat(length) })),
  'a header of commas': (length) => ','.repeat(length),
};

test('reading takes linear time', async () => {
  const time = async (text: string): Promise<number> => {
    const started = performance.now();
    await read(text).catch(() => undefined);
    return performance.now() - started;
  };
  for (const [what, make] of Object.entries(HOSTILE)) {
    const [short, long] = [make(20_000), make(320_000)];
    let growth = Infinity;
    // A busy machine makes linear time look steeper now and then.
    for (let attempt = 0; attempt < 4 && growth > 64; attempt++) {
      growth = (await time(long)) / Math.max(await time(short), 1);
    }
    assert.ok(growth <= 64, `${what}: sixteen times the length took ${growth.toFixed(0)} times as long`);
  }
});

test('GSA’s own sample is read completely, and no name in it reads like a person’s', async (t) => {
  const file = sharedFile(t, 'sam/gsa_sample_20049_orgs.csv');
  if (file === undefined) return;
  const { copy, counts } = await read(readFileSync(file), 'SAM_Exclusions_Public_Extract_20049.CSV');
  assert.deepEqual(counts, { rows: 9904, organizations: 9871, individuals: 33, broken: 0 });
  assert.equal(copy.extractDate, '2020-02-18');
  const records = Array.from(copy.rowsOfRecord, (_, number) => recordAt(copy, number));
  // Ships are named after people.
  const others = records.filter(({ subjectType }) => subjectType !== 'Vessel');
  assert.deepEqual(
    others.filter(({ name }) => isListedPerson(name)),
    [],
  );
});

test('rows of the current layout are read completely', async (t) => {
  const file = sharedFile(t, 'sam/real_v2_2023_orgs.csv');
  if (file === undefined) return;
  const { copy, counts } = await read(readFileSync(file));
  assert.deepEqual(counts, { rows: 7, organizations: 7, individuals: 0, broken: 0 });
  assert.ok(namesOf(copy).includes('ZTE CORPORATION'));
});
