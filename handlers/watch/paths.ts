import type { PathParameter } from '../../core/http/route.ts';
import type { JsonSchema } from '../../core/json-schema.ts';
import { NAME } from './request.ts';

const NAMED: JsonSchema = { type: 'string', pattern: NAME.source };

export const LIST_PATH: readonly PathParameter[] = [
  { name: 'name', description: 'What the list is called.', schema: NAMED },
];

export const WEBHOOK_PATH: readonly PathParameter[] = [
  { name: 'name', description: 'What the webhook is called.', schema: NAMED },
];

export const FINDING_PATH: readonly PathParameter[] = [
  { name: 'id', description: 'The `id` of the finding.', schema: { type: 'string' } },
];
