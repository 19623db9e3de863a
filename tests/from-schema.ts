import fc from 'fast-check';

type Schema = Readonly<Record<string, unknown>>;

/**
 * Values generated from a schema of an OpenAPI document. A member that may be null or absent is so in a third of the
 * values.
 */
export function valuesOf(schema: Schema, schemas: Readonly<Record<string, Schema>>): fc.Arbitrary<unknown> {
  const of = (one: unknown): fc.Arbitrary<unknown> => valuesOf(one as Schema, schemas);
  const reference = schema['$ref'];
  if (typeof reference === 'string') return of(schemas[reference.slice('#/components/schemas/'.length)]);
  if (Array.isArray(schema['oneOf'])) return fc.oneof(...schema['oneOf'].map(of));
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...(schema['enum'] as unknown[]));
  const types = [schema['type']].flat() as string[];
  return fc.oneof(...types.map((type) => valuesOfType(type, schema, of)));
}

function valuesOfType(
  type: string,
  schema: Schema,
  of: (schema: unknown) => fc.Arbitrary<unknown>,
): fc.Arbitrary<unknown> {
  switch (type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(boundsOf(schema));
    case 'number':
      return fc.double({ ...boundsOf(schema), noNaN: true });
    case 'string':
      return stringsOf(schema);
    case 'array':
      return fc.array(of(schema['items']), { maxLength: 3 });
    default:
      return objectsOf(schema, of);
  }
}

function boundsOf({ minimum, maximum }: Schema): { min: number; max: number } {
  return { min: Number(minimum ?? -9), max: Number(maximum ?? 9_999) };
}

function stringsOf({ format }: Schema): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom('2026-01-31', '2025-12-01');
  if (format === 'date-time') return fc.constant('2026-01-31T10:00:00.000Z');
  if (format === 'uri') return fc.constant('https://example.com/page');
  return fc.constantFrom('', 'Acme Works', 'line_items[0].total is unclear', 'a long text of several words');
}

function objectsOf(schema: Schema, of: (schema: unknown) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const members = Object.entries((schema['properties'] ?? {}) as Readonly<Record<string, Schema>>);
  const required = new Set((schema['required'] ?? []) as readonly string[]);
  if (members.length === 0) return fc.constant({});
  return fc.record(Object.fromEntries(members.map(([name, member]) => [name, of(member)])), {
    requiredKeys: members.map(([name]) => name).filter((name) => required.has(name)),
  });
}
