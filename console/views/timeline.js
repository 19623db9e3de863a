/** @import { InsiderTransaction } from '../../core/edgar/answer.ts' */
import { drawn, element } from '../dom/element.js';
import { numberText } from '../dom/words.js';

/** In pixels vertically; horizontally everything is a percentage of the width. */
const MIDDLE = 74;
const TALLEST = 50;

/**
 * Plots transactions over time: acquisitions above the line, disposals below, and across it those whose filing does not
 * say which; purchases and sales in color. Heights follow the square root of the shares, so that a small one next to a
 * large one is still visible.
 *
 * @param {readonly InsiderTransaction[]} rows
 */
export function timeline(rows) {
  const dated = rows.flatMap((row) => {
    const date = row.transaction_date;
    return date === null || Number.isNaN(Date.parse(date)) ? [] : [{ row, date, time: Date.parse(date) }];
  });
  const times = dated.map(({ time }) => time);
  const first = Math.min(...times);
  const span = Math.max(...times) - first;
  const largest = Math.max(1, ...dated.map(({ row }) => row.shares ?? 0));
  const bars = dated.map(({ row, date, time }) => {
    const share = span === 0 ? 0.5 : (time - first) / span;
    const height = 4 + TALLEST * Math.sqrt((row.shares ?? 0) / largest);
    return bar(row, { date, x: `${String(3 + 94 * share)}%`, height });
  });
  const dates = dated.map(({ date }) => date).toSorted();
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  const said = from === to ? from : `${from} to ${to}`;
  return element(
    'figure',
    { class: 'timeline' },
    drawn(
      'svg',
      {
        class: 'plot',
        width: '100%',
        height: 2 * MIDDLE,
        role: 'img',
        'aria-label': `Transactions, ${said}: ${countsOf(rows)}. The table below lists them all.`,
      },
      drawn('line', { class: 'grid', x1: 0, x2: '100%', y1: MIDDLE, y2: MIDDLE }),
      drawn('text', { class: 'tick', x: 0, y: 12 }, 'acquired'),
      drawn('text', { class: 'tick', x: 0, y: 2 * MIDDLE - 6 }, 'disposed of'),
      drawn('text', { class: 'tick', x: '100%', y: 2 * MIDDLE - 6, 'text-anchor': 'end' }, said),
      bars,
    ),
    element(
      'figcaption',
      { class: 'legend' },
      element('span', { class: 'key buy' }, 'purchase'),
      element('span', { class: 'key sell' }, 'sale'),
      element('span', { class: 'key other' }, 'other'),
    ),
  );
}

/** The sign of a number of shares, by direction of the transaction. */
export const SIGNS = /** @type {const} */ ({ A: '+', D: '−', unknown: '' });

/** @param {InsiderTransaction} row @param {{ date: string, x: string, height: number }} place */
function bar(row, { date, x, height }) {
  const direction = row.acquired_disposed_code ?? 'unknown';
  const style = row.transaction_code === 'P' ? 'buy' : row.transaction_code === 'S' ? 'sell' : 'other';
  const said = [row.insider_name, row.transaction_type].filter((one) => one !== null).join(', ');
  const title = `${date}: ${said === '' ? '' : `${said}, `}${SIGNS[direction]}${numberText(row.shares)} shares`;
  const y = { A: MIDDLE - 1 - height, D: MIDDLE + 1, unknown: MIDDLE - height / 2 }[direction];
  return drawn(
    'rect',
    { class: style, x, y, width: 8, height, rx: 2, transform: 'translate(-4 0)' },
    drawn('title', {}, title),
  );
}

/** @param {readonly InsiderTransaction[]} rows */
function countsOf(rows) {
  const buys = rows.filter((one) => one.transaction_code === 'P').length;
  const sales = rows.filter((one) => one.transaction_code === 'S').length;
  return `${numberText(buys)} purchases, ${numberText(sales)} sales, ${numberText(rows.length - buys - sales)} others`;
}
