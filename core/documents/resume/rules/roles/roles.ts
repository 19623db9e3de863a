import { candidatesOf, commaParts, splitHead, type Candidate } from './candidates.ts';
import type { Entry } from '../entries.ts';
import { descriptionOf } from './description.ts';
import type { Period } from '../period.ts';
import { piecesOf } from '../pieces.ts';
import { mayBeTown, placeOf } from '../role-places.ts';
import { WIDE_GAP, type TextSpan } from '../resume-rows.ts';
import {
  isDepartment,
  LABELLED,
  organisationScore,
  SURE,
  titleScore,
  withPlace,
  type Scores,
} from '../row-features.ts';
import { isKindOfWork } from '../words/kinds-of-work.ts';
import { isUnit } from '../words/units.ts';
import { wrappedIn } from './wrapped-names.ts';
import { stackedNames } from './stacked-names.ts';
import { entryOver, withSecondRoles, type NamedRole } from './second-roles.ts';
import { withWholeTitles } from './whole-titles.ts';
import { DEGREE_OF, isShortDegree } from '../words/degree-words.ts';

/** A role; unknown or uncertain values are null. */
export interface WorkRole {
  readonly company: string | null;
  readonly title: string | null;
  readonly period: Period | undefined;
  readonly description: string | null;
  /** Whether it names a title and an employer without showing which is which. No other reading settles that. */
  readonly isDisputed?: boolean;
  /** Whether labels say what its values are. No other reading knows better. */
  readonly isLabelled?: boolean;
  /** What is in the cells of values whose rest is below. */
  readonly firstLines?: FirstLines;
}

/** The first lines of values. */
export type FirstLines = Readonly<Record<string, string | undefined>>;

/** Time off, named where other entries name a role. */
const BREAK =
  /^(?:planned |full-time )?(?:career break|sabbatical|(?:parental|maternity|paternity|family|medical) leave)\b/i;

/** Time at home with children, which is not work either. */
const AT_HOME = /^(?:full-time|stay-at-home) (?:parent|mother|father|mum|mom|dad)$/i;

/** Whether an entry is time off. What a wide gap parts from its dates names the next entry. */
function isBreak({ header, period }: Entry): boolean {
  const own = header.filter(({ row, offset }) => offset <= 0 || row.gap <= WIDE_GAP);
  const texts = own.flatMap(({ row }) => [row.text, ...piecesOf(row, period).map(({ text }) => text)]);
  return texts.some((text) => BREAK.test(text) || AT_HOME.test(text));
}

/** A section with more entries is a table of something else. */
const MAX_ENTRIES = 200;

/** Returns the roles of a section's entries, in order. The person's own name is never an employer. */
export function rolesOf(entries: readonly Entry[], name?: string): WorkRole[] {
  if (entries.length > MAX_ENTRIES) return [];
  const wrapped = wrappedIn(entries);
  const whole = entries.map((entry, i) => candidatesOf(entry, wrapped[i]).filter(({ text }) => text !== name));
  const found = withSecondRoles(entries, { whole, found: namedAlike(whole) });
  const named = withWholeTitles(entries, underEmployers(entries, { whole, found }));
  const stacked = stackedNames(entries, whole);
  return entries.flatMap((entry, i): WorkRole[] => {
    const own = named[i];
    if (!own) return [];
    const [title, company] = [own.title, own.company].map((one) => (stacked.has(one) ? undefined : one));
    if (!title && whole[i]?.some(isOfStudies) === true) return [];
    if (isBreak(entry)) return [];
    // A single date with only one of the two is that of an award or a deed.
    if ((!company || !title) && entry.period?.isRange === false) return [];
    if (!company && !title && !entry.period) return [];
    const employer =
      company ??
      (title && !own.isDisputed && !stacked.areEmployers ? named[entryOver(entries, i)]?.company : undefined);
    const isMore = title !== undefined && own.isWhole !== true && title.title < LABELLED && containsMore(title.text);
    const isDisputed = own.isDisputed === true || isMore;
    const names = { company: employer?.text ?? null, title: isMore ? null : (title?.text ?? null) };
    const period = isAchievement(entry, [title, company]) ? undefined : entry.period;
    const firstLines = { title: title?.firstLine, company: employer?.firstLine };
    const details = { period, description: descriptionOf(entry.body), firstLines };
    return [{ ...names, ...details, ...(isDisputed && { isDisputed }) }];
  });
}

