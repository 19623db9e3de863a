import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import type { Random } from '../classifier/random.ts';
import { annotatedTexts, type AnnotatedText } from './corpus.ts';
import { amongOthers, filledIn, isSeen, templatesOf, type TaggedText } from './generate.ts';
import { packageFiles } from './installed-packages.ts';
import { labelledFillings } from './labelled-lists.ts';
import { piecesOf } from './packages.ts';
import { record } from './records.ts';

/** How often each held-out template is filled, by kind; kinds with few templates are filled more often. */
const TIMES = { people: 8, prose: 12, business: 24, invoices: 18, 'company-news': 16, logs: 18, code: 10 } as const;

/** One in this many texts is also placed among others. */
const AMONG = 3;

/** Records and annotated texts have no held-out source, so these resemble the training texts. */
const RECORDS = 300;
const ANNOTATED_TIMES = 4;

/**
 * The texts the trees are grown on: held-out templates filled with the other half of names and addresses, some placed among texts that
 * name nobody; pieces of pages and programs; records and annotated texts.
 */
export function heldOutTexts(shared: string, lexicon: Lexicon, random: Random): TaggedText[] {
  const fillings = labelledFillings(join(shared, 'names-addresses'), 'unseen');
  const made = Object.entries(TIMES).flatMap(([kind, times]) => {
    const templates = templatesOf(readFileSync(join(import.meta.dirname, 'held-out', `${kind}.txt`), 'utf8'));
    return Array.from({ length: times }, () => templates.map((one) => filledIn(one, fillings, random))).flat();
  });
  const impersonal = made.filter(({ spans }) => spans.every(({ tag }) => tag === 'ORGANISATION' || tag === 'LOCATION'));
  const among = made.filter((_, i) => i % AMONG === 0).map((one) => amongOthers(one, impersonal, random));
  const found = (['pages', 'programs'] as const).flatMap((kind) => packageFiles(kind, 'seen'));
  const pieces = found.flatMap((text) => piecesOf(text, lexicon)).map((text) => ({ text, spans: [] }));
  const rows = readFileSync(join(shared, 'documents', 'pii-synthetic.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const annotated = annotatedTexts(rows.map((row) => JSON.parse(row) as AnnotatedText)).filter(({ template }) =>
    isSeen(template),
  );
  const records = Array.from({ length: RECORDS }, () => record('seen', fillings, random));
  const others = Array.from({ length: ANNOTATED_TIMES }, () => annotated).flat();
  return [...made, ...among, ...pieces, ...records, ...others];
}
