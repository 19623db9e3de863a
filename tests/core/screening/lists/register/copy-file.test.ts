import assert from 'node:assert/strict';
import { test } from 'node:test';
import { crc32 } from 'node:zlib';
import fc from 'fast-check';
import { decodeRegister, encodeRegister } from '../../../../../core/screening/lists/register/copy-file.ts';
import { recordAt } from '../../../../../core/screening/lists/register/register-copy.ts';
import { screenRegister } from '../../../../../core/screening/lists/register/screen-register.ts';
import { RULES_DIGEST } from '../../../../../core/names/rules-digest.ts';
import { record, registerOf } from './made-register.ts';

const names = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }), { maxLength: 20 });

test('a copy is the same after being written and read', () => {
  fc.assert(
    fc.property(names, fc.constantFrom(null, '2026-03-03'), (listed, extractDate) => {
      const copy = registerOf(
        [...listed, ...listed].map((name) => record(name)),
        extractDate,
      );
      const read = decodeRegister(encodeRegister(copy));
      assert.deepEqual(read, copy);
      for (const [at] of copy.rowsOfRecord.entries()) assert.deepEqual(recordAt(read, at), recordAt(copy, at));
    }),
    { numRuns: 60 },
  );
});

test('the bytes may start anywhere in a larger buffer', () => {
  const copy = registerOf([record('ACME LLC'), record('ZENITH S.A.')]);
  const bytes = encodeRegister(copy);
  for (const shift of [0, 1, 2, 3, 4]) {
    const shifted = new Uint8Array(bytes.length + 8);
    shifted.set(bytes, shift);
    const read = decodeRegister(shifted.subarray(shift, shift + bytes.length));
    assert.equal(screenRegister(read, { name: 'zenith' })?.matches[0]?.matched_name, 'ZENITH S.A.');
  }
});

test('equal copies have equal bytes', () => {
  const copy = (): Buffer => encodeRegister(registerOf([record('ACME LLC'), record('ZENITH S.A.')]));
  assert.ok(copy().equals(copy()));
});

test('a file that is truncated anywhere or has extra bytes is rejected', () => {
  const bytes = encodeRegister(registerOf([record('ACME LLC')]));
  const cuts = [0, 1, 19, 20, 31, 32, 33, 63, 64, 65, 100, bytes.length - 4, bytes.length - 1];
  for (const length of cuts)
    assert.throws(() => decodeRegister(bytes.subarray(0, length)), /not a copy|cut short/, `${length}`);
  assert.throws(() => decodeRegister(Buffer.concat([bytes, Buffer.from([0])])), /cut short/);
});

test('a file with any bit changed is rejected', () => {
  const bytes = encodeRegister(registerOf([record('ACME LLC')]));
  fc.assert(
    fc.property(fc.integer({ min: 0, max: bytes.length - 1 }), fc.integer({ min: 0, max: 7 }), (at, bit) => {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ (1 << bit);
      assert.throws(() => decodeRegister(damaged), /not a copy|cut short/);
    }),
  );
});

test('other files are rejected', () => {
  for (const text of ['', 'PK\u0003\u0004', '{"format":"tracewell-tariff-1"}', '<html>'.repeat(50)]) {
    assert.throws(() => decodeRegister(Buffer.from(text)), /not a copy of the register/);
  }
});

test('a copy compiled under other rules is rejected, although its bytes are intact', () => {
  const bytes = encodeRegister(registerOf([record('ACME LLC')]));
  assert.ok(bytes.subarray(32, 64).equals(RULES_DIGEST));
  for (const at of [32, 63]) {
    const other = Buffer.from(bytes);
    other.writeUInt8(other.readUInt8(at) ^ 1, at);
    other.writeUInt32LE(crc32(other.subarray(24)), 20);
    assert.throws(() => decodeRegister(other), /different rules/);
  }
});
