import { QUOTED_CELLS, RATE_YOURSELF, READ_AS_DATA, type DocumentQuestion } from '../reading/document-question.ts';
import { cell, CONFIDENCE, listOf, members, TEXT_OR_NULL } from '../reading/question-schema.ts';

const TEXT_CELL = cell({ type: 'string' });

/** What a model is asked about a resume. */
export const RESUME_QUESTION: DocumentQuestion = {
  name: 'resume',
  maxTokens: 10_000,
  schema: members({
    contact: members({ name: TEXT_OR_NULL, email: TEXT_CELL, phone: TEXT_CELL, location: TEXT_OR_NULL }),
    work_history: listOf(
      members({
        company: TEXT_OR_NULL,
        title: TEXT_OR_NULL,
        start_date: TEXT_CELL,
        end_date: TEXT_CELL,
        description: TEXT_OR_NULL,
      }),
    ),
    education: listOf(
      members({
        institution: TEXT_OR_NULL,
        degree: TEXT_OR_NULL,
        field: TEXT_OR_NULL,
        graduation_date: TEXT_CELL,
      }),
    ),
    skills: listOf({ type: 'string' }),
    confidence: CONFIDENCE,
  }),
  system: [
    'You read resumes.',
    READ_AS_DATA,
    QUOTED_CELLS,
    'work_history has one entry for each role, education one for each record, both in the order of the document; a company ' +
      'with two roles gives two entries. Dates are YYYY, YYYY-MM or YYYY-MM-DD, only as precise as printed. For a role the ' +
      'quote of both dates is the whole printed range, such as "Mar 2019 - Present", with its year or years. The end_date of a ' +
      'role that is still held is the word Present. The graduation_date is the last date printed for the record. The phone is ' +
      'as printed, without a country code that is not printed. skills are the single skills that the document names as such.',
    RATE_YOURSELF,
  ].join('\n'),
};
