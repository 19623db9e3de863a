import type { PageCell } from './cell.ts';
import type { PlacedForm } from './placed-form.ts';

/** The fewest form labels on a complete, well-printed page. */
const ALL_LABELS = 53;

/**
 * Returns the confidence of a reading, from 0 to 1: the share of the form's labels that were found, times the share of filled-in boxes that
 * were read, times the mean certainty of recognized characters.
 */
export function confidenceOf(form: PlacedForm, reading: Readonly<Record<string, unknown>>): number {
  const cells = cellsIn(reading);
  const filled = cells.filter(({ state }) => state !== 'blank').length;
  const read = cells.filter(({ state, value }) => state === 'present' && value !== null).length;
  const labels = Math.min(1, form.labels.length / ALL_LABELS);
  const certainty = form.filled.reduce((sum, word) => sum + word.certainty, 0) / Math.max(form.filled.length, 1);
  return Math.round(100 * Math.sqrt(labels) * (filled === 0 ? 0 : read / filled) * certainty) / 100;
}

/** Returns all cells of a reading. */
function cellsIn(value: unknown): PageCell[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'state' in value ? [value as PageCell] : Object.values(value).flatMap(cellsIn);
}
