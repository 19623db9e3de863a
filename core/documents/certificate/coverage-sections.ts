import { boxesOf, SECTION_NAMES } from './acord-25.ts';
import { OTHER_BOXES } from './other-boxes.ts';
import type { BoxKind, SectionName } from './form-box.ts';

/** The boxes of a row by name, and what each holds. */
export type RowKinds = Readonly<Record<string, BoxKind>>;

const kindsOf = (boxes: readonly { readonly name: string; readonly kind: BoxKind }[]): RowKinds =>
  Object.fromEntries(boxes.map(({ name, kind }) => [name, kind]));

/** The coverage sections of an ACORD 25 and their boxes, in the order of the form. */
export const SECTIONS = Object.fromEntries(SECTION_NAMES.map((name) => [name, kindsOf(boxesOf(name))])) as Readonly<
  Record<SectionName, RowKinds>
>;

/** A row of coverages without a section on the form. */
export const OTHER_COVERAGE: RowKinds = { ...kindsOf(OTHER_BOXES), limits: 'text' };
