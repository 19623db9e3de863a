/** @import { DutyEstimate, Surcharge } from '../types.ts' */
import { drawn, element } from '../dom/element.js';
import { counted, numberText } from '../dom/words.js';

const WIDTH = 560;
const LEFT = 96;
const RIGHT = 36;
const ROW = 30;

/**
 * The range of the general rates on an axis of percentages, and below it the same range with the rate of each China list that
 * applies to goods of the subheading. Nothing where no rate is a percentage.
 *
 * @param {DutyEstimate} duty
 * @param {readonly Surcharge[]} surcharges
 */
export function dutyPlot(duty, surcharges) {
  const { min_pct: min, max_pct: max, most_common_rate_pct: common } = duty;
  if (min === null || max === null) return undefined;
  const lists = surcharges.flatMap((one) => one.lists.map((list) => ({ ...list, isPartial: one.coverage === 'some' })));
  const rows = [
    { label: 'General', from: min, to: max, isPartial: false, style: 'general' },
    ...lists.map(({ list, additional_rate: rate, isPartial }) => ({
      label: `+ ${list}`,
      from: min + rate,
      to: max + rate,
      isPartial,
      style: 'list',
    })),
  ];
  const end = axisEnd(Math.max(...rows.map(({ to }) => to)));
  const at = (/** @type {number} */ percent) => LEFT + (percent / end) * (WIDTH - LEFT - RIGHT);
  const base = rows.length * ROW + 8;
  const ticks = [0, 1, 2, 3, 4].map((i) => (i * end) / 4);
  const said = rows.map(({ label, from, to }) => `${label}: ${numberText(from)}% to ${numberText(to)}%`).join('; ');
  return drawn(
    'svg',
    {
      class: 'plot',
      viewBox: `0 0 ${String(WIDTH)} ${String(base + 22)}`,
      role: 'img',
      'aria-label': `Duty range. ${said}.`,
    },
    ticks.map((percent) => [
      drawn('line', { class: 'grid', x1: at(percent), x2: at(percent), y1: 0, y2: base }),
      drawn(
        'text',
        { class: 'tick', x: at(percent), y: base + 15, 'text-anchor': 'middle' },
        `${numberText(percent)}%`,
      ),
    ]),
    rows.map(({ label, from, to, isPartial, style }, i) => {
      const y = i * ROW + 8;
      return [
        drawn('text', { class: 'label', x: LEFT - 10, y: y + 14, 'text-anchor': 'end' }, label),
        drawn('rect', {
          class: `${style}${isPartial ? ' partial' : ''}`,
          x: at(from) - 3,
          y,
          width: at(to) - at(from) + 6,
          height: 18,
          rx: 3,
        }),
        drawn('text', { class: 'end', x: at(to) + 8, y: y + 14 }, `${numberText(to)}%`),
      ];
    }),
    common === null ? undefined : drawn('line', { class: 'common', x1: at(common), x2: at(common), y1: 4, y2: 30 }),
  );
}

/** How many of the subheading's numbers carry the most common rate, one mark for each of them. @param {DutyEstimate} duty */
export function linePlot({
  lines_at_most_common_rate: common,
  tariff_lines_in_subheading: all,
  most_common_rate_text: text,
}) {
  const marks = Math.min(all, 200);
  const filled = Math.round((common / all) * marks);
  return element(
    'figure',
    { class: 'lines' },
    element(
      'div',
      { class: 'marks', 'aria-hidden': 'true' },
      Array.from({ length: marks }, (_, i) => element('i', { class: i < filled ? 'filled' : undefined })),
    ),
    element(
      'figcaption',
      {},
      `${numberText(common)} of ${counted(all, 'tariff line')} under the subheading ${common === 1 ? 'carries' : 'carry'} ${text}`,
    ),
  );
}

/** The first round number at or above the largest rate. @param {number} largest */
function axisEnd(largest) {
  const steps = [4, 8, 12, 20, 40, 60, 80, 100, 200, 400];
  return steps.find((one) => one >= largest) ?? Math.ceil(largest / 400) * 400;
}
