import { array, named, object, orNull, text, word, type JsonSchema } from '../../json-schema.ts';
import { BOX, confidence, evidenceOf, PAGE, QUOTATION, SOUGHT, WITHHELD } from '../reading/answer-schema.ts';
import { SECTION_NAMES } from './acord-25.ts';
import type { BoxKind, SectionName } from './form-box.ts';
import { EXPIRATION_KEY, REQUIREMENT_ROWS } from './requirements/requirement-rows.ts';
import { OTHER_COVERAGE, SECTIONS } from './coverage-sections.ts';

const DAY: JsonSchema = { type: 'string', format: 'date' };
const EMPTY_OR_WITHHELD = 'Null if the box is empty or its path is in `withheld`.';
const ONLY_WITHHELD = 'Null only if its path is in `withheld`.';

const BOXES: Readonly<Record<BoxKind, JsonSchema>> = {
  text: orNull(text, 'As read.'),
  letter: orNull(text, 'As read.'),
  amount: { type: ['number', 'null'], description: `In dollars. ${EMPTY_OR_WITHHELD}` },
  day: orNull(DAY, EMPTY_OR_WITHHELD),
  start: orNull(DAY, ONLY_WITHHELD),
  end: orNull(DAY, ONLY_WITHHELD),
  mark: { type: ['boolean', 'null'], description: EMPTY_OR_WITHHELD },
  ticked: { type: ['boolean', 'null'], description: `False if the box is empty. ${ONLY_WITHHELD}` },
  form: { type: ['boolean', 'null'], description: 'False if OCCUR is ticked.' },
};

function row(kinds: Readonly<Record<string, BoxKind>>): JsonSchema {
  return object(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, BOXES[kind]])));
}

const SECTION_TYPES: Readonly<Record<SectionName, string>> = {
  general_liability: 'GeneralLiability',
  auto_liability: 'AutoLiability',
  umbrella_excess: 'UmbrellaExcess',
  workers_comp: 'WorkersCompensation',
};

const COVERAGES = Object.fromEntries(
  SECTION_NAMES.map((name) => [
    name,
    orNull(
      named(SECTION_TYPES[name], row(SECTIONS[name]), `The section ${name}.`),
      'Null if it is not on the certificate.',
    ),
  ]),
);

export const CERTIFICATE = named(
  'Certificate',
  object({
    named_insured: orNull(text, 'Not compared with anything.'),
    producer: orNull(text, 'As read.'),
    certificate_holder: orNull(text, 'As read.'),
    description_of_operations: orNull(text, 'As read.'),
    certificate_date: orNull(DAY, 'The date of the certificate itself.'),
    insurers: array(
      named(
        'Insurer',
        object({
          letter: orNull(text, 'As printed.'),
          name: orNull(text, 'As read.'),
          naic_number: orNull(text, 'As read.'),
        }),
        'An insurer affording coverage.',
      ),
    ),
    ...COVERAGES,
    other_coverages: array(named('OtherCoverage', row(OTHER_COVERAGE), 'A coverage that the form has no section for.')),
    confidence: confidence('1 for a filled-in form.'),
  }),
  'An ACORD 25 certificate of liability insurance.',
);

/** The requirements of a section by key. Unknown keys are rejected, so nothing the caller asked for is skipped. */
function demands(section: SectionName): JsonSchema {
  const rows = REQUIREMENT_ROWS.filter((one) => one.section === section);
  const properties = Object.fromEntries(
    rows.map(({ key, demand }) => [key, demand === 'minimum' ? { type: 'number', minimum: 0 } : { type: 'boolean' }]),
  );
  return { type: 'object', minProperties: 1, properties, additionalProperties: false };
}

/** What a certificate can be checked against, in requests and in saved profiles. */
export const REQUIREMENTS: JsonSchema = {
  type: 'object',
  description: 'An amount meets a minimum if it is equal or higher. A `_required` key set to false is not checked.',
  minProperties: 1,
  properties: {
    ...Object.fromEntries(SECTION_NAMES.map((name) => [name, demands(name)])),
    [EXPIRATION_KEY]: {
      type: 'number',
      minimum: 0,
      description:
        'Applies to each coverage row on the certificate that another requirement names or, if none names any, to every row.',
    },
  },
  additionalProperties: false,
};

const SKIPPED_PAGES = {
  skipped_pages: { ...array(PAGE), description: 'Pages that are not a certificate; absent if there are none.' },
};

export const CERTIFICATE_EVIDENCE = named('CertificateEvidence', {
  ...evidenceOf(QUOTATION),
  properties: SKIPPED_PAGES,
});

export const CERTIFICATE_READING = named(
  'CertificateReading',
  object({ parsed: CERTIFICATE, withheld: WITHHELD }, { evidence: CERTIFICATE_EVIDENCE, sought: SOUGHT }),
  'A certificate and the paths that could not be read.',
);

export const DEFICIENCY = named(
  'Deficiency',
  object({
    field: { type: 'string', description: 'The path of the box, such as general_liability.each_occurrence.' },
    required: text,
    actual: text,
    status: word(
      ['present', 'absent', 'unreadable'],
      '`unreadable` asks for a clearer copy; it does not mean that coverage is missing.',
    ),
    reason: text,
  }),
  'A requirement that is not met or could not be checked.',
);

export const EXPLAINED = named(
  'ExplainedRequirement',
  object(
    {
      requirement: { type: 'string', description: 'As in evaluated.' },
      field: { type: 'string', description: 'The path of the box that it was compared with.' },
      met: { type: ['boolean', 'null'], description: 'Null if the box could not be read.' },
      quote: orNull(text, 'Null if no characters of the box were read.'),
    },
    { page: PAGE, box: BOX },
  ),
  'The result of a requirement and the quoted characters of the box it was compared with.',
);

export const VERIFICATION_EVIDENCE = named('VerificationEvidence', {
  ...evidenceOf(QUOTATION),
  properties: { ...SKIPPED_PAGES, requirements: array(EXPLAINED) },
});

export const VERIFICATION = named(
  'CertificateVerification',
  object(
    {
      compliant: { type: 'boolean', description: 'False if the verdict is cannot_determine.' },
      verdict: word(['compliant', 'deficient', 'cannot_determine']),
      deficiencies: array(DEFICIENCY),
      evaluated: { ...array(text), description: 'The dotted keys of the checked requirements.' },
      withheld: WITHHELD,
      parsed: CERTIFICATE,
    },
    { evidence: VERIFICATION_EVIDENCE, sought: SOUGHT },
  ),
  'The verdict on a certificate under requirements.',
);

export const PROFILE = named(
  'RequirementProfile',
  object({
    id: text,
    name: orNull(text, 'Null if none was sent.'),
    requirements: named('Requirements', REQUIREMENTS),
    created_at: { type: 'string', format: 'date-time' },
  }),
  'Requirements saved under an id; they never change.',
);
