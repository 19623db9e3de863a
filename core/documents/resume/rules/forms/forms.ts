import { isHeaderLike } from '../entries.ts';
import { entryPeriod } from '../period.ts';
import { WIDE_GAP, type TextRow } from '../resume-rows.ts';
import { SURE, titleScore } from '../row-features.ts';
import type { LabelKind } from '../words/label-words.ts';
import type { LabelMeaning } from '../words/labels.ts';
import { entriesAt } from './form-entries.ts';
import {
  DATES,
  kindsOf,
  NAMES,
  ofKinds,
  type EntryKind,
  type LabelledEntry,
  type LabelledValue,
  type OpenEntry,
} from './labelled-entry.ts';
import { isSentence } from '../words/phrases.ts';

/** Labelled entries of one kind, and the rows that they are in. */
export interface Form {
  readonly of: EntryKind;
  readonly entries: readonly LabelledEntry[];
  readonly from: number;
  readonly to: number;
}

/** Labels of a mail, which are those of forms too: "Subject", "Date". */
const MAIL_LABEL = /^(?:from|to|cc|sent|date|subject) ?:/i;

/** Returns the row below the head of a mail that begins at a row; the row itself if none does. */
function pastMailHead(rows: readonly TextRow[], at: number): number {
  const isOfMail = (i: number): boolean => MAIL_LABEL.test(rows[i]?.text ?? '');
  if (!isOfMail(at) || !rows[at]?.text.includes('@')) return at;
  let past = at + 1;
  while (isOfMail(past)) past += 1;
  return past;
}

/** Finds the tables and forms among rows. Between headings, the labelled entries of one kind are a form if most of them have what such an entry has. */
export function formsIn(rows: readonly TextRow[], isHeading: (row: TextRow, at: number) => boolean): Form[] {
  const found: Form[] = [];
  let run: OpenEntry[] = [];
  let since = 0;
  const end = (): void => {
    found.push(...formsOf(withNamesAbove(run, rows, since)));
    run = [];
  };
  for (let at = 0; at < rows.length;) {
    const row = rows[at];
    if (!row) break;
    const past = pastMailHead(rows, at);
    if (past > at) {
      end();
      since = past;
      at = past;
      continue;
    }
    if (isHeading(row, at)) {
      end();
      since = at + 1;
    }
    const next = isHeading(row, at) ? undefined : entriesAt(rows, at, isHeading);
    if (next) {
      addEntries(run, next);
      at = next.at(-1)?.to ?? at + 1;
      continue;
    }
    addToBody(run.at(-1), row, at);
    at += 1;
  }
  end();
  return found;
}

/** Adds what is below an entry to it, up to a wide gap. */
function addToBody(entry: OpenEntry | undefined, row: TextRow, at: number): void {
  if (!entry || entry.to !== at || (row.gap > WIDE_GAP && !row.isBullet)) return;
  entry.body.push(row);
  entry.to = at + 1;
}

/** Adds entries to those above. Boxes that name something else go on with the entry above. */
function addEntries(run: OpenEntry[], next: readonly OpenEntry[]): void {
  const [last, [first, ...more]] = [run.at(-1), next];
  if (!last || !first || more.length > 0 || !goesOn(last, first)) {
    run.push(...next);
    return;
  }
  last.values.push(...first.values);
  last.body.push(...first.body);
  last.to = first.to;
}

function goesOn(entry: OpenEntry, next: OpenEntry): boolean {
  const kinds = new Set(kindsOf(entry));
  const more = kindsOf(next).filter((kind) => NAMES.includes(kind) || DATES.includes(kind));
  const isAgain = entry.values[0]?.label === next.values[0]?.label || more.some((kind) => kinds.has(kind));
  // Contact details above an entry, studies below work, and a list of skills below either.
  const isApart =
    (more.length > 0 && !entry.values.some(({ meaning }) => isOfEntry(meaning))) ||
    (kinds.has('company') && more.includes('institution')) ||
    (kinds.has('title') && more.includes('degree')) ||
    more.includes('skill');
  return !next.isOfTable && !isAgain && !isApart;
}

function isOfEntry({ kinds, maybe }: LabelMeaning): boolean {
  return maybe !== undefined || kinds.some((kind) => kind === 'field' || NAMES.includes(kind) || DATES.includes(kind));
}

