import { isJsonObject, type JsonObject } from '../../json.ts';
import {
  cellMember,
  memberOf,
  objectMember,
  ReadingShapeError,
  textMember,
  type Cell,
} from '../reading/reading-shape.ts';

/** The entries of a section, or a note that the reader did not return a list. */
export type ReadSection<Entry> = readonly Entry[] | 'not_a_list';

/** A reader's JSON with its types checked. */
export interface ResumeReading {
  readonly contact: {
    readonly name: string | null;
    readonly email: Cell<string>;
    readonly phone: Cell<string>;
    readonly location: string | null;
  };
  readonly workHistory: ReadSection<ReadRole>;
  readonly education: ReadSection<ReadEducation>;
  readonly skills: ReadSection<string>;
  /** As returned; checked later. */
  readonly confidence: unknown;
}

/** A role as the reader returned it. */
export interface ReadRole {
  readonly company: string | null;
  readonly title: string | null;
  readonly start_date: Cell<string>;
  readonly end_date: Cell<string>;
  readonly description: string | null;
}

/** An education record as the reader returned it. */
export interface ReadEducation {
  readonly institution: string | null;
  readonly degree: string | null;
  readonly field: string | null;
  readonly graduation_date: Cell<string>;
}

/**
 * Reads a reader's JSON. Throws `ReadingShapeError` for a missing member or a wrong type. A section that is not a list and
 * a confidence of any type are allowed: each has its own warning.
 */
export function readResume(value: JsonObject): ResumeReading {
  const contact = objectMember(value, 'contact');
  return {
    contact: {
      name: wordsMember(contact, 'name'),
      email: cellMember(contact, 'email', 'text'),
      phone: cellMember(contact, 'phone', 'text'),
      location: wordsMember(contact, 'location'),
    },
    workHistory: sectionOf(value, 'work_history', (one) => roleOf(objectIn(one, 'work_history'))),
    education: sectionOf(value, 'education', (one) => educationOf(objectIn(one, 'education'))),
    skills: sectionOf(value, 'skills', textIn),
    confidence: value['confidence'],
  };
}

/** Whether a reader's JSON contains no value at all, in any section. */
export function isEmptyResume({ contact, work_history, education, skills }: JsonObject): boolean {
  return [contact, work_history, education, skills].every(saysNothing);
}

function saysNothing(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() === '';
  if (typeof value !== 'object') return value === undefined;
  // A quote without a value cannot be served.
  return Object.entries(value ?? {}).every(([name, member]) => name === 'quote' || saysNothing(member));
}

function sectionOf<Entry>(value: JsonObject, name: string, read: (one: unknown) => Entry): ReadSection<Entry> {
  const section = memberOf(value, name);
  return Array.isArray(section) ? section.map(read) : 'not_a_list';
}

function roleOf(role: JsonObject): ReadRole {
  return {
    company: wordsMember(role, 'company'),
    title: wordsMember(role, 'title'),
    start_date: cellMember(role, 'start_date', 'text'),
    end_date: cellMember(role, 'end_date', 'text'),
    description: wordsMember(role, 'description'),
  };
}

function educationOf(record: JsonObject): ReadEducation {
  return {
    institution: wordsMember(record, 'institution'),
    degree: wordsMember(record, 'degree'),
    field: wordsMember(record, 'field'),
    graduation_date: cellMember(record, 'graduation_date', 'text'),
  };
}

/** Returns a text, trimmed; null if it is blank. */
function wordsMember(object: JsonObject, name: string): string | null {
  return textMember(object, name)?.trim() || null;
}

function objectIn(one: unknown, section: string): JsonObject {
  if (isJsonObject(one)) return one;
  throw new ReadingShapeError(`An entry of ${section} is not an object.`);
}

function textIn(one: unknown): string {
  if (typeof one === 'string') return one;
  throw new ReadingShapeError('A skill is not a string.');
}
