import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openZip } from '../../../../../../core/screening/lists/register/refresh/open-zip.ts';
import { RefusedExtract } from '../../../../../../core/screening/lists/register/refresh/refusal.ts';
import { madeZip, zipOf, type MadeEntry } from './made-zip.ts';

async function unzipped(bytes: Uint8Array): Promise<{ name: string; text: string }> {
  const { name, content } = await openZip(bytes);
  const chunks: Uint8Array[] = [];
  for await (const chunk of content()) chunks.push(chunk);
  return { name, text: Buffer.concat(chunks).toString() };
}

const TABLE = '"a","b"\r\n'.repeat(20_000);
const NAME = 'extract.csv';
const entry = (members: Partial<MadeEntry> = {}): MadeEntry => ({ name: NAME, content: TABLE, ...members });
const one = (members: Partial<MadeEntry>): Buffer => madeZip({ entries: [entry(members)] });

const GOOD: readonly (readonly [what: string, bytes: Uint8Array])[] = [
  ['a deflated table', zipOf(NAME, TABLE)],
  ['a stored table', one({ stored: true })],
  ['an archive with a comment', madeZip({ entries: [entry()], comment: Buffer.from('made by hand') })],
  ['bytes in the middle of a larger buffer', Buffer.concat([Buffer.alloc(3), zipOf(NAME, TABLE)]).subarray(3)],
];

test('an archive of one table returns its name and every byte', async () => {
  for (const [what, bytes] of GOOD) assert.deepEqual(await unzipped(bytes), { name: NAME, text: TABLE }, what);
  assert.deepEqual(await unzipped(zipOf('EMPTY.CSV', '')), { name: 'EMPTY.CSV', text: '' });
});

const whole = zipOf(NAME, TABLE);
const flipped = Buffer.from(whole);
flipped.writeUInt8((flipped[60] ?? 0) ^ 0xff, 60);
const fakeEnd = Buffer.alloc(22);
fakeEnd.write('PK\u0005\u0006');

/** A directory of two entries in an archive that declares one. */
const hidden = madeZip({ entries: [entry(), entry({ name: 'second.csv' })], declaredEntries: 1 });

const REFUSED: readonly (readonly [what: string, bytes: Uint8Array, sentence: RegExp])[] = [
  ['not an archive', Buffer.from('PK, but only in name'), /damaged, truncated, or not a zip/],
  ['a truncated archive', whole.subarray(0, whole.length - 40), /damaged, truncated, or not a zip/],
  ['an archive without its beginning', whole.subarray(100), /damaged/],
  ['an empty archive', madeZip({ entries: [] }), /exactly one file/],
  ['two tables', madeZip({ entries: [entry(), entry({ name: 'b.csv' })] }), /exactly one file/],
  ['the same name twice', madeZip({ entries: [entry(), entry()] }), /exactly one file/],
  ['a table and a read-me', madeZip({ entries: [entry(), entry({ name: 'README.txt' })] }), /exactly one file/],
  ['an undeclared entry', hidden, /exactly one file/],
  ['more entries declared than present', madeZip({ entries: [entry()], declaredEntries: 2 }), /exactly one file/],
  ['no entries declared', madeZip({ entries: [entry()], declaredEntries: 0 }), /exactly one file/],
  [
    'an end-of-archive record within the comment',
    madeZip({ entries: [entry()], comment: fakeEnd }),
    /exactly one file/,
  ],
  ['a file that is not a table', one({ name: 'extract.exe' }), /not a CSV file with a plain name/],
  ['a table in a folder', one({ name: 'folder/extract.csv' }), /not a CSV file with a plain name/],
  ['a path to the folder above', one({ name: '../../../../lists/register/extract.csv' }), /damaged/],
  ['a path from the root', one({ name: '/etc/extract.csv' }), /damaged/],
  ['a drive letter', one({ name: 'C:extract.csv' }), /damaged/],
  ['a path with backslashes', one({ name: '..\\extract.csv' }), /damaged/],
  ['a name with a zero byte', one({ name: 'extract\0.csv' }), /not a CSV file with a plain name/],
  ['a name that is only an extension', one({ name: '.csv' }), /not a CSV file with a plain name/],
  ['an empty name', one({ name: '' }), /not a CSV file with a plain name/],
  ['an overlong name', one({ name: `${'x'.repeat(500)}.csv` }), /not a CSV file with a plain name/],
  ['an encrypted table', one({ flags: 1 }), /encrypted/],
  ['an unsupported compression method', one({ method: 12 }), /uses an unsupported compression method/],
  ['a wrong checksum', one({ crc: 1 }), /does not match its declared checksum/],
  ['a wrong checksum of a stored table', one({ crc: 1, stored: true }), /does not match its declared checksum/],
  ['damaged data', flipped, /damaged|checksum/],
  ['a size that is too small', one({ declaredSize: 1000 }), /damaged/],
  ['a size that is too large', one({ declaredSize: TABLE.length + 1 }), /damaged/],
  ['a stored size that differs', one({ stored: true, declaredSize: 10 }), /damaged/],
  ['compressed data that ends too early', one({ declaredPackedSize: 10 }), /damaged/],
  ['a size over the limit', one({ declaredSize: 600 * 1024 * 1024 }), /inflate beyond the size limit/],
  ['a bomb', zipOf(NAME, Buffer.alloc(64 * 1024 * 1024)), /inflate beyond the size limit/],
];

test('every other archive is rejected, at the latest at the end of its table', async () => {
  for (const [what, bytes, sentence] of REFUSED) {
    await assert.rejects(
      unzipped(bytes),
      (error) => error instanceof RefusedExtract && sentence.test(error.message),
      what,
    );
  }
});

test('a bomb that lies about its size is stopped at its declared size', async () => {
  const declared = 2 * 1024 * 1024;
  const bomb = one({ content: Buffer.alloc(64 * 1024 * 1024), declaredSize: declared });
  const { content } = await openZip(bomb);
  let inflated = 0;
  await assert.rejects(async () => {
    for await (const chunk of content()) inflated += chunk.length;
  }, RefusedExtract);
  assert.ok(inflated <= declared + 64 * 1024, `${inflated} bytes were inflated`);
});
