import { commaParts, type Candidate } from './candidates.ts';
import type { Entry } from '../entries.ts';
import { mayBeTown } from '../role-places.ts';
import { SURE } from '../row-features.ts';
import { isLargerCity } from '../words/cities.ts';
import { isKindOfWork } from '../words/kinds-of-work.ts';
import { isUnit } from '../words/units.ts';

/** An entry's title and employer, as far as they are certain. */
export interface NamedRole {
  readonly title: Candidate | undefined;
  readonly company: Candidate | undefined;
  /** Whether both stay open because the words can be split in two ways. */
  readonly isDisputed?: boolean;
  /** Whether the title is all that is before its dates, if that is known: false for "Cook" of "Cook, Leeds". */
  readonly isWhole?: boolean;
}

/** The rows of an entry's head down to its dates. */
function rowsAbove(entry: Entry | undefined): number {
  return entry?.header.filter(({ offset }) => offset <= 0).length ?? 0;
}

/** Returns the entry that names the employer of a further role: the nearest one above whose head has more rows; -1 if there is none. */
export function entryOver(entries: readonly Entry[], at: number): number {
  return entries.slice(0, at).findLastIndex((entry) => rowsAbove(entry) > rowsAbove(entries[at]));
}

/** Where a text is: its row from the dates. */
export function rowOf({ place }: Candidate): number {
  return parseInt(place, 10);
}

/** A title, and what is beside or below it. */
interface Titled {
  readonly at: number;
  readonly title: Candidate;
  /** The title as far as its first comma. */
  readonly first: Candidate;
  /** What is between the title and its dates: "Plant Manager, Leeds". */
  readonly behind: readonly Candidate[];
  /** The other texts in the row of the title and below. */
  readonly others: readonly Candidate[];
}

/** Divides what is in the row of a title and below. Nothing without a title, which the first of several roles may name in unknown words. */
function titledIn(own: readonly Candidate[], { at, row, least }: { at: number; row: number; least: number }): Titled[] {
  const below = own.filter((one) => rowOf(one) >= row);
  const title = below.find((one) => rowOf(one) === row && partsOf(one)[0].title >= least);
  if (!title) return [];
  const [first, ...behind] = partsOf(title);
  return [{ at, title, first, behind, others: below.filter((one) => one !== title) }];
}

function partsOf(one: Candidate): readonly [Candidate, ...Candidate[]] {
  const [first = one, ...rest] = commaParts(one);
  return [first, ...rest];
}

/**
 * Reads further roles at an employer that only the first one has above it. What is beside their titles is mostly where or how somebody
 * worked. It is the employer only if its words say so, and not if the first role has something in the same place.
 */
export function withSecondRoles(
  entries: readonly Entry[],
  { whole, found }: { readonly whole: readonly (readonly Candidate[])[]; readonly found: readonly NamedRole[] },
): readonly NamedRole[] {
  const settled = [...found];
  for (const [first, seconds] of Map.groupBy(entries.keys(), (i) => entryOver(entries, i))) {
    for (const [at, role] of namedUnder(first, seconds, whole)) settled[at] = role;
  }
  return settled;
}

/** Returns the roles at one employer that have more than their title, by their positions. */
function namedUnder(
  first: number,
  seconds: readonly number[],
  whole: readonly (readonly Candidate[])[],
): (readonly [at: number, role: NamedRole])[] {
  const titles = seconds.flatMap((at) => whole[at]?.find(({ title }) => title >= SURE) ?? []);
  const row = Math.min(...titles.map(rowOf));
  // Below the employer may be a town or what it does.
  const mayEmploy = ({ text, organisation }: Candidate): boolean => organisation >= 0 && !isLargerCity(text);
  const above = whole[first]?.filter((one) => rowOf(one) < row && mayEmploy(one)) ?? [];
  const [lead] = titledIn(whole[first] ?? [], { at: first, row, least: 0 });
  const [company, ...more] = above;
  if (!lead || !company || more.length > 0 || company.title >= SURE) return [];
  const roles = [lead, ...seconds.flatMap((at) => titledIn(whole[at] ?? [], { at, row, least: SURE }))];
  const isTowns = areTowns(roles.flatMap(({ behind }) => behind));
  const places = new Set([...lead.behind, ...lead.others].map(({ place }) => place));
  return roles.flatMap((role) => {
    const beside = [...role.behind, ...role.others].filter(({ text }) => !isKindOfWork(text));
    if (beside.length === 0 || beside.some(isEmployer)) return [];
    const isTold = beside.every(({ text, place }) => places.has(place) || isLargerCity(text));
    const isTown = isTowns || role.behind.every(({ text }) => isLargerCity(text));
    const isWhole = isTold && !isTown;
    const title = isWhole ? role.title : role.first;
    return [
      [
        role.at,
        {
          title,
          company: isTold ? company : undefined,
          isDisputed: !isTold,
          ...(role.behind.length > 0 && { isWhole }),
        },
      ] as const,
    ];
  });
}

/** Whether the words of a text say that it is an employer, and not a part of one. */
function isEmployer({ text, organisation }: Candidate): boolean {
  return organisation >= SURE && !isUnit(text);
}

/** Whether texts behind titles are towns, one of which is known. */
function areTowns(behind: readonly Candidate[]): boolean {
  return behind.some(({ text }) => isLargerCity(text)) && behind.every(({ text }) => mayBeTown(text));
}
