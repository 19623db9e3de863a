import { object, text } from '../../http/json-schema.ts';
import type { Query } from '../../http/request-target.ts';
import type { JsonSchema, QueryParameter } from '../../http/route.ts';

/** The parameter that asks where served values stand; without it an answer has no such member. */
export const EVIDENCE_PARAMETER: QueryParameter = {
  name: 'evidence',
  description:
    '1 adds `evidence`: the quoted characters behind each served value, with their place in a submitted text.',
  schema: { type: 'string', enum: ['1'] },
};

/** Whether a request asks for evidence. */
export function wantsEvidence(query: Query): boolean {
  return query.get('evidence')?.includes('1') ?? false;
}

const OFFSET: JsonSchema = { type: 'integer', minimum: 0 };

export const PAGE: JsonSchema = { type: 'integer', minimum: 1, description: 'From 1.' };

const EDGE: JsonSchema = { type: 'number' };

/** Where something is on a page, in fractions of it. */
export const BOX: JsonSchema = {
  ...object({ left: EDGE, top: EDGE, right: EDGE, bottom: EDGE }),
  type: ['object', 'null'],
  description: 'In fractions of the page, from its upper left corner; null where it is not known.',
};

/** The schema of `evidence`. */
export const EVIDENCE_SCHEMA: JsonSchema = {
  type: 'object',
  description: 'Sent for `?evidence=1` alone. Each member is the path of a served value; offsets count UTF-16 units.',
  additionalProperties: object({ quote: text }, { start: OFFSET, end: OFFSET, page: PAGE, box: BOX }),
};
