import { existsSync, readFileSync } from 'node:fs';
import { foldWords } from '../core/names/fold.ts';
import { stripLegalForms } from '../core/names/strip-legal-forms.ts';

const FOLDER = '../shared/data';
const LISTED = `${FOLDER}/csl/csl_organisations_2026-07-31.jsonl`;
const REGISTERED = `${FOLDER}/sam/gsa_sample_20049_orgs.csv`;

/** The second field of a row with all fields quoted. */
const NAME_FIELD = /^"[^"]*","([^"]*)"/;

/** Real names as models for made ones; undefined if the material is absent. */
export function realNames(): string[] | undefined {
  if (!existsSync(LISTED) || !existsSync(REGISTERED)) return undefined;
  const listed = readFileSync(LISTED, 'utf8').trim().split('\n');
  const registered = readFileSync(REGISTERED, 'utf8').trim().split('\n').slice(1);
  return [
    ...listed.map((row) => (JSON.parse(row) as { name: string }).name),
    ...registered.flatMap((row) => NAME_FIELD.exec(row)?.[1] ?? []),
  ];
}

/**
 * Made names of organizations with the words of real ones at their frequencies: each has as many words as some real
 * name, and its legal forms. The same seed gives the same names.
 */
export function madeNames(real: readonly string[], { count, seed }: { count: number; seed: number }): string[] {
  const stripped = real.map((name) => stripLegalForms(foldWords(name))).filter(({ words }) => words.length > 0);
  const words = stripped.flatMap((name) => name.words);
  const random = randomOf(seed);
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  return Array.from({ length: count }, () => {
    const model = pick(stripped);
    const drawn = (model?.words ?? []).map(() => pick(words) ?? '');
    return [...drawn, ...(model?.forms ?? [])].join(' ').toUpperCase();
  });
}

/** A random generator from 0 to below 1 (mulberry32), so that a bench measures the same names each time. */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
