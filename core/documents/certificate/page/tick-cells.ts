import { boxesOf } from '../acord-25.ts';
import type { FormBox, SectionName } from '../form-box.ts';
import type { Box } from '../../pages/pages.ts';
import type { Band } from './bands.ts';
import { BLANK, cellOf, ILLEGIBLE, present, type PageCell } from './cell.ts';
import { FORM_LINES } from './form-lines.ts';
import { middleOf, type FormWord } from './form-word.ts';
import type { PlacedForm } from './placed-form.ts';
import type { PlacedLabel } from './placed-label.ts';

/** A cross or tick, also between the sides of a square that OCR read as brackets. */
const MARK = /^[[({]?(?:[xX]|[✓✔☑☒✗✘✕✖⊠■●])[\])}]?$/u;

/** A letter that ticks a square on a page with a text layer. */
const YES = /^[yY]$/;

/** How far the middle of a square is before its label, in points. */
export const SQUARE_BEFORE = 10.8;

/** How close to the middle of its square a mark must be, across and down, in points; squares are 14 wide and 12 high. */
const IN_SQUARE = { across: 9, down: 5.5 };

/** A word that reaches this close to the middle of a square may end in its mark, in points. */
const INTO_SQUARE = 4;

/** Lines with squares that the answer does not report. */
const OTHER_SQUARES: ReadonlySet<string> = new Set([
  'commercial',
  'per_policy',
  'per_project',
  'per_location',
  'other_basis',
  'owned',
  'hired',
  'scheduled',
  'non_owned',
  'other_limit',
  'garage_any',
]);

/** Whether a word is a mark in a square. */
export function isMark(text: string): boolean {
  return MARK.test(text);
}

/** Returns the labels of a page that have a square before them. */
export function squareLabels({ labels }: Pick<PlacedForm, 'labels'>): PlacedLabel[] {
  return labels.filter(({ name }) => OTHER_SQUARES.has(name) || SQUARES.has(name));
}

const SQUARES: ReadonlySet<string> = new Set(
  (['general_liability', 'auto_liability', 'umbrella_excess', 'workers_comp'] as const).flatMap((section) =>
    boxesOf(section).flatMap((box) => squareNames(box)),
  ),
);

/** Returns the first lines of the labels with squares that a box depends on. */
function squareNames({ section, name, page }: FormBox): string[] {
  switch (page.at) {
    case 'square':
      return [`${section}.${name}`, `${section}.${name} 2`];
    case 'pair':
      return [`${section}.claims`, `${section}.occurrence`];
    case 'kept':
      return [`${section}.${name}`];
    default:
      return [];
  }
}

/** A label with a square before it; a missing label has a place but no words. */
interface SquareLabel extends Pick<PlacedLabel, 'name' | 'box'> {
  readonly words: readonly FormWord[];
}

/** How far two labels may differ in their offset from the form, and how wide a short label is, in points. */
const ALIKE = 3;
const SHORT = 20;

/**
 * Places the missing labels of squares on a page with a text layer, if the two nearest labels of their section agree where they would be
 * and nothing is printed there.
 */
function missingLabels({ labels, filled, layout, isRecognised }: PlacedForm): SquareLabel[] {
  if (isRecognised) return [];
  const offsets = labels.flatMap(({ band, box, places }) => {
    const [left, middle] = places[layout] ?? [];
    if (left === undefined || middle === undefined) return [];
    return [{ band, left, middle, across: box.left - left, down: middleOf(box)[1] - middle }];
  });
  const printed = filled.filter(({ text }) => !isMark(text)).map(({ box }) => box);
  return FORM_LINES.flatMap(({ name, band, places }): SquareLabel[] => {
    const [x, y] = places[layout] ?? [];
    if (!SQUARES.has(name) || x === undefined || y === undefined) return [];
    if (labels.some((label) => baseOf(label) === baseOf({ name }))) return [];
    const distance = (one: (typeof offsets)[number]): number => Math.hypot(one.left - x, one.middle - y);
    const [near, next] = offsets.filter((one) => one.band === band).toSorted((a, b) => distance(a) - distance(b));
    if (!near || !next) return [];
    if (Math.abs(near.across - next.across) > ALIKE || Math.abs(near.down - next.down) > ALIKE) return [];
    const [left, middle] = [x + near.across, y + near.down];
    const box = { left, right: left + SHORT, top: middle - ALIKE, bottom: middle + ALIKE };
    const isTaken = printed.some(
      (one) => one.left < box.right && one.right > left && one.top < box.bottom && one.bottom > box.top,
    );
    return isTaken ? [] : [{ name, box, words: [] }];
  });
}

