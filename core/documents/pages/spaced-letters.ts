import { boxAround, type Box } from './pages.ts';
import type { PlacedWord } from './placed-page.ts';

/** A heading set wide has at least this many letters; fewer may be marks in boxes. */
const MIN_LETTERS = 4;

/** Letters farther apart than this share of their height are no longer one word. */
const MAX_GAP = 0.6;

/** A gap so many times the usual one between letters is a blank between words. */
const BLANK = 1.8;

/** Letters of one size, to within this share. */
const SAME_SIZE = 1.25;

type Words = readonly [PlacedWord, ...PlacedWord[]];

/** Joins capitals that are set apart as headings are ("S K I L L S"), so that they read as the words they spell. */
export function withoutLetterSpacing(line: Words): Words {
  const out: PlacedWord[] = [];
  let run: PlacedWord[] = [];
  const close = (): void => {
    out.push(...(run.length < MIN_LETTERS ? run : spelled(run)));
    run = [];
  };
  for (const word of line) {
    const last = run.at(-1);
    if (!isLetter(word) || (last && !follows(last, word))) close();
    if (isLetter(word)) run.push(word);
    else out.push(word);
  }
  close();
  return out as unknown as Words;
}

/** A capital, or two that kerning moved together; a sign within words. */
function isLetter({ text }: PlacedWord): boolean {
  return /^\p{Lu}{1,2}$|^[&'\u2019]$/u.test(text);
}

function follows({ box: last }: PlacedWord, { box }: PlacedWord): boolean {
  const [one, other] = [last.bottom - last.top, box.bottom - box.top];
  const gap = box.left - last.right;
  return Math.max(one, other) <= SAME_SIZE * Math.min(one, other) && gap <= MAX_GAP * Math.min(one, other);
}

function spelled(letters: readonly PlacedWord[]): PlacedWord[] {
  const single = letters.filter(({ text }) => text.length === 1).length;
  const gaps = letters.slice(1).map(({ box }, i) => box.left - (letters[i]?.box.right ?? box.left));
  const usual = gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  if (single * 2 < letters.length) return [...letters];
  const words: PlacedWord[][] = [];
  for (const [i, letter] of letters.entries()) {
    const isNew = i === 0 || (gaps[i - 1] ?? 0) > BLANK * usual;
    if (isNew) words.push([letter]);
    else words.at(-1)?.push(letter);
  }
  return words.map((one) => ({
    ...one[0],
    text: one.map(({ text }) => text).join(''),
    box: boxAround(one.map(({ box }) => box) as [Box, ...Box[]]),
    certainty: Math.min(...one.map(({ certainty }) => certainty)),
  }));
}
