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

/** A value and its type. */
export interface TypedValue {
  readonly type: EntityType;
  readonly value: string;
  /** Whether only its own letter case matches. */
  readonly isAsWritten?: boolean | undefined;
}

/** Where values occur, and which were found at all. */
export interface Located {
  readonly spans: readonly Span[];
  /** Whether the value at each index of the list was found. */
  readonly isFound: readonly boolean[];
}

/**
 * Finds every occurrence of values in a text, in any letter case, spacing and digit separators. Letters match whole words, digits whole
 * numbers. Of several occurrences of one type that end at the same place, only the longest is returned.
 */
export function locateValues(text: string, values: readonly TypedValue[]): Located {
  const grouped = writtenForm(text);
  const wanted = values.flatMap((typed, index) => wantedForm({ ...typed, index }, text) ?? []);
  const loose = wanted.filter(({ isLoose }) => isLoose);
  const written = wanted.filter(({ isLoose }) => !isLoose).flatMap((one) => [one, ...withoutEdges(one)]);
  const found = occurrences(text, grouped, [...written, ...written.flatMap(joined)]).concat(
    loose.length === 0 ? [] : occurrences(text, withoutSeparators(grouped), loose),
  );
  const isFound = values.map(() => false);
  for (const { wanted: one } of found) isFound[one.index] = true;
  return { spans: outermost(found), isFound };
}

/** Drops occurrences inside another occurrence of the same value, which has punctuation at its ends. */
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
  /** The kinds of the symbols before separators are removed. */
  readonly kinds: Uint8Array;
  /** Whether its digits match in any grouping. */
  readonly isLoose: boolean;
  /** Whether letter case must match: on request, or for a single letter (`a` is not the initial A). */
  readonly isExact: boolean;
}

/** Numbers of at least this many digits match in any grouping, except seven-digit dates of birth (1/12/1990 is not 11/2/1990). */
const LOOSE_DIGITS = 7;

/** Allowance for extra white space in a value. */
const MAX_EXTRA = 64;

/** The search form of a value. Undefined if it has no letter or digit, or is longer than the text. */
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

/** A number without surrounding punctuation: a leading parenthesis or plus is often missing elsewhere. */
function bareNumber({ symbols, kinds }: WrittenForm): string {
  return symbols.slice(kinds.indexOf(DIGIT), kinds.lastIndexOf(DIGIT) + 1);
}

/** The value without punctuation at its ends: `John Smith,` also matches `John Smith left`. */
function withoutEdges(one: SoughtValue): SoughtValue[] {
  const { kinds } = one;
  const symbols = one.symbols.slice(kinds.findIndex(isOfWord), kinds.findLastIndex(isOfWord) + 1);
  return symbols === one.symbols ? [] : [{ ...one, symbols }];
}

function isOfWord(kind: number): boolean {
  return kind !== OTHER;
}

/** How user names and URLs join the words of a name: `JohnSmith`, `john-smith`. */
const JOINTS = ['', '-', '_'];
/** Minimum letters per joined word; shorter ones form ordinary words. */
const MIN_JOINED = 3;

function joined(one: SoughtValue): SoughtValue[] {
  const words = one.symbols.split(SPACE);
  if (words.length === 1 || words.some((word) => word.length < MIN_JOINED)) return [];
  return JOINTS.map((joint) => ({ ...one, symbols: words.join(joint) }));
}

interface Occurrence {
  readonly wanted: SoughtValue;
  /** Null if a longer occurrence of the same type ends here. */
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

/** Whether a value may start or end before a symbol: not inside a character, word or number. */
function isEdge({ kinds, starts, ends }: WrittenForm, at: number): boolean {
  if (starts[at - 1] === starts[at]) return false;
  if (ends[at - 1] !== starts[at]) return true;
  const [before, kind] = [kinds[at - 1], kinds[at]];
  return !areOneWord(before, kind) && !(before === DIGIT && kind === DIGIT);
}

function areOneWord(before: number | undefined, kind: number | undefined): boolean {
  return (before === LETTER || before === MARK) && (kind === LETTER || kind === MARK);
}

/** An area code of up to five digits and its closing parenthesis. */
const AREA_CODE_UNITS = 6;

/** Extends a phone number, searched by its digits, to its opening parenthesis and plus sign. */
function spanOf(text: string, { type, start, end }: Span): Span {
  if (type !== 'PHONE') return { type, start, end };
  let first = start;
  if (text[first - 1] === '(' && /^[^()]*\)/.test(text.slice(start, Math.min(end, start + AREA_CODE_UNITS)))) first--;
  if (text[first - 1] === '+') first--;
  return { type, start: first, end };
}
