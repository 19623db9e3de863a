/**
 * Tariff numbers deeper than the six digits of the Harmonized System. No answer contains one: the suite estimates and
 * screens, and an 8- or 10-digit number would read as a classification.
 */

/** `8517.62.00`, `0101.29.00.10`, `5205.42.0021`, `8517.6200`: dotted, deeper than six digits. */
const DOTTED = /(?<!\d)(?<!\d\.)(\d{4}\.) ?(\d{2})(?:\. ?\d{1,10}|\d{2,6})(?:\. ?\d{1,10}){0,2}/g;

/** A bare run of eight or ten digits is a tariff number if a word for one directly precedes it. */
const BARE =
  /\b((?:HTSUS|HTS|HS|headings?|subheadings?|tariff|reporting)(?:[ ](?:codes?|numbers?|no\.?|items?|lines?))?[ :#=("'-]{0,4})(\d{4})(\d{2})(?:\d{4}|\d{2})(?!\d)/gi;

/** Returns the text with every tariff number cut to its first six digits. */
export function cutTariffNumbers(text: string): string {
  return text.replace(DOTTED, '$1$2').replace(BARE, '$1$2.$3');
}

/** Whether any string in a JSON value, keys included, contains a tariff number deeper than six digits. */
export function holdsTariffNumber(value: unknown): boolean {
  if (typeof value === 'string') return cutTariffNumbers(value) !== value;
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, member]) => holdsTariffNumber(key) || holdsTariffNumber(member));
}
