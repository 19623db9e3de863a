import assert from 'node:assert/strict';
import { createHash, randomBytes } from 'node:crypto';
import { test } from 'node:test';
import { KEY_BYTES, keyText, provesKey, readKey } from '../../../core/gateway/api-key.ts';

test('a generated key can be read, and its digest proves it', () => {
  for (let i = 0; i < 100; i++) {
    const text = keyText(randomBytes(KEY_BYTES));
    const key = readKey(text);
    assert.ok(key);
    assert.ok(text.startsWith(`tw_${key.id}_`));
    assert.ok(provesKey(key, createHash('sha256').update(text).digest()));
    assert.ok(!provesKey(key, randomBytes(32)));
    assert.ok(!provesKey(key, new Uint8Array()));
  }
});

test('all 256 bits of the secret are in the key', () => {
  const one = randomBytes(KEY_BYTES);
  const texts = new Set<string>();
  for (let bit = 0; bit < 8 * KEY_BYTES; bit++) {
    const other = Uint8Array.from(one);
    other[bit >> 3] = (other[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    texts.add(keyText(other));
  }
  assert.equal(texts.size, 8 * KEY_BYTES);
  assert.throws(() => keyText(randomBytes(KEY_BYTES - 1)), RangeError);
});

const GOOD = keyText(new Uint8Array(KEY_BYTES));

test('any other text is not a key', () => {
  assert.ok(readKey(GOOD));
  const wrong = ['', ' ', GOOD.slice(1), `${GOOD}A`, ` ${GOOD}`, `${GOOD}\n`, GOOD.toUpperCase(), `${GOOD}, ${GOOD}`];
  for (const text of [...wrong, GOOD.replace('tw_', 'tx_'), GOOD.replace(/.$/, '='), 'tw_'.repeat(20_000)])
    assert.equal(readKey(text), undefined, text.slice(0, 80));
});
