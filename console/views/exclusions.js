/** @import { ExclusionsScreen } from '../../core/screening/exclusions/answer.ts' */
/** @import { Tone } from '../dom/parts.js' */
import { element } from '../dom/element.js';
import { notice, smallPrint } from '../dom/parts.js';
import { inWords, scalarText } from '../dom/words.js';
import { listSection } from './list-section.js';

/** @type {Readonly<Record<string, { tone: Tone, text: string }>>} */
const OVERALL = {
  potential_matches_found: { tone: 'bad', text: 'Potential matches found' },
  no_potential_matches_found: { tone: 'good', text: 'No potential matches found' },
  no_matches_among_screened_records: {
    tone: 'warn',
    text: 'No matches among the records screened: not a clean screen',
  },
  screening_incomplete: { tone: 'bad', text: 'Screening incomplete: treat this party as unscreened' },
};

/** @param {ExclusionsScreen} answer */
export function exclusionsView(answer) {
  const { overall, exclusions_register: register, csl, coverage } = answer;
  const { tone, text } = OVERALL[overall.status] ?? { tone: 'warn', text: inWords(overall.status) };
  return [
    notice(
      tone,
      element('h2', {}, text),
      overall.incomplete_coverage
        ? element('p', {}, element('strong', {}, 'Incomplete coverage: '), 'part of the screen is missing.')
        : undefined,
      element(
        'ul',
        {},
        overall.reasons.map((one) => element('li', {}, one)),
      ),
    ),
    listSection('Exclusions register', register),
    listSection('Consolidated Screening List', csl),
    smallPrint(coverage, 'Every match is a lead for a person to verify, and no answer is a clearance.'),
  ];
}

/** @param {{ results: readonly ExclusionsScreen[] }} answer */
export function exclusionsBatchView({ results }) {
  return results.map((one) =>
    element(
      'details',
      { class: 'party' },
      element(
        'summary',
        {},
        scalarText(one.input['entity_name']),
        ' · ',
        OVERALL[one.overall.status]?.text ?? inWords(one.overall.status),
      ),
      exclusionsView(one),
    ),
  );
}
