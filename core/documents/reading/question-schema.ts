import type { JsonObject } from '../../json.ts';

/** An object with exactly these members. */
export function members(properties: Readonly<Record<string, JsonObject>>): JsonObject {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

/** A list of items with one schema. */
export function listOf(items: JsonObject): JsonObject {
  return { type: 'array', items };
}

/** A value, or null where the document has none. */
export function orNull(schema: JsonObject): JsonObject {
  return { anyOf: [schema, { type: 'null' }] };
}

export const TEXT_OR_NULL = orNull({ type: 'string' });

export const CONFIDENCE = orNull({ type: 'number' });

/** A value and the characters of the document that state it. */
export function cell(value: JsonObject): JsonObject {
  return members({ value: orNull(value), quote: TEXT_OR_NULL });
}

/** A cell of a form, which also distinguishes an empty box from an unreadable one. */
export function boxCell(value: JsonObject): JsonObject {
  return members({
    value: orNull(value),
    quote: TEXT_OR_NULL,
    state: { type: 'string', enum: ['present', 'blank', 'illegible'] },
  });
}
