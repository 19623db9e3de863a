import { COUNTRIES } from './countries.ts';
import { MONTHS, NO_STREET_WORDS, STREET_ENDINGS, STREET_TYPES, STREET_TYPES_BEFORE } from './address-words.ts';
import type { Place } from '../../quotes/locate.ts';

/** A word of a street's or town's name. */
const NAME = String.raw`\p{Lu}[\p{L}\p{M}'’.-]{0,30}`;
const SMALL = String.raw`(?:de|da|do|dos|das|del|della|delle|di|du|des|la|le|les|van|von|der|den|the|of|nad|na|am|y|e|\d{1,3}(?:st|nd|rd|th))`;
/** Where a word or number is over; `\b` knows ASCII letters alone. */
const END = String.raw`(?![\p{L}\p{N}\p{M}])`;
const NAMES = String.raw`${NAME}(?:[ \t](?:${SMALL}[ \t]){0,2}${NAME}){0,4}`;
const HOUSE = String.raw`\d{1,6}[A-Za-z]?(?:[-/]\d{1,5})?`;
const UNIT = String.raw`(?:[Aa]pt|[Aa]partment|[Ss]uite|[Ss]te|[Uu]nit|[Ff]lat|[Rr]oom|[Rr]m|[Ff]loor|[Bb]ldg)\.?[ \t]{0,2}#?[ \t]?[A-Za-z]?\d{1,5}[A-Za-z]?`;
const TYPE = `(?:${STREET_TYPES})`;
/** The point of a type that is cut short; after a whole word it ends the sentence. */
const ABBREVIATED = String.raw`(?:(?<=[ \t](?:St|Ave?|Rd|Dr|Ln|Blvd|Ct|Pl|Sq|Hwy|Pkwy|Ter|Cir|Wy))\.)?`;
const ANY_CASE_TYPE = STREET_TYPES.replace(/[A-Z]/g, (letter) => `[${letter}${letter.toLowerCase()}]`);

/** Streets, boxes and units by their form; all before what follows of the address. */
const FORMS: readonly RegExp[] = [
  // 12 Main Street; 4 Privet Dr.; 77 W 5th Ave
  String.raw`(?<![\p{L}\p{N}\p{M}])(?:\d{1,6}[ \t])?${HOUSE}[ \t](?:(?:${SMALL}[ \t])?(?:${NAME}|\d{1,4}(?:st|nd|rd|th))[ \t]){1,5}${TYPE}${END}${ABBREVIATED}`,
  // 12 main street
  String.raw`(?<![\p{L}\p{N}\p{M}])\d{1,6}[ \t](?:(?!(?:${NO_STREET_WORDS})\b)[\p{Ll}\d'.-]{2,20}[ \t]){1,2}(?:${ANY_CASE_TYPE})${END}\.?`,
  // 3482 Via Franscini 71; Rua Igreja 25; ul. Miła 53
  String.raw`(?<![\p{L}\p{N}\p{M}])(?:\d{1,6}[ \t]){0,2}(?:${STREET_TYPES_BEFORE})[ \t](?:${SMALL}[ \t]){0,2}${NAMES}[ \t]{1,2}\d{1,6}[A-Za-z]?${END}`,
  String.raw`(?<![\p{L}\p{N}\p{M}])\d{1,6},?[ \t](?:${STREET_TYPES_BEFORE})[ \t](?:${SMALL}[ \t]){0,2}${NAMES}${END}`,
  // Skoanveien 226; Strickstrasse 61
  String.raw`(?<![\p{L}\p{N}\p{M}])(?:\d{1,6}[ \t]){0,2}[\p{L}\p{M}]{2,30}(?:${STREET_ENDINGS})[ \t]\d{1,5}[A-Za-z]?${END}`,
  // PO Box 12; Unit 0822 Box 8858; PSC 1437, Box 3833
  String.raw`(?<![\p{L}\p{N}\p{M}])(?:\d{1,6}[ \t])?[Pp]\.?[ \t]?[Oo]\.?[ \t]?[Bb]ox[ \t]\d{1,8}${END}`,
  String.raw`(?<![\p{L}\p{N}\p{M}])(?:PSC|CMR|[Uu]nit)[ \t]\d{1,6},?[ \t][Bb]ox[ \t]\d{1,6}${END}`,
  String.raw`(?<![\p{L}\p{N}\p{M}])US(?:NV|NS|CGC|S)[ \t]${NAME}(?=\s{1,3}[AFD]PO\b)`,
  // the corner of X and Y
  String.raw`(?<![\p{L}\p{N}\p{M}])(?:[Tt]he )?[Cc]orner of [^\n.;:!?]{2,50}?\.? and ${NAME}(?:[ \t]${NAME}){0,3}(?:[ \t]\d{1,4})?${END}`,
  String.raw`(?<![\p{L}\p{N}\p{M}#])${UNIT}${END}`,
].map((form) => new RegExp(form, 'gu'));

