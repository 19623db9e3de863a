import type { Place } from '../../../quotes/locate.ts';
import { fieldKind, type FieldKind } from './field-kinds.ts';

/** A field and what its label says that it holds. */
export interface Field extends Place {
  readonly kind: FieldKind | undefined;
}

/** A value of a record. */
export interface RecordValue extends Place {
  readonly type: 'PERSON' | 'ADDRESS';
}

/** The fields of one row, object or element. */
export type Fields = readonly Field[];

/** A member of an object, and an element with text alone. */
const MEMBER =
  /"([A-Za-z_][\w .-]{0,40})"\s{0,4}:\s{0,4}"([^"\\\n]{1,100})"|<([A-Za-z][\w:.-]{0,40})>([^<>\n]{1,100})<\/\3>/dgu;
/** Between the members of one object or the elements of one element: no other begins or ends. */
const WITHIN = /^[^{}[\]<>]{0,80}$/;

/** Finds the objects of JSON and the elements of XML that have members or elements with known labels. Linear. */
export function keyedRecords(text: string): Fields[] {
  const records: Field[][] = [];
  let end = -1;
  for (const { 0: all, 1: key, 3: name = '', index, indices } of text.matchAll(MEMBER)) {
    const [start, last] = indices?.[2] ?? indices?.[4] ?? [index, index];
    const field = { kind: fieldKind(key ?? name), start, end: last };
    if (end >= 0 && WITHIN.test(text.slice(end, index))) records.at(-1)?.push(field);
    else records.push([field]);
    end = index + all.length;
  }
  return records.filter((fields) => fields.some(({ kind }) => kind !== undefined));
}

const NAME = /^\p{Lu}[\p{L}\p{M}'. -]{1,60}$/u;
const WORDS = /^(?=.*\p{L}{2})[\p{L}\p{N}\p{M}'.,/# -]{3,100}$/u;
const EMPTY = /^(?:null|none|unknown|vacant|test|tbd|tbc|anonymous|same|default|n\/a)$/i;

/** The names of a record; its street and town if it has both. One alone may be something else. */
export function valuesOfRecord(text: string, fields: Fields): RecordValue[] {
  const isFilled = ({ start, end }: Place, form: RegExp): boolean => {
    const written = text.slice(start, end);
    return form.test(written) && !EMPTY.test(written);
  };
  const isAddress = (['street', 'town'] as const).every((part) =>
    fields.some((field) => field.kind === part && isFilled(field, WORDS)),
  );
  return fields.flatMap((field): RecordValue[] => {
    const { kind, start, end } = field;
    if (kind === 'name') return isFilled(field, NAME) ? [{ type: 'PERSON', start, end }] : [];
    const isPart = isAddress && (kind === 'street' || kind === 'town');
    return isPart && isFilled(field, WORDS) ? [{ type: 'ADDRESS', start, end }] : [];
  });
}

/** What the fields of a kind never hold. */
const NEVER: Readonly<Partial<Record<FieldKind, string>>> = { town: 'PERSON', thing: 'PERSON', day: 'DATE_OF_BIRTH' };

/** Returns whether the label of the field around a place rules out what was found there. */
export function ruledOut(records: readonly Fields[]): (type: string, place: Place) => boolean {
  const fields = records.flat().toSorted((a, b) => a.start - b.start);
  return (type, { start, end }) => {
    const field = fields[fieldIndex(fields, start)];
    return field?.kind !== undefined && NEVER[field.kind] === type && field.end >= end;
  };
}

/** The last field that starts at or before a place. */
function fieldIndex(fields: Fields, at: number): number {
  let [low, high] = [0, fields.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((fields[middle]?.start ?? 0) <= at) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
