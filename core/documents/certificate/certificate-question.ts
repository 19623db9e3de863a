import type { JsonObject } from '../../json.ts';
import { QUOTED_CELLS, RATE_YOURSELF, READ_AS_DATA, type DocumentQuestion } from '../reading/document-question.ts';
import { boxCell, CONFIDENCE, listOf, members, orNull, TEXT_OR_NULL } from '../reading/question-schema.ts';

const TEXT = boxCell({ type: 'string' });
const AMOUNT = boxCell({ type: 'number' });
const TICK = boxCell({ type: 'boolean' });

const cells = (schema: JsonObject, ...names: readonly string[]): Record<string, JsonObject> =>
  Object.fromEntries(names.map((name) => [name, schema]));

const POLICY = cells(TEXT, 'insurer_letter', 'policy_number', 'policy_effective_date', 'policy_expiration_date');

/** What is asked of a certificate of liability insurance. */
export const CERTIFICATE_QUESTION: DocumentQuestion = {
  name: 'certificate',
  maxTokens: 10_000,
  schema: members({
    is_certificate: { type: 'boolean' },
    ...cells(TEXT, 'named_insured', 'producer', 'certificate_holder', 'description_of_operations', 'certificate_date'),
    insurers: listOf(members({ letter: TEXT_OR_NULL, name: TEXT_OR_NULL, naic_number: TEXT_OR_NULL })),
    general_liability: orNull(
      members({
        ...POLICY,
        ...cells(TICK, 'additional_insured', 'subrogation_waived', 'claims_made'),
        ...cells(AMOUNT, 'each_occurrence', 'damage_to_rented_premises', 'med_exp', 'personal_adv_injury'),
        ...cells(AMOUNT, 'general_aggregate', 'products_comp_op_agg'),
      }),
    ),
    auto_liability: orNull(
      members({
        ...POLICY,
        ...cells(TICK, 'additional_insured', 'subrogation_waived'),
        ...cells(AMOUNT, 'combined_single_limit', 'bodily_injury_per_person', 'bodily_injury_per_accident'),
        ...cells(AMOUNT, 'property_damage_per_accident'),
        ...cells(TICK, 'any_auto'),
      }),
    ),
    umbrella_excess: orNull(
      members({
        ...POLICY,
        ...cells(TICK, 'additional_insured', 'subrogation_waived', 'is_umbrella', 'is_excess', 'claims_made'),
        ...cells(AMOUNT, 'each_occurrence', 'aggregate', 'deductible', 'retention'),
      }),
    ),
    workers_comp: orNull(
      members({
        ...POLICY,
        ...cells(TICK, 'subrogation_waived', 'statutory_limits', 'proprietor_excluded'),
        ...cells(AMOUNT, 'el_each_accident', 'el_disease_each_employee', 'el_disease_policy_limit'),
      }),
    ),
    other_coverages: listOf(members({ description: TEXT, ...POLICY, limits: TEXT })),
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
      'JSON numbers in dollars. Read each limit from the line of its own label and each policy number and date from the row ' +
      'of its own coverage.',
    RATE_YOURSELF,
  ].join('\n'),
};
