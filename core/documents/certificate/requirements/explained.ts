import type { ExplainedRequirement } from '../answer.ts';
import type { Extraction } from '../extraction.ts';
import { SECTION_NAMES } from '../acord-25.ts';
import type { Evaluation } from './evaluate.ts';
import { rowsToOutlast } from './expirations.ts';
import { EXPIRATION_KEY, REQUIREMENT_ROWS } from './requirement-rows.ts';
import type { AskedRequirements } from './requirements.ts';

/** Returns every requirement that was checked, met or not, with one entry for each box it was compared with. */
export function explained(
  requirements: AskedRequirements,
  { evaluated, deficiencies }: Evaluation,
  extraction: Extraction,
): ExplainedRequirement[] {
  const entry = (requirement: string, field: string, also: string = field): ExplainedRequirement => {
    const { quote = null, page, box } = extraction.evidence[field] ?? {};
    const deficiency = deficiencies.find((one) => one.field === field || one.field === also);
    const met = deficiency === undefined ? true : deficiency.status === 'unreadable' ? null : false;
    return { requirement, field, met, quote, ...(page !== undefined && { page }), ...(box !== undefined && { box }) };
  };
  const boxes = REQUIREMENT_ROWS.filter(({ section, key }) => evaluated.includes(`${section}.${key}`)).map((row) =>
    entry(`${row.section}.${row.key}`, `${row.section}.${row.box}`),
  );
  if (requirements[EXPIRATION_KEY] === undefined) return boxes;
  const named = new Set(SECTION_NAMES.filter((name) => boxes.some(({ field }) => field.startsWith(`${name}.`))));
  const rows = rowsToOutlast(named, extraction).map((path) =>
    entry(EXPIRATION_KEY, `${path}.policy_expiration_date`, `${path}.policy_effective_date`),
  );
  return [...boxes, ...(rows.length === 0 ? [entry(EXPIRATION_KEY, 'policy_expiration_date')] : rows)];
}