/** Reads labels that name something only if nothing else does: an award is a degree next to a school. */
export function resolved(values: readonly LabelledValue[]): LabelledValue[] {
  const all = values.flatMap(({ meaning }) => meaning.kinds);
  const of = ofKinds(all);
  return values.map((value) => {
    const { maybe } = value.meaning;
    const isMeant =
      maybe !== undefined && !all.includes(maybe) && (maybe === 'skill' || ofKinds([...all, maybe]) === of);
    return isMeant ? { ...value, meaning: { kinds: [maybe] } } : value;
  });
}

/** Adds employers to roles whose labels name only their titles and dates: the rows above them, or above a sentence, if each has one. */
function withNamesAbove(run: readonly OpenEntry[], rows: readonly TextRow[], since: number): readonly OpenEntry[] {
  const above = run.map((entry, i) => nameAbove(entry, rows, run[i - 1]?.to ?? since));
  const titled = run.filter(isNameless);
  if (titled.length < 2 || run.some((entry, i) => isNameless(entry) && above[i] === undefined)) return run;
  return run.map((entry, i): OpenEntry => {
    const name = isNameless(entry) ? rows[above[i] ?? -1] : undefined;
    if (!name) return entry;
    const value: LabelledValue = { label: '', meaning: { kinds: ['company'] }, parts: [name.segments[0]] };
    return { ...entry, values: [...entry.values, value], from: above[i] ?? entry.from };
  });
}

function isNameless(entry: OpenEntry): boolean {
  const kinds = kindsOf(entry);
  const isNamed = kinds.includes('institution') || entry.values.some(({ meaning }) => meaning.maybe);
  return kinds.includes('title') && !isNamed;
}

function nameAbove({ from }: OpenEntry, rows: readonly TextRow[], until: number): number | undefined {
  const [above, row] = [rows[from - 1], rows[from - 2]];
  const at = above && isSentence(above.text) && row ? from - 2 : from - 1;
  const name = rows[at];
  const isApart = name !== undefined && at >= until && name.gap > WIDE_GAP && name.segments.length === 1;
  return isApart && isHeaderLike(name) && !entryPeriod(name) && titleScore(name.text) < SURE ? at : undefined;
}

/** Groups entries by what they are. A kind of which most entries miss what such an entry has is not read as a form. */
function formsOf(run: readonly OpenEntry[]): Form[] {
  const all = run.map((entry) => {
    const values = resolved(entry.values);
    const kinds = values.flatMap(({ meaning }) => meaning.kinds);
    return { entry: { ...entry, values }, kinds, of: ofKinds(kinds) };
  });
  const isRead = (of: EntryKind): boolean => {
    const own = all.filter((one) => one.of === of);
    return 2 * own.filter(({ entry, kinds }) => isWhole(entry, kinds, of)).length >= own.length;
  };
  const found: Form[] = [];
  for (const { entry, of } of all) {
    if (of === undefined || !isRead(of)) continue;
    const last = found.at(-1);
    if (last?.of === of && goesOnAt(last, entry))
      found[found.length - 1] = { ...last, entries: [...last.entries, entry], to: entry.to };
    else found.push({ of, entries: [entry], from: entry.from, to: entry.to });
  }
  return found;
}

/** Whether an entry follows a form, or is below a box in unknown words. */
function goesOnAt({ entries, to }: Form, { isOfTable, from }: OpenEntry): boolean {
  return to === from || (!isOfTable && entries.at(-1)?.isOfTable === false && from - to <= MAX_BETWEEN);
}

/** The most rows of other boxes between two entries. */
const MAX_BETWEEN = 4;

function isWhole({ isOpen, isOfTable }: LabelledEntry, kinds: readonly LabelKind[], of: EntryKind): boolean {
  const count = (...some: readonly LabelKind[]): number => some.filter((kind) => kinds.includes(kind)).length;
  if (of === 'skills') return isOfTable && kinds.length > 1;
  if (of === 'education')
    return count('institution', 'degree') > 0 && kinds.length > 1 && (kinds.length > 2 || isOfTable);
  const named = count('title') + Math.min(1, count('company', 'institution'));
  // Cells of other columns are no names, so that a name without a column is not sought.
  const isTable = isOfTable && (isOpen || kinds.length > 2);
  return named === 2 ? kinds.length > 2 : named === 1 && isTable && kinds.length > 1;
}
