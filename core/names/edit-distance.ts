/**
 * Levenshtein distance in code points, bit-parallel: the pattern's rows of the matrix are bits of 32-bit words, so a
 * column of 32 rows costs about a dozen instructions (G. Myers, J. ACM 46 (1999) 395; block form by H. Hyyrö, 2003).
 */

const WORD = 32;
const ASCII = 128;

/** The distance from one pattern to any text. */
export type DistanceTo = (text: string) => number;

/** Returns the minimum number of insertions, deletions and substitutions that turn one text into the other. */
export function editDistance(a: string, b: string): number {
  return distanceTo(a)(b);
}

/**
 * Prepares a pattern for comparison with many texts. The returned function has its own scratch memory, so calls share
 * no state.
 */
export function distanceTo(pattern: string): DistanceTo {
  const codes = codePoints(pattern);
  if (codes.length === 0) return (text) => codePoints(text).length;
  const blocks = Math.ceil(codes.length / WORD);
  const matches = matchBits(codes, blocks);
  if (blocks === 1) return (text) => shortDistance(matches, { rows: codes.length, text });
  const scratch = { plus: new Int32Array(blocks), minus: new Int32Array(blocks) };
  return (text) => longDistance(matches, { rows: codes.length, text, scratch });
}

/** For each code point of the pattern, a bit for each row it occurs in; code points are usually ASCII. */
interface MatchBits {
  readonly blocks: number;
  /** `blocks` words for each ASCII code. */
  readonly ascii: Int32Array;
  readonly others: ReadonlyMap<number, Int32Array>;
  readonly none: Int32Array;
}

function matchBits(codes: readonly number[], blocks: number): MatchBits {
  const ascii = new Int32Array(ASCII * blocks);
  const others = new Map<number, Int32Array>();
  for (let row = 0; row < codes.length; row += 1) {
    const code = codes[row] ?? 0;
    const bits = code < ASCII ? ascii : (others.get(code) ?? new Int32Array(blocks));
    const at = (code < ASCII ? code * blocks : 0) + Math.floor(row / WORD);
    bits[at] = (bits[at] ?? 0) | (1 << (row % WORD));
    if (code >= ASCII) others.set(code, bits);
  }
  return { blocks, ascii, others, none: new Int32Array(blocks) };
}

/** For a pattern of up to 32 code points: one word holds a whole column. */
function shortDistance(matches: MatchBits, { rows, text }: { rows: number; text: string }): number {
  const last = 1 << (rows - 1);
  let plus = -1;
  let minus = 0;
  let distance = rows;
  for (let i = 0; i < text.length; i += 1) {
    let code = text.charCodeAt(i);
    if (isHighSurrogate(code)) {
      code = text.codePointAt(i) ?? code;
      if (code > 0xffff) i += 1;
    }
    const equal = (code < ASCII ? matches.ascii[code] : matches.others.get(code)?.[0]) ?? 0;
    const vertical = equal | minus;
    const horizontal = (((equal & plus) + plus) ^ plus) | equal;
    let up = minus | ~(horizontal | plus);
    let down = plus & horizontal;
    if ((up & last) !== 0) distance += 1;
    else if ((down & last) !== 0) distance -= 1;
    up = (up << 1) | 1;
    down <<= 1;
    plus = down | ~(vertical | up);
    minus = up & vertical;
  }
  return distance;
}

interface LongRun {
  readonly rows: number;
  readonly text: string;
  readonly scratch: { readonly plus: Int32Array; readonly minus: Int32Array };
}

/** For a longer pattern: each word of a column carries the change of its last row into the next word. */
function longDistance(matches: MatchBits, { rows, text, scratch }: LongRun): number {
  const { blocks, ascii, others, none } = matches;
  const plus = scratch.plus.fill(-1);
  const minus = scratch.minus.fill(0);
  const last = blocks - 1;
  const lastRow = (rows - 1) % WORD;
  let distance = rows;
  for (let i = 0; i < text.length; i += 1) {
    let code = text.charCodeAt(i);
    if (isHighSurrogate(code)) {
      code = text.codePointAt(i) ?? code;
      if (code > 0xffff) i += 1;
    }
    const bits = code < ASCII ? ascii : (others.get(code) ?? none);
    const start = code < ASCII ? code * blocks : 0;
    let upIn = 1;
    let downIn = 0;
    for (let block = 0; block <= last; block += 1) {
      const equal = bits[start + block] ?? 0;
      const p = plus[block] ?? 0;
      const m = minus[block] ?? 0;
      const vertical = equal | m;
      const carried = equal | downIn;
      const horizontal = (((carried & p) + p) ^ p) | carried;
      const up = m | ~(horizontal | p);
      const down = p & horizontal;
      if (block === last) distance += ((up >>> lastRow) & 1) - ((down >>> lastRow) & 1);
      const upShifted = (up << 1) | upIn;
      plus[block] = (down << 1) | downIn | ~(vertical | upShifted);
      minus[block] = upShifted & vertical;
      upIn = up >>> (WORD - 1);
      downIn = down >>> (WORD - 1);
    }
  }
  return distance;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

function codePoints(text: string): number[] {
  const codes: number[] = [];
  for (let i = 0; i < text.length; i += 1) {
    const code = text.codePointAt(i) ?? 0;
    if (code > 0xffff) i += 1;
    codes.push(code);
  }
  return codes;
}
