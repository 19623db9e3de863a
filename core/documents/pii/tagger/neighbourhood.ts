import { BLANK_LINE, LINE_END, NOTHING, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** How many tokens before and after a stretch are near it. */
const NEAR = 30;

/** The density of flagged tokens: per ten tokens, at highest 1. */
export type Density = (from: number, to: number) => number;

/** Shorter paragraphs count as this long: one flagged token in a line of three says little. */
const SHORT = 20;

/** The density in and near a stretch, and that of the rest of its paragraph. */
export function densities(
  are: Uint8Array,
  paragraphs: Paragraphs,
): { readonly near: Density; readonly beside: Density } {
  const before = new Int32Array(are.length + 1);
  for (const [i, is] of are.entries()) before[i + 1] = (before[i] ?? 0) + is;
  const between = (first: number, end: number): number => (before[end] ?? 0) - (before[first] ?? 0);
  return {
    near: (from, to) => {
      const [first, end] = [Math.max(0, from - NEAR), Math.min(are.length, to + NEAR)];
      return Math.min(1, (between(first, end) / (end - first)) * 10);
    },
    beside: (from, to) => {
      const first = Math.max(paragraphs.starts[from] ?? 0, from - NEAR);
      const end = Math.max(to, Math.min(paragraphs.ends[from] ?? 0, to + NEAR));
      const others = between(first, from) + between(to, end);
      return Math.min(1, (others / Math.max(SHORT, end - first)) * 10);
    },
  };
}

/** Where the paragraph of each token starts and ends: at blank lines. */
export interface Paragraphs {
  readonly starts: Int32Array;
  readonly ends: Int32Array;
}

/** The paragraphs of a text. */
export function paragraphsOf(tokens: readonly Token[]): Paragraphs {
  const [starts, ends] = [new Int32Array(tokens.length), new Int32Array(tokens.length)];
  for (let from = 0; from < tokens.length;) {
    let to = from + 1;
    while (to < tokens.length && tokens[to]?.gap !== BLANK_LINE) to++;
    starts.fill(from, from, to);
    ends.fill(to, from, to);
    from = to;
  }
  return { starts, ends };
}

const LEGAL_FORM = WORD_KINDS.indexOf('legal_form');
const JOINING = WORD_KINDS.indexOf('joining');
const MAX_COMPANY_NAME = 7;
const IN_COMPANY_NAME = new Set(['&', 'and', ',', '.', '-']);

/** Flags the words before a legal form: `Carter Hawley Hale Stores Inc`, `Kidder, Peabody and Co`. */
export function inCompanyNames(tokens: readonly Token[]): Uint8Array {
  const are = new Uint8Array(tokens.length);
  for (const [i, { kind, casing, gap }] of tokens.entries()) {
    if (kind !== LEGAL_FORM || casing < 2 || gap >= LINE_END) continue;
    for (let at = i - 1; at >= Math.max(0, i - MAX_COMPANY_NAME); at--) {
      const token = tokens[at] ?? NOTHING;
      if (token.casing < 2 && !IN_COMPANY_NAME.has(token.lower)) break;
      are[at] = 1;
      if (token.gap >= LINE_END) break;
    }
  }
  return are;
}

/** More tokens than this between two names are no list. */
const MAX_BETWEEN = 4;

/** A candidate as a member of a list. */
interface Member {
  readonly from: number;
  readonly to: number;
  readonly odds: number;
}

/**
 * For each candidate, the highest odds of the candidates listed beside it: with only signs, numbers and `and` between, or at the same
 * place in the line before or after. -Infinity if there are none. In text order.
 */
export function oddsBeside(tokens: readonly Token[], members: readonly Member[]): number[] {
  const beside = members.map(() => -Infinity);
  const join = (one: number, other: number): void => {
    beside[one] = Math.max(beside[one] ?? 0, members[other]?.odds ?? 0);
    beside[other] = Math.max(beside[other] ?? 0, members[one]?.odds ?? 0);
  };
  const lineOf = new Int32Array(tokens.length);
  const starts: number[] = [];
  for (const [i, { gap }] of tokens.entries()) {
    if (i === 0 || gap >= LINE_END) starts.push(i);
    lineOf[i] = starts.length - 1;
  }
  /** By line and place in it. */
  const placed = new Map<number, number>();
  for (const [at, { from }] of members.entries()) {
    const before = members[at - 1];
    if (before && isListed(tokens, before.to, from)) join(at - 1, at);
    const line = lineOf[from] ?? 0;
    const place = from - (starts[line] ?? 0);
    const above = placed.get((line - 1) * tokens.length + place);
    if (above !== undefined) join(above, at);
    placed.set(line * tokens.length + place, at);
  }
  return beside;
}

function isListed(tokens: readonly Token[], from: number, to: number): boolean {
  if (to <= from || to - from > MAX_BETWEEN) return false;
  for (let i = from; i < to; i++) {
    const { casing, kind, text } = tokens[i] ?? NOTHING;
    if (text === '.' || text === ':' || (casing > 0 && kind !== JOINING)) return false;
  }
  return true;
}
