/** @import { Child } from '../types.ts' */
import { element } from './element.js';

/**
 * @template R
 * @typedef {object} Column
 * @property {string} title
 * @property {(row: R) => Child} cell
 * @property {(row: R) => string | number | null} [order] with it, the column can be sorted by
 * @property {boolean} [isNumber]
 */

/**
 * A table that scrolls horizontally if it is wider than the page, and is sorted by buttons in its headings.
 *
 * @template R
 * @param {string} caption
 * @param {readonly Column<R>[]} columns
 * @param {readonly R[]} rows
 */
export function table(caption, columns, rows) {
  const body = element('tbody');
  const fill = (/** @type {readonly R[]} */ ordered) => {
    body.replaceChildren(...ordered.map((row) => rowOf(columns, row)));
  };
  fill(rows);
  const heads = columns.map((column) => headOf(column));
  heads.forEach((head, i) => {
    const order = columns[i]?.order;
    if (order === undefined) return;
    head.querySelector('button')?.addEventListener('click', () => {
      const down = head.getAttribute('aria-sort') === 'ascending';
      for (const one of heads) one.removeAttribute('aria-sort');
      head.setAttribute('aria-sort', down ? 'descending' : 'ascending');
      fill(rows.toSorted((a, b) => (down ? -1 : 1) * compared(order(a), order(b))));
    });
  });
  return scrolling(
    caption,
    element('table', {}, element('caption', {}, caption), element('thead', {}, element('tr', {}, heads)), body),
  );
}

/**
 * A container for content wider than the page, with a scroll bar that can be used by keyboard.
 *
 * @param {string} label
 * @param {...Child} children
 */
export function scrolling(label, ...children) {
  return element('div', { class: 'scroll', tabindex: 0, role: 'region', 'aria-label': label }, ...children);
}

/**
 * @template R
 * @param {readonly Column<R>[]} columns
 * @param {R} row
 */
function rowOf(columns, row) {
  return element(
    'tr',
    {},
    columns.map(({ cell, isNumber }) => element('td', { class: isNumber ? 'number' : undefined }, cell(row))),
  );
}

/**
 * @template R
 * @param {Column<R>} column
 */
function headOf({ title, order, isNumber }) {
  const label = order === undefined ? title : element('button', { type: 'button', class: 'sort' }, title);
  return element('th', { scope: 'col', class: isNumber ? 'number' : undefined }, label);
}

/** Rows without a value come first. @param {string | number | null} a @param {string | number | null} b */
function compared(a, b) {
  if (a === null || b === null) return a === b ? 0 : a === null ? -1 : 1;
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a).localeCompare(String(b), 'en');
}
