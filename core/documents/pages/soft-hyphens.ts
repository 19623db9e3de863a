import { constants, inflateSync } from 'node:zlib';
import { onPage } from './drawn-marks.ts';
import type { TextRun } from './pdf-words.ts';
import { WIDER, type PlacedLetter, type ShownLetter } from './shown-letters.ts';

/** How a font says that a glyph is a soft hyphen: its character in a map, or its name in an encoding. */
const NAMED = /<00AD>|\/(?:sfthyphen|softhyphen|uni00AD)\b/i;

/** What streams without words of their own say about themselves: pictures and font files. */
const NO_MAP = /\/(?:Image|Length[123]|FontFile|OpenType|Type1C|CIDFontType0C|XML)\b/;

/** The first words of a map from glyphs to characters. */
const MAP = /begincmap|\/CIDInit/;

/** The most characters of a dictionary, bytes of a map or a list of objects (compressed and not), streams that are looked at, and bytes inflated in total. */
const MOST = { dictionary: 600, compressed: 1 << 18, plain: 1 << 21, streams: 10_000, total: 1 << 25 };

/** So many compressed bytes show the first words of a stream. */
const HEAD = 256;

/**
 * Whether a font of a PDF may show soft hyphens: one of its maps or encodings has the character, or that cannot be seen for less than it takes to
 * list what the pages show. Missed are maps compressed otherwise, and ranges of characters with this one among them.
 */
export function mayShowSoftHyphens(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (['/Encrypt', '/sfthyphen', '/softhyphen'].some((name) => file.includes(name))) return true;
  let [at, streams, left] = [0, 0, MOST.total];
  /** What compressed bytes begin with; nothing if they are compressed otherwise or are too many. */
  const inflated = (body: Buffer): string => {
    if (!isCompressed(body)) return '';
    try {
      const plain = inflateSync(body, { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: MOST.plain });
      left -= plain.length;
      return plain.toString('latin1');
    } catch {
      // It was too much, or damaged after as much as that.
      left -= Math.min(MOST.plain, body.length * DENSEST);
      return '';
    }
  };
  while (streams < MOST.streams && left > 0) {
    const begin = file.indexOf('stream', at);
    const end = begin === -1 ? -1 : file.indexOf('endstream', begin);
    if (end === -1) return false;
    streams += 1;
    at = end + 'endstream'.length;
    const before = file.toString('latin1', Math.max(0, begin - MOST.dictionary), begin);
    const dictionary = before.slice(before.lastIndexOf(' obj'));
    const body = file.subarray(begin + (file[begin + 6] === CARRIAGE_RETURN ? 8 : 7), end);
    if (body.length > MOST.compressed || NO_MAP.test(dictionary)) continue;
    const isPlain = !dictionary.includes('/Filter');
    const mayName = isPlain || dictionary.includes('/ObjStm') || MAP.test(inflated(body.subarray(0, HEAD)));
    if (mayName && NAMED.test(isPlain ? body.toString('latin1') : inflated(body))) return true;
  }
  return true;
}

/** Whether bytes begin as zlib's do. */
function isCompressed(bytes: Buffer): boolean {
  return bytes.length > 1 && (bytes.readUInt8(0) & 15) === 8 && bytes.readUInt16BE(0) % 31 === 0;
}

/** So many characters are in a byte at most. */
const DENSEST = 1032;

const CARRIAGE_RETURN = 13;

/** A run of so many characters is looked for so many letters ahead, since both lists have one order; a shorter one is only where the last one ends. */
const AHEAD = { least: 3, most: 4000 };

/**
 * Returns runs with the hyphens that pdf.js leaves out because their font calls them soft ones, and where the page shows them: it also leaves out
 * their widths. Whether one belongs to its word is not known, as Typst calls all hyphens of a font what the first of them was. So each is what is
 * seen, a hyphen.
 */
