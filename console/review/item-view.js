/** @import { Json } from '../types.ts' */
/** @import { Correction, StackItem } from './stack-item.js' */
/** @import { ItemField } from './item-fields.js' */
import { documentPane } from '../document/document-pane.js';
import { element } from '../dom/element.js';
import { badge, notice, ratingText } from '../dom/parts.js';
import { amountText, counted, inWords, numberText } from '../dom/words.js';
import { fieldsOf } from './item-fields.js';
import { FLAGS, summaryOf } from './stack-kinds.js';
import { isText } from './send-document.js';
import { typedText, typedValue, valueTypes } from './value-types.js';

/**
 * @typedef {object} ItemView
 * @property {HTMLElement} node
 * @property {() => void} edit opens the value that has the focus, else the first to look at
 * @property {(by: number) => void} move moves the focus among the values
 * @property {() => void} focus
 * @property {() => void} close
 */

/**
 * A document of a stack next to its page: each value with its place, to accept or correct.
 *
 * @param {StackItem} item
 * @param {{ file: File, onCorrect: () => void, actions: HTMLElement }} given
 * @returns {Promise<ItemView>}
 */
export async function itemView(item, { file, onCorrect, actions }) {
  const [typeOf, source] = await Promise.all([valueTypes(item.kind), isText(file) ? file.text() : file]);
  const list = element('ul', { class: 'values', 'aria-label': 'Values' });
  const empty = element('ul', { class: 'values', 'aria-label': 'Values the document does not state' });
  const fields = fieldsOf(item);
  const places = fields.flatMap(({ place }) => (place === undefined ? [] : [place]));
  /** @type {Map<string, HTMLElement>} */
  const rows = new Map();
  const pane = documentPane(source, places, (paths) => {
    const row = paths.map((path) => rows.get(path)).find((one) => one !== undefined);
    row?.querySelector('button')?.focus();
    choose(row);
  });
  const choose = (/** @type {HTMLElement | undefined} */ row) => {
    for (const one of rows.values()) one.querySelector('.linked')?.setAttribute('aria-pressed', String(one === row));
  };
  const fill = (/** @type {ItemField} */ field, /** @type {HTMLElement} */ row) => {
    const value = element('button', { type: 'button', class: 'linked', 'aria-pressed': 'false' }, shownValue(field));
    value.setAttribute('aria-label', `${field.label}: ${shownValue(field)}`);
    value.addEventListener('click', () => {
      choose(row);
      pane.show(field.path);
    });
    const correct = element(
      'button',
      { type: 'button', class: 'small subtle correct', 'aria-label': `Edit ${field.label}` },
      'Edit',
    );
    correct.addEventListener('click', () => {
      openEditor(field, row);
    });
    row.replaceChildren(
      element('span', { class: 'name' }, field.label),
      element('span', {}, value, marksOf(field)),
      correct,
    );
  };
  const openEditor = (/** @type {ItemField} */ field, /** @type {HTMLElement} */ row) => {
    const id = `correct-${String(fields.indexOf(field))}`;
    const input = element('input', {
      id,
      autocomplete: 'off',
      spellcheck: 'false',
      maxlength: 2000,
      'aria-describedby': `${id}-said`,
    });
    input.value = typedText(field.value);
    const said = element('span', { class: 'quiet', id: `${id}-said`, role: 'status' }, 'Enter saves, Escape cancels.');
    const form = element(
      'form',
      { class: 'correction' },
      element('label', { for: id }, field.label),
      input,
      element('button', { type: 'submit', class: 'small' }, 'Save'),
      field.isCorrected ? element('button', { type: 'button', class: 'small as-read' }, 'As read') : undefined,
      said,
    );
    const save = (/** @type {Json | undefined} */ value) => {
      const others = Object.entries(item.corrections).filter(([path]) => path !== field.path);
      const isAsRead = value === undefined || value === field.read;
      item.corrections = Object.fromEntries(others);
      if (!isAsRead) item.corrections = { ...item.corrections, [field.path]: correctionTo(value) };
      Object.assign(field, { value: isAsRead ? field.read : value, isCorrected: !isAsRead });
      leave();
      onCorrect();
    };
    const leave = () => {
      fill(field, row);
      row.querySelector('button')?.focus();
    };
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      const typed = typedValue(input.value, typeOf(field.path));
      if ('value' in typed) save(typed.value);
      else {
        said.textContent = typed.fault;
        said.className = 'fault';
        input.setAttribute('aria-invalid', 'true');
      }
    });
    form.querySelector('.as-read')?.addEventListener('click', () => {
      save(undefined);
    });
    input.addEventListener('keydown', (event) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      leave();
    });
    row.replaceChildren(form);
    pane.show(field.path);
    input.focus();
    input.select();
  };
  for (const field of fields) {
    const row = element('li', { class: field.isWithheld ? 'is-withheld' : undefined });
    rows.set(field.path, row);
    fill(field, row);
    (field.read === null && !field.isWithheld && !field.isCorrected ? empty : list).append(row);
  }
  const order = () => fields.filter(({ path }) => list.contains(rows.get(path) ?? null));
  const inFocus = () => fields.find(({ path }) => rows.get(path)?.contains(document.activeElement));
  const first = () => order().find(({ isWithheld }) => isWithheld) ?? order()[0];
  const focusOn = (/** @type {ItemField | undefined} */ field) => {
    if (field !== undefined) rows.get(field.path)?.querySelector('button')?.focus();
  };
  const node = element(
    'div',
    { class: 'bench with-document item' },
    element(
      'section',
      { class: 'panel', 'aria-label': 'Extracted values' },
      element('h2', { tabindex: -1 }, item.name),
      actions,
      element('p', {}, summaryBadges(item)),
      item.fault === undefined ? undefined : notice('bad', item.fault),
      item.answer === undefined && item.fault === undefined ? notice('plain', 'Not read yet.') : undefined,
      list,
      empty.childNodes.length === 0
        ? undefined
        : element(
            'details',
            {},
            element(
              'summary',
              {},
              counted(empty.childNodes.length, 'value not on the document', 'values not on the document'),
            ),
            empty,
          ),
    ),
    pane.node,
  );
  return {
    node,
    focus: () => {
      if (first() === undefined) node.querySelector('h2')?.focus();
      else focusOn(first());
    },
    move: (by) => {
      const all = order();
      const at = all.findIndex((field) => field === inFocus());
      focusOn(all[Math.min(Math.max(at + by, 0), all.length - 1)]);
    },
    edit: () => {
      const field = inFocus() ?? first();
      const row = field && rows.get(field.path);
      if (field !== undefined && row !== undefined && row.querySelector('form') === null) openEditor(field, row);
    },
    close: pane.close,
  };
}

