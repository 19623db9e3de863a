import type { Tag } from '../../../core/documents/pii/tagger/tagger.ts';
import { OFFICES_ABROAD, PERSON_TITLES } from '../../../core/documents/pii/tagger/word-kinds.ts';
import type { TaggedText } from '../generate.ts';

/** A word and its label: `B-PER`, `I-ORG`, `O`. */
export interface LabelledWord {
  readonly word: string;
  readonly label: string;
}

const TAG_OF: Readonly<Record<string, Tag>> = {
  ...{ per: 'PERSON', person: 'PERSON' },
  ...{ org: 'ORGANISATION', organization: 'ORGANISATION', corporation: 'ORGANISATION', group: 'ORGANISATION' },
  ...{ loc: 'LOCATION', location: 'LOCATION', facility: 'LOCATION' },
  ...{ politician: 'PERSON', scientist: 'PERSON', researcher: 'PERSON', writer: 'PERSON', musicalartist: 'PERSON' },
  ...{ organisation: 'ORGANISATION', politicalparty: 'ORGANISATION', university: 'ORGANISATION', band: 'ORGANISATION' },
  country: 'LOCATION',
};

/** Titles and offices that some corpora count as part of the name. */
const OFFICES: ReadonlySet<string> = new Set([
  ...PERSON_TITLES,
  ...OFFICES_ABROAD,
  ...'president senator sen rep gov governor minister prime secretary general gen judge justice king queen prince princess lord lady'.split(
    ' ',
  ),
  ...'pope father sgt officer coach uncle aunt brother sister major ambassador chief deputy director chairman spokesman us u.s'.split(
    ' ',
  ),
]);

export function isOffice(word: string): boolean {
  return OFFICES.has(word.toLowerCase().replace(/\.$/, ''));
}

type Span = TaggedText['spans'][number];

/** The spans of labelled words, of which each has a place in the text. A person's titles are left out. */
export function spansOf(words: readonly (LabelledWord & { readonly start: number })[]): Span[] {
  const spans: { tag: Tag; start: number; end: number }[] = [];
  let open: string | undefined;
  for (const { word, label, start } of words) {
    const [, prefix = '', type = ''] = /^(?:([BIES])-)?(.+)$/.exec(label) ?? [];
    const tag = TAG_OF[type.toLowerCase()];
    const last = spans.at(-1);
    if (!tag) open = undefined;
    else if (last && open === type && prefix !== 'B' && prefix !== 'S') last.end = start + word.length;
    else if (tag === 'PERSON' && isOffice(word)) open = undefined;
    else {
      spans.push({ tag, start, end: start + word.length });
      open = type;
    }
  }
  return spans;
}

const NO_SPACE_BEFORE = /^(?:[.,!?;:%)\]}’”]|'|''|\.{2,}|n't|['’](?:s|re|ve|ll|d|m))$/i;
/** Also an article that lost its vowel: l'Istituto. */
const NO_SPACE_AFTER = /^(?:[([{$#“]|\p{L}{1,6}['’])$/u;

/** Writes sentences of words as a text, one per line. */
export function writtenOut(sentences: readonly (readonly LabelledWord[])[]): TaggedText {
  let text = '';
  const placed: (LabelledWord & { start: number })[] = [];
  for (const sentence of sentences) {
    if (text !== '') text += '\n';
    let before = '(';
    let isQuoted = false;
    for (const { word, label } of sentence) {
      const isQuote = word === '"' || word === '``' || word === "''";
      const closes: boolean = isQuote && isQuoted;
      const isGlued =
        closes ||
        (before === '"' && isQuoted) ||
        NO_SPACE_AFTER.test(before) ||
        (!isQuote && NO_SPACE_BEFORE.test(word));
      if (isQuote) isQuoted = !closes;
      const written = isQuote ? '"' : word;
      if (!isGlued) text += ' ';
      placed.push({ word: written, label, start: text.length });
      text += written;
      before = written;
    }
    // A sentence ends what is open.
    placed.push({ word: '', label: 'O', start: text.length });
  }
  return { text, spans: spansOf(placed) };
}

/** Longer gaps between words of a text mean that they are of another text. */
const MAX_GAP = 60;

/** Finds the words in the text that they were cut from; undefined if they are not its words. */
export function placedIn(text: string, words: readonly LabelledWord[]): TaggedText | undefined {
  const placed: (LabelledWord & { start: number })[] = [];
  let at = 0;
  for (const { word, label } of words) {
    const start = text.indexOf(word, at);
    if (start === -1 || start - at > MAX_GAP) return undefined;
    placed.push({ word, label, start });
    at = start + word.length;
  }
  return { text, spans: spansOf(placed) };
}
