import { BLANK_LINE, LINE_END, SPACED, type Token } from './tokens.ts';
import { combined } from '../../linear-chain/hash.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** How far a word of birth, an address or a name is looked for before a token. */
const BIRTH_REACH = 24;
const ADDRESS_REACH = 8;
const NAME_REACH = 5;
/** How far ahead a kind of street, a number and a code are looked for. */
const STREET_REACH = 5;
const MAX_RUN = 6;

const kindNumber = (kind: string): number => WORD_KINDS.indexOf(kind);
const [
  BIRTH,
  ADDRESS,
  NAME,
  TITLE,
  STREET,
  STREET_BEFORE,
  UNIT,
  ORGANISATION,
  LEGAL_FORM,
  PARTICLE,
  SIGN_OFF,
  GREETING,
] = [
  ...['birth', 'address', 'name', 'title', 'street', 'street_before', 'unit', 'organisation', 'legal_form', 'particle'],
  ...['sign_off', 'greeting'],
].map(kindNumber) as [number, number, number, number, number, number, number, number, number, number, number, number];

const NOTHING: Token = {
  ...{ text: '', start: 0, end: 0, lower: '', gap: BLANK_LINE, casing: 0, lexical: 0, kind: 0 },
  ...{ word: 1, shape: 1, ending3: 1, ending2: 1, beginning: 1 },
};

/**
 * Calls back for each token of a text with its features, as so many 32-bit hashes in a list that is used again: what it is, what
 * is around it, and where it stands.
 */
export function eachTokensFeatures(
  tokens: readonly Token[],
  use: (index: number, features: Int32Array, count: number) => void,
): void {
  const context = contextOf(tokens);
  const features = new Int32Array(MAX_FEATURES);
  let count = 0;
  const add = (value: number): void => {
    features[count] = combined(count, value);
    count++;
  };
  const two = combined;
  const three = (x: number, y: number, z: number): number => combined(combined(x, y), z);
  for (let i = 0; i < tokens.length; i++) {
    const b2 = tokens[i - 2] ?? NOTHING;
    const b1 = tokens[i - 1] ?? NOTHING;
    const here = tokens[i] ?? NOTHING;
    const a1 = tokens[i + 1] ?? NOTHING;
    const a2 = tokens[i + 2] ?? NOTHING;
    count = 0;
    const gapAfter = a1.gap;
    add(0);
    add(here.word);
    add(b1.word);
    add(a1.word);
    add(b2.word);
    add(a2.word);
    add(two(here.word, here.casing));
    add(two(here.shape, here.lexical));
    add(three(b1.shape, here.shape, a1.shape));
    add(three(here.shape, a1.shape, a2.shape));
    add(three(b2.shape, b1.shape, here.shape));
    add(two(here.shape, b1.word));
    add(two(here.shape, a1.word));
    add(two(here.kind, here.casing));
    add(three(b1.kind, here.kind, here.casing));
    add(three(here.kind, a1.kind, here.casing));
    add(three(b1.kind, here.shape, here.gap));
    add(three(a1.kind, here.shape, gapAfter));
    add(three(b2.kind, b1.kind, here.shape));
    add(three(a1.kind, a2.kind, here.shape));
    add(three(b1.lexical, here.lexical, a1.lexical));
    add(three(b1.lexical, here.lexical, here.gap));
    add(three(here.lexical, a1.lexical, gapAfter));
    add(three(here.lexical, a1.lexical, a2.lexical));
    add(three(b2.lexical, b1.lexical, here.lexical));
    add(three(here.lexical, b1.kind, here.gap));
    add(three(here.lexical, a1.kind, gapAfter));
    add(two(here.ending3, here.casing));
    add(two(here.ending2, here.casing));
    add(two(here.beginning, here.casing));
    add(two(here.gap, here.shape));
    add(two(gapAfter, here.shape));
    const line = context.line[i] ?? 0;
    add(two(line, here.lexical));
    add(three(line, here.kind, here.gap));
    add(two(context.birth[i] ?? 0, here.shape));
    add(two(context.address[i] ?? 0, here.shape));
    add(two(context.name[i] ?? 0, here.lexical));
    add(two(context.lineHead[i] ?? 0, here.casing));
    add(two(context.previousHead[i] ?? 0, here.casing));
    add(three(context.position[i] ?? 0, here.lexical, gapAfter));
    const run = context.run[i] ?? 0;
    add(two(run, here.lexical));
    add(three(context.runKinds[i] ?? 0, here.lexical, b1.lexical));
    add(two(context.runKinds[i] ?? 0, context.beforeRun[i] ?? 0));
    add(three(context.runKinds[i] ?? 0, context.afterRun[i] ?? 0, here.lexical));
    add(three(context.beforeRun[i] ?? 0, here.lexical, run));
    add(three(context.beforeRun[i] ?? 0, context.afterRun[i] ?? 0, run));
    add(two(context.ahead[i] ?? 0, here.shape));
    add(three(context.ahead[i] ?? 0, here.kind, b1.kind));
    add(two(context.elsewhere[i] ?? 0, here.lexical));
    use(i, features, count);
  }
}

