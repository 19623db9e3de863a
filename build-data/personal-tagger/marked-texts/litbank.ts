import type { TaggedText } from '../generate.ts';
import { writtenOut, type LabelledWord } from './labels.ts';

/** Kinds of proper names in LitBank. */
const LABEL_OF: Readonly<Record<string, string>> = {
  ...{ PROP_PER: 'per', PROP_ORG: 'org', PROP_GPE: 'loc', PROP_LOC: 'loc', PROP_FAC: 'loc' },
};

const OF_NAME = /^(?:\p{Lu}.*|de|du|la|le|von|van|of|\.|-)$/u;

/**
 * Reads a chapter of LitBank: its text of separated words, a sentence per line, and its mentions in brat's format, such as
 * `T4 PROP_PER 696 701 Alice` with tabs around the three in the middle. Of nested names the inner one counts. Sentences with a name that has
 * other words ("Elizabeth, daughter of James Stevenson") are left out: the names in it are not marked.
 */
export function chapterText(text: string, mentions: string): TaggedText {
  const names = [...mentions.matchAll(/^T\d+\t(\w+) (\d+) (\d+)\t/gm)]
    .map(([, kind = '', start, end]) => ({ label: LABEL_OF[kind], start: Number(start), end: Number(end) }))
    .toSorted((a, b) => a.end - a.start - (b.end - b.start));
  const labelAt = new Map<number, string>();
  const unclear: number[] = [];
  for (const { label, start, end } of names) {
    const words = wordsOf(text.slice(start, end), start);
    const name = words.slice(words.findLastIndex(({ word }) => !OF_NAME.test(word)) + 1);
    if (label === 'per' && name.length < words.length) unclear.push(start);
    if (label === undefined || name.some(({ at }) => labelAt.has(at))) continue;
    for (const [i, { at }] of name.entries()) labelAt.set(at, `${i === 0 ? 'B' : 'I'}-${label}`);
  }
  let next = 0;
  const sentences = text.split('\n').map((line): LabelledWord[] => {
    const start = next;
    next += line.length + 1;
    if (unclear.some((at) => at >= start && at < next)) return [];
    return wordsOf(line, start).map(({ word, at }) => ({ word, label: labelAt.get(at) ?? 'O' }));
  });
  return writtenOut(sentences.filter((words) => words.length > 0));
}

/** The words of a stretch of text that begins at `start`, each with its place. */
function wordsOf(stretch: string, start: number): { readonly word: string; readonly at: number }[] {
  return [...stretch.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, at: start + index }));
}
