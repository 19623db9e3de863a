import type { Place } from '../../../quotes/locate.ts';
import { columnValues, type ColumnValues } from './columns.ts';
import { labelsIn, type Label } from './labels.ts';
import { valueAt, type LabelledValue } from './values.ts';

/**
 * Finds phone, Social Security and card numbers, dates of birth and postcodes whose label is beside them: before them in a line, in the question of the
 * line before, or at the head of their column. Linear.
 */
export function labelledValues(
  text: string,
  { values, heads }: Omit<ColumnValues, 'records'> = columnValues(text),
): LabelledValue[] {
  let head = 0;
  const beside = labelsIn(text).flatMap((label) => {
    while (head < heads.length && (heads[head]?.end ?? 0) <= label.start) head++;
    const isHead = (heads[head]?.start ?? text.length) <= label.start;
    return isHead ? [] : valuesBehind(text, label);
  });
  return [...values, ...beside];
}

/** Words between a label and its value. */
const FILLERS: ReadonlySet<string> = new Set(
  `number numbers no nos nr num nummer numero numéro digits is was are at on to from me him her us you it my the their our in new best also please
  le la il am el den home work office mobile cell day evening night direct main primary secondary personal business private yes yeah sure ok okay well so
  it's that's its that here changed um uh monday tuesday wednesday thursday friday saturday sunday mon tue wed thu fri sat sun`.split(
    /\s+/,
  ),
);
const WORD = /\p{L}[\p{L}']{0,20}/uy;
/** Signs between a label and its value, and the number of a label: `phone_1:`. Spaces count once. */
const SIGNS = /[:=>"'().#*,?_|[\]-]|[ \t]{1,20}|\d(?=["']? ?[:=])/y;
const SAYS_LABEL = /[:=>]/;
const NEXT_LINE = /\n/y;
/** The line behind a question, and whoever speaks there. Behind a colon, a word with another colon is another label. */
const ANSWER = /\n(?:\p{Lu}[\p{L} ]{0,20}:)?/uy;
/** Words and signs between a label and its value. */
const MOST_STEPS = 16;

/** The values behind a label: one, or a list of equally long ones. */
function valuesBehind(text: string, label: Label): LabelledValue[] {
  let at = label.end;
  let isSigned = text[label.start - 1] === '(' || isAbbreviated(text, label);
  let nextLine = /^[ \t]{0,8}\n/.test(text.slice(at, at + 9)) ? NEXT_LINE : undefined;
  for (let step = 0; step < MOST_STEPS; step++) {
    const value = at > label.end ? valueAt(text, at, label, isSigned) : undefined;
    if (value) return [{ type: label.type, ...value }, ...listed(text, label, value)];
    const sign = matchAt(SIGNS, text, at);
    if (sign !== undefined && SAYS_LABEL.test(sign)) [isSigned, nextLine] = [true, NEXT_LINE];
    if (sign === '?') nextLine = ANSWER;
    let found = sign ?? fillerAt(text, at);
    if (found === undefined && nextLine) [found, nextLine] = [matchAt(nextLine, text, at), undefined];
    if (found === undefined) return [];
    at += found.length;
  }
  return [];
}

/** What follows a label that is short for a word, and a date with its month in letters. */
const WORDED_DATE = /^\. ?(?:\d{1,2}(?:st|nd|rd|th)? )?\p{L}{3}/u;

/** Whether a label is short for a word, between a comma and a full stop: `Mara Ellingsen, b. 29 February 2004`. */
function isAbbreviated(text: string, { start, end }: Label): boolean {
  return /[,;] ?$/.test(text.slice(Math.max(0, start - 2), start)) && WORDED_DATE.test(text.slice(end, end + 10));
}

function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

function fillerAt(text: string, at: number): string | undefined {
  const word = matchAt(WORD, text, at);
  return word !== undefined && FILLERS.has(word.toLowerCase()) ? word : undefined;
}

/** What stands between the values of a list. */
const AND = / ?[,/;|&]? ?(?:(?:or|and) )?/y;

/** Values that follow another of their kind with as many digits: a list. */
function listed(text: string, label: Label, first: Place): LabelledValue[] {
  const length = digits(text, first);
  const found: LabelledValue[] = [];
  for (let { end } = first; ;) {
    const value = valueAt(text, end + (matchAt(AND, text, end)?.length ?? 0), label, true);
    if (!value || digits(text, value) !== length) return found;
    found.push({ type: label.type, ...value });
    ({ end } = value);
  }
}

function digits(text: string, { start, end }: Place): number {
  return text.slice(start, end).replace(/\D/g, '').length;
}
