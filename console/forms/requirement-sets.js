/** @import { JsonObject } from '../types.ts' */

/**
 * Sets of requirements to start with, from a small job to a large one. The amounts are common ones, not advice: the
 * contract says what is required.
 *
 * @type {Readonly<Record<string, { title: string, detail: string, requirements: JsonObject }>>}
 */
export const REQUIREMENT_SETS = {
  basic: {
    title: 'Basic',
    detail: 'General liability of $1,000,000 / $2,000,000, workers compensation',
    requirements: {
      general_liability: { each_occurrence_min: 1_000_000, general_aggregate_min: 2_000_000 },
      workers_comp: { statutory_limits_required: true },
    },
  },
  standard: {
    title: 'Standard',
    detail: 'Adds automobile liability of $1,000,000, additional insured, waiver, 30 days in force',
    requirements: {
      general_liability: {
        ...{ each_occurrence_min: 1_000_000, general_aggregate_min: 2_000_000, additional_insured_required: true },
        ...{ subrogation_waived_required: true, occurrence_form_required: true },
      },
      auto_liability: { combined_single_limit_min: 1_000_000 },
      workers_comp: { statutory_limits_required: true, el_each_accident_min: 1_000_000 },
      min_days_until_expiration: 30,
    },
  },
  high: {
    title: 'High limits',
    detail: 'Doubled general liability, umbrella of $5,000,000',
    requirements: {
      general_liability: {
        ...{ each_occurrence_min: 2_000_000, general_aggregate_min: 4_000_000, products_comp_op_agg_min: 4_000_000 },
        ...{ additional_insured_required: true, subrogation_waived_required: true, occurrence_form_required: true },
      },
      auto_liability: { combined_single_limit_min: 1_000_000, any_auto_required: true },
      umbrella_excess: { each_occurrence_min: 5_000_000, aggregate_min: 5_000_000 },
      workers_comp: {
        ...{ statutory_limits_required: true, el_each_accident_min: 1_000_000 },
        subrogation_waived_required: true,
      },
      min_days_until_expiration: 30,
    },
  },
};
