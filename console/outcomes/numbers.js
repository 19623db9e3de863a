/** @import { InsiderTransactions } from '../../core/edgar/answer.ts' */
/** @import { Estimate } from '../../core/tariff/answer.ts' */
/** @import { Outcome } from './outcome-of.js' */
import { counted, listText, percentRange } from '../dom/words.js';

/** @param {Estimate} answer @returns {Outcome} */
export function estimateOutcome({ hs_code: code, duty_estimate: duty, applicable_surcharges: surcharges }) {
  const { min_pct: min, max_pct: max, most_common_rate_text: text, includes_non_ad_valorem_rates: isPartial } = duty;
  const rates = min === null || max === null ? (text ?? 'no rate published') : percentRange(min, max);
  const lists = surcharges.flatMap((one) =>
    one.lists.map(({ list }) => `China ${list}${one.coverage === 'some' ? ' on some lines' : ''}`),
  );
  const rest = [
    ...(lists.length > 0 ? [`plus ${listText(lists)}`] : []),
    ...(isPartial && min !== null ? ['some rates are not percentages and are left out'] : []),
  ];
  return {
    tone: isPartial || min === null ? 'warn' : 'plain',
    text: [`${code}: ${rates} general duty`, ...rest].join('; '),
  };
}

/** @param {InsiderTransactions} answer @returns {Outcome} */
export function insiderOutcome({ company, filings, unread_filings: unread = [] }) {
  const of = (/** @type {string} */ code) => filings.filter((one) => one.transaction_code === code).length;
  const people = new Set(filings.map((one) => one.insider_cik ?? one.insider_name)).size;
  const kinds = [
    ...(of('P') > 0 ? [counted(of('P'), 'purchase')] : []),
    ...(of('S') > 0 ? [counted(of('S'), 'sale')] : []),
  ];
  const found =
    filings.length === 0
      ? `${company.name}: no transaction in the filings that were read`
      : `${company.name}: ${counted(filings.length, 'transaction')} by ${counted(people, 'insider')}` +
        (kinds.length > 0 ? `, ${kinds.join(' and ')}` : '');
  if (unread.length === 0) return { tone: 'plain', text: found };
  return { tone: 'bad', text: `${found}; ${counted(unread.length, 'filing')} could not be read` };
}
