import type { SoughtPlaces } from './answer.ts';
import type { Query } from '../../http/request-target.ts';
import type { QueryParameter } from '../../http/route.ts';

/** The parameter that requests the characters behind served values; without it an answer has no `evidence`. */
export const EVIDENCE_PARAMETER: QueryParameter = {
  name: 'evidence',
  description:
    '1 adds `evidence`: the quoted characters behind each served value and their place in the text or on the page. Resumes, ' +
    'invoices and certificates add `sought`: the same for values that are not served.',
  schema: { type: 'string', enum: ['1'] },
};

/** Whether a request asks for evidence. */
export function wantsEvidence(query: Query): boolean {
  return query.get('evidence')?.includes('1') ?? false;
}

/** Returns the members that a request for evidence adds to an answer; `sought` is absent if it would be empty. */
export function evidenceMembers<Evidence>(
  evidence: Evidence,
  sought: SoughtPlaces,
): { readonly evidence: Evidence; readonly sought?: SoughtPlaces } {
  return { evidence, ...(Object.keys(sought).length > 0 && { sought }) };
}
