import type { Tag } from '../../../core/documents/pii/tagger/tagger.ts';
import type { TaggedText } from '../generate.ts';
import { isOffice } from './labels.ts';

/** A word with its part of speech (Universal Dependencies, Penn Treebank) and its place in the text. */
interface GumWord {
  readonly word: string;
  readonly speech: string;
  readonly penn: string;
  readonly start: number;
  readonly end: number;
}

/** A mention of something: the words from the first to the last, and those without which it would be another. */
interface Mention {
  readonly tag: Tag | undefined;
  readonly from: number;
  readonly core: readonly number[];
  readonly to: number;
}

const TAG_OF: Readonly<Record<string, Tag>> = { person: 'PERSON', organization: 'ORGANISATION', place: 'LOCATION' };

/**
 * Reads a document of the GUM corpus. It marks every mention, also by common nouns; what counts here are the proper names in them.
 * Undefined if its words are not those of its sentences.
 */
export function gumText(file: string): TaggedText | undefined {
  const read = wordsAndMentions(file);
  if (!read) return undefined;
  const { text, words, mentions } = read;
  const taken = new Set<number>();
  const spans: TaggedText['spans'][number][] = [];
  // A town is part of the name of its university; a country before a title is no part of a person's name.
  const length = ({ from, to }: Mention): number => to - from;
  const [persons, others] = [mentions.filter(isPerson), mentions.filter((one) => !isPerson(one))];
  for (const mention of [...others.toSorted((a, b) => length(b) - length(a)), ...persons]) {
    const name = isPerson(mention) ? personIn(mention, words, taken) : nameIn(mention, words);
    if (!mention.tag || !name) continue;
    const [first, last] = name;
    const all = Array.from({ length: last - first + 1 }, (_, i) => first + i);
    if (all.some((i) => taken.has(i))) continue;
    for (const i of all) taken.add(i);
    spans.push({ tag: mention.tag, start: words[first]?.start ?? 0, end: words[last]?.end ?? 0 });
  }
  return { text, spans: spans.toSorted((a, b) => a.start - b.start) };
}

function wordsAndMentions(
  file: string,
): { readonly text: string; readonly words: readonly GumWord[]; readonly mentions: readonly Mention[] } | undefined {
  let [text, sentence, isParagraph, at] = ['', undefined as string | undefined, false, 0];
  const words: GumWord[] = [];
  const mentions: Mention[] = [];
  const open: (Omit<Mention, 'to'> & { readonly id: string })[] = [];
  for (const line of file.split('\n')) {
    if (line.startsWith('# newpar')) isParagraph = true;
    else if (line.startsWith('# text =')) sentence = line.slice('# text = '.length);
    const [number = '', word = '', , speech = '', penn = '', , , , , notes = ''] = line.split('\t');
    if (!/^\d+$/.test(number)) continue;
    if (sentence !== undefined) {
      if (text !== '') text += isParagraph ? '\n\n' : ' ';
      at = text.length;
      text += sentence;
      [sentence, isParagraph] = [undefined, false];
    }
    const start = text.indexOf(word, at);
    if (start === -1) return undefined;
    at = start + word.length;
    const index = words.push({ word, speech, penn, start, end: at }) - 1;
    const [, entities = ''] = /(?:^|\|)Entity=([^|]*)/.exec(notes) ?? [];
    for (const [part] of entities.matchAll(/\([^()]*\)?|[^()]+\)/g)) {
      if (part.startsWith('(')) {
        const [id = '', type = '', , , , core = ''] = part.slice(1).replace(/\)$/, '').split('-');
        const numbers = (core.match(/\d+/g) ?? ['1']).map((one) => index + Number(one) - 1);
        const mention = { id, tag: TAG_OF[type], from: index, core: numbers };
        if (part.endsWith(')')) mentions.push({ ...mention, to: index });
        else open.push(mention);
      } else {
        const i = open.findLastIndex(({ id }) => id === part.slice(0, -1));
        for (const mention of i === -1 ? [] : open.splice(i, 1)) mentions.push({ ...mention, to: index });
      }
    }
  }
  return { text, words, mentions };
}

const isPerson = ({ tag }: Mention): boolean => tag === 'PERSON';
const isProper = (word: GumWord | undefined): boolean => word?.speech === 'PROPN';
const isCapital = (word: GumWord | undefined): boolean => /^\p{Lu}/u.test(word?.word ?? '');
const PARTICLE = /^(?:"|de|von|van|al|bin|ibn)$/;

/** The name of a person in a mention: "Ada King" in "the British countess Ada King". */
function personIn(
  { from, core, to }: Mention,
  words: readonly GumWord[],
  taken: ReadonlySet<number>,
): [first: number, last: number] | undefined {
  let [first, last] = [Math.min(...core), Math.max(...core)];
  const isName = (i: number): boolean =>
    !taken.has(i) && !isOffice(words[i]?.word ?? '') && (isCapital(words[i]) || PARTICLE.test(words[i]?.word ?? ''));
  while (first <= last && !isName(first)) first++;
  let end = first;
  while (end <= last && isName(end)) end++;
  last = end - 1;
  if (first > last && core.every((i) => isOffice(words[i]?.word ?? ''))) {
    // "the ambassador to Spain Ada King"
    for (last = to; last >= from && words[last]?.penn !== 'NNP';) last--;
    for (first = last; first > from && words[first - 1]?.penn === 'NNP' && isName(first - 1);) first--;
    if (last === first) return undefined;
  }
  const inside = words.slice(first, last + 1);
  const isPeople = inside.at(-1)?.penn === 'NNPS' || !inside.some((word) => isProper(word) && word.penn !== 'NNPS');
  return last > to || isPeople || !isCapital(inside.at(-1)) ? undefined : [first, last];
}

const JOINING = /^(?:of|for|and|the|&)$/;

/** The name of an organisation or place in a mention, with what `of` adds to it. */
function nameIn({ core, to }: Mention, words: readonly GumWord[]): [first: number, last: number] | undefined {
  const first = Math.min(...core);
  // "Durham University, United Kingdom"
  const comma = words.findIndex(({ word }, i) => i > first && word === ',');
  let last = Math.max(...core.filter((i) => comma === -1 || i < comma));
  if (last > to || !words.slice(first, last + 1).some(isProper)) return undefined;
  while (last + 2 <= to && JOINING.test(words[last + 1]?.word ?? '') && isProper(words[last + 2])) {
    for (last += 2; last < to && isProper(words[last + 1]);) last++;
  }
  return [first, last];
}
