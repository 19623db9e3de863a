import type { Entry } from './entries.ts';
import type { Period } from './period.ts';
import { DASH, parted, partOf, piecesOf } from './pieces.ts';
import { labelOf } from './resume-labels.ts';
import { COMMA, mayBeTown, placeOf } from './role-places.ts';
import type { TextRow, TextSpan } from './resume-rows.ts';
import { isDepartment, organisationScore, SURE, titleScore, withPlace, type Scores } from './row-features.ts';
import { DEGREE_OF, isShortDegree } from './words/degree-words.ts';

/** A role as it stands in a resume; null where it is not told or not sure. */
export interface WorkRole {
  readonly company: string | null;
  readonly title: string | null;
  readonly period: Period | undefined;
  readonly description: string | null;
  /** Whether it names a title and an employer, but which is which is open: no other reading settles it. */
  readonly isDisputed?: boolean;
}

/** A text that may be a title or an employer. */
interface Candidate extends TextSpan, Scores {
  /** Where it stands from the dates, and which one of its row it is: entries of a resume are alike in that. */
  readonly place: string;
}

/** What an entry's title and employer are, as far as it is sure. */
interface NamedRole {
  readonly title: Candidate | undefined;
  readonly company: Candidate | undefined;
  /** Whether both are left open because the words may be parted in two ways. */
  readonly isDisputed?: boolean;
}

/** Time off that a head names where others name a role. */
const BREAK =
  /^(?:planned |full-time )?(?:career break|sabbatical|(?:parental|maternity|paternity|family|medical) leave)\b/i;

/** Under one heading; what has more is a table of something else. */
const MAX_ENTRIES = 200;

/** The roles of a section's entries, in their order; the person's own name is none of an employer. */
export function rolesOf(entries: readonly Entry[], name?: string): WorkRole[] {
  if (entries.length > MAX_ENTRIES) return [];
  const whole = entries.map((entry) => candidatesOf(entry).filter(({ text }) => text !== name));
  const found = bestNamed([
    // Where titles are all that there is, one of them has the employer in it.
    whole.map((own) =>
      own.length === 1 || own.every(({ title, organisation }) => title > organisation) ? own.flatMap(splitHead) : own,
    ),
    whole.map((own) => own.flatMap(splitHead)),
  ]);
  const named = underEmployers(entries, { whole, found });
  return entries.flatMap((entry, i): WorkRole[] => {
    const own = named[i];
    if (!own) return [];
    const { title, company } = own;
    if (!title && whole[i]?.some(isOfStudies) === true) return [];
    if (entry.header.some(({ row }) => BREAK.test(row.text))) return [];
    // One date without both is that of an award or a deed.
    if ((!company || !title) && entry.period?.isRange === false) return [];
    if (!company && !title && !entry.period) return [];
    const employer = company ?? (title && !own.isDisputed ? employerAbove(entries, { named, at: i }) : undefined);
    const isMore = title !== undefined && holdsMore(title.text);
    const isDisputed = own.isDisputed === true || isMore;
    const names = { company: employer?.text ?? null, title: isMore ? null : (title?.text ?? null) };
    const period = isOfADeed(entry, [title, company]) ? undefined : entry.period;
    return [{ ...names, period, description: descriptionOf(entry.body), ...(isDisputed && { isDisputed }) }];
  });
}

/** Whether the dates of an entry stand beside what somebody did or won there, and neither beside its title nor its employer. */
function isOfADeed({ header, period }: Entry, named: readonly (Candidate | undefined)[]): boolean {
  const dated = header.filter(({ offset }) => offset === 0);
  const beside = period?.isTenure === true ? [] : dated.flatMap(({ row }) => piecesOf(row, period));
  const isNamed = named.some((one) => one && dated.some(({ row }) => one.start >= row.start && one.start < row.end));
  const isDeed = ({ text }: TextSpan): boolean =>
    !text.includes(':') && (titleScore(text) >= SURE || (titleScore(text) < 0 && organisationScore(text) < 0));
  return named.some((one) => one) && !isNamed && beside.some(isDeed);
}

