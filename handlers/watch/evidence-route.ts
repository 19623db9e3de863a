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

/** The store abandons a statement before that. */
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
      if (!evidence) throw new CodedError('not_found', 'No such finding.');
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

/** Only over HTTP: callers without it get JSON. Throws `invalid_fields`. */
function wantsPage({ query, headers }: ApiRequest): boolean {
  const format = optionalParameter(query, 'format', { max: 10 });
  if (format !== undefined && format !== 'json' && format !== 'html')
    throw new CodedError('invalid_fields', 'format must be json or html.');
  if (headers === undefined) return false;
  // Clients that prefer a page list it first in Accept, as browsers do.
  return format === undefined ? /^\s{0,9}text\/html\b/i.test(headers.accept ?? '') : format === 'html';
}

const EVIDENCE: Operation = {
  id: 'watchEvidence',
  summary: 'Get the evidence for a finding',
  description:
    'What was screened; what the list said, in which version, with its digest, date and place of publication; how the score was computed; who ' +
    'decided what and when; and whether the decision chain is intact. With Accept: text/html or format=html it is a printable page.',
  parameters: [
    {
      name: 'format',
      description: 'json or html; by default chosen by the Accept header.',
      schema: { type: 'string', enum: ['json', 'html'] },
    },
  ],
  pathParameters: FINDING_PATH,
  response: { description: 'The evidence.', schema: WATCH_EVIDENCE },
  errors: ['not_found', 'invalid_fields', 'service_misconfigured'],
  examples: [],
};
