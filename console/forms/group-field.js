/** @import { Field } from './field.js' */
/** @import { JsonObject, Schema } from '../types.ts' */
/** @import { FieldSpot } from './text-field.js' */
import { element } from '../dom/element.js';
import { inWords } from '../dom/words.js';
import { joined } from './field.js';
import { label } from './text-field.js';

/**
 * A nested object of fields. An empty group is not sent.
 *
 * @param {FieldSpot} spot
 * @param {Schema} schema
 * @param {(spot: FieldSpot, schema: Schema) => Field} fieldOf
 * @returns {Field}
 */
export function groupField({ name, id, isRequired }, schema, fieldOf) {
  const required = new Set(schema.required ?? []);
  const fields = Object.entries(schema.properties ?? {}).map(([member, one]) =>
    fieldOf(
      { name: member, id: `${id}-${member}`, isRequired: required.has(member) },
      { ...one, description: undefined },
    ),
  );
  const read = () => joined(fields);
  const group = element(
    'details',
    { class: 'group' },
    element('summary', {}, inWords(name)),
    fields.map(({ node }) => node),
  );
  group.open = isRequired || name === 'requirements';
  return {
    node: group,
    read: () => (Object.keys(read()).length === 0 ? {} : { [name]: read() }),
    fill: (values) => {
      const own = /** @type {JsonObject} */ (values[name] ?? {});
      for (const field of fields) field.fill(own);
      if (Object.keys(own).length > 0) group.open = true;
    },
    fault: () => {
      const isEmpty = Object.keys(read()).length === 0;
      const faults = fields.map((field) => field.fault());
      if (isEmpty)
        return (
          faults.find((one) => one?.includes('must be')) ?? (isRequired ? `${label(name)} is required.` : undefined)
        );
      return faults.find((one) => one !== undefined);
    },
  };
}
