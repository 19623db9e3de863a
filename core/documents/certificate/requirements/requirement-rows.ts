import { boxesOf, SECTION_NAMES, SECTION_TITLES } from '../acord-25.ts';
import type { Demand, FormBox, SectionName } from '../form-box.ts';

/** A requirement that can be asked for, and the box of the certificate that it is held against. */
export interface RequirementRow {
  readonly section: SectionName;
  readonly key: string;
  readonly box: string;
  readonly demand: Demand;
  /** What sentences call the box. */
  readonly label: string;
}

/** How the keys of requirements are made: `each_occurrence_min`, `any_auto_required`; that of the occurrence form has a name of its own. */
const keyOf = (box: string, demand: Demand): string =>
  demand === 'occurrence' ? 'occurrence_form_required' : `${box}_${demand === 'minimum' ? 'min' : 'required'}`;

/** Limits first, then what the policy is endorsed with, in each section. */
const inOrder = SECTION_NAMES.flatMap((name) => {
  const isOfPolicy = ({ page }: FormBox): boolean => page.at === 'column' || page.at === 'pair';
  return [...boxesOf(name).filter((box) => !isOfPolicy(box)), ...boxesOf(name).filter(isOfPolicy)];
});

/** Every requirement besides `min_days_until_expiration`; deficiencies are listed in this order. */
export const REQUIREMENT_ROWS: readonly RequirementRow[] = inOrder.flatMap(({ section, name, demand, title, kind }) => {
  if (demand === undefined) return [];
  const coverage = section === 'workers_comp' && kind === 'amount' ? "Employers' liability" : SECTION_TITLES[section];
  return [{ section, key: keyOf(name, demand), box: name, demand, label: `${coverage}, ${title}` }];
});

/** The requirement on the expiration dates of coverage rows, in days. */
export const EXPIRATION_KEY = 'min_days_until_expiration';
