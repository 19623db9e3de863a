import { evidenceMembers, wantsEvidence } from '../../core/documents/reading/evidence-parameter.ts';
import type {
  CertificateEvidence,
  CertificateReading,
  CertificateVerification,
} from '../../core/documents/certificate/answer.ts';
import { servedCertificate, type Extraction } from '../../core/documents/certificate/extraction.ts';
import { explained } from '../../core/documents/certificate/requirements/explained.ts';
import { evaluate } from '../../core/documents/certificate/requirements/evaluate.ts';
import { rejectAllFalse, type AskedRequirements } from '../../core/documents/certificate/requirements/requirements.ts';
import type { ApiRequest, JsonAnswer } from '../../core/http/route.ts';
import type { FetchFile } from '../../core/documents/input/fetch-file.ts';
import { submittedDocument } from '../../core/documents/input/document-of-request.ts';
import { extract, type ExtractParts, type SourcedCertificate } from './extract.ts';
import { findProfile, type ProfileParts } from './profiles.ts';
import { requirementSource, CERTIFICATE_INPUT } from './request.ts';

/** What the service depends on. */
export interface CertificateParts extends ExtractParts, ProfileParts {
  readonly fetchFile: FetchFile;
}

/** Answers POST /verify. Days are counted from today in UTC, which is never behind any U.S. state. */
export async function verify(
  parts: CertificateParts,
  request: ApiRequest,
): Promise<JsonAnswer<CertificateVerification>> {
  const requirements = await requirementsOf(parts, request);
  const { extraction, readBy } = await extractSent(parts, request);
  const today = parts.now().toISOString().slice(0, 10);
  const { parsed, withheld } = extraction;
  const evaluation = evaluate(requirements, extraction, today);
  return {
    status: 200,
    body: {
      ...evaluation,
      withheld,
      parsed: servedCertificate(parsed),
      ...(wantsEvidence(request.query) &&
        evidenceMembers(
          { ...evidenceOf(extraction), requirements: explained(requirements, evaluation, extraction) },
          extraction.sought,
        )),
    },
    headers: { 'x-reader': readBy },
  };
}

/** Answers POST /parse. */
export async function parse(parts: CertificateParts, request: ApiRequest): Promise<JsonAnswer<CertificateReading>> {
  const { extraction, readBy } = await extractSent(parts, request);
  const { parsed, withheld } = extraction;
  return {
    status: 200,
    body: {
      parsed: servedCertificate(parsed),
      withheld,
      ...(wantsEvidence(request.query) && evidenceMembers(evidenceOf(extraction), extraction.sought)),
    },
    headers: { 'x-reader': readBy },
  };
}

/** The quotes behind the values, and the skipped pages. */
function evidenceOf({ evidence, skippedPages }: Extraction): CertificateEvidence {
  return skippedPages.length === 0 ? evidence : { ...evidence, skipped_pages: skippedPages };
}

async function requirementsOf(parts: ProfileParts, request: ApiRequest): Promise<AskedRequirements> {
  const source = requirementSource(request.body);
  if (source.kind === 'requirements') return source.requirements;
  // Profiles saved before this check existed may require nothing.
  return rejectAllFalse((await findProfile(parts, source.id, request)).requirements);
}

async function extractSent(parts: CertificateParts, request: ApiRequest): Promise<SourcedCertificate> {
  const { body, signal } = request;
  const document = await submittedDocument(body, CERTIFICATE_INPUT, { fetchFile: parts.fetchFile, signal });
  return extract(parts, document, request);
}
