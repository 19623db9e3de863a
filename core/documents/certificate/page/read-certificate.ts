import type { JsonObject } from '../../../json.ts';
import type { DocumentPages } from '../../pages/pages.ts';
import { bandsOf, type Band } from './bands.ts';
import { BLANK, type Cell, cellOf, ILLEGIBLE } from './cell.ts';
import { confidenceOf } from './confidence.ts';
import { middleOf } from './form-word.ts';
import { headCells } from './head-cells.ts';
import { insurersOf } from './insurers.ts';
import { AUTO_LIMITS, EMPLOYERS_LIMITS, GENERAL_LIMITS, limitCells, UMBRELLA_LIMITS } from './limit-cells.ts';
import { otherCoverages } from './other-coverages.ts';
import { isClear, labelsNamed, placeForm, type PlacedForm } from './placed-form.ts';
import { endorsementCells, policyCells } from './policy-cells.ts';
import { ticksOf, type Ticks } from './tick-cells.ts';

/** A page with fewer of the form's labels is none of its pages; with its title, half as many do. */
const LEAST_LABELS = 16;

/** What a document is that is no certificate. */
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
 * The reading of a certificate on the form ACORD 25: its labels say where its boxes are, and what stands in a box is its
 * value. Of several pages, the one with the most labels is read.
 */
export function readCertificate(document: DocumentPages): JsonObject {
  const [form] = document.pages
    .flatMap((page) => placeForm(document, page) ?? [])
    .toSorted((a, b) => b.labels.length - a.labels.length);
  if (form === undefined) return NO_CERTIFICATE;
  const bands = bandsOf(form);
  const hasTitle = labelsNamed(form, 'title', 'form_number').length > 0;
  if (bands.size < 3 || form.labels.length < (hasTitle ? LEAST_LABELS / 2 : LEAST_LABELS)) return NO_CERTIFICATE;

  const ticks = ticksOf(form);
  const section = (name: Parameters<typeof bands.get>[0], read: SectionReading): JsonObject | null => {
    const band = bands.get(name);
    return band === undefined || band.filled.length === 0 ? null : { ...read(band, form, ticks) };
  };
  const other = bands.get('other');
  const reading = {
    is_certificate: true,
    ...headCells(form),
    insurers: insurersOf(form),
    general_liability: section('general_liability', generalLiability),
    auto_liability: section('auto_liability', autoLiability),
    umbrella_excess: section('umbrella_excess', umbrellaExcess),
    workers_comp: section('workers_comp', workersComp),
    other_coverages: other === undefined ? [] : otherCoverages(other, form),
  };
  return { ...reading, confidence: confidenceOf(form, reading) };
}

type SectionReading = (band: Band, form: PlacedForm, ticks: Ticks) => Readonly<Record<string, Cell>>;

function generalLiability(band: Band, form: PlacedForm, ticks: Ticks): Readonly<Record<string, Cell>> {
  return {
    ...policyCells(band, form),
    ...endorsementCells(band, form),
    claims_made: ticks.claimsMade(band),
    ...limitCells(band, GENERAL_LIMITS, form),
  };
}

function autoLiability(band: Band, form: PlacedForm, ticks: Ticks): Readonly<Record<string, Cell>> {
  return {
    ...policyCells(band, form),
    ...endorsementCells(band, form),
    ...limitCells(band, AUTO_LIMITS, form),
    any_auto: ticks.cell(band, 'any_auto'),
  };
}

function umbrellaExcess(band: Band, form: PlacedForm, ticks: Ticks): Readonly<Record<string, Cell>> {
  return {
    ...policyCells(band, form),
    ...endorsementCells(band, form),
    is_umbrella: ticks.cell(band, 'umbrella'),
    is_excess: ticks.cell(band, 'excess'),
    claims_made: ticks.claimsMade(band),
    ...limitCells(band, UMBRELLA_LIMITS, form),
    ...retained(band, form, ticks),
  };
}

/** One amount for both boxes, which is the ticked one's. */
function retained(band: Band, form: PlacedForm, ticks: Ticks): { deductible: Cell; retention: Cell } {
  const [label] = labelsNamed(form, 'retention', 'deductible');
  const middle = label ? middleOf(label.box)[1] : 474 + band.lower;
  const words = band.filled.filter(({ box, text }) => {
    const [across, down] = middleOf(box);
    return /\d/.test(text) && across > 86 && across < 178 && Math.abs(down - middle) < 7;
  });
  const amount = cellOf('amount', words, form);
  if (amount.state === 'blank') return { deductible: BLANK, retention: BLANK };
  const [isDeductible, isRetention] = [
    ticks.of(band, 'deductible') !== undefined,
    ticks.of(band, 'retention') !== undefined,
  ];
  if (isDeductible === isRetention) return { deductible: ILLEGIBLE, retention: ILLEGIBLE };
  return isDeductible ? { deductible: amount, retention: BLANK } : { deductible: BLANK, retention: amount };
}

/** The column of the answer to "any proprietor excluded?". */
const PROPRIETOR = { left: 145, right: 175.5 };

function workersComp(band: Band, form: PlacedForm, ticks: Ticks): Readonly<Record<string, Cell>> {
  const answers = band.filled.filter(({ box, text }) => {
    const [across] = middleOf(box);
    return across >= PROPRIETOR.left && across < PROPRIETOR.right && text.length <= 3;
  });
  const statute = ticks.of(band, 'statute_above') === undefined ? 'statute' : 'statute_above';
  return {
    ...policyCells(band, form),
    subrogation_waived: endorsementCells(band, form).subrogation_waived,
    statutory_limits: ticks.cell(band, statute),
    proprietor_excluded:
      answers.length === 0 &&
      form.isRecognised &&
      !isClear(form, { ...PROPRIETOR, top: band.top + 14, bottom: band.bottom })
        ? ILLEGIBLE
        : cellOf('mark', answers, form),
    ...limitCells(band, EMPLOYERS_LIMITS, form),
  };
}
