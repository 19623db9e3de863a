import { SECTION_NAMES } from '../../core/documents/certificate/acord-25.ts';
import type { BoxKind } from '../../core/documents/certificate/form-box.ts';
import { OTHER_COVERAGE, SECTIONS } from '../../core/documents/certificate/sections.ts';
import { BOX, EVIDENCE_SCHEMA, PAGE } from '../../core/documents/reading/evidence-parameter.ts';
import { EXPIRATION_KEY, REQUIREMENT_ROWS } from '../../core/documents/certificate/requirements/requirement-rows.ts';
import { array, exactlyOneOf, object, text } from '../../core/http/json-schema.ts';
import type { JsonSchema } from '../../core/http/route.ts';
import { MAX_PROFILE_NAME } from './request.ts';

const textOrNull = (description: string): JsonSchema => ({ type: ['string', 'null'], description });
const dateOrNull = (description: string): JsonSchema => ({ type: ['string', 'null'], format: 'date', description });

const BOXES: Readonly<Record<BoxKind, JsonSchema>> = {
  text: textOrNull('As read.'),
  letter: textOrNull('As read.'),
  amount: {
    type: ['number', 'null'],
    description: 'In dollars. Null where the box is empty, or its path is withheld.',
  },
  day: dateOrNull('Null where the box is empty, or its path is withheld.'),
  start: dateOrNull('Null only where its path is withheld.'),
  end: dateOrNull('Null only where its path is withheld.'),
  mark: { type: ['boolean', 'null'], description: 'Null where the box is empty, or its path is withheld.' },
  ticked: {
    type: ['boolean', 'null'],
    description: 'False where the box is empty. Null only where its path is withheld.',
  },
  form: { type: ['boolean', 'null'], description: 'False where the box for occurrence is ticked.' },
};

function row(kinds: Readonly<Record<string, BoxKind>>): Readonly<Record<string, JsonSchema>> {
  return Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, BOXES[kind]]));
}

const PARSED = object({
  named_insured: textOrNull('Compared with nothing.'),
  producer: textOrNull('As read.'),
  certificate_holder: textOrNull('As read.'),
  description_of_operations: textOrNull('As read.'),
  certificate_date: dateOrNull('The date of the certificate itself.'),
  insurers: array(
    object({ letter: textOrNull('As printed.'), name: textOrNull('As read.'), naic_number: textOrNull('As read.') }),
  ),
  ...Object.fromEntries(
    SECTION_NAMES.map((name) => [
      name,
      {
        ...object(row(SECTIONS[name])),
        type: ['object', 'null'],
        description: 'Null where it is not on the certificate.',
      },
    ]),
  ),
  other_coverages: array(object(row(OTHER_COVERAGE))),
  confidence: {
    type: 'number',
    minimum: 0,
    maximum: 1,
    description: "The reader's rating of its own reading, not a measured accuracy; 1 for a filled-in form.",
  },
});

const WITHHELD = {
  ...array(text),
  description: 'The paths of values, or of whole rows, that were declined because no quoted characters state them.',
};

/** Every demand of a section by its key; closed, so that nothing that was asked for stays unchecked in silence. */
function demands(section: string): JsonSchema {
  const rows = REQUIREMENT_ROWS.filter((one) => one.section === section);
  const properties = Object.fromEntries(
    rows.map(({ key, demand }) => [key, demand === 'minimum' ? { type: 'number', minimum: 0 } : { type: 'boolean' }]),
  );
  return { type: 'object', minProperties: 1, properties, additionalProperties: false };
}

const REQUIREMENTS: JsonSchema = {
  type: 'object',
  description: 'A minimum is met by as much and more. A _required that is false asks for nothing.',
  minProperties: 1,
  properties: {
    ...Object.fromEntries(SECTION_NAMES.map((name) => [name, demands(name)])),
    [EXPIRATION_KEY]: {
      type: 'number',
      minimum: 0,
      description:
        'Of every coverage row on the certificate that another requirement names or, where none names any, of every row on it.',
    },
  },
  additionalProperties: false,
};

