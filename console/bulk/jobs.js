/** @import { CompanyRisk } from '../../core/screening/company-risk/answer.ts' */
/** @import { ExclusionsScreen } from '../../core/screening/exclusions/answer.ts' */
/** @import { PartyScreen } from '../../core/screening/import-risk/answer.ts' */
/** @import { Estimate } from '../../core/tariff/answer.ts' */
/** @import { Call, Json, JsonObject } from '../types.ts' */
import { ratingText } from '../dom/parts.js';
import { numberText, percentRange, scalarText } from '../dom/words.js';
import { AGENCIES, agencyCoverage } from '../outcomes/screening.js';

/** `unchecked` if nothing was found and something could not be checked. */
/** @typedef {'match' | 'possible' | 'none' | 'unchecked' | 'answered'} Finding */
/**
 * What a row was answered: what was found, in words, whether something of it is missing, and the values of the saved table.
 *
 * @typedef {{ finding: Finding, isIncomplete: boolean, words: string, cells: readonly (string | number | null)[], answer: Json }} Outcome
 */
/**
 * @typedef {object} Member
 * @property {string} name
 * @property {string} label
 * @property {boolean} isRequired
 * @property {number} max characters
 * @property {RegExp} [form]
 * @property {readonly string[]} guesses what such a column is called, in lower case
 */
/**
 * A way through the services for many rows.
 *
 * @typedef {object} Job
 * @property {string} id
 * @property {string} title
 * @property {string} sentence
 * @property {readonly Member[]} members
 * @property {number} batch rows a call
 * @property {number} concurrency calls at once
 * @property {string} path of the operation whose view draws a row's answer
 * @property {(answer: Json) => Json} [drawn] a row's answer in the shape that the view draws
 * @property {boolean} isScreen whether a person decides on what is found
 * @property {readonly string[]} cells the headings of `Outcome.cells`
 * @property {(rows: readonly JsonObject[]) => Pick<Call, 'slug' | 'method' | 'target' | 'body'>} call
 * @property {(body: any) => readonly Outcome[]} outcomes in the order of the rows
 */

const NAMES = [
  'name',
  'company',
  'company name',
  'vendor',
  'vendor name',
  'supplier',
  'supplier name',
  'entity',
  'entity name',
  'entity_name',
];

/** @param {string} name @param {string} label @returns {Member} */
function nameMember(name, label) {
  return { name, label, isRequired: true, max: 512, guesses: NAMES };
}

/** @type {Member} */
const STATE = {
  name: 'state',
  label: 'State',
  isRequired: false,
  max: 2,
  form: /^[A-Za-z]{2}$/,
  guesses: ['state', 'st'],
};

/** Returns the most serious of the sections' statuses. @param {...string} statuses @returns {Finding} */
function gravest(...statuses) {
  if (statuses.includes('match')) return 'match';
  if (statuses.includes('possible_match')) return 'possible';
  return statuses.includes('error') ? 'unchecked' : 'none';
}

