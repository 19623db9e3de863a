import type { FormLayout } from '../form-box.ts';
import type { Box, DocumentPages, Page } from '../../pages/pages.ts';
import { inFractions } from '../../reading/page-place.ts';
import { findLabels, type LabelCandidate } from './find-labels.ts';
import { boxOnForm, fitForm, fromForm, type ToForm } from './fit-form.ts';
import { FORM_LINES, GEOMETRY, type FormLine, type Geometry } from './form-lines.ts';
import { formWords, middleOf, type FormWord } from './form-word.ts';
import { misreadLabels } from './misread-labels.ts';
import type { PlacedLabel } from './placed-label.ts';

/** A page mapped to the form. Boxes are in points of the form, from its top left corner. */
export interface PlacedForm {
  /** The text that word offsets refer to. */
  readonly text: string;
  /** From 1. */
  readonly page: number;
  /** Whether the characters come from OCR. */
  readonly isRecognised: boolean;
  readonly layout: FormLayout;
  readonly geometry: Geometry;
  readonly labels: readonly PlacedLabel[];
  /** Filled-in words: those that belong to no label. */
  readonly filled: readonly FormWord[];
  /** Ticked boxes of a fillable form that leave no character in the text. */
  readonly ticked: readonly Box[];
  /** In a picture: ink that was not recognized. */
  readonly unread: readonly Box[];
  /** In a picture: marks paler than ink. */
  readonly pale: readonly Box[];
  /** The edges of the page. */
  readonly edges: Box;
  /** Converts an area of the form to fractions of the page; null if it is outside the page. */
  readonly onPage: (area: Box) => Box | null;
}

/** How far a label may be from the place the other labels give it, across and down, in points. */
const REACH: readonly [number, number] = [90, 40];

/** Maps a page to the form by its labels; undefined if too few labels are on it or in their places. */
export function placeForm({ text, pages }: DocumentPages, page: Page): PlacedForm | undefined {
  const isRecognised = page.source === 'recognised';
  const lines = formWords(page);
  const candidates = findLabels(lines, isRecognised);
  const fit = fitForm(candidates);
  if (fit === undefined) return undefined;
  const { toForm, layout } = fit;
  const toPage = fromForm(toForm);
  const read = placedLabels(candidates, layout, toForm);
  const known = new Set(read.flatMap(startsOf));
  const left = lines.map((line) => line.filter(({ start }) => !known.has(start)));
  const misreadOnes = isRecognised
    ? misreadLabels(
        left.map((line) => line.map((word) => onForm(word, toForm))),
        read,
        layout,
      )
    : [];
  const labels = [...read, ...misreadOnes];
  const printed = new Set(misreadOnes.flatMap(startsOf));
  const others = left.flat().filter(({ start }) => !printed.has(start));
  const misread = isRecognised ? others.filter(({ text }) => !hasSubstance(text) && !PRINTED_SIGNS.test(text)) : [];
  return {
    text,
    page: pages.indexOf(page) + 1,
    isRecognised,
    layout,
    geometry: GEOMETRY[layout],
    labels,
    filled: others
      .filter(({ text }) => hasSubstance(text))
      .map((word) => onForm(word, toForm))
      .filter((word) => !word.isInSentence || !isAboveBoxes(word, labels)),
    unread: [...(page.unread ?? []), ...misread.map(({ box }) => box)].map((box) => boxOnForm(box, toForm)),
    pale: (page.pale ?? []).map((box) => boxOnForm(box, toForm)),
    onPage: (area) => inFractions(boxOnForm(area, toPage), page),
    edges: boxOnForm({ left: 0, top: 0, right: page.width, bottom: page.height }, toForm),
    ticked: page.fields.flatMap(({ isTicked, box }) => (isTicked === true ? [boxOnForm(box, toForm)] : [])),
  };
}

/** Returns the labels with the given names, in that order. */
export function labelsNamed({ labels }: Pick<PlacedForm, 'labels'>, ...names: readonly string[]): PlacedLabel[] {
  return names.flatMap((name) => labels.find((label) => label.name === name) ?? []);
}

/** How far a word may reach into a clear area, in points. */
const INTO = 4;

