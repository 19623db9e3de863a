import { EVIDENCE_SCHEMA } from '../../core/documents/reading/evidence-parameter.ts';
import { array, exactlyOneOf, object, text } from '../../core/http/json-schema.ts';
import type { JsonSchema } from '../../core/http/route.ts';

export const PARSE_REQUEST: JsonSchema = {
  type: 'object',
  description: 'Exactly one of text, file_url and base64_file.',
  ...exactlyOneOf(['text', 'file_url', 'base64_file']),
  dependentRequired: { base64_file: ['mime_type'] },
  properties: {
    text: { type: 'string', minLength: 1, maxLength: 50_000, description: 'The resume as plain text.' },
    file_url: {
      type: 'string',
      format: 'uri',
      maxLength: 2_048,
      description: 'The public https URL of a JPEG, PNG, WebP or GIF image. A PDF is sent as base64_file.',
    },
    base64_file: {
      type: 'string',
      contentEncoding: 'base64',
      maxLength: 15_000_000,
      description:
        'The file in base64, either alphabet, padded or not; white space and a data: prefix are taken. It needs mime_type.',
    },
    mime_type: {
      type: 'string',
      description: 'What base64_file is: application/pdf, an image/ type, text/plain or text/markdown.',
    },
  },
};

const textOrNull = (description?: string): JsonSchema => ({
  type: ['string', 'null'],
  ...(description !== undefined && { description }),
});

const DATE = String.raw`\d{4}(?:-\d{2}){0,2}`;

const dateOrNull = (description: string): JsonSchema => ({
  type: ['string', 'null'],
  pattern: `^${DATE}$`,
  description: `YYYY, YYYY-MM or YYYY-MM-DD. ${description}`,
});

const PRESENT = '[Pp][Rr][Ee][Ss][Ee][Nn][Tt]';

export const PARSE_RESPONSE: JsonSchema = object(
  {
    contact: object({
      name: textOrNull(),
      email: textOrNull('As printed, else null.'),
      phone: textOrNull('With the printed digits and no others; the formatting is the reader’s.'),
      location: textOrNull(),
    }),
    work_history: {
      ...array(
        object({
          company: textOrNull(),
          title: textOrNull(),
          start_date: dateOrNull('From the first date that is quoted.'),
          end_date: {
            type: ['string', 'null'],
            pattern: `^(?:${DATE}|${PRESENT})$`,
            description: 'As start_date, from the last date that is quoted; or the word present.',
          },
          description: textOrNull(),
        }),
      ),
      description: 'One entry a role, in the order of the reader.',
    },
    education: array(
      object({
        institution: textOrNull(),
        degree: textOrNull(),
        field: textOrNull(),
        graduation_date: dateOrNull('From the last date that is quoted.'),
      }),
    ),
    skills: { ...array(text), description: 'As the reader reported them, unchecked.' },
    confidence: {
      type: 'number',
      minimum: 0,
      maximum: 1,
      description: "The reader's own rating, not a measured accuracy; 0 where it gave none.",
    },
    withheld: {
      ...array(text),
      uniqueItems: true,
      description: 'The paths of values that were reported and that the quoted characters do not support.',
    },
  },
  {
    warnings: {
      ...array(
        object({
          code: {
            type: 'string',
            enum: ['work_history_not_a_list', 'education_not_a_list', 'skills_not_a_list', 'unreadable_confidence'],
          },
          message: text,
        }),
      ),
      minItems: 1,
      description: 'There only when a check found something.',
    },
    evidence: EVIDENCE_SCHEMA,
  },
);
