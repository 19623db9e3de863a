import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { utf8Lines } from '../../../../../../core/screening/lists/register/refresh/utf8-lines.ts';

async function read(chunks: readonly Uint8Array[]): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of utf8Lines(chunks)) parts.push(part);
  return Buffer.concat(parts).toString();
}

test('a line that is not UTF-8 is read as Windows-1252, and the others as UTF-8', async () => {
  const bytes = Buffer.concat([
    Buffer.from('"SOCIÉTÉ X"\r\n'),
    Buffer.from('"SOCI\u00c9T\u00c9 Y"\r\n', 'latin1'),
    Buffer.from([0x22, 0x80, 0x93, 0x22, 0x0a]),
    Buffer.from('"MÜLLER"'),
  ]);
  assert.equal(await read([bytes]), '"SOCIÉTÉ X"\r\n"SOCIÉTÉ Y"\r\n"€“"\n"MÜLLER"');
});

test('property: text in either encoding is read unchanged, wherever the bytes are split', async () => {
  const line = fc.string({ unit: fc.constantFrom('a', 'é', 'Ü', '"', ',', ' '), maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(line, fc.boolean())), fc.integer({ min: 1, max: 9 }), async (lines, width) => {
      const bytes = Buffer.concat(
        lines.map(([text, isLatin]) => Buffer.from(`${text}\n`, isLatin ? 'latin1' : 'utf8')),
      );
      const chunks = Array.from({ length: Math.ceil(bytes.length / width) }, (_, i) =>
        bytes.subarray(i * width, (i + 1) * width),
      );
      assert.equal(await read(chunks), lines.map(([text]) => `${text}\n`).join(''));
    }),
    { numRuns: 200, seed: 1252 },
  );
});