/** A mark, and the label of its square. */
interface Tick {
  readonly mark: FormWord;
  readonly label: SquareLabel;
}

/** The marks of a form, by the labels of their squares. */
export interface Ticks {
  /** The mark in the square of a box; `unsure` if a mark nearby may be another's. */
  readonly of: (name: string) => Tick | 'unsure' | undefined;
  /** The label of the square of a box, or its place; undefined if nothing shows where it is. */
  readonly labelOf: (name: string) => SquareLabel | undefined;
  /** The cell of a square: a yes if ticked; otherwise a no, if a person could see that it is empty. */
  readonly cell: (name: string) => PageCell;
  /** The claims-made cell of a section, from its two squares. */
  readonly claimsMade: (section: SectionName) => PageCell;
}

/** Finds the marks of a form. If it has none at all, they may be drawn, and an empty square proves nothing. */
export function ticksOf(form: PlacedForm): Ticks {
  const printed = squareLabels(form);
  const labels = [...printed, ...missingLabels(form)];
  const owners = new Map<string, FormWord>();
  const doubted = new Set<string>();
  for (const mark of form.filled.filter(({ text }) => isMark(text) || YES.test(text))) {
    const near = labels
      .map((label) => ({ label, ...distanceTo(mark, label) }))
      .filter(({ across, down }) => across <= 2 * IN_SQUARE.across && down <= 2 * IN_SQUARE.down)
      .toSorted((a, b) => a.down + a.across - b.down - b.across);
    const [own, other] = near;
    if (own === undefined) continue;
    const isIn = own.across <= IN_SQUARE.across && own.down <= IN_SQUARE.down;
    // A Y next to a square answers another column; in a picture it may be a misread tick.
    if (!isMark(mark.text) && (!isIn || form.isRecognised)) continue;
    const isBetween = other !== undefined && baseOf(other.label) !== baseOf(own.label) && other.down - own.down < 3;
    if (isIn && !isBetween) owners.set(baseOf(own.label), mark);
    else for (const { label } of near) doubted.add(baseOf(label));
  }
  const ticking = new Set(owners.values());
  const isUnseen = owners.size === 0 || form.isRecognised;
  const labelOf: Ticks['labelOf'] = (name) => labels.find((label) => baseOf(label) === name);

  const of: Ticks['of'] = (name) => {
    const [label, mark] = [labelOf(name), owners.get(name)];
    if (label && mark) return { mark, label };
    return doubted.has(name) ? 'unsure' : undefined;
  };
  /** Whether a square is visibly empty: its label was found, the form has marks, and none is in this square. */
  const isEmpty = (name: string): boolean => {
    const label = printed.find((one) => baseOf(one) === name);
    if (label === undefined || isUnseen) return false;
    const isNear = (box: Box): boolean => {
      const { across, down } = distanceTo({ box }, label);
      return across <= 2 * IN_SQUARE.across && down <= 2 * IN_SQUARE.down;
    };
    // Another square's tick, and print in the narrow columns to the left, is not a stray mark.
    const isElsewhere = (word: FormWord): boolean =>
      ticking.has(word) || middleOf(word.box)[0] < form.geometry.letter[1];
    // A mark that runs into a word cannot be read.
    const reaches = ({ left, right, top, bottom }: Box): boolean => {
      const square = label.box.left - SQUARE_BEFORE;
      const isLevel = Math.abs((top + bottom) / 2 - middleOf(label.box)[1]) <= IN_SQUARE.down;
      return isLevel && left < square + INTO_SQUARE && right > square - INTO_SQUARE;
    };
    return (
      !form.ticked.some(isNear) &&
      !form.filled.some((word) => (isNear(word.box) && !isElsewhere(word)) || reaches(word.box))
    );
  };

  return {
    of,
    labelOf,
    cell(name) {
      const ticked = of(name);
      if (ticked === 'unsure') return ILLEGIBLE;
      if (ticked !== undefined) return tickCell(ticked, form);
      return isEmpty(name) ? { ...BLANK, value: false } : ILLEGIBLE;
    },
    claimsMade(section) {
      const names = [`${section}.claims`, `${section}.occurrence`] as const;
      const [claims, occurrence] = [of(names[0]), of(names[1])];
      if (claims === 'unsure' || occurrence === 'unsure' || (claims && occurrence)) return ILLEGIBLE;
      const ticked = claims ?? occurrence;
      if (ticked === undefined) return names.every(isEmpty) ? BLANK : ILLEGIBLE;
      const cell = tickCell(ticked, form);
      return cell.quote === null ? cell : { ...cell, value: claims !== undefined };
    },
  };
}

