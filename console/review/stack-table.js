/** @import { StackItem } from './stack-item.js' */
/** @import { Flag, Summary } from './stack-kinds.js' */
import { element } from '../dom/element.js';
import { badge, ratingText } from '../dom/parts.js';
import { scrolling } from '../dom/table.js';
import { counted, numberText } from '../dom/words.js';
import { FLAGS, KINDS, summaryOf } from './stack-kinds.js';

/**
 * @typedef {object} StackTable
 * @property {HTMLElement} node
 * @property {(item?: StackItem) => void} draw one row anew, or all
 * @property {() => readonly StackItem[]} shown those that pass the filter, in the order of the table
 * @property {(item: StackItem) => void} focus
 */

/** @type {Readonly<Record<string, { label: string, has: (item: StackItem, flags: readonly Flag[]) => boolean }>>} */
const FILTERS = {
  all: { label: 'All documents', has: () => true },
  open: { label: 'Not accepted yet', has: ({ acceptedAt }) => acceptedAt === undefined },
  flagged: {
    label: 'Needs a look',
    has: ({ state }, flags) => flags.length > 0 || state === 'failed' || state === 'refused',
  },
  warnings: { label: 'Warnings', has: (_, flags) => flags.includes('warnings') },
  withheld: { label: 'Withheld values', has: (_, flags) => flags.includes('withheld') },
  low_confidence: { label: 'Low confidence', has: (_, flags) => flags.includes('low_confidence') },
  mismatch: { label: 'Totals do not add up', has: (_, flags) => flags.includes('mismatch') },
  deficient: {
    label: 'Deficient, or cannot be determined',
    has: (_, flags) => flags.includes('deficient') || flags.includes('undetermined'),
  },
  corrected: { label: 'Corrected by a person', has: ({ corrections }) => Object.keys(corrections).length > 0 },
  failed: { label: 'Not read', has: ({ state }) => state === 'failed' || state === 'refused' },
};

const NOTHING = { who: '', date: '', amount: '', expires: '', confidence: null, flags: [] };

/** @type {readonly { title: string, order: (item: StackItem, summary: Summary) => string | number, isNumber?: boolean }[]} */
const COLUMNS = [
  { title: 'File', order: ({ name }) => name },
  { title: 'Kind', order: ({ kind }) => kind },
  { title: 'Who', order: (_, { who }) => who },
  { title: 'Date', order: (_, { date }) => date },
  { title: 'Amount', order: (_, { amount }) => Number(amount.replace(/[^\d.-]/g, '')), isNumber: true },
  { title: 'Expires', order: (_, { expires }) => expires || '9999' },
  { title: 'Confidence', order: (_, { confidence }) => confidence ?? 2, isNumber: true },
  { title: 'To look at', order: (_, { flags }) => -flags.length },
  { title: 'Review', order: ({ acceptedAt }) => acceptedAt ?? '' },
];

/**
 * The documents of a stack, filtered and sorted.
 *
 * @param {readonly StackItem[]} items
 * @param {(item: StackItem) => void} onOpen
 * @returns {StackTable}
 */
export function stackTable(items, onOpen) {
  let sorted = 0;
  let isDown = false;
  /** @type {Map<number, HTMLTableRowElement>} */
  const rows = new Map();
  const body = element('tbody');
  const count = element('span', { class: 'quiet', role: 'status' });
  const select = element(
    'select',
    { id: 'review-filter' },
    Object.entries(FILTERS).map(([id, { label }]) => element('option', { value: id }, label)),
  );
  const heads = COLUMNS.map(({ title, isNumber }, i) => {
    const button = element('button', { type: 'button', class: 'sort' }, title);
    button.addEventListener('click', () => {
      isDown = sorted === i && !isDown;
      sorted = i;
      draw();
    });
    return element('th', { scope: 'col', class: isNumber ? 'number' : undefined }, button);
  });
  const shown = () => {
    const filter = FILTERS[select.value];
    const order = COLUMNS[sorted]?.order ?? (() => 0);
    const known = items.map((item) => ({ item, summary: summarised(item) }));
    return known
      .filter(({ item, summary }) => filter?.has(item, summary.flags) ?? true)
      .toSorted((a, b) => (isDown ? -1 : 1) * compared(order(a.item, a.summary), order(b.item, b.summary)))
      .map(({ item }) => item);
  };
  const fill = (/** @type {StackItem} */ item) => {
    const row = rows.get(item.id) ?? element('tr', {});
    rows.set(item.id, row);
    const hadFocus = row.contains(document.activeElement);
    row.replaceChildren(...cellsOf(item, onOpen));
    if (hadFocus) row.querySelector('button')?.focus();
    return row;
  };
  /** @param {StackItem} [item] */
  const draw = (item) => {
    if (item !== undefined) {
      fill(item);
      return;
    }
    const list = shown();
    heads.forEach((head, i) => {
      head.removeAttribute('aria-sort');
      if (i === sorted) head.setAttribute('aria-sort', isDown ? 'descending' : 'ascending');
    });
    body.replaceChildren(...list.map(fill));
    count.textContent =
      list.length === items.length
        ? counted(items.length, 'document')
        : `${numberText(list.length)} of ${counted(items.length, 'document')}`;
  };
  select.addEventListener('change', () => {
    draw();
  });
  draw();
  return {
    node: element(
      'div',
      { class: 'stack' },
      element('p', { class: 'row' }, element('label', { for: 'review-filter' }, 'Show'), select, count),
      scrolling(
        'Documents of the stack',
        element(
          'table',
          {},
          element('caption', {}, 'Documents of the stack'),
          element('thead', {}, element('tr', {}, heads)),
          body,
        ),
      ),
    ),
    draw,
    shown,
    focus: (item) => {
      rows.get(item.id)?.querySelector('button')?.focus();
    },
  };
}

/** @param {string | number} a @param {string | number} b */
function compared(a, b) {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : String(a).localeCompare(String(b), 'en', { numeric: true });
}

/** @param {StackItem} item @returns {Summary} */
function summarised({ kind, answer }) {
  return answer === undefined ? NOTHING : summaryOf(kind, answer);
}

/** @param {StackItem} item @param {(item: StackItem) => void} onOpen */
function cellsOf(item, onOpen) {
  const { who, date, amount, expires, confidence, flags } = summarised(item);
  const open = element('button', { type: 'button', class: 'linked open' }, item.name);
  open.addEventListener('click', () => {
    onOpen(item);
  });
  const corrections = Object.keys(item.corrections).length;
  return [
    element('th', { scope: 'row' }, open),
    element('td', {}, KINDS[item.kind].one),
    element('td', {}, who),
    element('td', { class: 'day' }, date),
    element('td', { class: 'number' }, amount),
    element('td', { class: 'day' }, expires),
    element('td', { class: 'number' }, confidence === null ? '' : ratingText(confidence)),
    element(
      'td',
      {},
      stateBadge(item),
      flags.map((flag) => [badge(FLAGS[flag], flag === 'deficient' ? 'bad' : 'warn'), ' ']),
    ),
    element(
      'td',
      {},
      item.acceptedAt === undefined ? '' : badge('accepted', 'good'),
      corrections === 0 ? undefined : ` ${counted(corrections, 'correction')}`,
    ),
  ];
}

/** @param {StackItem} item */
function stateBadge({ state, fault }) {
  if (state === 'read') return undefined;
  if (state === 'waiting' || state === 'reading') return badge(state);
  return [badge(state === 'failed' ? 'failed' : 'not read', 'bad'), ` ${fault ?? ''}`];
}
