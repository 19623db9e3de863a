import type { Period } from '../rules/period.ts';
import type { Field } from './labels.ts';
import { likelyOf, type TaggedValue } from './values.ts';
import type { TaggedPieces } from './tag-pieces.ts';

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
    const isAgain = group?.some((one) => one.field === value.field && !isOtherEnd(one, value)) === true;
    if (!group || value.isOpening || isAgain) groups.push([value]);
    else group.push(value);
  }
  return groups.map((group) => entryOf(group, { fields, date }));
}

/** Whether two single dates are the ends of one range. */
function isOtherEnd(one: TaggedValue, other: TaggedValue): boolean {
  return one.period !== undefined && other.period !== undefined && !one.period.isRange && !other.period.isRange;
}

function entryOf(group: readonly TaggedValue[], { fields, date }: EntryFields): TaggedEntry {
  const bounds = group.map(({ opening }, i) => (i === 0 ? opening : 1 - opening));
  const together = Math.min(...bounds);
  const found = new Map<Field, EntryValue>();
  for (const value of group) {
    if (!fields.includes(value.field) || found.has(value.field)) continue;
    found.set(value.field, { value, sure: Math.min(value.sure, together) });
  }
  const dates = group.filter(({ field, period }) => field === date && period !== undefined);
  const period = periodOf(dates.flatMap(({ period }) => period ?? []));
  const sure = Math.min(together, ...dates.map((one) => one.sure));
  return {
    values: found,
    period: period && { period, sure },
    from: Math.min(...group.map(({ from }) => from)),
    to: Math.max(...group.map(({ to }) => to)),
  };
}

/** One range, or two dates that stand apart as the ends of one: the later one may stand above. */
function periodOf([one, other]: readonly Period[]): Period | undefined {
  if (!one || !other) return one;
  if (one.isRange || other.isRange) return one.isRange ? one : other;
  const isTurned =
    one.to === 'present' ||
    (one.from !== null && other.from !== null && one.from > other.from && other.to !== 'present');
  const [first, last] = isTurned ? [other, one] : [one, other];
  const to = last.to === 'present' ? 'present' : last.from;
  return { text: last.text, start: last.start, end: last.end, from: first.from, to, isRange: true, begins: first };
}

/** An entry that begins without an employer is one more role of the employer above, where no word of it may name one. */
export function withEmployersAbove(entries: readonly TaggedEntry[], tagged: TaggedPieces): TaggedEntry[] {
  let above: EntryValue | undefined;
  return entries.map((entry) => {
    const own = entry.values.get('company');
    if (own) {
      above = [...entry.values.keys()][0] === 'company' ? own : undefined;
      return entry;
    }
    if (!above || !entry.values.has('title')) return entry;
    let most = 0;
    for (let i = entry.from; i < entry.to; i += 1) most = Math.max(most, likelyOf(tagged, i, 'company'));
    const values = new Map(entry.values).set('company', { value: above.value, sure: Math.min(above.sure, 1 - most) });
    return { ...entry, values };
  });
}
