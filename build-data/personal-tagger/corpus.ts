import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Random } from '../classifier/random.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import type { Tag } from '../../core/documents/pii/tagger/tagger.ts';
import { filledIn, headline, isSeen, roughened, templatesOf, together, type TaggedText } from './generate.ts';
import { invoice } from './invoices.ts';
import { labelledFillings, titleCase, withNameWords, type Fillings } from './labelled-lists.ts';
import { localeFillings } from './locale-lists.ts';
import { markedTexts, type MarkedText } from './marked-texts/marked-texts.ts';
import { packageTexts } from './packages.ts';
import { plainSentences, withNames } from './prose.ts';
import { receiptTexts, type Receipt } from './receipts.ts';
import { record } from './records.ts';

/** Folders with the training sources. */
export interface CorpusSources {
  /** Shared data: labelled names and addresses, annotated texts, company lists, descriptions of goods. */
  readonly shared: string;
  /** Folders of public-domain texts, one per file. */
  readonly texts: readonly string[];
  /** Folders of JavaScript programs. */
  readonly code: readonly string[];
  /** The folder of packages with pages and programs, if available. */
  readonly packages: string | undefined;
  /** The folder of the package with names of other countries, if available. */
  readonly locales: string | undefined;
  /** The folder of public corpora in which people marked the names, if available. */
  readonly marked: string | undefined;
}

/** The material of the training texts. */
export interface Material {
  readonly templates: Readonly<Record<TemplateFile, readonly string[]>>;
  readonly fillings: Fillings;
  readonly sentences: readonly string[];
  /** Sentences about a person or an institution, whose words can be replaced by names. */
  readonly peopled: readonly string[];
  readonly goods: readonly string[];
  readonly code: readonly string[];
  readonly packages: readonly string[];
  readonly receipts: readonly TaggedText[];
  readonly annotated: readonly TaggedText[];
  readonly marked: readonly MarkedText[];
}

/** Templates: general; about people; that name nobody; about companies and trade, some with a person. */
export const TEMPLATE_FILES = ['general', 'people', 'impersonal', 'business'] as const;
export type TemplateFile = (typeof TEMPLATE_FILES)[number];

const MAX_FIRM = 50;
const MAX_GOODS = 200;

/** Reads everything training may see: the seen half of templates, labelled rows and annotated texts. */
export async function readMaterial(
  { shared, texts, code, packages, locales, marked }: CorpusSources,
  lexicon: Lexicon,
): Promise<Material> {
  const read = (path: string): Promise<string> => readFile(path, 'utf8');
  const lines = async (path: string): Promise<Record<string, unknown>[]> =>
    (await read(join(shared, path)))
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
  const labelled = labelledFillings(join(shared, 'names-addresses'), 'seen');
  const others = locales === undefined ? undefined : await localeFillings(locales);
  const listed = Object.values(JSON.parse(await read(join(shared, 'edgar/company_tickers.json'))) as object);
  const firms = [
    ...(await lines('csl/csl_organisations_2026-07-31.jsonl')).map(({ name }) => String(name)),
    ...listed.map(({ title }: { title: string }) => asWritten(title)),
  ].filter((name) => name.length < MAX_FIRM && /^[\x20-\x7e]+$/.test(name));
  const sentences = plainSentences((await Promise.all(texts.map(textsIn))).flat(), lexicon);
  return {
    templates: await templatesIn(TEMPLATES),
    fillings: {
      ...withNameWords(joined(labelled, others, firms), lexicon),
      words: [...lexicon.ordinaryWords].filter((word) => word.length > 3),
    },
    sentences,
    peopled: sentences.filter((one) => /\b(?:he|she|him|his|her|they|captain|congress|there)\b/i.test(one)),
    goods: (await lines('classification/training-pairs.jsonl'))
      .map(({ text }) => String(text))
      .filter((text) => text.length < MAX_GOODS),
    code: (await Promise.all(code.map(programsIn))).flat().flatMap(snippets),
    packages: packages === undefined ? [] : await packageTexts(packages, lexicon),
    receipts: receiptTexts((await lines('documents/receipts.jsonl')) as unknown as Receipt[]),
    annotated: annotatedTexts((await lines('documents/pii-synthetic.jsonl')) as unknown as AnnotatedText[]).filter(
      ({ template }) => isSeen(template),
    ),
    marked: marked === undefined ? [] : markedTexts(marked, 'tagger'),
  };
}

/** The folder of training templates. */
export const TEMPLATES = join(import.meta.dirname, 'templates');

/** All templates by file. */
export async function templatesIn(folder: string): Promise<Material['templates']> {
  const of = async (file: TemplateFile): Promise<string[]> =>
    templatesOf(await readFile(join(folder, `${file}.txt`), 'utf8'));
  return {
    general: await of('general'),
    people: await of('people'),
    impersonal: await of('impersonal'),
    business: await of('business'),
  };
}

/** Rewrites an all-capitals company name in mixed case: `BERKSHIRE HATHAWAY INC` becomes Berkshire Hathaway Inc. */
function asWritten(title: string): string {
  const name = title.replace(/\s*\/[A-Z]{2,3}\/?$/, '');
  return name.replace(/\b[A-Z]{4,}\b/g, titleCase).replace(/\b(?:INC|LTD|CORP|AND|CO)\b/g, titleCase);
}

