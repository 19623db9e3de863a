/* Written from answer-schema.ts by `npm run types`. */

import type { Quotation, SoughtPlaces } from '../reading/answer.ts';

/** An ACORD 25 certificate of liability insurance. */
export type Certificate = {
  /** Not compared with anything. */
  readonly named_insured: string | null;
  /** As read. */
  readonly producer: string | null;
  /** As read. */
  readonly certificate_holder: string | null;
  /** As read. */
  readonly description_of_operations: string | null;
  /** The date of the certificate itself. */
  readonly certificate_date: string | null;
  readonly insurers: readonly Insurer[];
  /** Null if it is not on the certificate. */
  readonly general_liability: GeneralLiability | null;
  /** Null if it is not on the certificate. */
  readonly auto_liability: AutoLiability | null;
  /** Null if it is not on the certificate. */
  readonly umbrella_excess: UmbrellaExcess | null;
  /** Null if it is not on the certificate. */
  readonly workers_comp: WorkersCompensation | null;
  readonly other_coverages: readonly OtherCoverage[];
  /** The reader's own rating of its reading, not a measured accuracy; 1 for a filled-in form. */
  readonly confidence: number;
};

/** An insurer affording coverage. */
export type Insurer = {
  /** As printed. */
  readonly letter: string | null;
  /** As read. */
  readonly name: string | null;
  /** As read. */
  readonly naic_number: string | null;
};

/** The section general_liability. */
export type GeneralLiability = {
  /** As read. */
  readonly insurer_letter: string | null;
  /** As read. */
  readonly policy_number: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_effective_date: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_expiration_date: string | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly additional_insured: boolean | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly subrogation_waived: boolean | null;
  /** False if OCCUR is ticked. */
  readonly claims_made: boolean | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly each_occurrence: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly damage_to_rented_premises: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly med_exp: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly personal_adv_injury: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly general_aggregate: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly products_comp_op_agg: number | null;
};

/** The section auto_liability. */
export type AutoLiability = {
  /** As read. */
  readonly insurer_letter: string | null;
  /** As read. */
  readonly policy_number: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_effective_date: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_expiration_date: string | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly additional_insured: boolean | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly subrogation_waived: boolean | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly combined_single_limit: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly bodily_injury_per_person: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly bodily_injury_per_accident: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly property_damage_per_accident: number | null;
  /** False if the box is empty. Null only if its path is in `withheld`. */
  readonly any_auto: boolean | null;
};

/** The section umbrella_excess. */
export type UmbrellaExcess = {
  /** As read. */
  readonly insurer_letter: string | null;
  /** As read. */
  readonly policy_number: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_effective_date: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_expiration_date: string | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly additional_insured: boolean | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly subrogation_waived: boolean | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly is_umbrella: boolean | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly is_excess: boolean | null;
  /** False if OCCUR is ticked. */
  readonly claims_made: boolean | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly each_occurrence: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly aggregate: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly deductible: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly retention: number | null;
};

/** The section workers_comp. */
export type WorkersCompensation = {
  /** As read. */
  readonly insurer_letter: string | null;
  /** As read. */
  readonly policy_number: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_effective_date: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_expiration_date: string | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly subrogation_waived: boolean | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly statutory_limits: boolean | null;
  /** Null if the box is empty or its path is in `withheld`. */
  readonly proprietor_excluded: boolean | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly el_each_accident: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly el_disease_each_employee: number | null;
  /** In dollars. Null if the box is empty or its path is in `withheld`. */
  readonly el_disease_policy_limit: number | null;
};

/** A coverage that the form has no section for. */
export type OtherCoverage = {
  /** As read. */
  readonly description: string | null;
  /** As read. */
  readonly insurer_letter: string | null;
  /** As read. */
  readonly policy_number: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_effective_date: string | null;
  /** Null only if its path is in `withheld`. */
  readonly policy_expiration_date: string | null;
  /** As read. */
  readonly limits: string | null;
};

/** Present only with `?evidence=1`. Each member is the path of a served value. */
export type CertificateEvidence = {
  /** Pages that are not a certificate; absent if there are none. */
  readonly skipped_pages?: readonly number[];
  readonly [name: string]: Quotation | readonly number[] | undefined;
};

