import type { JsonObject } from '../../json.ts';
import { publishedDay, publishedText } from '../published-values.ts';

/** How dangerous FDA found what was recalled to be; Class I is the most serious. */
export type RecallClass = 'Class I' | 'Class II' | 'Class III';

/** A recall that FDA has classified. Days are YYYY-MM-DD; null where nothing is published. */
export interface FdaRecall {
  readonly recall_number: string | null;
  readonly classification: RecallClass;
  /** `Ongoing`, `Completed`, `Terminated`. */
  readonly status: string | null;
  /** `Drugs`, `Devices` or `Food`. */
  readonly product_type: string | null;
  readonly product_description: string | null;
  readonly reason_for_recall: string | null;
  readonly recall_initiation_date: string | null;
  readonly center_classification_date: string | null;
  readonly termination_date: string | null;
  readonly report_date: string | null;
}

const CLASSES: readonly RecallClass[] = ['Class I', 'Class II', 'Class III'];

/** The recall in a row of an enforcement report; undefined where FDA has not classified it, whatever date it carries. */
export function fdaRecall(row: JsonObject): FdaRecall | undefined {
  const written = publishedText(row, 'classification');
  const classification = CLASSES.find((one) => one === written);
  return (
    classification && {
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
    }
  );
}
