import type { Band } from './bands.ts';
import { BLANK, cellOf, ILLEGIBLE, present, type Cell } from './cell.ts';
import type { LabelName } from './form-labels.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { labelsNamed, type PlacedForm, type PlacedLabel } from './placed-form.ts';

/** A cross or a tick, also between the sides of a box that were recognised as brackets. */
const MARK = /^[[({]?(?:[xX]|[✓✔☑☒✗✘✕✖⊠■●])[\])}]?$/u;

/** Boxes stand before their labels, no farther than this and at one height. */
const BEFORE = 26;
const SAME_HEIGHT = 8;

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

/** The marks of a form, each with the label whose box it is in. */
export interface Ticks {
  /** The mark before a label of this part of the table, and the label. */
  readonly of: (band: Band, ...names: readonly LabelName[]) => { mark: FormWord; label: PlacedLabel } | undefined;
  /** The cell of a box: a yes where it is ticked; where it is not, a no that a person could see. */
  readonly cell: (band: Band, ...names: readonly LabelName[]) => Cell;
  /** The cell for claims made of the two boxes claims-made and occurrence. */
  readonly claimsMade: (band: Band) => Cell;
}

/** The marks of a form. Where it has none at all, they may be drawn: then an empty box says nothing. */
export function ticksOf(form: PlacedForm): Ticks {
  const labels = labelsNamed(form, ...TICK_LABELS);
  const owners = new Map<PlacedLabel, FormWord>();
  for (const mark of form.filled.filter(({ text }) => MARK.test(text))) {
    const owner = ownerOf(mark, labels);
    if (owner !== undefined) owners.set(owner, mark);
  }
  const isUnseen = owners.size === 0 || form.isRecognised;
  const isTickedField = (label: PlacedLabel): boolean => form.ticked.some((box) => isBefore(box, label));

  const of: Ticks['of'] = (band, ...names) => {
    const own = labels.filter((label) => names.includes(label.name) && isIn(band, label));
    const [label] = own.filter((one) => owners.has(one));
    const mark = label && owners.get(label);
    return mark && { mark, label };
  };
  const untraced = (band: Band, names: readonly LabelName[]): boolean =>
    isUnseen || labels.some((label) => names.includes(label.name) && isIn(band, label) && isTickedField(label));

  return {
    of,
    cell(band, ...names) {
      const ticked = of(band, ...names);
      if (ticked !== undefined) return tickCell(ticked, form);
      return untraced(band, names) ? ILLEGIBLE : { ...BLANK, value: false };
    },
    claimsMade(band) {
      const [claims, occurrence] = [of(band, 'claims_made'), of(band, 'occurrence')];
      if (claims && occurrence) return ILLEGIBLE;
      const ticked = claims ?? occurrence;
      if (ticked === undefined) return untraced(band, ['claims_made', 'occurrence']) ? ILLEGIBLE : BLANK;
      const cell = tickCell(ticked, form);
      return cell.quote === null ? cell : present(claims !== undefined, cell.quote);
    },
  };
}

function tickCell({ mark, label }: { mark: FormWord; label: PlacedLabel }, form: PlacedForm): Cell {
  const whole = cellOf('mark', [mark, ...label.words], form);
  return whole.quote === null ? ILLEGIBLE : present(true, whole.quote);
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
