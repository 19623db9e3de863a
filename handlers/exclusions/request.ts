import type { ExclusionsScreen } from '../../core/screening/exclusions/answer.ts';
import { hasMoreCharacters, isBlank } from '../../core/http/checks.ts';
import { CodedError } from '../../core/http/errors.ts';
import { isJsonObject, type JsonObject } from '../../core/json.ts';

export const MAX_ENTITY_NAME = 512;
export const MAX_ENTITIES = 25;

/** A party to screen, echoed as `input`; null for members not sent. */
export type ExclusionsEntity = ExclusionsScreen['input'];

/** Parses the body of POST /screen. Throws the coded error of the first broken rule. */
export function entityRequest(body: JsonObject): ExclusionsEntity {
  refuseIndividuals(body);
  return entityOf(body);
}

/** Parses the body of POST /screen/batch, in order. Throws the coded error of the first broken rule. */
export function batchRequest(body: JsonObject): ExclusionsEntity[] {
  refuseIndividuals(body);
  const entities: unknown = Object.hasOwn(body, 'entities') ? body['entities'] : undefined;
  if (!Array.isArray(entities) || entities.length === 0) {
    throw new CodedError('missing_entities', 'entities must be a non-empty list.');
  }
  if (entities.length > MAX_ENTITIES) {
    throw new CodedError('batch_too_large', `A batch may have at most ${MAX_ENTITIES} entities.`);
  }
  return entities.map((entity: unknown, i) => {
    if (!isJsonObject(entity)) throw new CodedError('invalid_entity', `entities[${i}] must be a JSON object.`);
    return entityOf(entity, `entities[${i}].`);
  });
}

/** `path` is the entity's own in messages: `entities[3].`, or empty for the body. */
function entityOf(body: JsonObject, path = ''): ExclusionsEntity {
  const optional = (member: string): string | null => optionalString(body, member, path);
  const name = optional('entity_name');
  if (name !== null && hasMoreCharacters(name, MAX_ENTITY_NAME)) {
    throw new CodedError('invalid_fields', `${path}entity_name must have at most ${MAX_ENTITY_NAME} characters.`);
  }
  if (name === null || isBlank(name)) throw new CodedError('missing_fields', `${path}entity_name is required.`);
  return {
    entity_name: name,
    state: optional('state'),
    address: optional('address'),
    uei: optional('uei'),
    duns: optional('duns'),
  };
}

/** Returns an optional member that must be a string if present: null is refused. */
function optionalString(body: JsonObject, field: string, path: string): string | null {
  if (!Object.hasOwn(body, field)) return null;
  const value = body[field];
  if (typeof value !== 'string') throw new CodedError('invalid_fields', `${path}${field} must be a string.`);
  return value;
}

/**
 * A request for individuals is refused wherever it occurs in the body: callers must not believe that they were
 * screened.
 */
function refuseIndividuals(body: JsonObject): void {
  const open: object[] = [body];
  for (let value = open.pop(); value !== undefined; value = open.pop()) {
    if (Object.hasOwn(value, 'include_individuals')) {
      throw new CodedError(
        'include_individuals_removed',
        'include_individuals is not supported: individuals are never screened.',
      );
    }
    for (const member of Object.values(value) as unknown[]) {
      if (typeof member === 'object' && member !== null) open.push(member);
    }
  }
}