/** The texts at the head of an entry that may be its title and its employer, each as a whole; a phrase names neither. */
function candidatesOf({ header, body, period }: Entry): Candidate[] {
  const names = ({ text }: TextRow): boolean => ['title', 'company'].includes(labelOf(text)?.of ?? '');
  // Of a form, further lines that labels say the title or the employer of.
  const labelled = header.some(({ row }) => names(row)) ? body.filter(names) : [];
  const heads = [...header, ...labelled.map((row, i) => ({ row, offset: header.length + i }))];
  return heads
    .filter(({ row, offset }) => !row.isBullet || offset !== 0)
    .flatMap(({ row, offset }) => {
      const pieces = piecesOf(row, offset === 0 ? period : undefined).map(withoutDepartment);
      return pieces.map((span, i) => candidateOf(span, `${offset}/${i}`));
    })
    .filter(({ text, title, organisation }) => !/\d{4}/.test(text) && (title >= 0 || organisation >= 0));
}

/** What stands behind a dash and is no organisation itself is a part of the one before it. */
function withoutDepartment(span: TextSpan): TextSpan {
  const [first = span, ...rest] = parted(span, DASH);
  return titleScore(first.text) <= 0 && rest.every(({ text }) => organisationScore(text) < SURE) ? first : span;
}

function candidateOf(span: TextSpan, place: string): Candidate {
  const label = labelOf(span.text);
  const from = label && label.of !== 'other' ? label.length : 0;
  const text = span.text.slice(from).replace(GRADE, '');
  const own = { text, start: span.start + from, end: span.start + from + text.length };
  return { ...own, place, title: titleScore(span.text), organisation: organisationScore(span.text) };
}

/** A grade of pay behind a title, or how large its unit is: "(E-7)", ", GS-9", "(32 beds)". */
const GRADE = /(?: \((?:[A-Z]{1,2}-?\d{1,2}|\d{1,3} [a-z]{3,12})\)|, [A-Z]{2}-\d{1,2})$/;

