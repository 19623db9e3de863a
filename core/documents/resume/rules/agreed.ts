import type { TaggedResume } from '../tagger/tag-resume.ts';
import type { Education } from './education.ts';
import type { Period } from './period.ts';
import { wordsOf } from './row-features.ts';
import type { WorkRole } from './roles.ts';

/** Fewer words that only the tagger takes for skills are no list of them. */
const MIN_SKILLS = 3;

/** Entries of one name that are looked at. */
const MAX_ALIKE = 8;

/** What was read of a resume's sections. */
export interface ReadSections {
  readonly roles: readonly WorkRole[];
  readonly education: readonly Education[];
  readonly skills: readonly string[];
}

/**
 * What the rules read, with what the tagger reads where they read nothing: a whole section, or a value of an entry that both
 * have. Where both read something, it is the rules'.
 */
export function agreed(read: ReadSections, tagged: TaggedResume): ReadSections {
  const isList = read.skills.length === 0 && tagged.skills.length >= MIN_SKILLS;
  return {
    roles: filled(read.roles, tagged.roles, { fields: ['title', 'company'], disputed: ['title', 'company'] }),
    education: filled(read.education, tagged.education, {
      fields: ['institution', 'degree', 'field'],
      disputed: ['institution'],
    }),
    skills: isList ? tagged.skills : read.skills,
  };
}

/** Entries with what others have that are the same: of the same dates or, without, of a name that both have. Linear. */
function filled<T extends { readonly period: Period | undefined; readonly isDisputed?: boolean }>(
  read: readonly T[],
  others: readonly T[],
  { fields, disputed }: { readonly fields: readonly (keyof T)[]; readonly disputed: readonly (keyof T)[] },
): readonly T[] {
  if (read.length === 0) return others;
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
  return read.map((own) => {
    const isOther = ({ period }: T): boolean =>
      own.period !== undefined && period !== undefined && period.start !== own.period.start;
    const same = keysOf(own)
      .flatMap((key) => byKey.get(key)?.slice(0, MAX_ALIKE) ?? [])
      .find(({ one }) => !isOther(one));
    if (!same) return own;
    const both = { ...own, period: own.period ?? same.one.period };
    for (const field of fields)
      if (own.isDisputed !== true || !disputed.includes(field)) both[field] = own[field] ?? same.one[field];
    return both;
  });
}
