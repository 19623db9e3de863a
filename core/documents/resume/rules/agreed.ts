import type { TaggedResume } from '../tagger/tag-resume.ts';
import { boundsOf, type Bound, type Bounds } from '../tagger/bounds.ts';
import { isHeading, mayBeSkill } from './headings.ts';
import type { Education } from './education.ts';
import type { Period } from './period.ts';
import type { TextSpan } from './resume-rows.ts';
import { CUT } from './words/marks.ts';
import { withoutTowns } from './role-places.ts';
import { hasWholeBrackets, organisationScore, scoreOf, SURE, titleScore } from './row-features.ts';
import type { FirstLines, WorkRole } from './roles/roles.ts';
import { degreeAt } from './words/degree-words.ts';
import { isSkill, type ListedSkill } from './skills.ts';
import { beginsDeed, isDeed, wordsOf } from './words/phrases.ts';

/** Fewer words that only the tagger reads as skills are not a list of skills. */
const MIN_SKILLS = 3;

/** The most entries with the same name that are compared. */
const MAX_ALIKE = 8;

/** What was read from a resume's sections. */
export interface ReadSections {
  readonly roles: readonly WorkRole[];
  readonly education: readonly Education[];
  readonly skills: readonly ListedSkill[];
}

/** What is served of them. */
export interface AgreedSections extends Omit<ReadSections, 'skills'> {
  readonly skills: readonly string[];
}

type NamedField = Exclude<keyof Bounds, 'skill'>;

/** The text fields of an entry, as the tagger calls them. */
interface EntryFields<T> {
  readonly texts: readonly (keyof T & NamedField)[];
  /** Fields that stay null if the rules left open which words they are. */
  readonly disputed: readonly (keyof T & NamedField)[];
}

const OF_ROLES: EntryFields<WorkRole> = {
  texts: ['title', 'company'],
  disputed: ['title', 'company'],
};
const OF_STUDIES: EntryFields<Education> = {
  texts: ['institution', 'degree', 'field'],
  disputed: ['institution'],
};

/**
 * Decides on each value. It takes what the rules read, unless the tagger rejects those words as a value of the field; then what the tagger
 * reads for the same entry, if it is sure enough; otherwise null. The bounds say how sure is enough.
 */
export function agreed(read: ReadSections, tagged: TaggedResume, bounds = boundsOf(tagged)): AgreedSections {
  const roles = chosen(isTorn(read.roles) ? [] : read.roles, {
    others: tagged.roles.filter(isMoreThanAName),
    of: OF_ROLES,
    tagged,
    bounds,
  });
  const education = chosen(read.education, { others: tagged.education, of: OF_STUDIES, tagged, bounds });
  const companies = withoutTowns(roles.map(({ company, isLabelled }) => (isLabelled ? null : company)));
  const institutions = withoutTowns(education.map(({ institution, isLabelled }) => (isLabelled ? null : institution)));
  return {
    roles: withoutHeads(
      roles
        .map((role, i) => (role.isLabelled ? role : { ...role, company: companies[i] ?? null }))
        .filter(({ title, company, period }) => title !== null || company !== null || period?.isRange),
    ),
    education: once(
      education
        .map((study, i) => (study.isLabelled ? study : { ...study, institution: institutions[i] ?? null }))
        .filter(({ institution, degree }) => institution !== null || degree !== null),
      ({ institution, degree, field }) => [institution, degree, field],
    ),
    skills: skillsIn(read.skills, tagged, bounds),
  };
}

/** Whether a role has two of title, employer and dates: a name alone may be anything. */
function isMoreThanAName({ title, company, period }: WorkRole): boolean {
  return period !== undefined || (title !== null && company !== null);
}

/** Leaves out roles that are printed a second time, with or without their dates, and employers above a role there with the same dates. */
function withoutHeads(roles: readonly WorkRole[]): WorkRole[] {
  const keyOf = ({ company, period }: WorkRole): string => JSON.stringify([company, period?.from, period?.to]);
  const titled = new Set(roles.filter(({ title }) => title !== null).map(keyOf));
  const namesOf = ({ title, company }: WorkRole): string => JSON.stringify([title, company]);
  const dated = new Set(roles.filter(({ period }) => period).map(namesOf));
  const own = roles.filter(
    (role) =>
      (role.title !== null || role.company === null || !titled.has(keyOf(role))) &&
      (role.period !== undefined || !dated.has(namesOf(role))),
  );
  return once(own, ({ title, company }) => [title, company]);
}

