import { FORM_LABELS, type LabelName } from './form-labels.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { labelsNamed, type PlacedForm, type PlacedLabel } from './placed-form.ts';

/** A part of the table of coverages: the rows of one kind of insurance. */
export type BandName = 'general_liability' | 'garage' | 'auto_liability' | 'umbrella_excess' | 'workers_comp' | 'other';

/** What is in a part of the table. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  /** Points by which its labels stand lower than on the form. */
  readonly lower: number;
  readonly labels: readonly PlacedLabel[];
  readonly filled: readonly FormWord[];
}

interface PublishedBand {
  /** Where the form has its upper edge. */
  readonly top: number;
  /** Labels that stand at its upper edge. */
  readonly heads: readonly LabelName[];
  /** Labels that stand nowhere else, or at this place nowhere else. */
  readonly labels: readonly (LabelName | readonly [LabelName, number])[];
}

const BANDS: Readonly<Record<Exclude<BandName, 'other'>, PublishedBand>> = {
  general_liability: {
    top: 300,
    heads: ['general_liability', 'commercial_general_liability'],
    labels: [
      'damage',
      'damage_below',
      'medical',
      'personal',
      'general_aggregate',
      'products',
      'aggregate_applies',
      ['each_occurrence', 0],
      ['claims_made', 0],
      ['occurrence', 0],
    ],
  },
  garage: { top: 420, heads: ['garage'], labels: [] },
  auto_liability: {
    top: 384,
    heads: ['automobile', 'combined'],
    labels: [
      'any_auto',
      'owned',
      'hired',
      'scheduled',
      'non_owned',
      'per_person',
      'per_accident',
      'bodily_injury',
      'property_damage',
    ],
  },
  umbrella_excess: {
    top: 444,
    heads: ['umbrella', 'umbrella_excess'],
    labels: [
      'excess',
      'deductible',
      'retention',
      'aggregate',
      ['each_occurrence', 1],
      ['claims_made', 1],
      ['occurrence', 1],
    ],
  },
  workers_comp: {
    top: 480,
    heads: ['workers'],
    labels: [
      'employers',
      'statute',
      'proprietor',
      'excluded',
      'mandatory',
      'if_yes',
      'described_below',
      'each_accident',
      'each_employee',
      'policy_limit',
    ],
  },
};

/** The lower edges of the table and of its last printed lines, on the form. */
const TABLE_END = 564;
const LAST_LINES_END = 528;

/** Above the first label of a part, words still belong to the part above. */
const ABOVE = 2;

/** The parts of the table that a page has, by the labels printed in them; the rows without labels are `other`. */
export function bandsOf(form: PlacedForm): ReadonlyMap<BandName, Band> {
  const edges: { name: BandName; top: number; lower: number; labels: PlacedLabel[] }[] = [];
  for (const [name, band] of Object.entries(BANDS) as [Exclude<BandName, 'other'>, PublishedBand][]) {
    const labels = labelsOf(form, band);
    if (labels.length === 0) continue;
    const lower = median(labels.map(lowerThanPublished));
    const seen = Math.min(...labels.map(({ box }) => box.top)) - ABOVE;
    const hasHead = labels.some((label) => band.heads.includes(label.name));
    edges.push({ name, labels, lower, top: hasHead ? seen : Math.min(seen, band.top + lower) });
  }
  edges.sort((a, b) => a.top - b.top);
  const last = edges.at(-1);
  const end = tableEnd(form);
  if (last !== undefined) edges.push({ name: 'other', top: lastLinesEnd(last), lower: last.lower, labels: [] });
  return new Map(
    edges.map(({ name, top, lower, labels }, i) => {
      const bottom = edges[i + 1]?.top ?? end;
      const filled = form.filled.filter(({ box }) => isBetween(middleOf(box)[1], top, bottom));
      return [name, { top, bottom, lower, labels, filled }];
    }),
  );
}

function labelsOf(form: PlacedForm, { heads, labels }: PublishedBand): PlacedLabel[] {
  return form.labels.filter(
    ({ name, place }) =>
      heads.includes(name) ||
      labels.some((one) => (typeof one === 'string' ? one === name : one[0] === name && one[1] === place)),
  );
}

function lowerThanPublished({ name, place, box }: PlacedLabel): number {
  const places: readonly (readonly [number, number])[] = FORM_LABELS[name].places;
  return middleOf(box)[1] - (places[place]?.[1] ?? 0);
}

/** Where the table ends: above the description of operations. */
function tableEnd(form: PlacedForm): number {
  const [label] = labelsNamed(form, 'description');
  return label === undefined ? TABLE_END : label.box.top - ABOVE;
}

/** Where the printed lines of the last part end. */
function lastLinesEnd({
  name,
  lower,
  labels,
}: {
  name: BandName;
  lower: number;
  labels: readonly PlacedLabel[];
}): number {
  const seen = Math.max(...labels.map(({ box }) => box.bottom)) + ABOVE;
  const hasLast = labels.some((label) => label.name === 'policy_limit' || label.name === 'described_below');
  return name === 'workers_comp' && !hasLast ? Math.max(seen, LAST_LINES_END + lower) : seen;
}

function isBetween(value: number, from: number, to: number): boolean {
  return value >= from && value < to;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
