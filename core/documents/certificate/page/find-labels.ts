import { editDistance } from '../../../names/edit-distance.ts';
import { boxAround, type Box } from '../../pages/pages.ts';
import { FORM_LINES } from './form-lines.ts';
import type { FormWord } from './form-word.ts';

/** Words that may be a printed line of the form. */
export interface LabelCandidate {
  /** The wording they match; several lines of the form may have it. */
  readonly wording: string;
  /** The words from first to last; a label may be broken into lines anywhere. */
  readonly words: readonly [FormWord, ...FormWord[]];
  readonly box: Box;
  /** The left end and vertical middle of its first line. */
  readonly at: readonly [number, number];
  /** Whether no other word is close before or after it, so it is not part of a sentence. */
  readonly isAlone: boolean;
}

const WORDINGS: ReadonlySet<string> = new Set(FORM_LINES.flatMap(({ wordings }) => wordings));

/** What the first lines of a label that continues below may say. */
const BEGINNINGS: ReadonlySet<string> = new Set(
  [...WORDINGS].flatMap((wording) => Array.from(wording, (_, i) => wording.slice(0, i))),
);

const MAX_WORDING = Math.max(...Array.from(WORDINGS, ({ length }) => length));

/** One letter in this many may be misread. */
const LETTERS_TO_AN_ERROR = 7;

/** If two labels both explain a word, the misread one must be this many times as long to win. */
const LONGER = 1.5;

/** The widest space between words of a label, in heights; wider if a letter or a dash may have been lost there. */
const MAX_SPACE = 1.6;
const MAX_LOSS = 2.2;
const MAX_DASH = 3.4;

/** Fewer letters could be answers in two columns ("Y" and "N"). */
const MIN_DASHED = 3;

/** How many lines down the next line of a label may be, and how far, in heights of its words. */
const LINES_BELOW = 3;
const BELOW = { least: 0.6, most: 2.3 };

/** How well the left edges of the lines of a label must align, in heights. */
const SAME_EDGE = 1;

const MAX_LABEL_LINES = 4;

type WordLine = readonly FormWord[];

/** How labels are recognized: the wording for given letters, and the widest space for a given number of letters. */
interface Manner {
  readonly find: (wording: string) => string | undefined;
  readonly space: (letters: number) => number;
}

/** Finds words that read like labels of the form, the longest at each place. `isRecognised`: letters may be misread. */
export function findLabels(lines: readonly WordLine[], isRecognised: boolean): LabelCandidate[] {
  const exact: Manner = { find: (wording) => (WORDINGS.has(wording) ? wording : undefined), space: () => MAX_SPACE };
  if (!isRecognised) return labelsIn(lines.map(byPrint), exact);
  const runs = lines.map((line) => [line]);
  const found = labelsIn(runs, { ...exact, space: (letters) => (letters < MIN_DASHED ? MAX_SPACE : MAX_DASH) });
  // An exact match beats an approximate one, unless the latter is much longer.
  const used = new Map(found.flatMap((label) => label.words.map((word) => [word, label] as const)));
  const isOther = ({ wording, words }: LabelCandidate): boolean =>
    words.every((word) => LONGER * (used.get(word)?.wording.length ?? 0) <= wording.length);
  const space: Manner['space'] = (letters) => (letters < LETTERS_TO_AN_ERROR ? MAX_SPACE : MAX_LOSS);
  const misread = { find: resembling(), space };
  return [...found, ...labelsIn(runs, misread).filter(isOther)];
}

function labelsIn(runs: readonly (readonly WordLine[])[], manner: Manner): LabelCandidate[] {
  const used = new Set<FormWord>();
  return runs.flatMap((own, i) => {
    // Filled-in text between two lines of a label can put everything on one line of the page.
    const below = runs.slice(i, i + 1 + LINES_BELOW).flat();
    return own.toSorted(byTop).flatMap((run) =>
      run.flatMap((first, from) => {
        if (used.has(first)) return [];
        const read = labelAt({ run, from, below, manner }, '');
        if (read === undefined) return [];
        const [word, ...rest] = read.words;
        if (word === undefined) return [];
        for (const one of read.words) used.add(one);
        const box = boxAround([word.box, ...rest.map((one) => one.box)]);
        const isAlone = !isBeside(run[from - 1], first) && !read.goesOn;
        const at = [word.box.left, (word.box.top + word.box.bottom) / 2] as const;
        return [{ wording: read.wording, words: [word, ...rest] as const, box, at, isAlone }];
      }),
    );
  });
}

function byTop([one]: WordLine, [other]: WordLine): number {
  return (one?.box.top ?? 0) - (other?.box.top ?? 0);
}

/** Where a label starts, and the lines below it. */
interface LabelPlace {
  readonly run: WordLine;
  readonly from: number;
  readonly below: readonly WordLine[];
  readonly manner: Manner;
}

