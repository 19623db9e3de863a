import type { Insurer } from './answer.ts';
import { isJsonObject, type JsonObject } from '../../json.ts';
import { provenMark } from '../../quotes/amount.ts';
import { readConfidence } from '../reading/confidence.ts';
import type { FindQuote } from '../reading/find-quote.ts';
import { memberOf, ReadingShapeError, textMember } from '../reading/reading-shape.ts';
import { boxMember } from './box.ts';
import type { BoxValue, Extraction } from './extraction.ts';
import { OTHER_COVERAGE, SECTION_NAMES, SECTIONS, TEXTS, type BoxKind, type SectionName } from './sections.ts';
import { createServing, type Row, type RowKinds } from './serving.ts';

/**
 * What may be served of a reading of a certificate; undefined where it says that the document is none. `find` says what a
 * quote is worth: where the words of the document are at hand, it must stand in them. Throws `ReadingShapeError`.
 */
export function readCertificate(reading: JsonObject, find: FindQuote): Extraction | undefined {
  const isCertificate = memberOf(reading, 'is_certificate');
  if (typeof isCertificate !== 'boolean') throw new ReadingShapeError('is_certificate is no boolean.');
  const texts = byName(TEXTS, (name) => boxMember(reading, name, 'text'));
  const date = boxMember(reading, 'certificate_date', 'text');
  const insurers = listMember(reading, 'insurers').map(insurerOf).filter(namesOne);
  const sections = byName(SECTION_NAMES, (name) => sectionRow(reading, name));
  const others = listMember(reading, 'other_coverages').map((one) => rowOf(one, OTHER_COVERAGE));
  if (!isCertificate) return undefined;

  const rows = [...Object.values(sections), ...others];
  // Where no amount proves a decimal mark, it is that of the United States, whose form this is.
  const serving = createServing(find, provenMark(rows.flatMap(quotesOf)) ?? '.');
  const { confidence } = readConfidence(reading['confidence']);
  return {
    parsed: {
      ...byName(TEXTS, (name) => textOf(serving.box(name, texts[name], 'text'))),
      certificate_date: textOf(serving.box('certificate_date', date, 'day')),
      insurers: insurers.map((one, i) => ({
        ...one,
        naic_number: serving.text(`insurers[${i}].naic_number`, one.naic_number),
      })),
      ...byName(SECTION_NAMES, (name) => {
        const row = sections[name];
        return row !== null && serving.hasRow(name, row) ? serving.row(name, row, SECTIONS[name]) : null;
      }),
      other_coverages: others
        .filter((row) => serving.hasRow('other_coverages', row))
        .map((row, i) => serving.row(`other_coverages[${i}]`, row, OTHER_COVERAGE)),
      confidence,
    },
    withheld: [...new Set(serving.withheld)],
    evidence: serving.evidence,
  };
}

function byName<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

function sectionRow(reading: JsonObject, name: SectionName): Row | null {
  const section = memberOf(reading, name);
  return section === null ? null : rowOf(section, SECTIONS[name]);
}

function rowOf(value: unknown, kinds: RowKinds): Row {
  if (!isJsonObject(value)) throw new ReadingShapeError('A coverage is not an object.');
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, boxMember(value, name, typeOf(kind))]));
}

function typeOf(kind: BoxKind): 'text' | 'number' | 'boolean' {
  switch (kind) {
    case 'amount':
      return 'number';
    case 'mark':
    case 'ticked':
    case 'form':
      return 'boolean';
    default:
      return 'text';
  }
}

function listMember(reading: JsonObject, name: string): readonly unknown[] {
  const list = memberOf(reading, name);
  if (!Array.isArray(list)) throw new ReadingShapeError(`${name} is not a list.`);
  return list;
}

function quotesOf(row: Row | null): string[] {
  return Object.values(row ?? {}).flatMap(({ value, quote }) =>
    typeof value === 'number' && quote !== null ? [quote] : [],
  );
}

function insurerOf(value: unknown): Insurer {
  if (!isJsonObject(value)) throw new ReadingShapeError('A member of insurers is not an object.');
  const member = (name: string): string | null => written(textMember(value, name));
  return { letter: member('letter'), name: member('name'), naic_number: member('naic_number') };
}

/** The letters A to F are printed on the form: one with nothing beside it names nobody. */
function namesOne({ name, naic_number }: Insurer): boolean {
  return name !== null || naic_number !== null;
}

function written(text: string | null): string | null {
  return text === null || text.trim() === '' ? null : text;
}

function textOf(value: BoxValue): string | null {
  return typeof value === 'string' ? value : null;
}
