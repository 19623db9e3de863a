/** @import { Decision, Row, Run } from './run.js' */
/** @import { Child } from '../types.ts' */
/** @import { Tone } from '../dom/parts.js' */
import { element } from '../dom/element.js';
import { badge } from '../dom/parts.js';
import { scrolling } from '../dom/table.js';
import { counted, numberText, scalarText } from '../dom/words.js';

const PAGE_ROWS = 50;

/** @type {Readonly<Record<string, { label: string, has: (row: Row) => boolean }>>} */
const FILTERS = {
  all: { label: 'All rows', has: () => true },
  match: {
    label: 'Matches and possible matches',
    has: ({ outcome }) => outcome?.finding === 'match' || outcome?.finding === 'possible',
  },
  open: {
    label: 'Matches without a decision',
    has: ({ outcome, decision }) =>
      (outcome?.finding === 'match' || outcome?.finding === 'possible') && (decision === '' || decision === 'later'),
  },
  incomplete: { label: 'Incomplete', has: ({ outcome }) => outcome?.isIncomplete === true },
  failed: {
    label: 'Without an answer',
    has: ({ outcome, state }) => outcome === undefined && state !== 'waiting' && state !== 'in progress',
  },
};

/** A row with its number in the file. @typedef {{ row: Row, number: number }} Numbered */

/** Sort keys of the headings; the most serious finding comes first. @type {Readonly<Record<string, (one: Numbered) => string | number>>} */
const ORDERS = {
  row: ({ number }) => number,
  name: ({ row }) => row.title.toLowerCase(),
  result: ({ row: { outcome, state } }) =>
    outcome === undefined ? (state === 'waiting' || state === 'in progress' ? 9 : 3) : GRAVITY.indexOf(outcome.finding),
};

const GRAVITY = ['match', 'possible', 'unchecked', 'failed', 'answered', 'none'];

/** @type {readonly (readonly [Decision, string])[]} */
const DECISIONS = [
  ['true_match', 'True match'],
  ['not_a_match', 'Not a match'],
  ['later', 'Later'],
];

/**
 * The rows of a run, one page at a time. An opened row shows its answer directly below.
 *
 * @param {Run} run
 * @param {{ drawn: (row: Row) => Child, onDecide: (row: Row) => void }} parts
 */
export function rowList(run, { drawn, onDecide }) {
  let page = 0;
  let order = { by: 'row', isDown: false };
  /** @type {Set<Row>} */
  const opened = new Set();
  /** The nodes of each row and the state they show; a row is redrawn only when that changes. @type {WeakMap<Row, { of: string, nodes: HTMLElement[] }>} */
  const known = new WeakMap();
  const body = element('tbody');
  const place = element('span', { role: 'status' });
  const select = element(
    'select',
    { id: 'bulk-filter' },
    Object.entries(FILTERS)
      .filter(([id]) => run.job.isScreen || (id !== 'open' && id !== 'match'))
      .map(([id, { label }]) => element('option', { value: id }, label)),
  );
  const back = element('button', { type: 'button', class: 'small' }, 'Previous');
  const forth = element('button', { type: 'button', class: 'small' }, 'Next');
  const toggle = (/** @type {Row} */ row) => {
    if (!opened.delete(row)) opened.add(row);
    draw();
  };
  const nodesOf = (/** @type {Numbered} */ { row, number }) => {
    const isOpen = opened.has(row) && row.outcome !== undefined;
    const of = [row.state, row.outcome?.words, row.outcome?.finding, row.fault, isOpen].join('\n');
    const before = known.get(row);
    if (before?.of === of) return before.nodes;
    const item = rowItem({ row, number }, { isOpen, isScreen: run.job.isScreen, onOpen: toggle, onDecide });
    const nodes = isOpen ? [item, detailOf(drawn(row), run.job.isScreen)] : [item];
    const hadFocus = before?.nodes[0]?.querySelector('button.open')?.matches(':focus') === true;
    known.set(row, { of, nodes });
    if (hadFocus) {
      requestAnimationFrame(() => {
        item.querySelector('button')?.focus();
      });
    }
    return nodes;
  };
  const draw = () => {
    const has = FILTERS[select.value]?.has ?? (() => true);
    const key = ORDERS[order.by] ?? (() => 0);
    const shown = run.rows.map((row, i) => ({ row, number: i + 1 })).filter(({ row }) => has(row));
    if (order.by !== 'row' || order.isDown) {
      shown.sort((a, b) => (order.isDown ? -1 : 1) * compared(key(a), key(b)) || a.number - b.number);
    }
    page = Math.max(0, Math.min(page, Math.ceil(shown.length / PAGE_ROWS) - 1));
    const from = page * PAGE_ROWS;
    const rows = shown.slice(from, from + PAGE_ROWS);
    const nodes = rows.flatMap(nodesOf);
    // Unchanged rows keep their focus and what is being typed.
    if (nodes.length !== body.children.length || nodes.some((node, i) => node !== body.children[i]))
      body.replaceChildren(...nodes);
    place.textContent =
      shown.length === 0
        ? 'No rows'
        : `${numberText(from + 1)} to ${numberText(from + rows.length)} of ${counted(shown.length, 'row')}`;
    back.disabled = page === 0;
    forth.disabled = from + PAGE_ROWS >= shown.length;
  };
  const turn = (/** @type {number} */ by) => {
    page += by;
    draw();
  };
  back.addEventListener('click', () => {
    turn(-1);
  });
  forth.addEventListener('click', () => {
    turn(1);
  });
  select.addEventListener('change', () => {
    page = 0;
    draw();
  });
  const sorted = (/** @type {string} */ title, /** @type {string} */ by) => {
    const head = element('th', { scope: 'col' });
    const button = element('button', { type: 'button', class: 'sort' }, title);
    button.addEventListener('click', () => {
      order = { by, isDown: order.by === by && !order.isDown };
      for (const one of head.parentElement?.children ?? []) one.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', order.isDown ? 'descending' : 'ascending');
      draw();
    });
    head.append(button);
    return head;
  };
  const head = element(
    'tr',
    {},
    sorted('Row', 'row'),
    sorted(run.job.members[0]?.label ?? '', 'name'),
    sorted('Result', 'result'),
    element('th', { scope: 'col' }, 'Answer'),
    run.job.isScreen ? element('th', { scope: 'col' }, 'Decision') : undefined,
  );
  const table = element('table', { class: 'bulk' }, element('caption', {}, 'Rows'), element('thead', {}, head), body);
  const node = element(
    'div',
    {},
    element('p', { class: 'row' }, element('label', { for: 'bulk-filter' }, 'Show'), select, back, forth, place),
    scrolling('Rows', table),
  );
  draw();
  return { node, draw };
}

