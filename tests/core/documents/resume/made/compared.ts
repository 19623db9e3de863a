import type { Resume } from '../../../../../core/documents/resume/answer.ts';
import type { Truth } from './layout.ts';

/** A served field next to what is printed; null for nothing. */
export interface Compared {
  readonly field: string;
  readonly served: string | null;
  readonly wanted: string | null;
}

/** How often a field was served as printed, served differently, and not served. */
export interface ResumeCounts {
  readonly field: string;
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
}

type Entry = Readonly<Record<string, string | null>>;

const NOBODY: Pick<Resume, 'contact' | 'work_history' | 'education' | 'skills'> = {
  contact: { name: null, email: null, phone: null, location: null },
  work_history: [],
  education: [],
  skills: [],
};

/** Compares every field that is printed or served; without an answer, nothing is served. */
export function compareResume(answer: Resume | undefined, truth: Truth): Compared[] {
  const served = answer ?? NOBODY;
  const contact = Object.entries(truth.contact).map(([field, wanted]): Compared => ({
    field,
    served: served.contact[field as keyof Truth['contact']],
    wanted,
  }));
  const skills = new Map(served.skills.map((skill) => [plain(skill), skill]));
  const wantedSkills = new Set(truth.skills.map(plain));
  return [
    ...contact,
    ...compareEntries(served.work_history, truth.work_history),
    ...compareEntries(served.education, truth.education),
    ...truth.skills.map((wanted) => ({ field: 'skill', served: skills.get(plain(wanted)) ?? null, wanted })),
    ...[...skills].flatMap(([folded, one]) =>
      wantedSkills.has(folded) ? [] : [{ field: 'skill', served: one, wanted: null }],
    ),
  ];
}

/** Pairs each printed entry with the served one that has most in common with it. Other served entries are wrong. */
function compareEntries(served: readonly Entry[], wanted: readonly Entry[]): Compared[] {
  const left = new Set(served);
  const found = wanted.flatMap((truth) => {
    const common = (one: Entry): number =>
      Object.entries(truth).filter(
        ([field, value]) => value !== null && isRight({ field, served: one[field] ?? null, wanted: value }),
      ).length;
    const [best] = [...left].toSorted((a, b) => common(b) - common(a));
    const own = best && common(best) > 0 ? best : undefined;
    if (own) left.delete(own);
    return Object.entries(truth).map(([field, value]): Compared => ({
      field,
      served: own?.[field] ?? null,
      wanted: value,
    }));
  });
  const fields = Object.keys(wanted[0] ?? {});
  const extra = [...left].flatMap((one) =>
    fields.map((field): Compared => ({ field, served: one[field] ?? null, wanted: null })),
  );
  return [...found, ...extra];
}

/** Counts by field how values were served. */
export function countsOf(compared: readonly Compared[]): ResumeCounts[] {
  const own = compared.filter(({ served, wanted }) => served !== null || wanted !== null);
  return [...Map.groupBy(own, ({ field }) => field)].map(([field, all]) => ({
    field,
    right: all.filter(isRight).length,
    wrong: all.filter((one) => !isRight(one) && !isMissing(one)).length,
    missing: all.filter(isMissing).length,
  }));
}

/** Sums up all fields. */
export function totalOf(counts: readonly ResumeCounts[]): ResumeCounts {
  const sum = (of: (one: ResumeCounts) => number): number => counts.reduce((all, one) => all + of(one), 0);
  const [right, wrong, missing] = [sum((one) => one.right), sum((one) => one.wrong), sum((one) => one.missing)];
  return { field: 'all', right, wrong, missing };
}

/** Whether a value is not served, or a date only in part: nothing says which of 01/02/2020 is the month. */
function isMissing({ field, served, wanted }: Compared): boolean {
  return served === null || (field.endsWith('_date') && wanted?.startsWith(`${served}-`) === true);
}

/** Whether a value is served as printed, ignoring letter case and signs. The truth may not tell the day that is printed; of a graduation only the year counts. */
export function isRight({ field, served, wanted }: Compared): boolean {
  if (served === null || wanted === null) return false;
  if (field === 'phone') return served.replaceAll(/\D/g, '') === wanted.replaceAll(/\D/g, '');
  if (field === 'graduation_date') return served.startsWith(wanted);
  if (field.endsWith('_date')) return `${served}-`.startsWith(`${wanted}-`);
  return plain(served) === plain(wanted);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@.+#]+/gu, ' ')
    .trim();
}
