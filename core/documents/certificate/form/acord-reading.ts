import type { PagePlace } from '../../reading/page-place.ts';
import { BLANK, type FormCell } from '../box.ts';
import { readMark } from '../marks.ts';
import { amountIn, dayIn } from '../printed-values.ts';
import { type JsonObject } from '../../../json.ts';
import { boxesOf, FORM_BOXES, SECTION_NAMES } from '../acord-25.ts';
import { sectionSaying } from '../section-saying.ts';
import { HEAD_SOURCES, INSURER_FIELDS, OTHER_BOXES, OTHER_LIMIT_FIELDS } from '../other-boxes.ts';
import type { FormSource, SectionName } from '../form-box.ts';
import type { FilledForm, FilledField } from './form-fields.ts';

/** The value filled in under a name, and its place; null if two fields with that name differ. */
interface Held {
  readonly value: string | boolean | null;
  readonly place?: PagePlace;
}

type Filled = ReadonlyMap<string, Held>;

const UNCLEAR: FormCell = { value: null, quote: null, state: 'illegible' };

/**
 * Reads a certificate filled in on the fillable ACORD 25 from its fields only. Quotes are field values; a ticked box is quoted as ☒ and its
 * label. Returns undefined if the fields belong to another form or are all empty: the page may then be printed over them.
 */
export function readAcordForm({ fields, others, printed, stamp }: FilledForm): JsonObject | undefined {
  const filled = byName(fields);
  const head = cells(Object.entries(HEAD_SOURCES), filled);
  const sections = SECTION_NAMES.map((name) => [name, cells(sourcesOf(boxesOf(name)), filled)] as const);
  const other = { ...cells(sourcesOf(OTHER_BOXES), filled), limits: otherLimits(filled) };
  const sources = [...Object.values(HEAD_SOURCES), ...[...OTHER_BOXES, ...FORM_BOXES].map(({ source }) => source)];
  const isForm = sources.flatMap(fieldsOf).every((field) => filled.has(field));
  const all = [head, other, ...sections.map(([, section]) => section)].flatMap((one) => Object.values(one));
  if (!isForm || all.every(({ state }) => state === 'blank')) return undefined;
  return {
    is_certificate: true,
    ...head,
    insurers: INSURER_FIELDS.map((line) => ({
      letter: line.letter,
      name: textOf(filled.get(line.name)),
      naic_number: textOf(filled.get(line.naic_number)),
      places: { name: filled.get(line.name)?.place, naic_number: filled.get(line.naic_number)?.place },
    })),
    ...Object.fromEntries(sections),
    other_coverages: [other],
    confidence: 1,
    skipped: others,
    printed: [printed, ...fields.flatMap(saidIn)].join('\n'),
    stamp,
  };
}

/** The fields of each section, by parts of their names. */
const SECTION_FIELDS: Readonly<Record<SectionName, RegExp>> = {
  general_liability: /GeneralLiability/,
  auto_liability: /Vehicle_|AutomobileLiability/,
  umbrella_excess: /ExcessUmbrella|ExcessLiability/,
  workers_comp: /WorkersCompensation/,
};

/** An amount is not of the whole coverage: "Excluded" beside medical expense says nothing of the others. */
const OF_AMOUNT = /Amount_[A-Z]\[0\]$/;

/** Returns what a field says of a coverage. */
function saidIn({ name, value }: FilledField): string[] {
  if (typeof value !== 'string' || value === '') return [];
  const section = SECTION_NAMES.find((one) => SECTION_FIELDS[one].test(name));
  return sectionSaying(value, OF_AMOUNT.test(name) ? undefined : section);
}

const FOLDERS_AND_INDEX = /^(?:.{0,200}\.)?([A-Za-z_]{1,120})\[\d{1,4}\]$/;

/** Indexes fields by the last part of their names. A text and its copies on other pages count once if they agree and none is struck out. */
function byName(fields: readonly FilledField[]): Filled {
  const filled = new Map<string, Held>();
  for (const { name, isStruck = false, ...held } of fields) {
    const [, key = name] = FOLDERS_AND_INDEX.exec(name) ?? [];
    const known = filled.get(key) ?? held;
    filled.set(key, isStruck || known.value !== held.value ? { value: null } : known);
  }
  return filled;
}

type NamedSources = readonly (readonly [name: string, source: FormSource])[];

function sourcesOf(boxes: readonly { readonly name: string; readonly source: FormSource }[]): NamedSources {
  return boxes.map(({ name, source }) => [name, source]);
}

function cells(sources: NamedSources, filled: Filled): Record<string, FormCell> {
  return Object.fromEntries(sources.map(([name, source]) => [name, cellOf(source, filled)]));
}

function fieldsOf(source: FormSource): string[] {
  switch (source.kind) {
    case 'pair':
      return [source.claimsMade, source.occurrence];
    case 'either':
      return [source.field, source.own, source.other];
    default:
      return [source.field];
  }
}

function cellOf(source: FormSource, filled: Filled): FormCell {
  const [first, second, third] = fieldsOf(source).map((field): Held => filled.get(field) ?? { value: null });
  if ([first, second, third].some((held) => held?.value === null)) return UNCLEAR;
  switch (source.kind) {
    case 'tick':
      return first?.value === true ? present(true, ticked(source.label), first) : { ...BLANK, value: false };
    case 'pair':
      if (first?.value === second?.value) return first?.value === true ? UNCLEAR : BLANK;
      return first?.value === true
        ? present(true, ticked('CLAIMS-MADE'), first)
        : present(false, ticked('OCCUR'), second);
    case 'either':
      if (textOf(first) === null || (second?.value === false && third?.value === true)) return BLANK;
      return second?.value === true && third?.value === false ? textCell('amount', first) : UNCLEAR;
    default:
      return textCell(source.kind, first);
  }
}

function textCell(kind: 'text' | 'amount' | 'date' | 'code', held: Held | undefined): FormCell {
  const quote = textOf(held);
  if (quote === null) return BLANK;
  switch (kind) {
    case 'text':
      return present(quote, quote, held);
    case 'amount':
      return present(amountIn(quote), quote, held);
    case 'date':
      return present(dayIn(quote), quote, held);
    case 'code':
      return present(readMark(quote) ?? null, quote, held);
    default:
      return kind satisfies never;
  }
}

function present(value: FormCell['value'], quote: string, { place }: Partial<Held> = {}): FormCell {
  return { value, quote, state: 'present', ...(place && { place }) };
}

function ticked(label: string): string {
  return `☒ ${label}`;
}

/** Returns the text of a field, or null if it is empty. */
function textOf(held: Held | undefined): string | null {
  const text = typeof held?.value === 'string' ? held.value.replaceAll(/\r\n?/g, '\n').trim() : '';
  return text === '' ? null : text;
}

/** Lists each limit on its own line: label, then amount. */
function otherLimits(filled: Filled): FormCell {
  const lines = OTHER_LIMIT_FIELDS.map(({ label, amount }) => [textOf(filled.get(label)), textOf(filled.get(amount))])
    .map((parts) => parts.filter((part) => part !== null).join(' '))
    .filter((line) => line !== '');
  const first = OTHER_LIMIT_FIELDS.find(({ amount }) => textOf(filled.get(amount)) !== null);
  const page = first && filled.get(first.amount)?.place?.page;
  const place = page === undefined ? {} : { place: { page, box: null } };
  return lines.length === 0 ? BLANK : present(lines.join('\n'), lines.join('\n'), place);
}
