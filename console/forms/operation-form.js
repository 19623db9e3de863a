/** @import { Field } from './field.js' */
/** @import { Call, JsonObject, Operation, Schema } from '../types.ts' */
/** @import { FieldSpot } from './text-field.js' */
import { element } from '../dom/element.js';
import { scalarText } from '../dom/words.js';
import { ALTERNATIVES, RARELY_SENT } from './field-words.js';
import { fileField } from './file-field.js';
import { groupField } from './group-field.js';
import { joined } from './field.js';
import { jsonField } from './json-field.js';
import { linesField } from './lines-field.js';
import { requirementsField } from './requirements-field.js';
import { checkField, hasType, label, textField } from './text-field.js';

/** Always requested, because people want to see it next to an answer. */
const ALWAYS = { evidence: '1' };

/** Members that contain a file. */
const FILES = new Set(['base64_file', 'base64_image']);

/**
 * @typedef {object} OperationForm
 * @property {HTMLFormElement} node
 * @property {() => JsonObject} read
 * @property {(values: JsonObject) => void} fill
 * @property {(message: string) => void} refused says at its field what a service refused
 * @property {(isFolded: boolean) => void} fold leaves a line of it, so that an answer has the room
 */

/**
 * The form of an operation, built from its schema, and the call it makes. If there are examples, it is filled in and
 * ready to send.
 *
 * @param {string} slug
 * @param {Operation} operation
 * @param {(call: Call) => void} onSubmit
 * @returns {OperationForm}
 */
export function operationForm(slug, operation, onSubmit) {
  const spots = spotsOf(operation);
  const fields = spots.map(({ spot, schema }) => fieldOf(operation, spot, schema));
  const shown = fields.filter((_, i) => !isRare(spots[i]?.spot));
  const rare = fields.filter((_, i) => isRare(spots[i]?.spot));
  const alert = element('p', { class: 'fault', role: 'alert' });
  const fill = (/** @type {JsonObject} */ values) => {
    for (const field of fields) field.fill({ ...ALWAYS, ...values });
    if (rare.some((field) => Object.keys(field.read()).length > 0)) rest.open = true;
    alert.textContent = '';
  };
  const examples = exampleButtons(operation, (values) => {
    fill(values);
    form.dispatchEvent(new Event('input'));
  });
  const rest = element(
    'details',
    { class: 'group' },
    element('summary', {}, 'More'),
    rare.map(({ node }) => node),
  );
  const asked = element('span', { class: 'quiet' });
  const change = element('button', { type: 'button', class: 'small' }, 'Edit the request');
  change.addEventListener('click', () => {
    fold(false);
    const first = shown[0]?.node.querySelector('input, textarea, select');
    if (first instanceof HTMLElement) first.focus();
  });
  const unfold = element('p', { class: 'row unfold', hidden: true }, asked, change);
  const form = element(
    'form',
    { class: 'panel form', novalidate: true, 'aria-label': operation.summary },
    unfold,
    examples,
    shown.map(({ node }) => node),
    rare.length > 0 ? rest : undefined,
    alert,
    element(
      'p',
      { class: 'row ask' },
      element('button', { type: 'submit', class: 'primary', title: 'Ctrl+Enter' }, 'Submit'),
    ),
  );
  const fold = (/** @type {boolean} */ isFolded) => {
    const hadFocus = form.contains(document.activeElement);
    form.classList.toggle('folded', isFolded);
    unfold.hidden = !isFolded;
    asked.textContent = fields.map((field) => field.file?.()?.name).find((one) => one !== undefined) ?? 'Your text';
    if (isFolded && hadFocus) change.focus();
  };
  const lackingDocument = () => {
    const ways = fields.filter((_, i) => ALTERNATIVES.has(spots[i]?.spot.name ?? ''));
    const file = ways.find((field) => field.file !== undefined);
    if (file === undefined || ways.some((field) => Object.keys(field.read()).length > 0)) return undefined;
    const hasText = spots.some(({ spot }) => spot.name === 'text');
    return { field: file, sentence: hasText ? 'Paste a text or choose a file.' : 'Choose a file.' };
  };
  const blame = (/** @type {Field} */ faulty, /** @type {string} */ sentence) => {
    alert.textContent = sentence;
    if (rare.includes(faulty)) rest.open = true;
    faulty.node.append(alert);
    const control = faulty.node.querySelector('input, textarea, select');
    control?.setAttribute('aria-invalid', 'true');
    if (control instanceof HTMLElement) control.focus();
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.querySelector('[aria-invalid]')?.removeAttribute('aria-invalid');
    const faulty = fields.find((field) => field.fault() !== undefined);
    alert.textContent = '';
    const lacking = faulty === undefined ? lackingDocument() : undefined;
    if (lacking !== undefined) {
      blame(lacking.field, lacking.sentence);
      return;
    }
    if (faulty !== undefined) {
      blame(faulty, faulty.fault() ?? '');
      return;
    }
    const values = joined(fields);
    onSubmit(
      callOf(slug, operation, { values, file: fields.map((field) => field.file?.()).find((one) => one !== undefined) }),
    );
  });
  form.addEventListener('keydown', (event) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  for (const field of fields) field.fill(ALWAYS);
  return {
    fold,
    node: form,
    read: () => joined(fields),
    fill,
    refused: (message) => {
      // The services put the member first: `state must be ...`.
      const at = spots.findIndex(({ spot }) => message.startsWith(`${spot.name} `));
      const [faulty, name] = [fields[at], spots[at]?.spot.name ?? ''];
      if (faulty !== undefined) blame(faulty, `${label(name)} ${message.slice(name.length + 1)}`);
    },
  };
}

