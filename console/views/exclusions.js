/** @import { ExclusionsScreen } from '../../core/screening/exclusions/answer.ts' */
import { element } from '../dom/element.js';
import { smallPrint } from '../dom/parts.js';
import { scalarText } from '../dom/words.js';
import { exclusionsOutcome } from '../outcomes/screening.js';
import { listSection, reasonsList } from './list-section.js';

/** @param {ExclusionsScreen} answer */
export function exclusionsView({ overall, exclusions_register: register, csl, coverage }) {
  return [
    reasonsList(overall.reasons),
    listSection('Exclusions register', register),
    listSection('Consolidated Screening List', csl),
    smallPrint(coverage, 'Every match is a lead for a person to verify; no answer is a clearance.'),
  ];
}

/** @param {{ results: readonly ExclusionsScreen[] }} answer */
export function exclusionsBatchView({ results }) {
  return results.map((one) =>
    element(
      'details',
      { class: 'party' },
      element('summary', {}, scalarText(one.input['entity_name']), ' · ', exclusionsOutcome(one).text),
      exclusionsView(one),
    ),
  );
}