const MAX_FEATURES = 64;

/** For each token, what is further away than its neighbours. */
interface Context {
  /** How the letters of its line are cased. */
  readonly line: Int32Array;
  /** How far before it the last word of birth, address or name stands; 0 for none in reach. */
  readonly birth: Int32Array;
  readonly address: Int32Array;
  readonly name: Int32Array;
  /** The first word of its line, and of the line before. */
  readonly lineHead: Int32Array;
  readonly previousHead: Int32Array;
  /** Its place in its line, up to four. */
  readonly position: Int32Array;
  /** The run of capitalised words that it is in: its length and place, what kinds are in it, and the words around it. */
  readonly run: Int32Array;
  readonly runKinds: Int32Array;
  readonly beforeRun: Int32Array;
  readonly afterRun: Int32Array;
  /** Whether a kind of street, and a code, stand ahead. */
  readonly ahead: Int32Array;
  /** Whether the text has the word in lower case, after a title, and after a given name. */
  readonly elsewhere: Int32Array;
}

function contextOf(tokens: readonly Token[]): Context {
  const numbers = (): Int32Array => new Int32Array(tokens.length);
  const context: Context = {
    ...{ line: numbers(), birth: numbers(), address: numbers(), name: numbers(), lineHead: numbers() },
    ...{ previousHead: numbers(), position: numbers(), run: numbers(), runKinds: numbers(), beforeRun: numbers() },
    ...{ afterRun: numbers(), ahead: numbers(), elsewhere: numbers() },
  };
  setLines(tokens, context);
  setRuns(tokens, context);
  setReaches(tokens, context);
  setElsewhere(tokens, context);
  return context;
}

function setLines(tokens: readonly Token[], { line, lineHead, previousHead, position }: Context): void {
  let before = 0;
  for (let from = 0; from < tokens.length;) {
    let to = from + 1;
    while (to < tokens.length && (tokens[to]?.gap ?? 0) < LINE_END) to++;
    const head = tokens[from]?.word ?? 0;
    const casing = casingOfLine(tokens, from, to);
    for (let i = from; i < to; i++) {
      line[i] = casing;
      lineHead[i] = combined(head, Math.min(3, i - from));
      previousHead[i] = combined(before, i === from ? 1 : 0);
      position[i] = Math.min(3, i - from) * 4 + Math.min(3, to - 1 - i);
    }
    before = head;
    from = to;
  }
}

/** 1 where a line has no capital, 2 where it has no small letter, 3 where nearly all words have a capital, else 0. */
function casingOfLine(tokens: readonly Token[], from: number, to: number): number {
  let [lower, title, upper] = [0, 0, 0];
  for (let i = from; i < to; i++) {
    const casing = tokens[i]?.casing ?? 0;
    if (casing === 1) lower++;
    else if (casing === 2) title++;
    else if (casing === 3) upper++;
  }
  if (title + upper === 0) return lower > 0 ? 1 : 0;
  if (lower + title === 0) return upper > 1 ? 2 : 0;
  return title > 2 && title >= 4 * lower ? 3 : 0;
}

function setRuns(tokens: readonly Token[], { run, runKinds, beforeRun, afterRun }: Context): void {
  const isCapital = (token: Token | undefined): boolean => token !== undefined && token.casing > 1 && token.casing < 5;
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

/** Buckets of distances: near ones one by one, then by pairs. */
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
    if (kind === NAME || kind === SIGN_OFF || kind === GREETING) lastName = i;
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

function setElsewhere(tokens: readonly Token[], { elsewhere }: Context): void {
  const inLowerCase = new Set<string>();
  const afterTitle = new Set<string>();
  const afterGiven = new Set<string>();
  for (const [i, { casing, lower, gap }] of tokens.entries()) {
    if (casing === 1) inLowerCase.add(lower);
    if (casing < 2) continue;
    const before = tokens[i - 1];
    if (before?.kind === TITLE || (before?.text === '.' && tokens[i - 2]?.kind === TITLE)) afterTitle.add(lower);
    if (gap === SPACED && before !== undefined && before.casing > 1 && isGivenName(before)) afterGiven.add(lower);
  }
  for (const [i, { casing, lower }] of tokens.entries()) {
    if (casing < 2) continue;
    elsewhere[i] = (inLowerCase.has(lower) ? 1 : 0) + (afterTitle.has(lower) ? 2 : 0) + (afterGiven.has(lower) ? 4 : 0);
  }
}

function isGivenName({ lexical }: Token): boolean {
  return (lexical >> 3) % 2 === 1;
}
