import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../build-data/classifier/random.ts';
import { annotatedTexts, templatesIn } from '../build-data/personal-tagger/corpus.ts';
import { amongOthers, filledIn, isSeen, templatesOf, type TaggedText } from '../build-data/personal-tagger/generate.ts';
import { labelledFillings, type Half } from '../build-data/personal-tagger/labelled-lists.ts';
import { record } from '../build-data/personal-tagger/records.ts';
import type { AnnotatedText } from './pii-quality.ts';

const SHARED = join(import.meta.dirname, '../../shared/data');
const TEMPLATES = join(import.meta.dirname, '../build-data/personal-tagger/templates');
const SEED = 3;

/** The public annotated texts of one half: the tagger was trained on the templates of the seen half. */
export function publicTexts(half: Half): AnnotatedText[] {
  const rows = readFileSync(join(SHARED, 'documents/pii-synthetic.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AnnotatedText);
  const templates = annotatedTexts(rows).map(({ template }) => template);
  return rows.filter((_, i) => isSeen(templates[i] ?? '') === (half === 'seen'));
}

/** Texts from training templates, filled with unseen names and addresses. */
export async function trainedTexts(count: number): Promise<AnnotatedText[]> {
  const { general, people, impersonal, business } = await templatesIn(TEMPLATES);
  return madeOf([...general, ...people, ...impersonal, ...business], count);
}

/** Kinds of unseen texts: people, business papers with a person in each, and four kinds that name nobody. */
export type UnseenKind = (typeof PERSONAL_KINDS)[number] | (typeof IMPERSONAL_KINDS)[number];
export const PERSONAL_KINDS = ['people', 'business'] as const;
export const IMPERSONAL_KINDS = ['code', 'invoices', 'logs', 'company-news'] as const;

/** Templates the tagger was not trained on. The errors of the first two sets were looked at; the trees are grown on the last. */
export const UNTRAINED = {
  fresh: 'pii-fresh',
  'looked at': 'pii-fresh/looked-at',
  unseen: 'pii-fresh/unseen',
  'held out': '../build-data/personal-tagger/held-out',
} as const;

/** Texts from templates written for measuring, before the weights were trained. */
export function unseenTexts(kind: UnseenKind, count: number, from: keyof typeof UNTRAINED = 'fresh'): AnnotatedText[] {
  return madeOf(untrained(kind, from), count);
}

/** Texts about people, each placed among texts that name nobody. */
export function unseenTextsAmongOthers(
  kind: (typeof PERSONAL_KINDS)[number],
  count: number,
  from: keyof typeof UNTRAINED,
): AnnotatedText[] {
  const random = seededRandom(SEED);
  const fillings = labelledFillings(join(SHARED, 'names-addresses'), 'unseen');
  const filled = (template: string): TaggedText => filledIn(template, fillings, random);
  const others = IMPERSONAL_KINDS.flatMap((one) => untrained(one, from)).map(filled);
  const templates = untrained(kind, from);
  if (templates.length === 0) return [];
  return Array.from({ length: count }, (_, i) =>
    annotated(amongOthers(filled(templates[i % templates.length] ?? ''), others, random)),
  );
}

function untrained(kind: UnseenKind, from: keyof typeof UNTRAINED): string[] {
  const path = join(import.meta.dirname, UNTRAINED[from], `${kind}.txt`);
  return existsSync(path) ? templatesOf(readFileSync(path, 'utf8')) : [];
}

const CORE = join(import.meta.dirname, '../core');
/** Modules whose code names persons and places. */
const NAMING = /^(?:names|documents\/(?:pii|resume))\//;
const EVERY = 5;

/** Source files of this repository: real code that training never saw. */
export function ownPrograms(): AnnotatedText[] {
  const paths = readdirSync(CORE, { recursive: true, encoding: 'utf8' }).filter(
    (path) => path.endsWith('.ts') && !NAMING.test(path),
  );
  return paths
    .toSorted()
    .filter((_, i) => i % EVERY === 0)
    .map((path) => ({ text: readFileSync(join(CORE, path), 'utf8'), spans: [] }));
}

/** Fills templates in turn with unseen names and addresses. */
export function madeOf(templates: readonly string[], count: number): AnnotatedText[] {
  if (templates.length === 0) return [];
  const random = seededRandom(SEED);
  const fillings = labelledFillings(join(SHARED, 'names-addresses'), 'unseen');
  return Array.from({ length: count }, (_, i) =>
    annotated(filledIn(templates[i % templates.length] ?? '', fillings, random)),
  );
}

/** Forms, tables and record files with the labels of one half. */
export function madeRecords(half: Half, count: number): AnnotatedText[] {
  const random = seededRandom(SEED);
  const fillings = labelledFillings(join(SHARED, 'names-addresses'), 'unseen');
  return Array.from({ length: count }, () => annotated(record(half, fillings, random)));
}

function annotated({ text, spans }: ReturnType<typeof filledIn>): AnnotatedText {
  return { text, spans: spans.map(({ tag, start, end }) => ({ type: tag, start, end })) };
}
