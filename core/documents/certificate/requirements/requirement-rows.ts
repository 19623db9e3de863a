import type { SectionName } from '../sections.ts';

/** What a requirement asks of its box: `minimum` an amount of at least so much, `yes` that it is ticked or says yes, `occurrence` that claims_made is no. */
export type Demand = 'minimum' | 'yes' | 'occurrence';

/** A requirement that can be asked for, and the box of the certificate that it is held against. */
export interface RequirementRow {
  readonly section: SectionName;
  readonly key: string;
  readonly box: string;
  readonly demand: Demand;
  /** What sentences call the box. */
  readonly label: string;
}

const rows =
  (section: SectionName, demand: Demand, suffix: string) =>
  (box: string, label: string): RequirementRow => ({ section, key: box + suffix, box, demand, label });

const glMinimum = rows('general_liability', 'minimum', '_min');
const glYes = rows('general_liability', 'yes', '_required');
const autoMinimum = rows('auto_liability', 'minimum', '_min');
const autoYes = rows('auto_liability', 'yes', '_required');
const umbrellaMinimum = rows('umbrella_excess', 'minimum', '_min');
const compMinimum = rows('workers_comp', 'minimum', '_min');
const compYes = rows('workers_comp', 'yes', '_required');

/** Every requirement beside `min_days_until_expiration`; deficiencies are listed in this order. */
export const REQUIREMENT_ROWS: readonly RequirementRow[] = [
  glMinimum('each_occurrence', 'General liability, each occurrence'),
  glMinimum('damage_to_rented_premises', 'General liability, damage to rented premises'),
  glMinimum('med_exp', 'General liability, medical expense'),
  glMinimum('personal_adv_injury', 'General liability, personal and advertising injury'),
  glMinimum('general_aggregate', 'General liability, general aggregate'),
  glMinimum('products_comp_op_agg', 'General liability, products and completed operations aggregate'),
  glYes('additional_insured', 'General liability, additional insured'),
  glYes('subrogation_waived', 'General liability, subrogation waived'),
  {
    section: 'general_liability',
    key: 'occurrence_form_required',
    box: 'claims_made',
    demand: 'occurrence',
    label: 'General liability, occurrence form',
  },
  autoMinimum('combined_single_limit', 'Automobile liability, combined single limit'),
  autoMinimum('bodily_injury_per_person', 'Automobile liability, bodily injury per person'),
  autoMinimum('bodily_injury_per_accident', 'Automobile liability, bodily injury per accident'),
  autoMinimum('property_damage_per_accident', 'Automobile liability, property damage per accident'),
  autoYes('any_auto', 'Automobile liability, any auto'),
  autoYes('additional_insured', 'Automobile liability, additional insured'),
  autoYes('subrogation_waived', 'Automobile liability, subrogation waived'),
  umbrellaMinimum('each_occurrence', 'Umbrella or excess, each occurrence'),
  umbrellaMinimum('aggregate', 'Umbrella or excess, aggregate'),
  compYes('statutory_limits', 'Workers compensation, statutory limits'),
  compMinimum('el_each_accident', "Employers' liability, each accident"),
  compMinimum('el_disease_each_employee', "Employers' liability, disease, each employee"),
  compMinimum('el_disease_policy_limit', "Employers' liability, disease, policy limit"),
  compYes('subrogation_waived', 'Workers compensation, subrogation waived'),
];

/** The requirement on the expiration dates of coverage rows, in days. */
export const EXPIRATION_KEY = 'min_days_until_expiration';
