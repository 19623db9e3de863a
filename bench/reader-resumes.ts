import type { Resume } from '../core/documents/resume/answer.ts';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseResume } from '../core/documents/resume/parse-resume.ts';
import { quoteFinder } from '../core/documents/reading/find-quote.ts';
import { periodsIn } from '../core/documents/resume/rules/period.ts';
import { readResume } from '../core/documents/resume/rules/read-resume.ts';
import { createPageReader, type PageReader } from '../core/documents/pages/page-reader.ts';
import type { SubmittedDocument } from '../core/submitted-document.ts';

/** The resumes with what they say, beside the checkout. */
const FOLDER = join(import.meta.dirname, '../../shared/data/documents');

/** How often a field was served as it is printed, served otherwise, and not served. */
export interface ResumeCounts {
  readonly field: string;
  readonly right: number;
  readonly wrong: number;
  readonly missing: number;
}

interface TrueRole {
  readonly company?: string | null;
  readonly title?: string | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  /** In place of both dates: the range as printed. */
  readonly dates_printed?: string;
}

interface TrueRecord {
  readonly institution?: string | null;
  readonly degree?: string | null;
  readonly field?: string | null;
  readonly graduation_date?: string | null;
}

interface KnownResume {
  readonly id: string;
  readonly pdf?: string;
  readonly text: string;
  readonly truth: {
    readonly contact: Readonly<Record<string, string | null>>;
    readonly work_history?: readonly TrueRole[] | null;
    readonly education?: readonly TrueRecord[] | null;
  } | null;
  readonly visible?: Readonly<Record<string, boolean>>;
}

interface Compared {
  readonly field: string;
  readonly served: string | null | undefined;
  readonly wanted: string;
}

const MS = 60_000;

/**
 * The fields of the resumes whose truth is known, counted over the values that are printed on them. Dates are right as far
 * as they go. A role or record that the truth does not have counts as a wrong one. Undefined where the resumes are not here.
 */
export async function measureResumes(): Promise<readonly ResumeCounts[] | undefined> {
  const file = join(FOLDER, 'resumes.jsonl');
  if (!existsSync(file)) return undefined;
  const resumes = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as KnownResume);
  const pages = createPageReader();
  try {
    const compared: Compared[] = [];
    for (const resume of resumes) {
      if (resume.truth) compared.push(...compare(await answerTo(resume, pages), resume));
    }
    return countsOf(compared);
  } finally {
    await pages.close();
  }
}

/** Prints how many of the printed values of known resumes are served right, wrong and not at all. */
export async function resumesBench(): Promise<void> {
  const counts = await measureResumes();
  if (!counts) {
    console.log('Resumes without a model: skipped, the resumes are not here');
    return;
  }
  console.log('Resumes without a model: values printed, served right, wrong, not served');
  for (const { field, right, wrong, missing } of [...counts, totalOf(counts)]) {
    const all = right + wrong + missing;
    const share = `${((100 * right) / all).toFixed(0)} %`;
    console.log(
      `  ${field.padEnd(16)}${[all, right, share, wrong, missing].map((one) => String(one).padStart(7)).join('')}`,
    );
  }
}

/** All fields together. */
export function totalOf(counts: readonly ResumeCounts[]): ResumeCounts {
  const sum = (of: (one: ResumeCounts) => number): number => counts.reduce((all, one) => all + of(one), 0);
  return {
    field: 'all',
    right: sum((one) => one.right),
    wrong: sum((one) => one.wrong),
    missing: sum((one) => one.missing),
  };
}

async function answerTo({ id, pdf, text }: KnownResume, pages: PageReader): Promise<Resume | undefined> {
  const document: SubmittedDocument =
    pdf === undefined
      ? { type: 'text', text }
      : { type: 'pdf', bytes: new Uint8Array(readFileSync(join(FOLDER, pdf))) };
  const read = await pages.read(document, { signal: AbortSignal.timeout(MS), deadlineMs: MS });
  if (read.kind !== 'pages') throw new Error(`Cannot read the pages of ${id}: ${read.kind}`);
  const outcome = parseResume(readResume(read.document), quoteFinder(document, read.document.text));
  return outcome.kind === 'answer' ? outcome.answer : undefined;
}

