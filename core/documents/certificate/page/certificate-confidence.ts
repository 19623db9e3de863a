import type { PageCell } from './cell.ts';
import type { PlacedForm } from './placed-form.ts';

/** Labels of the form that a whole, well printed page has at least. */
const ALL_LABELS = 53;

/**
 * How sure a reading is, from 0 to 1: the share of the form's labels that are in their places, times the share of filled-in
 * boxes that could be read, times the mean certainty of the characters where they were recognised.
 */
export function confidenceOf(form: PlacedForm, reading: Readonly<Record<string, unknown>>): number {
  const cells = cellsIn(reading);
  const filled = cells.filter(({ state }) => state !== 'blank').length;
  const read = cells.filter(({ state, value }) => state === 'present' && value !== null).length;
  const labels = Math.min(1, form.labels.length / ALL_LABELS);
  const certainty = form.filled.reduce((sum, word) => sum + word.certainty, 0) / Math.max(form.filled.length, 1);
  return Math.round(100 * Math.sqrt(labels) * (filled === 0 ? 0 : read / filled) * certainty) / 100;
}

/** The cells of a reading, in whatever sections. */
function cellsIn(value: unknown): PageCell[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'state' in value ? [value as PageCell] : Object.values(value).flatMap(cellsIn);
}
