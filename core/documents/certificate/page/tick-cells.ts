import { boxesOf } from '../acord-25.ts';
import type { FormBox, SectionName } from '../form-box.ts';
import type { Box } from '../../pages/pages.ts';
import type { Band } from './bands.ts';
import { BLANK, cellOf, ILLEGIBLE, present, type PageCell } from './cell.ts';
import { FORM_LINES } from './form-lines.ts';
import { middleOf, type FormWord } from './form-word.ts';
import type { PlacedForm } from './placed-form.ts';
import type { PlacedLabel } from './placed-label.ts';

/** A cross or a tick, also between the sides of a box that were recognised as brackets. */
const MARK = /^[[({]?(?:[xX]|[✓✔☑☒✗✘✕✖⊠■●])[\])}]?$/u;

/** The middle of a square is so many points before its label. */
export const SQUARE_BEFORE = 10.8;

/** A mark is in a square within so many points of its middle, across and down; squares are 14 wide and 12 high. */
const IN_SQUARE = { across: 9, down: 5.5 };

/** A word that reaches so near to the middle of a square may have its mark at its end, in points. */
const INTO_SQUARE = 4;

/** Lines outside the answer's boxes that have squares before them. */
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

/** The labels of a page that have a square before them. */
export function squareLabels({ labels }: Pick<PlacedForm, 'labels'>): PlacedLabel[] {
  return labels.filter(({ name }) => OTHER_SQUARES.has(name) || SQUARES.has(name));
}

const SQUARES: ReadonlySet<string> = new Set(
  (['general_liability', 'auto_liability', 'umbrella_excess', 'workers_comp'] as const).flatMap((section) =>
    boxesOf(section).flatMap((box) => squareNames(box)),
  ),
);

/** The first lines of the labels that a box has squares before. */
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

/** A label with a square before it; one that is left out has its place and no words. */
interface SquareLabel extends Pick<PlacedLabel, 'name' | 'box'> {
  readonly words: readonly FormWord[];
}

/** Points by which two labels may be off their places on the form otherwise than each other, and how wide a short label is. */
const ALIKE = 3;
const SHORT = 20;

/**
 * The labels of squares that are left out on a page with its own characters, where the two nearest labels of their section say with one voice where they would be
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

/** A mark and the label whose square it is in. */
interface Tick {
  readonly mark: FormWord;
  readonly label: SquareLabel;
}

/** The marks of a form, each with the label whose square it is in. */
export interface Ticks {
  /** The mark in the square of a box by this name; `unsure` where one is near it that may be another's. */
  readonly of: (name: string) => Tick | 'unsure' | undefined;
  /** The label whose square is that of a box, or where it would be; undefined where nothing says where. */
  readonly labelOf: (name: string) => SquareLabel | undefined;
  /** The cell of a square: a yes where it is ticked; where it is not, a no that a person could see. */
  readonly cell: (name: string) => PageCell;
  /** The cell for claims made of the two squares claims-made and occurrence of a section. */
  readonly claimsMade: (section: SectionName) => PageCell;
}

/** The marks of a form. Where it has none at all, they may be drawn: then an empty square says nothing. */
export function ticksOf(form: PlacedForm): Ticks {
  const printed = squareLabels(form);
  const labels = [...printed, ...missingLabels(form)];
  const owners = new Map<string, FormWord>();
  const doubted = new Set<string>();
  for (const mark of form.filled.filter(({ text }) => isMark(text))) {
    const near = labels
      .map((label) => ({ label, ...distanceTo(mark, label) }))
      .filter(({ across, down }) => across <= 2 * IN_SQUARE.across && down <= 2 * IN_SQUARE.down)
      .toSorted((a, b) => a.down + a.across - b.down - b.across);
    const [own, other] = near;
    if (own === undefined) continue;
    const isIn = own.across <= IN_SQUARE.across && own.down <= IN_SQUARE.down;
    const isBetween = other !== undefined && baseOf(other.label) !== baseOf(own.label) && other.down - own.down < 3;
    if (isIn && !(isBetween && other.across <= IN_SQUARE.across)) owners.set(baseOf(own.label), mark);
    else for (const { label } of near) doubted.add(baseOf(label));
  }
  const isUnseen = owners.size === 0 || form.isRecognised;
  const labelOf: Ticks['labelOf'] = (name) => labels.find((label) => baseOf(label) === name);

  const of: Ticks['of'] = (name) => {
    const [label, mark] = [labelOf(name), owners.get(name)];
    if (label && mark) return { mark, label };
    return doubted.has(name) ? 'unsure' : undefined;
  };
  /** Whether a square can be seen to be empty: its label is there, marks are printed on the form, and none is in it. */
  const isEmpty = (name: string): boolean => {
    const label = printed.find((one) => baseOf(one) === name);
    if (label === undefined || isUnseen || doubted.has(name)) return false;
    const isNear = (box: Box): boolean => {
      const { across, down } = distanceTo({ box }, label);
      return across <= 2 * IN_SQUARE.across && down <= 2 * IN_SQUARE.down;
    };
    // A mark that runs into a word is none that can be read.
    const reaches = ({ left, right, top, bottom }: Box): boolean => {
      const square = label.box.left - SQUARE_BEFORE;
      const isLevel = Math.abs((top + bottom) / 2 - middleOf(label.box)[1]) <= IN_SQUARE.down;
      return isLevel && left < square + INTO_SQUARE && right > square - INTO_SQUARE;
    };
    return !form.ticked.some(isNear) && !form.filled.some(({ box }) => isNear(box) || reaches(box));
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

/** The two lines of one label have one square. */
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

/** A mark with its label or, where other words or no space are between them in the text, by itself. */
function tickCell({ mark, label }: Tick, form: PlacedForm): PageCell {
  const whole = cellOf('mark', [mark, ...label.words], form);
  const cell = whole.value === null ? cellOf('mark', [mark], form) : whole;
  return cell.quote === null ? ILLEGIBLE : { ...present(true, cell.quote), ...(cell.place && { place: cell.place }) };
}

/** The one amount that two squares share is that of the ticked one. */
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
  // Without its square nothing says whose amount it is.
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
