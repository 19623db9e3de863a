import { atomsOf, type Atom } from './amount-atoms.ts';
import { monthNumber } from './date-patterns.ts';
import { marksAround, type Marks } from './amount-marks.ts';
import { isCurrency, looksLikeDigits } from './money-words.ts';
import { readWrittenNumber, type Amount } from './written-number.ts';

/** A printed amount, rate, date or other number: the longest run of characters that can belong to it. */
export interface AmountToken {
  /**
   * What the whole run states. `spoiled`: an amount is printed but cannot be read for sure (letters for digits, separated digits, a scale, two
   * signs, half a bracket). `none`: a rate, a date, a time, a code, or no amount at all.
   */
  readonly amount: Amount;
  /** The run with its signs, brackets and currencies, in UTF-16 units of the text; end exclusive. */
  readonly start: number;
  readonly end: number;
  /** The digits and what is glued between them. */
  readonly digits: { readonly start: number; readonly end: number };
  readonly isRate: boolean;
  /** Words for currencies in it, in lower case. */
  readonly currencies: readonly string[];
  /** Digits after the decimal mark, as printed; 0 if there is no mark or it is unclear which one it is. */
  readonly decimals: number;
}

/**
 * Returns the tokens of a text, in order. Every printed digit is in one of them, and digits on pages are read only through them.
 *
 * A line's columns (two or more spaces) and a table's cells (tabs, `|`, line ends) end a token; a sign alone in its column (`( `, ` CR`, `-$ `)
 * still belongs to the amount next to it. Digits separated by single spaces are one token: if grouped, they state one number (`1 234,50`); if they
 * could together be one (`1 0.50`), they state none. Two numbers that cannot be one are two tokens (`2 5.00 10.00`). Linear in the length of the
 * text; offsets refer to the original text.
 *
 * @example amountTokens('Total  ($9.72)')[0]?.amount // { kind: 'stated', value: -9.72, mark: '.' }
 */
export function amountTokens(text: string): AmountToken[] {
  const atoms = atomsOf(text);
  const cores = withHundredthsApart(joinedCores(coresOf(atoms), atoms), atoms);
  return cores.map((core, i) => tokenOf(core, { atoms, before: cores[i - 1], after: cores[i + 1] }));
}

/** The digits of a token: atoms from one number to the last one glued to it or separated from it by single spaces. */
interface Core {
  readonly from: number;
  /** Inclusive. */
  readonly to: number;
  readonly reading: Amount;
}

interface Around {
  readonly atoms: readonly Atom[];
  readonly before: Core | undefined;
  readonly after: Core | undefined;
}

const NONE: Amount = { kind: 'none' };
const SPOILED: Amount = { kind: 'spoiled' };

