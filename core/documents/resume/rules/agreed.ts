import type { TaggedResume } from '../tagger/tag-resume.ts';
import type { Education } from './education.ts';
import type { Period } from './period.ts';
import { wordsOf } from './row-features.ts';
import type { WorkRole } from './work-roles.ts';

/** Fewer words that only the tagger takes for skills are no list of them. */
const MIN_SKILLS = 3;

/** What both readings have of a resume's entries. */
export interface ReadEntries {
  readonly roles: readonly WorkRole[];
  readonly education: readonly Education[];
  readonly skills: readonly string[];
}

/**
 * Two readings as one. Of a section that one of them knows nothing of, the other's holds. An entry that both have is known by a
 * value that stands in both; what one of them has null there is the other's, and a name that they dispute is null.
 */
export function agreed(read: ReadEntries, tagged: TaggedResume): ReadEntries {
  return {
    roles: agreedEntries(read.roles, tagged.roles, ['title', 'company']),
    education: agreedEntries(read.education, tagged.education, ['institution', 'degree', 'field']),
    skills: read.skills.length === 0 && tagged.skills.length >= MIN_SKILLS ? tagged.skills : read.skills,
  };
}

type Entry = { readonly period: Period | undefined };

function agreedEntries<T extends Entry, K extends keyof T>(
  read: readonly T[],
  tagged: readonly T[],
  fields: readonly K[],
): readonly T[] {
  if (read.length === 0) return tagged;
  const left = new Set(tagged);
  return withoutEnds(read, tagged).map((own) => {
    const other = [...left].find(
      (one) => isSamePeriod(own, one) || fields.some((field) => isSame(own[field], one[field])),
    );
    if (!other) return own;
    left.delete(other);
    const both = { ...own, period: own.period ?? other.period };
    for (const field of fields) both[field] = own[field] ?? other[field];
    return both;
  });
}

/** Entries of which those that have no more than an end of a range each, which stand apart, are the one that has the range. */
function withoutEnds<T extends Entry>(read: readonly T[], tagged: readonly T[]): T[] {
  const whole = (one: T): T | undefined =>
    one.period?.isRange === false
      ? tagged.find(({ period }) =>
          [period, period?.begins].some((end) => period?.begins && end?.start === one.period?.start),
        )
      : undefined;
  return [...new Set(read.map((one) => whole(one) ?? one))];
}

function isSamePeriod({ period: one }: Entry, { period: other }: Entry): boolean {
  return one !== undefined && other !== undefined && one.start < other.end && other.start < one.end;
}

function isSame(one: unknown, other: unknown): boolean {
  return typeof one === 'string' && typeof other === 'string' && folded(one) === folded(other);
}

function folded(text: string): string {
  return wordsOf(text).join(' ');
}