const DOCUMENT = {
  file_url: {
    type: 'string',
    format: 'uri',
    maxLength: 2048,
    description: 'A public http or https address of an image. A PDF is sent as base64_image.',
  },
  base64_image: {
    type: 'string',
    contentEncoding: 'base64',
    maxLength: 15_000_000,
    description:
      'An image or a PDF, in either base64 alphabet, padded or not; white space and a data: prefix are taken along.',
  },
  mime_type: {
    type: 'string',
    enum: ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'application/pdf'],
    description: 'Required with base64_image. Content of another type is refused.',
  },
};

const ONE_DOCUMENT = exactlyOneOf(['file_url', 'base64_image']);
const dependentRequired = { base64_image: ['mime_type'] };

export const PARSE_REQUEST: JsonSchema = {
  type: 'object',
  description: 'Exactly one of file_url and base64_image.',
  ...ONE_DOCUMENT,
  dependentRequired,
  properties: DOCUMENT,
};

export const VERIFY_REQUEST: JsonSchema = {
  type: 'object',
  description: 'Exactly one of file_url and base64_image, and exactly one of requirements and requirements_id.',
  allOf: [ONE_DOCUMENT, exactlyOneOf(['requirements', 'requirements_id'])],
  dependentRequired,
  properties: {
    ...DOCUMENT,
    requirements: REQUIREMENTS,
    requirements_id: { type: 'string', description: 'The id that POST /requirements answered.' },
  },
};

export const PROFILE_REQUEST: JsonSchema = {
  type: 'object',
  required: ['requirements'],
  properties: {
    name: { type: 'string', maxLength: MAX_PROFILE_NAME, description: 'For people; it decides nothing.' },
    requirements: REQUIREMENTS,
  },
};

export const PROFILE_RESPONSE = object({
  id: text,
  name: textOrNull('Null where none was sent.'),
  requirements: REQUIREMENTS,
  created_at: { type: 'string', format: 'date-time' },
});

const SKIPPED_PAGES: JsonSchema = {
  ...array(PAGE),
  description: 'Pages that are no certificate; absent where there are none.',
};

const EXPLAINED = object(
  {
    requirement: { type: 'string', description: 'As in evaluated.' },
    field: { type: 'string', description: 'The path of the box that it was held against.' },
    met: { type: ['boolean', 'null'], description: 'Null where the box could not be read.' },
    quote: textOrNull('Null where the box has no characters that were read.'),
  },
  { page: PAGE, box: BOX },
);

const PARSE_EVIDENCE: JsonSchema = { ...EVIDENCE_SCHEMA, properties: { skipped_pages: SKIPPED_PAGES } };
const VERIFY_EVIDENCE: JsonSchema = {
  ...EVIDENCE_SCHEMA,
  properties: { skipped_pages: SKIPPED_PAGES, requirements: array(EXPLAINED) },
};

const DEFICIENCY = object({
  field: { type: 'string', description: 'The path of the box: general_liability.each_occurrence.' },
  required: text,
  actual: text,
  status: {
    type: 'string',
    enum: ['present', 'absent', 'unreadable'],
    description: 'unreadable asks for a clearer copy, and is no lack of coverage.',
  },
  reason: text,
});

export const VERIFY_RESPONSE = object(
  {
    compliant: { type: 'boolean', description: 'False where the verdict is cannot_determine.' },
    verdict: { type: 'string', enum: ['compliant', 'deficient', 'cannot_determine'] },
    deficiencies: array(DEFICIENCY),
    evaluated: { ...array(text), description: 'The dotted keys of the requirements that were checked.' },
    withheld: WITHHELD,
    parsed: PARSED,
  },
  { evidence: VERIFY_EVIDENCE },
);

export const PARSE_RESPONSE = object({ parsed: PARSED, withheld: WITHHELD }, { evidence: PARSE_EVIDENCE });
