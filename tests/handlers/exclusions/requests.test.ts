import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CodedError } from '../../../core/http/errors.ts';
import type { ExclusionsScreen } from '../../../core/screening/exclusions/answer.ts';
import { serviceUnderTest } from './service-under-test.ts';

const GOOD = { entity_name: 'Harborlight Freight Systems' };
/** Exactly at the limit: it counts characters, and each of these is two UTF-16 units. */
const LONG = '𝓐'.repeat(512);

const ENTITIES: readonly (readonly [entity: unknown, code: string, why: string])[] = [
  [{}, 'missing_fields', 'no name'],
  [{ entity_name: '' }, 'missing_fields', 'an empty name'],
  [{ entity_name: ' \n\t\u00a0\u200b\u0000' }, 'missing_fields', 'nothing visible'],
  [{ name: 'Harborlight' }, 'missing_fields', 'a different member'],
  [{ entity_name: null }, 'invalid_fields', 'null is not a string'],
  [{ entity_name: 7 }, 'invalid_fields', 'a number'],
  [{ entity_name: ['Harborlight'] }, 'invalid_fields', 'a list'],
  [{ entity_name: `${LONG}x` }, 'invalid_fields', 'over 512 characters'],
  [{ entity_name: 'x'.repeat(513) }, 'invalid_fields', 'over 512 characters, each of one unit'],
  [{ entity_name: ' '.repeat(513) }, 'invalid_fields', 'over 512 blank characters'],
  ...['state', 'address', 'uei', 'duns'].flatMap((field) =>
    [null, 7, true, ['x'], {}].map(
      (value) => [{ ...GOOD, [field]: value }, 'invalid_fields', `${field}: ${JSON.stringify(value)}`] as const,
    ),
  ),
  [{ ...GOOD, include_individuals: true }, 'include_individuals_removed', 'set to true'],
  [{ ...GOOD, include_individuals: false }, 'include_individuals_removed', 'its presence is enough'],
  [{ ...GOOD, include_individuals: null }, 'include_individuals_removed', 'its presence is enough'],
  [{ include_individuals: true }, 'include_individuals_removed', 'before a missing name'],
  [{ ...GOOD, options: { include_individuals: true } }, 'include_individuals_removed', 'within another member'],
  [{ ...GOOD, options: [[{ include_individuals: 0 }]] }, 'include_individuals_removed', 'within lists'],
  [[], 'invalid_entity', 'a list'],
  ['Harborlight', 'invalid_entity', 'a string'],
  [null, 'invalid_entity', 'null'],
  [7, 'invalid_entity', 'a number'],
];

const coded = (code: string) => (error: unknown) => error instanceof CodedError && error.code === code;

test('an invalid entity is rejected with its code before anything is screened', async () => {
  for (const [entity, code, why] of ENTITIES) {
    const { ask, searched } = serviceUnderTest();
    await assert.rejects(ask('POST', '/screen', entity), coded(code), why);
    assert.deepEqual(searched, [], why);
  }
});

test('one invalid entity rejects the whole batch, at any position', async () => {
  for (const [entity, code, why] of ENTITIES) {
    for (const entities of [[entity], [GOOD, GOOD, entity], [entity, GOOD]]) {
      const { ask, searched } = serviceUnderTest();
      await assert.rejects(ask('POST', '/screen/batch', { entities }), coded(code), why);
      assert.deepEqual(searched, [], why);
    }
  }
});

test('the message names the entity of a batch and its member', async () => {
  for (const [entity, message] of [
    [{}, 'entities[1].entity_name is required.'],
    [{ ...GOOD, state: 7 }, 'entities[1].state must be a string.'],
    [7, 'entities[1] must be a JSON object.'],
  ] as const) {
    const { ask } = serviceUnderTest();
    await assert.rejects(ask('POST', '/screen/batch', { entities: [GOOD, entity] }), { message });
  }
});

const BATCHES: readonly (readonly [body: unknown, code: string, why: string])[] = [
  [[], 'invalid_json', 'a list'],
  ['x', 'invalid_json', 'a string'],
  [null, 'invalid_json', 'null'],
  [{}, 'missing_entities', 'no entities'],
  [{ entities: null }, 'missing_entities', 'null'],
  [{ entities: [] }, 'missing_entities', 'an empty list'],
  [{ entities: {} }, 'missing_entities', 'an object'],
  [{ entities: 'x' }, 'missing_entities', 'a string'],
  [{ entities: GOOD }, 'missing_entities', 'an entity in place of the list'],
  [GOOD, 'missing_entities', 'an entity in place of the batch'],
  [{ entities: Array<unknown>(26).fill(GOOD) }, 'batch_too_large', 'more than 25'],
  [{ entities: Array<unknown>(26).fill(7) }, 'batch_too_large', 'more than 25, of any type'],
  [{ entities: [GOOD], include_individuals: false }, 'include_individuals_removed', 'next to the entities'],
  [{ include_individuals: true }, 'include_individuals_removed', 'before missing entities'],
];

test('an invalid batch is rejected with its code', async () => {
  for (const [body, code, why] of BATCHES) {
    const { ask, searched } = serviceUnderTest();
    await assert.rejects(ask('POST', '/screen/batch', body), coded(code), why);
    assert.deepEqual(searched, [], why);
  }
});

test('limits are inclusive, unknown members are ignored, and omitted members are echoed as null', async () => {
  const { ask } = serviceUnderTest();
  const { results } = await ask<{ results: ExclusionsScreen[] }>('POST', '/screen/batch', {
    entities: Array<unknown>(25).fill({ entity_name: LONG, state: 'Virginia', duns: '', more: null }),
    note: { individuals: true },
  });
  assert.equal(results.length, 25);
  for (const { input } of results) {
    assert.deepEqual(input, { entity_name: LONG, state: 'Virginia', address: null, uei: null, duns: '' });
  }
});

test('a member that exists only on the prototype counts as not sent', async () => {
  const { ask } = serviceUnderTest();
  const body = JSON.parse('{"entity_name": "Harborlight", "__proto__": {"state": 7, "other": 1}}') as unknown;
  const { input } = await ask<ExclusionsScreen>('POST', '/screen', body);
  assert.equal(input.state, null);
});