const SURNAME = /^\p{Lu}[\p{L}'\u2019-]+$/u;
const PARTNERS = /^\p{Lu}[\p{L}'\u2019-]+,? (?:&|and) \p{Lu}/u;

/**
 * The parts of a candidate between its commas; none where it has no comma. A firm of several names ("Sterling, Marsh & Co.") and a
 * title with its department ("Director, Human Resources") are one part each.
 */
function commaParts(one: Candidate): Candidate[] {
  const found: TextSpan[] = [];
  for (const part of parted(one, COMMA)) {
    const last = found.at(-1);
    const isFirm = last && SURNAME.test(last.text) && titleScore(last.text) === 0 && PARTNERS.test(part.text);
    const isUnit = last && titleScore(last.text) > 0 && isDepartment(part.text);
    if (last && (isFirm || isUnit)) {
      const text = one.text.slice(last.start - one.start, part.end - one.start);
      found[found.length - 1] = { text, start: last.start, end: part.end };
    } else found.push(part);
  }
  return found.length < 2 ? [] : found.map((part, i) => candidateOf(part, `${one.place},${i}`));
}

/** "Translator (Pathlight)": a word in brackets behind a title may name its employer as well as its kind. */
function bracketParts(one: Candidate): Candidate[] {
  const [, title = '', within = ''] = /^([^()]{2,80}) \((\p{Lu}[^() ]{1,40})\)$/u.exec(one.text) ?? [];
  if (titleScore(title) < SURE || isDepartment(within)) return [];
  const from = title.length + 2;
  return [
    candidateOf(partOf(one, { from: 0, to: title.length }), `${one.place},0`),
    candidateOf(partOf(one, { from, to: from + within.length }), `${one.place},1`),
  ];
}

/**
 * "Title, Employer" or "Employer, Title", where exactly one part reads like a title. Of more than two parts the employer is the one
 * that reads like one; where none or several do, it is not sure.
 */
function splitHead(one: Candidate): Candidate[] {
  const bracketed = bracketParts(one);
  if (bracketed.length > 0) return bracketed;
  const found = commaParts(one);
  const likely = found.filter(({ title, organisation }) => title >= SURE && organisation < SURE);
  // "Grants Officer, Tolland County Sheriff"
  const plain = likely.filter(({ organisation }) => organisation === 0);
  const titles = plain.length === 1 ? plain : likely;
  const isAtAnEnd = titles[0] === found[0] || titles[0] === found.at(-1);
  if (titles.length !== 1 || !isAtAnEnd) return [one];
  if (found.length === 2) return found;
  const employers = found.filter(({ organisation }) => organisation >= SURE);
  return [...titles, ...(employers.length === 1 ? employers : [])];
}

/**
 * The titles and employers by the way to part heads under which more of the section's entries have words that say so. Where two
 * ways say as much, an entry whose employers differ names nothing.
 */
function bestNamed(ways: readonly (readonly (readonly Candidate[])[])[]): readonly NamedRole[] {
  const all = ways.map(namedIn);
  const told = all.map((named) => named.filter(({ company }) => company && company.organisation > 0).length);
  const [best = [], ...others] = all.filter((_, way) => told[way] === Math.max(...told));
  return best.map((own, i) => {
    const isDisputed = others.some((named) => named[i]?.company?.text !== own.company?.text);
    return isDisputed ? { title: undefined, company: undefined, isDisputed } : own;
  });
}

/** The titles and employers of the entries of a section: what their words say, and where the other entries have theirs. */
function namedIn(entries: readonly (readonly Candidate[])[]): NamedRole[] {
  const alone = entries.map((own) => byWords(own));
  const titles = shares(alone.map(({ title }) => (title && title.title >= SURE ? title.place : undefined)));
  const companies = shares(alone.map(({ title, company }) => (title ? company?.place : undefined)));
  return entries.map((own, i) => {
    // What its words surely call a title is none of an employer for where it stands.
    const placed = (one: Candidate): Scores =>
      withPlace(one, { titles: titles(one.place, i), companies: one.title >= SURE ? 0 : companies(one.place, i) });
    const whole = byWords(own, placed);
    if (whole.title && placed(whole.title).title >= SURE) return whole;
    // A part of a text that stands where other entries have theirs.
    const parts = own.flatMap(commaParts).filter(({ place }) => titles(place, i) + companies(place, i) > 0);
    return parts.length === 0 ? whole : byWords([...own, ...parts], placed);
  });
}

/** Of the places that entries have something at, the share that is one place, an entry of its own left out. */
function shares(places: readonly (string | undefined)[]): (place: string, but: number) => number {
  const all = places.filter((one) => one !== undefined);
  const counts = Map.groupBy(all, (one) => one);
  return (place, but) => {
    const own = places[but];
    const others = all.length - (own === undefined ? 0 : 1);
    return others === 0 ? 0 : ((counts.get(place)?.length ?? 0) - (own === place ? 1 : 0)) / others;
  };
}

/** The text that most reads like a title, and the first other one. */
function byWords(candidates: readonly Candidate[], scoresOf: (one: Candidate) => Scores = (one) => one): NamedRole {
  const lead = (one: Candidate): number => scoresOf(one).title - Math.max(0, scoresOf(one).organisation);
  const organisation = (one: Candidate): number => scoresOf(one).organisation;
  const best = Math.max(0, ...candidates.map(lead));
  const title = best > 0 ? candidates.find((one) => lead(one) === best) : undefined;
  const others = candidates.filter((one) => !title || one.end <= title.start || one.start >= title.end);
  // What holds a title between its commas names more than an employer.
  const isMore = (one: Candidate): boolean => commaParts(one).some((part) => part.title >= SURE);
  const likely = others.filter((one) => organisation(one) >= 0 && !isMore(one));
  const most = Math.max(0, ...likely.map(organisation));
  const company = likely.find((one) => organisation(one) >= (title ? most : SURE));
  if (title || !company || likely.length !== 2) return { title, company };
  const other = likely.find((one) => one !== company && one.title >= 0);
  // Which of two employers it was, nothing says.
  return other && other.organisation >= SURE ? { title, company: undefined } : { title: other, company };
}

/** Whether a title holds an employer, a place or a number as well, or brackets that may: where it ends, nothing says. */
function holdsMore(title: string): boolean {
  const [, within = ''] = /\(([^()]+)\)?$/.exec(title) ?? [];
  if (/^\p{Lu}/u.test(within) && !isDepartment(within) && titleScore(within) <= 0) return true;
  return title.split(/, | [\u2013\u2014-] /).some((part, i) => {
    const isOther = placeOf(part) !== undefined || (organisationScore(part) >= SURE && titleScore(part) <= 0);
    return i > 0 && (isOther || /\d{2}/.test(part)) && !isDepartment(part);
  });
}

/** Whether a text names a degree: what it stands among is no role. */
function isOfStudies({ text }: Candidate): boolean {
  return DEGREE_OF.test(text) || isShortDegree(text);
}

interface FoundNaming {
  readonly whole: readonly (readonly Candidate[])[];
  readonly found: readonly NamedRole[];
}

/**
 * Employers with dates of their own over the roles that somebody had there: the roles get the employer and their whole title,
 * the employer's own entry is no role (undefined).
 */
function underEmployers(entries: readonly Entry[], { whole, found }: FoundNaming): (NamedRole | undefined)[] {
  const isBelowDates = ({ place }: Candidate): boolean => parseInt(place, 10) > 0;
  // Where no dates are the employer's, a town may stand below those of the role, if it does where an employer stands above them.
  const hasTowns = found.some(
    ({ company }, i) => company && !isBelowDates(company) && entries[i]?.header.some(({ offset }) => offset > 0),
  );
  const isUnder = (i: number, from: string): boolean => {
    const [title, ...more] = whole[i] ?? [];
    const start = entries[i]?.period?.from ?? '';
    const others = more.filter((one) => from !== '' || !isBelowDates(one) || !mayBeTown(one.text));
    if (!title || others.length > 0 || title.title < SURE || start < from.slice(0, start.length)) return false;
    return commaParts(title).every(({ organisation }) => organisation === 0);
  };
  let over: { readonly company: Candidate; readonly from: string } | undefined;
  return found.map((own, i) => {
    if (over && isUnder(i, over.from)) {
      const isDisputed = (whole[i]?.length ?? 0) > 1 && !hasTowns;
      return { title: whole[i]?.[0], company: isDisputed ? undefined : over.company, isDisputed };
    }
    const { isTenure = false, from = null } = entries[i]?.period ?? {};
    // Above how long somebody was there stands nothing but the employer.
    const [only, ...more] = isTenure ? (whole[i] ?? []) : [];
    const named = more.length === 0 ? only : undefined;
    const employer = (own.title?.title ?? 0) >= SURE ? undefined : (own.company ?? own.title ?? named);
    const since = isTenure ? '' : from;
    over = employer && since !== null && isUnder(i + 1, since) ? { company: employer, from: since } : undefined;
    return over || isTenure ? undefined : own;
  });
}

/** A second role under one employer: the nearest entry above that names one, where its head has a row more than this one. */
function employerAbove(
  entries: readonly Entry[],
  { named, at }: { readonly named: readonly (NamedRole | undefined)[]; readonly at: number },
): Candidate | undefined {
  const rows = (i: number): number => entries[i]?.header.filter(({ offset }) => offset <= 0).length ?? 0;
  for (let i = at - 1; i >= 0; i -= 1) if (rows(i) > rows(at)) return named[i]?.company;
  return undefined;
}

/** What the rows below an entry tell of it: a row that goes on joins the one before. */
export function descriptionOf(body: readonly TextRow[]): string | null {
  const lines: string[] = [];
  for (const { text, isBullet } of body) {
    const goesOn = lines.length > 0 && !isBullet && /^[\p{Ll}\d(]/u.test(text);
    lines.push(goesOn ? `${lines.pop()} ${text}` : text);
  }
  return lines.join('\n') || null;
}
