import { boxesOf, SECTION_NAMES } from './acord-25.ts';
import { OTHER_BOXES } from './other-boxes.ts';
import type { BoxKind, SectionName } from './form-box.ts';

/** The boxes of a row by their names, and what each holds. */
export type RowKinds = Readonly<Record<string, BoxKind>>;

const kindsOf = (boxes: readonly { readonly name: string; readonly kind: BoxKind }[]): RowKinds =>
  Object.fromEntries(boxes.map(({ name, kind }) => [name, kind]));

/** The coverage sections of an ACORD 25 certificate and the boxes of each, in the order of the form's columns. */
export const SECTIONS = Object.fromEntries(SECTION_NAMES.map((name) => [name, kindsOf(boxesOf(name))])) as Readonly<
  Record<SectionName, RowKinds>
>;

/** A row of the coverages that the form has no section for. */
export const OTHER_COVERAGE: RowKinds = { ...kindsOf(OTHER_BOXES), limits: 'text' };
