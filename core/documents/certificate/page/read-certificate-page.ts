import type { JsonObject } from '../../../json.ts';
import type { Box, DocumentPages, Page } from '../../pages/pages.ts';
import { boxesOf, SECTION_NAMES } from '../acord-25.ts';
import type { FormBox, SectionName } from '../form-box.ts';
import { areaOf, placed } from './box-areas.ts';
import { bandsOf, isLocated, type Band, type PartName } from './bands.ts';
import { BLANK, cellOf, ILLEGIBLE, type PageCell } from './cell.ts';
import { confidenceOf } from './certificate-confidence.ts';
import { middleOf, type FormWord } from './form-word.ts';
import { headCells } from './head-cells.ts';
import { insurersOf } from './insurers.ts';
import { limitCells } from './limit-cells.ts';
import { mergedPages } from './merged-pages.ts';
import { otherCoverages } from './other-coverages.ts';
import { isClear, labelsNamed, placeForm, type PlacedForm } from './placed-form.ts';
import { endorsementCells, inFoundRow, policyCells } from './policy-cells.ts';
import { inItsBoxes } from './print-offset.ts';
import { sectionSaying } from '../section-saying.ts';
import { stampIn } from '../stamp-line.ts';
import { rowsOf, textsOf } from './rows.ts';
import { stampOn } from './stamp.ts';
import { keptCells, ticksOf, type Ticks } from './tick-cells.ts';

/** A page with fewer of the form's labels is not the form; half as many are enough with its title or number. */
const MIN_LABELS = 24;

/** Print farther below a row of limits than this is not in line with it, in points. */
const IN_LINE = 4;

/** The fewest located sections on a page of the form. */
const MIN_SECTIONS = 2;

/** The reading of a document that is not a certificate. */
const NO_CERTIFICATE: JsonObject = {
  is_certificate: false,
  named_insured: BLANK,
  producer: BLANK,
  certificate_holder: BLANK,
  description_of_operations: BLANK,
  certificate_date: BLANK,
  insurers: [],
  general_liability: null,
  auto_liability: null,
  umbrella_excess: null,
  workers_comp: null,
  other_coverages: [],
  confidence: 0,
};

/**
 * Reads a certificate on the ACORD 25: its labels show where its boxes are, and what is in a box is its value. Other pages are skipped and
 * listed. If the print of a page is off its boxes by an uncertain distance, the whole document is rejected: half of it would be read wrong.
 */
export function readCertificatePages(document: DocumentPages): JsonObject {
  const forms = document.pages.map((page) => formOn(document, page));
  if (forms.includes('unsure')) return NO_CERTIFICATE;
  const readings = forms.flatMap((form) => (typeof form === 'object' ? [readPage(form)] : []));
  const merged = mergedPages(readings);
  if (merged === undefined) return NO_CERTIFICATE;
  const skipped = document.pages.filter((_, i) => forms[i] === 'none');
  const [stamp = null] = document.pages.flatMap((page, i) => {
    const form = forms[i];
    return typeof form === 'object' ? (stampOn(form) ?? stampIn(textOf(page)) ?? []) : [];
  });
  return {
    ...merged,
    stamp,
    skipped: {
      pages: skipped.map((page) => document.pages.indexOf(page) + 1),
      text: skipped.map(textOf).join('\n'),
      isUnread: skipped.some(({ unread = [] }) => unread.length > 0),
    },
  };
}

function textOf({ lines }: Page): string {
  return lines.map(({ text }) => text).join('\n');
}

/** Returns the form on a page, with its print moved onto its boxes. */
function formOn(document: DocumentPages, page: Page): PlacedForm | 'none' | 'unsure' {
  const form = placeForm(document, page);
  if (form === undefined) return 'none';
  const hasTitle = labelsNamed(form, 'title', 'form_number').length > 0;
  const bands = bandsOf(form);
  const located = SECTION_NAMES.filter((name) => isLocated(bands.get(name), form)).length;
  if (located < MIN_SECTIONS || form.labels.length < (hasTitle ? MIN_LABELS / 2 : MIN_LABELS)) return 'none';
  return inItsBoxes(form) ?? 'unsure';
}

