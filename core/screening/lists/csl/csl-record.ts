import type { ExpectedRows } from '../../../upstream/expected-rows.ts';
import { isJsonObject } from '../../../json.ts';
import { isComparable } from '../../../names/fold.ts';
import { isUntypedPerson } from '../../../names/listed-person.ts';
import { hasLegalForm } from '../../../names/person-or-organization.ts';

/** The served parts of a Consolidated Screening List record; texts are as published. */
export interface CslRecord {
  readonly name: string;
  readonly aliases: readonly string[];
  /** `Entity`, `Vessel`, `Aircraft`, `Individual`; null on lists that do not type their records. */
  readonly type: string | null;
  /** Its list, such as `Entity List (EL) - Bureau of Industry and Security`. */
  readonly source: string;
}

/** Records of the search and of the download. Type, aliases, addresses and programs may be omitted. */
export const CSL_RECORDS: ExpectedRows = {
  what: 'record',
  required: ['name', 'source'],
  known: [
    'id',
    'entity_number',
    'type',
    'programs',
    'title',
    'addresses',
    'federal_register_notice',
    'start_date',
    'end_date',
    'standard_order',
    'license_requirement',
    'license_policy',
    'remarks',
    'source_list_url',
    'source_information_url',
    'alt_names',
    'citizenships',
    'dates_of_birth',
    'nationalities',
    'places_of_birth',
    'ids',
    'country',
    'score',
  ],
};

/**
 * Parses a record of the search or the download; undefined for another shape. Type and aliases may be null or absent,
 * but a name and a list are required, and the name must have Latin letters to be comparable.
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

/** A key that is the same for a record published twice: the publisher's id and everything read from it. */
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

/** A record of these types is not a person, whatever its name reads like. */
const ORGANIZATION_TYPES: ReadonlySet<string> = new Set(['entity', 'vessel', 'aircraft']);

/** Lists of persons: denied persons, debarred parties, members of a council. Most of their records are untyped. */
const LISTS_OF_PERSONS = ['(DPL)', '(DTC)', '(PLC)', 'Denied Persons', 'Debarred', 'Palestinian Legislative Council'];

/**
 * Whether a record may be screened; individuals' records never are. The type decides; an untyped record is excluded if
 * its name reads as a person's, and on a list of persons unless its name has a company's legal form.
 */
export function isScreened({ name, type, source }: CslRecord): boolean {
  if (type !== null && ORGANIZATION_TYPES.has(type.toLowerCase())) return true;
  if (type?.toLowerCase() === 'individual' || isUntypedPerson(name)) return false;
  return hasLegalForm(name) || !LISTS_OF_PERSONS.some((words) => source.includes(words));
}
