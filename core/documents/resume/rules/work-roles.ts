import { candidatesOf, commaParts, partedCandidates, splitHead, type NamingCandidate } from './candidates.ts';
import type { Entry } from './entries.ts';
import { SURE } from './row-features.ts';
import { namedIn, type NamedRole } from './naming.ts';
import type { Period } from './period.ts';
import type { TextRow } from './resume-rows.ts';
import { DEGREE_OF, SHORT_DEGREE } from './words/degree-words.ts';

/** A role as it stands in a resume; null where it is not told or not sure. */
export interface WorkRole {
  readonly company: string | null;
  readonly title: string | null;
  readonly period: Period | undefined;
  readonly description: string | null;
  /** Whether it names a title and an employer, but which is which is open: no other reading settles it. */
  readonly isDisputed?: boolean;
}

/** Under one heading; what has more is a table of something else. */
const MAX_ENTRIES = 200;

/** The roles of a section's entries, in their order; the person's own name is none of an employer. An entry that names nothing and has no range of dates is none. */
export function rolesOf(entries: readonly Entry[], name?: string): WorkRole[] {
  if (entries.length > MAX_ENTRIES) return [];
  const whole = entries.map((entry) => candidatesOf(entry).filter(({ text }) => text !== name));
  const found = bestNamed([whole.map(partedCandidates), whole.map((own) => own.flatMap(splitHead))]);
  const haveRanges = entries.some(({ period }) => period?.isRange === true);
  const named = underEmployers(entries, { whole, found });
  return entries.flatMap((entry, i): WorkRole[] => {
    const own = named[i];
    if (!own) return [];
    const { title, company, isDisputed } = own;
    if (!title && (whole[i]?.some(isOfStudies) === true || (!company && !entry.period?.isRange))) return [];
    // Among ranges, one date without an employer is that of an award or a deed.
    if (!company && entry.period?.isRange === false && haveRanges) return [];
    if (!entry.period && !(title && title.title >= SURE && company)) return [];
    const isTitleAlone = whole[i]?.every((one) => title && one.start < title.end && title.start < one.end) === true;
    const inherited = company ?? (title && isTitleAlone ? employerAbove(entries, { named, at: i }) : undefined);
    const description = descriptionOf(entry.body);
    const names = { company: inherited?.text ?? null, title: title?.text ?? null };
    return [{ ...names, period: entry.period, description, ...(isDisputed === true && { isDisputed }) }];
  });
}

/**
 * The titles and employers by the way to part heads under which more of the section's entries have words that say so. Where two
 * ways say as much, an entry whose employers differ, with words for neither, names nothing.
 */
function bestNamed(ways: readonly (readonly (readonly NamingCandidate[])[])[]): readonly NamedRole[] {
  const all = ways.map(namedIn);
  const told = all.map((named) => named.filter(isTold).length);
  const [best, ...others] = all.filter((_, way) => told[way] === Math.max(...told));
  return (best ?? []).map((own, i) => {
    const isDisputed = others.some((named) => !isTold(own) && named[i]?.company?.text !== own.company?.text);
    return isDisputed ? { title: undefined, company: undefined, isDisputed } : own;
  });
}

/** Whether words say both what a title is and what an employer. */
function isTold({ title, company }: NamedRole): boolean {
  return title !== undefined && title.title >= SURE && company !== undefined && company.organisation > 0;
}

/** Whether a text names a degree: what it stands among is no role. */
function isOfStudies({ text }: NamingCandidate): boolean {
  return DEGREE_OF.test(text) || SHORT_DEGREE.test(text);
}

interface FoundNaming {
  readonly whole: readonly (readonly NamingCandidate[])[];
  readonly found: readonly NamedRole[];
}

/**
 * Employers with dates of their own over the roles that somebody had there: the roles get the employer and their whole title,
 * the employer's own entry is no role (undefined).
 */
function underEmployers(entries: readonly Entry[], { whole, found }: FoundNaming): (NamedRole | undefined)[] {
  const isUnder = (i: number, from: string): boolean => {
    const [title, ...more] = whole[i] ?? [];
    const start = entries[i]?.period?.from ?? '';
    if (!title || more.length > 0 || title.title < SURE || start < from.slice(0, start.length)) return false;
    return commaParts(title).every(({ organisation }) => organisation === 0);
  };
  let over: { readonly company: NamingCandidate; readonly from: string } | undefined;
  return found.map((own, i) => {
    if (over && isUnder(i, over.from)) return { title: whole[i]?.[0], company: over.company };
    const from = entries[i]?.period?.from;
    const employer = (own.title?.title ?? 0) >= SURE ? undefined : (own.company ?? own.title);
    over = employer && from && isUnder(i + 1, from) ? { company: employer, from } : undefined;
    return over ? undefined : own;
  });
}

/** A second role under one employer: the nearest entry above that names one, where its head has a row more than this one. */
function employerAbove(
  entries: readonly Entry[],
  { named, at }: { readonly named: readonly (NamedRole | undefined)[]; readonly at: number },
): NamingCandidate | undefined {
  const rows = (i: number): number => entries[i]?.header.filter(({ offset }) => offset <= 0).length ?? 0;
  for (let i = at - 1; i >= 0; i -= 1) {
    if (rows(i) <= rows(at)) continue;
    const company = named[i]?.company;
    return company?.place.startsWith('-') ? company : undefined;
  }
  return undefined;
}

/** What the rows below an entry tell of it: a row that goes on joins the one before. */
export function descriptionOf(body: readonly TextRow[]): string | null {
  const lines: string[] = [];
  for (const row of body) {
    const { text } = row;
    const last = lines.at(-1);
    if (last !== undefined && !row.isBullet && /^[\p{Ll}\d(]/u.test(text)) lines[lines.length - 1] = `${last} ${text}`;
    else lines.push(text);
  }
  return lines.length === 0 ? null : lines.join('\n');
}
