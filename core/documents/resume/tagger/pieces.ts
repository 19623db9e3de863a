import { emailsIn, PHONE } from '../rules/contact/contact.ts';
import { periodsIn, type Period } from '../rules/period.ts';
import { isPartedByStops, trimmed } from '../rules/pieces.ts';
import { STOP } from '../rules/words/marks.ts';
import { schoolBeforeDegree, schoolBeforeTown } from '../rules/role-places.ts';
import { NO_MORE, subjectBeforeDegree } from '../rules/study-parts.ts';
import type { TextRow, TextSpan } from '../rules/resume-rows.ts';
import { degreeAt, SCHOOL_WORDS } from '../rules/words/degree-words.ts';
import { wordsOf } from '../rules/words/phrases.ts';

/** What precedes a piece: nothing, a wide gap, or a separator. */
export type Parting = '' | 'gap' | ',' | '|' | '-' | '/' | ':' | ';' | '(' | ')' | '@' | 'in' | ' ';

/** What the form of a piece says by itself. */
export type Form = 'text' | 'range' | 'date' | 'mail' | 'number' | 'site';

/** The smallest part of a row that can be a value or part of one. */
export interface Piece extends TextSpan {
  readonly form: Form;
  readonly period: Period | undefined;
  readonly row: number;
  /** Its index in the row, from the start and from the end. */
  readonly place: number;
  readonly fromEnd: number;
  readonly before: Parting;
  readonly after: Parting;
  readonly left: number;
}

/** The most pieces of a row; anything after them is ignored. */
const MAX_PIECES = 24;

/** A longer row is prose, and one piece. */
const MAX_ROW = 400;

const SITE =
  /(?:https?:\/\/|www\.)\S{1,200}|(?<![\p{L}\p{N}@.-])(?:[\p{L}\p{N}-]{2,40}\.){1,3}(?:com|org|net|io|dev|edu|me|co|uk|de|fr|example)(?:\/\S{0,200})?(?![\p{L}\p{N}])/gu;

/** Separators, the commonest first; `partingOf()` names them. */
const SIGNS =
  /\s{0,3}[|·•∙●▪◦⋅»◆■]{1,2}\s{0,3}|\s{2,}|\t|\s{1,3}[-\u2010-\u2015~]{1,2}\s{1,3}|\s?[\u2014]\s?|\s{1,3}\/{1,2}\s{1,3}|\s?\/{2}\s?|:\s{1,3}|;\s{1,3}|,(?:\s{1,3}|(?=\p{L}{2}))(?!(?:inc|llc|ltd|corp|llp|l\.l\.c|gmbh|plc|jr|sr)(?![-\p{L}]))|\s{0,2}[([](?!(?:\p{L}[\p{L}.]{0,5}|honou?rs)[)\]])|(?<![([](?:\p{L}[\p{L}.]{0,5}|honou?rs))[)\]]\s{0,3}[,;:|-]?\s{0,3}|\s(?:at|@)\s(?=[\p{Lu}\d])|\s@(?=\p{L})|\s{1,2}(?:in|en|em)(?:\s(?=\p{L})|$)|\s(?:from|with)\s(?=\p{Lu})/giu;

/** Splits rows into pieces. */
export function piecesOf(rows: readonly TextRow[]): Piece[] {
  return rows.flatMap((row, i) => piecesIn(row, i));
}

type Part = Omit<Piece, 'row' | 'place' | 'fromEnd' | 'after'>;

function piecesIn(row: TextRow, index: number): Piece[] {
  const wide = setWide(row);
  if (wide) return [{ ...wide, row: index, place: 0, fromEnd: 0, after: '' }];
  const fixed = row.text.length > MAX_ROW ? [] : fixedIn(row);
  const parts: Part[] = [];
  for (const [i, segment] of row.segments.entries()) {
    const from = parts.length;
    partsOf(segment, fixed, parts);
    const first = parts[from];
    if (first && i > 0 && from > 0) parts[from] = { ...first, before: 'gap' };
  }
  const kept = parts.slice(0, MAX_PIECES);
  return kept.map((part, place) => ({
    ...part,
    row: index,
    place,
    fromEnd: kept.length - 1 - place,
    after: kept[place + 1]?.before ?? '',
  }));
}

/** Returns a letter-spaced row as one piece: "J A N E   R O E". */
function setWide({ segments, start, end, left }: TextRow): Part | undefined {
  const isWide =
    segments.every(({ text }) => /^[^\s](?: [^\s])*$/u.test(text)) && segments.some(({ text }) => text.length > 4);
  if (!isWide) return undefined;
  const text = segments.map((one) => one.text.replaceAll(' ', '')).join(' ');
  return { text, start, end, form: 'text', period: undefined, before: '', left };
}

/** A word for the present, by itself. */
const GOES_ON = /^(?:present|current|now|today|ongoing)$/i;

interface Fixed extends TextSpan {
  readonly form: Form;
  readonly period: Period | undefined;
}

/** Returns the dates, addresses and numbers of a row, in order and without overlaps. */
function fixedIn(row: TextRow): Fixed[] {
  const matches = (pattern: RegExp, form: Form): Fixed[] =>
    [...row.text.matchAll(pattern)].map(({ 0: text, index }) => {
      const start = row.start + index;
      return { text, start, end: start + text.length, form, period: undefined };
    });
  const all = [
    ...emailsIn(row).map((one): Fixed => ({ ...one, form: 'mail', period: undefined })),
    ...matches(SITE, 'site'),
    ...periodsIn(row).map((one): Fixed => ({ ...one, form: one.isRange ? 'range' : 'date', period: one })),
    ...matches(PHONE, 'number'),
  ];
  const found: Fixed[] = [];
  for (const one of all) if (!found.some(({ start, end }) => one.start < end && start < one.end)) found.push(one);
  return found.toSorted((a, b) => a.start - b.start);
}

