import { inhabitantAt, labelledPlaceAt, placeAt } from './origin-places.ts';
import { BRANDS, ORIGIN_CUES, ORIGIN_FIELDS, TRADE_PHRASES } from './trade-talk.ts';

// Words that make a following place the origin of the goods; those of the second list only with "in", "from" or "by" in
// between.
const ORIGIN_VERBS = new Set(
  (
    'made mfd mfg manufactured produced assembled imported sourced shipped shipping grown harvested originating originated exported crafted ' +
    'handmade handcrafted fabricated built designed packed bottled sewn purchased bought coming comes product products origin'
  ).split(' '),
);
const PREPOSITIONS = new Set(['in', 'from', 'by', 'ex', 'to']);
const AFTER_PLACE = new Set([
  'made',
  'origin',
  'manufactured',
  'produced',
  'sourced',
  'built',
  'imported',
  'assembled',
]);
// Things made of china, turkey or chile state no origin.
const MADE_OF_MATTER = new Set(['made', 'crafted', 'handmade', 'sewn', 'produced', 'fabricated', 'handcrafted']);
const JOINS = new Set([',', 'and', 'or', '(', ')', 'province', 'city', 'based']);
const MAX_LEAD = 6;

/**
 * Removes from a description what says nothing about the goods: origin, sales talk, brands. The remaining words keep
 * their order, so the same goods read the same with and without such words.
 */
export function setAside(tokens: readonly string[]): string[] {
  const gone = new Uint8Array(tokens.length);
  for (let at = 0; at < tokens.length; at++) {
    if (gone[at] === 1) continue;
    const length = phraseAt(tokens, at, TRADE_PHRASES) || phraseAt(tokens, at, BRANDS) || namedBrandAt(tokens, at);
    if (length > 0) gone.fill(1, at, at + length);
  }
  for (let at = 0; at < tokens.length; at++) {
    if (gone[at] === 1) continue;
    const labelled = labelAt(tokens, at);
    const { from, to } = labelled > 0 ? { from: at, to: at + labelled } : originAt(tokens, at, gone);
    const isBracketed = to > from && tokens[from - 1] === '(' && tokens[to] === ')';
    if (to > from) gone.fill(1, from - Number(isBracketed), to + Number(isBracketed));
  }
  return tokens.filter((_, at) => gone[at] === 0);
}

const MAX_LABEL = 12;
const LABEL_MARKS = new Set([':', '(', ')']);
const LABEL_WORDS = new Set([...LABEL_MARKS, 'the', 'code', 'name', 'country', 'iso']);

/**
 * Returns how many tokens a label of origin takes, with the places after it: "country of origin (COO): CN, Viet Nam".
 * The name of a field is a label by itself; "origin" and "made in" are if a mark and a place follow.
 */
function labelAt(tokens: readonly string[], at: number): number {
  const isField = phraseAt(tokens, at, ORIGIN_FIELDS) > 0;
  let named = at;
  for (let length = 1; length > 0 && named - at < MAX_LABEL; named += length) {
    const isWord = named > at && LABEL_WORDS.has(tokens[named] ?? '');
    length = phraseAt(tokens, named, ORIGIN_FIELDS) || phraseAt(tokens, named, ORIGIN_CUES) || Number(isWord);
  }
  if (named === at || (!isField && !LABEL_MARKS.has(tokens[named - 1] ?? ''))) return 0;
  const place = labelledPlaceAt(tokens, named);
  if (place > 0) return furtherPlaces(tokens, named + place) - at;
  return isField ? named - at : 0;
}

/** "Acme brand hammer" at the start, and "brand Acme" or "brand: Acme"; the name is one word. */
function namedBrandAt(tokens: readonly string[], at: number): number {
  if (at === 0 && /^brand(?:ed)?$/.test(tokens[1] ?? '') && tokens.length > 2) return 2;
  if (tokens[at] !== 'brand') return 0;
  const name = tokens[at + 1] === ':' ? at + 2 : at + 1;
  return /^\p{L}/u.test(tokens[name] ?? '') ? name + 1 - at : 1;
}

const NOWHERE = { from: 0, to: 0 };

/**
 * Returns the origin phrase whose place starts at a position: the words before the place, the places, and "made" or
 * "origin" after.
 */
