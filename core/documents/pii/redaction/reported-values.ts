import { isJsonObject, type JsonObject } from '../../../json.ts';
import { memberOf, ReadingShapeError } from '../../reading/reading-shape.ts';
import { entityType, type EntityType } from './entity-type.ts';

/** A value as the reader reported it. */
export interface ReportedValue {
  /** Null if the reported type is unknown. */
  readonly type: EntityType | null;
  readonly value: string;
  /** Whether only its own letter case matches. */
  readonly isAsWritten?: boolean;
}

/** The most units a report may have in total: more than any accepted text needs, and enough to bound the search time. */
const MAX_UNITS = 200_000;

/**
 * Parses `{"entities": [{"type": "PERSON", "value": "…"}]}` and keeps the reader's order. Undefined if there are too many values.
 * Throws `ReadingShapeError` for any other shape.
 */
export function reportedValues(reading: JsonObject): ReportedValue[] | undefined {
  const entities = memberOf(reading, 'entities');
  if (!Array.isArray(entities)) throw new ReadingShapeError('entities is not a list.');
  const reported = entities.map(reportedValue);
  const units = reported.reduce((sum, { value }) => sum + value.length, 0);
  return units > MAX_UNITS ? undefined : reported;
}

function reportedValue(entity: unknown): ReportedValue {
  if (!isJsonObject(entity)) throw new ReadingShapeError('An entity is not an object.');
  const [type, value] = [memberOf(entity, 'type'), memberOf(entity, 'value')];
  if (typeof type !== 'string' || typeof value !== 'string') {
    throw new ReadingShapeError('An entity has a type or value that is not a text.');
  }
  return { type: entityType(type) ?? null, value, ...(entity['as_written'] === true && { isAsWritten: true }) };
}