/** @param {Json} value @returns {Correction} */
function correctionTo(value) {
  return { value, by: 'person', at: new Date().toISOString() };
}

/** @param {ItemField} field */
function shownValue({ path, value, isWithheld, isCorrected }) {
  if (value === null || value === '') return isCorrected ? 'nothing' : isWithheld ? 'withheld' : 'not given';
  if (typeof value !== 'number') return typedText(value);
  return AMOUNT.test(path) ? amountText(value) : numberText(value);
}

/** Where invoices have money. */
const AMOUNT = /(?:total|tax|unit_price)$/;

/** Badges next to a value. @param {ItemField} field */
function marksOf(field) {
  const { read, isCorrected, isWithheld, place } = field;
  const was = isWithheld ? 'withheld' : read === null ? 'not given' : typedText(read);
  const quote = place?.quote ?? null;
  return [
    isCorrected
      ? [' ', badge('corrected by a person', 'good'), element('span', { class: 'note' }, `Read: ${was}`)]
      : undefined,
    isWithheld && !isCorrected ? [' ', badge('to check', 'warn')] : undefined,
    quote === null || quote === shownValue(field) ? undefined : element('q', { class: 'quote' }, quote),
  ];
}

/** @param {StackItem} item */
function summaryBadges({ kind, answer, acceptedAt }) {
  if (answer === undefined) return undefined;
  const { confidence, flags } = summaryOf(kind, answer);
  const verdict = answer['verdict'];
  return [
    acceptedAt === undefined ? undefined : [badge('accepted', 'good'), ' '],
    typeof verdict === 'string' ? [badge(inWords(verdict), verdict === 'compliant' ? 'good' : 'bad'), ' '] : undefined,
    flags
      .filter((flag) => flag !== 'deficient' && flag !== 'undetermined')
      .map((flag) => [badge(FLAGS[flag], 'warn'), ' ']),
    confidence === null ? undefined : element('span', { class: 'quiet' }, `Confidence ${ratingText(confidence)}`),
  ];
}