interface Read {
  readonly wording: string;
  readonly words: readonly FormWord[];
  /** Whether another word of a sentence follows closely. */
  readonly goesOn: boolean;
}

/** Returns the longest label that starts at a place, given what was read on the lines before. */
function labelAt({ run, from, below, manner }: LabelPlace, before: string, lines = 1): Read | undefined {
  let wording = before;
  let best: Read | undefined;
  for (let at = from; at < run.length && wording.length <= MAX_WORDING; at += 1) {
    const word = run[at];
    if (word === undefined) break;
    const letters = lettersOf(word.text);
    const space = manner.space(wording.length + letters.length);
    if (at > from ? isFar(run[at - 1], word, space) : before === '' && letters === '') break;
    wording += letters;
    const words = run.slice(from, at + 1);
    const known = letters === '' ? undefined : manner.find(wording);
    if (known !== undefined) best = { wording: known, words, goesOn: isBeside(word, run[at + 1]) };
    const next = run[at + 1];
    const isEnd = next === undefined || isFar(word, next, space);
    if (!isEnd || lines === MAX_LABEL_LINES || !BEGINNINGS.has(wording)) continue;
    for (const place of continuations(run[from], below)) {
      const rest = labelAt({ ...place, below, manner }, wording, lines + 1);
      if (rest !== undefined && rest.wording.length > (best?.wording.length ?? 0))
        best = { ...rest, words: [...words, ...rest.words] };
    }
  }
  return best;
}

/** Returns the words below a first word at which a label may continue. */
function continuations(first: FormWord | undefined, below: readonly WordLine[]): { run: WordLine; from: number }[] {
  if (first === undefined) return [];
  const { left, top, bottom } = first.box;
  const height = bottom - top;
  return below.flatMap((run) => {
    const from = firstFrom(run, left - SAME_EDGE * height);
    const word = run[from];
    if (word === undefined || word.box.left > left + SAME_EDGE * height) return [];
    const down = (word.box.bottom - bottom) / height;
    return down >= BELOW.least && down <= BELOW.most ? [{ run, from }] : [];
  });
}

/** Returns the index of the first word at or after a place; words are in order. */
function firstFrom(run: WordLine, left: number): number {
  let [low, high] = [0, run.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((run[middle]?.box.left ?? 0) >= left) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Words of one font differ by less than this in size and baseline, as a share of their height. */
const SAME_PRINT = 0.12;

/** The most fonts one line is split into; no form has more. */
const MAX_PRINTS = 12;

/** Splits a line by size and baseline: text filled in over a label uses another font. */
function byPrint(line: readonly FormWord[]): FormWord[][] {
  const prints: FormWord[][] = [];
  for (const word of line) {
    const own = prints.find((print) => isSamePrint(print.at(-1), word));
    if (own !== undefined) own.push(word);
    else if (prints.length < MAX_PRINTS) prints.push([word]);
  }
  return prints;
}

function isSamePrint(one: FormWord | undefined, { box }: FormWord): boolean {
  if (one === undefined) return false;
  const height = one.box.bottom - one.box.top;
  const within = (a: number, b: number): boolean => Math.abs(a - b) <= SAME_PRINT * height;
  return within(height, box.bottom - box.top) && within(one.box.bottom, box.bottom);
}

/** Whether two neighbors on a line are words of one sentence. */
function isBeside(one: FormWord | undefined, other: FormWord | undefined): boolean {
  if (one === undefined || other === undefined || isFar(one, other, MAX_SPACE)) return false;
  return [one, other].every(({ text }) => /\p{L}{2}/u.test(text));
}

/** Whether a word is farther behind another one than so many heights. */
export function isFar(last: FormWord | undefined, next: FormWord, space: number): boolean {
  if (last === undefined) return false;
  const height = Math.max(last.box.bottom - last.box.top, next.box.bottom - next.box.top);
  return next.box.left - last.box.right > space * height;
}

/** The letters and digits of a text, as labels are compared. */
export function lettersOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Creates a cached function that returns the one wording that letters match or come closest to. */
function resembling(): (letters: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (letters) => {
    if (!known.has(letters)) known.set(letters, WORDINGS.has(letters) ? letters : nearest(letters));
    return known.get(letters);
  };
}

function nearest(letters: string): string | undefined {
  let least = Math.floor(letters.length / LETTERS_TO_AN_ERROR);
  if (least === 0) return undefined;
  let found: string[] = [];
  for (const wording of WORDINGS) {
    if (Math.abs(wording.length - letters.length) > least) continue;
    const distance = editDistance(wording, letters);
    if (distance > least) continue;
    if (distance < least) found = [];
    least = distance;
    found.push(wording);
  }
  const [only, second] = found;
  return second === undefined ? only : undefined;
}
