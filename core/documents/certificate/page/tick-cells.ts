import { readClaimsMade } from '../marks.ts';
import type { Band } from './bands.ts';
import { BLANK, cellOf, ILLEGIBLE, present, type Cell } from './cell.ts';
import { FORM_LABELS, type LabelName } from './form-labels.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { labelsNamed, type PlacedForm, type PlacedLabel } from './placed-form.ts';

/** A cross or a tick, also between the sides of a box that were recognised as brackets. */
const MARK = /^[[({]?(?:[xX]|[✓✔☑☒✗✘✕✖⊠■●])[\])}]?$/u;

/** Boxes stand before their labels, no farther than this and at one height. */
const BEFORE = 26;
const SAME_HEIGHT = 8;

/** The middle of a box is so far before its label on the form, and a mark so near to it. */
const BOX = 11;
const IN_BOX = 7;

const TICK_LABELS: readonly LabelName[] = [
  'commercial_general_liability',
  'claims_made',
  'occurrence',
  'per_policy',
  'per_project',
  'per_location',
  'other_basis',
  'any_auto',
  'owned',
  'hired',
  'scheduled',
  'non_owned',
  'umbrella',
  'excess',
  'deductible',
  'retention',
  'statute',
  'statute_above',
  'other_limit',
];

/** A mark and, where it was found, the label that it stands before. */
interface Tick {
  readonly mark: FormWord;
  readonly label: PlacedLabel | undefined;
}

/** The marks of a form, each with the label whose box it is in. */
export interface Ticks {
  /** The mark in the box of a label of this part of the table. */
  readonly of: (band: Band, name: LabelName) => Tick | undefined;
  /** The cell of a box: a yes where it is ticked; where it is not, a no that a person could see. */
  readonly cell: (band: Band, name: LabelName) => Cell;
  /** The cell for claims made of the two boxes claims-made and occurrence. */
  readonly claimsMade: (band: Band) => Cell;
}

/** The marks of a form. Where it has none at all, they may be drawn: then an empty box says nothing. */
export function ticksOf(form: PlacedForm): Ticks {
  const labels = labelsNamed(form, ...TICK_LABELS);
  const owners = new Map<PlacedLabel, FormWord>();
  const stray: FormWord[] = [];
  for (const mark of form.filled.filter(({ text }) => MARK.test(text))) {
    const owner = ownerOf(mark, labels);
    if (owner === undefined) stray.push(mark);
    else owners.set(owner, mark);
  }
  const isUnseen = owners.size === 0 || form.isRecognised;

  const of: Ticks['of'] = (band, name) => {
    const [label] = labels.filter((one) => one.name === name && isIn(band, one));
    const mark = label === undefined ? markInPlace(band, name, stray) : owners.get(label);
    return mark && { mark, label };
  };
  /** Whether a box can be seen to be empty: its label is there, marks are printed on the form, and none is before it. */
  const isEmpty = (band: Band, name: LabelName): boolean => {
    const [label] = labels.filter((one) => one.name === name && isIn(band, one));
    return label !== undefined && !isUnseen && !form.ticked.some((box) => isBefore(box, label));
  };

  return {
    of,
    cell(band, name) {
      const ticked = of(band, name);
      if (ticked !== undefined) return tickCell(ticked, form);
      return isEmpty(band, name) ? { ...BLANK, value: false } : ILLEGIBLE;
    },
    claimsMade(band) {
      const [claims, occurrence] = [of(band, 'claims_made'), of(band, 'occurrence')];
      if (claims && occurrence) return ILLEGIBLE;
      const ticked = claims ?? occurrence;
      if (ticked === undefined) return isEmpty(band, 'claims_made') && isEmpty(band, 'occurrence') ? BLANK : ILLEGIBLE;
      const cell = tickCell(ticked, form);
      if (cell.quote === null) return cell;
      const isClaims = claims !== undefined;
      // A mark alone is one for claims made: it says nothing of the other box.
      return isClaims || readClaimsMade(cell.quote) === false ? present(isClaims, cell.quote) : ILLEGIBLE;
    },
  };
}

/** A mark with its label or, where other words stand between them in the text, by itself. */
function tickCell({ mark, label }: Tick, form: PlacedForm): Cell {
  const whole = cellOf('mark', [mark, ...(label?.words ?? [])], form);
  const cell = whole.quote === null ? cellOf('mark', [mark], form) : whole;
  return cell.quote === null ? ILLEGIBLE : present(true, cell.quote);
}

/** A mark where the form has the box of a label that was not found. */
function markInPlace({ top, bottom, lower }: Band, name: LabelName, marks: readonly FormWord[]): FormWord | undefined {
  const places: readonly (readonly [number, number])[] = FORM_LABELS[name].places;
  return marks.find(({ box }) => {
    const [across, down] = middleOf(box);
    return places.some(([u, v]) => {
      const isHere = v + lower >= top && v + lower < bottom;
      return isHere && Math.abs(across - (u - BOX)) < IN_BOX && Math.abs(down - (v + lower)) < IN_BOX;
    });
  });
}

/** The label that a mark stands before. */
function ownerOf(mark: FormWord, labels: readonly PlacedLabel[]): PlacedLabel | undefined {
  const [owner] = labels
    .filter((label) => isBefore(mark.box, label))
    .toSorted((a, b) => farFrom(mark, a) - farFrom(mark, b));
  return owner;
}

function isBefore(box: FormWord['box'], label: PlacedLabel): boolean {
  const gap = label.box.left - box.right;
  return gap > -3 && gap <= BEFORE && Math.abs(middleOf(box)[1] - middleOf(label.box)[1]) <= SAME_HEIGHT;
}

function farFrom({ box }: FormWord, label: PlacedLabel): number {
  return Math.abs(label.box.left - box.right) + 2 * Math.abs(middleOf(box)[1] - middleOf(label.box)[1]);
}

function isIn({ top, bottom }: Band, { box }: PlacedLabel): boolean {
  const [, middle] = middleOf(box);
  return middle >= top && middle < bottom;
}
