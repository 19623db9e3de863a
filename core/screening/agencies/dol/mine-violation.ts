import type { MineViolation } from '../answer.ts';
import type { JsonObject } from '../../../json.ts';
import { readsAsPerson } from '../../../names/person-or-organization.ts';
import { publishedDay, publishedFlag, publishedId, publishedText, type DecidingColumns } from '../published-values.ts';

/** The columns read from MSHA/violation, out of 55; it publishes no penalty amounts. */
export const MINE_VIOLATION_FIELDS = [
  'viol_no',
  'violator_name',
  'controller_name',
  'cit_ord_safe',
  'iss_dt',
  'term_dt',
  'sig_sub',
  'part_section',
  'violator_type_cd',
  'mine_id',
  'mine_name',
] as const;

/** Columns that affect the cross-agency score. */
export const MINE_VIOLATION_FIGURES: DecidingColumns = { sig_sub: publishedFlag };

/** Parses the violation in a row of MSHA/violation. */
export function mineViolation(row: JsonObject): MineViolation {
  const mine = publishedText(row, 'mine_name');
  return {
    dataset: 'MSHA',
    violation_id: publishedId(row, 'viol_no'),
    issued_as: publishedText(row, 'cit_ord_safe'),
    issued_date: publishedDay(row, 'iss_dt'),
    terminated_date: publishedDay(row, 'term_dt'),
    significant_and_substantial: publishedFlag(row, 'sig_sub'),
    standard: publishedText(row, 'part_section'),
    cited_as: publishedText(row, 'violator_type_cd'),
    mine_id: publishedId(row, 'mine_id'),
    mine_name: mine !== null && readsAsPerson(mine) ? null : mine,
  };
}
