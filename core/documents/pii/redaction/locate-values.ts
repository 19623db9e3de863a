import type { EntityType } from './entity-type.ts';
import type { Span } from './span.ts';
import { symbolSearch } from './symbol-search.ts';
import {
  DIGIT,
  LETTER,
  MARK,
  OTHER,
  SPACE,
  UNSPACED_LETTER,
  withoutSeparators,
  writtenForm,
  type WrittenForm,
} from './written-form.ts';

/** A value and what it is. */
export interface TypedValue {
  readonly type: EntityType;
  readonly value: string;
  /** Whether it is looked for in its own letter case only. */
  readonly isAsWritten?: boolean | undefined;
}

/** Where values stand, and which of them stand nowhere. */
export interface Located {
  readonly spans: readonly Span[];
  /** Whether the value at each index of the list was found. */
  readonly isFound: readonly boolean[];
}

/**
 * Finds every occurrence of values in a text, in any letter case, spacing and digit separators. A value of letters begins
 * and ends where words do, a value of digits where numbers do. Of the occurrences of one type that end together only the
 * longest is answered: the others lie in it.
 */
export function locateValues(text: string, values: readonly TypedValue[]): Located {
  const grouped = writtenForm(text);
  const wanted = values.flatMap((typed, index) => wantedForm({ ...typed, index }, text) ?? []);
  const written = wanted.filter(({ isLoose }) => !isLoose).flatMap((one) => [one, ...withoutEdges(one)]);
  const found = [
    ...occurrences(text, grouped, [...written, ...written.flatMap(joined)]),
    ...occurrences(
      text,
      withoutSeparators(grouped),
      wanted.filter(({ isLoose }) => isLoose),
    ),
  ];
  const isFound = values.map(() => false);
  for (const { wanted: one } of found) isFound[one.index] = true;
  return { spans: outermost(found), isFound };
}

/** The occurrences but for those that lie in another one of the same value: with the signs at its ends it is the longer. */
function outermost(found: readonly Occurrence[]): Span[] {
  const ends = new Map<number, number>();
  return found
    .flatMap(({ wanted: { index }, span }) => (span ? { index, span } : []))
    .toSorted((a, b) => a.span.start - b.span.start || b.span.end - a.span.end)
    .flatMap(({ index, span }) => {
      if (span.end <= (ends.get(index) ?? 0)) return [];
      ends.set(index, span.end);
      return span;
    });
}

interface SoughtValue extends TypedValue {
  readonly index: number;
  readonly symbols: string;
  /** Of the symbols as they are written. */
  readonly kinds: readonly number[];
  /** Whether its digits may be grouped in any way. */
  readonly isLoose: boolean;
  /** Whether it is only found where it is written alike: one asked for so, or a single letter (`a` is not the initial A). */
  readonly isExact: boolean;
}

/** From so many digits on a number is the same however it is grouped; a date of birth of seven digits (1/12/1990, 11/2/1990) is not. */
const LOOSE_DIGITS = 7;

/** Room for white space that a value may have more of than the text. */
const MAX_EXTRA = 64;

/** What is searched for a value; undefined where it has no letter or digit, or is longer than the text is. */
function wantedForm(
  { type, value, isAsWritten, index }: TypedValue & { index: number },
  text: string,
): SoughtValue | undefined {
  if (value.length > text.length * 2 + MAX_EXTRA) return undefined;
  const form = writtenForm(value);
  const words = form.kinds.filter((kind) => kind === LETTER || kind === UNSPACED_LETTER || kind === DIGIT).length;
  if (words === 0) return undefined;
  const digits = form.kinds.filter((kind) => kind === DIGIT).length;
  const isNumber = digits === words && digits >= LOOSE_DIGITS;
  const isLoose = isNumber && (digits > LOOSE_DIGITS || type !== 'DATE_OF_BIRTH');
  const symbols = isLoose ? bareNumber(withoutSeparators(form)) : form.symbols;
  return { type, value, index, symbols, kinds: form.kinds, isLoose, isExact: isAsWritten === true || words === 1 };
}

