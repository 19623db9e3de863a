import { editDistance } from '../../../names/edit-distance.ts';
import { boxAround, type Box } from '../../pages/pages.ts';
import { FORM_LABELS, LABEL_NAMES, type LabelName } from './form-labels.ts';
import type { FormWord } from './form-word.ts';

/** Words that a label of the form may be printed with. */
export interface Candidate {
  readonly name: LabelName;
  readonly words: readonly [FormWord, ...FormWord[]];
  readonly box: Box;
}

const BY_WORDING: ReadonlyMap<string, LabelName> = new Map(
  LABEL_NAMES.flatMap((name) => FORM_LABELS[name].wordings.map((wording) => [wording, name] as const)),
);

const LONGEST = Math.max(...Array.from(BY_WORDING.keys(), ({ length }) => length));

/** One letter in as many may be recognised wrongly. */
const LETTERS_TO_AN_ERROR = 7;

/** Words of a label are nearer to each other than this many heights. */
const WIDEST_SPACE = 1.6;

/** The words of lines that read like labels of the form, the longest at each place. `isRecognised`: letters may be wrong. */
export function findLabels(lines: readonly (readonly FormWord[])[], isRecognised: boolean): Candidate[] {
  const find = isRecognised ? resembling() : (wording: string) => BY_WORDING.get(wording);
  return lines.flatMap((line) => {
    const found: Candidate[] = [];
    for (let i = 0; i < line.length; i += 1) {
      const candidate = labelAt(line, i, find);
      if (candidate === undefined) continue;
      found.push(candidate);
      i += candidate.words.length - 1;
    }
    return found;
  });
}

function labelAt(
  line: readonly FormWord[],
  from: number,
  find: (wording: string) => LabelName | undefined,
): Candidate | undefined {
  let wording = '';
  let best: Candidate | undefined;
  for (let at = from; at < line.length && wording.length <= LONGEST; at += 1) {
    const word = line[at];
    if (word === undefined || (at > from && isFar(line[at - 1], word))) break;
    const letters = lettersOf(word.text);
    if (letters === '' && at === from) break;
    wording += letters;
    const name = letters === '' ? undefined : find(wording);
    if (name === undefined) continue;
    const words = line.slice(from, at + 1) as [FormWord, ...FormWord[]];
    best = { name, words, box: boxAround(words.map(({ box }) => box) as [Box, ...Box[]]) };
  }
  return best;
}

function isFar(last: FormWord | undefined, next: FormWord): boolean {
  if (last === undefined) return false;
  const height = Math.max(last.box.bottom - last.box.top, next.box.bottom - next.box.top);
  return next.box.left - last.box.right > WIDEST_SPACE * height;
}

function lettersOf(text: string): string {
  return text.toUpperCase().replace(/[^A-Z0-9]/g, '');
}

/** Finds the one label that a wording is, or is nearest to; each wording is looked for once. */
function resembling(): (wording: string) => LabelName | undefined {
  const known = new Map<string, LabelName | undefined>();
  return (wording) => {
    if (!known.has(wording)) known.set(wording, BY_WORDING.get(wording) ?? nearest(wording));
    return known.get(wording);
  };
}

function nearest(wording: string): LabelName | undefined {
  let least = Math.floor(wording.length / LETTERS_TO_AN_ERROR);
  if (least === 0) return undefined;
  let names = new Set<LabelName>();
  for (const [known, name] of BY_WORDING) {
    if (Math.abs(known.length - wording.length) > least) continue;
    const distance = editDistance(known, wording);
    if (distance > least) continue;
    if (distance < least) names = new Set();
    least = distance;
    names.add(name);
  }
  const [only, second] = names;
  return second === undefined ? only : undefined;
}
