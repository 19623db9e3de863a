import { SECTION_NAMES } from '../acord-25.ts';
import { FORM_LINES, type BandName, type FormLine } from './form-lines.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { limitRows, type LimitRow } from './limit-rows.ts';
import { labelsNamed, type PlacedForm } from './placed-form.ts';
import type { PlacedLabel } from './placed-label.ts';
import { HALF_ROW, middleOfRow, rowsOf } from './rows.ts';

/** What is in a part of the table of coverages. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly labels: readonly PlacedLabel[];
  readonly limits: readonly LimitRow[];
  readonly filled: readonly FormWord[];
}

/** The rows of one kind of insurance, or those for other kinds. */
export type PartName = BandName | 'other';

/** The lower edge of the table where the label below it was not found, in points of the form. */
const TABLE_END = 564;

/** Above the first label of a part, words still belong to the part above. */
const ABOVE = 2;

/** Below the last label of the last part, its words go on so far: a limit has the height of its row. */
const BELOW = 4;

/** Labels whose middles are nearer to each other than this, in points, are in one row of the form. */
const SAME_ROW = 4;

/** Labels of limits that a section has at least where it is located. */
const MIN_LIMITS = 2;

/** The parts of the table that a page has, by the labels printed in them; the rows below them are `other`. */
export function bandsOf(form: PlacedForm): ReadonlyMap<PartName, Band> {
  const rows = limitRows(form);
  const names: readonly BandName[] = [...SECTION_NAMES, 'garage'];
  const parts = names
    .flatMap((name): { name: PartName; labels: PlacedLabel[]; top: number }[] => {
      const labels = form.labels.filter(({ band }) => band === name);
      // A row that is known by its place alone is of its part, though nothing that was found is so high.
      const placed = rows.filter(({ section, isFound }) => section === name && !isFound);
      const top = Math.min(topOf(labels, form), ...placed.map(({ middle }) => middle - HALF_ROW));
      return labels.length === 0 ? [] : [{ name, labels, top }];
    })
    .toSorted((a, b) => a.top - b.top);
  const last = parts.at(-1);
  const [description] = labelsNamed(form, 'description');
  const end = description === undefined ? TABLE_END : description.box.top - ABOVE;
  if (last !== undefined) {
    const foot = Math.max(...last.labels.map(({ box }) => box.bottom)) + BELOW;
    parts.push({ name: 'other', labels: [], top: Math.min(foot, end) });
  }
  // A row is in one part, whichever of its words reach over the edge.
  const filledRows = rowsOf(form.filled).map((row) => ({ row, middle: middleOfRow(row) }));
  return new Map(
    parts.map(({ name, labels, top }, i) => {
      const bottom = parts[i + 1]?.top ?? end;
      const filled = filledRows.flatMap(({ row, middle }) => (middle >= top && middle < bottom ? row : []));
      return [name, { top, bottom, labels, limits: rows.filter(({ section }) => section === name), filled }];
    }),
  );
}

/** The upper edge of a part: where its first label is or, where that one was not found, as far above the first found as on the form. */
function topOf(labels: readonly PlacedLabel[], { layout }: PlacedForm): number {
  const placeOf = ({ places }: FormLine): number => places[layout]?.[1] ?? Infinity;
  const band = labels[0]?.band;
  const first = Math.min(...FORM_LINES.filter((line) => line.band === band).map(placeOf));
  const found = Math.min(...labels.map(placeOf));
  const top = Math.min(...labels.map(({ box }) => box.top));
  return top - ABOVE - (found - first > SAME_ROW ? found - first : 0);
}

/**
 * Whether a section of a page was located: rows of its limits are in it, one under another, those that are known by their place alone with the label of one or, on a
 * page with its own characters, of as many other boxes in line with them.
 */
export function isLocated(band: Band | undefined, { isRecognised }: PlacedForm): band is Band {
  if (band === undefined || band.limits.length < MIN_LIMITS) return false;
  const inLine = band.labels.filter(({ box }) =>
    band.limits.some(({ middle }) => Math.abs(middleOf(box)[1] - middle) <= SAME_ROW),
  );
  return band.limits.some(({ isFound }) => isFound) || (!isRecognised && inLine.length >= MIN_LIMITS);
}
