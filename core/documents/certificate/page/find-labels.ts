import { editDistance } from '../../../names/edit-distance.ts';
import { boxAround, type Box } from '../../pages/pages.ts';
import { FORM_LINES } from './form-lines.ts';
import type { FormWord } from './form-word.ts';

/** Words that a line of the form may be printed with. */
export interface LabelCandidate {
  /** The wording that they read like: several lines of the form may have it. */
  readonly wording: string;
  readonly words: readonly [FormWord, ...FormWord[]];
  readonly box: Box;
  /** Whether no other word follows it or goes before it closely: it is not a part of a sentence. */
  readonly isAlone: boolean;
}

const WORDINGS: ReadonlySet<string> = new Set(FORM_LINES.flatMap(({ wordings }) => wordings));

const MAX_WORDING = Math.max(...Array.from(WORDINGS, ({ length }) => length));

/** One letter in as many may be recognised wrongly. */
const LETTERS_TO_AN_ERROR = 7;

/** Words of a label are nearer to each other than this many heights. */
const MAX_SPACE = 1.6;

/** The words of lines that read like labels of the form, the longest at each place. `isRecognised`: letters may be wrong. */
export function findLabels(lines: readonly (readonly FormWord[])[], isRecognised: boolean): LabelCandidate[] {
  const find = isRecognised ? resembling() : (wording: string) => (WORDINGS.has(wording) ? wording : undefined);
  return (isRecognised ? lines : lines.flatMap(byPrint)).flatMap((line) => {
    const found: LabelCandidate[] = [];
    for (let i = 0; i < line.length; i += 1) {
      const candidate = labelAt(line, i, find);
      if (candidate === undefined) continue;
      const end = i + candidate.words.length;
      const isAlone = !isBeside(line[i - 1], line[i]) && !isBeside(line[end - 1], line[end]);
      found.push({ ...candidate, isAlone });
      i = end - 1;
    }
    return found;
  });
}

function labelAt(
  line: readonly FormWord[],
  from: number,
  find: (wording: string) => string | undefined,
): Omit<LabelCandidate, 'isAlone'> | undefined {
  let wording = '';
  let best: Omit<LabelCandidate, 'isAlone'> | undefined;
  for (let at = from; at < line.length && wording.length <= MAX_WORDING; at += 1) {
    const word = line[at];
    if (word === undefined || (at > from && isFar(line[at - 1], word))) break;
    const letters = lettersOf(word.text);
    if (letters === '' && at === from) break;
    wording += letters;
    const known = letters === '' ? undefined : find(wording);
    if (known === undefined) continue;
    const words = line.slice(from, at + 1) as [FormWord, ...FormWord[]];
    best = { wording: known, words, box: boxAround(words.map(({ box }) => box) as [Box, ...Box[]]) };
  }
  return best;
}

/** Words of one print differ by less than this share of their height in size and foot. */
const SAME_PRINT = 0.12;

/** Prints that one line is parted into; more are no form. */
const MAX_PRINTS = 12;

/** The words of a line by their size and foot: what is filled in over a label parts its words, and is printed otherwise. */
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

/** Whether two neighbours of a line are words of one sentence. */
function isBeside(one: FormWord | undefined, other: FormWord | undefined): boolean {
  if (one === undefined || other === undefined || isFar(one, other)) return false;
  return [one, other].every(({ text }) => /\p{L}{2}/u.test(text));
}

function isFar(last: FormWord | undefined, next: FormWord): boolean {
  if (last === undefined) return false;
  const height = Math.max(last.box.bottom - last.box.top, next.box.bottom - next.box.top);
  return next.box.left - last.box.right > MAX_SPACE * height;
}

function lettersOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Finds the one wording that letters are, or are nearest to; each is looked for once. */
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
