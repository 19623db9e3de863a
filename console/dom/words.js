/** @import { Json } from '../types.ts' */
const SHORT = new Map(
  [
    'uflpa',
    'csl',
    'epa',
    'osha',
    'dol',
    'fda',
    'cpsc',
    'hts',
    'uei',
    'duns',
    'cik',
    'url',
    'naic',
    'naics',
    'sic',
    'id',
  ]
    .concat(['caa', 'cwa', 'rcra', 'sdwa', 'whd', 'zip'])
    .map((name) => [name, name.toUpperCase()]),
);

/** Certificate boxes with abbreviated names. */
const BOXES = new Map([
  ['med_exp', 'medical expense'],
  ['personal_adv_injury', 'personal and advertising injury'],
  ['products_comp_op_agg', 'products and completed operations aggregate'],
  ['workers_comp', 'workers compensation'],
  ['umbrella_excess', 'umbrella or excess'],
  ['auto_liability', 'automobile liability'],
  ['any_auto', 'any automobile'],
  ['el_each_accident', "employers' liability, each accident"],
  ['el_disease_each_employee', "employers' liability, disease, each employee"],
  ['el_disease_policy_limit', "employers' liability, disease, policy limit"],
]);

/**
 * Formats a member's name or a path: `entity_name` is "Entity name", `contact.email` "Contact: email".
 *
 * @param {string} path
 */
export function inWords(path) {
  const text = path
    .split('.')
    .map((name) => {
      const bare = name.replace(/_(?:min|required)$/, '');
      const known = BOXES.get(bare);
      return (
        (known ??
          bare
            .split('_')
            .map((word) => SHORT.get(word) ?? word)
            .join(' ')) + (name.endsWith('_min') ? ', at least' : '')
      );
    })
    .join(': ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** @param {number | null | undefined} value */
export function numberText(value) {
  return value === null || value === undefined ? '–' : NUMBER.format(value);
}

/**
 * Formats an amount with at least two decimals, and its currency if that is a code.
 *
 * @param {number} value
 * @param {string | null} [currency]
 */
export function amountText(value, currency) {
  const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(value);
  return currency ? `${digits} ${currency}` : digits;
}

/** Formats a range of percentages, or a single one. @param {number} min @param {number} max */
export function percentRange(min, max) {
  return min === max ? `${numberText(min)}%` : `${numberText(min)}% to ${numberText(max)}%`;
}

/** @param {number} count @param {string} one @param {string} [many] */
export function counted(count, one, many = `${one}s`) {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`;
}

/** Formats a scalar as text; empty for anything with members. @param {Json | undefined} value */
export function scalarText(value) {
  return value === null || value === undefined || typeof value === 'object' ? '' : String(value);
}

/** Joins names: `a, b and c`. @param {readonly (string | undefined)[]} names */
export function listText(names) {
  return LIST.format(names.filter((one) => one !== undefined));
}

const LIST = new Intl.ListFormat('en-GB', { type: 'conjunction' });
