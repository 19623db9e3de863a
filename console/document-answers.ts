import type { JsonObject } from './types.ts';

/* The answers of the services that read documents. Types alone: a browser never loads this file. */

/** Something about a reading that needs a look. */
export interface Warning {
  readonly code: string;
  readonly message: string;
}

/** The characters behind served values, by the paths of the values. */
export type Evidence = Readonly<Record<string, { readonly quote?: string | null }>>;

/** POST /invoice/extract; amounts in the units of its currency. */
export interface InvoiceAnswer {
  readonly vendor: string | null;
  readonly date: string | null;
  readonly line_items: readonly {
    readonly description: string | null;
    readonly quantity: number | null;
    readonly unit_price: number | null;
    readonly total: number | null;
  }[];
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly total: number | null;
  readonly currency: string | null;
  readonly confidence: number;
  readonly warnings?: readonly Warning[];
  readonly evidence?: Evidence;
}

/** POST /resume/parse. */
export interface ResumeAnswer {
  readonly contact: {
    readonly name: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly location: string | null;
  };
  readonly work_history: readonly {
    readonly company: string | null;
    readonly title: string | null;
    readonly start_date: string | null;
    readonly end_date: string | null;
    readonly description: string | null;
  }[];
  readonly education: readonly {
    readonly institution: string | null;
    readonly degree: string | null;
    readonly field: string | null;
    readonly graduation_date: string | null;
  }[];
  readonly skills: readonly string[];
  readonly confidence: number;
  readonly warnings?: readonly Warning[];
  readonly withheld: readonly string[];
  readonly evidence?: Evidence;
}

/** What stands on a certificate; amounts in dollars. */
export interface Certificate {
  readonly named_insured: string | null;
  readonly producer: string | null;
  readonly certificate_holder: string | null;
  readonly description_of_operations: string | null;
  readonly certificate_date: string | null;
  readonly insurers: readonly JsonObject[];
  readonly general_liability: JsonObject | null;
  readonly auto_liability: JsonObject | null;
  readonly umbrella_excess: JsonObject | null;
  readonly workers_comp: JsonObject | null;
  readonly other_coverages: readonly JsonObject[];
  readonly confidence: number;
}

/** POST /certificate/parse. */
export interface CertificateAnswer {
  readonly parsed: Certificate;
  readonly withheld: readonly string[];
  readonly evidence?: Evidence;
}

/** POST /certificate/verify. */
export interface VerifyAnswer extends CertificateAnswer {
  readonly compliant: boolean;
  readonly verdict: string;
  readonly deficiencies: readonly {
    readonly field: string;
    readonly required: string;
    readonly actual: string;
    readonly status: string;
    readonly reason: string;
  }[];
  readonly evaluated: readonly string[];
}

/** POST /pii/redact; places in UTF-16 code units of the text that was sent. */
export interface RedactionAnswer {
  readonly redacted_text: string;
  readonly entities: readonly {
    readonly type: string;
    readonly value: string;
    readonly start: number;
    readonly end: number;
    readonly merged_types?: readonly string[];
  }[];
  readonly warnings?: readonly Warning[];
  readonly unlocated_count?: number;
}