function joined(one: Fillings, other: Fillings | undefined, firms: readonly string[]): Fillings {
  const both = (key: Exclude<keyof Fillings, 'nameWords'>): string[] => [...one[key], ...(other?.[key] ?? [])];
  return {
    givenNames: both('givenNames'),
    surnames: both('surnames'),
    wholeNames: both('wholeNames'),
    organisations: [...both('organisations'), ...firms],
    addresses: both('addresses'),
    streets: both('streets'),
    cities: both('cities'),
    words: [],
    things: both('things'),
    foreignWords: both('foreignWords'),
  };
}

async function textsIn(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
}

const MAX_PROGRAMS = 2_500;

/** Programs and type declarations in a folder and its subfolders, in order. */
async function programsIn(folder: string): Promise<string[]> {
  const all = await readdir(folder, { recursive: true });
  const names = all.filter((name) => /(?:^|\/)(?:lib\/[^/]+\.js|index\.d\.ts)$/.test(name)).toSorted();
  return Promise.all(names.slice(0, MAX_PROGRAMS).map((name) => readFile(join(folder, name), 'utf8')));
}

/** Splits programs into paragraphs and drops author notices. */
function snippets(program: string): string[] {
  return program
    .split(/\n{2,}/)
    .filter((part) => part.length > 40 && part.length < 1_200 && !/copyright|licen[sc]e|author/i.test(part));
}

/** A row of the shared annotated texts. */
export interface AnnotatedText {
  readonly text: string;
  readonly spans: readonly { readonly type: string; readonly start: number; readonly end: number }[];
}

const TAG_OF: Readonly<Record<string, Tag>> = {
  PERSON: 'PERSON',
  ADDRESS: 'ADDRESS',
  ZIP_CODE: 'ADDRESS',
  ORGANIZATION: 'ORGANISATION',
  GPE: 'LOCATION',
};

/** Converts annotated texts for training, each with its template: the text with types in place of values. */
export function annotatedTexts(rows: readonly AnnotatedText[]): (TaggedText & { readonly template: string })[] {
  return rows.map(({ text, spans: annotated }) => {
    const sorted = annotated.toSorted((a, b) => a.start - b.start);
    const spans: { tag: Tag; start: number; end: number }[] = [];
    let template = '';
    let at = 0;
    for (const { type, start, end } of sorted) {
      if (start < at) continue;
      template += `${text.slice(at, start)}<${type}>`;
      at = end;
      const last = spans.at(-1);
      const isPart = ['ADDRESS', 'GPE', 'ZIP_CODE'].includes(type);
      // Parts of one address are annotated apart.
      if (last?.tag === 'ADDRESS' && isPart && /^[\s,?>]{0,8}$/.test(text.slice(last.end, start))) last.end = end;
      else if (type === 'DATE' && /\bbirth/.test(text)) spans.push({ tag: 'DATE_OF_BIRTH', start, end });
      else if (TAG_OF[type]) spans.push({ tag: TAG_OF[type], start, end });
    }
    return { text, spans, template: template + text.slice(at) };
  });
}

/** Share of each kind of text; the rest are goods. */
const SHARES = {
  ...{ general: 0.1, people: 0.24, impersonal: 0.18, business: 0.1, records: 0.08, invoices: 0.09 },
  ...{ peopled: 0.08, sentences: 0.02, code: 0.03, packages: 0.06 },
} as const;
const ANNOTATED_TIMES = 3;
const RECEIPTS_TIMES = 3;
/** Foreign marked texts count once: they are many. */
const MARKED_TIMES = 4;
/** Share of sentences and goods written in title case. */
const HEADLINES = 0.5;

/** Generates texts and adds the annotated ones, with random letter case and line width. */
export function trainingTexts(material: Material, count: number, random: Random): TaggedText[] {
  const { templates, fillings, sentences, peopled, goods, code, packages, receipts, annotated, marked } = material;
  const pick = (list: readonly string[]): string => list[random.below(list.length)] ?? '';
  const one = (): TaggedText => {
    let chance = random.next();
    for (const file of TEMPLATE_FILES) {
      if ((chance -= SHARES[file]) < 0) return filledIn(pick(templates[file]), fillings, random);
    }
    if ((chance -= SHARES.code) < 0) return { text: pick(code), spans: [] };
    if ((chance -= SHARES.packages) < 0) return { text: pick(packages), spans: [] };
    if ((chance -= SHARES.records) < 0) return record('seen', fillings, random);
    if ((chance -= SHARES.invoices) < 0) return invoice(fillings, random);
    if ((chance -= SHARES.peopled) < 0) return headlined(withNames(pick(peopled), fillings, random), HEADLINES / 8);
    if ((chance -= SHARES.sentences) < 0) return headlined(withNames(pick(sentences), fillings, random), HEADLINES);
    return headlined({ text: pick(goods), spans: [] }, HEADLINES);
  };
  const headlined = (text: TaggedText, share: number): TaggedText => (random.next() < share ? headline(text) : text);
  const made = Array.from({ length: count }, () => {
    const several = random.below(3) === 0 ? 2 + random.below(3) : 1;
    const between = ['\n\n', '\n\n', '\n', ' '][random.below(4)] ?? '\n';
    return together(Array.from({ length: several }, one), between);
  });
  const all = [
    ...made,
    ...Array.from({ length: ANNOTATED_TIMES }, () => annotated).flat(),
    ...Array.from({ length: RECEIPTS_TIMES }, () => receipts).flat(),
    ...Array.from({ length: MARKED_TIMES }, (_, i) => marked.filter(({ isForeign }) => i === 0 || !isForeign)).flat(),
  ];
  return all.map((text) => roughened(text, random));
}
