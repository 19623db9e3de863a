import { foldWords, isComparable } from '../../../names/fold.ts';
import { isListedPerson } from '../../../names/listed-person.ts';
import { americanDay, isoDay } from '../../calendar-day.ts';
import type { RegisterColumns } from './register-columns.ts';

/** The served parts of an exclusions register record. Texts are as published, blank if the register has none. */
export interface RegisterRecord {
  readonly name: string;
  /** The classification: `Firm`, `Special Entity Designation`, `Vessel`. */
  readonly subjectType: string;
  readonly exclusionType: string;
  /** The address lines with city, postal code and country, separated by commas; the state is separate. */
  readonly address: string;
  readonly state: string;
  readonly openDataFlag: string;
  /** Days as YYYY-MM-DD; null if the register has none, or none that can be read. */
  readonly activeDate: string | null;
  readonly terminationDate: string | null;
  readonly createdDate: string | null;
}

/** Kind of an extract row: a record to screen, a person's record, which is left out, or an unreadable one. */
export type RegisterRow =
  | { readonly kind: 'organization'; readonly record: RegisterRecord }
  | { readonly kind: 'individual' }
  | { readonly kind: 'broken' };

/** Never persons, whatever their names read like. */
const CRAFT: ReadonlySet<string> = new Set(['vessel', 'aircraft']);

/**
 * Parses a row of the extract. It is an individual's if it is classed as one, if the parts of a person's name are
 * filled with its own name (or with any, if it is not classed), or if its name reads as a person's; never if it is
 * classed as a vessel or an aircraft. It is broken if it has the wrong number of fields, or no comparable name.
 */
export function readRegisterRow(fields: readonly string[], columns: RegisterColumns): RegisterRow {
  if (fields.length !== columns.width) return { kind: 'broken' };
  const field = (at: number): string => plainText(fields[at] ?? '');
  const subjectType = field(columns.classification);
  const isCraft = CRAFT.has(subjectType.toLowerCase());
  if (subjectType.toLowerCase() === 'individual') return { kind: 'individual' };
  const name = field(columns.name);
  const person = columns.person.map(field).filter((part) => part !== '');
  if (!isCraft && isOfPerson({ name, subjectType, person })) return { kind: 'individual' };
  if (!isComparable(name)) return { kind: 'broken' };
  if (!isCraft && isListedPerson(name)) return { kind: 'individual' };
  const lines = [columns.address1, ...columns.furtherAddress, columns.city, columns.zip, columns.country].map(field);
  const record = {
    name,
    subjectType,
    exclusionType: field(columns.exclusionType),
    address: lines.filter((line) => line !== '').join(', '),
    state: field(columns.state),
    openDataFlag: field(columns.openDataFlag),
    activeDate: calendarDate(field(columns.activeDate)),
    terminationDate: calendarDate(field(columns.terminationDate)),
    createdDate: calendarDate(field(columns.creationDate)),
  };
  return { kind: 'organization', record };
}

/**
 * Whether a row that fills the parts of a person's name is that person's: a row classed as a firm is only under that
 * very name.
 */
function isOfPerson(row: { name: string; subjectType: string; person: readonly string[] }): boolean {
  if (row.person.length === 0) return false;
  if (row.subjectType === '' || row.name === '') return true;
  const parts = new Set(foldWords(row.person.join(' ')));
  return foldWords(row.name).every((word) => parts.has(word));
}

/** Replaces white space and control characters by single spaces, so that no separator of ours can occur in it. */
function plainText(field: string): string {
  return field.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** Parses a day in either of the register's formats (2019-07-05, 07/05/2019); null for any other text. */
export function calendarDate(text: string): string | null {
  const trimmed = text.trim();
  return trimmed.length === 10 ? (isoDay(trimmed) ?? americanDay(trimmed)) : null;
}
