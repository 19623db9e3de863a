import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { redactReading } from '../../../../../core/documents/pii/redaction/redact-reading.ts';
import type { JsonObject } from '../../../../../core/json.ts';

const one = (entity: unknown): JsonObject => ({ entities: [entity] });

const SHAPES: readonly (readonly [
  says: string,
  reading: JsonObject,
  expected: 'redaction' | 'wrong_shape' | 'cut_off',
])[] = [
  ['an empty list', { entities: [] }, 'redaction'],
  ['a value', one({ type: 'PERSON', value: 'Ann' }), 'redaction'],
  ['unrequested members', { entities: [{ type: 'PERSON', value: 'Ann', start: 'x' }], note: 1 }, 'redaction'],
  ['an unknown type', one({ type: 'PASSPORT', value: 'Ann' }), 'redaction'],
  ['no list', {}, 'wrong_shape'],
  ['null instead of the list', { entities: null }, 'wrong_shape'],
  ['an object instead of the list', { entities: { type: 'PERSON', value: 'Ann' } }, 'wrong_shape'],
  ['a string instead of the list', { entities: 'Ann' }, 'wrong_shape'],
  ['an entity that is a string', one('Ann'), 'wrong_shape'],
  ['an entity that is null', one(null), 'wrong_shape'],
  ['an entity that is a list', one(['PERSON', 'Ann']), 'wrong_shape'],
  ['no value', one({ type: 'PERSON' }), 'wrong_shape'],
  ['no type', one({ value: 'Ann' }), 'wrong_shape'],
  ['a value that is a number', one({ type: 'PHONE', value: 5551234567 }), 'wrong_shape'],
  ['a value that is null', one({ type: 'PERSON', value: null }), 'wrong_shape'],
  ['a type that is a number', one({ type: 1, value: 'Ann' }), 'wrong_shape'],
  ['only an inherited list', Object.create({ entities: [] }) as JsonObject, 'wrong_shape'],
  [
    'more text than a reply can hold',
    { entities: Array.from({ length: 9 }, () => ({ type: 'PERSON', value: 'a'.repeat(50_000) })) },
    'cut_off',
  ],
];

suite('a reading', () => {
  for (const [says, reading, expected] of SHAPES) {
    test(`with ${says} is ${expected}`, () => {
      assert.equal(redactReading('Ann', reading).kind, expected);
    });
  }

  for (const type of ['PERSON', 'person', ' Person ', 'Date of birth', 'date-of-birth', 'CREDIT_CARD']) {
    test(`may have the type ${JSON.stringify(type)}`, () => {
      const read = redactReading('Ann', one({ type, value: 'Ann' }));
      assert.ok(read.kind === 'redaction');
      assert.match(read.redaction.redacted_text, /^\[REDACTED_[A-Z_]+\]$/);
    });
  }

  for (const type of ['', 'NAME', 'PERSON_NAME', '__proto__', 'constructor', 'PERSON'.repeat(20)]) {
    test(`keeps a value of the unknown type ${JSON.stringify(type.slice(0, 20))}`, () => {
      const read = redactReading('Ann', one({ type, value: 'Ann' }));
      assert.ok(read.kind === 'redaction');
      assert.deepEqual(read.redaction, {
        redacted_text: 'Ann',
        entities: [],
        warnings: [
          {
            code: 'unrecognized_type',
            message: '1 reported value has an unknown type and was not redacted.',
          },
        ],
        unlocated_count: 1,
      });
    });
  }

  for (const [as_written, left] of [
    [true, 'brown'],
    [false, '[REDACTED_PERSON]'],
    ['yes', '[REDACTED_PERSON]'],
  ] as const) {
    test(`with as_written ${as_written} turns brown into ${left}`, () => {
      const read = redactReading('Brown, brown', one({ type: 'PERSON', value: 'Brown', as_written }));
      assert.ok(read.kind === 'redaction');
      assert.equal(read.redaction.redacted_text, `[REDACTED_PERSON], ${left}`);
    });
  }

  test('of any JSON gives a redaction or a wrong shape, and never throws', () => {
    fc.assert(
      fc.property(
        fc.string(),
        fc.oneof(fc.jsonValue(), fc.array(fc.record({ type: fc.string(), value: fc.string() }))),
        (text, entities) => {
          assert.ok(['redaction', 'wrong_shape'].includes(redactReading(text, { entities }).kind));
        },
      ),
    );
  });
});
