import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { decodeBase64 } from '../../../../core/documents/input/base64.ts';
import { assertLinear } from '../../http/linear-time.ts';

const decoded = (text: string): string | undefined => {
  const bytes = decodeBase64(text);
  return bytes && Buffer.from(bytes).toString('latin1');
};

test('valid base64 is decoded', () => {
  const table: readonly (readonly [string, string])[] = [
    ['SGVsbG8=', 'Hello'],
    ['SGVsbG8', 'Hello'],
    ['SGVsbG8h', 'Hello!'],
    ['SGVsbA==', 'Hell'],
    ['SGVsbA', 'Hell'],
    ['+/+/', '\xfb\xff\xbf'],
    ['-_-_', '\xfb\xff\xbf'],
    [' SGVs\r\nbG8=\n', 'Hello'],
    ['SGVsbA=\n=', 'Hell'],
    ['S\tG\vV\fs', 'Hel'],
    ['data:text/plain;base64,SGVsbG8=', 'Hello'],
    ['data:;base64,SGVsbG8=', 'Hello'],
    ['DATA:text/plain;charset=utf-8;BASE64,SGVsbG8', 'Hello'],
    ['\n data:image/png;base64, SGVsbG8=', 'Hello'],
    ['QR==', 'A'], // The leftover bits are ignored, as in nearly every decoder.
    ['dataabcd', 'u\xabZi\xb7\x1d'], // Starts like a prefix but is not one.
  ];
  for (const [text, expected] of table) assert.equal(decoded(text), expected, text);
});

test('anything else is rejected', () => {
  const table: readonly string[] = [
    '',
    ' \n',
    '=',
    '====',
    'A',
    'SGVsb',
    'SGVsbG8==',
    'SGVsbG8h=',
    'SGVsbA=',
    'SGVsbA===',
    'SGVs=bG8',
    'SGVsbG8=SGVsbG8=',
    'SGVsbG8=!',
    'SGVs bG8*',
    'SGVsbG8\0',
    'SGVsbG8é',
    'SGVsbG8Ａ', // A full-width letter.
    'SGVs\u00a0bG8=',
    '+_+_', // Characters of both alphabets.
    '-/-/',
    'data:image/png;base64,',
    'data:image/png,SGVsbG8=',
    'data:SGVsbG8=',
    `data:${'x'.repeat(400)};base64,SGVsbG8=`,
    'data:image/png;base64,data:image/png;base64,SGVsbG8=',
    'file.png',
  ];
  for (const text of table) assert.equal(decoded(text), undefined, JSON.stringify(text));
});

test('every byte is decoded, in either alphabet, with or without padding, with white space anywhere', () => {
  const spaces = fc.constantFrom('', ' ', '\n', '\r\n', '\t');
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 300 }), fc.boolean(), spaces, (bytes, isUrlSafe, space) => {
      const text = Buffer.from(bytes).toString(isUrlSafe ? 'base64url' : 'base64');
      const spaced = text.replace(/.{7}/g, (some) => some + space);
      assert.deepEqual(Buffer.from(decodeBase64(spaced)!), Buffer.from(bytes));
    }),
  );
});

test('the decoder accepts exactly what a strict decoder accepts', () => {
  const characters = fc.constantFrom('A', 'B', 'a', '0', '1', '+', '/', '-', '_', '=', ' ', '\n', '!', 'é');
  fc.assert(
    fc.property(fc.string({ unit: characters, maxLength: 12 }), (text) => {
      const bare = text.replace(/[ \n]/g, '');
      const isStrict =
        /^(?:[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}$/.test(bare) &&
        (bare.includes('=') ? bare.length % 4 === 0 : bare.length % 4 !== 1);
      const expected = isStrict ? Buffer.from(bare, 'base64').toString('latin1') : undefined;
      assert.equal(decoded(text), expected, JSON.stringify(text));
    }),
    { numRuns: 2_000 },
  );
});

test('decoding takes linear time', () => {
  assertLinear((length) => 'QUJD'.repeat(length / 4), decodeBase64);
  assertLinear((length) => ' A'.repeat(length / 2), decodeBase64);
  assertLinear((length) => ' '.repeat(length), decodeBase64);
  assertLinear((length) => `data:${';'.repeat(length)}`, decodeBase64);
  assertLinear((length) => '='.repeat(length), decodeBase64);
});
