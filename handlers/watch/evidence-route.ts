import { optionalParameter } from '../../core/http/checks.ts';
import { CodedError } from '../../core/http/errors.ts';
import type { ApiRequest, Operation, Route } from '../../core/http/route.ts';
import { orMisconfigured } from '../../core/store/or-misconfigured.ts';
import { WATCH_EVIDENCE } from '../../core/watch/evidence/answer-schema.ts';
import { EVIDENCE_POLICY, evidencePage } from '../../core/watch/evidence/evidence-page.ts';
import type { EvidenceOf } from '../../core/watch/evidence/evidence.ts';
import { EVERYONE } from '../../core/watch/watch.ts';
import { findingId } from './request.ts';
import { FINDING_PATH } from './paths.ts';

/** The store gives up on a statement before that. */
const STORE_MS = 15_000;

/** GET /findings/{id}/evidence, as JSON or as a page. */
export function evidenceRoute(evidenceOf: EvidenceOf): Route {
  return {
    method: 'GET',
    path: '/findings/{id}/evidence',
    deadlineMs: STORE_MS,
    answer: async (request) => {
      const isPage = wantsPage(request);
      const id = findingId(request.params['id']);
      const evidence = id === undefined ? undefined : await orMisconfigured(evidenceOf(request.owner ?? EVERYONE, id));
      if (!evidence) throw new CodedError('not_found', 'There is no such finding.');
      if (!isPage) return { status: 200, body: evidence, headers: { vary: 'accept' } };
      return {
        contentType: 'text/html; charset=utf-8',
        text: evidencePage(evidence),
        headers: { 'content-security-policy': EVIDENCE_POLICY, 'referrer-policy': 'no-referrer', vary: 'accept' },
      };
    },
    operation: EVIDENCE,
  };
}

/** Over HTTP alone: what calls the operation without it reads JSON. Throws `invalid_fields`. */
function wantsPage({ query, headers }: ApiRequest): boolean {
  const format = optionalParameter(query, 'format', { max: 10 });
  if (format !== undefined && format !== 'json' && format !== 'html')
    throw new CodedError('invalid_fields', 'format is json or html.');
  if (headers === undefined) return false;
  // Who takes a page before anything else says so first, as browsers do.
  return format === undefined ? /^\s{0,9}text\/html\b/i.test(headers.accept ?? '') : format === 'html';
}

const EVIDENCE: Operation = {
  id: 'watchEvidence',
  summary: 'What stands behind a finding',
  description:
    'What was asked, what the list said in which version with its digest, its date and where it is published, how the score came about, who ' +
    'decided what when, and whether the chain of decisions is intact. With Accept: text/html or format=html it is a page to be printed.',
  parameters: [
    {
      name: 'format',
      description: 'json or html; by Accept unless given.',
      schema: { type: 'string', enum: ['json', 'html'] },
    },
  ],
  pathParameters: FINDING_PATH,
  response: { description: 'The evidence.', schema: WATCH_EVIDENCE },
  errors: ['not_found', 'invalid_fields', 'service_misconfigured'],
  examples: [],
};
