import { readMark } from '../marks.ts';
import { amountIn, dayIn } from '../printed-values.ts';
import { type JsonObject } from '../../../json.ts';
import { boxesOf, FORM_BOXES, SECTION_NAMES } from '../acord-25.ts';
import { HEAD_SOURCES, INSURER_FIELDS, OTHER_BOXES, OTHER_LIMIT_FIELDS } from '../other-boxes.ts';
import type { FormSource } from '../form-box.ts';
import type { FilledForm, FilledField } from './form-fields.ts';

/** What is filled in under a name; null where two fields of one name differ. */
type Filled = ReadonlyMap<string, string | boolean | null>;

interface FormCell {
  readonly value: string | number | boolean | null;
  readonly quote: string | null;
  readonly state: 'present' | 'blank' | 'illegible';
}

const BLANK: FormCell = { value: null, quote: null, state: 'blank' };
const UNCLEAR: FormCell = { value: null, quote: null, state: 'illegible' };

/**
 * The reading of a certificate that is filled in on the fillable ACORD 25, from its fields alone: quotes are what the fields
 * hold, and a ticked box is quoted as ☒ and its label. Undefined where the fields are those of another form, or all empty:
 * what is on the page may then be printed over them.
 */
export function readAcordForm({ fields, others }: FilledForm): JsonObject | undefined {
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
      name: textIn(filled, line.name),
      naic_number: textIn(filled, line.naic_number),
    })),
    ...Object.fromEntries(sections),
    other_coverages: [other],
    confidence: 1,
    skipped: others,
  };
}

const FOLDERS_AND_INDEX = /^(?:.{0,200}\.)?([A-Za-z_]{1,120})\[\d{1,4}\]$/;

/** The fields by the last part of their names. A text and its copy on another page are one, as long as they agree. */
function byName(fields: readonly FilledField[]): Filled {
  const filled = new Map<string, string | boolean | null>();
  for (const { name, value } of fields) {
    const [, key = name] = FOLDERS_AND_INDEX.exec(name) ?? [];
    const known = filled.get(key);
    filled.set(key, known === undefined || known === value ? value : null);
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
  const held = fieldsOf(source).map((field) => filled.get(field) ?? null);
  if (held.includes(null)) return UNCLEAR;
  const [first = null, second = null, third = null] = held;
  switch (source.kind) {
    case 'tick':
      return first === true ? present(true, ticked(source.label)) : { ...BLANK, value: false };
    case 'pair':
      if (first === second) return first === true ? UNCLEAR : BLANK;
      return first === true ? present(true, ticked('CLAIMS-MADE')) : present(false, ticked('OCCUR'));
    case 'either':
      if (isBlank(first) || (second === false && third === true)) return BLANK;
      return second === true && third === false ? textCell('amount', first) : UNCLEAR;
    default:
      return textCell(source.kind, first);
  }
}

function textCell(kind: 'text' | 'amount' | 'date' | 'code', held: string | boolean | null): FormCell {
  if (typeof held !== 'string' || isBlank(held)) return BLANK;
  const quote = held.replaceAll(/\r\n?/g, '\n').trim();
  switch (kind) {
    case 'text':
      return present(quote, quote);
    case 'amount':
      return present(amountIn(quote), quote);
    case 'date':
      return present(dayIn(quote), quote);
    case 'code':
      return present(readMark(quote) ?? null, quote);
    default:
      return kind satisfies never;
  }
}

function present(value: FormCell['value'], quote: string): FormCell {
  return { value, quote, state: 'present' };
}

function ticked(label: string): string {
  return `☒ ${label}`;
}

function isBlank(held: string | boolean | null): boolean {
  return typeof held !== 'string' || held.trim() === '';
}

function textIn(filled: Filled, field: string): string | null {
  const held = filled.get(field);
  return typeof held === 'string' && !isBlank(held) ? held.trim() : null;
}

/** Each limit on a line of its own: its label, then its amount. */
function otherLimits(filled: Filled): FormCell {
  const lines = OTHER_LIMIT_FIELDS.map(({ label, amount }) => [textIn(filled, label), textIn(filled, amount)])
    .map((parts) => parts.filter((part) => part !== null).join(' '))
    .filter((line) => line !== '');
  return lines.length === 0 ? BLANK : present(lines.join('\n'), lines.join('\n'));
}