/** Names entries whose heads are alike, split at commas or not. */
function namedAlike(whole: readonly (readonly Candidate[])[]): readonly NamedRole[] {
  return bestNamed([
    // If there are only titles, one of them contains the employer.
    whole.map((own) =>
      own.length === 1 || own.every(({ title, organisation }) => title > organisation) ? own.flatMap(splitHead) : own,
    ),
    whole.map((own) => own.flatMap(splitHead)),
  ]);
}

/** Whether an entry's dates are next to an achievement, and not next to its title or employer. */
function isAchievement({ header, period }: Entry, named: readonly (Candidate | undefined)[]): boolean {
  const dated = header.filter(({ offset }) => offset === 0);
  const beside = period?.isTenure === true ? [] : dated.flatMap(({ row }) => piecesOf(row, period));
  const isNamed = named.some((one) => one && dated.some(({ row }) => one.start >= row.start && one.start < row.end));
  const isAchieved = ({ text }: TextSpan): boolean =>
    !text.includes(':') && (titleScore(text) >= SURE || (titleScore(text) < 0 && organisationScore(text) < 0));
  return named.some((one) => one) && !isNamed && beside.some(isAchieved);
}

/**
 * Picks the way of splitting heads that gives most entries an employer with a known word. If two ways tie and differ on an entry, that
 * entry names nothing.
 */
function bestNamed(ways: readonly (readonly (readonly Candidate[])[])[]): readonly NamedRole[] {
  const all = ways.map(namedIn);
  const known = all.map((named) => named.filter(({ company }) => company && company.organisation > 0).length);
  const [best = [], ...others] = all.filter((_, way) => known[way] === Math.max(...known));
  return best.map((own, i) => {
    const isDisputed = others.some((named) => named[i]?.company?.text !== own.company?.text);
    return isDisputed ? { title: undefined, company: undefined, isDisputed } : own;
  });
}

/** Finds the titles and employers of a section's entries, by their words and by where the other entries have theirs. */
function namedIn(entries: readonly (readonly Candidate[])[]): NamedRole[] {
  const alone = entries.map((own) => byWords(own));
  const titles = shares(alone.map(({ title }) => (title && title.title >= SURE ? title.place : undefined)));
  const companies = shares(alone.map(({ title, company }) => (title ? company?.place : undefined)));
  return entries.map((own, i) => {
    // A text whose words clearly make it a title is never an employer because of its place.
    const placed = (one: Candidate): Scores =>
      withPlace(one, { titles: titles(one.place, i), companies: one.title >= SURE ? 0 : companies(one.place, i) });
    const whole = byWords(own, placed);
    if (whole.title && placed(whole.title).title >= SURE) return whole;
    // A part of a text may be where other entries have theirs.
    const parts = own.flatMap(commaParts).filter(({ place }) => titles(place, i) + companies(place, i) > 0);
    return parts.length === 0 ? whole : byWords([...own, ...parts], placed);
  });
}

/** Returns a function for the share of other entries that have their value at a place. */
function shares(places: readonly (string | undefined)[]): (place: string, but: number) => number {
  const all = places.filter((one) => one !== undefined);
  const counts = Map.groupBy(all, (one) => one);
  return (place, but) => {
    const own = places[but];
    const others = all.length - (own === undefined ? 0 : 1);
    return others === 0 ? 0 : ((counts.get(place)?.length ?? 0) - (own === place ? 1 : 0)) / others;
  };
}

/** Picks the text that most reads like a title, and the first other one. */
function byWords(candidates: readonly Candidate[], scoresOf: (one: Candidate) => Scores = (one) => one): NamedRole {
  const lead = (one: Candidate): number => scoresOf(one).title - Math.max(0, scoresOf(one).organisation);
  const organisation = (one: Candidate): number => scoresOf(one).organisation;
  const best = Math.max(0, ...candidates.map(lead));
  const title = best > 0 ? candidates.find((one) => lead(one) === best) : undefined;
  const others = candidates.filter((one) => !title || one.end <= title.start || one.start >= title.end);
  // A text with a title between its commas names more than an employer.
  const isMore = (one: Candidate): boolean => commaParts(one).some((part) => part.title >= SURE);
  const named = others.filter((one) => organisation(one) >= 0 && !isMore(one));
  const wholes = named.filter(({ text }) => !isUnit(text));
  // "Verdane Hospice" above "Department of Operations"
  const likely = wholes.length > 0 ? wholes : named;
  const most = Math.max(0, ...likely.map(organisation));
  const company = likely.find((one) => organisation(one) >= (title ? most : SURE));
  if (title || !company || likely.length !== 2) return { title, company };
  const other = likely.find((one) => one !== company && one.title >= 0);
  // Nothing says which of two employers it was.
  return other && other.organisation >= SURE
    ? { title, company: undefined, isDisputed: true }
    : { title: other, company };
}

