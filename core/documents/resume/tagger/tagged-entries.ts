import type { Period } from '../rules/period.ts';
import type { Field } from './labels.ts';
import type { TaggedValue } from './values.ts';

/** A value of an entry, and the likelihood that it belongs there. */
interface EntryValue {
  readonly value: TaggedValue;
  readonly sure: number;
}

/** Values that belong together. */
export interface TaggedEntry {
  readonly values: ReadonlyMap<Field, EntryValue>;
  /** With its first piece. */
  readonly period: { readonly period: Period; readonly sure: number; readonly from: number } | undefined;
  readonly from: number;
  readonly to: number;
}

/** The fields of a section's entries. */
interface EntryFields {
  readonly fields: readonly Field[];
  readonly date: Field;
}

/** Groups values into entries. An entry begins with its opening value, or when a field occurs again. */
export function taggedEntries(values: readonly TaggedValue[], { fields, date }: EntryFields): TaggedEntry[] {
  const own = values.filter(({ field }) => field === date || fields.includes(field));
  const groups: TaggedValue[][] = [];
  for (const value of own) {
    const group = groups.at(-1);
    const isAgain = group?.some((one) => one.field === value.field) === true;
    if (!group || value.isOpening || isAgain) groups.push([value]);
    else group.push(value);
  }
  return groups.map((group) => entryOf(group, { fields, date }));
}

function entryOf(group: readonly TaggedValue[], { fields, date }: EntryFields): TaggedEntry {
  const bounds = group.map(({ opening }, i) => (i === 0 ? opening : 1 - opening));
  const together = Math.min(...bounds);
  const found = new Map<Field, EntryValue>();
  for (const value of group) {
    if (!fields.includes(value.field) || found.has(value.field)) continue;
    found.set(value.field, { value, sure: Math.min(value.sure, together) });
  }
  const dated = group.find(({ field }) => field === date);
  const period = dated?.period && { period: dated.period, sure: Math.min(together, dated.sure), from: dated.from };
  return {
    values: found,
    period,
    from: Math.min(...group.map(({ from }) => from)),
    to: Math.max(...group.map(({ to }) => to)),
  };
}