/** A certificate and the paths that could not be read. */
export type CertificateReading = {
  readonly parsed: Certificate;
  /** Paths of values or whole rows that were read but are not supported by the quoted characters. */
  readonly withheld: readonly string[];
  readonly evidence?: CertificateEvidence;
  readonly sought?: SoughtPlaces;
};

/** A requirement that is not met or could not be checked. */
export type Deficiency = {
  /** The path of the box, such as general_liability.each_occurrence. */
  readonly field: string;
  readonly required: string;
  readonly actual: string;
  /** `unreadable` asks for a clearer copy; it does not mean that coverage is missing. */
  readonly status: 'present' | 'absent' | 'unreadable';
  readonly reason: string;
};

/** The result of a requirement and the quoted characters of the box it was compared with. */
export type ExplainedRequirement = {
  /** As in evaluated. */
  readonly requirement: string;
  /** The path of the box that it was compared with. */
  readonly field: string;
  /** Null if the box could not be read. */
  readonly met: boolean | null;
  /** Null if no characters of the box were read. */
  readonly quote: string | null;
  /** From 1. */
  readonly page?: number;
  /** Null if unknown. */
  readonly box?: PageBox | null;
};

/** A place on a page, in fractions of the page from its upper left corner. */
export type PageBox = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** Requirements saved under an id; they never change. */
export type RequirementProfile = {
  readonly id: string;
  /** Null if none was sent. */
  readonly name: string | null;
  readonly requirements: Requirements;
  readonly created_at: string;
};

/** An amount meets a minimum if it is equal or higher. A `_required` key set to false is not checked. */
export type Requirements = {
  readonly general_liability?: {
    readonly each_occurrence_min?: number;
    readonly damage_to_rented_premises_min?: number;
    readonly med_exp_min?: number;
    readonly personal_adv_injury_min?: number;
    readonly general_aggregate_min?: number;
    readonly products_comp_op_agg_min?: number;
    readonly additional_insured_required?: boolean;
    readonly subrogation_waived_required?: boolean;
    readonly occurrence_form_required?: boolean;
  };
  readonly auto_liability?: {
    readonly combined_single_limit_min?: number;
    readonly bodily_injury_per_person_min?: number;
    readonly bodily_injury_per_accident_min?: number;
    readonly property_damage_per_accident_min?: number;
    readonly any_auto_required?: boolean;
    readonly additional_insured_required?: boolean;
    readonly subrogation_waived_required?: boolean;
  };
  readonly umbrella_excess?: {
    readonly each_occurrence_min?: number;
    readonly aggregate_min?: number;
  };
  readonly workers_comp?: {
    readonly statutory_limits_required?: boolean;
    readonly el_each_accident_min?: number;
    readonly el_disease_each_employee_min?: number;
    readonly el_disease_policy_limit_min?: number;
    readonly subrogation_waived_required?: boolean;
  };
  /** Applies to each coverage row on the certificate that another requirement names or, if none names any, to every row. */
  readonly min_days_until_expiration?: number;
};

/** The verdict on a certificate under requirements. */
export type CertificateVerification = {
  /** False if the verdict is cannot_determine. */
  readonly compliant: boolean;
  readonly verdict: 'compliant' | 'deficient' | 'cannot_determine';
  readonly deficiencies: readonly Deficiency[];
  /** The dotted keys of the checked requirements. */
  readonly evaluated: readonly string[];
  /** Paths of values or whole rows that were read but are not supported by the quoted characters. */
  readonly withheld: readonly string[];
  readonly parsed: Certificate;
  readonly evidence?: VerificationEvidence;
  readonly sought?: SoughtPlaces;
};

/** Present only with `?evidence=1`. Each member is the path of a served value. */
export type VerificationEvidence = {
  /** Pages that are not a certificate; absent if there are none. */
  readonly skipped_pages?: readonly number[];
  readonly requirements?: readonly ExplainedRequirement[];
  readonly [name: string]: Quotation | readonly number[] | readonly ExplainedRequirement[] | undefined;
};
