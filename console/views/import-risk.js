/** @import { PartiesScreen, ShipmentScreen, UflpaSearch } from '../../core/screening/import-risk/answer.ts' */
/** @import { Tone } from '../dom/parts.js' */
import { element } from '../dom/element.js';
import { badge, card, smallPrint } from '../dom/parts.js';
import { listSection, reasonsList, statusBadge } from './list-section.js';

const FORCED_LABOR = 'Forced-labor entity list';
const SCREENING = 'Consolidated Screening List';

/** @type {Readonly<Record<string, Tone>>} */
const RISKS = { none: 'plain', low: 'warn', elevated: 'warn', high: 'bad' };

/** @param {ShipmentScreen} answer */
export function shipmentView({ exposure_summary: exposure, uflpa, csl, narrative, coverage, disclaimer }) {
  const isUnread = uflpa.status === 'error' && csl.status === 'error';
  return [
    element('p', { class: 'state' }, isUnread ? 'Exposure: unknown' : exposureWords(exposure)),
    reasonsList(exposure.reasons),
    listSection(FORCED_LABOR, uflpa),
    listSection(SCREENING, csl),
    card('Summary', element('p', {}, narrative)),
    smallPrint(coverage, disclaimer),
  ];
}

/** The rating of what was read; in grey if not everything was. @param {ShipmentScreen['exposure_summary']} exposure */
function exposureWords({ overall_risk: risk, incomplete_coverage: isIncomplete }) {
  return isIncomplete
    ? [badge(`Exposure: ${risk}`), 'of what could be checked']
    : badge(`Exposure: ${risk}`, RISKS[risk] ?? 'warn');
}

/** @param {PartiesScreen} answer */
export function partiesView({ results, coverage, disclaimer }) {
  const parties = results.map(({ party, uflpa, csl, incomplete_coverage: isIncomplete }) =>
    element(
      'details',
      { class: 'party', open: results.length === 1 },
      element(
        'summary',
        {},
        element('strong', {}, party.name),
        party.role === null ? ' ' : ` ${party.role} `,
        [
          'Forced labor: ',
          statusBadge(uflpa.status, uflpa.source),
          ' Screening list: ',
          statusBadge(csl.status, csl.source),
        ],
        isIncomplete ? [' ', badge('Incomplete', 'warn')] : undefined,
      ),
      listSection(FORCED_LABOR, uflpa),
      listSection(SCREENING, csl),
    ),
  );
  return [parties, smallPrint(coverage, disclaimer)];
}

/** @param {UflpaSearch} answer */
export function entitySearchView({ uflpa, coverage, disclaimer }) {
  return [listSection(FORCED_LABOR, uflpa), smallPrint(coverage, disclaimer)];
}
