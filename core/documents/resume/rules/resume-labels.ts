import { wordsIn } from './words/lists.ts';

/** What a label says that a text is; `other` for one that says something else. */
export type LabelledAs = 'title' | 'company' | 'institution' | 'degree' | 'field' | 'other';

/** A label before a text, and how many characters it takes, with what parts it from the text. */
export interface Label {
  readonly of: LabelledAs;
  readonly length: number;
  /** Folded. */
  readonly words: readonly string[];
}

/** The nouns of labels, folded. */
const NOUNS: ReadonlyMap<string, LabelledAs> = new Map(
  Object.entries({
    title: wordsIn('position title role designation post occupation job'),
    company: wordsIn('company employer organisation organization client firm'),
    institution: wordsIn('school university college institution institute'),
    degree: wordsIn('degree qualification'),
    field: wordsIn('major field study subject subjects specialisation specialization'),
  }).flatMap(([of, nouns]) => nouns.map((noun) => [noun, of as LabelledAs] as const)),
);

/** What stands around them: "Name and address of employer", "Degree awarded". */
const AROUND = new Set(
  wordsIn(
    'name and or address of the held awarded obtained attended earned completed received current last main principal passing',
  ),
);

/** What heads columns of dates, and further columns of tables. */
const DATES = new Set(wordsIn('period date dates year years duration from to until when start end graduation'));
const COLUMNS = new Set(wordsIn('location place city country grade'));
/** What says that somebody's work is told. */
export const TELLING = new Set(wordsIn('duties tasks responsibilities activities achievements description'));

const LABEL = /^(\p{L}(?:[\p{L}/& -]|\(s\)){1,40}?)\s?:\s{0,80}(?=\S)/u;

/** The label that a text begins with, up to its colon. */
export function labelOf(text: string): Label | undefined {
  const [whole = '', label = ''] = LABEL.exec(text) ?? [];
  if (whole === '') return undefined;
  const own = foldedWords(label);
  const kinds = new Set(own.flatMap((word) => NOUNS.get(word) ?? []));
  // "Title of qualification"
  if (kinds.size > 1) kinds.delete('title');
  const [kind = 'other'] = kinds;
  const isKnown = kinds.size === 1 && own.every((word) => NOUNS.has(word) || AROUND.has(word));
  return { of: isKnown ? kind : 'other', length: whole.length, words: own };
}

/** Whether a text by itself is a label: of what is known or of dates. */
export function isLabel(text: string): boolean {
  const own = foldedWords(text);
  const isKnown = (word: string): boolean => NOUNS.has(word) || DATES.has(word);
  return own.some(isKnown) && own.every((word) => isKnown(word) || AROUND.has(word));
}

/** Whether each column of a table tells what was done, by their heads; undefined where texts are no such heads, one of which is of dates. */
export function columnsUnder(texts: readonly string[]): readonly { readonly isTelling: boolean }[] | undefined {
  if (texts.length < 2 || texts.some((text) => /\d/.test(text))) return undefined;
  const heads = texts.map(foldedWords);
  const isHead = (word: string): boolean => [NOUNS, AROUND, DATES, COLUMNS, TELLING].some((known) => known.has(word));
  const hasDates = heads.some((own) => own.every((word) => DATES.has(word)));
  if (!hasDates || !heads.every((own) => own.every(isHead))) return undefined;
  return heads.map((own) => ({ isTelling: own.some((word) => TELLING.has(word)) }));
}

function foldedWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace('(s)', '')
      .match(/\p{L}+/gu) ?? ['']
  );
}
