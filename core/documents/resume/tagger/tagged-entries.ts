import type { Period } from '../rules/period.ts';
import type { Field } from './labels.ts';
import type { TaggedValue } from './values.ts';

/** A value that an entry has, and how likely it is the entry's. */
interface EntryValue {
  readonly value: TaggedValue;
  readonly sure: number;
}

/** Values that belong together. */
export interface TaggedEntry {
  readonly values: ReadonlyMap<Field, EntryValue>;
  readonly period: { readonly period: Period; readonly sure: number } | undefined;
  readonly from: number;
  readonly to: number;
}

/** What entries of a section are made of. */
interface EntryFields {
  readonly fields: readonly Field[];
  readonly date: Field;
}

/** The entries that values of some fields make: one begins where its first value does, and where a field comes again. */
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
  const period = dated?.period && { period: dated.period, sure: Math.min(together, dated.sure) };
  return {
    values: found,
    period,
    from: Math.min(...group.map(({ from }) => from)),
    to: Math.max(...group.map(({ to }) => to)),
  };
}
