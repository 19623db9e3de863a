import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Resume } from '../core/documents/resume/answer.ts';
import { periodsIn } from '../core/documents/resume/rules/period.ts';
import {
  compareResume,
  countsOf,
  totalOf,
  type Compared,
  type ResumeCounts,
} from '../tests/core/documents/resume/made/compared.ts';
import { HEAD_HALVES, measureHeads } from '../tests/core/documents/resume/made/written-heads.ts';
import { HALVES, madeResumes, type Half, type MadeResume } from '../tests/core/documents/resume/made/made-resumes.ts';
import type { Truth } from '../tests/core/documents/resume/made/layout.ts';
import {
  copiedLists,
  countPairs,
  NO_PAIRS,
  STACK_HALVES,
  sumOf,
} from '../tests/core/documents/resume/rules/made-stacks.ts';
import { counted, wrapped, WRAP_HALVES } from '../tests/core/documents/resume/rules/made-wraps.ts';
import { asPictures } from './pdf-pictures.ts';
import { startProcess } from './server-process.ts';

/** Resumes with known content, next to the checkout. */
const FOLDER = join(import.meta.dirname, '../../shared/data/documents');

/** Generated resumes of each layout, sent as PDF and, if the layout allows, as text. */
const EACH = 20;

/** Resumes in narrow columns of each half, sent as PDF. */
const WRAPS = 250;

/** Lists of copied texts of each half, some with stacked values. */
const STACKS = 2000;

/** As pictures, each of which takes seconds. */
const EACH_PICTURE = 1;

/** Sends a body to POST /resume/parse; undefined for an error. */
export type Ask = (body: Readonly<Record<string, string>>) => Promise<Resume | undefined>;

/** Asks a server over HTTP. */
export function askOver(url: string): Ask {
  return async (body) => {
    const response = await fetch(`${url}/resume/parse`, { method: 'POST', body: JSON.stringify(body) });
    return response.ok ? ((await response.json()) as Resume) : undefined;
  };
}

interface TrueRole {
  readonly company?: string | null;
  readonly title?: string | null;
  readonly start_date?: string | null;
  readonly end_date?: string | null;
  /** The range as printed, instead of both dates. */
  readonly dates_printed?: string;
}

interface TrueRecord {
  readonly institution?: string | null;
  readonly degree?: string | null;
  readonly field?: string | null;
  readonly graduation_date?: string | null;
}

interface KnownResume {
  readonly pdf?: string;
  readonly text: string;
  readonly truth: {
    readonly contact: Readonly<Record<string, string | null>>;
    readonly work_history?: readonly TrueRole[] | null;
    readonly education?: readonly TrueRecord[] | null;
  } | null;
  readonly visible?: Readonly<Record<string, boolean>>;
}

/**
 * Counts the fields of the known resumes over their printed values; undefined if the resumes are not available. A value that is
 * not listed may still be printed, so only an extra entry counts as wrong.
 */
export async function measureKnownResumes(ask: Ask): Promise<readonly ResumeCounts[] | undefined> {
  const file = join(FOLDER, 'resumes.jsonl');
  if (!existsSync(file)) return undefined;
  const compared: Compared[] = [];
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const { pdf, text, truth, visible = {} } = JSON.parse(line) as KnownResume;
    if (!truth) continue;
    const bytes = pdf === undefined ? undefined : readFileSync(join(FOLDER, pdf));
    const answer = await ask(bytes ? pdfBody(bytes) : { text });
    compared.push(...compareKnown(answer, { truth, visible }));
  }
  return countsOf(compared);
}

/** How a generated resume is sent. */
export type Sent = 'text' | 'pdf' | 'picture';

/** Counts the fields of one set's generated resumes. A layout that would lose its meaning as text is not sent as text. */
export async function measureMadeResumes(
  ask: Ask,
  {
    half,
    each,
    seed = 0,
    as,
  }: { readonly half: Half; readonly each: number; readonly seed?: number; readonly as: readonly Sent[] },
): Promise<readonly ResumeCounts[]> {
  const compared: Compared[] = [];
  for (const made of madeResumes(half, { each, seed })) {
    for (const way of as) {
      const body = await bodyOf(made, way);
      if (body) compared.push(...compareResume(await ask(body), made.truth));
    }
  }
  return countsOf(compared);
}

export async function bodyOf(
  { text, pdf }: MadeResume,
  way: Sent,
): Promise<Readonly<Record<string, string>> | undefined> {
  if (way === 'text') return text === null ? undefined : { text };
  return pdfBody(way === 'pdf' ? await pdf() : await asPictures(await pdf()));
}

