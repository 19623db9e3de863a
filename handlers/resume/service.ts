import type { Resume } from '../../core/documents/resume/answer.ts';
import { RESUME } from '../../core/documents/resume/answer-schema.ts';
import { EVIDENCE_PARAMETER, evidenceMembers, wantsEvidence } from '../../core/documents/reading/evidence-parameter.ts';
import { findQuotes, textEvidence } from '../../core/documents/reading/placed-quotes.ts';
import { notTheDocument, readingFailed } from '../../core/documents/reading/reading-failure.ts';
import { parseResume } from '../../core/documents/resume/parse-resume.ts';
import type { ApiRequest, JsonAnswer, Operation, Service } from '../../core/http/route.ts';
import { termsRoute } from '../../core/http/terms-route.ts';
import type { FetchFile } from '../../core/documents/input/fetch-file.ts';
import { submittedDocument } from '../../core/documents/input/document-of-request.ts';
import type { Reader } from '../../core/documents/reading/reader.ts';
import { RESUME_EXAMPLES } from './examples.ts';
import { AROUND_READING_MS, READING_MS, RESUME_INPUT } from './limits.ts';
import { PARSE_REQUEST } from './schema.ts';
import { RESUME_TERMS } from './terms.ts';

/** What the resume parser depends on. */
export interface ResumeParts {
  readonly reader: Reader;
  readonly fetchFile: FetchFile;
}

/** POST /parse and GET /terms of the resume parser. */
export function resumeService(parts: ResumeParts): Service {
  return {
    slug: 'resume',
    title: 'Resume parser',
    description:
      'Turns a resume (text, PDF or image) into structured data. Email addresses, phone numbers and dates are served only as printed.',
    version: '1.0.0',
    routes: [
      {
        method: 'POST',
        path: '/parse',
        file: { member: 'base64_file', isAlone: true },
        deadlineMs: READING_MS + AROUND_READING_MS,
        answer: (request) => answerParse(parts, request),
        operation: PARSE,
      },
      termsRoute('resumeTerms', RESUME_TERMS),
    ],
  };
}

async function answerParse({ reader, fetchFile }: ResumeParts, request: ApiRequest): Promise<JsonAnswer<Resume>> {
  const { body, query, signal, caller = '' } = request;
  const document = await submittedDocument(body, RESUME_INPUT, { fetchFile, signal });
  const withEvidence = wantsEvidence(query);
  const reading = await reader.read('resume', document, {
    signal,
    caller,
    deadlineMs: READING_MS,
    withPlaces: withEvidence,
  });
  if (reading.kind !== 'object') throw readingFailed('parsing_failed', reading.kind);
  const parsed = parseResume(reading.value, findQuotes(document, reading, withEvidence));
  if (parsed.kind === 'not_the_document') throw notTheDocument('parsing_failed', 'a resume');
  if (parsed.kind !== 'answer') throw readingFailed('parsing_failed', parsed.kind);
  const { answer, evidence, sought } = parsed;
  return {
    status: 200,
    body: withEvidence
      ? {
          ...answer,
          ...evidenceMembers({ ...textEvidence(textsOf(answer), document, reading), ...evidence }, sought),
        }
      : answer,
    headers: { 'x-reader': reader.id },
  };
}

/** The paths and texts of values that are served unchecked. */
function textsOf({
  contact,
  work_history,
  education,
  skills,
}: Resume): (readonly [path: string, text: string | null])[] {
  return [
    ['contact.name', contact.name],
    ['contact.location', contact.location],
    ...work_history.flatMap(({ company, title }, i) => [
      [`work_history[${i}].company`, company] as const,
      [`work_history[${i}].title`, title] as const,
    ]),
    ...education.flatMap(({ institution, degree, field }, i) => [
      [`education[${i}].institution`, institution] as const,
      [`education[${i}].degree`, degree] as const,
      [`education[${i}].field`, field] as const,
    ]),
    ...skills.map((skill, i) => [`skills[${i}]`, skill] as const),
  ];
}

const PARSE: Operation = {
  id: 'parseResume',
  summary: 'Parse a resume',
  description:
    'Reads one resume and returns contact, work history, education and skills. The email address, phone number and dates are served only if characters ' +
    'quoted from the resume state them; otherwise they are null, with their paths in `withheld`. Everything else is as the reader reported it, ' +
    'unchecked. Submitted content is not stored.',
  parameters: [EVIDENCE_PARAMETER],
  requestBody: PARSE_REQUEST,
  response: { description: 'The parsed resume.', schema: RESUME },
  errors: [
    'missing_input',
    'multiple_inputs',
    'input_too_large',
    'missing_mime_type',
    'unsupported_input',
    'invalid_base64',
    'invalid_file_url',
    'unsupported_url_scheme',
    'blocked_file_url',
    'pdf_url_unsupported',
    'parsing_failed',
    'provider_misconfigured',
  ],
  examples: RESUME_EXAMPLES,
};
