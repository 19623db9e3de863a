/** @import { Json, JsonObject } from './types.ts' */
import { scalarText } from './dom/words.js';

/**
 * A page's address: `#/landed-cost?description=bicycle`, `#/exclusions/screenExclusionsBatch`, `#/bulk/2`.
 *
 * @typedef {{ slug: string, place: string | undefined, query: string }} Address
 */

/** @param {string} hash @returns {Address} */
export function readAddress(hash) {
  const [path = '', query = ''] = hash.replace(/^#\/?/, '').split(/\?(.*)/s);
  const [slug = '', place] = path.split('/');
  return { slug, place: place === undefined || place === '' ? undefined : place, query };
}

/**
 * What an address may contain of a form: codes, numbers and the description of a product. A party's name can be a
 * person's, as can anything in a text or a file: these are never in an address, which browsers keep and people share.
 */
const SHARED = new Set(['description', 'country_of_origin', 'hts', 'state', 'ticker', 'cik', 'limit', 'epa_id']);

/** A certificate's requirements are numbers and flags. */
const SHARED_GROUP = 'requirements';

/** Returns the part of a form's values that belongs into its address, as a query. @param {JsonObject} values */
export function queryOf(values) {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (SHARED.has(name) && scalarText(value) !== '') query.set(name, scalarText(value));
    if (name === SHARED_GROUP) for (const [path, one] of leavesOf(value, name)) query.set(path, scalarText(one));
  }
  return query.toString();
}

/** Returns the form values in a query; anything else in it is ignored. @param {string} query @returns {JsonObject} */
export function valuesOf(query) {
  /** @type {Record<string, Json>} */
  const values = {};
  for (const [path, text] of new URLSearchParams(query)) {
    const [name = '', ...rest] = path.split('.');
    if (SHARED.has(name) && rest.length === 0) values[name] = text;
    if (name === SHARED_GROUP && rest.length > 0 && rest.length <= 2) put(values, [name, ...rest], leaf(text));
  }
  return values;
}

/** @param {Json} value @param {string} path @returns {(readonly [string, number | boolean])[]} */
function leavesOf(value, path) {
  if (typeof value === 'number' || typeof value === 'boolean') return [[path, value]];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, `${path}.${name}`));
}

/** @param {string} text */
function leaf(text) {
  return text === 'true' ? true : Number(text);
}

/** @param {Record<string, Json>} into @param {readonly string[]} path @param {Json} value */
function put(into, [name = '', ...rest], value) {
  if (Object.hasOwn(Object.prototype, name)) return;
  if (rest.length === 0) {
    into[name] = value;
    return;
  }
  const held = into[name];
  const inner = /** @type {Record<string, Json>} */ (typeof held === 'object' && held !== null ? held : {});
  into[name] = inner;
  put(inner, rest, value);
}