/** 28245 Puruntie 82, and also `2026 Revision 10`. */
const BETWEEN_NUMBERS = new RegExp(
  String.raw`(?<![\p{L}\p{N}\p{M}])(?!\d{1,6}[ \t](?:${MONTHS})\b)\d{1,6}[ \t](?:\d{1,6}[ \t])?(${NAMES})[ \t]\d{1,5}${END}(?![-.,/:%]\d)`,
  'gu',
);

/** A word that is no abbreviation, and the point after it. */
const SENTENCE_END = /\p{L}{4}\.[ \t]/u;

/** Words after which an address stands, and the address up to the end of its line or sentence where it begins with a number. */
const AFTER_CUE =
  /(?<![\p{L}\p{N}\p{M}])(?:address(?:es)?(?: is| are|:)|lives? (?:at|in)|lived at|living at|located at|resides? at|residing at|ship(?:ped)? to|deliver(?:ed)? to|mail(?:ed)? to|home:)[ \t]{1,6}(\d{1,6}[ \t][^\n;!?]{3,80}?)(?=[\n;!?]|\.(?:\s|$)|,? (?:and|but|for|since|with|who)\b|$)/giu;

/** What stands between the parts of an address: a comma, a line end, the marks of quoted lines. A point within a line ends a sentence. */
const BETWEEN =
  /[ \t]{0,4}(?:,|\.(?=[ \t]{0,4}\r?\n))?[ \t]{0,4}(?:\r?\n[ \t]{0,8}(?:>|\?{3})?[ \t]{0,8}){0,2},?[ \t]{0,4}/y;

/** A part that an address may end with, and one that may only stand before such a part. */
const CLOSING = new RegExp(
  String.raw`${UNIT}${END}|[A-Z]{1,2}\d\w{0,2}[ \t]\d[A-Z]{2}${END}|(?:[A-Z]{2}-)?\d{3,6}(?:[- ]\d{2,4})?${END}`,
  'uy',
);
const PLACE = new RegExp(String.raw`\(?${NAME}\)?(?:[ \t](?:${SMALL}[ \t]){0,2}\(?${NAME}\)?){0,4}|[a-z]{3}\b`, 'uy');

/** The most parts after the street. */
const MAX_PARTS = 7;

/** A town and what it lies in, between commas. */
const TOWN = new RegExp(String.raw`(?:,[ \t]{1,2}${NAME}(?:[ \t]${NAME}){0,2}){1,3}(?=[.,;\n)]|$|[ \t]\p{Ll})`, 'uy');

/** Where postal addresses stand, each in one piece as far as it can be told. `isOrdinary` says of a word in lower case that it is one. */
export function addresses(text: string, isOrdinary: (word: string) => boolean): Place[] {
  const streets = FORMS.flatMap((form) =>
    [...text.matchAll(form)].map(({ 0: found, index }) => ({ start: index, end: index + found.length })),
  );
  const cued = [...text.matchAll(AFTER_CUE)].map(({ 0: found, 1: address = '', index }) => ({
    start: index + found.length - address.length,
    end: index + found.length,
  }));
  const between = [...text.matchAll(BETWEEN_NUMBERS)]
    .filter(({ 1: names = '' }) => !SENTENCE_END.test(names))
    .filter(({ 1: names = '' }) =>
      names
        .toLowerCase()
        .split(/[ \t]/)
        .some((word) => word.length > 1 && !isOrdinary(word)),
    )
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  const withTails = [...streets, ...between].map(({ start, end }) => ({ start, end: withTail(text, end) }));
  return joined([...withTails, ...cued]);
}

/** Where an address ends that a street begins: with its last unit, code or country, else with the towns after commas. */
function withTail(text: string, end: number): number {
  let kept = end;
  let at = end;
  for (let part = 0; part < MAX_PARTS; part++) {
    const next = endOf(BETWEEN, text, at);
    if (next === undefined || next === at) break;
    const closing = endOf(CLOSING, text, next);
    const place = closing ?? endOf(PLACE, text, next);
    if (place === undefined) break;
    at = place;
    if (closing !== undefined || endsInCountry(text.slice(next, place))) kept = place;
    if (closing !== undefined && !/^[A-Za-z]/.test(text.charAt(next))) break;
  }
  return kept === end ? (endOf(TOWN, text, end) ?? end) : kept;
}

function endOf(part: RegExp, text: string, at: number): number | undefined {
  part.lastIndex = at;
  return part.test(text) ? part.lastIndex : undefined;
}

function endsInCountry(place: string): boolean {
  const words = place.toLowerCase().split(/[ \t]/);
  return words.some((_, i) => COUNTRIES.has(words.slice(i).join(' ')));
}

function joined(stretches: readonly Place[]): Place[] {
  const all: Place[] = [];
  for (const one of stretches.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = all.at(-1);
    if (last && one.start < last.end) all[all.length - 1] = { start: last.start, end: Math.max(last.end, one.end) };
    else all.push(one);
  }
  return all;
}
