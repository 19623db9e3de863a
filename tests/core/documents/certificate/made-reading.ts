import type { JsonObject } from '../../../../core/json.ts';
import { TEXTS } from '../../../../core/documents/certificate/other-boxes.ts';
import type { BoxKind, SectionName } from '../../../../core/documents/certificate/form-box.ts';
import { OTHER_COVERAGE, SECTIONS } from '../../../../core/documents/certificate/coverage-sections.ts';

export interface MadeCell {
  readonly value: string | number | boolean | null;
  readonly quote: string | null;
  readonly state: 'present' | 'blank' | 'illegible';
}

export const BLANK: MadeCell = { value: null, quote: null, state: 'blank' };
export const ILLEGIBLE: MadeCell = { value: null, quote: null, state: 'illegible' };

/** Returns a box with a value. */
export function present(value: MadeCell['value'], quote: string | null): MadeCell {
  return { value, quote, state: 'present' };
}

/** Returns an amount as the form prints it. */
export function amount(value: number): MadeCell {
  return present(value, `$ ${value.toLocaleString('en-US')}`);
}

type Cells = Readonly<Record<string, MadeCell>>;

/** Returns a policy row from 2026-01-01 to 2027-01-01; boxes that are not given are blank. */
export function madeRow(kinds: Readonly<Record<string, BoxKind>>, cells: Cells = {}): Cells {
  const blank = Object.fromEntries(Object.keys(kinds).map((name) => [name, BLANK]));
  return {
    ...blank,
    insurer_letter: present('A', 'A'),
    policy_number: present('MP-100', 'MP-100'),
    policy_effective_date: present('2026-01-01', '01/01/2026'),
    policy_expiration_date: present('2027-01-01', '01/01/2027'),
    ...cells,
  };
}

/** Returns a coverage section. */
export function madeSection(name: SectionName, cells: Cells = {}): Cells {
  return madeRow(SECTIONS[name], cells);
}

/** Returns a row of the other coverages. */
export function madeOther(cells: Cells = {}): Cells {
  return madeRow(OTHER_COVERAGE, {
    description: present('Cyber', 'Cyber'),
    limits: present('1,000,000', '1,000,000'),
    ...cells,
  });
}

/** Returns a reading of a certificate that is blank except for the given members. */
export function madeReading(members: JsonObject = {}): JsonObject {
  return {
    is_certificate: true,
    ...Object.fromEntries(TEXTS.map((name) => [name, BLANK])),
    certificate_date: BLANK,
    insurers: [],
    general_liability: null,
    auto_liability: null,
    umbrella_excess: null,
    workers_comp: null,
    other_coverages: [],
    confidence: 0.9,
    ...members,
  };
}
