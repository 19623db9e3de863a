/** @import { Field } from './field.js' */
/** @import { JsonObject, Schema } from '../types.ts' */
/** @import { FieldSpot } from './text-field.js' */
import { element } from '../dom/element.js';
import { numberText, scalarText } from '../dom/words.js';
import { hint, label } from './text-field.js';

/** A list of objects, one per line, with texts separated by a bar: `Name | role`. @param {FieldSpot} spot @param {Schema} schema @returns {Field} */
export function linesField({ name, id, isRequired }, schema) {
  const members = Object.keys(schema.items?.properties ?? {});
  const named = members.map(label).join(' | ');
  const described = `One per line: ${named}. The first is required.`;
  const control = element('textarea', { id, name, rows: 5, required: isRequired, 'aria-describedby': `${id}-hint` });
  control.placeholder = named;
  const objects = () =>
    control.value
      .split('\n')
      .filter((line) => line.trim() !== '')
      .map((line) => ofLine(members, line));
  return {
    node: element(
      'div',
      { class: 'field' },
      element('label', { for: id }, label(name)),
      control,
      hint(id, { description: described }),
    ),
    read: () => (objects().length === 0 ? {} : { [name]: objects() }),
    fill: (values) => {
      const rows = /** @type {readonly JsonObject[]} */ (values[name] ?? []);
      control.value = rows.map((row) => lineOf(members, row)).join('\n');
    },
    fault: () => {
      const count = objects().length;
      if (count === 0) return isRequired ? `${label(name)}: enter at least one.` : undefined;
      const max = schema.maxItems;
      return max !== undefined && count > max ? `At most ${numberText(max)} per call; use Bulk for more.` : undefined;
    },
  };
}

/** @param {readonly string[]} members @param {string} line @returns {JsonObject} */
function ofLine(members, line) {
  const texts = line.split('|').map((text) => text.trim());
  return Object.fromEntries(members.flatMap((member, i) => (texts[i] ? [[member, texts[i]]] : [])));
}

/** @param {readonly string[]} members @param {JsonObject} row */
function lineOf(members, row) {
  return members
    .map((member) => scalarText(row[member]))
    .join(' | ')
    .replace(/[ |]{1,100}$/, '');
}
