import type { PathParameter } from '../../core/http/route.ts';
import type { JsonSchema } from '../../core/json-schema.ts';
import { NAME } from './request.ts';

const NAMED: JsonSchema = { type: 'string', pattern: NAME.source };

export const LIST_PATH: readonly PathParameter[] = [{ name: 'name', description: 'Name of the list.', schema: NAMED }];

export const WEBHOOK_PATH: readonly PathParameter[] = [
  { name: 'name', description: 'Name of the webhook.', schema: NAMED },
];

export const FINDING_PATH: readonly PathParameter[] = [
  { name: 'id', description: '`id` of the finding.', schema: { type: 'string' } },
];
