import { CodedError } from '../../../http/errors.ts';
import { isJsonObject, type JsonObject } from '../../../json.ts';
import { SECTION_NAMES } from '../acord-25.ts';
import type { SectionName } from '../form-box.ts';
import { EXPIRATION_KEY, REQUIREMENT_ROWS, type RequirementRow } from './requirement-rows.ts';

type SectionRequirements = Readonly<Record<string, number | boolean>>;

/** Requirements as requested: by section, plus the days that policies must remain in force. */
export type AskedRequirements = Readonly<Partial<Record<SectionName, SectionRequirements>>> & {
  readonly [EXPIRATION_KEY]?: number;
};

const ROWS_BY_SECTION = Map.groupBy(REQUIREMENT_ROWS, (row) => row.section);

/**
 * Parses requirements from a request body; a null member is treated as not sent. Throws `invalid_fields` for anything other than known
 * requirements, so nothing the caller asked for is silently skipped. The message lists the known keys and never repeats what was sent.
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
  return rejectEmpty('requirements', requirements);
}

/** Throws `invalid_fields` if every requirement is false: there would be nothing to check. */
export function rejectAllFalse(requirements: AskedRequirements): AskedRequirements {
  const asked = SECTION_NAMES.flatMap((name) => Object.values(requirements[name] ?? {}));
  if (requirements[EXPIRATION_KEY] !== undefined || asked.some((one) => one !== false)) return requirements;
  throw new CodedError('invalid_fields', 'requirements must require something; every one sent is false.');
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
  return rejectEmpty(path, Object.fromEntries(asked));
}

function demandAt(path: string, value: unknown, row: RequirementRow): number | boolean {
  if (row.demand === 'minimum') return amountAt(path, value);
  if (typeof value !== 'boolean') throw new CodedError('invalid_fields', `${path} must be true or false.`);
  return value;
}

function amountAt(path: string, value: unknown): number {
  if (typeof value !== 'number' || !Number.isFinite(value) || value < 0) {
    throw new CodedError('invalid_fields', `${path} must be a number, 0 or greater.`);
  }
  return value;
}

function objectAt(path: string, value: unknown, known: readonly string[]): JsonObject {
  if (!isJsonObject(value)) throw new CodedError('invalid_fields', `${path} must be an object.`);
  if (Object.keys(value).some((key) => !known.includes(key))) {
    throw new CodedError('invalid_fields', `${path} has an unknown key. Allowed: ${known.join(', ')}.`);
  }
  // No prototype, so a key such as `constructor` is not found on it.
  return Object.assign(Object.create(null) as JsonObject, value);
}

function rejectEmpty<T extends object>(path: string, value: T): T {
  if (Object.keys(value).length === 0)
    throw new CodedError('invalid_fields', `${path} must contain at least one requirement.`);
  return value;
}
