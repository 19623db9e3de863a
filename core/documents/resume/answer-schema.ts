import { array, named, object, orNull, text, word, type JsonSchema } from '../../json-schema.ts';
import { confidence, EVIDENCE, SOUGHT, WITHHELD } from '../reading/answer-schema.ts';

const TEXT_OR_NULL = orNull(text);
const DATE = String.raw`\d{4}(?:-\d{2}){0,2}`;
const PRESENT = '[Pp][Rr][Ee][Ss][Ee][Nn][Tt]';

function date(description: string): JsonSchema {
  return {
    type: ['string', 'null'],
    pattern: `^${DATE}$`,
    description: `YYYY, YYYY-MM or YYYY-MM-DD. ${description}`,
  };
}

export const ROLE = named(
  'Role',
  object({
    company: TEXT_OR_NULL,
    title: TEXT_OR_NULL,
    start_date: date('From the first date quoted.'),
    end_date: {
      type: ['string', 'null'],
      pattern: `^(?:${DATE}|${PRESENT})$`,
      description: 'Like start_date, from the last date quoted; or the word present.',
    },
    description: TEXT_OR_NULL,
  }),
  'A position held.',
);

export const EDUCATION_RECORD = named(
  'EducationRecord',
  object({
    institution: TEXT_OR_NULL,
    degree: TEXT_OR_NULL,
    field: TEXT_OR_NULL,
    graduation_date: date('From the last date quoted.'),
  }),
  'An education entry.',
);

export const RESUME_WARNING = named(
  'ResumeWarning',
  object({
    code: word(['work_history_not_a_list', 'education_not_a_list', 'skills_not_a_list', 'unreadable_confidence']),
    message: { type: 'string', description: 'Never repeats the content of the resume.' },
  }),
  'Something about the reading that a person should check.',
);

export const RESUME = named(
  'Resume',
  object(
    {
      contact: object({
        name: TEXT_OR_NULL,
        email: orNull(text, 'As printed, or null.'),
        phone: orNull(text, "Only printed digits; the formatting is the reader's."),
        location: TEXT_OR_NULL,
      }),
      work_history: { ...array(ROLE), description: "One entry per role, in the reader's order." },
      education: array(EDUCATION_RECORD),
      skills: { ...array(text), description: 'As the reader reported them, unchecked.' },
      confidence: confidence('0 if it gave none.'),
      withheld: WITHHELD,
    },
    {
      warnings: { ...array(RESUME_WARNING), minItems: 1, description: 'Present only if a check found something.' },
      evidence: EVIDENCE,
      sought: SOUGHT,
    },
  ),
  'A parsed resume.',
);
