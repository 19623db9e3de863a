import { combined } from '../../linear-chain/hash.ts';
import { cellLabels, type CellLabels } from './cell-labels.ts';
import { codeAround, subjectsAround } from './surroundings.ts';
import { GLUED, LINE_END, NOTHING, SPACED, WIDE, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** How far back a birth, address or name cue counts. */
const BIRTH_REACH = 24;
const ADDRESS_REACH = 8;
const NAME_REACH = 5;
/** How far ahead a street word, number or code counts. */
const STREET_REACH = 5;
const MAX_RUN = 6;

const kindNumber = (kind: string): number => WORD_KINDS.indexOf(kind);
const BIRTH = kindNumber('birth');
const ADDRESS = kindNumber('address');
const NAME = kindNumber('name');
const TITLE = kindNumber('title');
const STREET = kindNumber('street');
const STREET_BEFORE = kindNumber('street_before');
const UNIT = kindNumber('unit');
const ORGANISATION = kindNumber('organisation');
const LEGAL_FORM = kindNumber('legal_form');
const OFFICE = kindNumber('office');
const PARTICLE = kindNumber('particle');
const SIGN_OFF = kindNumber('sign_off');
const GREETING = kindNumber('greeting');

/** Per token: context beyond its direct neighbours. */
export interface Context {
  /** Letter case of its line. */
  readonly line: Int32Array;
  /** How much of its line is prose: the share of ordinary lower-case words, in four steps. */
  readonly prose: Int32Array;
  /** Wide gaps and amounts of money in its line: rows of bills have both. */
  readonly bill: Int32Array;
  /** Distance to the last birth, address and name cue; 0 if none is in reach. */
  readonly birth: Int32Array;
  readonly address: Int32Array;
  readonly name: Int32Array;
  /** The first word of its line and of the previous line. */
  readonly lineHead: Int32Array;
  readonly previousHead: Int32Array;
  /** Its position from both ends of its line, each up to four. */
  readonly position: Int32Array;
  /** Its run of capitalized words: length and position, word kinds in it, and the words around it with their clusters. */
  readonly run: Int32Array;
  readonly runKinds: Int32Array;
  readonly beforeRun: Int32Array;
  readonly afterRun: Int32Array;
  readonly beforeCluster: Int32Array;
  readonly afterCluster: Int32Array;
  /** Its label: a column header or a key. */
  readonly label: CellLabels;
  /** Whether a street word, a code or a birth cue is ahead. */
  readonly ahead: Int32Array;
  /** Code signs in its line and around it. */
  readonly around: Int32Array;
  /** Trade words, people words and numbers around it. */
  readonly about: Int32Array;
  /** Where else the text has the word: flags for lower case, after a title, after a given name, in code and in a company name; and how often. */
  readonly elsewhere: Int32Array;
}

/** Computes the context of every token. */
export function contextOf(tokens: readonly Token[]): Context {
  const numbers = (): Int32Array => new Int32Array(tokens.length);
  const context: Context = {
    ...{
      line: numbers(),
      prose: numbers(),
      bill: numbers(),
      birth: numbers(),
      address: numbers(),
      name: numbers(),
      lineHead: numbers(),
    },
    ...{ previousHead: numbers(), position: numbers(), run: numbers(), runKinds: numbers(), beforeRun: numbers() },
    ...{
      afterRun: numbers(),
      beforeCluster: numbers(),
      afterCluster: numbers(),
      ahead: numbers(),
      label: cellLabels(tokens),
      around: codeAround(tokens),
      about: subjectsAround(tokens),
      elsewhere: numbers(),
    },
  };
  setLines(tokens, context);
  setRuns(tokens, context);
  setReaches(tokens, context);
  setElsewhere(tokens, context);
  return context;
}

function setLines(tokens: readonly Token[], { line, prose, bill, lineHead, previousHead, position }: Context): void {
  let before = 0;
  for (let from = 0; from < tokens.length;) {
    let to = from + 1;
    while (to < tokens.length && (tokens[to]?.gap ?? 0) < LINE_END) to++;
    const head = tokens[from]?.word ?? 0;
    const casing = casingOfLine(tokens, from, to);
    const share = proseOfLine(tokens, from, to);
    const sums = billOfLine(tokens, from, to);
    for (let i = from; i < to; i++) {
      line[i] = casing;
      prose[i] = share;
      bill[i] = sums;
      lineHead[i] = combined(head, Math.min(3, i - from));
      previousHead[i] = combined(before, i === from ? 1 : 0);
      position[i] = Math.min(3, i - from) * 4 + Math.min(3, to - 1 - i);
    }
    before = head;
    from = to;
  }
}

/** 1: no capitals. 2: all capitals. 3: nearly all words capitalized. Else 0. */
function casingOfLine(tokens: readonly Token[], from: number, to: number): number {
  let [lower, title, upper] = [0, 0, 0];
  for (let i = from; i < to; i++) {
    const casing = tokens[i]?.casing ?? 0;
    if (casing === 1) lower++;
    else if (casing === 2 || casing === 6) title++;
    else if (casing === 3) upper++;
  }
  if (title + upper === 0) return lower > 0 ? 1 : 0;
  if (lower + title === 0) return upper > 1 ? 2 : 0;
  return title > 2 && title >= 4 * lower ? 3 : 0;
}

/** 0 to 3: from a line of a table or program to a sentence. */
function proseOfLine(tokens: readonly Token[], from: number, to: number): number {
  let words = 0;
  for (let i = from; i < to; i++) {
    const { casing, lexical } = tokens[i] ?? NOTHING;
    if (casing === 1 && isOrdinaryWord(lexical)) words++;
  }
  const share = words / (to - from);
  return share < 0.15 ? 0 : share < 0.35 ? 1 : share < 0.6 ? 2 : 3;
}

const MONEY = /^(?:[$€£¥]|\d[\d.,]*[.,]\d\d|usd|eur|gbp)$/;
const MAX_WIDE_GAPS = 3;

/** Wide gaps in the line, up to three, plus four if it has an amount of money. */
function billOfLine(tokens: readonly Token[], from: number, to: number): number {
  let [gaps, sums] = [0, 0];
  for (let i = from; i < to; i++) {
    const { gap, lower, casing } = tokens[i] ?? NOTHING;
    if (i > from && gap === WIDE) gaps++;
    if ((casing === 0 || lower.length === 3) && MONEY.test(lower)) sums++;
  }
  return Math.min(MAX_WIDE_GAPS, gaps) + (sums > 0 ? MAX_WIDE_GAPS + 1 : 0);
}

function setRuns(
  tokens: readonly Token[],
  { run, runKinds, beforeRun, afterRun, beforeCluster, afterCluster }: Context,
): void {
  const isCapital = (token: Token | undefined): boolean =>
    token !== undefined && token.casing > 1 && token.casing !== 5;
  for (let from = 0; from < tokens.length;) {
    if (!isCapital(tokens[from])) {
      from++;
      continue;
    }
    let to = from + 1;
    while (to < tokens.length && to - from < MAX_RUN && continuesRun(tokens, to)) to++;
    while (to > from + 1 && !isCapital(tokens[to - 1])) to--;
    let kinds = 0;
    for (let i = from; i < to; i++) {
      const kind = tokens[i]?.kind ?? 0;
      if (kind === ORGANISATION) kinds |= 1;
      if (kind === LEGAL_FORM) kinds |= 2;
      if (kind === STREET || kind === UNIT) kinds |= 4;
      if (kind === TITLE) kinds |= 8;
      if (isGivenName(tokens[i] ?? NOTHING)) kinds |= 16;
    }
    for (let i = from; i < to; i++) {
      run[i] = Math.min(4, to - from) * 8 + Math.min(4, i - from);
      runKinds[i] = kinds;
      beforeRun[i] = tokens[from - 1]?.word ?? 1;
      afterRun[i] = tokens[to]?.word ?? 1;
      beforeCluster[i] = tokens[from - 1]?.cluster ?? -1;
      afterCluster[i] = tokens[to]?.cluster ?? -1;
    }
    from = to;
  }

  function continuesRun(all: readonly Token[], at: number): boolean {
    const token = all[at];
    if (token === undefined || token.gap > 1) return false;
    if (isCapital(token) || token.kind === PARTICLE || token.text === '&') return true;
    return token.text === '.' && token.gap === 0 && (all[at - 1]?.casing === 4 || all[at - 1]?.kind === TITLE);
  }
}

/** Buckets a distance: exact up to four, then in fours. */
function distance(from: number, to: number, reach: number): number {
  const far = to - from;
  return far > reach ? 0 : far < 5 ? far : 5 + ((far - 5) >> 2);
}

const CODE = /^(?:\d{5}|\d{4}|\d{6}|[a-z]{1,2}\d{1,2}[a-z]?|[a-z]\d[a-z])$/;

function setReaches(tokens: readonly Token[], { birth, address, name, ahead }: Context): void {
  let [lastBirth, lastAddress, lastName] = [-Infinity, -Infinity, -Infinity];
  for (const [i, { kind }] of tokens.entries()) {
    birth[i] = distance(lastBirth, i, BIRTH_REACH);
    address[i] = distance(lastAddress, i, ADDRESS_REACH);
    name[i] = distance(lastName, i, NAME_REACH);
    if (kind === BIRTH) lastBirth = i;
    if (kind === ADDRESS) lastAddress = i;
    if (kind === NAME || kind === OFFICE || kind === SIGN_OFF || kind === GREETING) lastName = i;
  }
  let [nextStreet, nextCode, nextBirth] = [Infinity, Infinity, Infinity];
  for (let i = tokens.length - 1; i >= 0; i--) {
    const token = tokens[i];
    if (token === undefined) continue;
    const near = (place: number): number => (place - i <= STREET_REACH ? 1 : 0);
    ahead[i] = near(nextStreet) + 2 * near(nextCode) + 4 * near(nextBirth);
    if (token.kind === STREET || token.kind === STREET_BEFORE || token.kind === UNIT) nextStreet = i;
    if (CODE.test(token.lower)) nextCode = i;
    if (token.kind === BIRTH) nextBirth = i;
  }
}

const OF_TITLE = 2;
const OF_GIVEN = 4;
const OF_CODE = 8;
const OF_FIRM = 16;
/** Signs that join words in code, before and after a word. */
const BEFORE_IN_CODE = new Set('._/$@\\`#');
const AFTER_IN_CODE = new Set('._/$@\\`=([<');

function setElsewhere(tokens: readonly Token[], { elsewhere }: Context): void {
  /** Per word: its flags, and how often it occurs. */
  const flagsOf = new Uint8Array(tokens.length);
  const times = new Int32Array(tokens.length);
  for (const [i, { casing, id, gap }] of tokens.entries()) {
    if (casing === 0) continue;
    const [before, after] = [tokens[i - 1], tokens[i + 1]];
    let flags = casing === 1 ? 1 : 0;
    if (gap === GLUED && before !== undefined && BEFORE_IN_CODE.has(before.text)) flags |= OF_CODE;
    else if (after?.gap === GLUED && AFTER_IN_CODE.has(after.text) && tokens[i + 2]?.gap === GLUED) flags |= OF_CODE;
    if (casing > 1) {
      if (before?.kind === TITLE || (before?.text === '.' && tokens[i - 2]?.kind === TITLE)) flags |= OF_TITLE;
      if (gap === SPACED && before !== undefined && before.casing > 1 && isGivenName(before)) flags |= OF_GIVEN;
      if (after?.gap === SPACED && after.casing > 1 && (after.kind === LEGAL_FORM || after.kind === ORGANISATION)) {
        flags |= OF_FIRM;
      }
    }
    flagsOf[id] = (flagsOf[id] ?? 0) | flags;
    times[id] = (times[id] ?? 0) + 1;
  }
  for (const [i, { casing, id }] of tokens.entries()) {
    const often = times[id] ?? 0;
    if (casing > 0) elsewhere[i] = (flagsOf[id] ?? 0) * 3 + (often > 3 ? 2 : often > 1 ? 1 : 0);
  }
}

function isGivenName({ lexical }: Token): boolean {
  return (lexical >> 3) % 2 === 1;
}

function isOrdinaryWord(lexical: number): boolean {
  return (lexical >> 4) % 2 === 1;
}
