/** @import { InsiderRow } from '../types.ts' */
import { drawn, element } from '../dom/element.js';
import { numberText } from '../dom/words.js';

const WIDTH = 720;
const MIDDLE = 70;
const SIDE = 24;

/**
 * Transactions in time: acquisitions above the line, disposals below it, purchases and sales in colour. Heights follow the
 * square root of the shares, so that a small one beside a large one is still seen.
 *
 * @param {readonly InsiderRow[]} rows
 */
export function timeline(rows) {
  const times = rows.map((one) => Date.parse(one.transaction_date)).filter((time) => !Number.isNaN(time));
  const first = Math.min(...times);
  const span = Math.max(Math.max(...times) - first, 1);
  const at = (/** @type {string} */ date) => SIDE + ((Date.parse(date) - first) / span) * (WIDTH - 2 * SIDE);
  const largest = Math.max(1, ...rows.map((one) => one.shares ?? 0));
  const bars = rows
    .filter((one) => !Number.isNaN(Date.parse(one.transaction_date)))
    .map((one) => {
      const height = 4 + 46 * Math.sqrt((one.shares ?? 0) / largest);
      const isOut = one.acquired_disposed_code === 'D';
      const style = one.transaction_code === 'P' ? 'buy' : one.transaction_code === 'S' ? 'sell' : 'other';
      return drawn(
        'rect',
        {
          class: style,
          x: (times.length < 2 || span === 1 ? WIDTH / 2 : at(one.transaction_date)) - 4,
          y: isOut ? MIDDLE + 1 : MIDDLE - 1 - height,
          width: 8,
          height,
          rx: 2,
        },
        drawn(
          'title',
          {},
          `${one.transaction_date} ${one.insider_name}: ${one.transaction_type}, ${isOut ? '−' : '+'}${numberText(one.shares)}`,
        ),
      );
    });
  const dates = rows.map((one) => one.transaction_date).toSorted();
  const [from = '', to = ''] = [dates[0], dates.at(-1)];
  return element(
    'figure',
    { class: 'timeline' },
    drawn(
      'svg',
      {
        class: 'plot',
        viewBox: `0 0 ${String(WIDTH)} 146`,
        role: 'img',
        'aria-label': `Transactions from ${from} to ${to}: ${countsOf(rows)}. The table below holds each.`,
      },
      drawn('line', { class: 'grid', x1: 0, x2: WIDTH, y1: MIDDLE, y2: MIDDLE }),
      drawn('text', { class: 'tick', x: 0, y: 12 }, 'acquired'),
      drawn('text', { class: 'tick', x: 0, y: 138 }, 'disposed of'),
      from === to
        ? drawn('text', { class: 'tick', x: WIDTH / 2, y: 138, 'text-anchor': 'middle' }, from)
        : [
            drawn('text', { class: 'tick', x: WIDTH / 4, y: 138, 'text-anchor': 'start' }, `from ${from}`),
            drawn('text', { class: 'tick', x: WIDTH, y: 138, 'text-anchor': 'end' }, `to ${to}`),
          ],
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

/** @param {readonly InsiderRow[]} rows */
function countsOf(rows) {
  const buys = rows.filter((one) => one.transaction_code === 'P').length;
  const sales = rows.filter((one) => one.transaction_code === 'S').length;
  return `${numberText(buys)} purchases, ${numberText(sales)} sales, ${numberText(rows.length - buys - sales)} others`;
}
