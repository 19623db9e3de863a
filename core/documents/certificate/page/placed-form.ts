import type { Box, DocumentPages, Page } from '../../pages/pages.ts';
import { findLabels, type Candidate } from './find-labels.ts';
import { boxOnForm, fitForm, type ToForm } from './fit-form.ts';
import { FORM_LABELS, type FormLabel, type LabelName } from './form-labels.ts';
import { formWords, middleOf, type FormWord } from './form-word.ts';

/** A label of the form where a page has it. */
export interface PlacedLabel {
  readonly name: LabelName;
  /** Which of the places where the form prints it. */
  readonly place: number;
  readonly words: readonly [FormWord, ...FormWord[]];
  readonly box: Box;
}

/** A page laid on the form: every box is in points of the form, from its upper left corner. */
export interface PlacedForm {
  /** The text that words have their places in. */
  readonly text: string;
  /** Whether characters were recognised in a picture. */
  readonly isRecognised: boolean;
  readonly labels: readonly PlacedLabel[];
  /** What is filled in: words that belong to no label. */
  readonly filled: readonly FormWord[];
  /** Boxes of a fillable form that are ticked, and of which nothing stands among the words. */
  readonly ticked: readonly Box[];
  /** Of a picture: where something is that was not recognised. */
  readonly unread: readonly Box[];
}

/** Points by which a label may be off the place that the other labels give it, across and down. */
const REACH: readonly [number, number] = [90, 40];

/** A page laid on the form by its labels; undefined where too few of them are on it, or not in their places. */
export function placeForm({ text }: DocumentPages, page: Page): PlacedForm | undefined {
  const isRecognised = page.source === 'recognised';
  const lines = formWords(page);
  const candidates = findLabels(lines, isRecognised);
  const fit = fitForm(candidates);
  if (fit === undefined) return undefined;
  const { toForm } = fit;
  const labels = placedLabels(candidates, toForm);
  const printed = new Set(labels.flatMap(({ words }) => words.map(({ start }) => start)));
  return {
    text,
    isRecognised,
    labels,
    filled: lines
      .flat()
      .filter((word) => !printed.has(word.start) && hasSubstance(word.text))
      .map((word) => onForm(word, toForm)),
    unread: (page.unread ?? []).map((box) => boxOnForm(box, toForm)),
    ticked: page.fields.flatMap(({ isTicked, box }) => (isTicked === true ? [boxOnForm(box, toForm)] : [])),
  };
}

/** The labels of a form that have a name, wherever it has them. */
export function labelsNamed(form: PlacedForm, ...names: readonly LabelName[]): PlacedLabel[] {
  return form.labels.filter(({ name }) => names.includes(name));
}

/** Whether an area is seen to be empty: of a picture, without ink that was not recognised. */
export function isClear(form: PlacedForm, area: Box): boolean {
  return !form.unread.some((box) => {
    const [across, down] = middleOf(box);
    return across >= area.left && across < area.right && down >= area.top && down < area.bottom;
  });
}

/** Each label at each place of it: what stands nearest. */
function placedLabels(candidates: readonly Candidate[], toForm: ToForm): PlacedLabel[] {
  const possible = candidates.flatMap((candidate) => {
    const { places, reach = REACH }: FormLabel = FORM_LABELS[candidate.name];
    const box = boxOnForm(candidate.box, toForm);
    return places.flatMap(([u, v], place) => {
      const [across, down] = [Math.abs(box.left - u), Math.abs(middleOf(box)[1] - v)];
      if (across > reach[0] || down > reach[1]) return [];
      return [{ candidate, box, place, key: `${candidate.name} ${place}`, distance: across / 2 + down }];
    });
  });
  const [taken, found] = [new Set<unknown>(), [] as PlacedLabel[]];
  for (const { candidate, box, place, key } of possible.toSorted((a, b) => a.distance - b.distance)) {
    if (taken.has(candidate) || taken.has(key)) continue;
    taken.add(candidate).add(key);
    const [first, ...rest] = candidate.words;
    found.push({
      name: candidate.name,
      place,
      words: [onForm(first, toForm), ...rest.map((word) => onForm(word, toForm))],
      box,
    });
  }
  return found;
}

function onForm(word: FormWord, toForm: ToForm): FormWord {
  return { ...word, box: boxOnForm(word.box, toForm) };
}

/** Rules, dots and dashes are no words, and a currency sign alone is printed. */
function hasSubstance(text: string): boolean {
  return /[\p{L}\p{N}✓✔☑☒✗✘✕✖⊠■●]/u.test(text);
}
