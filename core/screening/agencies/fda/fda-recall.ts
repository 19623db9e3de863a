import type { FdaRecall } from '../answer.ts';
import type { JsonObject } from '../../../json.ts';
import type { ExpectedRows } from '../../../upstream/expected-rows.ts';
import { publishedDay, publishedText } from '../published-values.ts';

/** FDA's hazard class of a recall; Class I is the most serious. */
export type RecallClass = 'Class I' | 'Class II' | 'Class III';

const CLASSES: readonly RecallClass[] = ['Class I', 'Class II', 'Class III'];

/** Classified rows of enforcement reports. Blank members may be omitted; these never were. */
export const FDA_RECALL_ROWS: ExpectedRows = {
  what: 'enforcement report',
  required: [
    'status',
    'classification',
    'product_type',
    'recalling_firm',
    'recall_number',
    'product_description',
    'reason_for_recall',
    'recall_initiation_date',
    'center_classification_date',
    'report_date',
  ],
  known: [
    'termination_date',
    'city',
    'state',
    'country',
    'openfda',
    'event_id',
    'address_1',
    'address_2',
    'postal_code',
    'voluntary_mandated',
    'initial_firm_notification',
    'distribution_pattern',
    'product_quantity',
    'code_info',
    'more_code_info',
  ],
};

/** How FDA marks a recall as not yet classified. */
const UNCLASSIFIED = 'Not Yet Classified';

/** A row of an enforcement report. */
export type FdaRow =
  | { readonly kind: 'recall'; readonly firm: string; readonly record: FdaRecall }
  /** FDA has not classified it, whatever date it has. */
  | { readonly kind: 'unclassified' }
  /** It has no firm, or an unknown class. */
  | { readonly kind: 'unreadable' };

/** Parses a row of an enforcement report. */
export function readFdaRow(row: JsonObject): FdaRow {
  const written = publishedText(row, 'classification');
  if (written === UNCLASSIFIED) return { kind: 'unclassified' };
  const classification = CLASSES.find((one) => one === written);
  const firm = publishedText(row, 'recalling_firm');
  if (classification === undefined || firm === null) return { kind: 'unreadable' };
  return {
    kind: 'recall',
    firm,
    record: {
      recall_number: publishedText(row, 'recall_number'),
      classification,
      status: publishedText(row, 'status'),
      product_type: publishedText(row, 'product_type'),
      product_description: publishedText(row, 'product_description'),
      reason_for_recall: publishedText(row, 'reason_for_recall'),
      recall_initiation_date: publishedDay(row, 'recall_initiation_date'),
      center_classification_date: publishedDay(row, 'center_classification_date'),
      termination_date: publishedDay(row, 'termination_date'),
      report_date: publishedDay(row, 'report_date'),
    },
  };
}
