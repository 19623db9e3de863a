/** @import { Row, Run } from './run.js' */
/** @import { Tone } from '../dom/parts.js' */
import { element } from '../dom/element.js';
import { badge } from '../dom/parts.js';
import { scrolling } from '../dom/table.js';
import { counted, numberText } from '../dom/words.js';

const PAGE_ROWS = 50;

/** @type {Readonly<Record<string, { label: string, has: (row: Row) => boolean }>>} */
const FILTERS = {
  all: { label: 'All rows', has: () => true },
  match: {
    label: 'Matches and possible matches',
    has: ({ outcome }) => outcome?.finding === 'match' || outcome?.finding === 'possible',
  },
  incomplete: { label: 'Incomplete', has: ({ outcome }) => outcome?.isIncomplete === true },
  failed: {
    label: 'Without an answer',
    has: ({ outcome, state }) => outcome === undefined && state !== 'waiting' && state !== 'under way',
  },
};

/**
 * The rows of a run, a page of them at a time, however many there are.
 *
 * @param {Run} run
 * @param {(row: Row) => void} onOpen
 */
export function rowList(run, onOpen) {
  let page = 0;
  const body = element('tbody');
  const place = element('span', { role: 'status' });
  const select = element(
    'select',
    { id: 'bulk-filter' },
    Object.entries(FILTERS).map(([id, { label }]) => element('option', { value: id }, label)),
  );
  const back = element('button', { type: 'button', class: 'small' }, 'Previous');
  const forth = element('button', { type: 'button', class: 'small' }, 'Next');
  const draw = () => {
    const has = FILTERS[select.value]?.has ?? (() => true);
    const shown = run.rows.map((row, i) => ({ row, number: i + 1 })).filter(({ row }) => has(row));
    page = Math.max(0, Math.min(page, Math.ceil(shown.length / PAGE_ROWS) - 1));
    const from = page * PAGE_ROWS;
    const rows = shown.slice(from, from + PAGE_ROWS);
    body.replaceChildren(...rows.map(({ row, number }) => rowItem(row, number, onOpen)));
    place.textContent =
      shown.length === 0
        ? 'No row'
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
  const head = element(
    'tr',
    {},
    ['Row', run.job.members[0]?.label ?? '', 'Result', 'Answer'].map((title) => element('th', { scope: 'col' }, title)),
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

/** @param {Row} row @param {number} number @param {(row: Row) => void} onOpen */
function rowItem(row, number, onOpen) {
  const { outcome, fault } = row;
  const words = outcome === undefined ? (fault ?? '') : outcome.words;
  const open = element(
    'button',
    {
      type: 'button',
      class: 'small',
      onclick: () => {
        onOpen(row);
      },
    },
    'Open',
    element('span', { class: 'unseen' }, ` row ${numberText(number)}`),
  );
  return element(
    'tr',
    {},
    element('td', { class: 'number' }, numberText(number)),
    element('td', {}, row.title !== '' ? row.title : element('span', { class: 'nothing' }, 'blank')),
    element('td', {}, stateBadges(row)),
    element('td', {}, words, ' ', outcome === undefined ? undefined : open),
  );
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
  if (outcome === undefined) return badge(state, state === 'waiting' || state === 'under way' ? 'plain' : 'bad');
  const [words, tone] = FINDINGS[outcome.finding] ?? ['answered', 'plain'];
  return [badge(words, tone), ' ', outcome.isIncomplete ? badge('incomplete', 'warn') : undefined];
}