function originAt(tokens: readonly string[], at: number, gone: Uint8Array): { from: number; to: number } {
  const place = placeAt(tokens, at);
  const adjective = place === undefined ? inhabitantAt(tokens, at) : 0;
  const end = at + (place?.length ?? adjective);
  if (end === at) return NOWHERE;
  const isAfter = AFTER_PLACE.has(tokens[end] ?? '') && !MADE_OF_MATTER.has(tokens[at - 1] ?? '');
  const after = isAfter ? (PREPOSITIONS.has(tokens[end + 1] ?? '') ? end : end + 1) : end;
  if (place === undefined) {
    if (after === end) return NOWHERE;
    return { from: tokens[at - 1] === 'of' && tokens[end] === 'origin' ? at - 1 : at, to: after };
  }
  const from = leadBefore(tokens, at, gone);
  const isBracketed = tokens[at - 1] === '(' && tokens[end] === ')';
  if (!place.isClear && from === at && after === end && !isBracketed) return NOWHERE;
  const lead = tokens.slice(from, at);
  // "Made in CN" and "from CN" name a country, "in CN" need not.
  if (place.isCode && !lead.some((word) => word === 'from' || ORIGIN_VERBS.has(word))) return NOWHERE;
  const isMatter = !place.isClear && lead.includes('from') && lead.some((word) => MADE_OF_MATTER.has(word));
  return isMatter ? NOWHERE : { from, to: furtherPlaces(tokens, after) };
}

/**
 * Returns where a "made in the", "product of" or "from" starts that ends before a position; the position itself if
 * there is none.
 */
function leadBefore(tokens: readonly string[], at: number, gone: Uint8Array): number {
  let from = at;
  let reach = at;
  for (let i = at - 1; i >= Math.max(0, at - MAX_LEAD) && gone[i] === 0; i--) {
    const token = tokens[i] ?? '';
    if (LABEL_WORDS.has(token) || token === 'is' || token === 'proudly') continue;
    if (token === 'of' && !['product', 'products', 'origin'].includes(tokens[i - 1] ?? '')) break;
    const isVerb = ORIGIN_VERBS.has(token);
    if (!isVerb && !PREPOSITIONS.has(token) && token !== 'of') break;
    // "export to", "shipped by": prepositions other than of origin count only with their verb.
    if ((token === 'to' || token === 'by') && !ORIGIN_VERBS.has(tokens[i - 1] ?? '')) break;
    reach = i;
    from = reach;
  }
  return from;
}

/** Returns the end of a list of places, "Shenzhen, China and Vietnam", whose first one ends at a position. */
function furtherPlaces(tokens: readonly string[], end: number): number {
  let to = end;
  for (let at = end; at < tokens.length && at - to < 2; at++) {
    if (tokens[at] === 'province' || tokens[at] === 'city') {
      to = at + 1;
      continue;
    }
    if (JOINS.has(tokens[at] ?? '')) continue;
    const place = placeAt(tokens, at);
    if (place === undefined) break;
    at += place.length - 1;
    to = at + 1;
  }
  return to;
}

function phraseAt(tokens: readonly string[], at: number, phrases: ReadonlyMap<string, readonly string[][]>): number {
  const found = phrases.get(tokens[at] ?? '')?.find((phrase) => phrase.every((word, i) => tokens[at + i] === word));
  return found?.length ?? 0;
}

// Tags and character references of a web page, scripts and styles as a whole; "<5 kg" is neither.
const MARKUP = /<(script|style)\b[^<]{0,2000}<\/\1>|<[/!]?[a-z][^<>]{0,300}>|&(?:[a-z]{2,8}|#\d{1,6});/gi;

/** Removes the markup from a description copied from a web page. */
export function withoutMarkup(text: string): string {
  return text.replace(MARKUP, ' ');
}

const ARTICLE_CHUNK = /[\p{L}\p{N}]+(?:[-_/.][\p{L}\p{N}]+)*/gu;
const ARTICLE_CUE =
  /(?<!\p{L})(?:sku|asin|upc|ean|mpn|gtin|coo|(?:model|style|item|part|ref|reference|art|article|stock|catalog|catalogue|product|lot|batch|serial)(?: ?(?:no|nos|number|numbers|num|code|id|#))?)\.? ?[:#]? ?(?=[\p{L}\p{N}\-_/.]{0,40}\p{N})[\p{L}\p{N}][\p{L}\p{N}\-_/.]{0,40}/gu;
const MIN_ARTICLE = 6;
const MAX_ARTICLE = 40;

/**
 * Removes article numbers from a folded text: "SKU AB-1204", "90017-rja-0030". Quantities, sizes and chemical names
 * stay.
 */
export function withoutArticleNumbers(text: string): string {
  return text.replace(ARTICLE_CUE, ' ').replace(ARTICLE_CHUNK, (chunk) => (isArticleNumber(chunk) ? ' ' : chunk));
}

function isArticleNumber(chunk: string): boolean {
  const isLongEnough = chunk.length >= MIN_ARTICLE && chunk.length <= MAX_ARTICLE;
  if (!isLongEnough || !/\p{N}{3}/u.test(chunk) || /\p{L}{5}/u.test(chunk)) return false;
  const pieces = chunk.split(/[-_/.]/);
  // Letters followed by three digits, "xr500"; or letters among digits that are not a unit.
  if (pieces.some((piece) => /^\p{L}{1,3}\p{N}{3}/u.test(piece))) return true;
  const numbers = pieces.filter((piece) => /^\p{N}{3,}$/u.test(piece)).length;
  return numbers >= 2 && pieces.some((piece) => /^\p{L}{2,4}$/u.test(piece));
}
