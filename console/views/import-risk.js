/** @import { PartiesScreen, ShipmentScreen, UflpaSearch } from '../../core/screening/import-risk/answer.ts' */
/** @import { Tone } from '../dom/parts.js' */
import { element } from '../dom/element.js';
import { badge, card, notice, smallPrint } from '../dom/parts.js';
import { listSection, statusBadge } from './list-section.js';

const FORCED_LABOR = 'Forced-labor entity list';
const SCREENING = 'Consolidated Screening List';

/** @type {Readonly<Record<string, Tone>>} */
const RISKS = { none: 'good', low: 'warn', elevated: 'warn', high: 'bad' };

/** @param {ShipmentScreen} answer */
export function shipmentView({ exposure_summary: exposure, uflpa, csl, narrative, coverage, disclaimer }) {
  return [
    notice(
      exposure.incomplete_coverage && exposure.overall_risk === 'none'
        ? 'warn'
        : (RISKS[exposure.overall_risk] ?? 'warn'),
      element('h2', {}, `Exposure: ${exposure.overall_risk}`),
      incompleteLine(exposure.incomplete_coverage),
      element(
        'ul',
        {},
        exposure.reasons.map((one) => element('li', {}, one)),
      ),
    ),
    listSection(FORCED_LABOR, uflpa),
    listSection(SCREENING, csl),
    card('In words', element('p', {}, narrative)),
    smallPrint(coverage, disclaimer),
  ];
}

/** @param {PartiesScreen} answer */
export function partiesView({ results, coverage, disclaimer }) {
  const parties = results.map(({ party, uflpa, csl, incomplete_coverage: isIncomplete }) =>
    element(
      'details',
      { class: 'party' },
      element(
        'summary',
        {},
        element('strong', {}, party.name),
        party.role === null ? ' ' : ` ${party.role} `,
        ['Forced labor: ', statusBadge(uflpa.status), ' Screening list: ', statusBadge(csl.status)],
        isIncomplete ? [' ', badge('Incomplete', 'warn')] : undefined,
      ),
      incompleteLine(isIncomplete),
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

/** @param {boolean} isIncomplete */
function incompleteLine(isIncomplete) {
  return isIncomplete
    ? element(
        'p',
        {},
        element('strong', {}, 'Incomplete coverage: '),
        'part of the screen is missing, so nothing found is not nothing there.',
      )
    : undefined;
}
