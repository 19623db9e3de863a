import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Tag } from '../../core/documents/pii/tagger/tagger.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import type { Random } from '../classifier/random.ts';
import { annotatedTexts, type AnnotatedText } from './corpus.ts';
import { withAmbiguousNames } from './country-lists.ts';
import { amongOthers, filledIn, isSeen, templatesOf, type TaggedText } from './generate.ts';
import { packageFiles } from './installed-packages.ts';
import { labelledFillings, withNameWords, type Fillings } from './labelled-lists.ts';
import { piecesOf } from './packages.ts';
import { record } from './records.ts';
import { structured } from './structured.ts';

/** A text the trees are grown on. Finds in it may count for more or less than others. */
export interface HeldOutText extends TaggedText {
  /** How much a right and a wrong find count. */
  readonly counts?: FindCounts;
  /** The only tag whose trees are grown on it; all if absent. */
  readonly only?: Tag;
}

interface FindCounts {
  readonly right: number;
  readonly wrong: number;
}

const LIKE_OTHERS: FindCounts = { right: 1, wrong: 1 };
/** Long texts repeat a name in plain places. */
const LONG: FindCounts = { right: 0.5, wrong: 1.5 };
const PAPERS: FindCounts = { right: 1.7, wrong: 1 };
/** Other languages capitalize other words, and few of their words are known. */
export const FOREIGN: FindCounts = { right: 0.7, wrong: 1.5 };

/** How often each held-out template is filled, and how its finds count. Kinds with few templates are filled more often. */
const KINDS: Readonly<Record<string, readonly [times: number, counts: FindCounts]>> = {
  people: [8, LIKE_OTHERS],
  prose: [18, LIKE_OTHERS],
  business: [24, PAPERS],
  papers: [24, PAPERS],
  invoices: [18, LIKE_OTHERS],
  'company-news': [16, { right: 0.7, wrong: 1.5 }],
  'long-news': [24, LONG],
  mails: [24, LONG],
  foreign: [18, FOREIGN],
  files: [24, LIKE_OTHERS],
  traps: [24, LIKE_OTHERS],
  office: [20, PAPERS],
  'office-things': [20, LIKE_OTHERS],
  wire: [20, LIKE_OTHERS],
  letters: [24, LIKE_OTHERS],
  logs: [18, LIKE_OTHERS],
  places: [18, LIKE_OTHERS],
  code: [10, LIKE_OTHERS],
};

/** How often each template with dates of birth among other dates is filled. */
const BIRTHS = 18;

/** Kinds whose first line is a headline: in capitals in every other text. */
const HEADED: ReadonlySet<string> = new Set(['wire', 'long-news']);

function headed(one: HeldOutText): HeldOutText {
  const end = one.text.indexOf('\n\n');
  const [head, capitals] = [one.text.slice(0, Math.max(0, end)), one.text.slice(0, Math.max(0, end)).toUpperCase()];
  return head.length === capitals.length ? { ...one, text: capitals + one.text.slice(head.length) } : one;
}

/** One in this many texts is also placed among others. */
const AMONG = 2;

/** Records and annotated texts have no held-out source, so these resemble the training texts. */
const RECORDS = 300;
const STRUCTURED = 900;
const IN_STRUCTURED: FindCounts = { right: 0.8, wrong: 1.5 };
const ANNOTATED_TIMES = 4;

/**
 * The texts the trees are grown on: held-out templates filled with the other half of names and addresses, some placed among texts that
 * name nobody; pieces of pages and programs; records, electronic invoices and annotated texts.
 */
export function heldOutTexts(shared: string, lexicon: Lexicon, random: Random): HeldOutText[] {
  const labelled = withNameWords(labelledFillings(join(shared, 'names-addresses'), 'unseen'), lexicon);
  const fillings = withAmbiguousNames(labelled, lexicon, 'unseen');
  const made = Object.entries(KINDS).flatMap(([kind, [times, counts]]) => {
    const templates = templatesOf(readFileSync(join(import.meta.dirname, 'held-out', `${kind}.txt`), 'utf8'));
    const filled = (one: string): HeldOutText => ({ ...filledIn(one, fillings, random), counts });
    const texts = Array.from({ length: times }, () => templates.map(filled)).flat();
    return HEADED.has(kind) ? texts.map((one, i) => (i % 2 === 0 ? headed(one) : one)) : texts;
  });
  const impersonal = made.filter(({ spans }) => spans.every(({ tag }) => tag === 'ORGANISATION' || tag === 'LOCATION'));
  const among = made
    .filter((_, i) => i % AMONG === 0)
    .map((one) => ({ ...one, ...amongOthers(one, impersonal, random) }));
  const found = (['pages', 'programs'] as const).flatMap((kind) => packageFiles(kind, 'seen'));
  const pieces = found.flatMap((text) => piecesOf(text, lexicon)).map((text) => ({ text, spans: [] }));
  const rows = readFileSync(join(shared, 'documents', 'pii-synthetic.jsonl'), 'utf8')
    .trim()
    .split('\n');
  const annotated = annotatedTexts(rows.map((row) => JSON.parse(row) as AnnotatedText)).filter(({ template }) =>
    isSeen(template),
  );
  const records = Array.from({ length: RECORDS }, () => record('seen', fillings, random));
  const words = [...lexicon.ordinaryWords].filter((word) => word.length > 3);
  const invoices = Array.from({ length: STRUCTURED }, () => ({
    ...structured({ ...fillings, words }, random),
    counts: IN_STRUCTURED,
  }));
  const others = Array.from({ length: ANNOTATED_TIMES }, () => annotated).flat();
  const births = withBirths(fillings, random);
  return [...made, ...among, ...pieces, ...records, ...invoices, ...others, ...births];
}

/** Dates of birth among other dates. Their names are in plain places: with them, more words of programs and bills are taken for names. */
function withBirths(fillings: Fillings, random: Random): HeldOutText[] {
  const templates = templatesOf(readFileSync(join(import.meta.dirname, 'held-out', 'births.txt'), 'utf8'));
  const texts = Array.from({ length: BIRTHS }, () => templates.map((one) => filledIn(one, fillings, random))).flat();
  const records = Array.from({ length: RECORDS }, () => record('seen', fillings, random));
  return [...texts, ...records].map((one) => ({ ...one, only: 'DATE_OF_BIRTH' }));
}