/** Whether a title also contains an employer, a place or a number, or brackets that may: where the title ends is unclear. */
function containsMore(title: string): boolean {
  const [, within = ''] = /\(([^()]+)\)?$/.exec(title) ?? [];
  // "Driver (CDL-B)"
  if (
    /^\p{Lu}/u.test(within) &&
    !/^[A-Z]{2,4}-[A-Z\d]{1,2}$/.test(within) &&
    !isDepartment(within) &&
    !isKindOfWork(within) &&
    titleScore(within) <= 0
  )
    return true;
  return title.split(/, | [\u2013\u2014-] /).some((part, i) => {
    const isOther = placeOf(part) !== undefined || (organisationScore(part) >= SURE && titleScore(part) <= 0);
    return i > 0 && (isOther || /\d{2}/.test(part)) && !isDepartment(part);
  });
}

/** Whether a text names a degree: its entry is not a role. */
function isOfStudies({ text }: Candidate): boolean {
  return DEGREE_OF.test(text) || isShortDegree(text);
}

interface FoundNaming {
  readonly whole: readonly (readonly Candidate[])[];
  readonly found: readonly NamedRole[];
}

/**
 * Handles employers with dates of their own above the roles held there. The roles get the employer and their whole title; the
 * employer's own entry is not a role (undefined).
 */
function underEmployers(entries: readonly Entry[], { whole, found }: FoundNaming): (NamedRole | undefined)[] {
  const isBelowDates = ({ place }: Candidate): boolean => parseInt(place, 10) > 0;
  // If the employer has no dates, a town may follow a role's dates, provided it does in entries that name their employer above.
  const hasTowns = found.some(
    ({ company }, i) => company && !isBelowDates(company) && entries[i]?.header.some(({ offset }) => offset > 0),
  );
  const isUnder = (i: number, from: string): boolean => {
    const [title, ...more] = whole[i] ?? [];
    const start = entries[i]?.period?.from ?? '';
    const others = more.filter((one) => from !== '' || !isBelowDates(one) || !mayBeTown(one.text));
    if (!title || others.length > 0 || title.title < SURE || start < from.slice(0, start.length)) return false;
    return commaParts(title).every(({ text, organisation }) => organisation === 0 || isUnit(text));
  };
  let hasOwnDates = false;
  let over: { readonly company: Candidate; readonly from: string } | undefined;
  return found.map((own, i) => {
    if (over && isUnder(i, over.from)) {
      const isDisputed = (whole[i]?.length ?? 0) > 1 && !hasTowns;
      return {
        title: whole[i]?.[0],
        company: isDisputed ? undefined : over.company,
        isDisputed,
        ...(!isDisputed && { isWhole: true }),
      };
    }
    const { isTenure = false, from = null } = entries[i]?.period ?? {};
    // Above a length of service, or dates that contain those below, there is only the employer.
    const isOver = isTenure || containsNext(entries[i]?.period, entries[i + 1]?.period);
    const [only, ...more] = isOver ? (whole[i] ?? []) : [];
    const named = more.length === 0 ? only : undefined;
    const employer = (own.title?.title ?? 0) >= SURE ? undefined : (own.company ?? own.title ?? named);
    const since = isTenure ? '' : from;
    over = employer && since !== null && isUnder(i + 1, since) ? { company: employer, from: since } : undefined;
    hasOwnDates ||= over !== undefined && !isTenure;
    if (over || isTenure) return undefined;
    // A name that only its place made a title may be a further employer.
    return hasOwnDates && own.title?.title === 0 ? { title: undefined, company: own.company, isDisputed: true } : own;
  });
}

/** Whether a range contains that of the next entry, as far as both are known. */
function containsNext(own: Period | undefined, next: Period | undefined): boolean {
  const [from, to, start, end] = [own?.from, own?.to, next?.from, next?.to].map((one) => one ?? '');
  if (!from || !to || !start || !end) return false;
  const isEnd = to === 'present' || (end !== 'present' && end.slice(0, to.length) <= to);
  return start.slice(0, from.length) >= from && isEnd;
}
