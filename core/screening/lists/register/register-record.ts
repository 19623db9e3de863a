import { foldWords, isComparable } from '../../../names/fold.ts';
import { isListedPerson } from '../../../names/listed-person.ts';
import { americanDay, isoDay } from '../../calendar-day.ts';
import type { RegisterColumns } from './register-columns.ts';

/** A record of the exclusions register, as far as it is served. Texts are as published, blank where the register has none. */
export interface RegisterRecord {
  readonly name: string;
  /** The classification: `Firm`, `Special Entity Designation`, `Vessel`. */
  readonly subjectType: string;
  readonly exclusionType: string;
  /** The lines of the address with city, postal code and country, parted by commas; the state stands apart. */
  readonly address: string;
  readonly state: string;
  readonly openDataFlag: string;
  /** Days as YYYY-MM-DD; null where the register has none, or none that can be read. */
  readonly activeDate: string | null;
  readonly terminationDate: string | null;
  readonly createdDate: string | null;
}

/** What a row of the extract is: a record that is screened, one of a person, which is left out, or none that can be read. */
export type RegisterRow =
  | { readonly kind: 'organization'; readonly record: RegisterRecord }
  | { readonly kind: 'individual' }
  | { readonly kind: 'broken' };

/** What is classed so is no person, whatever its name reads like. */
const CRAFT: ReadonlySet<string> = new Set(['vessel', 'aircraft']);

/**
 * Reads a row of the extract. It is an individual's where it is classed as one, fills the parts of a person's
 * name with its own, or with any where it is not classed, or its name reads as a person's, and never where it is classed as a vessel or an aircraft; it is broken where it has not as many fields as the header, or no name that can be compared.
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

/** Whether a row that fills the parts of a person's name is that person's: what is classed as a firm is so only under that very name. */
function isOfPerson(row: { name: string; subjectType: string; person: readonly string[] }): boolean {
  if (row.person.length === 0) return false;
  if (row.subjectType === '' || row.name === '') return true;
  const parts = new Set(foldWords(row.person.join(' ')));
  return foldWords(row.name).every((word) => parts.has(word));
}

/** The field with white space and control characters as single spaces, so that no separator of our own can stand in it. */
function plainText(field: string): string {
  return field.replace(/[\s\p{Cc}]+/gu, ' ').trim();
}

/** A day in the register's two ways of writing one (2019-07-05, 07/05/2019); null for any other text. */
export function calendarDate(text: string): string | null {
  const trimmed = text.trim();
  return trimmed.length === 10 ? (isoDay(trimmed) ?? americanDay(trimmed)) : null;
}
