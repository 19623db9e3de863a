/** @import { ExclusionsScreen } from '../../core/screening/exclusions/answer.ts' */
/** @import { PartiesScreen, PartyScreen, ShipmentScreen, UflpaSearch } from '../../core/screening/import-risk/answer.ts' */
/** @import { CompanyRisk, FacilityRisk } from '../../core/screening/company-risk/answer.ts' */
/** @import { WatchScreen } from '../../core/watch/answer.ts' */
/** @import { Outcome } from './outcome-of.js' */
import { counted, listText, numberText } from '../dom/words.js';

/** A part of a screen as a sentence needs it. @typedef {{ title: string, status: string, found: number, isSample: boolean }} Part */
/** With how many matches there are, whether anything is left unchecked, and whether only sample data was read. @typedef {Outcome & { found: number, isOpen: boolean, isSample: boolean }} ScreenOutcome */

export const REGISTER = 'the exclusions register';
const SCREENING_LIST = 'the Consolidated Screening List';
const FORCED_LABOR_LIST = 'the forced-labor list';

/**
 * Describes a screen of several lists. What could not be checked comes before what was not found, and nothing
 * incomplete or compared with sample data is green.
 *
 * @param {readonly Part[]} parts
 * @param {boolean} isIncomplete
 * @returns {ScreenOutcome}
 */
export function screenOutcome(parts, isIncomplete) {
  const unread = parts.filter(({ status }) => status === 'error');
  const found = parts.reduce((sum, one) => sum + one.found, 0);
  const missing = listText(unread.map(({ title }) => title));
  const isSample = parts.every((one) => one.isSample);
  const sample = isSample ? 'Sample data: ' : '';
  if (found > 0) {
    const rest = unread.length > 0 ? `; ${missing} could not be checked` : '';
    const isSure = parts.some(({ status }) => status === 'match');
    return {
      tone: isSure ? 'bad' : 'warn',
      ...{ found, isSample, isOpen: isIncomplete || unread.length > 0 },
      text: capital(`${sample}${counted(found, 'potential match', 'potential matches')} to verify${rest}`),
    };
  }
  if (unread.length === parts.length) {
    const none = parts.length === 2 ? 'neither list' : 'none of the lists';
    const text = parts.length === 1 ? `${missing} could not be checked` : `${none} could be checked`;
    return { tone: 'bad', found, isSample, isOpen: true, text: `Not screened: ${text}` };
  }
  if (unread.length > 0) {
    const read = listText(parts.filter((one) => !unread.includes(one)).map(({ title }) => title));
    const text = `Screened in part: ${missing} could not be checked; nothing found on ${read}`;
    return { tone: 'bad', found, isSample, isOpen: true, text };
  }
  if (isSample)
    return {
      tone: 'plain',
      ...{ found, isSample, isOpen: true },
      text: 'Sample data: no potential match, and no real list was checked',
    };
  return isIncomplete
    ? {
        tone: 'warn',
        ...{ found, isSample, isOpen: true },
        text: 'Nothing found among the records screened, but coverage is incomplete',
      }
    : { tone: 'good', found, isSample, isOpen: false, text: 'No potential match to verify' };
}

/** @param {string} title @param {{ status: string, matches: readonly unknown[], source: { basis: string } }} section @returns {Part} */
function listPart(title, { status, matches, source }) {
  return { title, status, found: matches.length, isSample: source.basis === 'sample' };
}

/** @param {ExclusionsScreen} answer */
export function exclusionsOutcome({ exclusions_register: register, csl, overall }) {
  return screenOutcome([listPart(REGISTER, register), listPart(SCREENING_LIST, csl)], overall.incomplete_coverage);
}

/** @param {{ results: readonly ExclusionsScreen[] }} answer */
export function exclusionsBatchOutcome({ results }) {
  return manyOutcome(results.map(exclusionsOutcome), 'entity', 'entities');
}

/** @param {ShipmentScreen} answer */
export function shipmentOutcome({ uflpa, csl, exposure_summary: exposure }) {
  return screenOutcome(listParts({ uflpa, csl }), exposure.incomplete_coverage);
}

/** @param {Pick<PartyScreen, 'uflpa' | 'csl'>} sections */
function listParts({ uflpa, csl }) {
  return [listPart(FORCED_LABOR_LIST, uflpa), listPart(SCREENING_LIST, csl)];
}

/** @param {PartyScreen} party */
function partyOutcome(party) {
  return screenOutcome(listParts(party), party.incomplete_coverage);
}

/** @param {PartiesScreen} answer */
export function partiesOutcome({ results }) {
  return manyOutcome(results.map(partyOutcome), 'party', 'parties');
}

