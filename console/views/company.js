/** @import { CpscSection, DolSection, FdaSection, OshaSection } from '../../core/screening/agencies/answer.ts' */
/** @import { EpaSection } from '../../core/screening/agencies/epa/answer.ts' */
/** @import { CompanyRisk } from '../../core/screening/company-risk/answer.ts' */
/** @import { JsonObject } from '../types.ts' */
/** @import { Tone } from '../dom/parts.js' */
import { element } from '../dom/element.js';
import { badge, card, factsOf, more, notice, rating, smallPrint, sourceLine, valueOf } from '../dom/parts.js';
import { table } from '../dom/table.js';
import { counted, inWords, numberText } from '../dom/words.js';
import { AGENCIES as AGENCY_NAMES, agencyCoverage } from '../outcomes/screening.js';
import { statusBadge } from './list-section.js';

/** @type {Readonly<Record<string, Tone>>} */
const TIERS = { low: 'good', medium: 'warn', high: 'bad', critical: 'bad' };

const AGENCIES = /** @type {const} */ ([
  ['osha', 'OSHA: inspections'],
  ['dol', 'DOL: wages, hours and mines'],
  ['fda', 'FDA: enforcement'],
  ['cpsc', 'CPSC: recalls'],
]);

/** @param {CompanyRisk} answer */
export function companyView(answer) {
  const { cross_agency_risk_score: score, cross_agency_risk_tier: tier, incomplete_coverage: isIncomplete } = answer;
  const isUnread = agencyCoverage(answer).unread.length === AGENCY_NAMES.length;
  return [
    isUnread
      ? undefined
      : [
          element(
            'div',
            { class: isIncomplete ? 'score partial' : 'score' },
            isIncomplete
              ? element('p', {}, `${numberText(score)} of 100, ${tier}, based on what was read: it may be too low`)
              : undefined,
            scoreBar(score),
          ),
          element('p', {}, answer.cross_agency_summary),
        ],
    element(
      'div',
      { class: 'cards' },
      epaCard(answer.epa),
      AGENCIES.map(([name, title]) => agencyCard(title, answer[name])),
    ),
    smallPrint(answer.disclaimer),
  ];
}

/** @param {number} score */
function scoreBar(score) {
  return element('meter', {
    class: 'wide',
    min: 0,
    max: 100,
    low: 20,
    high: 45,
    value: score,
    'aria-label': 'Risk score out of 100',
  });
}

/** @param {EpaSection} epa */
export function epaCard(epa) {
  const { facility, risk_score: score, risk_tier: tier } = epa;
  const failed = epa.status === 'error' || epa.error !== undefined;
  return card(
    'EPA: facility compliance',
    element(
      'p',
      { class: 'state' },
      failed
        ? statusBadge('error')
        : badge(epa.resolved ? 'Facility found' : 'No facility found', epa.resolved ? 'plain' : 'warn'),
      tier === null ? undefined : [' ', badge(`${numberText(score)} of 100, ${tier}`, TIERS[tier] ?? 'warn')],
    ),
    failed ? failure(epa.error) : undefined,
    epa.resolved || failed ? undefined : notice('warn', 'No facility found does not mean that the company complies.'),
    epa.unreadable_inputs && epa.unreadable_inputs.length > 0
      ? notice('warn', `Not published by EPA, so they add no points: ${epa.unreadable_inputs.join(', ')}.`)
      : undefined,
    facility === null ? undefined : factsOf(facility),
    element('p', { class: 'note' }, epa.note),
  );
}

/** @param {string} title @param {OshaSection | DolSection | FdaSection | CpscSection} section */
function agencyCard(title, section) {
  const held = section.records_below_match_threshold;
  return card(
    title,
    element('p', { class: 'state' }, statusBadge(section.status, section.source)),
    section.error === undefined && section.status !== 'error' ? undefined : failure(section.error),
    'coverage_note' in section && section.coverage_note !== null ? notice('warn', section.coverage_note) : undefined,
    section.truncated.map(({ dataset, limit }) =>
      notice('warn', `${dataset}: only ${numberText(limit)} records were read, so counts are lower bounds.`),
    ),
    section.candidates.map((one) =>
      element(
        'article',
        { class: 'match' },
        element('h4', {}, one.matched_name),
        element(
          'p',
          { class: 'state' },
          rating(one.score, 'Score'),
          ' ',
          badge(one.match_type, one.score >= 0.92 ? 'bad' : 'warn'),
        ),
        more(counted(one.record_count, 'record'), recordTable(one.matched_name, one.records)),
      ),
    ),
    held > 0
      ? element(
          'p',
          { class: 'quiet' },
          `${counted(held, 'record')} scored below the match floor and ${held === 1 ? 'is' : 'are'} not shown.`,
        )
      : undefined,
    sourceLine(section.source, section.status !== 'error'),
  );
}

/** @param {string | undefined} error */
function failure(error) {
  return notice('bad', element('strong', {}, 'Could not be fully checked. '), error);
}

/** A table of records of any dataset, with a column for each member that occurs. @param {string} caption @param {readonly JsonObject[]} records */
function recordTable(caption, records) {
  const names = [
    ...new Set(records.flatMap((one) => Object.keys(one).filter((name) => valueOf(one[name]) !== undefined))),
  ];
  const columns = names.map((name) => ({
    title: inWords(name),
    cell: (/** @type {JsonObject} */ row) => valueOf(row[name], name),
    order: (/** @type {JsonObject} */ row) => orderOf(row[name]),
    isNumber: records.some((row) => typeof row[name] === 'number'),
  }));
  return table(`Records of ${caption}`, columns, records);
}

/** @param {JsonObject[string] | undefined} value */
function orderOf(value) {
  return typeof value === 'number' || typeof value === 'string' ? value : null;
}
