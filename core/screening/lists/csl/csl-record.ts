import { isJsonObject } from '../../../json.ts';
import { isComparable } from '../../../names/fold.ts';
import { isUntypedPerson } from '../../../names/listed-person.ts';
import { hasLegalForm } from '../../../names/person-or-organization.ts';

/** A record of the Consolidated Screening List, as far as it is served; texts are as published. */
export interface CslRecord {
  readonly name: string;
  readonly aliases: readonly string[];
  /** `Entity`, `Vessel`, `Aircraft`, `Individual`; null on the lists that do not type their records. */
  readonly type: string | null;
  /** The list that it is on, such as `Entity List (EL) - Bureau of Industry and Security`. */
  readonly source: string;
}

/**
 * Reads a record of the search or of the download; undefined where it has another shape. Type and aliases may be null or
 * absent; without a name or a list nothing could be said of the record, and without a name in Latin letters it cannot be compared.
 */
export function readRecord(value: unknown): CslRecord | undefined {
  if (!isJsonObject(value)) return undefined;
  const { name, alt_names: aliases = null, type = null, source } = value;
  if (!isText(name) || !isText(source)) return undefined;
  if (type !== null && typeof type !== 'string') return undefined;
  if (aliases !== null && !isTextList(aliases)) return undefined;
  if (![name, ...(aliases ?? [])].some(isComparable)) return undefined;
  return {
    name: name.trim(),
    aliases: (aliases ?? []).map((alias) => alias.trim()).filter((alias) => alias !== ''),
    type: type === null || type.trim() === '' ? null : type.trim(),
    source: source.trim(),
  };
}

/** The same for a record that is published twice: the publisher's id, and all that is read of it. */
export function recordKey(value: unknown, record: CslRecord): string {
  const id = isJsonObject(value) && typeof value['id'] === 'string' ? value['id'] : null;
  return JSON.stringify([id, record]);
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

/** What is typed so is no person, whatever its name reads like. */
const ORGANIZATION_TYPES: ReadonlySet<string> = new Set(['entity', 'vessel', 'aircraft']);

/** The lists of persons: denied persons, debarred parties, members of a council. Most of what they hold is untyped. */
const LISTS_OF_PERSONS = ['(DPL)', '(DTC)', '(PLC)', 'Denied Persons', 'Debarred', 'Palestinian Legislative Council'];

/**
 * Whether a record may be screened, which no individual's may. The type decides; a record without one is left out where
 * its name reads as a person's, and on a list of persons unless its name has a company's legal form.
 */
export function isScreened({ name, type, source }: CslRecord): boolean {
  if (type !== null && ORGANIZATION_TYPES.has(type.toLowerCase())) return true;
  if (type?.toLowerCase() === 'individual' || isUntypedPerson(name)) return false;
  return hasLegalForm(name) || !LISTS_OF_PERSONS.some((words) => source.includes(words));
}
