/**
 * Where a lower-case word or phrase withdraws what is printed: stamped over a page, next to an amount, after one
 * (before it the word is a label), or in place of one.
 */
type Withdrawn = 'page' | 'amount' | 'behind' | 'place';

const TABLE: readonly (readonly [words: string, where: readonly Withdrawn[], language: string])[] = [
  ['void', ['page', 'amount'], 'en'],
  ['voided', ['page', 'amount'], 'en'],
  ['cancelled', ['page', 'amount'], 'en'],
  ['canceled', ['page', 'amount'], 'en'],
  ['deleted', ['amount'], 'en'],
  ['reversed', ['amount'], 'en'],
  ['refunded', ['amount'], 'en'],
  ['waived', ['amount'], 'en'],
  ['disputed', ['amount'], 'en'],
  ['estimated', ['amount'], 'en'],
  ['estimate', ['amount'], 'en'],
  ['tbc', ['amount'], 'en'],
  ['tbd', ['amount'], 'en'],
  ['storno', ['amount'], 'de'],
  ['storniert', ['amount'], 'de'],
  ['annulé', ['amount'], 'fr'],
  ['annulée', ['amount'], 'fr'],
  ['anulado', ['amount'], 'es'],
  ['annullato', ['amount'], 'it'],
  ['not', ['behind'], 'en'],
  ['more', ['behind'], 'en'],
  ['owed', ['behind'], 'en'],
  ['overpaid', ['behind'], 'en'],
  ['credit', ['behind'], 'en'],
  ['refund', ['behind'], 'en'],
  ['haben', ['behind'], 'de'],
  ['gutschrift', ['behind'], 'de'],
  ['gunsten', ['behind'], 'de'],
  ['avoir', ['behind'], 'fr'],
  ['remise', ['behind'], 'fr'],
  ['expired', ['page'], 'en'],
  ['sample', ['page'], 'en'],
  ['specimen', ['page'], 'en'],
  ['draft', ['page'], 'en'],
  ['excluded', ['place'], 'en'],
  ['excl', ['place'], 'en'],
  ['none', ['place'], 'en'],
  ['nil', ['place'], 'en'],
  ['not covered', ['place'], 'en'],
  ['no coverage', ['place'], 'en'],
  ['n/a', ['place', 'amount'], 'en'],
];

const wordsAt = (where: Withdrawn): ReadonlySet<string> =>
  new Set(TABLE.flatMap(([words, at]) => (at.includes(where) ? [words] : [])));

const ON_PAGE = wordsAt('page');
const BESIDE_AMOUNT = wordsAt('amount');
const BEHIND_AMOUNT = wordsAt('behind');
const IN_PLACE = wordsAt('place');

/** Whether a word stamped over a page says that none of it is valid. */
export function withdrawsPage(word: string): boolean {
  return ON_PAGE.has(word.toLowerCase());
}

/** Whether a word next to an amount withdraws it. */
export function withdrawsAmount(word: string): boolean {
  return BESIDE_AMOUNT.has(word.toLowerCase());
}

/** Whether a word after an amount, in its own column, withdraws it or makes it owed to the other side. */
export function withdrawsAmountBefore(word: string): boolean {
  return BEHIND_AMOUNT.has(word.toLowerCase());
}

/** Whether words in place of an amount say that there is none, ignoring currency signs and filler. */
export function saysNoAmount(text: string): boolean {
  const words = text
    .toLowerCase()
    .replace(/[$.*]/g, '')
    .replace(/ ?\/ ?/g, '/')
    .trim();
  return IN_PLACE.has(words);
}