/** Prints how many printed values are served right, wrong and not at all, over HTTP and without a model. */
export async function resumesBench(): Promise<void> {
  const server = await startProcess([process.execPath, 'server.ts'], { READER: 'embedded' });
  const ask = askOver(`http://127.0.0.1:${server.port}`);
  try {
    const known = await measureKnownResumes(ask);
    if (known) print('known resumes', known);
    else console.log('Known resumes: skipped, they are not here');
    for (const half of HALVES) {
      print(`made resumes, ${half} layouts`, await measureMadeResumes(ask, { half, each: EACH, as: ['text', 'pdf'] }));
      const pictures = await measureMadeResumes(ask, { half, each: EACH_PICTURE, as: ['picture'] });
      print(`made resumes, ${half} layouts as pictures`, pictures);
    }
    for (const half of WRAP_HALVES) {
      const sum = { right: 0, wrong: 0, all: 0 };
      for (const made of fc.sample(wrapped(half), { numRuns: WRAPS, seed: 5 })) {
        const { right, wrong, all } = counted(await ask(pdfBody(await made.pdf())), made);
        sum.right += right;
        sum.wrong += wrong;
        sum.all += all;
      }
      const shares = [sum.right / sum.all, sum.wrong / (sum.right + sum.wrong)].map((one) => (100 * one).toFixed(1));
      console.log(
        `Roles in narrow columns, ${half}: ${sum.all} values, ${shares.join(' % right, ')} % of those served wrong`,
      );
    }
    for (const half of STACK_HALVES) {
      for (const kind of ['work', 'studies'] as const) {
        let sum = NO_PAIRS;
        for (const list of fc.sample(copiedLists(kind, half), { numRuns: STACKS, seed: 5 })) {
          const answer = await ask({ text: list.text });
          if (!answer) throw new Error(`refused: ${list.text}`);
          sum = sumOf(sum, countPairs(answer, list));
        }
        console.log(`Lists of ${kind} in copied texts, words ${half}: pairs ${JSON.stringify(sum)}`);
      }
    }
    for (const half of HEAD_HALVES) {
      const counts = await measureHeads(half, async (text) => (await ask({ text }))?.contact.location ?? null);
      console.log(`Where somebody lives, in heads ${half}: ${JSON.stringify(counts)}`);
    }
  } finally {
    await server.stop();
  }
}

function print(of: string, counts: readonly ResumeCounts[]): void {
  console.log(`Resumes without a model, ${of}: values printed, served right, wrong, not served`);
  for (const { field, right, wrong, missing } of [...counts, totalOf(counts)]) {
    const all = right + wrong + missing;
    const share = `${((100 * right) / all).toFixed(1)} %`;
    console.log(
      `  ${field.padEnd(16)}${[all, right, share, wrong, missing].map((one) => String(one).padStart(8)).join('')}`,
    );
  }
}

function pdfBody(bytes: Uint8Array): Readonly<Record<string, string>> {
  return { base64_file: Buffer.from(bytes).toString('base64'), mime_type: 'application/pdf' };
}

type Known = Required<Pick<KnownResume, 'visible'>> & { readonly truth: NonNullable<KnownResume['truth']> };

/** Compares an answer with what a resume prints. Known values that are not printed, and served ones that are not known, are ignored. */
function compareKnown(answer: Resume | undefined, { truth, visible }: Known): Compared[] {
  const isShown = (path: string): boolean =>
    visible[path] === true || (/_date$/.test(path) && visible[path.replace(/[a-z_]+$/, 'dates_printed')] === true);
  const shown = (section: string, entry: object, fields: readonly string[]): Record<string, string | null> =>
    Object.fromEntries(
      fields.map((field) => {
        const value = (entry as Readonly<Record<string, string | null | undefined>>)[field];
        return [field, value && isShown(`${section}.${field}`) ? value : null];
      }),
    );
  const roles = (truth.work_history ?? []).map(withDates);
  const records = truth.education ?? [];
  const printed = {
    contact: shown('contact', truth.contact, ['name', 'email', 'phone', 'location']),
    work_history: roles.map((role, i) =>
      shown(`work_history[${i}]`, role, ['company', 'title', 'start_date', 'end_date']),
    ),
    education: records.map((record, i) =>
      shown(`education[${i}]`, record, ['institution', 'degree', 'field', 'graduation_date']),
    ),
    skills: [],
  } as unknown as Truth;
  const known = answer && {
    ...answer,
    work_history: roles.length === 0 ? [] : answer.work_history,
    education: records.length === 0 ? [] : answer.education,
    skills: [],
  };
  const compared = compareResume(known, printed);
  return compared.map((one, i) => asFarAsTold(one, compared[i + 1])).filter(({ wanted }) => wanted !== null);
}

/** Known dates may be more precise than the print, and a known degree may include its field. */
function asFarAsTold(one: Compared, next: Compared | undefined): Compared {
  const { field, served, wanted } = one;
  const isPart = served !== null && wanted?.startsWith(served) === true;
  const hasField = field === 'degree' && wanted === `${served} in ${next?.served}`;
  return hasField || (field.endsWith('_date') && isPart) ? { ...one, wanted: served } : one;
}

function withDates({ dates_printed: printed, ...role }: TrueRole): TrueRole {
  const [period] = printed === undefined ? [] : periodsIn({ text: printed, start: 0, end: printed.length });
  return period ? { ...role, start_date: period.from, end_date: period.to } : role;
}