/** The two lines of one label share a square. */
function baseOf({ name }: Pick<PlacedLabel, 'name'>): string {
  return name.replace(/ \d$/, '');
}

function distanceTo({ box }: { readonly box: FormWord['box'] }, label: SquareLabel): { across: number; down: number } {
  const [across, down] = middleOf(box);
  return {
    across: Math.abs(across - (label.box.left - SQUARE_BEFORE)),
    down: Math.abs(down - middleOf(label.box)[1]),
  };
}

/** Quotes a mark with its label, or by itself if the text has other words or no space between them. */
function tickCell({ mark, label }: Tick, form: PlacedForm): PageCell {
  const whole = cellOf('mark', [mark, ...label.words], form);
  const cell = whole.value === null ? cellOf('mark', [mark], form) : whole;
  return cell.quote === null ? ILLEGIBLE : { ...present(true, cell.quote), ...(cell.place && { place: cell.place }) };
}

/** Two squares share one amount; it belongs to the ticked one. */
export function keptCells(
  band: Band,
  section: SectionName,
  { form, ticks }: { form: PlacedForm; ticks: Ticks },
): Record<string, PageCell> {
  const { geometry } = form;
  const kept = boxesOf(section).filter(({ page }) => page.at === 'kept');
  const labels = kept.flatMap(({ name }) => ticks.labelOf(`${section}.${name}`) ?? []);
  const words = band.filled.filter(({ box, text }) => {
    const [across, down] = middleOf(box);
    const isBeside = labels.some((label) => Math.abs(down - middleOf(label.box)[1]) < IN_SQUARE.down);
    return /\d/.test(text) && across > geometry.kept[0] && across < geometry.kept[1] && isBeside;
  });
  const amount = cellOf('amount', words, form);
  const ticked = kept.map(({ name }) => ticks.of(`${section}.${name}`));
  // Without its square, nothing says whose amount it is.
  if (labels.length < kept.length) return Object.fromEntries(kept.map(({ name }) => [name, ILLEGIBLE]));
  const isSure = !ticked.includes('unsure') && ticked.filter((one) => one !== undefined).length === 1;
  return Object.fromEntries(
    kept.map(({ name }, i): [string, PageCell] => {
      if (amount.state === 'blank') return [name, BLANK];
      if (!isSure) return [name, ILLEGIBLE];
      return [name, ticked[i] === undefined ? BLANK : amount];
    }),
  );
}
