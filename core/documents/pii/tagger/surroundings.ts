import { GLUED, LINE_END, NOTHING, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** Signs that are rare in prose. */
export const CODE_SIGNS: ReadonlySet<string> = new Set('{}[];=<>$\\|`_#*');

/** Whether a token is a code sign: always, or because it joins its neighbours without spaces. */
function isCodeSign(tokens: readonly Token[], i: number): boolean {
  const { text, gap } = tokens[i] ?? NOTHING;
  if (CODE_SIGNS.has(text)) return true;
  const isJoining = gap === GLUED && tokens[i + 1]?.gap === GLUED;
  return isJoining && (text === '(' || text === '.' || text === ':' || text === '/' || text === '@');
}

/** How many tokens before and after one are around it. */
const AROUND = 40;

/** Counts code signs in each token's line and around it, in steps. */
export function codeAround(tokens: readonly Token[]): Int32Array {
  const around = new Int32Array(tokens.length);
  /** Code signs before each token. */
  const before = new Int32Array(tokens.length + 1);
  for (let i = 0; i < tokens.length; i++) before[i + 1] = (before[i] ?? 0) + (isCodeSign(tokens, i) ? 1 : 0);
  const between = (from: number, to: number): number =>
    (before[Math.min(tokens.length, to)] ?? 0) - (before[Math.max(0, from)] ?? 0);
  for (let from = 0; from < tokens.length;) {
    let to = from + 1;
    while (to < tokens.length && (tokens[to]?.gap ?? 0) < LINE_END) to++;
    const inLine = Math.min(3, between(from, to));
    for (let i = from; i < to; i++) {
      const near = between(i - AROUND, i + AROUND);
      around[i] = inLine * 5 + (near < 2 ? near : near < 6 ? 2 : near < 16 ? 3 : 4);
    }
    from = to;
  }
  return around;
}

const kindNumbers = (...kinds: string[]): ReadonlySet<number> => new Set(kinds.map((kind) => WORD_KINDS.indexOf(kind)));
const OF_TRADE = kindNumbers('trade', 'organisation', 'legal_form');
const OF_PEOPLE = kindNumbers('pronoun', 'greeting', 'sign_off', 'name', 'title', 'birth');
/** What a token says about the subject of its passage. */
const SUBJECTS = { none: 0, trade: 1, people: 2, numbers: 3 };
/** Thresholds of the counts. */
const FEW = [1, 3, 7];
const MANY = [4, 10];

function subjectOf({ kind, casing, text }: Token): number {
  if (OF_TRADE.has(kind) || (text.length === 1 && '$€£¥'.includes(text))) return SUBJECTS.trade;
  if (OF_PEOPLE.has(kind)) return SUBJECTS.people;
  return casing === 0 && isDigit(text.charCodeAt(0)) ? SUBJECTS.numbers : SUBJECTS.none;
}

function isDigit(unit: number): boolean {
  return unit >= 0x30 && unit <= 0x39;
}

/** Counts trade words, people words and numbers around each token, in steps. */
export function subjectsAround(tokens: readonly Token[]): Int32Array {
  const about = new Int32Array(tokens.length);
  const subjects = Uint8Array.from(tokens, subjectOf);
  /** Tokens of each subject around the current one. */
  const counts = new Int32Array(4);
  const count = (at: number, by: number): void => {
    const subject = subjects[at] ?? SUBJECTS.none;
    counts[subject] = (counts[subject] ?? 0) + by;
  };
  for (let i = -AROUND; i < tokens.length; i++) {
    count(i + AROUND, 1);
    count(i - AROUND - 1, -1);
    if (i < 0) continue;
    const [, trade = 0, people = 0, numbers = 0] = counts;
    about[i] = level(trade, FEW) * 12 + level(people, FEW) * 3 + level(numbers, MANY);
  }
  return about;
}

/** How many of the rising thresholds a count has reached. */
function level(times: number, bounds: readonly number[]): number {
  let reached = 0;
  while (times >= (bounds[reached] ?? Infinity)) reached++;
  return reached;
}