export function withSoftHyphens(
  runs: readonly TextRun[],
  letters: readonly PlacedLetter[],
  transform: readonly number[],
): TextRun[] {
  if (!letters.some(({ isSoft }) => isSoft)) return [...runs];
  const hard = letters.flatMap(({ text, isSoft }, at) => (isSoft ? [] : [{ text: plain(text), at }]));
  const shown = hard.map(({ text }) => text).join('');
  const owners = hard.flatMap(({ text, at }) => Array.from({ length: text.length }, () => at));
  let [from, taken] = [0, 0];
  return runs.flatMap((run): TextRun[] => {
    const bare = Array.from(run.text, plain).join('');
    const until = from + (bare.length < AHEAD.least ? bare.length : AHEAD.most);
    const ahead = bare === '' ? -1 : shown.slice(from, until).indexOf(bare);
    if (ahead === -1) return [run];
    const first = owners[from + ahead] ?? 0;
    from += ahead + bare.length;
    const last = owners[from - 1] ?? 0;
    const begin = beginOf(letters, first, taken);
    taken = endOf(letters, last);
    const own = letters.slice(begin, taken);
    const words = own.some(({ isSoft }) => isSoft)
      ? wordsOf(own, { from: first - begin, to: last - begin })
      : [{ text: run.text, letters: own }];
    return words.map((word) => placed(run, word, transform));
  });
}

/** A letter as the text of a run has it: no ligature, and no space. */
function plain(letter: string): string {
  return letter.trim().normalize('NFKC');
}

/** Where the hyphens begin that lead up to a letter on its line and belong to nothing before it. */
function beginOf(letters: readonly ShownLetter[], first: number, taken: number): number {
  let at = first;
  while (at > taken && letters[at - 1]?.isSoft && Number.isFinite(letters[at]?.gap)) at -= 1;
  return at;
}

/** Where the hyphens end that are behind a letter on its line; the last may touch what follows, and only that. */
function endOf(letters: readonly ShownLetter[], last: number): number {
  let at = last + 1;
  while (letters[at]?.isSoft && Number.isFinite(letters[at]?.gap)) at += 1;
  const [hyphen, next] = [letters[at - 1], letters[at]];
  return at > last + 1 && hyphen && next && isApart(hyphen) && !isApart(next) ? at - 1 : at;
}

/** Whether a letter begins a word. */
function isApart({ gap, isSpaced }: ShownLetter): boolean {
  return isSpaced || !(Math.abs(gap) <= WIDER);
}

/** Letters that are one run, and its text. */
interface Word {
  readonly text: string;
  readonly letters: readonly PlacedLetter[];
}

/** Parts letters at what is before and behind a run and does not touch it. */
function wordsOf(letters: readonly PlacedLetter[], run: { readonly from: number; readonly to: number }): Word[] {
  const words: { text: string; letters: PlacedLetter[] }[] = [];
  for (const [i, letter] of letters.entries()) {
    const word = words.at(-1);
    const blank = isApart(letter) ? ' ' : '';
    const text = letter.text.normalize('NFKC');
    if (!word || (blank && (i <= run.from || i > run.to))) words.push({ text, letters: [letter] });
    else {
      word.text += blank + text;
      word.letters.push(letter);
    }
  }
  return words;
}

/** Moves a run along its line to where its letters are. */
function placed(run: TextRun, { text, letters }: Word, transform: readonly number[]): TextRun {
  const [a = 0, b = 0, c = 0, d = 0, left = 0, foot = 0] = run.matrix;
  const [from, to] = [letters[0]?.from, letters.at(-1)?.to].map((point) => onPage(point ?? { x: 0, y: 0 }, transform));
  const size = Math.hypot(a, b);
  const along = from ? ((from.x - left) * a + (from.y - foot) * b) / (size * size) : NaN;
  const width = from && to ? Math.hypot(to.x - from.x, to.y - from.y) : NaN;
  if (!Number.isFinite(along + width)) return { ...run, text };
  return { ...run, text, matrix: [a, b, c, d, left + along * a, foot + along * b], width };
}
