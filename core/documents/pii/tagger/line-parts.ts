import { fieldEnds } from '../redaction/field-ends.ts';
import type { PartsOf } from './candidates.ts';
import type { PersonalTokens } from './evidence.ts';
import { isRole } from './person-cues.ts';
import { BLANK_LINE, GLUED, NOTHING, WIDE, type Token } from './tokens.ts';

/**
 * Returns what cuts a candidate where its value ends: at a line end that wraps no name, behind a date of birth that is whole, behind a postal code in
 * a field of its own. The parts are judged on their own.
 */
export function partsOfLines(text: string, tokens: readonly Token[]): PartsOf {
  const lines = { text, tokens };
  const rowEnds = new Set(fieldEnds(text).map(({ start }) => start));
  return (one) => {
    if (one.tag === 'PERSON') return withoutNumbers(tokens, one).flatMap((names) => namesOfLines(lines, names));
    if (one.tag === 'DATE_OF_BIRTH') return [{ ...one, to: endOfDate(lines, one) }];
    return withinRows(lines, one, rowEnds).map((part) => ({ ...part, to: endOfAddress(lines, part) }));
  };
}

/** A text and its tokens, whose gaps do not tell line ends that wrap a line from spaces. */
interface Lines {
  readonly text: string;
  readonly tokens: readonly Token[];
}

const IS_NUMBER = /^(?!\d{1,3}(?:st|nd|rd|th)$)\d/i;

/** No number or code is part of a name: it numbers the lines of a list, or is that of a phone or a day. */
function withoutNumbers(tokens: readonly Token[], one: PersonalTokens): PersonalTokens[] {
  const parts: PersonalTokens[] = [];
  let start = one.from;
  for (let at = one.from; at <= one.to; at++) {
    if (at < one.to && !IS_NUMBER.test(tokens[at]?.text ?? '')) continue;
    // The sign behind the number: "49." and "49)".
    if (start > one.from) while (start < at && tokens[start]?.casing === 0) start++;
    if (start < at) parts.push({ ...one, from: start, to: at });
    start = at + 1;
  }
  return parts;
}

/** The names of a stretch of several lines: a name goes over one line end at most. A line can begin with the label of a number. */
function namesOfLines(text: Lines, one: PersonalTokens): PersonalTokens[] {
  const { tokens } = text;
  const starts = [one.from];
  for (let at = one.from + 1; at < one.to; at++) if (isLineStart(text, at)) starts.push(at);
  const lines = starts.map((from, i) => ({ ...one, from, to: starts[i + 1] ?? one.to }));
  const names: PersonalTokens[] = [];
  for (let i = 0; i < lines.length; i++) {
    const [line, next] = [lines[i], lines[i + 1]];
    if (!line) continue;
    if (next && isWrapped(text, { line, next, of: lines.length })) {
      names.push({ ...line, to: next.to });
      i++;
    } else names.push(line);
  }
  return names.filter((name, i) => {
    if (i > 0 && (isNumberLabel(tokens, name.to) || isRoleLine(text, name.from))) return false;
    return ![names[i - 1], names[i + 1]].some((other) => other && isBesideName(tokens, name, other));
  });
}

/** Whether a name that ends a line goes on in the next one, rather than the next name of a list, a label or what somebody is: `Mara Ellingsen⏎Ward: 7`, `Mara Ellingsen⏎Consultant`. */
function isWrapped(
  text: Lines,
  { line, next, of: lines }: { readonly line: PersonalTokens; readonly next: PersonalTokens; readonly of: number },
): boolean {
  const { tokens } = text;
  const first = tokens[next.from] ?? NOTHING;
  if (first.gap === BLANK_LINE || LABEL_ENDS.has(tokens[next.to]?.text ?? '')) return false;
  if (startsLabel(text, next.from) || (line.to - line.from > 1 && isRoleLine(text, next.from))) return false;
  const areLines = isLineStart(text, line.from) && isLineStart(text, next.to);
  const isNameInTwo = lines === 2 && line.to - line.from === 1 && next.to - next.from === 1;
  return !areLines || isNameInTwo;
}

/** Whether a line begins with what somebody is, alone or before another capitalized word: `Consultant Rheumatologist`. `Baker` may also be a name in a sentence. */
function isRoleLine(lines: Lines, at: number): boolean {
  const [role = NOTHING, next = NOTHING] = lines.tokens.slice(at, at + 2);
  return isRole(role) && !isListedName(role) && (isLineStart(lines, at + 1) || next.casing === TITLE_CASE);
}

