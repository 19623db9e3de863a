/** @import { Source } from '../../core/screening/answer.ts' */
/** @import { Child, Json, JsonObject } from '../types.ts' */
import { element } from './element.js';
import { inWords, numberText } from './words.js';

/** How a state is coloured. Its words say the same. @typedef {'good' | 'warn' | 'bad' | 'plain'} Tone */

/** @param {string} text @param {Tone} [tone] */
export function badge(text, tone = 'plain') {
  return element('span', { class: `badge ${tone}` }, text);
}

/**
 * A box for something to read before the rest.
 *
 * @param {Tone} tone
 * @param {...Child} children
 */
export function notice(tone, ...children) {
  return element('div', { class: `notice ${tone}` }, ...children);
}

/** @param {string} title @param {...Child} children */
export function card(title, ...children) {
  return element('section', { class: 'card' }, element('h3', {}, title), ...children);
}

/**
 * Names and values in two columns; missing values are left out.
 *
 * @param {readonly (readonly [string, Child])[]} pairs
 */
export function facts(pairs) {
  const shown = pairs.filter(([, value]) => value !== null && value !== undefined && value !== '');
  if (shown.length === 0) return undefined;
  return element(
    'dl',
    { class: 'facts' },
    shown.map(([name, value]) => element('div', {}, element('dt', {}, name), element('dd', {}, value))),
  );
}

/** @param {JsonObject} object @param {readonly string[]} [without] */
export function factsOf(object, without = []) {
  return facts(
    Object.entries(object)
      .filter(([name]) => !without.includes(name))
      .map(([name, value]) => [inWords(name), valueOf(value, name)]),
  );
}

/**
 * Formats a value for people; https addresses become links.
 *
 * @param {Json | undefined} value
 * @param {string} [name] of its member
 * @returns {Child}
 */
export function valueOf(value, name = '') {
  if (value === null || value === undefined || value === '') return undefined;
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return IDENTIFIER.test(name) ? String(value) : numberText(value);
  if (typeof value === 'string') return textOf(value);
  if (Array.isArray(value)) return value.length === 0 ? undefined : listed(/** @type {readonly Json[]} */ (value));
  return factsOf(/** @type {JsonObject} */ (value));
}

/** Numbers that are identifiers, not quantities. */
const IDENTIFIER = /_(?:nr|id|number)$/;

/** @param {string} text */
function textOf(text) {
  if (text.startsWith('https://')) return link(text, 'open');
  if (/^\d{4}-\d\d-\d\dT00:00:00$/.test(text)) return text.slice(0, 10);
  return /^[a-z]{1,20}(?:_[a-z]{1,20}){1,6}$/.test(text) ? text.replaceAll('_', ' ') : text;
}

/** @param {readonly Json[]} values */
function listed(values) {
  if (values.every((one) => one === null || typeof one !== 'object')) return values.join(', ');
  return element(
    'ul',
    { class: 'plain' },
    values.map((one) => element('li', {}, valueOf(one))),
  );
}

/**
 * A link to another site. Only https: another scheme could run a script.
 *
 * @param {string} address
 * @param {string} text
 */
export function link(address, text) {
  if (!address.startsWith('https://')) return document.createTextNode(text);
  return element('a', { href: address, target: '_blank', rel: 'noopener noreferrer' }, text);
}

/**
 * The source of a section: its name, whether it is live, its date and its note. The date of a source that was not read
 * is unknown.
 *
 * @param {Source} source
 * @param {boolean} isRead
 */
export function sourceLine({ name, url, basis, as_of: asOf, note, doubted_lists: doubted = [] }, isRead) {
  const date = asOf !== null ? `as of ${asOf}` : isRead ? 'no published date' : 'not read';
  return element(
    'p',
    { class: 'source' },
    link(url, name),
    ' · ',
    basis === 'live' ? 'live' : badge(basis, 'warn'),
    ` · ${date}`,
    doubted.map(({ list }) => [' · ', badge(`incomplete: ${list}`, 'warn')]),
    note ? element('span', { class: 'note' }, note) : undefined,
  );
}

const RATING = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 3 });

/** Formats a rating from 0 to 1, or a score, with at least two decimals. @param {number} value */
export function ratingText(value) {
  return RATING.format(value);
}

/** A rating from 0 to 1 with its bar. @param {number} value @param {string} label */
export function rating(value, label) {
  return element(
    'span',
    { class: 'rating' },
    element('meter', { min: 0, max: 1, value, 'aria-label': label }),
    element('span', { class: 'number' }, ratingText(value)),
  );
}

/** A confidence with where it comes from. @param {number | null} value */
export function confidence(value, origin = 'self-rated') {
  if (value === null) return element('p', { class: 'quiet' }, 'No confidence was given.');
  return element('p', { class: 'quiet' }, `Confidence (${origin}) `, rating(value, 'Confidence'));
}

/** Text below every answer. @param {...(string | undefined)} texts */
export function smallPrint(...texts) {
  const said = texts.filter((text) => text !== undefined && text !== '');
  return element(
    'div',
    { class: 'small-print' },
    said.map((text) => element('p', {}, text)),
  );
}

/** @param {string} summary @param {...Child} children */
export function more(summary, ...children) {
  return element('details', {}, element('summary', {}, summary), ...children);
}

/** A description for people: text in backticks becomes code. @param {string} text @returns {Child} */
export function described(text) {
  return text.split(/`([^`]{1,200})`/).map((part, i) => (i % 2 === 1 ? element('code', {}, part) : part));
}