function readPage(form: PlacedForm): JsonObject {
  const bands = bandsOf(form);
  const ticks = ticksOf(form);
  const other = bands.get('other');
  const reading = {
    is_certificate: true,
    ...headCells(form),
    insurers: insurersOf(form),
    ...Object.fromEntries(SECTION_NAMES.map((name) => [name, sectionOf(name, bands.get(name), { form, ticks })])),
    other_coverages: other === undefined ? [] : otherCoverages(other, form, lastRowAbove(bands)),
    printed: SECTION_NAMES.flatMap((name) => saidIn(name, bands.get(name), form)).join('\n'),
  };
  return { ...reading, confidence: confidenceOf(form, reading) };
}

/**
 * Returns what is filled into a section outside its limits. Of recognized characters, only what names a coverage counts: the rest may be a
 * misread label.
 */
function saidIn(name: SectionName, band: Band | undefined, { geometry, isRecognised }: PlacedForm): string[] {
  return rowsOf(band?.filled ?? []).flatMap((row) => {
    const isOfLimit = ([first]: readonly FormWord[]): boolean =>
      first !== undefined && first.box.left > geometry.limits;
    const texts = textsOf(row);
    const limits = textOfWords(texts.filter(isOfLimit).flat());
    const columns = textOfWords(texts.filter((text) => !isOfLimit(text)).flat());
    return [...sectionSaying(columns, isRecognised ? undefined : name), ...sectionSaying(limits, undefined)];
  });
}

function textOfWords(words: readonly FormWord[]): string {
  return words.map(({ text }) => text).join(' ');
}

/** How far down the last row of the last section is, below which is what is of no section; undefined if it was not found. */
function lastRowAbove(bands: ReadonlyMap<PartName, Band>): number | undefined {
  const last = boxesOf('workers_comp').at(-1)?.name;
  return bands.get('workers_comp')?.limits.find(({ name }) => name === last)?.middle;
}

interface Parts {
  readonly form: PlacedForm;
  readonly ticks: Ticks;
}

/** Reads the boxes of a section; null if nothing is filled in, and illegible boxes if it was not located. */
function sectionOf(name: SectionName, band: Band | undefined, { form, ticks }: Parts): Record<string, PageCell> | null {
  const boxes = boxesOf(name);
  const illegible = Object.fromEntries(boxes.map((box) => [box.name, ILLEGIBLE]));
  if (!isLocated(band, form)) return illegible;
  const isTicked = form.ticked.some((box) => middleOf(box)[1] >= band.top && middleOf(box)[1] < band.bottom);
  if (band.filled.length === 0 && !isTicked) return null;
  // Print below the last row of a section may belong to the next one.
  const foot = Math.max(...band.limits.map(({ middle }) => middle)) + IN_LINE;
  if (!isTicked && band.filled.every(({ box }) => middleOf(box)[1] > foot)) return illegible;
  const columns = inFoundRow({ ...policyCells(band, form), ...endorsementCells(band, form) });
  const limits = limitCells(
    band,
    boxes.filter(({ page }) => page.at === 'row').map((box) => box.name),
    form,
  );
  const kept = keptCells(band, name, { form, ticks });
  const cellAt = (box: FormBox): PageCell => {
    switch (box.page.at) {
      case 'column':
        return columns[box.name] ?? ILLEGIBLE;
      case 'row':
        return limits[box.name] ?? ILLEGIBLE;
      case 'square':
        return ticks.cell(`${name}.${box.name}`);
      case 'pair':
        return ticks.claimsMade(name);
      case 'kept':
        return kept[box.name] ?? ILLEGIBLE;
      case 'answer':
        return answerCell(areaOf(box, band, form), band, form);
      default:
        return box.page satisfies never;
    }
  };
  return Object.fromEntries(boxes.map((box) => [box.name, placed(cellAt(box), areaOf(box, band, form), form)]));
}

/** Reads the answer to "any proprietor excluded?", which has an area of its own. */
function answerCell(area: Box | undefined, band: Band, form: PlacedForm): PageCell {
  // A partly recognized question may leave an N behind.
  if (area === undefined || (form.isRecognised && labelsNamed(form, 'yes_or_no').length === 0)) return ILLEGIBLE;
  const answers = band.filled.filter(({ box, text }) => {
    const [across] = middleOf(box);
    return across >= area.left && across < area.right && text.length <= 3;
  });
  return answers.length === 0 && !isClear(form, area) ? ILLEGIBLE : cellOf('mark', answers, form);
}