const TITLE_CASE = 2;

/** Whether a colon and a number follow: `Ward: 7`. A word follows a speaker. */
function isNumberLabel(tokens: readonly Token[], at: number): boolean {
  return tokens[at]?.text === ':' && /^\d/.test(tokens[at + 1]?.text ?? '');
}

/** Whether a word that is no listed name stands alone above or below a full name: a company, a town or a label. */
function isBesideName(tokens: readonly Token[], { from, to }: PersonalTokens, name: PersonalTokens): boolean {
  return name.to - name.from > 1 && to - from === 1 && !isListedName(tokens[from] ?? NOTHING);
}

/** Given names and surnames among the lists of a token. */
const LISTED_NAME = 1 + 4;

function isListedName({ lexical }: Token): boolean {
  return ((lexical >> 3) & LISTED_NAME) > 0;
}

const LABEL_ENDS = new Set(':=');
/** Signs within a label: `Tel. (home) #:`. */
const LABEL_SIGNS = new Set('.#()/');
const MAX_LABEL = 6;

/** Whether the words that begin a line are a label: a colon or equals sign follows, and no other sign before it. */
function startsLabel(lines: Lines, at: number): boolean {
  for (let i = at; i <= at + MAX_LABEL; i++) {
    const { text, casing } = lines.tokens[i] ?? NOTHING;
    if (i > at && LABEL_ENDS.has(text)) return true;
    if ((casing === 0 && !LABEL_SIGNS.has(text)) || (i > at && isLineStart(lines, i))) return false;
  }
  return false;
}

/** Whether a line starts with a token, or the text ends before it. */
function isLineStart({ text, tokens }: Lines, at: number): boolean {
  const [before, token] = [tokens[at - 1], tokens[at]];
  return !before || !token || text.slice(before.end, token.start).includes('\n');
}

/** The parts of an address in each row of a table. */
function withinRows(lines: Lines, one: PersonalTokens, rowEnds: ReadonlySet<number>): PersonalTokens[] {
  const starts = [one.from];
  for (let at = one.from + 1; at < one.to; at++) {
    if (isLineStart(lines, at) && rowEnds.has(lines.text.lastIndexOf('\n', lines.tokens[at]?.start))) starts.push(at);
  }
  return starts.map((from, i) => ({ ...one, from, to: starts[i + 1] ?? one.to }));
}

const WHOLE_DATE = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|(?:19|20)\d\d)$/;

/** A line that ends with a date or its year ends the date of birth. */
function endOfDate(lines: Lines, { from, to }: PersonalTokens): number {
  for (let at = from + 1; at < to; at++) {
    if (isLineStart(lines, at) && WHOLE_DATE.test(lines.tokens[at - 1]?.text ?? '')) return at;
  }
  return to;
}

/** The postal codes of the United States, Canada, the United Kingdom and others, alone in a field. */
const CODE = /^(?:[A-Z]{2} )?\d{4,6}(?:-\d{4})?$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i;

/** Behind the field of a postal code, an address has no field with digits: that is another column, or the next row. A line with a label is not part of it. */
function endOfAddress(lines: Lines, { from, to }: PersonalTokens): number {
  const { tokens } = lines;
  let [field, hasCode] = [from, false];
  for (let at = from; at <= to; at++) {
    if (at < to && !endsField(lines, at)) continue;
    if (at > from && at < to && isLineStart(lines, at) && startsLabel(lines, at)) return at;
    const inside = tokens.slice(field, at).filter(({ text }) => text !== ',');
    if (hasCode && inside.some(({ text }) => /\d/.test(text))) return field;
    const written = inside.map(({ text, gap }, i) => (i > 0 && gap > GLUED ? ' ' : '') + text).join('');
    hasCode ||= CODE.test(written);
    field = at;
  }
  return to;
}

/** Whether a field ends before a token: a comma without spaces, a wide gap or a line end. */
function endsField(lines: Lines, at: number): boolean {
  const { tokens } = lines;
  const { text, gap } = tokens[at] ?? NOTHING;
  return gap === WIDE || isLineStart(lines, at) || (text === ',' && tokens[at + 1]?.gap === GLUED);
}
