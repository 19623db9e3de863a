import type { TextRun } from './pdf-words.ts';
import { WIDER, type ShownLetter } from './shown-letters.ts';

/** Letters that stand apart in a run of pdfjs, which takes wide tracking for spaces: "W O R K". Prose has no three single letters in a row. */
const APART = /(?:^|\s)\p{L}(?:\s\p{L}){2}(?!\S)/u;

/** A run of single letters, whatever their number. */
const ALL_APART = /^\S{1,2}(?:\s\S{1,2})+$/u;

/** The fewest gaps that show the usual one, and how far around a shorter run others of its line are looked at. */
const MIN_GAPS = 3;
const AROUND = 30;

/** How many letters ahead a run is looked for: both lists have one order. */
const AHEAD = 20_000;

/** Whether the letters of a run may be set apart, so that its spaces say nothing. */
export function mayBeTracked(text: string): boolean {
  return APART.test(text);
}

/** Returns runs with those whose letters are set apart as runs of their words, by the gaps between the letters that the page shows. */
export function withTrackedWords(runs: readonly TextRun[], letters: readonly ShownLetter[]): TextRun[] {
  const shown = letters.map(({ text }) => text).join('');
  const owners = letters.flatMap(({ text }, i) => Array.from({ length: text.length }, () => i));
  let from = 0;
  return runs.flatMap((run): TextRun[] => {
    const bare = run.text.replaceAll(/\s+/g, '');
    const isApart = mayBeTracked(run.text) || ALL_APART.test(run.text);
    const ahead = shown.slice(from, from + (isApart ? AHEAD : bare.length)).indexOf(bare);
    if (ahead === -1) return [run];
    const at = from + ahead;
    from = at + bare.length;
    if (!isApart) return [run];
    const [first = 0, last = 0] = [owners[at], owners[from - 1]];
    const own = letters.slice(first, last + 1);
    const inRun = gapsIn(own.slice(1));
    const gaps = inRun.length < MIN_GAPS ? gapsIn(lineAround(letters, first)) : inRun;
    const usual = gaps.toSorted((a, b) => a - b)[Math.floor((gaps.length - 1) / 2)];
    return gaps.length < MIN_GAPS || !Number.isFinite(usual) ? [run] : wordsOf(run, own, usual ?? 0);
  });
}

/** The gaps between letters that no space sets apart. */
function gapsIn(letters: readonly ShownLetter[]): number[] {
  return letters.flatMap(({ gap, isSpaced }) => (isSpaced ? [] : [gap]));
}

/** The letters around one in its line, without the first of the line. */
function lineAround(letters: readonly ShownLetter[], at: number): ShownLetter[] {
  const [before, behind] = [letters.slice(Math.max(0, at - AROUND), at + 1), letters.slice(at + 1, at + AROUND)];
  const begin = before.findLastIndex(({ gap }) => !Number.isFinite(gap));
  const end = behind.findIndex(({ gap }) => !Number.isFinite(gap));
  return [...before.slice(begin + 1), ...behind.slice(0, end === -1 ? undefined : end)];
}

function wordsOf(run: TextRun, letters: readonly ShownLetter[], usual: number): TextRun[] {
  const words: { text: string; left: number; right: number }[] = [];
  let x = 0;
  for (const [i, { text, gap, isSpaced, width }] of letters.entries()) {
    const word = words.at(-1);
    if (i > 0) x += Number.isFinite(gap) ? gap : usual;
    if (word === undefined || isSpaced || gap - usual > WIDER) words.push({ text, left: x, right: x + width });
    else [word.text, word.right] = [word.text + text, x + width];
    x += width;
  }
  const scale = run.width / (x || 1);
  const [a = 0, b = 0, c = 0, d = 0, left = 0, foot = 0] = run.matrix;
  const length = Math.hypot(a, b) || 1;
  return words.map((word) => {
    const along = (word.left * scale) / length;
    const matrix = [a, b, c, d, left + along * a, foot + along * b];
    return { ...run, text: word.text, matrix, width: (word.right - word.left) * scale };
  });
}
