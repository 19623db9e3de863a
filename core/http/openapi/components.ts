import type { JsonSchema } from '../../json-schema.ts';

/** A value of a document with its named schemas replaced by references, and those schemas by name. */
export interface Componentized {
  readonly value: JsonSchema;
  readonly schemas: Readonly<Record<string, JsonSchema>>;
}

/** Moves every titled schema out of a part of a document. Throws if two different schemas share a title. */
export function componentized(part: JsonSchema): Componentized {
  const schemas = new Map<string, JsonSchema>();
  function replaced(value: unknown): unknown {
    if (Array.isArray(value)) return (value as unknown[]).map(replaced);
    if (typeof value !== 'object' || value === null) return value;
    const object = value as Readonly<Record<string, unknown>>;
    const { title, ...rest } = object;
    // Example values may have members of any name.
    const members = Object.entries(typeof title === 'string' ? rest : object).map(([name, member]) => [
      name,
      name === 'examples' ? member : replaced(member),
    ]);
    const schema = Object.fromEntries(members) as JsonSchema;
    if (typeof title !== 'string') return schema;
    const known = schemas.get(title);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`Two different schemas are named ${title}`);
    }
    schemas.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  }
  const value = replaced(part) as JsonSchema;
  return { value, schemas: Object.fromEntries([...schemas].sort(([a], [b]) => (a < b ? -1 : 1))) };
}
