/** @import { DutyEstimate, Surcharge } from '../../core/tariff/answer.ts' */
import { drawn, element } from '../dom/element.js';
import { counted, numberText, percentRange } from '../dom/words.js';

/**
 * In pixels vertically; horizontally everything is a percentage of the width, so that text keeps its size on a phone.
 */
const ROW = 42;
/** The axis's share of the width; the rest is for half of its last number. */
const AXIS = 96;

/**
 * Plots the range of general rates on a percentage axis, and below it the same range plus the rate of each China list
 * that applies to goods of the subheading. Draws nothing if no rate is a percentage.
 *
 * @param {DutyEstimate} duty
 * @param {readonly Surcharge[]} surcharges
 */
export function dutyPlot(duty, surcharges) {
  const { min_pct: min, max_pct: max, most_common_rate_pct: common } = duty;
  if (min === null || max === null) return undefined;
  const lists = surcharges.flatMap((one) =>
    one.lists.map(({ list, additional_rate: rate }) => ({
      label: `With ${list}${one.coverage === 'some' ? ', which some of the lines are on' : ''}`,
      from: min + rate,
      to: max + rate,
      style: one.coverage === 'some' ? 'list partial' : 'list',
    })),
  );
  const rows = [{ label: 'General rates', from: min, to: max, style: 'general' }, ...lists];
  const end = axisEnd(Math.max(...rows.map(({ to }) => to)));
  const at = (/** @type {number} */ percent) => `${String((percent / end) * AXIS)}%`;
  const base = rows.length * ROW + 6;
  const ticks = [0, 1, 2, 3, 4].map((i) => (i * end) / 4);
  const said = rows.map(({ label, from, to }) => `${label}: ${percentRange(from, to)}`).join('; ');
  return drawn(
    'svg',
    { class: 'plot', width: '100%', height: base + 22, role: 'img', 'aria-label': `Duty range. ${said}.` },
    ticks.map((percent, i) => [
      drawn('line', { class: 'grid', x1: at(percent), x2: at(percent), y1: 0, y2: base }),
      drawn(
        'text',
        { class: 'tick', x: at(percent), y: base + 16, 'text-anchor': i === 0 ? 'start' : 'middle' },
        `${numberText(percent)}%`,
      ),
    ]),
    rows.map(({ label, from, to, style }, i) => {
      const y = i * ROW;
      return [
        drawn('text', { class: 'label', x: 4, y: y + 13 }, `${label}: ${percentRange(from, to)}`),
        drawn('rect', {
          class: style,
          x: at(from),
          y: y + 19,
          width: at(Math.max(to - from, end / 120)),
          height: 16,
          rx: 2,
        }),
      ];
    }),
    common === null ? undefined : drawn('line', { class: 'common', x1: at(common), x2: at(common), y1: 16, y2: 38 }),
  );
}

/** Plots how many of the subheading's numbers have the most common rate, one mark each; nothing if no rate is published. @param {DutyEstimate} duty */
export function linePlot({
  lines_at_most_common_rate: common,
  tariff_lines_in_subheading: all,
  most_common_rate_text: text,
}) {
  if (text === null) return undefined;
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
      `${numberText(common)} of ${counted(all, 'tariff line')} under the subheading ${common === 1 ? 'has' : 'have'} the rate ${text}`,
    ),
  );
}

/** Returns the first round number at or above the largest rate. @param {number} largest */
function axisEnd(largest) {
  const steps = [4, 8, 12, 16, 20, 24, 32, 40, 60, 80, 100, 200, 400];
  return steps.find((one) => one >= largest) ?? Math.ceil(largest / 400) * 400;
}
