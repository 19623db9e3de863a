/** @import { Field } from './field.js' */
/** @import { Schema } from '../types.ts' */
import { element } from '../dom/element.js';
import { inWords, numberText, scalarText } from '../dom/words.js';
import { codesOf } from './code-lists.js';
import { ALTERNATIVES, FIELD_WORDS } from './field-words.js';

/**
 * @typedef {object} FieldSpot
 * @property {string} name
 * @property {string} id
 * @property {boolean} isRequired
 */

/** Longer texts get a text area. */
const LONG_TEXT = 1_000;

/** A text or number field. @param {FieldSpot} spot @param {Schema} schema @returns {Field} */
export function textField({ name, id, isRequired }, schema) {
  const isNumber = hasType(schema, 'number') || hasType(schema, 'integer');
  const words = FIELD_WORDS[name];
  const codes = codesOf(name);
  // If one of several is required, the description says so.
  const isMarked = schema.description !== undefined && !ALTERNATIVES.has(name) && !/required/i.test(schema.description);
  const attributes = {
    id,
    name,
    placeholder: words?.placeholder,
    required: isRequired,
    'aria-describedby': schema.description === undefined ? undefined : `${id}-hint`,
    autocomplete: 'off',
    list: codes === undefined ? undefined : `${id}-codes`,
  };
  const control =
    !isNumber && (schema.maxLength ?? 0) > LONG_TEXT && name !== 'file_url'
      ? element('textarea', { ...attributes, rows: (schema.maxLength ?? 0) > 10_000 ? 10 : 4 })
      : element('input', { ...attributes, type: 'text', inputmode: isNumber ? 'decimal' : undefined });
  const text = () => control.value.trim();
  return {
    node: element(
      'div',
      { class: 'field' },
      element(
        'label',
        { for: id },
        label(name),
        isRequired || !isMarked ? undefined : element('span', { class: 'optional' }, ' optional'),
      ),
      control,
      codes &&
        element(
          'datalist',
          { id: `${id}-codes` },
          codes.map(([code, label]) => element('option', { value: code }, label)),
        ),
      hint(id, schema, name),
    ),
    read: () => (text() === '' ? {} : { [name]: isNumber ? Number(text().replaceAll(',', '')) : control.value }),
    fill: (values) => {
      const value = values[name];
      control.value = isNumber && typeof value === 'number' ? numberText(value) : scalarText(value);
    },
    fault: () => {
      if (text() === '') return isRequired ? `${label(name)} is required.` : undefined;
      if (isNumber && Number.isNaN(Number(text().replaceAll(',', '')))) return `${label(name)} must be a number.`;
      const max = schema.maxLength;
      if (max !== undefined && control.value.length > max && Array.from(control.value).length > max) {
        return `${label(name)} may have at most ${numberText(max)} characters.`;
      }
      return undefined;
    },
  };
}

/** A checkbox; unchecked is not sent. @param {FieldSpot} spot @param {Schema} schema @returns {Field} */
export function checkField({ name, id }, schema) {
  const control = element('input', { id, name, type: 'checkbox' });
  const yes = hasType(schema, 'boolean') ? true : '1';
  return {
    node: element('div', { class: 'field check' }, control, element('label', { for: id }, label(name))),
    read: () => (control.checked ? { [name]: yes } : {}),
    fill: (values) => {
      control.checked = values[name] === yes;
    },
    fault: () => undefined,
  };
}

/** @param {Schema} schema @param {string} wanted */
export function hasType({ type }, wanted) {
  return type === wanted || (Array.isArray(type) && type.includes(wanted));
}

/** @param {string} name */
export function label(name) {
  return FIELD_WORDS[name]?.label ?? inWords(name);
}

/** The sentence below a field: written for people if the schema's own is for programs. @param {string} id @param {Schema} schema @param {string} [name] */
export function hint(id, { description }, name = '') {
  if (description === undefined) return undefined;
  return element('p', { class: 'hint', id: `${id}-hint` }, FIELD_WORDS[name]?.hint ?? description);
}
