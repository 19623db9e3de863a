import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { SplitError, splitResults } from '../../../../../core/screening/lists/csl/split-results.ts';
import { assertLinear } from '../../../http/linear-time.ts';

function split(text: string): unknown[] {
  return [...splitResults(Buffer.from(text))].map((bytes) => JSON.parse(Buffer.from(bytes).toString()) as unknown);
}

function around(text: string): unknown {
  const records = splitResults(Buffer.from(text));
  let next = records.next();
  while (next.done !== true) next = records.next();
  return JSON.parse(Buffer.from(next.value).toString());
}

test('the records equal those of the parsed file, whatever surrounds them or is in them', () => {
  const members = fc.dictionary(fc.string(), fc.jsonValue(), { maxKeys: 4 });
  const file = fc.record({ before: members, results: fc.array(members, { maxLength: 6 }), after: members });
  fc.assert(
    fc.property(file, fc.nat(3), ({ before, results, after }, indent) => {
      const text = JSON.stringify({ a: before, results, z: after, total: 1.5e3, t: true, n: null }, null, indent);
      assert.deepEqual(split(text), JSON.parse(JSON.stringify(results)));
      assert.deepEqual(around(text), { ...(JSON.parse(text) as object), results: [] }, 'and the text around them');
    }),
  );
});

const BROKEN: readonly (readonly [text: string, why: string])[] = [
  ['', 'empty'],
  ['<html></html>', 'an HTML page'],
  ['[{"name": "A"}]', 'a list'],
  ['{}', 'no results'],
  ['{"total": 1}', 'no results'],
  ['{"total": 1, "results": {"0": {}}}', 'results that are an object'],
  ['{"results": null}', 'results that are null'],
  ['{"results": [1]}', 'a record that is a number'],
  ['{"results": [{}, "x"]}', 'a record that is a string'],
  ['{"results": [{"a": 1}', 'truncated after a record'],
  ['{"results": [{"a": 1}]', 'truncated after the list'],
  ['{"results": [{"a": "', 'truncated within a string'],
  ['{"results": [{"a": "\\', 'truncated within an escape'],
  ['{"results": [{"a": 1} {"b": 1}]}', 'no comma between records'],
  ['{"results": [{}]} {}', 'data after the object'],
  ['{"results": [{}], "results": []}', 'two lists'],
  ['{"results": [{}],}', 'a trailing comma'],
  ['{"inner": {"results": [{}]}}', 'nested results'],
  ['{"x": , "results": []}', 'no value'],
  ['{"x": }', 'no value'],
  ['{x: 1}', 'a name without quotes'],
];

test('a file that does not have this shape is rejected', () => {
  for (const [text, why] of BROKEN) assert.throws(() => split(text), SplitError, why);
  assert.deepEqual(split('\ufeff{"results":[]}'), [], 'a byte order mark is ignored');
});

test('reading takes linear time', () => {
  const endless: readonly ((length: number) => string)[] = [
    (length) => `{"results": [${'{"a":"b"},'.repeat(length / 10)}{}]}`,
    (length) => `{"x": "${'\\"'.repeat(length / 2)}`,
    (length) => `{"x": ${'['.repeat(length)}`,
    (length) => `{"x": ${' '.repeat(length)}`,
  ];
  for (const make of endless) {
    assertLinear(make, (text) => {
      try {
        split(text);
      } catch (error) {
        assert.ok(error instanceof SplitError);
      }
    });
  }
});
