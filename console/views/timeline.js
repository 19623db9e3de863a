/** @import { InsiderRow } from '../answers.ts' */
import { drawn, element } from '../dom/element.js';
import { numberText } from '../dom/words.js';

/** Pixels down; across, everything is a percentage of the width. */
const MIDDLE = 74;
const TALLEST = 50;

/**
 * Transactions in time: acquisitions above the line, disposals below it, purchases and sales in colour. Heights follow the
 * square root of the shares, so that a small one beside a large one is still seen.
 *
 * @param {readonly InsiderRow[]} rows
 */
export function timeline(rows) {
  const dated = rows.filter((one) => !Number.isNaN(Date.parse(one.transaction_date)));
  const times = dated.map((one) => Date.parse(one.transaction_date));
  const first = Math.min(...times);
  const span = Math.max(...times) - first;
  const largest = Math.max(1, ...dated.map((one) => one.shares ?? 0));
  const bars = dated.map((one) => {
    const share = span === 0 ? 0.5 : (Date.parse(one.transaction_date) - first) / span;
    return bar(one, { x: `${String(3 + 94 * share)}%`, height: 4 + TALLEST * Math.sqrt((one.shares ?? 0) / largest) });
  });
  const dates = dated.map((one) => one.transaction_date).toSorted();
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
        'aria-label': `Transactions, ${said}: ${countsOf(rows)}. The table below holds each.`,
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

/** @param {InsiderRow} row @param {{ x: string, height: number }} place */
function bar(row, { x, height }) {
  const isOut = row.acquired_disposed_code === 'D';
  const style = row.transaction_code === 'P' ? 'buy' : row.transaction_code === 'S' ? 'sell' : 'other';
  const title = `${row.transaction_date} ${row.insider_name}: ${row.transaction_type}, ${isOut ? '−' : '+'}${numberText(row.shares)}`;
  const y = isOut ? MIDDLE + 1 : MIDDLE - 1 - height;
  return drawn(
    'rect',
    { class: style, x, y, width: 8, height, rx: 2, transform: 'translate(-4 0)' },
    drawn('title', {}, title),
  );
}

/** @param {readonly InsiderRow[]} rows */
function countsOf(rows) {
  const buys = rows.filter((one) => one.transaction_code === 'P').length;
  const sales = rows.filter((one) => one.transaction_code === 'S').length;
  return `${numberText(buys)} purchases, ${numberText(sales)} sales, ${numberText(rows.length - buys - sales)} others`;
}
