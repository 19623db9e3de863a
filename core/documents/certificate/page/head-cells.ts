import type { Box } from '../../pages/pages.ts';
import type { Point } from '../form-box.ts';
import { placed } from './box-areas.ts';
import { BLANK, cellOf, ILLEGIBLE, isSure, isWhole, quoteOf, type PageCell } from './cell.ts';
import { FORM_LINES } from './form-lines.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { labelsNamed, mayHaveWord, type PlacedForm } from './placed-form.ts';
import { HALF_ROW, middleOfRow, rowsOf, WIDE_SPACE } from './rows.ts';

/** How far around its label the certificate's date is searched for, in points. */
const DATE_AREA = { left: 30, right: 10, above: 5, below: 24 } as const;

/** The boxes above and below the coverage table. */
export interface HeadCells {
  readonly named_insured: PageCell;
  readonly producer: PageCell;
  readonly certificate_holder: PageCell;
  readonly description_of_operations: PageCell;
  readonly certificate_date: PageCell;
}

/** The left and bottom edges of the form, in points. */
const LEFT = 10;
const FOOT = 750;

/** How far above the bottom of its label a box's first line may start, in points. */
const ABOVE = 3;

/** What agencies print next to their name. */
const NO_NAME =
  /^(?:lic(?:ense)?\b|lic#|phone\b|fax\b|#|client\b|[a-z0-9]{3,12}-\d{2}$|\d[\d-]{0,20}$|\d{3}[-. ]\d{3}[-. ]\d{4}|\(\d{3}\))/i;

/** The end of an address: the name above it is not in the box. */
const ADDRESS_END = /\b[A-Z]{2},? \d{5}(?:-\d{4})?$/i;

/** Returns the texts and the date outside the table. */
export function headCells(form: PlacedForm): HeadCells {
  const topOf = (name: string): number =>
    (labelsNamed(form, name)[0]?.box.top ?? publishedPlace(form, name)[1] - 2) - ABOVE;
  const above = Math.min(
    form.geometry.middle,
    ...leftEdges(form, 'contact', 'phone', 'insurers', 'insurer_A', 'insurer_B'),
  );
  const below = Math.min(form.geometry.middle, ...leftEdges(form, 'cancellation', 'should_any', 'representative'));
  const half = { left: LEFT, right: above - 1 };
  const [holder, description] = [topOf('holder'), topOf('description')];
  const cell = (read: (form: PlacedForm, area: Box) => PageCell, area: Box): PageCell =>
    placed(read(form, area), area, form);
  return {
    producer: cell(nameIn, { ...half, top: topOf('producer'), bottom: topOf('insured') }),
    named_insured: cell(nameIn, { ...half, top: topOf('insured'), bottom: topOf('coverages') }),
    certificate_holder: cell(nameIn, { left: LEFT, right: below - 1, top: holder, bottom: FOOT }),
    description_of_operations: cell(textIn, { left: LEFT, right: form.edges.right, top: description, bottom: holder }),
    certificate_date: dateOfForm(form),
  };
}

/** Returns the published place of a label that was not found. */
function publishedPlace({ layout }: PlacedForm, name: string): Point {
  return FORM_LINES.find((line) => line.name === name)?.places[layout] ?? [0, 0];
}

function leftEdges(form: PlacedForm, ...names: readonly string[]): number[] {
  return labelsNamed(form, ...names).map(({ box }) => box.left);
}

function wordsIn(form: PlacedForm, { left, top, right, bottom }: Box): FormWord[] {
  return form.filled.filter(({ box }) => {
    const [across, down] = middleOf(box);
    return across >= left && across < right && down >= top && down < bottom;
  });
}

/**
 * Signs that the line of a name was misread or is not a name: an initial small letter (a look-alike capital), a digit (from the line
 * below), a hyphen on one side of a word or a capital apart from its word (a wrong space), an accent (perhaps a speck), two initials
 * without a space, or a sign or period where no name has one.
 */
export const MISREAD_LINE =
  /[:;"“”‘`]|(?<!\p{L})['’]|^[\p{Ll}\d]|(?<=[ .])-\p{L}|\p{L}-(?= )|(?<!\S)\p{Lu} \p{Ll}|[^\P{L}A-Za-z]|(?<!\p{L})\p{Lu}\.\p{Lu}|(?<!\S)[^\p{L}\p{N}\s&(#-]|\p{L}{6}\./u;

/** Labels that come before what is filled in next to the boxes of the producer and the insured. */
const BESIDE_NAMES = FORM_LINES.map(({ name }) => name).filter((name) =>
  /^(?:contact|phone|email|insurer_)/.test(name),
);

/**
 * Reads the first line of a box that can be a name; an address follows it. A line that reaches the next box's filled-in text is unread: it
 * may continue there.
 */
function nameIn(form: PlacedForm, area: Box): PageCell {
  const rows = rowsOf(wordsIn(form, area));
  const row = rows.find((one) => !NO_NAME.test(one.map(({ text }) => text).join(' ')));
  if (row === undefined) return rows.length === 0 ? BLANK : ILLEGIBLE;
  const whole = withRest(row, form);
  if (whole.some(({ box }) => box.right > nextPrint(row, area, form))) return ILLEGIBLE;
  // What was not read above it or behind it may be the name, or the rest of it.
  if (mayHaveWord(form, { ...area, bottom: Math.max(...whole.map(({ box }) => box.bottom)) })) return ILLEGIBLE;
  const cell = cellOf('name', whole, form);
  const line = cell.quote ?? '';
  return ADDRESS_END.test(line) || (form.isRecognised && MISREAD_LINE.test(line)) ? ILLEGIBLE : cell;
}

/** Returns where filled-in text next to a line may start: after the label there, or at the edge between the boxes. */
function nextPrint(row: readonly FormWord[], { right }: Box, form: PlacedForm): number {
  const labels = labelsNamed(form, ...BESIDE_NAMES).filter(
    ({ box }) => Math.abs(middleOf(box)[1] - middleOfRow(row)) < HALF_ROW,
  );
  return labels.length === 0 ? right : Math.min(...labels.map(({ box }) => box.right));
}

/** Returns a line with what closely follows it beyond the edge of its box. */
function withRest(row: readonly FormWord[], form: PlacedForm): FormWord[] {
  const whole = [...row];
  for (const word of rowsOf(
    form.filled.filter(({ box }) => Math.abs(middleOf(box)[1] - middleOfRow(row)) < 3),
  ).flat()) {
    const last = whole.at(-1);
    if (last === undefined || whole.includes(word)) continue;
    const gap = word.box.left - last.box.right;
    if (gap > 0 && gap < WIDE_SPACE * (last.box.bottom - last.box.top)) whole.push(word);
  }
  return whole;
}

/** Returns everything in the remarks box, line by line. In a picture, print next to its label may be the rest of the label. */
function textIn(form: PlacedForm, area: Box): PageCell {
  const rows = rowsOf(wordsIn(form, area));
  const [label] = labelsNamed(form, 'description');
  // After print has been moved onto its boxes, only its place on the page shows what is next to the label.
  const foot = Math.max(...(label?.words ?? []).map(({ onPage }) => onPage.bottom));
  const isBeside = form.isRecognised && rows.flat().some(({ onPage }) => middleOf(onPage)[1] < foot);
  const isUnread =
    rows.length > 0 &&
    mayHaveWord(form, { ...area, top: Math.max(...(label?.words ?? []).map(({ box }) => box.bottom), area.top) });
  return isBeside || isUnread ? ILLEGIBLE : rows.length === 0 ? BLANK : linesCell(rows, form);
}

/** Joins rows into one text; unquoted if the document's text has other boxes' words between them. */
export function linesCell(rows: readonly (readonly FormWord[])[], form: PlacedForm): PageCell {
  const words = rows.flat();
  if (quoteOf(words, form.text) !== null) return cellOf('name', words, form);
  if (!isSure('name', words, form) || !isWhole(words, form)) return ILLEGIBLE;
  const lines = rows.map((row) => quoteOf(row, form.text) ?? row.map(({ text }) => text).join(' '));
  return { value: lines.join('\n'), quote: null, state: 'present' };
}

/** Returns the date under or next to its label. */
function dateOfForm(form: PlacedForm): PageCell {
  const [label] = labelsNamed(form, 'date');
  if (label === undefined && form.isRecognised) return ILLEGIBLE;
  const [left, middle] = publishedPlace(form, 'date');
  const box = label?.box ?? { left, top: middle, bottom: middle };
  const area: Box = {
    left: box.left - DATE_AREA.left,
    right: form.geometry.right + DATE_AREA.right,
    top: box.top - DATE_AREA.above,
    bottom: box.bottom + DATE_AREA.below,
  };
  const rows = rowsOf(wordsIn(form, area)).filter((row) => row.some(({ text }) => /\d/.test(text)));
  const [row, second] = rows;
  if (row === undefined) return BLANK;
  return placed(second === undefined ? cellOf('date', row, form) : ILLEGIBLE, area, form);
}
