import { SECTION_NAMES } from '../acord-25.ts';
import { FORM_LINES, type BandName, type FormLine } from './form-lines.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { limitRows, type LimitRow } from './limit-rows.ts';
import { labelsNamed, type PlacedForm } from './placed-form.ts';
import type { PlacedLabel } from './placed-label.ts';
import { HALF_ROW, middleOfRow, rowsOf } from './rows.ts';

/** A part of the coverage table: its labels, limits and filled-in words. */
export interface Band {
  readonly top: number;
  readonly bottom: number;
  readonly labels: readonly PlacedLabel[];
  readonly limits: readonly LimitRow[];
  readonly filled: readonly FormWord[];
}

/** One kind of insurance, or the rows for other coverages. */
export type PartName = BandName | 'other';

/** The lower edge of the table if the label below it was not found, in points of the form. */
const TABLE_END = 564;

/** Words this far above the first label of a part still belong to it, in points. */
const ABOVE = 2;

/** Words this far below the last label of the last part still belong to it, in points: a limit is as high as its row. */
const BELOW = 4;

/** Labels whose middles are closer than this, in points, are in one row of the form. */
const SAME_ROW = 4;

/** The fewest limit labels of a located section. */
const MIN_LIMITS = 2;

/** Splits the table of a page into its parts, by the labels printed in them. The rows below them are `other`. */
export function bandsOf(form: PlacedForm): ReadonlyMap<PartName, Band> {
  const rows = limitRows(form);
  const names: readonly BandName[] = [...SECTION_NAMES, 'garage'];
  const parts = names
    .flatMap((name): { name: PartName; labels: PlacedLabel[]; top: number }[] => {
      const labels = form.labels.filter(({ band }) => band === name);
      // A row known only by its place belongs to its part, even if nothing that high was found.
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
  // A row belongs to one part, even if its words cross the edge.
  const filledRows = rowsOf(form.filled).map((row) => ({ row, middle: middleOfRow(row) }));
  return new Map(
    parts.map(({ name, labels, top }, i) => {
      const bottom = parts[i + 1]?.top ?? end;
      const filled = filledRows.flatMap(({ row, middle }) => (middle >= top && middle < bottom ? row : []));
      return [name, { top, bottom, labels, limits: rows.filter(({ section }) => section === name), filled }];
    }),
  );
}

/** Returns the upper edge of a part: its first label or, if that was not found, as far above the first one found as on the form. */
function topOf(labels: readonly PlacedLabel[], { layout }: PlacedForm): number {
  const placeOf = ({ places }: FormLine): number => places[layout]?.[1] ?? Infinity;
  const band = labels[0]?.band;
  const first = Math.min(...FORM_LINES.filter((line) => line.band === band).map(placeOf));
  const found = Math.min(...labels.map(placeOf));
  const top = Math.min(...labels.map(({ box }) => box.top));
  return top - ABOVE - (found - first > SAME_ROW ? found - first : 0);
}

/**
 * Whether a section was located: it has rows of limits, and at least one of their labels was found or, on a page with a text layer, as many
 * other labels in line with them.
 */
export function isLocated(band: Band | undefined, { isRecognised }: PlacedForm): band is Band {
  if (band === undefined || band.limits.length < MIN_LIMITS) return false;
  const inLine = band.labels.filter(({ box }) =>
    band.limits.some(({ middle }) => Math.abs(middleOf(box)[1] - middle) <= SAME_ROW),
  );
  return band.limits.some(({ isFound }) => isFound) || (!isRecognised && inLine.length >= MIN_LIMITS);
}