function compare(answer: Resume | undefined, { truth, visible = {} }: KnownResume): Compared[] {
  const contact = ['name', 'email', 'phone', 'location'] as const;
  const found: Compared[] = contact.flatMap((field) => {
    const wanted = truth?.contact[field];
    return wanted && visible[`contact.${field}`] ? [{ field, served: answer?.contact[field], wanted }] : [];
  });
  const roles = (truth?.work_history ?? []).map(withDates);
  const isShown = (path: string): boolean =>
    visible[path] === true || (/_date$/.test(path) && visible[path.replace(/[a-z_]+$/, 'dates_printed')] === true);
  const fields = {
    work_history: ['company', 'title', 'start_date', 'end_date'],
    education: ['institution', 'degree', 'field', 'graduation_date'],
  };
  found.push(
    ...compareEntries('work_history', {
      served: answer?.work_history ?? [],
      wanted: roles,
      fields: fields.work_history,
      isShown,
    }),
  );
  const records = truth?.education ?? [];
  found.push(
    ...compareEntries('education', {
      served: answer?.education ?? [],
      wanted: records,
      fields: fields.education,
      isShown,
    }),
  );
  return found;
}

function withDates({ dates_printed: printed, ...role }: TrueRole): TrueRole {
  const [period] = printed === undefined ? [] : periodsIn({ text: printed, start: 0, end: printed.length });
  return period ? { ...role, start_date: period.from, end_date: period.to } : role;
}

interface Entries {
  readonly served: readonly object[];
  readonly wanted: readonly object[];
  readonly fields: readonly string[];
  /** Whether a value of the truth is printed on the resume. */
  readonly isShown: (path: string) => boolean;
}

/** Each true entry beside the served one that it has most in common with; served ones that are left over are wrong. */
function compareEntries(section: string, { served, wanted, fields, isShown }: Entries): Compared[] {
  const left = new Set(served as readonly Readonly<Record<string, string | null>>[]);
  const found = (wanted as readonly Readonly<Record<string, string | null | undefined>>[]).flatMap((truth, i) => {
    const common = (one: Readonly<Record<string, string | null>>): number =>
      fields.filter((field) => truth[field] && isRight({ field, served: one[field], wanted: truth[field] })).length;
    const [best] = [...left].toSorted((a, b) => common(b) - common(a));
    if (best) left.delete(best);
    return fields.flatMap((field): Compared[] => {
      const value = truth[field];
      if (!value || !isShown(`${section}[${i}].${field}`)) return [];
      // A degree may be told with its field.
      const joined = field === 'degree' && best?.['field'] ? `${best[field]} in ${best['field']}` : undefined;
      return [{ field, served: joined !== undefined && isSame(joined, value) ? joined : best?.[field], wanted: value }];
    });
  });
  const extra =
    wanted.length === 0
      ? []
      : [...left].map((): Compared => ({ field: `${section}, too many`, served: 'one', wanted: 'none' }));
  return [...found, ...extra];
}

function countsOf(compared: readonly Compared[]): ResumeCounts[] {
  const byField = Map.groupBy(compared, ({ field }) => (/^(?:start|end)_date$/.test(field) ? 'dates' : field));
  return [...byField].map(([field, all]) => {
    const served = all.filter((one) => one.served !== null && one.served !== undefined);
    const right = served.filter(isRight).length;
    return { field, right, wrong: served.length - right, missing: all.length - served.length };
  });
}

function isRight({ field, served, wanted }: Compared): boolean {
  if (!served) return false;
  if (field === 'phone') return served.replaceAll(/\D/g, '') === wanted.replaceAll(/\D/g, '');
  return field.endsWith('_date') ? wanted.startsWith(served) : isSame(served, wanted);
}

function isSame(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}@.+#]+/gu, ' ')
    .trim();
}
