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

/** Fetching a file, looking for a form in it, and what comes before and after. */
const MARGIN_MS = 30_000;

/** The store gives up on a statement before that. */
const STORE_MS = 15_000;
/** POST /verify, POST /parse, POST /requirements, GET /requirements/{id} and GET /terms of certificate verification. */
export function certificateService(parts: CertificateParts): Service {
  return {
    slug: 'certificate',
    title: 'Insurance certificates',
    description: 'Reads an ACORD 25 certificate of liability insurance, and holds it against coverage requirements.',
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
  summary: 'Hold a certificate against requirements',
  description:
    'Reads the certificate as POST /parse does and holds it against requirements, sent along or saved before. The verdict is computed by fixed ' +
    'rules, never by a model. Where a requirement depends on something that could not be read, the verdict is cannot_determine: send a clearer ' +
    'copy. compliant does not say that a policy is valid or in force. The header `x-reader` says which reader answered.',
  parameters: [EVIDENCE_PARAMETER],
  requestBody: VERIFY_REQUEST,
  response: { description: 'The verdict, and the extraction that it stands on.', schema: VERIFICATION },
  errors: [...DOCUMENT_ERRORS, 'missing_fields', 'invalid_fields', 'not_found', 'service_misconfigured'],
  examples: VERIFY_EXAMPLES,
};

const PARSE: Operation = {
  id: 'parseCertificate',
  summary: 'Extract a certificate',
  description:
    'Reads one certificate. Every number, date and yes is served where characters quoted from the certificate state exactly that value; ' +
    'otherwise it is null, with its path in `withheld`. A PDF that is filled in on the fillable ACORD 25 is read from its form fields, and no ' +
    'model is asked. The header `x-reader` says which reader answered.',
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
    'The id is good for POST /verify from now on, for every key of the same owner and for no other. Saved requirements never change; save new ' +
    'ones for another id.',
  requestBody: PROFILE_REQUEST,
  response: { status: 201, description: 'What was saved, and its id.', schema: PROFILE },
  errors: ['missing_fields', 'invalid_fields', 'too_many_profiles', 'service_misconfigured'],
  examples: PROFILE_EXAMPLES,
};

const FIND: Operation = {
  id: 'findRequirements',
  summary: 'The requirements saved under an id',
  description: 'What was saved, as it was saved.',
  pathParameters: [{ name: 'id', description: 'The `id` that saving answered.', schema: { type: 'string' } }],
  response: { description: 'What was saved.', schema: PROFILE },
  errors: ['not_found', 'service_misconfigured'],
  examples: [],
};
