import { FORM_BOXES } from '../acord-25.ts';
import type { FormBox, SectionName } from '../form-box.ts';
import { boxAround, type Box } from '../../pages/pages.ts';
import { FORM_LINES } from './form-lines.ts';
import { middleOf } from './form-word.ts';
import { labelsNamed, type PlacedForm } from './placed-form.ts';
import type { PlacedLabel } from './placed-label.ts';
import { HALF_ROW } from './rows.ts';

/** A row of the limits column. */
export interface LimitRow {
  readonly section: SectionName;
  readonly name: string;
  readonly middle: number;
  /** The right end of its label. */
  readonly left: number;
  /** Whether its label was found. */
  readonly isFound: boolean;
}

/** The distance between the two lines of a label, in points. */
const TWO_LINES = 9;

const LIMITS: readonly FormBox[] = FORM_BOXES.filter(({ page }) => page.at === 'row');

/** Returns the rows whose labels were found. If only one of two lines was found, the middle is corrected by half a line. */
function foundRows(form: PlacedForm): LimitRow[] {
  return LIMITS.flatMap(({ section, name, page }) => {
    const own = form.labels.filter((label) => isLineOf(label, `${section}.${name}`));
    const [first, ...rest] = own.map(({ box }) => box);
    if (page.at !== 'row' || first === undefined) return [];
    const together: [Box, ...Box[]] = [first, ...rest.filter((box) => Math.abs(box.top - first.top) < TWO_LINES)];
    const box = boxAround(together);
    const [only] = own;
    const lean = together.length === 1 && only !== undefined ? leanOf(only, form) : 0;
    const left = Math.min(box.right - 3, form.geometry.amounts);
    return [{ section, name, middle: middleOf(box)[1] - lean, left, isFound: true }];
  });
}

/** A height on the form and on the page. */
interface Level {
  readonly place: number;
  readonly middle: number;
}

/** How far the distance between two rows may differ from the form, in points: less than half a row, so there is no extra row between them. */
const AS_FAR = 4;

/**
 * Returns the rows of limits, including those whose labels are missing, misread or overprinted but lie between two lines that are as far
 * apart as on the form: they cannot be anywhere else.
 */
export function limitRows(form: PlacedForm): LimitRow[] {
  const found = foundRows(form);
  const levels = [...found.map((row) => levelOf(row, form)), ...otherLevels(form)];
  const missing = missingRows(found).flatMap((row): LimitRow[] => {
    const place = publishedMiddle(`${row.section}.${row.name}`, form);
    const above = levels.filter((one) => one.place < place).toSorted((a, b) => b.place - a.place)[0];
    const below = levels.filter((one) => one.place > place).toSorted((a, b) => a.place - b.place)[0];
    if (above === undefined || below === undefined) return [];
    const [wanted, gap] = [below.place - above.place, below.middle - above.middle];
    if (Math.abs(gap - wanted) > AS_FAR) return [];
    const middle = above.middle + (gap * (place - above.place)) / wanted;
    if (!form.isRecognised && isOtherwiseLabelled(row, middle, form)) return [];
    return [{ ...row, middle, left: form.geometry.amounts, isFound: false }];
  });
  return [...found, ...missing];
}

/** Whether a row has other words where its label belongs. */
function isOtherwiseLabelled(
  { section, name }: Pick<LimitRow, 'section' | 'name'>,
  middle: number,
  { filled, geometry }: PlacedForm,
): boolean {
  const own = FORM_LINES.filter((line) => isLineOf(line, `${section}.${name}`)).flatMap((line) => line.wordings);
  return filled.some(({ text, box }) => {
    const isBeside = box.left < geometry.amounts && box.right > geometry.limits;
    const letters = text.toUpperCase().replace(/[^A-Z]/g, '');
    return isBeside && Math.abs(middleOf(box)[1] - middle) < HALF_ROW && !own.some((label) => label.includes(letters));
  });
}

/** Returns the heading of the limits column, and the line next to its last row. */
function otherLevels(form: PlacedForm): Level[] {
  return labelsNamed(form, 'limits', 'described_below').map(({ name, box }) => ({
    place: publishedMiddle(name, form),
    middle: middleOf(box)[1],
  }));
}

function levelOf({ section, name, middle }: LimitRow, form: PlacedForm): Level {
  return { place: publishedMiddle(`${section}.${name}`, form), middle };
}

/** Returns how far down the form a line, or the middle of the lines of a box, is; NaN if it has none. */
function publishedMiddle(name: string, { layout }: PlacedForm): number {
  const places = FORM_LINES.filter((line) => isLineOf(line, name)).flatMap((line) => line.places[layout]?.[1] ?? []);
  return places.reduce((sum, one) => sum + one, 0) / places.length;
}

function missingRows(rows: readonly LimitRow[]): Pick<LimitRow, 'section' | 'name'>[] {
  return LIMITS.filter(({ section, name }) => !rows.some((row) => row.section === section && row.name === name));
}

/** Returns the middles of all rows of limits; if a label was not recognized, relative to the nearest row as on the form. */
export function rowMiddles(form: PlacedForm): number[] {
  const rows = foundRows(form);
  const levels = rows.map((row) => levelOf(row, form));
  return [
    ...rows.map(({ middle }) => middle),
    ...missingRows(rows).flatMap(({ section, name }) => {
      const place = publishedMiddle(`${section}.${name}`, form);
      const [near] = levels.toSorted((a, b) => Math.abs(a.place - place) - Math.abs(b.place - place));
      return Number.isNaN(place) || near === undefined ? [] : [place + near.middle - near.place];
    }),
  ];
}

/** Whether a printed line belongs to a box. */
export function isLineOf({ name }: { readonly name: string }, box: string): boolean {
  return name === box || name.startsWith(`${box} `);
}

/** Returns how far a line is below the middle of its label, on the form. */
function leanOf({ name, wordings, words }: PlacedLabel, form: PlacedForm): number {
  const [base = name] = name.split(' ');
  const own = FORM_LINES.find((line) => line.name === name)?.places[form.layout]?.[1];
  // A complete label, on one line or several, is centered on its row.
  const isWhole = Math.max(...wordings.map(({ length }) => length)) <= lettersIn(words);
  return own === undefined || isWhole ? 0 : own - publishedMiddle(base, form);
}

function lettersIn(words: PlacedLabel['words']): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}
