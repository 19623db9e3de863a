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

/**
 * A member's name or a code as words: `entity_name` is "Entity name".
 *
 * @param {string} name
 */
export function inWords(name) {
  const words = name.split(/[_.]/).map((word) => SHORT.get(word) ?? word);
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const NUMBER = new Intl.NumberFormat('en-US', { maximumFractionDigits: 4 });

/** @param {number | null | undefined} value */
export function numberText(value) {
  return value === null || value === undefined ? '–' : NUMBER.format(value);
}

/**
 * An amount with two decimals at least, and its currency where that is a code.
 *
 * @param {number} value
 * @param {string | null} [currency]
 */
export function amountText(value, currency) {
  const digits = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 4 }).format(value);
  return currency ? `${digits} ${currency}` : digits;
}

/** @param {number} count @param {string} one @param {string} [many] */
export function counted(count, one, many = `${one}s`) {
  return `${NUMBER.format(count)} ${count === 1 ? one : many}`;
}
