import { EXPECTED, type Period } from './period.ts';
import { placeAtEnd, placeOf } from './role-places.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { isDepartment, organisationScore, SURE, titleScore } from './row-features.ts';
import { beginsDeed } from './words/phrases.ts';
import { isLabel, labelOf, meaningOf } from './words/labels.ts';
import { degreeAt } from './words/degree-words.ts';
import { STOP } from './words/marks.ts';
import { isLargerCity } from './words/cities.ts';
import type { LabelKind } from './words/label-words.ts';

/** Separators within a row, as in "Baker @Acme Foods". */
const SIGN = /;\s{1,3}|\s{1,3}@(?=\p{Lu})|\s{0,3}[|·•∙●▪◦⋅/]{1,2}\s{1,3}|\s{1,3}[|·•∙●▪◦⋅]{1,2}\s{0,3}|\t/gu;
export const DASH = /\s{1,3}[-\u2010-\u2015]{1,2}\s{1,3}|\s?[\u2014]\s?/gu;
const AT = /\s(?:at|@)\s/giu;

/** Durations, web addresses, hours: never a title or an employer. */
const NO_NAME =
  /^(?:\(?\d{1,2}\+?[ -]?(?:years?|yrs?|months?|mos?)\b.{0,30}|\S{0,80}(?:https?:|www\.|\S{2}\.(?:com|org|net|io|edu|dev|co)\b)\S{0,80}|employed|full[- ]time|part[- ]time|seasonal|temporary|permanent|casual|per diem|since|from|until|till|expected|anticipated|\d{1,3} ?(?:hours|hrs)\b.{0,20}|link|github|website|contract|self|\d{1,3})$/iu;

/** An email address, which separates what is before and after it. */
export const MAIL = /[,;:(\s]{0,3}[^\s,;:()]{1,64}@[^\s,;:()]{1,200}[\s,;)]{0,3}/gu;

/** A web address behind a name: "Acme Foods (https://acme.example)". */
const LINK = /[,;:(\s]{1,3}(?:https?:\/\/|www\.)[^\s,;()]{1,300}[\s,;)]{0,3}/giu;

/** Returns a row's texts without dates, places and anything that names nothing, split at gaps and separators. */
export function piecesOf(row: TextRow, period: Period | undefined): TextSpan[] {
  return row.segments
    .flatMap((segment) => withoutPeriod(segment, period))
    .flatMap((part) => parted(part, MAIL))
    .flatMap((part) => parted(part, LINK))
    .flatMap((part) => (isTitle(part) ? [part] : parted(part, SIGN).flatMap(byStop).flatMap(byDash)))
    .map(withoutStop)
    .map(withoutPlace)
    .flatMap((span) => (isTitle(span) ? [span] : byBrackets(span).map(withoutPlace)))
    .filter(({ text }) => !isLabel(text) || (row.segments.length === 1 && mayEndName(text)))
    .filter(({ text }) => /\p{L}/u.test(text) && !NO_NAME.test(text) && placeOf(text) === undefined && !isCity(text));
}

/** Whether a text is a larger city, named as such: "Iloilo City". */
function isCity(text: string): boolean {
  return text.endsWith(' City') && (isLargerCity(text) || isLargerCity(text.slice(0, -' City'.length)));
}

/** Whether a label says that a text is a title, whatever signs it has: "Position: Bookkeeper / Office Administrator". */
function isTitle({ text }: TextSpan): boolean {
  return labelOf(text)?.of === 'title' && !text.includes('|');
}

/** Whether a label may also be the end of a name that did not fit: "College", "Technology". */
function mayEndName(text: string): boolean {
  const { kinds = [], maybe } = meaningOf(text) ?? {};
  return maybe !== undefined || kinds.some((kind) => ENDS_OF_NAMES.has(kind));
}

const ENDS_OF_NAMES = new Set<LabelKind>(['institution', 'company', 'field', 'skill', 'other']);

const SIGNS_AT_END =
  /(?<![\s|,;:·•∙*_\u2010-\u2015([\u{1f300}-\u{1faff}\u{2600}-\u{27bf}\ufe0f-])[\s|,;:·•∙*_\u2010-\u2015([\u{1f300}-\u{1faff}\u{2600}-\u{27bf}\ufe0f-]+$/u;

/** Returns a text without signs around it. */
export function trimmed({ text, start }: TextSpan): TextSpan {
  const before =
    /^(?:\.\s)?[\s|,;:·•∙*_#[\]()\u2010-\u2015>\p{Emoji_Presentation}\ufe0f-]{0,20}/u.exec(text)?.[0].length ?? 0;
  const end = before + text.slice(before).replace(SIGNS_AT_END, '').length;
  return { text: text.slice(before, end), start: start + before, end: start + end };
}

/** Splits a text at separators. */
export function parted(span: TextSpan, sign: RegExp): TextSpan[] {
  const found: TextSpan[] = [];
  let from = 0;
  for (const match of span.text.matchAll(sign)) {
    found.push(partOf(span, { from, to: match.index }));
    from = match.index + match[0].length;
  }
  found.push(partOf(span, { from, to: span.text.length }));
  return found.filter(({ text }) => text !== '');
}

/** Returns a part of a text by its offsets, without signs around it. */
export function partOf(
  { text, start }: TextSpan,
  { from, to }: { readonly from: number; readonly to: number },
): TextSpan {
  return trimmed({ text: text.slice(from, to), start: start + from, end: start + to });
}

/** Removes a full stop at the end: a text next to dates is a name even if it ends like a sentence. */
function withoutStop(segment: TextSpan): TextSpan {
  const text = segment.text.replace(/(?<=\p{L}{4}|\d|\.)\.$/u, '');
  return { ...segment, text, end: segment.start + text.length };
}

/** Whether full stops separate names in a text: one part reads like a title. */
export function isPartedByStops(span: TextSpan): boolean {
  const parts = parted(span, STOP);
  return parts.length > 1 && parts.some(({ text }) => titleScore(text) >= SURE);
}

function isDone(text: string): boolean {
  return beginsDeed(text) && titleScore(text) < SURE;
}

/** Splits at full stops between names, and leaves out what was done: "Acme Corp, Boston, MA. Reduced costs by". */
function byStop(span: TextSpan): TextSpan[] {
  if (!isPartedByStops(span)) return [span];
  const parts = parted(span, STOP);
  const done = parts.findIndex(({ text }, i) => i > 0 && isDone(text));
  return parts.slice(0, done === -1 ? parts.length : done);
}

/** Removes the dates of an entry, both ends of a range if they are apart. */
function withoutPeriod(segment: TextSpan, period: Period | undefined): TextSpan[] {
  const dates = [period?.begins, period].filter((one) => one !== undefined);
  return dates.reduce((parts, one) => parts.flatMap((part) => withoutSpan(part, one)), [trimmed(segment)]);
}

function withoutSpan(part: TextSpan, { start, end }: TextSpan): TextSpan[] {
  if (end <= part.start || start >= part.end) return [part];
  const before = part.text.slice(0, Math.max(0, start - part.start)).replace(EXPECTED, '');
  const from = Math.min(part.text.length, end - part.start);
  return [partOf(part, { from: 0, to: before.length }), partOf(part, { from, to: part.text.length })];
}

/** Splits at a dash if one part is a place or a title; names have dashes too. */
function byDash(span: TextSpan): TextSpan[] {
  for (const sign of [DASH, AT]) {
    const parts = parted(span, sign);
    const [first] = parts;
    if (!first || parts.length < 2) continue;
    const isTitled = parts.some(({ text }) => placeOf(text) !== undefined || titleScore(text) >= SURE);
    // "The Oak Room at Fenwick's"
    if (isTitled || (sign === AT && organisationScore(first.text) < SURE && !/^the /i.test(first.text))) return parts;
  }
  return [span];
}

/** Splits off a name in brackets that is of another kind: "Plumber (Northwind Labs)", "B.S. in Physics (State University)". */
function byBrackets(span: TextSpan): TextSpan[] {
  const [, before = '', within = ''] = BRACKETED.exec(span.text) ?? [];
  const isTitled = titleScore(before) >= SURE && within.includes(' ') && !isDepartment(within);
  if (!isTitled && organisationScore(within) < SURE) return [span];
  const from = span.text.lastIndexOf(within);
  return [partOf(span, { from: 0, to: before.length }), partOf(span, { from, to: from + within.length })];
}

const BRACKETED = /^(\p{L}[^()]{1,80}?)\s?\((\p{Lu}[^()]{2,60})\)$/u;

/** Returns a text without a place in brackets, before a colon or at its end. */
export function withoutPlace(span: TextSpan): TextSpan {
  if (placeOf(span.text) !== undefined) return span;
  const [, name = '', within = ''] = /^(.{2,100}?)\s?\(([^()]{2,60})\)$/.exec(span.text) ?? [];
  // Behind a title there may be units, and behind a degree its fields.
  const isTown = /^\p{Lu}[^,]*, \p{Lu}[^,]*$/u.test(within) && titleScore(name) < SURE && degreeAt(name) === '';
  if (isTown || placeOf(within) !== undefined || isLargerCity(within))
    return partOf(span, { from: 0, to: name.length });
  // "Duluth, MN: Osprey Aviation"
  const before = /^(.{3,60}?):\s/.exec(span.text);
  if (before && placeOf(before[1] ?? '') !== undefined)
    return partOf(span, { from: before[0].length, to: span.text.length });
  const place = placeAtEnd(span.text);
  return place ? partOf(span, { from: 0, to: place.start }) : span;
}
