import { sentences } from '../plan/sentences.ts';

/** What a row says about the number in its price box, besides the number. */
export interface PriceNotes {
  /** Texts of the footnotes on the price itself. */
  readonly onPrice: readonly string[];
  /** Texts of the row's other footnotes, without those on an exercise price or the underlying security. */
  readonly elsewhere: readonly string[];
  readonly title: string;
}

/**
 * Whether a row's own footnotes say that its price is not in U.S. dollars for one of its securities: another currency
 * and not converted, the price of a depositary share or a unit of several securities, or the price of all of them. The
 * form has no box for any of this, so only footnotes say it; a product of such a price would be a wrong value.
 */
export function isOtherPrice({ onPrice, elsewhere, title }: PriceNotes): boolean {
  return (
    onPrice.some((note) => isOfPrice(plain(note), title)) ||
    elsewhere.flatMap((note) => sentences(plain(note))).some((sentence) => saysOfPrice(sentence, title))
  );
}

const CODES = 'CAD|CDN|EUR|GBP|GBX|CHF|NOK|SEK|DKK|ISK|JPY|ILS|NIS|AUD|NZD|HKD|SGD|CNY|RMB|INR|BRL|MXN|KRW|ZAR|PLN|TWD';
const NAMES = [
  '(?:canadian|cdn|australian|new zealand|hong kong|singapore|taiwan(?:ese)?) (?:dollars?|currency|funds)',
  'dollar (?:figures|amounts) are (?:in )?canadian',
  'euros?',
  '(?:pounds? |british |u\\.?k\\.? )(?:sterling|pounds?|pence)|sterling|pence',
  '(?:swiss )?francs?',
  'kroner?|kronor|krona',
  '(?:japanese |in )yen',
  'shekels?|renminbi|yuan|rupees?|rand|zloty',
  '(?:brazilian )?rea(?:i|l)s|(?:mexican |philippine )pesos?|(?:korean |in )won',
];
const AMOUNT_SIGNS = '(?<![A-Z])(?:CA|CAD|CDN|C|AU|A|NZ|HK|NT|S|R) ?\\$|[€£¥₪₹₩]';
const FOREIGN = new RegExp(`(?<!\\w)(?:${CODES})(?![A-Za-z])|${AMOUNT_SIGNS}`);
const FOREIGN_NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'i');

/** A par value is in the currency of the articles, whatever the shares were sold for. */
const NO_PRICE =
  /\b(?:par|nominal) value(?: of)? [A-Z]{2,3} ?\$?\d[\d.,]{0,20}|[A-Z]{2,3} ?\d[\d.,]{0,20} (?:par|nominal) value|\S{1,6} ?\d[\d.,]{0,20} (?:million|billion)/gi;

const DOLLARS = '(?:US|United States)(?:[ -]?dollars?| ?\\$)|USD';
const CONVERTED = new RegExp(
  `\\b(?:converted|translated)\\b.{0,100}(?:${DOLLARS})|(?:price|amount|figure|value)s?\\b.{0,60}\\b(?:converted|translated)\\b` +
    `|(?:${DOLLARS}) (?:equivalent of|(?:price|amount|figure|value)s?\\b)|equivalent (?:price )?in (?:${DOLLARS})` +
    `|(?:reported|stated|expressed|shown|presented|given|price|amount|figure)s? in (?:${DOLLARS})`,
  'i',
);

const PRICE = /\bprices?\b|\bcolumn 4\b|\bper share\b/i;
const NOT_THIS_PRICE = /\b(?:exercise|conversion|strike|grant|dividends? (?:of|paid|payable))\b/i;

const DEPOSITARY = /\b(?:ADS|ADR|American depositary|depositary (?:share|receipt))/i;
const PER_DEPOSITARY =
  /\b(?:per|price (?:of|for)(?: one| each| an)?) (?:one )?(?:ADS|ADR|American depositary (?:share|receipt))/i;
const DERIVED = /\b(?:divid(?:ed|ing)|derived|calculated|adjusted|converted|implied|equivalent)\b/i;

const UNIT = /\bunits?\b/i;
const PER_UNIT = /\bprice\b.{0,40}\b(?:per|for (?:one|each)|of (?:one|each)) unit\b/i;
const UNIT_OF_SEVERAL = /\bunits?\b.{0,40}\b(?:consist|compris)/i;

const OF_ALL =
  /^(?:(?:the )?(?:price|amount|figure|value|number)s? (?:(?:reported|shown|stated|listed|given|above|here|in column 4|set forth) ){0,3}(?:is|represents?|reflects?) |represents? |reflects? )?(?:the |an? )?(?:aggregate|total) (?:purchase |sales? |acquisition |exercise )?(?:price|consideration|amount|proceeds|cost)\b(?! per)/i;
const PER_SHARE = /(?<!\bnot (?:a |the )?(?:price )?)\bper (?:share|security|unit)\b/i;

function isOfPrice(note: string, title: string): boolean {
  if (isForeign(note) && !CONVERTED.test(note)) return true;
  if (isOfOther(note, title)) return true;
  return sentences(note).some((sentence) => OF_ALL.test(sentence) && !PER_SHARE.test(sentence));
}

function saysOfPrice(sentence: string, title: string): boolean {
  if (!PRICE.test(sentence) || NOT_THIS_PRICE.test(sentence)) return false;
  return (isForeign(sentence) && !CONVERTED.test(sentence)) || isOfOther(sentence, title);
}

function isOfOther(text: string, title: string): boolean {
  if (!DEPOSITARY.test(title) && PER_DEPOSITARY.test(text) && !DERIVED.test(text)) return true;
  return !UNIT.test(title) && PER_UNIT.test(text) && UNIT_OF_SEVERAL.test(text);
}

function isForeign(text: string): boolean {
  const prices = text.replace(NO_PRICE, ' ');
  return FOREIGN.test(prices) || FOREIGN_NAME.test(prices);
}

/** Writes abbreviations without points, which would end sentences. */
function plain(note: string): string {
  return note
    .replace(/\bU\. ?S\.(?: ?A\.)?/g, 'US')
    .replace(/\b(?:Cdn|CDN|Can)\. ?(?=dollars?|funds|\$)/g, 'Canadian ')
    .replace(/\s+/g, ' ');
}
