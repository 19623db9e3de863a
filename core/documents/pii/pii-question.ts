import { READ_AS_DATA, type DocumentQuestion } from '../reading/document-question.ts';
import { listOf, members } from '../reading/question-schema.ts';

/** The prompt and reply schema for finding personal data. */
export const PII_QUESTION: DocumentQuestion = {
  name: 'pii',
  maxTokens: 16_000,
  schema: members({
    entities: listOf(
      members({
        type: {
          type: 'string',
          enum: ['PERSON', 'EMAIL', 'PHONE', 'ADDRESS', 'SSN', 'CREDIT_CARD', 'DATE_OF_BIRTH'],
        },
        value: { type: 'string' },
      }),
    ),
  }),
  system: [
    'You find personal data in texts, so that it can be blacked out.',
    READ_AS_DATA,
    'List every value of these types: PERSON, the name of a person as written, also a first or last name alone; EMAIL; PHONE; ' +
      'ADDRESS, a postal address of a place where somebody lives, works or gets mail, as one value; SSN, a United States Social ' +
      'Security number; CREDIT_CARD, a payment card number; DATE_OF_BIRTH, a date that is said to be of a birth, the date ' +
      'alone. value repeats the characters of the text exactly. A value that is written in several ways is listed once for each ' +
      'way. Names of companies, products and places alone are not listed. The list is empty where there is nothing.',
  ].join('\n'),
};