/** @param {FieldSpot | undefined} spot */
function isRare(spot) {
  return spot !== undefined && !spot.isRequired && RARELY_SENT.has(spot.name);
}

/** @param {Operation} operation @returns {{ spot: FieldSpot, schema: Schema }[]} */
function spotsOf({ id, parameters, body }) {
  const required = new Set(body?.required ?? []);
  const ofBody = Object.entries(body?.properties ?? {})
    .filter(([name]) => name !== 'mime_type')
    .map(([name, schema]) => ({ spot: { name, id: `${id}-${name}`, isRequired: required.has(name) }, schema }));
  const ofPath = parameters.map(({ name, schema, description, required: isRequired = false }) => ({
    spot: { name, id: `${id}-${name}`, isRequired },
    schema: description === undefined ? schema : { ...schema, description },
  }));
  return [...ofBody, ...ofPath];
}

/** @param {Operation} operation @param {FieldSpot} spot @param {Schema} schema @returns {Field} */
function fieldOf(operation, spot, schema) {
  if (FILES.has(spot.name))
    return fileField({
      ...spot,
      hasType: operation.body?.properties?.['mime_type'] !== undefined,
      takesText: operation.body?.properties?.['text'] !== undefined,
    });
  if (hasType(schema, 'boolean') || (schema.enum?.length === 1 && schema.enum[0] === '1'))
    return checkField(spot, schema);
  if (hasType(schema, 'array'))
    return schema.items?.properties === undefined ? jsonField(spot, schema) : linesField(spot, schema);
  if (spot.name === 'requirements' && schema.properties !== undefined) return requirementsField(spot, schema);
  if (hasType(schema, 'object')) {
    if (schema.properties === undefined) return jsonField(spot, schema);
    return groupField(spot, schema, (inner, one) => fieldOf(operation, inner, one));
  }
  return textField(spot, schema);
}

/** @param {Operation} operation @param {(values: JsonObject) => void} fill */
function exampleButtons({ examples }, fill) {
  if (examples.length === 0) return undefined;
  const buttons = examples.map(({ summary, values }, i) => {
    const name = examples.length === 1 ? 'Example' : `Example ${String(i + 1)}`;
    const button = element('button', { type: 'button', class: 'small', title: summary }, name);
    button.addEventListener('click', () => {
      fill(values);
      said.textContent = summary;
    });
    return button;
  });
  const said = element('p', { class: 'hint', role: 'status' });
  return element('div', { class: 'examples' }, element('div', { class: 'row' }, buttons), said);
}

/**
 * Builds the call: parameters go into the address, everything else into the body.
 *
 * @param {string} slug
 * @param {Operation} operation
 * @param {{ values: JsonObject, file: Call['file'] }} sent
 * @returns {Call}
 */
function callOf(slug, { method, path, parameters, body }, { values, file }) {
  const query = new URLSearchParams();
  let filled = path;
  for (const { name, in: place } of parameters) {
    const value = values[name];
    if (value === undefined) continue;
    const text = scalarText(value).trim();
    if (place === 'path') filled = filled.replace(`{${name}}`, () => encodeURIComponent(text));
    else query.set(name, text);
  }
  const own = new Set(parameters.map(({ name }) => name));
  const inBody = Object.fromEntries(Object.entries(values).filter(([name]) => !own.has(name)));
  const target = query.size > 0 ? `${filled}?${query.toString()}` : filled;
  return { slug, method, target, body: body === undefined ? undefined : inBody, file };
}
