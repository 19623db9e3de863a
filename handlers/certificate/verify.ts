import { wantsEvidence } from '../../core/documents/reading/evidence-parameter.ts';
import type { CertificateReading, CertificateVerification } from '../../core/documents/certificate/answer.ts';
import { servedCertificate } from '../../core/documents/certificate/extraction.ts';
import { evaluate } from '../../core/documents/certificate/requirements/evaluate.ts';
import type { Requirements } from '../../core/documents/certificate/requirements/requirements.ts';
import type { ApiRequest, JsonAnswer } from '../../core/http/route.ts';
import type { FetchFile } from '../../core/documents/input/fetch-file.ts';
import { submittedDocument } from '../../core/documents/input/document-of-request.ts';
import { extract, type ExtractParts, type Sourced } from './extract.ts';
import { findProfile, type ProfileParts } from './profiles.ts';
import { againstRequest, CERTIFICATE_INPUT, type Against } from './request.ts';

/** What the service is made of. */
export interface CertificateParts extends ExtractParts, ProfileParts {
  readonly fetchFile: FetchFile;
}

/** The answer of POST /verify. Days are counted from today in UTC, which no state of the U.S. is ahead of. */
export async function verify(
  parts: CertificateParts,
  request: ApiRequest,
): Promise<JsonAnswer<CertificateVerification>> {
  const requirements = await requirementsOf(parts, againstRequest(request.body));
  const { extraction, readBy } = await extractSent(parts, request);
  const today = parts.now().toISOString().slice(0, 10);
  const { parsed, withheld, evidence } = extraction;
  return {
    status: 200,
    body: {
      ...evaluate(requirements, extraction, today),
      withheld,
      parsed: servedCertificate(parsed),
      ...(wantsEvidence(request.query) && { evidence }),
    },
    headers: { 'x-reader': readBy },
  };
}

/** The answer of POST /parse. */
export async function parse(parts: CertificateParts, request: ApiRequest): Promise<JsonAnswer<CertificateReading>> {
  const { extraction, readBy } = await extractSent(parts, request);
  const { parsed, withheld, evidence } = extraction;
  return {
    status: 200,
    body: { parsed: servedCertificate(parsed), withheld, ...(wantsEvidence(request.query) && { evidence }) },
    headers: { 'x-reader': readBy },
  };
}

async function requirementsOf(parts: ProfileParts, against: Against): Promise<Requirements> {
  if (against.kind === 'requirements') return against.requirements;
  return (await findProfile(parts, against.id)).requirements;
}

async function extractSent(parts: CertificateParts, { body, signal }: ApiRequest): Promise<Sourced> {
  const document = await submittedDocument(body, CERTIFICATE_INPUT, { fetchFile: parts.fetchFile, signal });
  return extract(parts, document, signal);
}
