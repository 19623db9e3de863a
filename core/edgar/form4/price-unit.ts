import { sentences } from '../plan/sentences.ts';

/** Where a row's footnotes about its price are, by their ids. */
export interface PriceNotes {
  /** On the price itself. */
  readonly onPrice: readonly string[];
  /** Elsewhere in the row, without those on an exercise price or the underlying security. */
  readonly elsewhere: readonly string[];
  readonly title: string;
}

/** What a footnote says that a price is: for any security, or for one that is no depositary share or unit by its title. */
interface Said {
  readonly isOther: boolean;
  readonly isPerDepositary: boolean;
  readonly isPerUnit: boolean;
}

/**
 * Creates the check of a filing's rows: whether a row's own footnotes say that its price is not in U.S. dollars for one
 * of its securities, but in another currency and not converted, for a depositary share or a unit of several securities,
 * or for all of them. The form has no box for any of this, so only footnotes say it; a product of such a price would be
 * a wrong value. Every footnote is read once, however many rows refer to it; unknown ids are ignored.
 */
export function priceReader(footnotes: ReadonlyMap<string, string>): (notes: PriceNotes) => boolean {
  const texts = [...footnotes].map(([id, text]) => [id, plain(text)] as const);
  const ofPrice = new Map(texts.map(([id, text]) => [id, [saidOnPrice(text)]]));
  const inPassing = new Map(texts.map(([id, text]) => [id, sentences(text).filter(isOfThisPrice).map(saidIn)]));
  return ({ onPrice, elsewhere, title }) => {
    const said = [
      ...onPrice.flatMap((id) => ofPrice.get(id) ?? []),
      ...elsewhere.flatMap((id) => inPassing.get(id) ?? []),
    ];
    const [isDepositary, isUnit] = [DEPOSITARY.test(title), UNIT.test(title)];
    return said.some((one) => one.isOther || (one.isPerDepositary && !isDepositary) || (one.isPerUnit && !isUnit));
  };
}

const CODES = 'CAD|CDN|EUR|GBP|GBX|CHF|NOK|SEK|DKK|ISK|JPY|ILS|NIS|AUD|NZD|HKD|SGD|CNY|RMB|INR|BRL|MXN|KRW|ZAR|PLN|TWD';
const NAMES = [
  '(?:canadian|cdn|australian|new zealand|hong kong|singapore|taiwan(?:ese)?) (?:dollars?|currency|funds)',
  'dollar (?:figures|amounts) are (?:in )?canadian',
  'euros?',
  '(?:pounds? |british |u\\.?k\\.? )(?:sterling|pounds?|pence)',
  '(?:swiss )?francs?',
  'kroner?|kronor|krona',
  '(?:japanese |in )yen',
  'shekels?|renminbi|rupees?|zloty|(?:chinese |south african )(?:yuan|rand)',
  '(?:brazilian )?rea(?:i|l)s|(?:mexican |philippine )pesos?|(?:korean |in )won',
];
const AMOUNT_SIGNS = '(?<![A-Z])(?:CA|CAD|CDN|C|AU|A|NZ|HK|NT|S|R) ?\\$|[€£¥₪₹₩]';
const FOREIGN = new RegExp(`(?<!\\w)(?:${CODES})(?![A-Za-z])|${AMOUNT_SIGNS}`);
const FOREIGN_NAME = new RegExp(`\\b(?:${NAMES.join('|')})\\b`, 'i');

/** Names of currencies that firms and people have too: "Sterling Bancorp". */
const ALSO_A_NAME =
  /\b(?:sterling|pence|yuan|rand)\b|\d ?(?:Sterling|Pence|Yuan|Rand)\b|\b[Ii]n (?:Sterling|Pence|Yuan|Rand)\b(?! [A-Z])/;

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

function saidOnPrice(note: string): Said {
  const isOfAll = sentences(note).some((sentence) => OF_ALL.test(sentence) && !PER_SHARE.test(sentence));
  const said = saidIn(note);
  return { ...said, isOther: said.isOther || isOfAll };
}

function isOfThisPrice(sentence: string): boolean {
  return PRICE.test(sentence) && !NOT_THIS_PRICE.test(sentence);
}

function saidIn(text: string): Said {
  return {
    isOther: isForeign(text) && !CONVERTED.test(text),
    isPerDepositary: PER_DEPOSITARY.test(text) && !DERIVED.test(text),
    isPerUnit: PER_UNIT.test(text) && UNIT_OF_SEVERAL.test(text),
  };
}

function isForeign(text: string): boolean {
  const prices = text.replace(NO_PRICE, ' ');
  return FOREIGN.test(prices) || FOREIGN_NAME.test(prices) || ALSO_A_NAME.test(prices);
}

/** Writes abbreviations without points, which would end sentences. */
function plain(note: string): string {
  return note
    .replace(/\bU\. ?S\.(?: ?A\.)?/g, 'US')
    .replace(/\b(?:Cdn|CDN|Can)\. ?(?=dollars?|funds|\$)/g, 'Canadian ')
    .replace(/\s+/g, ' ');
}
