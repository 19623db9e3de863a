import { boxesOf, SECTION_NAMES, SECTION_TITLES } from '../acord-25.ts';
import type { Demand, FormBox, SectionName } from '../form-box.ts';

/** A requirement and the box of the certificate it is compared with. */
export interface RequirementRow {
  readonly section: SectionName;
  readonly key: string;
  readonly box: string;
  readonly demand: Demand;
  /** The name of the box in sentences. */
  readonly label: string;
}

/** Builds the key of a requirement: `each_occurrence_min`, `any_auto_required`. The occurrence form has its own. */
const keyOf = (box: string, demand: Demand): string =>
  demand === 'occurrence' ? 'occurrence_form_required' : `${box}_${demand === 'minimum' ? 'min' : 'required'}`;

/** In each section, limits come first, then endorsements. */
const inOrder = SECTION_NAMES.flatMap((name) => {
  const isOfPolicy = ({ page }: FormBox): boolean => page.at === 'column' || page.at === 'pair';
  return [...boxesOf(name).filter((box) => !isOfPolicy(box)), ...boxesOf(name).filter(isOfPolicy)];
});

/** Every requirement except `min_days_until_expiration`. Deficiencies are listed in this order. */
export const REQUIREMENT_ROWS: readonly RequirementRow[] = inOrder.flatMap(({ section, name, demand, title, kind }) => {
  if (demand === undefined) return [];
  const coverage = section === 'workers_comp' && kind === 'amount' ? "Employers' liability" : SECTION_TITLES[section];
  return [{ section, key: keyOf(name, demand), box: name, demand, label: `${coverage}, ${title}` }];
});

/** The requirement on the expiration dates of coverage rows, in days. */
export const EXPIRATION_KEY = 'min_days_until_expiration';
