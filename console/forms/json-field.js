/** @import { Field } from './field.js' */
/** @import { Schema } from '../types.ts' */
/** @import { FieldSpot } from './text-field.js' */
import { readJson } from '../api/read-json.js';
import { element } from '../dom/element.js';
import { hint, label } from './text-field.js';

/** A member of a shape without its own field, entered as JSON. @param {FieldSpot} spot @param {Schema} schema @returns {Field} */
export function jsonField({ name, id, isRequired }, schema) {
  const control = element('textarea', { id, name, rows: 6, class: 'mono', spellcheck: 'false', required: isRequired });
  return {
    node: element(
      'div',
      { class: 'field' },
      element('label', { for: id }, `${label(name)}, as JSON`),
      control,
      hint(id, schema),
    ),
    read: () => {
      const value = readJson(control.value);
      return value === undefined ? {} : { [name]: value };
    },
    fill: (values) => {
      control.value = values[name] === undefined ? '' : JSON.stringify(values[name], null, 2);
    },
    fault: () => {
      if (control.value.trim() === '') return isRequired ? `${label(name)} is required.` : undefined;
      return readJson(control.value) === undefined ? `${label(name)} is not valid JSON.` : undefined;
    },
  };
}
