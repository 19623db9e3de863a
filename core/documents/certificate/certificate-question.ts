import type { JsonObject } from '../../json.ts';
import { QUOTED_CELLS, RATE_YOURSELF, READ_AS_DATA, type DocumentQuestion } from '../reading/document-question.ts';
import { SECTION_NAMES } from './acord-25.ts';
import { TEXTS } from './other-boxes.ts';
import type { BoxKind } from './form-box.ts';
import { OTHER_COVERAGE, SECTIONS, type RowKinds } from './coverage-sections.ts';
import { boxCell, CONFIDENCE, listOf, members, orNull, TEXT_OR_NULL } from '../reading/question-schema.ts';

const TEXT = boxCell({ type: 'string' });
const AMOUNT = boxCell({ type: 'number' });
const TICK = boxCell({ type: 'boolean' });

const CELLS: Readonly<Record<BoxKind, JsonObject>> = {
  text: TEXT,
  letter: TEXT,
  amount: AMOUNT,
  day: TEXT,
  start: TEXT,
  end: TEXT,
  mark: TICK,
  ticked: TICK,
  form: TICK,
};

const row = (kinds: RowKinds): JsonObject =>
  members(Object.fromEntries(Object.entries(kinds).map(([name, kind]) => [name, CELLS[kind]])));

/** What a model is asked about a certificate of liability insurance. */
export const CERTIFICATE_QUESTION: DocumentQuestion = {
  name: 'certificate',
  maxTokens: 10_000,
  schema: members({
    is_certificate: { type: 'boolean' },
    ...Object.fromEntries([...TEXTS, 'certificate_date'].map((name) => [name, TEXT])),
    insurers: listOf(members({ letter: TEXT_OR_NULL, name: TEXT_OR_NULL, naic_number: TEXT_OR_NULL })),
    ...Object.fromEntries(SECTION_NAMES.map((name) => [name, orNull(row(SECTIONS[name]))])),
    other_coverages: listOf(row(OTHER_COVERAGE)),
    confidence: CONFIDENCE,
  }),
  system: [
    'You read certificates of liability insurance, mostly on the form ACORD 25. is_certificate is false for any other document.',
    READ_AS_DATA,
    QUOTED_CELLS,
    'Each cell also has a state: present where something is printed in its box, blank where the box is empty, illegible where ' +
      'something is printed that you cannot read; a cell that is blank or illegible has null for its value and quote. A coverage ' +
      'section is null where its row is not filled in at all. The value of a tick box is true where it is ticked or marked Y, ' +
      'false where it is marked N; its quote is the mark with the printed label beside it. claims_made is true where the box ' +
      'CLAIMS-MADE is ticked and false where the box OCCUR is ticked. Dates are YYYY-MM-DD, their quotes as printed. Amounts are ' +
      'JSON numbers in dollars. Read each limit from the line of its own label and quote it with that label; words beside an ' +
      'amount that take it back (excluded, not covered, deductible) belong to its quote. Read each policy number and date from ' +
      'the row of its own coverage.',
    RATE_YOURSELF,
  ].join('\n'),
};
