import { editDistance } from '../../../names/edit-distance.ts';
import { boxAround } from '../../pages/pages.ts';
import type { FormLayout, Point } from '../form-box.ts';
import { isFar, lettersOf } from './find-labels.ts';
import { FORM_LINES, type FormLine } from './form-lines.ts';
import { middleOf, type FormWord } from './form-word.ts';
import type { PlacedLabel } from './placed-label.ts';

/** The share of a label's letters that may be misread where the form prints it. Fewer letters than this resemble too much. */
const MISREAD = 0.4;
const MIN_LETTERS = 6;

/** How far from its place a misread label may start, across and down, in points; the rows of the form are 12 points apart. */
const NEAR: Point = [14, 5];

/** How far around a place other labels are compared too. */
const RIVALS: Point = [40, 20];

/** The widest space between two words of a misread label, in heights. */
const SPACE = 2.2;

/**
 * The labels of a picture that are too badly misread to be known by their letters alone: words that start where the form prints a label and read more like it
 * than like any other label near there. The nearest label that was read tells where that is, as editions differ in the heights of their rows.
 */
export function misreadLabels(
  words: readonly (readonly FormWord[])[],
  found: readonly PlacedLabel[],
  layout: FormLayout,
): PlacedLabel[] {
  const more = misreadOnce(words, found, layout);
  if (more.length === 0) return [];
  const used = new Set(more.flatMap((label) => label.words));
  const left = words.map((line) => line.filter((word) => !used.has(word)));
  return [...more, ...misreadLabels(left, [...found, ...more], layout)];
}

/** Those beside labels that are known already. */
function misreadOnce(
  words: readonly (readonly FormWord[])[],
  found: readonly PlacedLabel[],
  layout: FormLayout,
): PlacedLabel[] {
  const names = new Set(found.map(({ name }) => name));
  const expected = expectedLines(found, layout);
  const missing = expected.filter(({ line }) => !names.has(line.name));
  const possible = words.flatMap((run) =>
    run.flatMap((first, from) => {
      const [left, middle] = [first.box.left, middleOf(first.box)[1]];
      const isNear = ({ place: [x, y] }: ExpectedLine, [across, down]: Point): boolean =>
        Math.abs(x - left) <= across && Math.abs(y - middle) <= down;
      const rivals = expected.filter((one) => isNear(one, RIVALS)).flatMap(({ line }) => line.wordings);
      return missing
        .filter((one) => isNear(one, NEAR))
        .flatMap(({ line }) => {
          const read = likest(run.slice(from), line.wordings);
          if (read === undefined || read.share > MISREAD) return [];
          const others = rivals.filter((wording) => !line.wordings.includes(wording));
          return others.some((wording) => shareOf(read.letters, wording) <= read.share) ? [] : [{ line, ...read }];
        });
    }),
  );
  const taken = new Set<unknown>();
  return possible
    .toSorted((a, b) => a.share - b.share)
    .flatMap(({ line, words: [first, ...rest] }): PlacedLabel[] => {
      if (taken.has(line) || [first, ...rest].some((word) => taken.has(word))) return [];
      for (const one of [line, first, ...rest]) taken.add(one);
      return [{ ...line, words: [first, ...rest], box: boxAround([first.box, ...rest.map(({ box }) => box)]) }];
    });
}

interface ExpectedLine {
  readonly line: FormLine;
  readonly place: Point;
}

/** The form's lines with their places in the picture: as much lower than on the form as the label nearest in height. */
function expectedLines(found: readonly PlacedLabel[], layout: FormLayout): ExpectedLine[] {
  const levels = found.flatMap(({ places, box }) => {
    const y = places[layout]?.[1];
    return y === undefined ? [] : [{ y, by: middleOf(box)[1] - y }];
  });
  return FORM_LINES.flatMap((line) => {
    const [x, y] = line.places[layout] ?? [];
    if (x === undefined || y === undefined) return [];
    const nearest = levels.toSorted((a, b) => Math.abs(a.y - y) - Math.abs(b.y - y))[0];
    return [{ line, place: [x, y + (nearest?.by ?? 0)] }];
  });
}

interface Resembling {
  readonly words: readonly [FormWord, ...FormWord[]];
  readonly letters: string;
  readonly share: number;
}

/** The first words of a run that read most like one of some wordings. */
function likest(run: readonly FormWord[], wordings: readonly string[]): Resembling | undefined {
  const long = wordings.filter(({ length }) => length >= MIN_LETTERS);
  // Text longer than this differs from every wording by more than may be misread.
  const most = (1 + MISREAD) * Math.max(...long.map(({ length }) => length));
  let best: Resembling | undefined;
  let letters = '';
  for (const [i, word] of run.entries()) {
    if (i > 0 && isFar(run[i - 1], word, SPACE)) break;
    letters += lettersOf(word.text);
    if (letters.length > most) break;
    const share = Math.min(...long.map((wording) => shareOf(letters, wording)));
    const words = run.slice(0, i + 1) as [FormWord, ...FormWord[]];
    if (share < (best?.share ?? Infinity)) best = { words, letters, share };
  }
  return best;
}

/** The share of a label's letters that were read otherwise. */
function shareOf(letters: string, wording: string): number {
  return editDistance(letters, wording) / wording.length;
}
