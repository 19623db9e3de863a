import { packTexts, type PackedTexts } from './packed-texts.ts';

/**
 * An index that finds the names containing a text without reading every name. Names and texts are squeezed: folded and
 * without spaces, so only a to z and 0 to 9. A name may have several texts with a gap between them.
 *
 * The index knows the three characters at every position of a name; the end is padded, so that texts of one or two
 * characters are a run of adjacent entries.
 */
export interface SqueezedIndex {
  readonly names: PackedTexts;
  /** For each three characters, the start of their names in `postings`, and the end of the last ones. */
  readonly starts: Uint32Array;
  /** Name numbers, ascending for each three characters. */
  readonly postings: Uint32Array;
}

/** a to z, 0 to 9, and the padding. */
const SYMBOLS = 37;
const FILLER = 36;

/** Between the texts of one name: the padding character, so that no match spans two texts. */
export const GAP = ':';

const GRAMS = SYMBOLS ** 3;

/** Indexes squeezed names, numbered in their order. */
export function indexSqueezed(texts: readonly string[]): SqueezedIndex {
  const names = packTexts(texts);
  const starts = new Uint32Array(GRAMS + 1);
  eachGram(names, (gram) => {
    starts[gram + 1] = (starts[gram + 1] ?? 0) + 1;
  });
  for (let gram = 0; gram < GRAMS; gram += 1) starts[gram + 1] = (starts[gram + 1] ?? 0) + (starts[gram] ?? 0);
  const next = starts.slice(0, GRAMS);
  const postings = new Uint32Array(starts[GRAMS] ?? 0);
  eachGram(names, (gram, name) => {
    const at = next[gram] ?? 0;
    postings[at] = name;
    next[gram] = at + 1;
  });
  return { names, starts, postings };
}

/** Calls back for every three characters of every name, once per name. */
function eachGram({ bytes, starts }: PackedTexts, visit: (gram: number, name: number) => void): void {
  const lastName = new Int32Array(GRAMS).fill(-1);
  for (let name = 0; name + 1 < starts.length; name += 1) {
    const end = starts[name + 1] ?? 0;
    for (let at = starts[name] ?? 0; at < end; at += 1) {
      const gram = gramOf(
        symbol(bytes, at),
        at + 1 < end ? symbol(bytes, at + 1) : FILLER,
        at + 2 < end ? symbol(bytes, at + 2) : FILLER,
      );
      if (lastName[gram] === name) continue;
      lastName[gram] = name;
      visit(gram, name);
    }
  }
}

function gramOf(first: number, second: number, third: number): number {
  return (first * SYMBOLS + second) * SYMBOLS + third;
}

/** Returns the number of a character: letters from 0, then digits. */
function symbol(bytes: Uint8Array, at: number): number {
  const code = bytes[at] ?? 0;
  return code >= 0x61 ? code - 0x61 : code - 0x30 + 26;
}

/** Returns the numbers of the names that contain a squeezed text of one or more characters, each once, ascending. */
export function namesWith(index: SqueezedIndex, text: string): Uint32Array {
  const pattern = Buffer.from(text, 'latin1');
  const symbols = Array.from(pattern, (_, at) => symbol(pattern, at));
  if (symbols.length < 3) return namesWithShort(index, symbols);
  let rarest: Uint32Array | undefined;
  for (let at = 0; at + 2 < symbols.length; at += 1) {
    const gram = gramOf(symbols[at] ?? 0, symbols[at + 1] ?? 0, symbols[at + 2] ?? 0);
    const names = index.postings.subarray(index.starts[gram], index.starts[gram + 1]);
    if (rarest === undefined || names.length < rarest.length) rarest = names;
  }
  const names = rarest ?? new Uint32Array();
  return symbols.length === 3 ? names : thoseWith(index.names, { names, pattern });
}

/** For one or two characters: all entries that begin with them, which are adjacent. Each name is marked once. */
function namesWithShort({ names, starts, postings }: SqueezedIndex, symbols: readonly number[]): Uint32Array {
  const [first = 0, second] = symbols;
  const from = second === undefined ? gramOf(first, 0, 0) : gramOf(first, second, 0);
  const entries = second === undefined ? SYMBOLS * SYMBOLS : SYMBOLS;
  const end = starts[from + entries] ?? 0;
  const marks = new Uint8Array(names.starts.length - 1);
  for (let at = starts[from] ?? 0; at < end; at += 1) marks[postings[at] ?? 0] = 1;
  const found = new Uint32Array(marks.length);
  let size = 0;
  for (let name = 0; name < marks.length; name += 1) {
    found[size] = name;
    size += marks[name] ?? 0;
  }
  return found.subarray(0, size);
}

/** Keeps those names that contain the whole pattern. */
function thoseWith(
  { bytes, starts }: PackedTexts,
  { names, pattern }: { names: Uint32Array; pattern: Buffer },
): Uint32Array {
  const found = new Uint32Array(names.length);
  const first = pattern[0];
  let size = 0;
  for (const name of names) {
    const lastStart = (starts[name + 1] ?? 0) - pattern.length;
    for (let start = starts[name] ?? 0; start <= lastStart; start += 1) {
      if (bytes[start] !== first || !standsAt(bytes, { start, pattern })) continue;
      found[size] = name;
      size += 1;
      break;
    }
  }
  return found.subarray(0, size);
}

function standsAt(bytes: Buffer, { start, pattern }: { start: number; pattern: Buffer }): boolean {
  for (let at = 1; at < pattern.length; at += 1) if (bytes[start + at] !== pattern[at]) return false;
  return true;
}
