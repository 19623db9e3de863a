import type { JsonSchema } from './route.ts';

/** Any string. */
export const text: JsonSchema = { type: 'string' };

/** An object whose members are always there, but for those named as optional. */
export function object(
  properties: Readonly<Record<string, JsonSchema>>,
  optional: Readonly<Record<string, JsonSchema>> = {},
): JsonSchema {
  return { type: 'object', required: Object.keys(properties), properties: { ...properties, ...optional } };
}

/** A list of like items. */
export function array(items: JsonSchema): JsonSchema {
  return { type: 'array', items };
}

/** Of some members exactly one, as a part of an object's schema. */
export function exactlyOneOf(members: readonly string[]): JsonSchema {
  return { oneOf: members.map((member) => ({ required: [member] })) };
}
