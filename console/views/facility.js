/** @import { FacilityRisk } from '../../core/screening/company-risk/answer.ts' */
import { card, factsOf, smallPrint } from '../dom/parts.js';
import { table } from '../dom/table.js';
import { inWords, numberText, scalarText } from '../dom/words.js';
import { epaCard } from './company.js';

/** @param {FacilityRisk} answer */
export function facilityView(answer) {
  const programs = Object.entries(answer.alleged_violations ?? {});
  return [
    epaCard(answer),
    programs.length === 0
      ? undefined
      : card(
          'Alleged violations',
          table(
            'Alleged violations by program',
            [
              { title: 'Program', cell: ([name]) => inWords(name) },
              { title: 'Status', cell: ([, one]) => scalarText(one['status']) || 'not given' },
              {
                title: 'Quarters of 12',
                cell: ([, one]) => numberText(/** @type {number | null} */ (one['quarters_in_noncompliance'] ?? null)),
                isNumber: true,
              },
            ],
            programs,
          ),
        ),
    answer.enforcement_history === null
      ? undefined
      : card(
          'Enforcement',
          factsOf({ ...answer.enforcement_history, informal_actions: answer.total_informal_actions }),
        ),
    smallPrint(answer.disclaimer),
  ];
}
