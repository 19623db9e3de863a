import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { mayShowSoftHyphens } from '../../../../core/documents/pages/soft-hyphens.ts';
import { assertLinear } from '../../http/linear-time.ts';
import { hyphenMap } from './made-files.ts';

const stream = (dictionary: string, body: string | Uint8Array, lineEnd = '\n'): Buffer =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<< ${dictionary} >>\nstream${lineEnd}`),
    Buffer.from(body),
    Buffer.from('\nendstream\nendobj\n'),
  ]);
const deflated = (dictionary: string, body: string | Uint8Array, lineEnd?: string): Buffer =>
  stream(`/Filter /FlateDecode ${dictionary}`, deflateSync(body), lineEnd);

/** A stream whose last byte is another. */
function damaged(dictionary: string, body: Uint8Array): Buffer {
  const bytes = deflateSync(body);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  return stream(dictionary, bytes);
}

const FILES: readonly (readonly [why: string, file: Buffer, mayShow: boolean])[] = [
  ['a map', stream('', hyphenMap('00ad')), true],
  ['a map with capitals', stream('', hyphenMap('00AD')), true],
  ['a map behind a carriage return', deflated('', hyphenMap('00ad'), '\r\n'), true],
  ['a map without it', deflated('', hyphenMap('002d')), false],
  ['a picture', deflated('/Subtype /Image', hyphenMap('00ad')), false],
  ['a text', deflated('', 'BT (<00ad>) Tj ET'), false],
  ['a map behind a text', Buffer.concat([deflated('', 'BT (A) Tj ET'), deflated('', hyphenMap('00ad'))]), true],
  ['a map behind a picture', Buffer.concat([deflated('/Subtype /Image', 'A'), deflated('', hyphenMap('00ad'))]), true],
  ['an encoding', Buffer.from('<< /Differences [ 45 /sfthyphen ] >>'), true],
  ['an encoding in a list of objects', deflated('/Type /ObjStm', '<< /Differences [ 45 /softhyphen ] >>'), true],
  ['a list of other objects', deflated('/Type /ObjStm', '<< /Differences [ 45 /hyphen ] >>'), false],
  ['a map that is compressed otherwise', stream('/Filter /LZWDecode', deflateSync(hyphenMap('00ad'))), true],
  ['bytes that are compressed otherwise', stream('/Filter /LZWDecode', 'AAAA'), false],
  ['a locked file', Buffer.from('trailer << /Encrypt 5 0 R >>'), true],
  ['a stream without an end', Buffer.from('1 0 obj << >> stream\n'), false],
  ['nothing', Buffer.from('%PDF-1.7'), false],
  ['more than is looked at', Buffer.concat(Array.from({ length: 10_001 }, () => stream('', ''))), true],
  [
    'more than is inflated',
    Buffer.concat(Array.from({ length: 200 }, () => deflated('/ObjStm', new Uint8Array(1 << 20)))),
    true,
  ],
  [
    'more damaged ones than are inflated',
    Buffer.concat(Array.from({ length: 40 }, () => damaged('/Filter /FlateDecode /ObjStm', new Uint8Array(1 << 20)))),
    true,
  ],
];

suite('a file shows soft hyphens or not:', () => {
  for (const [why, file, mayShow] of FILES)
    test(why, () => {
      assert.equal(mayShowSoftHyphens(file), mayShow);
    });
});

suite('looking for them takes time that is linear in the length', { timeout: 120_000 }, () => {
  const SHAPES: Readonly<Record<string, (length: number) => Buffer>> = {
    'in streams': (length) => Buffer.concat(Array.from({ length: length / 400 }, () => deflated('', 'BT (A) Tj ET'))),
    'in streams without an end': (length) => Buffer.from('obj << >> stream '.repeat(length / 20)),
  };
  for (const [name, shape] of Object.entries(SHAPES))
    test(name, () => {
      assertLinear(shape, (file) => mayShowSoftHyphens(file));
    });
});
