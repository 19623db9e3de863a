import { array, object, text } from '../../core/http/json-schema.ts';
import type { JsonSchema } from '../../core/http/route.ts';

/** A text as published; null where the source leaves it blank. */
export function published(description?: string): JsonSchema {
  return { type: ['string', 'null'], ...(description !== undefined && { description }) };
}

const count: JsonSchema = { type: ['integer', 'null'], minimum: 0 };
const dollars: JsonSchema = { type: ['number', 'null'], description: 'U.S. dollars.' };
const day = published('YYYY-MM-DD.');

/** A record of the section osha. */
export const INSPECTION_RECORD = object({
  inspection_nr: { type: 'integer' },
  establishment_name: { type: 'string', description: 'Cut at fifty characters by the source.' },
  date_opened: published('ISO 8601, without a zone, as published.'),
  office_id: published(),
  state: published(),
  inspection_type: { type: 'null' },
  scope: { type: 'null' },
  sic: published(),
  naics: published(),
  violations_count: {
    ...count,
    description: 'Citations that are not deleted; 0 says that none are held, null that they could not be counted.',
  },
  detail_url: { type: 'string', format: 'uri' },
});

/** A record of the section dol: a wage-hour case or a mine citation. */
export const DOL_RECORD: JsonSchema = {
  oneOf: [
    object({
      dataset: { type: 'string', enum: ['WHD'] },
      case_id: published(),
      city: published(),
      state: published(),
      naics: published(),
      findings_start_date: day,
      findings_end_date: day,
      violations_count: count,
      employees_in_violation: count,
      back_wages: dollars,
      civil_penalties: dollars,
      repeat_or_willful: published('R, W or RW: repeated, willful or both.'),
    }),
    object({
      dataset: { type: 'string', enum: ['MSHA'] },
      violation_id: published(),
      issued_as: published('Citation, Order, Safeguard and their like.'),
      issued_date: day,
      terminated_date: day,
      significant_and_substantial: { type: ['boolean', 'null'] },
      standard: published(),
      cited_as: published('Operator or Contractor.'),
      mine_id: published(),
      mine_name: published(),
    }),
  ],
};

/** A record of the section fda. */
export const FDA_RECORD = object({
  recall_number: published(),
  classification: { type: 'string', enum: ['Class I', 'Class II', 'Class III'] },
  status: published(),
  product_type: published('Drugs, Devices or Food.'),
  product_description: published(),
  reason_for_recall: published(),
  recall_initiation_date: day,
  center_classification_date: day,
  termination_date: day,
  report_date: day,
});

/** A record of the section cpsc. */
export const CPSC_RECORD = object({
  recall_id: published(),
  recall_number: published(),
  title: published(),
  recall_date: day,
  last_publish_date: day,
  url: published(),
  hazards: array(text),
  roles: {
    ...array({ type: 'string', enum: ['manufacturer', 'importer', 'distributor'] }),
    description: 'In which the recall names a company whose name resembles the one screened.',
  },
});
