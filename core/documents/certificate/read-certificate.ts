import type { Insurer } from './answer.ts';
import { isJsonObject, type JsonObject } from '../../json.ts';
import { provenMark } from '../../quotes/amount.ts';
import { readConfidence } from '../reading/confidence.ts';
import { withoutMarkup, type FindQuote } from '../reading/find-quote.ts';
import type { PagePlace } from '../reading/page-place.ts';
import { blankAsNull, memberOf, ReadingShapeError, textMember } from '../reading/reading-shape.ts';
import { boxMember, type FormCell } from './box.ts';
import type { BoxValue, Extraction, ParsedCertificate } from './extraction.ts';
import { quotePlaces, type Basis } from './quote-places.ts';
import { boxesOf, SECTION_NAMES, SECTION_TITLES } from './acord-25.ts';
import { TEXTS } from './other-boxes.ts';
import type { BoxKind, SectionName } from './form-box.ts';
import { OTHER_COVERAGE, SECTIONS, type RowKinds } from './coverage-sections.ts';
import { stampIn } from './stamp-line.ts';
import { createServing, type CoverageBoxes } from './serving.ts';
import { sentencesOf, takenBack } from './coverage-statements.ts';
import { restatedBoxes } from './restated.ts';
import { mentionsCoverage, mentionsBox } from './coverage-words.ts';

/** What the quotes of a reading are checked against. */
export interface ReadingContext {
  /** Finds a quote in the document's words, if they are available. */
  readonly find: FindQuote;
  readonly basis: Basis;
  /** The current year, which the dates of an undated certificate must be close to. */
  readonly year: number;
}

/** Checks a reading of a certificate and returns what may be served; undefined if the document is not a certificate. Throws `ReadingShapeError`. */
export function readCertificate(reading: JsonObject, { find, basis, year }: ReadingContext): Extraction | undefined {
  const isCertificate = memberOf(reading, 'is_certificate');
  if (typeof isCertificate !== 'boolean') throw new ReadingShapeError('is_certificate is no boolean.');
  const isPlaced = basis.kind === 'boxes';
  const texts = byName(TEXTS, (name) => boxMember(reading, name, 'text', isPlaced));
  const date = boxMember(reading, 'certificate_date', 'text', isPlaced);
  const insurers = listMember(reading, 'insurers')
    .map((one) => insurerOf(one, isPlaced))
    .filter(isInsurer);
  const listed = insurers.filter(({ unread }) => !unread.includes('letter'));
  const sections = byName(SECTION_NAMES, (name) => sectionRow(reading, name, isPlaced));
  const others = listMember(reading, 'other_coverages').map((one) => rowOf(one, OTHER_COVERAGE, isPlaced));
  if (!isCertificate) return undefined;

  const places = quotePlaces(basis);
  // If no amount proves a decimal mark, use that of the United States: this is a U.S. form.
  const mark = provenMark(Object.values(sections).flatMap(quotesOf)) ?? '.';
  const held = { find, mark, isInPlace: places.isInPlace };
  const dated = createServing({ ...held, year });
  const issued = textOf(dated.box('certificate_date', date, 'day'));
  // A certificate is never from a later year than the current one, whatever date it bears.
  const serving = createServing({ ...held, year: issued === null ? year : Math.min(year, Number(issued.slice(0, 4))) });
  const { confidence } = readConfidence(reading['confidence']);
  const parsed: ParsedCertificate = {
    ...byName(TEXTS, (name) => textOf(serving.box(name, texts[name], 'text'))),
    certificate_date: issued,
    insurers: listed.map(({ places, unread, ...one }, i) => {
      serving.trace(`insurers[${i}].name`, one.name, places.name);
      for (const name of unread) serving.withhold(`insurers[${i}].${name}`, places[name]);
      return { ...one, naic_number: serving.text(`insurers[${i}].naic_number`, one.naic_number, places.naic_number) };
    }),
    ...byName(SECTION_NAMES, (section) => {
      const row = sections[section];
      if (row === null && places.labels?.hasAmounts(section) === true) serving.withhold(section);
      if (row === null || !serving.hasRow(section, row)) return null;
      return serving.row(section, row, { kinds: SECTIONS[section], section });
    }),
    other_coverages: others
      .filter((row) => serving.hasRow('other_coverages', row))
      .map((row, i) => serving.row(`other_coverages[${i}]`, row, { kinds: OTHER_COVERAGE, section: null })),
    confidence,
  };
  if (listed.length < insurers.length) serving.withhold('insurers');
  const skipped = isPlaced ? skippedOf(reading) : NOTHING_SKIPPED;
  // Our own readers report a page's stamp and what is printed around form fields. In plain words, a stamp is a line of its own.
  const { stamp, printed } = isPlaced ? reading : {};
  const said = Object.values(texts)
    .map(({ value }) => value)
    .filter((one) => typeof one === 'string');
  const otherRows = others.map((row) => lineOf([row['description'], row['policy_number'], row['limits']]));
  const inRows = [
    ...SECTION_NAMES.map((name) => `${SECTION_TITLES[name]} policy: ${lineOf([sections[name]?.['policy_number']])}`),
    ...insurers.map(({ name }) => name ?? ''),
  ];
  const whole = basis.kind === 'words' ? withoutMarkup(basis.text) : printed;
  const stamped =
    basis.kind === 'words'
      ? stampIn(basis.text)
      : (stamp ?? stampIn(String(texts.description_of_operations.value ?? '')));
  const sentences = [...said, ...otherRows, ...inRows, skipped.text, ...(typeof whole === 'string' ? [whole] : [])];
  return {
    parsed,
    withheld: [...new Set([...dated.withheld, ...serving.withheld])],
    evidence: { ...dated.evidence, ...serving.evidence },
    sought: { ...dated.sought, ...serving.sought },
    doubts: Object.fromEntries([
      ...[...restatedBoxes(sentencesOf(sentences), parsed), ...takenBack(sentences)].map(
        ({ path, sentence }) => [path, sentence] as const,
      ),
      ...(isPlaced && texts.description_of_operations.state === 'illegible'
        ? SECTION_NAMES.map((section) => [section, UNREAD_REMARKS] as const)
        : []),
      ...(typeof stamped === 'string' ? SECTION_NAMES.map((section) => [section, stamped] as const) : []),
    ]),
    elsewhere: elsewhereIn({ texts: [...said, skipped.text], otherRows, isUnread: skipped.isUnread }, parsed),
    skippedPages: skipped.pages,
  };
}