/** Leaves out dated entries that are printed a second time, word for word. */
function once<T extends Dated>(entries: readonly T[], namesOf: (one: T) => readonly (string | null)[]): T[] {
  const seen = new Set<string>();
  return entries.filter((one) => {
    const key = JSON.stringify([...namesOf(one), one.period?.from, one.period?.to]);
    const isAgain = one.period !== undefined && seen.has(key);
    seen.add(key);
    return !isAgain;
  });
}

/** Returns the rules' skills that the tagger accepts. If the rules read none, returns the tagger's, unless they are too few for a list. */
function skillsIn(read: readonly ListedSkill[], tagged: TaggedResume, bounds: Bounds): readonly string[] {
  const isAlone = read.length === 0;
  const least = bounds.skill[isAlone ? 'read' : 'held'];
  const all: readonly ListedSkill[] = isAlone
    ? tagged.skills.filter(isSkill).map((text, row) => ({ text, item: text, row }))
    : read;
  const own = all.filter(({ isLabelled }) => !isLabelled);
  const lists = [...Map.groupBy(own, ({ row }) => row).values()].map((list) => {
    const accepted = list.filter(({ item }) => tagged.sure('skill', item) >= least);
    // A list of which the tagger accepts most is one of skills, unless typefaces set the name of the list apart.
    return !tagged.hasFaces && 2 * accepted.length > list.length ? list : accepted;
  });
  const sure = new Set(lists.flat().filter(({ text }) => !isHeading(text) || mayBeSkill(text)));
  if (isAlone && sure.size < MIN_SKILLS) return [];
  return all.flatMap((one) => (one.isLabelled || sure.has(one) ? one.text : []));
}

/** Whether a text lists one subject and others behind it. */
function isListOf(subject: string, text: string): boolean {
  return text.startsWith(`${subject}, `) && scoreOf('field', text.slice(subject.length + 2)) >= SURE;
}

/** Whether the words of a text are some of another's. */
function isPartOf(text: string, other: unknown): boolean {
  return typeof other === 'string' && ` ${wordsOf(other).join(' ')} `.includes(` ${wordsOf(text).join(' ')} `);
}

/** Whether the tagger leaves out a degree that is part of a name: "Dr. Alan Pruitt, DDS". */
function endsInDegree(ours: string, theirs: string): boolean {
  const rest = ours.slice(theirs.length + 2);
  return rest !== '' && ours.startsWith(`${theirs}, `) && degreeAt(rest) === rest;
}

/**
 * Whether a text begins like a name, not with a sign, an icon letter, an article or what was done ("Presented findings"), and has no marks:
 * "with 71.4% in the year".
 */