/** Adds the parts of a segment. A range that began in the previous segment was already added there. */
function partsOf(segment: TextSpan & { readonly left: number }, fixed: readonly Fixed[], parts: Part[]): void {
  const { left } = segment;
  const end = segment.start + segment.text.length;
  const add = (one: Omit<Fixed, 'period'> & Partial<Fixed>, before: Parting): void =>
    void parts.push({ period: undefined, ...one, before, left });
  let at = segment.start;
  for (const one of fixed) {
    if (one.end <= at || one.start >= end) continue;
    if (one.start >= segment.start) {
      textParts(segment, { from: at, to: one.start }, add);
      add(one, partingAt(segment, one.start, at));
    }
    at = Math.min(end, one.end);
  }
  textParts(segment, { from: at, to: end }, add);
}

/** Adds the texts between dates, addresses and numbers. */
function textParts(
  { text, start }: TextSpan,
  { from, to }: { readonly from: number; readonly to: number },
  add: (one: Omit<Fixed, 'period'> & Partial<Fixed>, before: Parting) => void,
): void {
  const own = text.slice(from - start, to - start);
  let [at, before] = [0, from === start ? '' : ' '] as [number, Parting];
  const addUntil = (until: number): void => {
    const part = trimmed({ text: own.slice(at, until), start: from + at, end: from + until });
    if (!/[\p{L}\p{N}]/u.test(part.text)) return;
    if (GOES_ON.test(part.text)) {
      add({ ...part, form: 'date', period: { ...part, from: null, to: 'present', isRange: false } }, before);
      return;
    }
    const [length, sign] = firstOf(part.text, own.slice(until));
    const first = { text: part.text.slice(0, length).trim(), start: part.start, end: part.start + length };
    add({ ...(sign ? first : part), form: 'text' }, before);
    const rest = trimmed({ text: part.text.slice(length), start: part.start + length, end: part.end });
    if (sign) add({ ...rest, form: 'text' }, sign);
  };
  const stops = isPartedByStops({ text: own, start: from, end: to }) ? [...own.matchAll(STOP)] : [];
  for (const match of [...own.matchAll(SIGNS), ...stops].toSorted((a, b) => a.index - b.index)) {
    const sign = partingOf(match[0]);
    const [lead, after] = [own.slice(at, match.index), own.slice(match.index + match[0].length)];
    // "University of Texas at Austin"
    if (sign === '@' && namesSchool(lead) && /\bof\b/i.test(lead)) continue;
    const isBehindSchool = namesSchool(lead) && NO_MORE.test(own.slice(match.index));
    const isFromSchool = /from/i.test(match[0]) && namesSchool(after);
    if (sign === 'in' && !endsInDegree(lead, match[0]) && !isFromSchool && !isBehindSchool) continue;
    addUntil(match.index);
    [at, before] = [match.index + match[0].length, sign];
  }
  addUntil(own.length);
}

/** Splits two parts without a separator ("BSc Physics"): returns the length of the first and the separator that would fit. */
function firstOf(text: string, after: string): readonly [length: number, sign: Parting] {
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  if (lead > 0) return [lead, ':'];
  // "Physics (B.S.)"
  const before = /^\p{L}[^()]{1,80}(?= \()/u.exec(text);
  if (before && degreeAt(text.slice(before[0].length + 2)) !== '') return [before[0].length, '('];
  const school = namesSchool(text) ? schoolBeforeDegree(schoolBeforeTown(text, after) ?? text) : text;
  if (school !== text) return [school.length, ' '];
  const subject = subjectBeforeDegree(text);
  if (subject !== '') return [subject.length, ' '];
  const degree = degreeAt(text).length;
  return degree > 0 && /^ \(?\p{Lu}\p{L}/u.test(text.slice(degree)) ? [degree, ' '] : [text.length, ''];
}

/** Words that lead up to a place. */
const LEAD = /^(?:address|location|based in|lives? in|city)\s(?=\p{Lu}|\d)/iu;

function endsInDegree(text: string, sign: string): boolean {
  const own = trimmed({ text, start: 0, end: text.length }).text;
  return (
    degreeAt(own) !== '' || (!/from|with/i.test(sign) && /\b(?:degree|major(?:ed)?|diploma|certificate)$/i.test(own))
  );
}

function namesSchool(text: string): boolean {
  return wordsOf(text.split(',', 1)[0] ?? '').some((word) => SCHOOL_WORDS.has(word));
}

/** Returns the separator right before an offset. */
function partingAt({ text, start }: TextSpan, at: number, from: number): Parting {
  const [sign = ''] = /[^\p{L}\p{N}]{0,4}$/u.exec(text.slice(from - start, at - start)) ?? [];
  return at === start ? '' : partingOf(sign === '' ? ' ' : sign);
}

function partingOf(sign: string): Parting {
  if (/\b(?:in|en|em|from|with)\b/i.test(sign)) return 'in';
  if (/\bat\b|@/i.test(sign)) return '@';
  const [mark] = /[|·•∙●▪◦⋅»◆■]|^\.\s/u.test(sign)
    ? ['|']
    : (/[([]/.exec(sign) ?? /[)\]]/.exec(sign) ?? /[,/:;]/.exec(sign) ?? []);
  if (mark !== undefined) return (mark === '[' ? '(' : mark === ']' ? ')' : mark) as Parting;
  if (/[-\u2010-\u2015~]/u.test(sign)) return '-';
  return /\s{2}|\t/.test(sign) ? 'gap' : ' ';
}
