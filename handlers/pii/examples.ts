import type { Example } from '../../core/http/route.ts';

const NOTE =
  'Call Mara Ellingsen at (207) 555-0142 or mara.ellingsen@example.com. She lives at 12 Gull Street, Port Harrow, ME 04000, and was born on ' +
  'March 9, 1984.';

const REDACTED =
  'Call [REDACTED_PERSON] at [REDACTED_PHONE] or [REDACTED_EMAIL]. She lives at [REDACTED_ADDRESS], and was born on [REDACTED_DATE_OF_BIRTH].';

/** Invented persons; the answers are those of the embedded reader. */
export const PII_EXAMPLES: readonly Example[] = [
  {
    name: 'note',
    summary: 'A note about a person',
    request: { body: { text: NOTE } },
    status: 200,
    response: {
      redacted_text: REDACTED,
      entities: [
        { type: 'PERSON', value: 'Mara Ellingsen', start: 5, end: 19 },
        { type: 'PHONE', value: '(207) 555-0142', start: 23, end: 37 },
        { type: 'EMAIL', value: 'mara.ellingsen@example.com', start: 41, end: 67 },
        { type: 'ADDRESS', value: '12 Gull Street, Port Harrow, ME 04000', start: 82, end: 119 },
        { type: 'DATE_OF_BIRTH', value: 'March 9, 1984', start: 137, end: 150 },
      ],
    },
  },
  {
    name: 'evidence',
    summary: 'One value in two written forms, with evidence',
    request: { query: { evidence: '1' }, body: { text: 'SSN 123-45-6789, filed as 123456789' } },
    status: 200,
    response: {
      redacted_text: 'SSN [REDACTED_SSN], filed as [REDACTED_SSN]',
      entities: [
        { type: 'SSN', value: '123-45-6789', start: 4, end: 15 },
        { type: 'SSN', value: '123456789', start: 26, end: 35 },
      ],
      evidence: {
        'entities[0]': { quote: '123-45-6789', start: 4, end: 15 },
        'entities[1]': { quote: '123456789', start: 26, end: 35 },
      },
    },
  },
  {
    name: 'nothing_found',
    summary: 'Nothing found, which does not prove the text clean',
    request: { body: { text: 'The shipment left the harbor on time.' } },
    status: 200,
    response: { redacted_text: 'The shipment left the harbor on time.', entities: [] },
  },
  {
    name: 'no_text',
    summary: 'A request without text',
    request: { body: {} },
    status: 400,
    response: { error: 'missing_fields', message: 'text is required.' },
  },
];