/** Whether an area is visibly empty. In a picture it also has no unrecognized or pale ink, and no label over what is filled in. */
export function isClear(form: PlacedForm, area: Box): boolean {
  const isLevel = (box: Box): boolean => middleOf(box)[1] >= area.top && middleOf(box)[1] < area.bottom;
  const isInked = [...form.unread, ...form.pale].some((box) => {
    const [across] = middleOf(box);
    return across >= area.left && across < area.right && isLevel(box);
  });
  const isOver = ({ box }: { readonly box: Box }): boolean =>
    isLevel(box) && box.left < area.right && box.right > area.left + INTO;
  // What a picture does not show is not known to be empty.
  const { left, right, bottom } = form.edges;
  const isShown = area.left >= left && area.right <= right && area.bottom <= bottom;
  const over = form.isRecognised ? [...form.labels, ...form.filled] : form.filled;
  return !isInked && (isShown || !form.isRecognised) && !over.some(isOver);
}

/** Unread ink as high and wide as this, in points, may be a word. */
const WORD = 4;

/** Whether a picture has ink in an area that may be a word, is over no label, and was not read. */
export function mayHaveWord({ unread, labels }: PlacedForm, area: Box): boolean {
  const isOver = (one: Box, other: Box): boolean =>
    one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;
  const beside = unread.filter((one) => !labels.some(({ box }) => isOver(one, box)));
  return beside.some((box) => {
    const [across, down] = middleOf(box);
    const isIn = across >= area.left && across < area.right && down >= area.top && down < area.bottom;
    return isIn && box.bottom - box.top >= WORD && box.right - box.left >= WORD;
  });
}

const LINES_BY_WORDING: ReadonlyMap<string, readonly FormLine[]> = linesByWording();

function linesByWording(): ReadonlyMap<string, readonly FormLine[]> {
  const lines = new Map<string, FormLine[]>();
  for (const line of FORM_LINES) {
    for (const wording of line.wordings) lines.set(wording, [...(lines.get(wording) ?? []), line]);
  }
  return lines;
}

/** Assigns each line of the form to the words closest to its place. */
function placedLabels(candidates: readonly LabelCandidate[], layout: FormLayout, toForm: ToForm): PlacedLabel[] {
  const possible = candidates.flatMap((candidate) => {
    const box = boxOnForm(candidate.box, toForm);
    return (LINES_BY_WORDING.get(candidate.wording) ?? []).flatMap((line) => {
      const place = line.places[layout];
      if (place === undefined || (line.isAlone === true && !candidate.isAlone)) return [];
      const [left, middle] = toForm(...candidate.at);
      const [across, down] = [Math.abs(left - place[0]), Math.abs(middle - place[1])];
      const reach = line.reach ?? REACH;
      return across > reach[0] || down > reach[1] ? [] : [{ candidate, line, box, distance: across / 2 + down }];
    });
  });
  const [taken, found] = [new Set<unknown>(), [] as PlacedLabel[]];
  const inOrder = possible.toSorted(
    (a, b) => a.distance - b.distance || b.candidate.wording.length - a.candidate.wording.length,
  );
  for (const { candidate, line, box } of inOrder) {
    if (taken.has(candidate) || taken.has(line)) continue;
    taken.add(candidate).add(line);
    const [first, ...rest] = candidate.words;
    found.push({ ...line, words: [onForm(first, toForm), ...rest.map((word) => onForm(word, toForm))], box });
  }
  return found;
}

/** Whether a word is where the form prints its own sentences: above the first box, or between the insurers and the table. */
function isAboveBoxes({ box }: FormWord, labels: readonly PlacedLabel[]): boolean {
  const topOf = (name: string): number | undefined => labels.find((label) => label.name === name)?.box.top;
  const [producer, coverages, table] = [topOf('producer'), topOf('coverages'), topOf('type')];
  const [, middle] = middleOf(box);
  const isFirst = producer !== undefined && middle < producer;
  return isFirst || (coverages !== undefined && table !== undefined && middle > coverages && middle < table);
}

function startsOf({ words }: PlacedLabel): number[] {
  return words.map(({ start }) => start);
}

function onForm(word: FormWord, toForm: ToForm): FormWord {
  return { ...word, box: boxOnForm(word.box, toForm) };
}

/** Signs the form prints. In a picture, any other sign may be a misread mark: `¥` is a Y. */
const PRINTED_SIGNS = /^[$:.,()/-]+$/;

/**
 * Rules, dots and dashes are not words, and a currency sign without a number is printed. A bare question mark or asterisk was filled in,
 * and names have ampersands.
 */
function hasSubstance(text: string): boolean {
  return /[\p{L}\p{N}✓✔☑☒✗✘✕✖⊠■●]|^(?:[?*+]{1,9}|&)$/u.test(text);
}
