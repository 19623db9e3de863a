import type { TextRow } from '../resume-rows.ts';
import type { LabelKind } from '../words/label-words.ts';
import type { LabelMeaning } from '../words/labels.ts';
import type { Cell } from './tables.ts';

/** What a label says about a value, and the value: the texts of its cell, one below the other. */
export interface LabelledValue {
  readonly label: string;
  readonly meaning: LabelMeaning;
  readonly parts: readonly Cell[];
}

/** An entry whose values are labelled: a row of a table, or boxes and labels of a form. */
export interface LabelledEntry {
  readonly values: readonly LabelledValue[];
  /** Whether a cell's label is unknown: a value that is missing may be in it. */
  readonly isOpen: boolean;
  /** Whether it is a row of a table. */
  readonly isOfTable: boolean;
  readonly body: readonly TextRow[];
}

/** An entry that may go on below, and its rows. */
export interface OpenEntry extends LabelledEntry {
  readonly values: LabelledValue[];
  readonly body: TextRow[];
  readonly from: number;
  to: number;
}

/** What an entry may be about. */
export type EntryKind = 'experience' | 'education' | 'skills';

/** Names that entries are about. */
export const NAMES: readonly LabelKind[] = ['title', 'company', 'institution', 'degree', 'skill'];
/** Dates of entries. */
export const DATES: readonly LabelKind[] = ['dates', 'start', 'end'];

/** Returns what an entry's labels name. */
export function kindsOf({ values }: LabelledEntry): LabelKind[] {
  return values.flatMap(({ meaning }) => meaning.kinds);
}

/** What an entry with values of such kinds is. */
export function ofKinds(kinds: readonly LabelKind[]): EntryKind | undefined {
  const has = (...some: readonly LabelKind[]): boolean => some.some((kind) => kinds.includes(kind));
  if (has('title')) return has('degree') && !has('company') ? 'education' : 'experience';
  // "Organisation providing training"
  if (has('institution', 'degree')) return 'education';
  if (has('company')) return 'experience';
  return has('skill') ? 'skills' : undefined;
}

/** Whether a label names what an entry is about. */
export function namesEntry({ kinds, maybe }: LabelMeaning): boolean {
  return kinds.some((kind) => NAMES.includes(kind)) || maybe !== undefined;
}
