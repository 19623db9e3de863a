import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { seededRandom } from '../build-data/classifier/random.ts';
import { annotatedTexts } from '../build-data/personal-tagger/corpus.ts';
import { filledIn, isSeen, templatesOf } from '../build-data/personal-tagger/generate.ts';
import { labelledFillings, type Half } from '../build-data/personal-tagger/labelled-lists.ts';
import { record } from '../build-data/personal-tagger/records.ts';
import type { AnnotatedText } from './pii-quality.ts';

const SHARED = join(import.meta.dirname, '../../shared/data');
const TEMPLATES = join(import.meta.dirname, '../build-data/personal-tagger/templates.txt');
const SEED = 3;

/** The public annotated texts whose templates the tagger was trained on, or the others. */
export function publicTexts(half: Half): AnnotatedText[] {
  const rows = readFileSync(join(SHARED, 'documents/pii-synthetic.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AnnotatedText);
  const templates = annotatedTexts(rows).map(({ template }) => template);
  return rows.filter((_, i) => isSeen(templates[i] ?? '') === (half === 'seen'));
}

/** Texts made of the templates of one half, of names and addresses that training did not see in either. */
export function madeTexts(half: Half, count: number): AnnotatedText[] {
  const random = seededRandom(SEED);
  const fillings = labelledFillings(join(SHARED, 'names-addresses'), 'unseen');
  const templates = templatesOf(readFileSync(TEMPLATES, 'utf8'), half);
  return Array.from({ length: count }, (_, i) =>
    annotated(filledIn(templates[i % templates.length] ?? '', fillings, random)),
  );
}

/** Forms, tables and files of records whose labels are those of one half. */
export function madeRecords(half: Half, count: number): AnnotatedText[] {
  const random = seededRandom(SEED);
  const fillings = labelledFillings(join(SHARED, 'names-addresses'), 'unseen');
  return Array.from({ length: count }, () => annotated(record(half, fillings, random)));
}

function annotated({ text, spans }: ReturnType<typeof filledIn>): AnnotatedText {
  return { text, spans: spans.map(({ tag, start, end }) => ({ type: tag, start, end })) };
}