/** Signs that keep glued numbers separate: a quantity times a price, cells, remarks. */
const PARTING = /^[x×@*=;"()[\]{}%+&!«»“”<>]$/;

/** Feet and inches, minutes and seconds: a quotation mark between digits does not separate them (`9"50`). */
function isParting(atoms: readonly Atom[], at: number): boolean {
  const [text = '', next] = [atoms[at]?.text, atoms[at + 1]];
  return PARTING.test(text) && !(text === '"' && next?.gap === 'glued' && isDigits(next));
}

/** Returns the numbers of a line, each with everything glued between its first and last digit. */
function coresOf(atoms: readonly Atom[]): Core[] {
  const cores: Core[] = [];
  for (let at = 0; at < atoms.length; at++) {
    if (!isDigits(atoms[at])) continue;
    const from = withMisreadBefore(atoms, at);
    let to = at;
    for (let next = at + 1; isJoined(atoms, next) && !isParting(atoms, next); next++) {
      if (isDigits(atoms[next]) || isMisreadGroup(atoms, next)) to = next;
    }
    if (isYear(atoms, at)) cores.push({ from, to, reading: NONE });
    else cores.push({ from, to, reading: from < at ? SPOILED : readingOf(atoms.slice(from, to + 1)) });
    at = to;
  }
  return cores;
}

/** Whether a number is the year of a date in words, which a space does not join to the next number: `March 14, 2026`. */
function isYear(atoms: readonly Atom[], at: number): boolean {
  const before = atoms.slice(Math.max(0, at - 3), at);
  return (
    /^(?:19|20)\d{2}$/.test(atoms[at]?.text ?? '') &&
    before.some(({ kind, text }) => kind === 'word' && monthNumber(text) > 0)
  );
}

function isDigits(atom: Atom | undefined): boolean {
  return atom?.kind === 'number' || atom?.kind === 'fraction' || atom?.kind === 'misread';
}

function isJoined(atoms: readonly Atom[], at: number): boolean {
  return atoms[at]?.gap === 'glued' || isMisreadGroup(atoms, at);
}

/** Three zeros read as letters and separated like a group (`1 OOO,50`), or three other digits before one more group. */
function isMisreadGroup(atoms: readonly Atom[], at: number): boolean {
  const [atom, next] = [atoms[at], atoms[at + 1]];
  if (atom?.gap !== 'space' || atom.text.length !== 3 || !looksLikeDigits(atom.text)) return false;
  const chunk = atoms.slice(at + 1, at + 5).filter(({ gap }, i) => i === 0 || gap === 'glued');
  const isGroup = /^[\doqdilszbg]{3}(?![\d\p{L}])/u.test(chunk.map(({ text }) => text).join(''));
  const hasCents = next?.gap === 'glued' && /^[.,][\doqdilszbg]{2}/.test(chunk.map(({ text }) => text).join(''));
  return /^[oqd]+$/.test(atom.text) || (next?.gap === 'space' && isGroup) || hasCents;
}

/** Up to three letters similar to digits, after a currency or nothing; before a group of zeros, one is enough. */
function isMisreadStart(word: string, isBeforeZeros: boolean): boolean {
  const [tail = ''] = /[oqdilszbg]{1,3}$/.exec(word) ?? [];
  if (tail === '') return false;
  return (
    isBeforeZeros ||
    tail === word ||
    [1, 2, 3].some((letters) => letters <= tail.length && isCurrency(word.slice(0, -letters)))
  );
}

/** The first atom of letters similar to digits before the first number: `lO.50`, `l 000.00`. */
function withMisreadBefore(atoms: readonly Atom[], at: number): number {
  const first = atoms[at];
  const apart = atoms[at - 1];
  if (first?.gap === 'space' && /^\d{3}(?!\d)/.test(first.text) && apart?.kind === 'word') {
    return isMisreadStart(apart.text, first.text.startsWith('0')) ? at - 1 : at;
  }
  const isGlued = first?.gap === 'glued';
  const word = isGlued && /^[.,']$/.test(atoms[at - 1]?.text ?? '') && atoms[at - 1]?.gap === 'glued' ? at - 2 : at - 1;
  const before = atoms[word];
  return isGlued && before?.kind === 'word' && looksLikeDigits(before.text) ? word : at;
}

/** "And no hundredths". */
const NO_HUNDREDTHS = /(?:[.,] ?--?|\/-)$/;

function withHundredths(text: string): string {
  return text.replace(NO_HUNDREDTHS, (mark) => (mark === '/-' ? '' : `${mark.charAt(0)}00`));
}

const CENTS = /[.,]\d{2}$/;
const DAY = /^\d{1,4}\.\d{1,2}\.\d{1,4}$/;

/** What glued atoms state, apart from signs and neighbors. */
function readingOf(atoms: readonly Atom[]): Amount {
  const [only, second] = atoms;
  if (only?.kind === 'number' && second === undefined) return numberReading(only.text);
  if (atoms.some(({ kind }) => kind === 'fraction' || kind === 'misread')) return isOrdinary(atoms) ? NONE : SPOILED;
  const words = atoms.filter(({ kind }) => kind !== 'number' && kind !== 'sign' && kind !== 'dash');
  const isMisread = words.length > 0 && words.every(({ text }) => looksLikeDigits(text));
  const hasCents = atoms.some(({ kind, text }) => kind === 'number' && CENTS.test(text) && !DAY.test(text));
  return isMisread || hasCents ? SPOILED : NONE;
}

/** A ½ printed as 1/2 inside a code is not a fraction. */
function isOrdinary(atoms: readonly Atom[]): boolean {
  return atoms.some(({ kind, text }) => kind === 'word' && !looksLikeDigits(text));
}

function numberReading(text: string): Amount {
  const digits = withHundredths(text);
  const reading = readWrittenNumber(digits);
  if (reading.kind !== 'none') return reading;
  return DAY.test(text) || digits.replace(/\D/g, '').length > 15 ? NONE : SPOILED;
}

/** Joins cores separated by single spaces if they can be one number. */
function joinedCores(cores: readonly Core[], atoms: readonly Atom[]): Core[] {
  const joined: Core[] = [];
  for (let i = 0; i < cores.length;) {
    let end = i + 1;
    while (end < cores.length && isNextTo(cores[end - 1], cores[end], atoms)) end++;
    for (const core of joinedRun(cores.slice(i, end), atoms)) joined.push(core);
    i = end;
  }
  return joined;
}

/** `10 kr 50`, `10 dollars 50`: hundredths after the currency make the two one amount, which states nothing. */
function withHundredthsApart(cores: readonly Core[], atoms: readonly Atom[]): Core[] {
  const isOne = (one: Core | undefined, other: Core | undefined): boolean => {
    if (!one || !other || other.from - one.to !== 2 || !/^\d{1,6}$/.test(written(one, atoms))) return false;
    const between = atoms.slice(one.to + 1, other.from + 1);
    const isNear = between.every(({ gap }) => gap === 'space' || gap === 'glued');
    return isNear && between[0]?.kind === 'currency' && /^\d{2}$/.test(written(other, atoms));
  };
  return cores.map((core, i) =>
    isOne(core, cores[i + 1]) || isOne(cores[i - 1], core) ? { ...core, reading: SPOILED } : core,
  );
}

/** Whether only a space, and at most a lone mark, separates two numbers. A rate after an amount with hundredths is a separate cell. */
function isNextTo(one: Core | undefined, other: Core | undefined, atoms: readonly Atom[]): boolean {
  if (!one || !other || other.from - one.to > 2 || isYear(atoms, one.from)) return false;
  const between = atoms.slice(one.to + 1, other.from + 1);
  if (between.some(({ gap }) => gap !== 'space' && gap !== 'glued')) return false;
  if (atoms[other.to + 1]?.kind === 'percent' && CENTS.test(atoms[one.to]?.text ?? '')) return false;
  return between.slice(0, -1).every(({ text }) => /^[.,']$/.test(text));
}

function joinedRun(run: readonly Core[], atoms: readonly Atom[]): Core[] {
  const [first] = run;
  const last = run.at(-1);
  if (!first || !last || first === last) return [...run];
  if (run.some(({ reading }) => reading.kind === 'spoiled')) return [span(run, SPOILED)];
  const fraction = run.findIndex((core, i) => i > 0 && isFraction(core, atoms));
  const whole = run.map((core) => written(core, atoms));
  if (fraction > 0)
    return [
      ...run.slice(0, fraction - 1),
      span(run.slice(fraction - 1, fraction + 1), SPOILED),
      ...run.slice(fraction + 1),
    ];
  const spaced = atoms
    .slice(first.from, last.to + 1)
    .map(({ text, gap }, i) => (i > 0 && gap === 'space' ? ' ' : '') + text);
  const digits = withHundredths(spaced.join(''));
  const grouped = GROUPED.test(digits) ? numberReading(digits) : NONE;
  if (grouped.kind === 'stated') return [span(run, grouped)];
  const together = spaced.join('').replaceAll(' ', '');
  const isOne = together.length <= MAX_SET_APART && readWrittenNumber(together).kind !== 'none';
  if (isOne) return [span(run, SPOILED)];
  return groupsSpoiled(run, whole);
}

/** Separated digits and marks; with more of them, one of the numbers is an item's. */
const MAX_SET_APART = 12;

const GROUPED = /^[1-9]\d{0,2}(?: \d{3}){1,4}(?:[.,]\d{1,4})?$/;

/** Of several numbers, two that may be one with separated thousands state nothing. */
function groupsSpoiled(run: readonly Core[], whole: readonly string[]): Core[] {
  const out: Core[] = [];
  for (let i = 0; i < run.length; i++) {
    const [core, next] = [run[i], run[i + 1]];
    if (core === undefined) break;
    if (next !== undefined && GROUPED.test(`${whole[i] ?? ''} ${whole[i + 1] ?? ''}`)) {
      out.push(span([core, next], SPOILED));
      i++;
    } else out.push(core);
  }
  return out;
}

function span(run: readonly Core[], reading: Amount): Core {
  return { from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0, reading };
}

function written({ from, to }: Core, atoms: readonly Atom[]): string {
  return atoms
    .slice(from, to + 1)
    .map(({ text }) => text)
    .join('');
}

/** `10 1/2`, `10 ½`, `10 50/100`. */
function isFraction(core: Core, atoms: readonly Atom[]): boolean {
  return core.from === core.to
    ? atoms[core.from]?.kind === 'fraction'
    : /^(?:[1-9]\/[2-9]|\d{2}\/100)$/.test(written(core, atoms));
}

function tokenOf(core: Core, { atoms, before, after }: Around): AmountToken {
  const { from, to, reading } = core;
  const decimals = decimalsOf(core, atoms);
  const neighbours = { before: before?.to ?? -Infinity, after: after?.from ?? Infinity };
  const marks = marksAround({ atoms, from, to, ...neighbours, hasCents: decimals > 0 });
  return {
    amount: stated(reading, marks.verdict),
    start: atoms[marks.from]?.start ?? 0,
    end: atoms[marks.to]?.end ?? 0,
    digits: {
      start: atoms[from]?.start ?? 0,
      end: (atoms[to]?.end ?? 0) - (NO_HUNDREDTHS.exec(atoms[to]?.text ?? '')?.[0].length ?? 0),
    },
    isRate: marks.verdict === 'rate',
    currencies: marks.currencies,
    decimals,
  };
}

function decimalsOf({ from, to, reading }: Core, atoms: readonly Atom[]): number {
  const { text = '' } = atoms[to] ?? {};
  const places = /[.,](\d+)$/.exec(withHundredths(text));
  const isDecimal =
    reading.kind === 'stated' ? reading.mark !== null && places?.[0].startsWith(reading.mark) : from === to;
  return isDecimal && (reading.kind === 'stated' || reading.kind === 'spoiled') ? (places?.[1]?.length ?? 0) : 0;
}

function stated(reading: Amount, verdict: Marks['verdict']): Amount {
  if (verdict === 'rate' || verdict === 'code' || reading.kind === 'none') return NONE;
  if (verdict === 'spoiled' || reading.kind === 'spoiled') return SPOILED;
  if (verdict === 'positive') return reading;
  if (reading.kind === 'ambiguous')
    return { ...reading, byMark: { '.': 0 - reading.byMark['.'], ',': 0 - reading.byMark[','] } };
  return { ...reading, value: 0 - reading.value };
}