function isWhole(text: string): boolean {
  const isDone =
    (isDeed(text) || (text.endsWith('.') && beginsDeed(text) && organisationScore(text) < SURE)) &&
    titleScore(text) < SURE;
  // "Cook, Acme Foods Ltd. Promoted to Baker"
  const [, ...behind] = text.split(/\.\s{1,3}/);
  return (
    !text.includes(CUT) &&
    !/^(?:[^\p{L}\p{N}"\u201c(]|\p{Ll} \p{Lu}|(?:the|an?) )|\d%/u.test(text) &&
    !isDone &&
    !behind.some(beginsDeed) &&
    !CUT_OFF.test(text) &&
    hasWholeBrackets(text)
  );
}

/** The end of a name of which more follows. */
const CUT_OFF =
  /\s(?:of|with|from|for|in|at|and|the|&|(?-i:de|da|do|das|dos|du|des|del|della|di|la|les|y|et|und|f\u00fcr|van|von|der|het))$/i;

/** Whether some roles have no dates and some dates no role. They belong together, but nothing says which to which. */
function isTorn(roles: readonly WorkRole[]): boolean {
  const isNamed = ({ title, company }: WorkRole): boolean => title !== null || company !== null;
  return roles.some((one) => !one.period && isNamed(one)) && roles.some((one) => one.period && !isNamed(one));
}

interface Dated {
  readonly period: Period | undefined;
  readonly isDisputed?: boolean;
  readonly isLabelled?: boolean;
  readonly firstLines?: FirstLines;
  /** The rows it came from; anything else belongs to another record. */
  readonly rows?: TextSpan;
}

interface Choice<T> {
  readonly others: readonly T[];
  readonly of: EntryFields<T>;
  readonly tagged: TaggedResume;
  readonly bounds: Bounds;
}

/** Decides on the entries of a section. Without any from the rules, it takes the tagger's. */
function chosen<T extends Dated>(read: readonly T[], choice: Choice<T>): readonly T[] {
  const { others, of } = choice;
  if (read.length === 0) return others.map((own) => settled(own, own, { ...choice, isAlone: true }));
  const twins = twinsOf(read, others, of.texts);
  return read.map((own) => (own.isLabelled ? own : settled(own, twins.get(own), { ...choice, isAlone: false })));
}

/** Decides on each value of an entry, given the tagger's reading of it. */
function settled<T extends Dated>(
  own: T,
  other: T | undefined,
  { of: { texts, disputed }, tagged, bounds, isAlone }: Choice<T> & { readonly isAlone: boolean },
): T {
  const isSure = (field: keyof Bounds, text: unknown, by: keyof Bound): boolean =>
    typeof text === 'string' && isWhole(text) && tagged.sure(field, text) >= bounds[field][by];
  const found = { ...own };
  for (const [i, field] of texts.entries()) {
    const settledFields = texts.slice(0, i);
    // No words are two values: the tagger read as a title what the rules took for an employer.
    const isTaken = texts.some((one) => one !== field && own[one] === null && found[one] === own[field]);
    const printed = own.firstLines?.[field] ?? own[field];
    if (!isAlone && !isTaken && isSure(field, printed, 'held')) continue;
    // One reads "Engineer (Corran)", the other "Engineer": where the value ends is open.
    const [ours, theirs] = [own[field], other?.[field]].map((one) => (typeof one === 'string' ? one : undefined));
    // A list of subjects is one value: "Criminology, Law & Society".
    if (field === 'field' && ours && theirs && isWhole(ours) && isListOf(theirs, ours)) continue;
    const isLonger =
      !isAlone &&
      ours &&
      theirs &&
      (theirs.startsWith(`${ours} `) || ours.startsWith(`${theirs} (`) || endsInDegree(ours, theirs));
    const isThere = own.rows?.text.includes(String(other?.[field])) ?? true;
    const isOther = theirs !== undefined && scoreOf(field, theirs) < 0;
    // "Master of Business", "Administration"
    const isWithin = theirs !== undefined && settledFields.some((one) => isPartOf(theirs, found[one]));
    const isOpen =
      isThere && !isLonger && !isOther && !isWithin && (own.isDisputed !== true || !disputed.includes(field));
    found[field] = (isOpen && other && isSure(field, other[field], 'read') ? other[field] : null) as T[typeof field];
  }
  const period = other?.period;
  const isOwn = period && (own.rows?.start ?? 0) <= period.start && period.end <= (own.rows?.end ?? Infinity);
  return { ...found, period: own.period ?? (isOwn ? period : undefined) };
}

/** Pairs each entry with the other reading's: by the same dates, or without dates by a shared name. Linear. */
function twinsOf<T extends Dated>(read: readonly T[], others: readonly T[], fields: readonly (keyof T)[]): Map<T, T> {
  const keysOf = (one: T): string[] => [
    ...(one.period ? [`at ${one.period.start}`] : []),
    ...fields.flatMap((field) =>
      typeof one[field] === 'string' ? [`${String(field)} ${wordsOf(one[field]).join(' ')}`] : [],
    ),
  ];
  const byKey = Map.groupBy(
    others.flatMap((one) => keysOf(one).map((key) => ({ key, one }))),
    ({ key }) => key,
  );
  const left = new Set(others);
  const found = new Map<T, T>();
  for (const own of read) {
    const isOther = ({ period }: T): boolean =>
      own.period !== undefined && period !== undefined && period.start !== own.period.start;
    const same = keysOf(own)
      .flatMap((key) => byKey.get(key)?.slice(0, MAX_ALIKE) ?? [])
      .find(({ one }) => left.has(one) && !isOther(one));
    if (!same) continue;
    left.delete(same.one);
    found.set(own, same.one);
  }
  return found;
}
