import { readdirSync } from 'node:fs';
import { registerHooks } from 'node:module';
import ts from 'typescript';
import type { readResume } from '../core/documents/resume/rules/read-resume.ts';
import { readTextLayers } from '../core/documents/pages/pdf-pages.ts';
import type { DocumentPages } from '../core/documents/pages/pages.ts';
import { textPages } from '../core/documents/pages/text-pages.ts';
import type { TextRow } from '../core/documents/resume/rules/resume-rows.ts';
import { tagResume, type TaggedResume } from '../core/documents/resume/tagger/tag-resume.ts';
import { HALVES, madeResumes } from '../tests/core/documents/resume/made/made-resumes.ts';
import { MADE_RESUMES } from '../tests/core/documents/resume/rules/made-resumes.ts';
import { PRINTED_HEADS } from '../tests/core/documents/resume/rules/printed-heads.ts';
import { ruleMutants, type Mutant } from './rule-mutants.ts';

const FOLDER = new URL('../core/documents/resume/rules/', import.meta.url);

/** Rules for pictures, which no text exercises. */
const NOT_FOR_TEXT = new Set(['certainty.ts', 'icons.ts']);

type Read = typeof readResume;

/** Generated resumes of each layout. */
const EACH = 2;

/** Removes each rule of the resume reader in turn and prints those whose removal changes no reading of any text or PDF. */
export async function resumeRules(): Promise<void> {
  const made = HALVES.flatMap((half) => madeResumes(half, { each: EACH }));
  const texts = [
    ...made.flatMap(({ text }) => text ?? []),
    ...MADE_RESUMES.map(({ text }) => text),
    ...PRINTED_HEADS.map(([text]) => text),
  ].map(textPages);
  for (const { pdf } of made) texts.push(await wordsOf(await pdf()));
  const tags = new Map<string, TaggedResume>();
  // The tagger gives the same opinion on the same rows.
  const tag = (rows: readonly TextRow[]): TaggedResume =>
    tags.getOrInsertComputed(JSON.stringify(rows), () => tagResume(rows));
  const readAll = (read: Read, text: DocumentPages): string => JSON.stringify(read(text, tag));
  const answersOf = (read: Read): string[] => texts.map((text) => readAll(read, text));
  const expected = answersOf((await load('')).readResume);
  const only = process.env['FILES']?.split(',');
  const files = readdirSync(FOLDER).filter(
    (file) => file.endsWith('.ts') && !NOT_FOR_TEXT.has(file) && (only?.includes(file) ?? true),
  );
  const mutants = files.flatMap((file) => ruleMutants(FOLDER.pathname, file, withoutTest));
  let idle = 0;
  for (const [i, mutant] of mutants.entries()) {
    if (await changesAnswer(mutant, `mutant-${i}`)) continue;
    idle += 1;
    console.log(`${mutant.file}:${mutant.line}  ${mutant.rule.replace(/\s+/g, ' ').slice(0, 120)}`);
  }
  console.log(`${mutants.length} rules, ${texts.length} texts; without effect: ${idle}`);

  /** A mutant that throws or does not load is a change. */
  async function changesAnswer(mutant: Mutant, name: string): Promise<boolean> {
    try {
      const { readResume: read } = await load(name, mutant);
      return texts.some((text, i) => readAll(read, text) !== expected[i]);
    } catch {
      return true;
    }
  }
}

/** Reads a generated PDF. */
async function wordsOf(bytes: Uint8Array): Promise<DocumentPages> {
  const read = await readTextLayers(bytes);
  if (!('document' in read)) throw new Error('A made PDF has no text layer.');
  return read.document;
}

/** Loads the reader with one file replaced. All of its files are loaded again under a name appended to their URLs. */
async function load(name: string, mutant?: Mutant): Promise<{ readonly readResume: Read }> {
  const isOwn = (url: string): boolean => url.startsWith(FOLDER.href);
  const hooks = registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      return isOwn(found.url) && isOwn(context.parentURL ?? '') ? { ...found, url: `${found.url}?${name}` } : found;
    },
    load(url, context, next) {
      const found = next(url, context);
      return mutant && url === `${new URL(mutant.file, FOLDER).href}?${name}`
        ? { ...found, source: mutant.source }
        : found;
    },
  });
  try {
    return (await import(`${new URL('read-resume.ts', FOLDER).href}?${name}`)) as { readonly readResume: Read };
  } finally {
    hooks.deregister();
  }
}

/** Returns a row of a feature table that never matches. */
function withoutTest(row: ts.Expression): string | undefined {
  const isRow =
    ts.isArrayLiteralExpression(row) && row.elements.length === 2 && !ts.isStringLiteral(row.elements[0] ?? row);
  return isRow ? '[() => false, 0]' : undefined;
}
