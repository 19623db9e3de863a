import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { answerTypeFiles, typeFiles, typeOf } from '../../build/answer-types.ts';
import { array, named, object, orNull, text, word, type JsonSchema } from '../../core/json-schema.ts';

const ROOT = join(import.meta.dirname, '../..');

test('the answer types match their schemas (npm run types writes them)', async () => {
  const files = await answerTypeFiles();
  assert.ok(files.length >= 12);
  for (const { path, text: written } of files) assert.equal(readFileSync(join(ROOT, path), 'utf8'), written, path);
});

const ROWS: [schema: JsonSchema, type: string][] = [
  [text, 'string'],
  [{ type: 'integer', minimum: 0 }, 'number'],
  [orNull(text), 'string | null'],
  [word(['A', 'D']), '"A" | "D"'],
  [orNull(word(['A', 'D'])), '"A" | "D" | null'],
  [array(orNull({ type: 'number' })), 'readonly (number | null)[]'],
  [{ ...array(text), type: ['array', 'null'] }, 'readonly (string)[] | null'],
  [object({ a: text }, { b: text }), '{\nreadonly a: string;\nreadonly b?: string;\n}'],
  [{ type: 'object', additionalProperties: text }, 'Readonly<Record<string, string>>'],
  [
    { type: 'object', properties: { a: text }, additionalProperties: { type: 'null' } },
    '{\nreadonly a?: string;\nreadonly [name: string]: null | string | undefined;\n}',
  ],
  [named('Row', object({ a: text })), 'Row'],
  [orNull(named('Row', object({ a: text }))), 'Row | null'],
  [{ oneOf: [named('Row', object({ a: text })), named('Line', object({ b: text }))] }, 'Row | Line'],
];

suite('the type of a schema', () => {
  for (const [schema, type] of ROWS) {
    test(type.replaceAll('\n', ' '), () => {
      assert.equal(
        typeOf(schema, (_, title) => title),
        type,
      );
    });
  }

  test('is an error for a schema that has no exact type, so that it is never silently wider', () => {
    for (const schema of [{ type: 'array', prefixItems: [text] }, { not: text }, { type: 'object' }, {}]) {
      assert.throws(() => typeOf(schema, (_, title) => title));
    }
  });

  test('is an error for two schemas with the same name', () => {
    const both = object({ a: named('Row', object({ a: text })), b: named('Row', object({ b: text })) });
    assert.throws(() => typeFiles([{ path: 'core/x/answer-schema.ts', schemas: [named('Both', both)] }]), /Row/);
  });
});