/** Joins the values of boxes into one line. */
function lineOf(boxes: readonly (FormCell | undefined)[]): string {
  return boxes.map((box) => String(box?.value ?? '')).join(' ');
}

/** Shown instead of a sentence if the remarks could not be read: they may take any coverage back. */
const UNREAD_REMARKS = '(remarks that could not be read)';

/** Why an empty box may not be the whole story. */
const ELSEWHERE = {
  said: 'mentioned elsewhere in the document, but not stated in its box. Check the remarks and attached pages.',
  unread: 'not stated in its box, but part of the document could not be read.',
};

/** What a document says outside the boxes of its sections. */
interface Outside {
  readonly texts: readonly string[];
  /** The rows of other coverages, one line each. */
  readonly otherRows: readonly string[];
  readonly isUnread: boolean;
}

/** Returns why a missing section, or an empty box of a present one, may be stated elsewhere in the document. */
function elsewhereIn({ texts, otherRows, isUnread }: Outside, parsed: ParsedCertificate): Extraction['elsewhere'] {
  const own = (section: SectionName): string[] => otherRows.filter((row) => mentionsCoverage(row, section));
  const entry = (path: string, isSaid: boolean): (readonly [string, string])[] =>
    isSaid ? [[path, ELSEWHERE.said]] : isUnread ? [[path, ELSEWHERE.unread]] : [];
  return Object.fromEntries(
    SECTION_NAMES.flatMap((section) =>
      parsed[section] === null
        ? entry(section, own(section).length > 0 || texts.some((text) => mentionsCoverage(text, section)))
        : boxesOf(section).flatMap((box) =>
            entry(
              `${section}.${box.name}`,
              [...texts, ...own(section)].some((text) => mentionsBox(text, box)),
            ),
          ),
    ),
  );
}

/** Pages that are not certificates. */
interface Skipped {
  readonly pages: readonly number[];
  readonly text: string;
  /** Whether one of them has unrecognized characters. */
  readonly isUnread: boolean;
}

const NOTHING_SKIPPED: Skipped = { pages: [], text: '', isUnread: false };

function skippedOf(reading: JsonObject): Skipped {
  const { skipped } = reading as { readonly skipped?: Skipped };
  return skipped ?? NOTHING_SKIPPED;
}

function byName<Name extends string, T>(names: readonly Name[], make: (name: Name) => T): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, make(name)])) as Record<Name, T>;
}

function sectionRow(reading: JsonObject, name: SectionName, isPlaced: boolean): CoverageBoxes | null {
  const section = memberOf(reading, name);
  return section === null ? null : rowOf(section, SECTIONS[name], isPlaced);
}

function rowOf(value: unknown, kinds: RowKinds, isPlaced: boolean): CoverageBoxes {
  if (!isJsonObject(value)) throw new ReadingShapeError('A coverage is not an object.');
  return Object.fromEntries(
    Object.entries(kinds).map(([name, kind]) => [name, boxMember(value, name, typeOf(kind), isPlaced)]),
  );
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

function quotesOf(row: CoverageBoxes | null): string[] {
  return Object.values(row ?? {}).flatMap(({ value, quote }) =>
    typeof value === 'number' && quote !== null ? [quote] : [],
  );
}

/** An insurer as read, with its place and unread members; the latter two only from our own readers. */
interface PlacedInsurer extends Insurer {
  readonly places: Readonly<Partial<Record<keyof Insurer, PagePlace>>>;
  readonly unread: readonly (keyof Insurer)[];
}

function insurerOf(value: unknown, isPlaced: boolean): PlacedInsurer {
  if (!isJsonObject(value)) throw new ReadingShapeError('A member of insurers is not an object.');
  const member = (name: string): string | null => blankAsNull(textMember(value, name));
  const places = isPlaced && isJsonObject(value['places']) ? (value['places'] as PlacedInsurer['places']) : {};
  const unread = isPlaced && Array.isArray(value['unread']) ? (value['unread'] as PlacedInsurer['unread']) : [];
  return { letter: member('letter'), name: member('name'), naic_number: member('naic_number'), places, unread };
}

/** The letters A to F are printed on the form: a letter with nothing next to it is not an insurer. */
function isInsurer({ name, naic_number, unread }: PlacedInsurer): boolean {
  return name !== null || naic_number !== null || unread.length > 0;
}

function textOf(value: BoxValue): string | null {
  return typeof value === 'string' ? value : null;
}
