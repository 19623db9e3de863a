import { FORM_BOXES } from '../acord-25.ts';
import type { FormBox, SectionName } from '../form-box.ts';
import { boxAround, type Box } from '../../pages/pages.ts';
import { FORM_LINES } from './form-lines.ts';
import { middleOf } from './form-word.ts';
import { labelsNamed, type PlacedForm } from './placed-form.ts';
import type { PlacedLabel } from './placed-label.ts';
import { HALF_ROW } from './rows.ts';

/** A row of the column of limits. */
export interface LimitRow {
  readonly section: SectionName;
  readonly name: string;
  readonly middle: number;
  /** Where its label ends. */
  readonly left: number;
  /** Whether its label was found. */
  readonly isFound: boolean;
}

/** Points by which the two lines of a label are apart. */
const TWO_LINES = 9;

const LIMITS: readonly FormBox[] = FORM_BOXES.filter(({ page }) => page.at === 'row');

/** The rows of limits whose labels a page has. A label of two lines, of which only one was found, has its middle off by half a line. */
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

/** A height on the form and where a page has it. */
interface Level {
  readonly place: number;
  readonly middle: number;
}

/** Points by which two rows may be nearer or farther from each other than on the form: half a row is not, so that no row is between them that the form has not. */
const AS_FAR = 4;

/**
 * The rows of limits of a page: also those whose labels are left out, misread or printed over each other, between two lines that are as far from each
 * other as on the form. There is no other place for them.
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

/** Whether a row of print has words where its label belongs that are not of it. */
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

/** The head of the column of limits, and the line that stands beside the last of them. */
function otherLevels(form: PlacedForm): Level[] {
  return labelsNamed(form, 'limits', 'described_below').map(({ name, box }) => ({
    place: publishedMiddle(name, form),
    middle: middleOf(box)[1],
  }));
}

function levelOf({ section, name, middle }: LimitRow, form: PlacedForm): Level {
  return { place: publishedMiddle(`${section}.${name}`, form), middle };
}

/** How far down the form has a line, or the middle of those of a box; NaN where it has none. */
function publishedMiddle(name: string, { layout }: PlacedForm): number {
  const places = FORM_LINES.filter((line) => isLineOf(line, name)).flatMap((line) => line.places[layout]?.[1] ?? []);
  return places.reduce((sum, one) => sum + one, 0) / places.length;
}

function missingRows(rows: readonly LimitRow[]): Pick<LimitRow, 'section' | 'name'>[] {
  return LIMITS.filter(({ section, name }) => !rows.some((row) => row.section === section && row.name === name));
}

/**
 * How far down the rows of limits are, those too whose label was not recognised: as far from the nearest row that was as on the form.
 */
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

/** Whether a printed line is one of a box. */
export function isLineOf({ name }: { readonly name: string }, box: string): boolean {
  return name === box || name.startsWith(`${box} `);
}

/** How far below the middle of its label a line is printed, on the form. */
function leanOf({ name, wordings, words }: PlacedLabel, form: PlacedForm): number {
  const [base = name] = name.split(' ');
  const own = FORM_LINES.find((line) => line.name === name)?.places[form.layout]?.[1];
  // All of a label, in one line or several, has its middle in that of its row.
  const isWhole = Math.max(...wordings.map(({ length }) => length)) <= lettersIn(words);
  return own === undefined || isWhole ? 0 : own - publishedMiddle(base, form);
}

function lettersIn(words: PlacedLabel['words']): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}
