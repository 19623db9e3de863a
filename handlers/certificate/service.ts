import { CERTIFICATE_READING, PROFILE, VERIFICATION } from '../../core/documents/certificate/answer-schema.ts';
import { EVIDENCE_PARAMETER } from '../../core/documents/reading/evidence-parameter.ts';
import type { Operation, Service } from '../../core/http/route.ts';
import { termsRoute } from '../../core/http/terms-route.ts';
import { PARSE_EXAMPLES, PROFILE_EXAMPLES, VERIFY_EXAMPLES } from './examples.ts';
import { READING_MS } from './extract.ts';
import { findProfile, saveProfile } from './profiles.ts';
import { profileRequest } from './request.ts';
import { PARSE_REQUEST, PROFILE_REQUEST, VERIFY_REQUEST } from './schema.ts';
import { CERTIFICATE_TERMS } from './terms.ts';
import { parse, verify, type CertificateParts } from './verify.ts';

/** Time for fetching the file, looking for form fields and everything else around the reading. */
const MARGIN_MS = 30_000;

/** The store times out sooner. */
const STORE_MS = 15_000;

/** POST /verify, POST /parse, POST /requirements, GET /requirements/{id} and GET /terms of certificate verification. */
export function certificateService(parts: CertificateParts): Service {
  return {
    slug: 'certificate',
    title: 'Insurance certificates',
    description: 'Reads ACORD 25 certificates of liability insurance and checks them against coverage requirements.',
    routes: [
      {
        method: 'POST',
        path: '/verify',
        file: { member: 'base64_image', isAlone: false },
        refusesRepeats: true,
        deadlineMs: READING_MS + STORE_MS + MARGIN_MS,
        answer: (request) => verify(parts, request),
        operation: VERIFY,
      },
      {
        method: 'POST',
        path: '/parse',
        file: { member: 'base64_image', isAlone: true },
        refusesRepeats: true,
        deadlineMs: READING_MS + MARGIN_MS,
        answer: (request) => parse(parts, request),
        operation: PARSE,
      },
      {
        method: 'POST',
        path: '/requirements',
        refusesRepeats: true,
        deadlineMs: STORE_MS,
        answer: async (request) => ({
          status: 201,
          body: await saveProfile(parts, profileRequest(request.body), request),
        }),
        operation: SAVE,
      },
      {
        method: 'GET',
        path: '/requirements/{id}',
        deadlineMs: STORE_MS,
        answer: async (request) => ({
          status: 200,
          body: await findProfile(parts, request.params['id'] ?? '', request),
        }),
        operation: FIND,
      },
      termsRoute('certificateTerms', CERTIFICATE_TERMS),
    ],
  };
}

const DOCUMENT_ERRORS = [
  'missing_input',
  'multiple_inputs',
  'missing_mime_type',
  'unsupported_input',
  'invalid_base64',
  'invalid_file_url',
  'unsupported_url_scheme',
  'blocked_file_url',
  'pdf_url_unsupported',
  'extraction_failed',
  'provider_misconfigured',
] as const;

const VERIFY: Operation = {
  id: 'verifyCertificate',
  summary: 'Check a certificate against requirements',
  description:
    'Reads the certificate as POST /parse does and checks it against requirements, sent in the request or saved earlier. The verdict is computed ' +
    'by fixed rules, never by a model. If a requirement depends on something that could not be read, the verdict is cannot_determine: send a ' +
    'clearer copy. compliant does not mean that a policy is valid or in force. The `x-reader` header names the reader.',
  parameters: [EVIDENCE_PARAMETER],
  requestBody: VERIFY_REQUEST,
  response: { description: 'The verdict and the extraction it is based on.', schema: VERIFICATION },
  errors: [...DOCUMENT_ERRORS, 'missing_fields', 'invalid_fields', 'not_found', 'service_misconfigured'],
  examples: VERIFY_EXAMPLES,
};

const PARSE: Operation = {
  id: 'parseCertificate',
  summary: 'Extract a certificate',
  description:
    'Reads one certificate. A number, a date or a yes is returned only if characters quoted from the certificate state exactly that value; ' +
    'otherwise it is null and its path is in `withheld`. A filled-in fillable ACORD 25 is read from its form fields without a model. The ' +
    '`x-reader` header names the reader.',
  parameters: [EVIDENCE_PARAMETER],
  requestBody: PARSE_REQUEST,
  response: { description: 'The extraction.', schema: CERTIFICATE_READING },
  errors: [...DOCUMENT_ERRORS, 'invalid_fields'],
  examples: PARSE_EXAMPLES,
};

const SAVE: Operation = {
  id: 'saveRequirements',
  summary: 'Save requirements under an id',
  description:
    'The id works with POST /verify from then on, for every key of the same owner and no other. Saved requirements never change; to change them, ' +
    'save new ones under a new id.',
  requestBody: PROFILE_REQUEST,
  response: { status: 201, description: 'The saved requirements and their id.', schema: PROFILE },
  errors: ['missing_fields', 'invalid_fields', 'too_many_profiles', 'service_misconfigured'],
  examples: PROFILE_EXAMPLES,
};

const FIND: Operation = {
  id: 'findRequirements',
  summary: 'Get saved requirements',
  description: 'Returns the requirements exactly as saved.',
  pathParameters: [{ name: 'id', description: 'The `id` returned when they were saved.', schema: { type: 'string' } }],
  response: { description: 'The saved requirements.', schema: PROFILE },
  errors: ['not_found', 'service_misconfigured'],
  examples: [],
};
