/** A JSON Schema (draft 2020-12), limited to what this project uses. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Any string. */
export const text: JsonSchema = { type: 'string' };

/** An object whose members are always present, except those listed as optional. */
export function object(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  return { type: 'object', required: Object.keys(properties), properties: { ...properties, ...optional } };
}

/** A list of items with one schema. */
export function array(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** A string from a closed list. */
export function word(words: readonly string[], description?: string): JsonSchema {
  return describe({ type: 'string', enum: words }, description);
}

/** A schema or null. */
export function orNull(schema: JsonSchema, description?: string): JsonSchema {
  if (typeof schema['title'] === 'string') return describe({ oneOf: [schema, { type: 'null' }] }, description);
  const words = schema['enum'] as readonly string[] | undefined;
  return describe({ ...schema, type: [schema['type'], 'null'], ...(words && { enum: [...words, null] }) }, description);
}

/** Names a schema: it becomes a component of the OpenAPI documents and a type of the same name. */
export function named(title: string, schema: JsonSchema, description?: string): JsonSchema {
  return describe({ title, ...schema }, description);
}

/** Requires exactly one of these members; used in an object's schema. */
export function exactlyOneOf(members: readonly string[]): JsonSchema {
  return { oneOf: members.map((member) => ({ required: [member] })) };
}

function describe(schema: JsonSchema, description: string | undefined): JsonSchema {
  return description === undefined ? schema : { ...schema, description };
}
