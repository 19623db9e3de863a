import { CodedError } from '../../../http/errors.ts';
import { isJsonObject, type JsonObject } from '../../../json.ts';
import { SECTION_NAMES } from '../acord-25.ts';
import type { SectionName } from '../form-box.ts';
import { EXPIRATION_KEY, REQUIREMENT_ROWS, type RequirementRow } from './requirement-rows.ts';

type SectionRequirements = Readonly<Record<string, number | boolean>>;

/** Requirements as they were asked for: by section, and the days that policies have to go on. */
export type AskedRequirements = Readonly<Partial<Record<SectionName, SectionRequirements>>> & {
  readonly [EXPIRATION_KEY]?: number;
};

const ROWS_BY_SECTION = Map.groupBy(REQUIREMENT_ROWS, (row) => row.section);

/**
 * The requirements in a value of a request; members that are null count as not sent. Throws `invalid_fields` for anything
 * that is not a table of known requirements, so that nothing that was asked for stays unchecked in silence. A message
 * names known keys alone: what else was sent is not repeated.
 */
export function readRequirements(value: unknown): AskedRequirements {
  const sent = objectAt('requirements', value, [...SECTION_NAMES, EXPIRATION_KEY]);
  const sections = SECTION_NAMES.flatMap((name) => {
    const section = sent[name] ?? null;
    return section === null ? [] : [[name, readSection(name, section)] as const];
  });
  const days = sent[EXPIRATION_KEY] ?? null;
  const requirements = {
    ...Object.fromEntries(sections),
    ...(days === null ? {} : { [EXPIRATION_KEY]: amountAt(`requirements.${EXPIRATION_KEY}`, days) }),
  };
  return refuseEmpty('requirements', requirements);
}

/** Throws `invalid_fields` for requirements that ask for nothing, each of them false: a verdict over nothing is none. */
export function refuseNothing(requirements: AskedRequirements): AskedRequirements {
  const asked = SECTION_NAMES.flatMap((name) => Object.values(requirements[name] ?? {}));
  if (requirements[EXPIRATION_KEY] !== undefined || asked.some((one) => one !== false)) return requirements;
  throw new CodedError('invalid_fields', 'requirements must ask for something: all of them are false.');
}

function readSection(name: SectionName, value: unknown): SectionRequirements {
  const path = `requirements.${name}`;
  const rows = ROWS_BY_SECTION.get(name) ?? [];
  const sent = objectAt(
    path,
    value,
    rows.map((row) => row.key),
  );
  const asked = rows.flatMap((row) => {
    const member = sent[row.key] ?? null;
    return member === null ? [] : [[row.key, demandAt(`${path}.${row.key}`, member, row)] as const];
  });
  return refuseEmpty(path, Object.fromEntries(asked));
}

function demandAt(path: string, value: unknown, row: RequirementRow): number | boolean {
  if (row.demand === 'minimum') return amountAt(path, value);
  if (typeof value !== 'boolean') throw new CodedError('invalid_fields', `${path} must be true or false.`);
  return value;
}

function amountAt(path: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
    throw new CodedError('invalid_fields', `${path} must be a number of 0 or more.`);
  }
  return value;
}

function objectAt(path: string, value: unknown, known: readonly string[]): JsonObject {
  if (!isJsonObject(value)) throw new CodedError('invalid_fields', `${path} must be an object.`);
  if (Object.keys(value).some((key) => !known.includes(key))) {
    throw new CodedError('invalid_fields', `${path} has a key that is none of ${known.join(', ')}.`);
  }
  // Without a prototype, so that a key that was not sent is not found on one.
  return Object.assign(Object.create(null) as JsonObject, value);
}

function refuseEmpty<T extends object>(path: string, value: T): T {
  if (Object.keys(value).length === 0) throw new CodedError('invalid_fields', `${path} must hold a requirement.`);
  return value;
}
