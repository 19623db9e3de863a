import type { JsonObject } from '../../json.ts';

/** An object of exactly these members. */
export function members(properties: Readonly<Record<string, JsonObject>>): JsonObject {
  return { type: 'object', additionalProperties: false, required: Object.keys(properties), properties };
}

/** A list of like items. */
export function listOf(items: JsonObject): JsonObject {
  return { type: 'array', items };
}

/** A value, or null where the document has none. */
export function orNull(schema: JsonObject): JsonObject {
  return { anyOf: [schema, { type: 'null' }] };
}

export const TEXT_OR_NULL = orNull({ type: 'string' });

export const CONFIDENCE = orNull({ type: 'number' });

/** A value and the characters of the document that it stands in. */
export function cell(value: JsonObject): JsonObject {
  return members({ value: orNull(value), quote: TEXT_OR_NULL });
}

/** A cell of a form, which also tells a box that is empty from one that cannot be read. */
export function boxCell(value: JsonObject): JsonObject {
  return members({
    value: orNull(value),
    quote: TEXT_OR_NULL,
    state: { type: 'string', enum: ['present', 'blank', 'illegible'] },
  });
}
