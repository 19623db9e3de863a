import { isJsonObject, type JsonObject } from '../../../json.ts';
import { memberOf, ReadingShapeError } from '../../reading/reading-shape.ts';
import { entityType, type EntityType } from './entity-type.ts';

/** A value that a reader reported, as it gave it. */
export interface ReportedValue {
  /** Null where its word for the type is none of the tokens. */
  readonly type: EntityType | null;
  readonly value: string;
  /** Whether it is looked for in its own letter case only. */
  readonly isAsWritten?: boolean;
}

/** More than a reply can list of any text that is taken; together they are found in time that the text's length bounds. */
const MAX_UNITS = 200_000;

/**
 * The values in `{"entities": [{"type": "PERSON", "value": "…"}]}`, in the reader's order; undefined where there are more than
 * a reading can hold. Throws `ReadingShapeError` for any other shape.
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
