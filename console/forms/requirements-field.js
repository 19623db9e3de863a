/** @import { Field } from './field.js' */
/** @import { Json, JsonObject, Schema } from '../types.ts' */
/** @import { FieldSpot } from './text-field.js' */
import { element } from '../dom/element.js';
import { inWords, numberText } from '../dom/words.js';
import { REQUIREMENT_SETS } from './requirement-sets.js';
import { hasType } from './text-field.js';

/** A requirement that can be chosen. @typedef {{ section: string | undefined, key: string, path: string, label: string, isNumber: boolean }} Choice */
/** A chosen one in the form. @typedef {{ choice: Choice, node: HTMLElement, read: () => Json, fault: () => string | undefined }} Line */

/** The requirements to check a certificate against: the chosen ones, and a list to add more. @param {FieldSpot} spot @param {Schema} schema @returns {Field} */
export function requirementsField({ name, id, isRequired }, schema) {
  const choices = choicesOf(schema);
  /** @type {Line[]} */
  let lines = [];
  const list = element('div', { class: 'requirements' });
  const add = element('select', { id: `${id}-add` });
  const draw = () => {
    const open = choices.filter((choice) => !lines.some((line) => line.choice === choice));
    const groups = [...Map.groupBy(open, ({ section }) => section ?? 'Every policy')].map(([section, ones]) =>
      element(
        'optgroup',
        { label: inWords(section) },
        ones.map(({ path, label }) => element('option', { value: path }, label)),
      ),
    );
    add.replaceChildren(element('option', { value: '' }, 'Add a requirement …'), ...groups);
    lines = choices.flatMap((choice) => lines.filter((line) => line.choice === choice));
    list.replaceChildren(
      ...(lines.length === 0
        ? [element('p', { class: 'hint' }, 'None chosen yet. Start with a set or add one.')]
        : lines.map(({ node }) => node)),
    );
  };
  const chosen = (/** @type {Choice} */ choice, /** @type {Json | undefined} */ value) =>
    lineOf(choice, `${id}-${choice.path}`, value, (line) => {
      lines = lines.filter((one) => one !== line);
      draw();
      list.dispatchEvent(new Event('input', { bubbles: true }));
      add.focus();
    });
  const fill = (/** @type {JsonObject} */ values) => {
    const wanted = /** @type {JsonObject} */ (values[name] ?? {});
    lines = choices.flatMap((choice) => {
      const value = valueAt(wanted, choice);
      return value === undefined || value === false ? [] : [chosen(choice, value)];
    });
    draw();
  };
  add.addEventListener('change', () => {
    const choice = choices.find(({ path }) => path === add.value);
    if (choice === undefined) return;
    const line = chosen(choice, undefined);
    lines = [...lines, line];
    draw();
    line.node.querySelector('input')?.focus();
  });
  const sets = Object.values(REQUIREMENT_SETS).map(({ title, detail, requirements }) => {
    const button = element('button', { type: 'button', class: 'small', title: detail }, title);
    button.addEventListener('click', () => {
      fill({ [name]: requirements });
      list.dispatchEvent(new Event('input', { bubbles: true }));
    });
    return button;
  });
  draw();
  return {
    node: element(
      'fieldset',
      { class: 'field', id },
      element('legend', {}, 'Requirements'),
      element('p', { class: 'row', role: 'group', 'aria-label': 'Sets of requirements' }, sets),
      list,
      element('label', { class: 'unseen', for: `${id}-add` }, 'Add a requirement'),
      add,
    ),
    read: () => (lines.length === 0 ? {} : { [name]: nested(lines) }),
    fill,
    fault: () =>
      lines.length === 0 && isRequired
        ? 'Choose at least one requirement.'
        : lines.map((line) => line.fault()).find((one) => one !== undefined),
  };
}

/** @param {Schema} schema @returns {Choice[]} */
function choicesOf({ properties = {} }) {
  const choice = (/** @type {string | undefined} */ section, /** @type {string} */ key, /** @type {Schema} */ one) => ({
    ...{ section, key, path: section === undefined ? key : `${section}.${key}` },
    ...{ label: labelOf(key), isNumber: !hasType(one, 'boolean') },
  });
  return Object.entries(properties).flatMap(([name, one]) =>
    one.properties === undefined
      ? [choice(undefined, name, one)]
      : Object.entries(one.properties).map(([key, inner]) => choice(name, key, inner)),
  );
}

/** @param {string} key */
function labelOf(key) {
  if (key === 'min_days_until_expiration') return 'Days until expiration, at least';
  return inWords(key);
}

/** @param {JsonObject} wanted @param {Choice} choice @returns {Json | undefined} */
function valueAt(wanted, { section, key }) {
  const of = section === undefined ? wanted : wanted[section];
  return of === null || typeof of !== 'object' ? undefined : /** @type {JsonObject} */ (of)[key];
}

/** @param {readonly Line[]} lines @returns {JsonObject} */
function nested(lines) {
  /** @type {Record<string, Json>} */
  const values = {};
  for (const [section, ofSection] of Map.groupBy(lines, ({ choice }) => choice.section)) {
    const own = Object.fromEntries(ofSection.map(({ choice, read }) => [choice.key, read()]));
    if (section === undefined) Object.assign(values, own);
    else values[section] = own;
  }
  return values;
}

const AMOUNT = /^\d{1,15}(?:\.\d{1,2})?$/;

/** @param {Choice} choice @param {string} id @param {Json | undefined} value @param {(line: Line) => void} remove @returns {Line} */
function lineOf(choice, id, value, remove) {
  const full =
    choice.section === undefined ? choice.label : `${inWords(choice.section)}: ${choice.label.toLowerCase()}`;
  const input = element('input', { id, type: 'text', inputmode: 'numeric', autocomplete: 'off' });
  if (typeof value === 'number') input.value = numberText(value);
  const plain = () => input.value.replaceAll(',', '').trim();
  input.addEventListener('change', () => {
    if (AMOUNT.test(plain())) input.value = numberText(Number(plain()));
  });
  const button = element('button', { type: 'button', class: 'small subtle', 'aria-label': `Remove ${full}` }, 'Remove');
  /** @type {Line} */
  const line = {
    choice,
    node: element(
      'div',
      { class: 'requirement' },
      choice.isNumber ? element('label', { for: id }, full) : element('span', { class: 'label' }, full),
      choice.isNumber ? input : undefined,
      button,
    ),
    read: () => (choice.isNumber ? Number(plain()) : true),
    fault: () => (choice.isNumber && !AMOUNT.test(plain()) ? `${full}: enter a number.` : undefined),
  };
  button.addEventListener('click', () => {
    remove(line);
  });
  return line;
}