/** @param {WatchScreen} answer */
export function watchedOutcome({ sections, incomplete_coverage: isIncomplete }) {
  const parts = sections.map(({ status, matches, source }) => {
    return listPart(`the ${source.name}`, { status, matches, source: source.copy ?? { basis: 'live' } });
  });
  return screenOutcome(parts, isIncomplete);
}

/** @param {UflpaSearch} answer */
export function entitySearchOutcome({ uflpa }) {
  return screenOutcome([listPart(FORCED_LABOR_LIST, uflpa)], (uflpa.source.doubted_lists ?? []).length > 0);
}

/** @param {readonly ScreenOutcome[]} outcomes @param {string} one @param {string} many @returns {Outcome} */
function manyOutcome(outcomes, one, many) {
  const found = outcomes.filter((outcome) => outcome.found > 0).length;
  const open = outcomes.filter(({ isOpen }) => isOpen).length;
  const parts = [
    ...(found > 0 ? [`${numberText(found)} with potential matches to verify`] : []),
    ...(open > 0 ? [`${numberText(open)} not fully checked`] : []),
  ];
  return {
    tone: outcomes.some(({ tone }) => tone === 'bad') ? 'bad' : parts.length > 0 ? 'warn' : 'good',
    text: `${outcomes.every(({ isSample }) => isSample) ? 'Sample data: ' : ''}${counted(outcomes.length, one, many)}: ${parts.length > 0 ? parts.join(', ') : 'no potential match to verify'}`,
  };
}

/** The agencies of a company screen, in display order. */
export const AGENCIES = /** @type {const} */ (['epa', 'osha', 'dol', 'fda', 'cpsc']);

/** Returns the agencies that were not read, and those with records; a failed part counts as unread. @param {CompanyRisk} answer */
export function agencyCoverage(answer) {
  const { epa, osha, dol, fda, cpsc } = answer;
  const sections = { osha, dol, fda, cpsc };
  const unread = AGENCIES.filter((name) =>
    name === 'epa' ? epa.status === 'error' || epa.error !== undefined : sections[name].status === 'error',
  );
  const found = AGENCIES.filter((name) =>
    name === 'epa' ? epa.resolved : sections[name].status === 'match' || sections[name].status === 'possible_match',
  );
  return { unread, found };
}

/** @param {CompanyRisk} answer @returns {Outcome} */
export function companyOutcome(answer) {
  const { cross_agency_risk_score: score, cross_agency_risk_tier: tier, incomplete_coverage: isIncomplete } = answer;
  const { unread, found } = agencyCoverage(answer);
  const isSample = [answer.osha, answer.dol, answer.fda, answer.cpsc].every(({ source }) => source.basis === 'sample');
  const sample = isSample ? 'Sample data: ' : '';
  if (unread.length === AGENCIES.length)
    return { tone: 'bad', text: 'Not screened: none of the five agencies could be checked' };
  const names = (/** @type {readonly string[]} */ list) => listText(list.map((one) => one.toUpperCase()));
  const records =
    found.length === 0
      ? `no record found at ${names(AGENCIES.filter((one) => !unread.includes(one)))}`
      : `records at ${names(found)} to verify`;
  if (unread.length > 0)
    return {
      tone: 'bad',
      text: capital(`${sample}screened in part: ${names(unread)} could not be checked; ${records}`),
    };
  if (isIncomplete) return { tone: 'warn', text: capital(`${sample}${records}; not everything could be checked`) };
  const tone = tier === 'low' ? (isSample || found.length > 0 ? 'plain' : 'good') : tier === 'medium' ? 'warn' : 'bad';
  return { tone, text: `${sample}${numberText(score)} of 100, ${tier}: ${records}` };
}

/** @param {FacilityRisk} answer @returns {Outcome} */
export function facilityOutcome({
  status,
  error,
  resolved,
  risk_score: score,
  risk_tier: tier,
  unreadable_inputs: unread,
}) {
  if (status === 'error' || error !== undefined) return { tone: 'bad', text: 'Not screened: EPA could not be read' };
  if (!resolved || score === null || tier === null)
    return { tone: 'warn', text: 'No facility found, which does not show compliance' };
  if (unread !== null && unread.length > 0)
    return {
      tone: 'warn',
      text: `1 facility found; EPA did not publish ${counted(unread.length, 'input')} of its score`,
    };
  return {
    tone: tier === 'low' ? 'plain' : tier === 'medium' ? 'warn' : 'bad',
    text: `${numberText(score)} of 100, ${tier}: 1 facility found`,
  };
}

/** @param {string} text */
function capital(text) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