/** A number without the signs around it: a parenthesis or plus that stands before it in one place is missing in another. */
function bareNumber({ symbols, kinds }: WrittenForm): string {
  return symbols.slice(kinds.indexOf(DIGIT), kinds.lastIndexOf(DIGIT) + 1);
}

/** The same value where the signs around it are others: `John Smith,` is found in `John Smith left` too. */
function withoutEdges(one: SoughtValue): SoughtValue[] {
  const { kinds } = one;
  const symbols = one.symbols.slice(kinds.findIndex(isOfWord), kinds.findLastIndex(isOfWord) + 1);
  return symbols === one.symbols ? [] : [{ ...one, symbols }];
}

function isOfWord(kind: number): boolean {
  return kind !== OTHER;
}

/** How words of a name are joined in names of accounts and addresses of the web: `JohnSmith`, `john-smith`. */
const JOINTS = ['', '-', '_'];
/** The least letters of each such word: shorter ones make ordinary words. */
const MIN_JOINED = 3;

function joined(one: SoughtValue): SoughtValue[] {
  const words = one.symbols.split(SPACE);
  if (words.length === 1 || words.some((word) => word.length < MIN_JOINED)) return [];
  return JOINTS.map((joint) => ({ ...one, symbols: words.join(joint) }));
}

interface Occurrence {
  readonly wanted: SoughtValue;
  /** Null where a longer occurrence of the same type ends with it. */
  readonly span: Span | null;
}

function occurrences(text: string, form: WrittenForm, wanted: readonly SoughtValue[]): Occurrence[] {
  const bySymbols = Map.groupBy(wanted, ({ symbols }) => symbols);
  const found: Occurrence[] = [];
  const unfound = new Set(wanted);
  const types = new Set(wanted.map(({ type }) => type)).size;
  const here = new Set<EntityType>();
  let place = -1;
  symbolSearch(bySymbols.keys()).each(form.symbols, (symbols, end) => {
    if (!isEdge(form, end)) return false;
    if (end !== place) here.clear();
    place = end;
    const first = end - symbols.length;
    if (!isEdge(form, first)) return true;
    for (const one of bySymbols.get(symbols) ?? []) {
      const span = spanOf(text, { type: one.type, start: form.starts[first] ?? 0, end: form.ends[end - 1] ?? 0 });
      if (one.isExact && text.slice(span.start, span.end) !== one.value.trim()) continue;
      const isNew = unfound.delete(one);
      if (!here.has(one.type)) found.push({ wanted: one, span });
      else if (isNew) found.push({ wanted: one, span: null });
      here.add(one.type);
    }
    return here.size < types || unfound.size > 0;
  });
  return found;
}

/** Whether a value may begin or end before a symbol: not inside a character, a word or a number. */
function isEdge({ kinds, starts, ends }: WrittenForm, at: number): boolean {
  if (starts[at - 1] === starts[at]) return false;
  if (ends[at - 1] !== starts[at]) return true;
  const [before, kind] = [kinds[at - 1], kinds[at]];
  return !areOneWord(before, kind) && !(before === DIGIT && kind === DIGIT);
}

function areOneWord(before: number | undefined, kind: number | undefined): boolean {
  return (before === LETTER || before === MARK) && (kind === LETTER || kind === MARK);
}

/** An area code, of five digits at most, and a sign more. */
const AREA_CODE_UNITS = 6;

/** With the parenthesis and the plus that belong to a phone number, which its digits alone were looked for. */
function spanOf(text: string, { type, start, end }: Span): Span {
  if (type !== 'PHONE') return { type, start, end };
  let first = start;
  if (text[first - 1] === '(' && /^[^()]*\)/.test(text.slice(start, Math.min(end, start + AREA_CODE_UNITS)))) first--;
  if (text[first - 1] === '+') first--;
  return { type, start: first, end };
}
