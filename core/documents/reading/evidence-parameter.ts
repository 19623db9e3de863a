import type { Query } from '../../http/request-target.ts';
import type { QueryParameter } from '../../http/route.ts';

/** The parameter that asks for the characters behind served values; without it an answer has no `evidence`. */
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