/** @type {readonly Job[]} */
export const JOBS = [
  {
    id: 'vendors',
    path: '/exclusions/screen',
    isScreen: true,
    title: 'Vendors: exclusions and sanctions',
    sentence:
      'Checks each name against the federal exclusions register and the Consolidated Screening List, 25 per call.',
    members: [nameMember('entity_name', 'Company or vendor'), STATE],
    batch: 25,
    concurrency: 2,
    cells: ['status', 'total_matches', 'register', 'screening_list', 'best_match', 'best_score', 'register_as_of'],
    call: (rows) => ({
      slug: 'exclusions',
      method: 'POST',
      target: '/exclusions/screen/batch',
      body: { entities: rows },
    }),
    outcomes: (/** @type {{ results: readonly ExclusionsScreen[] }} */ { results }) =>
      results.map((one) => {
        const { overall, exclusions_register: register, csl } = one;
        const best = [...register.matches, ...csl.matches].toSorted((a, b) => b.score - a.score)[0];
        return {
          finding: gravest(register.status, csl.status),
          isIncomplete: overall.incomplete_coverage,
          words:
            best === undefined
              ? overall.status.replaceAll('_', ' ')
              : `${best.matched_name} (${ratingText(best.score)})`,
          cells: [
            overall.status,
            overall.total_matches,
            register.status,
            csl.status,
            best?.matched_name ?? null,
            best?.score ?? null,
            register.source.as_of,
          ],
          answer: asJson(one),
        };
      }),
  },
  {
    id: 'suppliers',
    path: '/import-risk/screen/parties',
    isScreen: true,
    drawn: (answer) => ({ results: [answer], coverage: '', disclaimer: '' }),
    title: 'Suppliers: forced labor and sanctions',
    sentence: 'Checks each name against the forced-labor entity list and the Consolidated Screening List, 50 per call.',
    members: [
      nameMember('name', 'Supplier'),
      { name: 'role', label: 'Role', isRequired: false, max: 512, guesses: ['role'] },
    ],
    batch: 50,
    concurrency: 1,
    cells: ['forced_labor', 'screening_list', 'best_match', 'best_score'],
    call: (rows) => ({
      slug: 'import-risk',
      method: 'POST',
      target: '/import-risk/screen/parties',
      body: { parties: rows },
    }),
    outcomes: (/** @type {{ results: readonly PartyScreen[] }} */ { results }) =>
      results.map((one) => {
        const { uflpa, csl } = one;
        const best = [...uflpa.matches, ...csl.matches].toSorted((a, b) => b.score - a.score)[0];
        const finding = gravest(uflpa.status, csl.status);
        return {
          finding,
          isIncomplete: one.incomplete_coverage,
          words:
            best === undefined
              ? `forced labor: ${uflpa.status}, screening list: ${csl.status}`.replaceAll('_', ' ')
              : `${best.matched_name} (${ratingText(best.score)})`,
          cells: [uflpa.status, csl.status, best?.matched_name ?? null, best?.score ?? null],
          answer: asJson(one),
        };
      }),
  },
  {
    id: 'companies',
    path: '/company-risk/company-risk-screen',
    isScreen: true,
    title: 'Companies: five agencies',
    sentence: 'Searches EPA, OSHA, DOL, FDA and CPSC for each company, one per call.',
    members: [nameMember('company_name', 'Company'), STATE],
    batch: 1,
    concurrency: 2,
    cells: ['score', 'tier', 'epa', 'osha', 'dol', 'fda', 'cpsc'],
    call: ([row = {}]) => ({
      slug: 'company-risk',
      method: 'GET',
      target: `/company-risk/company-risk-screen?${new URLSearchParams(Object.entries(row).map(([name, value]) => [name, scalarText(value)])).toString()}`,
      body: undefined,
    }),
    outcomes: (/** @type {CompanyRisk} */ one) => {
      const { cross_agency_risk_score: score, cross_agency_risk_tier: tier, epa, osha, dol, fda, cpsc } = one;
      const statuses = [osha.status, dol.status, fda.status, cpsc.status];
      return [
        {
          finding: gravest(epa.status ?? (epa.resolved ? 'match' : 'no_match'), ...statuses),
          isIncomplete: one.incomplete_coverage,
          words: companyWords(one),
          cells: [score, tier, epa.status ?? (epa.resolved ? 'resolved' : 'not_resolved'), ...statuses],
          answer: asJson(one),
        },
      ];
    },
  },
  {
    id: 'products',
    path: '/landed-cost/estimate',
    isScreen: false,
    title: 'Products: subheading and duty',
    sentence:
      'Estimates the 6-digit subheading and the range of general duty rates for each description, one per call.',
    members: [
      {
        name: 'description',
        label: 'Product description',
        isRequired: true,
        max: 2_000,
        guesses: ['description', 'product', 'product description', 'item', 'goods'],
      },
      {
        name: 'country_of_origin',
        label: 'Country of origin',
        isRequired: false,
        max: 2,
        form: /^[A-Za-z]{2}$/,
        guesses: ['origin', 'country', 'country of origin', 'country_of_origin', 'coo'],
      },
    ],
    batch: 1,
    concurrency: 4,
    cells: ['hs_code', 'min_pct', 'max_pct', 'most_common_rate', 'china_lists', 'confidence', 'schedule'],
    call: ([row = {}]) => ({ slug: 'landed-cost', method: 'POST', target: '/landed-cost/estimate', body: row }),
    outcomes: (/** @type {Estimate} */ one) => {
      const { duty_estimate: duty, applicable_surcharges: surcharges } = one;
      const lists = surcharges
        .flatMap((surcharge) => surcharge.lists.map(({ list }) => `${list} (${surcharge.coverage})`))
        .join('; ');
      const range =
        duty.min_pct === null || duty.max_pct === null
          ? (duty.most_common_rate_text ?? 'no rate published')
          : percentRange(duty.min_pct, duty.max_pct);
      return [
        {
          finding: 'answered',
          // A range that leaves out rates is incomplete.
          isIncomplete: duty.includes_non_ad_valorem_rates,
          words: `${one.hs_code}, ${range}${lists === '' ? '' : `, ${lists}`}`,
          cells: [
            one.hs_code,
            duty.min_pct,
            duty.max_pct,
            duty.most_common_rate_text,
            lists,
            one.confidence,
            one.tariff_schedule_snapshot,
          ],
          answer: asJson(one),
        },
      ];
    },
  },
];

/** Says if a score covers only what was read; there is none if nothing was. @param {CompanyRisk} answer */
function companyWords(answer) {
  const { cross_agency_risk_score: score, cross_agency_risk_tier: tier, incomplete_coverage: isIncomplete } = answer;
  if (agencyCoverage(answer).unread.length === AGENCIES.length) return 'none of the five agencies could be checked';
  return `${numberText(score)} of 100, ${tier}${isIncomplete ? ', based on what was read' : ''}`;
}

/** @param {unknown} value @returns {Json} */
function asJson(value) {
  return /** @type {Json} */ (value);
}
