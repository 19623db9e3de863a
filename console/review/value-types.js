/** @import { Json } from '../types.ts' */
/** @import { KindId } from './stack-kinds.js' */
import { isAnswer, send } from '../api/send.js';

/**
 * What a value of an answer may be, by the service's own OpenAPI document.
 *
 * @typedef {object} ValueType
 * @property {'string' | 'number' | 'boolean'} type
 * @property {string | undefined} format
 * @property {RegExp | undefined} pattern
 */
/** A part of an OpenAPI document. @typedef {{ $ref?: string, oneOf?: readonly Part[], type?: string | readonly string[], format?: string, pattern?: string, properties?: Readonly<Record<string, Part>>, items?: Part }} Part */

const ANY = /** @type {const} */ ({ type: 'string', format: undefined, pattern: undefined });

/** @type {Record<KindId, { schema: string }>} */
const READINGS = {
  invoice: { schema: 'Invoice' },
  resume: { schema: 'Resume' },
  certificate: { schema: 'Certificate' },
};

/** @type {Map<KindId, Promise<(path: string) => ValueType>>} */
const known = new Map();

/** Returns the types of a kind's values by path; text if the service's description cannot be loaded. @param {KindId} kind */
export function valueTypes(kind) {
  const held = known.get(kind) ?? load(kind);
  known.set(kind, held);
  return held;
}

/** @param {KindId} kind @returns {Promise<(path: string) => ValueType>} */
async function load(kind) {
  const reply = await send({ slug: kind, method: 'GET', target: `/${kind}/openapi.json`, body: undefined });
  if (!isAnswer(reply)) return () => ANY;
  const { components } = /** @type {{ components: { schemas: Readonly<Record<string, Part>> } }} */ (
    /** @type {unknown} */ (reply.body)
  );
  const { schemas } = components;
  return (path) => typeAt(schemas, schemas[READINGS[kind].schema], path);
}

/** @param {Readonly<Record<string, Part>>} schemas @param {Part | undefined} root @param {string} path @returns {ValueType} */
function typeAt(schemas, root, path) {
  /** @param {Part | undefined} part @returns {Part | undefined} */
  const plain = (part) => {
    if (part?.$ref !== undefined) return plain(schemas[part.$ref.split('/').at(-1) ?? '']);
    return part?.oneOf === undefined ? part : plain(part.oneOf.find(({ type }) => type !== 'null'));
  };
  let part = plain(root);
  for (const [, name, index] of path.matchAll(/([^.[\]]{1,80})|\[(\d{1,6})\]/g)) {
    part = plain(index === undefined ? part?.properties?.[name ?? ''] : part?.items);
  }
  const types = [part?.type ?? 'string'].flat();
  const type =
    types.includes('number') || types.includes('integer') ? 'number' : types.includes('boolean') ? 'boolean' : 'string';
  return {
    type,
    format: part?.format,
    pattern: part?.pattern === undefined ? undefined : new RegExp(part.pattern, 'u'),
  };
}

/**
 * Converts typed text to a value of its type; a blank is null: the document has none.
 *
 * @param {string} typed
 * @param {ValueType} of
 * @returns {{ value: Json } | { fault: string }}
 */
export function typedValue(typed, { type, format, pattern }) {
  const text = typed.trim();
  if (text === '') return { value: null };
  if (type === 'number') {
    const value = Number(text.replace(/(?<=\d),(?=\d{3})/g, ''));
    return Number.isFinite(value) ? { value } : { fault: 'Enter a number, such as 1234.50.' };
  }
  if (type === 'boolean') {
    const value = { yes: true, no: false }[text.toLowerCase()];
    return value === undefined ? { fault: 'Enter yes or no.' } : { value };
  }
  if (format === 'date' && !isDay(text)) return { fault: 'Enter a date as YYYY-MM-DD.' };
  if (pattern !== undefined && !pattern.test(text)) return { fault: 'Enter it as YYYY, YYYY-MM or YYYY-MM-DD.' };
  return { value: text };
}

/** @param {string} text */
function isDay(text) {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}

/** Formats a value for typing and display. @param {Json} value */
export function typedText(value) {
  if (value === null || typeof value === 'object') return '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
