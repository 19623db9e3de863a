/** @import { JsonObject } from '../types.ts' */
import { amountText } from '../dom/words.js';
import { REQUIREMENT_SETS } from '../forms/requirement-sets.js';

/** What a stack can be made of. @typedef {'invoice' | 'resume' | 'certificate'} KindId */
/** What a person may want to look at first. @typedef {'warnings' | 'withheld' | 'low_confidence' | 'mismatch' | 'deficient' | 'undetermined'} Flag */
/**
 * What the table says of a document.
 *
 * @typedef {object} Summary
 * @property {string} who
 * @property {string} date
 * @property {string} amount
 * @property {string} expires the earliest day on which a policy of it ends, or nothing
 * @property {number | null} confidence
 * @property {readonly Flag[]} flags
 */

/** A reader's confidence below this is low. */
const LOW_CONFIDENCE = 0.8;

/** @type {Readonly<Record<KindId, { one: string, many: string }>>} */
export const KINDS = {
  invoice: { one: 'Invoice', many: 'Invoices and receipts' },
  resume: { one: 'Resume', many: 'Resumes' },
  certificate: { one: 'Certificate', many: 'Certificates of insurance' },
};

/** @type {Readonly<Record<Flag, string>>} */
export const FLAGS = {
  deficient: 'deficient',
  undetermined: 'cannot be determined',
  mismatch: 'totals do not add up',
  withheld: 'withheld values',
  warnings: 'warnings',
  low_confidence: 'low confidence',
};

/** Returns the endpoint for a kind of document. @param {KindId} kind @param {string} check */
export function targetOf(kind, check) {
  const path = { invoice: 'extract', resume: 'parse', certificate: requirementsOf(check) ? 'verify' : 'parse' }[kind];
  return `/${kind}/${path}?evidence=1`;
}

/** @param {string} check */
export function requirementsOf(check) {
  return REQUIREMENT_SETS[check]?.requirements;
}

/** Returns the part of an answer with the reading. @param {KindId} kind @param {JsonObject} answer */
export function readingOf(kind, answer) {
  return /** @type {JsonObject} */ (kind === 'certificate' ? answer['parsed'] : answer);
}

/** @param {KindId} kind @param {JsonObject} answer @returns {Summary} */
export function summaryOf(kind, answer) {
  const reading = readingOf(kind, answer);
  const { confidence } = reading;
  const rating = typeof confidence === 'number' ? confidence : null;
  const flags = flagsOf(answer, rating);
  const common = { who: '', date: '', amount: '', expires: '', confidence: rating, flags };
  switch (kind) {
    case 'invoice': {
      const { vendor, date, total, currency } = reading;
      const amount = typeof total === 'number' ? amountText(total, typeof currency === 'string' ? currency : null) : '';
      return { ...common, who: textOf(vendor), date: textOf(date), amount };
    }
    case 'resume':
      return { ...common, who: textOf(/** @type {JsonObject} */ (reading['contact'])['name']) };
    case 'certificate':
      return {
        ...common,
        who: textOf(reading['named_insured']),
        date: textOf(reading['certificate_date']),
        expires: earliestExpiration(reading),
      };
    default:
      return kind;
  }
}

/** @param {JsonObject} answer @param {number | null} rating @returns {Flag[]} */
function flagsOf({ warnings, withheld, verdict }, rating) {
  const codes = membersOf(warnings).map((one) => textOf(one['code']));
  /** @type {Readonly<Record<Flag, boolean>>} */
  const held = {
    deficient: verdict === 'deficient',
    undetermined: verdict === 'cannot_determine',
    mismatch: codes.includes('totals_mismatch'),
    withheld: (Array.isArray(withheld) && withheld.length > 0) || codes.includes('unreadable_number'),
    warnings: codes.length > 0,
    low_confidence: rating !== null && rating < LOW_CONFIDENCE,
  };
  const names = /** @type {Flag[]} */ (Object.keys(FLAGS));
  return names.filter((name) => held[name]);
}

/** @param {JsonObject} reading */
function earliestExpiration(reading) {
  const rows = [...Object.values(reading), ...membersOf(reading['other_coverages'])].flatMap((one) => membersOf([one]));
  const days = rows.map((row) => textOf(row['policy_expiration_date'])).filter((day) => day !== '');
  return days.toSorted()[0] ?? '';
}

/** Returns the objects in a list. @param {unknown} list @returns {JsonObject[]} */
function membersOf(list) {
  if (!Array.isArray(list)) return [];
  return /** @type {readonly unknown[]} */ (list).flatMap((one) =>
    one !== null && typeof one === 'object' && !Array.isArray(one) ? [/** @type {JsonObject} */ (one)] : [],
  );
}

/** @param {unknown} value */
function textOf(value) {
  return typeof value === 'string' ? value : '';
}
