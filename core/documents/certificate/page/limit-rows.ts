import { FORM_BOXES } from '../acord-25.ts';
import type { FormBox, SectionName } from '../form-box.ts';
import { boxAround, type Box } from '../../pages/pages.ts';
import { FORM_LINES } from './form-lines.ts';
import { middleOf } from './form-word.ts';
import type { PlacedForm, PlacedLabel } from './placed-form.ts';

/** A label as wide as this, in points, is printed whole. */
const WHOLE_LABEL_WIDTH = 86;

/** A row of the column of limits. */
export interface LimitRow {
  readonly section: SectionName;
  readonly name: string;
  readonly middle: number;
  /** Where its label ends. */
  readonly left: number;
}

/** Points by which the two lines of a label are apart. */
const TWO_LINES = 9;

const LIMITS: readonly FormBox[] = FORM_BOXES.filter(({ page }) => page.at === 'row');

/** The rows of limits whose labels a page has. A label of two lines, of which only one was found, has its middle off by half a line. */
export function limitRows(form: PlacedForm): LimitRow[] {
  return LIMITS.flatMap(({ section, name, page }) => {
    const own = form.labels.filter((label) => isLineOf(label, `${section}.${name}`));
    const [first, ...rest] = own.map(({ box }) => box);
    if (page.at !== 'row' || first === undefined) return [];
    const together: [Box, ...Box[]] = [first, ...rest.filter((box) => Math.abs(box.top - first.top) < TWO_LINES)];
    const box = boxAround(together);
    const [only] = own;
    const lean = together.length === 1 && only !== undefined ? leanOf(only, form) : 0;
    return [{ section, name, middle: middleOf(box)[1] - lean, left: Math.min(box.right - 3, form.geometry.amounts) }];
  });
}

/**
 * How far down the rows of limits are, those too whose label was not recognised: as far from the nearest row that was as on the form.
 */
export function rowMiddles(form: PlacedForm): number[] {
  const rows = limitRows(form);
  const published = ({ section, name }: Pick<LimitRow, 'section' | 'name'>): number | undefined => {
    const own = FORM_LINES.filter((line) => isLineOf(line, `${section}.${name}`));
    const places = own.flatMap((line) => line.places[form.layout]?.[1] ?? []);
    return places.length === 0 ? undefined : places.reduce((sum, one) => sum + one, 0) / places.length;
  };
  const found = rows.flatMap((row) => {
    const place = published(row);
    return place === undefined ? [] : [{ place, middle: row.middle }];
  });
  const missing = LIMITS.filter(
    ({ section, name }) => !rows.some((row) => row.section === section && row.name === name),
  );
  return [
    ...rows.map(({ middle }) => middle),
    ...missing.flatMap((row) => {
      const place = published(row);
      const [near] = found.toSorted((a, b) => Math.abs(a.place - (place ?? 0)) - Math.abs(b.place - (place ?? 0)));
      return place === undefined || near === undefined ? [] : [place + near.middle - near.place];
    }),
  ];
}

/** Whether a printed line is one of a box. */
export function isLineOf({ name }: { readonly name: string }, box: string): boolean {
  return name === box || name.startsWith(`${box} `);
}

/** How far below the middle of its label a line is printed, on the form. */
function leanOf({ name, wordings, box, words }: PlacedLabel, { layout }: PlacedForm): number {
  const [base = name] = name.split(' ');
  const places = FORM_LINES.flatMap((line) => (isLineOf(line, base) ? (line.places[layout]?.[1] ?? []) : []));
  const own = FORM_LINES.find((line) => line.name === name)?.places[layout]?.[1];
  // All of a label, in one line or several, has its middle in that of its row.
  const isBroken = words.some((word) => word.box.top > (words[0].box.top + words[0].box.bottom) / 2);
  const isWhole =
    isBroken ||
    Math.max(...wordings.map(({ length }) => length)) <= lettersIn(words) ||
    box.right - box.left > WHOLE_LABEL_WIDTH;
  if (own === undefined || isWhole || places.length < 2) return 0;
  return own - places.reduce((sum, one) => sum + one, 0) / places.length;
}

function lettersIn(words: PlacedLabel['words']): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}
