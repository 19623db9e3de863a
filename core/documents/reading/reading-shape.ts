import { isJsonObject, type JsonObject } from '../../json.ts';

/** A value as given by a reader, and the characters of the document that it claims as its source. */
export interface Cell<Value> {
  readonly value: Value | null;
  readonly quote: string | null;
  /** Where the quote starts in the words that were read, in UTF-16 units, if its reader says so. */
  readonly at?: number;
}

/** A reading of an unexpected shape. Its message names a member, never a value. */
export class ReadingShapeError extends Error {
  override readonly name = 'ReadingShapeError';
}

const CELL_TYPES = { text: 'string', number: 'number', boolean: 'boolean' } as const;

interface CellValues {
  readonly text: string;
  readonly number: number;
  readonly boolean: boolean;
}

/** Returns a required member, whatever it contains. Throws `ReadingShapeError` if it is missing. */
export function memberOf(object: JsonObject, name: string): unknown {
  if (!Object.hasOwn(object, name)) throw new ReadingShapeError(`${name} is missing.`);
  return object[name];
}

/** Returns a member that is a string or null. Throws `ReadingShapeError` if it is missing or anything else. */
export function textMember(object: JsonObject, name: string): string | null {
  const value = memberOf(object, name);
  if (value === null || typeof value === 'string') return value;
  throw new ReadingShapeError(`${name} is not a string.`);
}

/** Returns a reported text; null if it is blank. */
export function blankAsNull(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

/** Returns a member that is an object. Throws `ReadingShapeError` if it is missing or anything else. */
export function objectMember(object: JsonObject, name: string): JsonObject {
  const value = memberOf(object, name);
  if (isJsonObject(value)) return value;
  throw new ReadingShapeError(`${name} is not an object.`);
}

/**
 * Returns a member that is a cell of a type; null becomes an empty cell. Throws `ReadingShapeError` if it is missing,
 * is not a cell, or has a value of another type.
 */
export function cellMember<Type extends keyof CellValues>(
  object: JsonObject,
  name: string,
  type: Type,
): Cell<CellValues[Type]> {
  const cell = memberOf(object, name);
  if (cell === null) return { value: null, quote: null };
  if (!isJsonObject(cell)) throw new ReadingShapeError(`${name} is not a cell.`);
  const value = memberOf(cell, 'value');
  const quote = textMember(cell, 'quote');
  if (value !== null && typeof value !== CELL_TYPES[type]) throw new ReadingShapeError(`${name} is not a ${type}.`);
  const { at } = cell;
  return { value: value as CellValues[Type] | null, quote, ...(typeof at === 'number' && { at }) };
}
