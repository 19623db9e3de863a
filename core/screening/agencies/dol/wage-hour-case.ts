import type { WageHourCase } from '../answer.ts';
import type { JsonObject } from '../../../json.ts';
import {
  publishedCount,
  publishedDay,
  publishedId,
  publishedNumber,
  publishedText,
  type DecidingColumns,
} from '../published-values.ts';

/** The columns read from WHD/enforcement, out of 110. */
export const WAGE_HOUR_FIELDS = [
  'case_id',
  'trade_nm',
  'legal_name',
  'cty_nm',
  'st_cd',
  'naic_cd',
  'findings_start_date',
  'findings_end_date',
  'case_violtn_cnt',
  'ee_violtd_cnt',
  'bw_atp_amt',
  'cmp_assd',
  'flsa_repeat_violator',
] as const;

/** Columns that affect the cross-agency score. */
export const WAGE_HOUR_FIGURES: DecidingColumns = { case_violtn_cnt: publishedCount, bw_atp_amt: publishedNumber };

/** Parses the case in a row of WHD/enforcement. */
export function wageHourCase(row: JsonObject): WageHourCase {
  return {
    dataset: 'WHD',
    case_id: publishedId(row, 'case_id'),
    city: publishedText(row, 'cty_nm'),
    state: publishedText(row, 'st_cd'),
    naics: publishedText(row, 'naic_cd'),
    findings_start_date: publishedDay(row, 'findings_start_date'),
    findings_end_date: publishedDay(row, 'findings_end_date'),
    violations_count: publishedCount(row, 'case_violtn_cnt'),
    employees_in_violation: publishedCount(row, 'ee_violtd_cnt'),
    back_wages: publishedNumber(row, 'bw_atp_amt'),
    civil_penalties: publishedNumber(row, 'cmp_assd'),
    repeat_or_willful: publishedText(row, 'flsa_repeat_violator'),
  };
}
