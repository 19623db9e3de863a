/** @import { Estimate, Surcharge } from '../../core/tariff/answer.ts' */
import { element } from '../dom/element.js';
import { badge, card, confidence, described, facts, notice, rating, smallPrint } from '../dom/parts.js';
import { table } from '../dom/table.js';
import { numberText } from '../dom/words.js';
import { dutyPlot, linePlot } from './duty-plot.js';

/** @param {Estimate} answer */
export function estimateView(answer) {
  const { duty_estimate: duty, applicable_surcharges: surcharges } = answer;
  return [
    element(
      'div',
      { class: 'headline' },
      element(
        'ol',
        { class: 'path' },
        answer.description.split(' > ').map((one) => element('li', {}, one)),
      ),
      // The embedded classifier states how often such answers were right; a model rates itself.
      confidence(answer.confidence, answer.provider.startsWith('embedded') ? 'calibrated on rulings' : undefined),
    ),
    card(
      'General duty',
      dutyPlot(duty, surcharges),
      linePlot(duty),
      notice(
        duty.min_pct === null || duty.includes_non_ad_valorem_rates || duty.precision_note.includes('too wide')
          ? 'warn'
          : 'plain',
        duty.precision_note,
      ),
      facts([
        ['Most common rate', duty.most_common_rate_text],
        ['Different rates', numberText(duty.distinct_published_rates)],
        ['Schedule of', answer.tariff_schedule_snapshot],
      ]),
      element('p', { class: 'note' }, described(duty.basis)),
    ),
    surcharges.map((one) => surchargeCard(one)),
    answer.alternate_subheadings.length === 0
      ? undefined
      : card(
          'Other subheadings it could be',
          table(
            'Alternate subheadings',
            [
              { title: 'Subheading', cell: (one) => one.hs_code },
              { title: 'Description', cell: (one) => one.description },
              {
                title: 'Confidence',
                cell: (one) => rating(one.confidence, 'Confidence'),
                order: (one) => one.confidence,
              },
            ],
            answer.alternate_subheadings,
          ),
        ),
    card('Not in this estimate', element('p', {}, answer.surcharge_coverage)),
    smallPrint(answer.disclaimer, `${answer.classification_level}. Classifier ${answer.provider}.`),
  ];
}

/** @param {Surcharge} surcharge */
function surchargeCard({ label, note, coverage, lists }) {
  const words = { all: 'on every rate line', some: 'on some rate lines', none: 'on no rate line' }[coverage];
  return card(
    label,
    element('p', { class: 'state' }, badge(words, coverage === 'none' ? 'plain' : 'warn')),
    lists.length === 0
      ? undefined
      : facts(lists.map(({ list, additional_rate: rate }) => [list, `+${numberText(rate)} points`])),
    element('p', { class: 'note' }, note),
  );
}