/** @param {string | number} a @param {string | number} b */
function compared(a, b) {
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b), 'en');
}

/** @param {Numbered} numbered @param {{ isOpen: boolean, isScreen: boolean, onOpen: (row: Row) => void, onDecide: (row: Row) => void }} parts */
function rowItem({ row, number }, { isOpen, isScreen, onOpen, onDecide }) {
  const { outcome, fault, values } = row;
  const words = outcome === undefined ? (fault ?? '') : outcome.words;
  const further = Object.values(values).slice(1).map(scalarText).join(', ');
  const open = element(
    'button',
    {
      type: 'button',
      class: 'small open',
      'aria-expanded': String(isOpen),
      onclick: () => {
        onOpen(row);
      },
    },
    isOpen ? 'Close' : 'Open',
    element('span', { class: 'unseen' }, ` row ${numberText(number)}`),
  );
  return element(
    'tr',
    { class: isOpen ? 'opened' : undefined },
    element('td', { class: 'number' }, numberText(number)),
    element(
      'td',
      {},
      row.title !== '' ? row.title : element('span', { class: 'nothing' }, 'blank'),
      further === '' ? undefined : element('span', { class: 'note' }, further),
    ),
    element('td', {}, stateBadges(row)),
    element(
      'td',
      {},
      element('div', { class: 'said-and-open' }, element('span', {}, words), outcome === undefined ? undefined : open),
    ),
    isScreen ? element('td', {}, isToDecide(row) ? decisionOf(row, number, onDecide) : undefined) : undefined,
  );
}

/** @param {Child} drawn @param {boolean} isScreen */
function detailOf(drawn, isScreen) {
  const cell = element('td', { colspan: isScreen ? 5 : 4 }, element('div', { class: 'detail' }, drawn));
  return element('tr', { class: 'detail-row' }, cell);
}

/** Whether a row needs a decision: something was found, could not be checked, or was decided before. @param {Row} row */
function isToDecide({ outcome, decision, note }) {
  return (outcome !== undefined && outcome.finding !== 'none') || decision !== '' || note !== '';
}

/** Returns the decisions that a row offers: without a match there is none to confirm or reject. @param {Row} row */
function decisionsOn({ outcome, decision }) {
  const isFound = outcome?.finding === 'match' || outcome?.finding === 'possible';
  return DECISIONS.filter(([one]) => isFound || one === 'later' || one === decision);
}

/** A person's decision and the reason. @param {Row} row @param {number} number @param {(row: Row) => void} onDecide */
function decisionOf(row, number, onDecide) {
  const note = element('input', {
    ...{ type: 'text', maxlength: 500, placeholder: 'Note', 'aria-label': `Note on row ${numberText(number)}` },
  });
  note.value = row.note;
  const choices = decisionsOn(row);
  const mark = () => {
    buttons.forEach((button, i) => {
      button.setAttribute('aria-pressed', String(choices[i]?.[0] === row.decision));
    });
    note.hidden = row.decision === '' && row.note === '';
  };
  const buttons = choices.map(([decision, words]) =>
    element(
      'button',
      {
        type: 'button',
        onclick: () => {
          // A wrong choice is undone by choosing it again.
          row.decision = row.decision === decision ? '' : decision;
          mark();
          onDecide(row);
        },
      },
      words,
    ),
  );
  note.addEventListener('change', () => {
    row.note = note.value.trim();
    onDecide(row);
  });
  mark();
  const group = element(
    'div',
    { class: 'choices', role: 'group', 'aria-label': `Decision on row ${numberText(number)}` },
    buttons,
  );
  return element('div', { class: 'decision' }, group, note);
}

/** @type {Readonly<Record<string, readonly [string, Tone]>>} */
const FINDINGS = {
  match: ['match', 'bad'],
  possible: ['possible match', 'warn'],
  none: ['no match', 'plain'],
  unchecked: ['not checked', 'bad'],
  answered: ['answered', 'plain'],
};

/** @param {Row} row */
function stateBadges({ state, outcome }) {
  if (outcome === undefined) return badge(state, state === 'waiting' || state === 'in progress' ? 'plain' : 'bad');
  const [words, tone] = FINDINGS[outcome.finding] ?? ['answered', 'plain'];
  return [badge(words, tone), ' ', outcome.isIncomplete ? badge('incomplete', 'warn') : undefined];
}
