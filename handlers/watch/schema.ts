import { array, type JsonSchema } from '../../core/json-schema.ts';
import type { QueryParameter, UploadRule } from '../../core/http/route.ts';
import { DECISIONS } from '../../core/watch/finding.ts';
import { SCREENS } from '../../core/watch/party.ts';
import { MAX_PARTIES, MAX_PARTY_NAME, MAX_REFERENCE, MAX_STATE } from '../../core/watch/read-upload.ts';
import { DEFAULT_PAGE, FINDING_ID, MAX_BY, MAX_NOTE, MAX_PAGE, MAX_WAIT_SECONDS, NAME } from './request.ts';

/** 100,000 parties of 600 bytes each; a typical one has a tenth of that. */
const MAX_UPLOAD_BYTES = 64 * 1024 * 1024;

export const PARTIES: UploadRule = {
  member: 'parties',
  description:
    `Up to ${MAX_PARTIES} parties as JSON lines or as CSV with a header, in UTF-8: reference (your own, unique in the list, up to ${MAX_REFERENCE} ` +
    `characters), name (up to ${MAX_PARTY_NAME}), and optionally state (up to ${MAX_STATE}), country (two letters) and screens (${SCREENS.join(', ')}; ` +
    'default both; in CSV separated by a space).',
  maxBytes: MAX_UPLOAD_BYTES,
  mediaTypes: ['text/csv', 'application/jsonl'],
};

export const DECISION_REQUEST: JsonSchema = {
  type: 'object',
  required: ['decision'],
  properties: {
    decision: {
      type: 'string',
      enum: DECISIONS,
      description: 'not_a_match closes the finding until the compared names or states change.',
    },
    note: { type: 'string', maxLength: MAX_NOTE, description: 'The reason. Kept until the list is deleted.' },
    by: { type: 'string', maxLength: MAX_BY, description: 'Who decided, in your own terms.' },
  },
};

export const SCREEN_REQUEST: JsonSchema = {
  type: 'object',
  required: ['name'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: MAX_PARTY_NAME, description: 'The full registered legal name.' },
    state: { type: 'string', maxLength: MAX_STATE, description: 'Echoed only.' },
    screens: { ...array({ type: 'string', enum: SCREENS }), minItems: 1, description: 'Default: both.' },
    as_of: {
      type: 'string',
      format: 'date',
      description: 'The day whose copies to compare with, as of its end in UTC. Default: the newest.',
    },
  },
};

const LIMIT: QueryParameter = {
  name: 'limit',
  description: `Maximum number of items. Default: ${DEFAULT_PAGE}.`,
  schema: { type: 'integer', minimum: 1, maximum: MAX_PAGE },
};

export const FINDINGS_PARAMETERS: readonly QueryParameter[] = [
  {
    name: 'list',
    required: true,
    description: 'The name of the list.',
    schema: { type: 'string', pattern: NAME.source },
  },
  {
    name: 'status',
    description: 'Only open or only gone findings.',
    schema: { type: 'string', enum: ['open', 'gone'] },
  },
  {
    name: 'after',
    description: '`next` of the previous page.',
    schema: { type: 'string', pattern: FINDING_ID.source },
  },
  LIMIT,
];

export const CHANGES_PARAMETERS: readonly QueryParameter[] = [
  {
    name: 'after',
    description: '`next` of the previous answer. Default: from the beginning.',
    schema: { type: 'integer', minimum: 0, maximum: 999_999_999 },
  },
  {
    name: 'wait',
    description: 'Seconds to wait if there is no change yet; the answer comes with the first one.',
    schema: { type: 'integer', minimum: 0, maximum: MAX_WAIT_SECONDS },
  },
  LIMIT,
];
