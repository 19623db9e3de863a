import { wordsIn } from './words/lists.ts';

/** What a label says about the text after it; `other` for anything else. */
export type LabelledAs = 'title' | 'company' | 'institution' | 'degree' | 'field' | 'other';

/** A label before a text, and its length including the separator. */
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

/** Words around them: "Name and address of employer", "Degree awarded". */
const AROUND = new Set(
  wordsIn(
    'name and or address of the held awarded obtained attended earned completed received current last main principal passing',
  ),
);

/** Heads of date columns, and of other table columns. */
const DATES = new Set(wordsIn('period date dates year years duration from to until when start end graduation'));
const COLUMNS = new Set(wordsIn('location place city country grade'));
/** Words that introduce a description of the work. */
export const DUTIES = new Set(wordsIn('duties tasks responsibilities activities achievements description'));

const LABEL = /^(\p{L}(?:[\p{L}/& -]|\(s\)){1,40}?)\s?:\s{0,80}(?=\S)/u;

/** Returns the label that a text begins with, up to its colon. */
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

/** Whether a whole text is a label of something known or of dates. */
export function isLabel(text: string): boolean {
  const own = foldedWords(text);
  const isKnown = (word: string): boolean => NOUNS.has(word) || DATES.has(word);
  return own.some(isKnown) && own.every((word) => isKnown(word) || AROUND.has(word));
}

/** Returns for each column of a table whether it describes the work, by the column heads. Undefined if the texts are not table heads, one of them of dates. */
export function columnsUnder(texts: readonly string[]): readonly { readonly isDuties: boolean }[] | undefined {
  if (texts.length < 2 || texts.some((text) => /\d/.test(text))) return undefined;
  const heads = texts.map(foldedWords);
  const isHead = (word: string): boolean => [NOUNS, AROUND, DATES, COLUMNS, DUTIES].some((known) => known.has(word));
  const hasDates = heads.some((own) => own.every((word) => DATES.has(word)));
  if (!hasDates || !heads.every((own) => own.every(isHead))) return undefined;
  return heads.map((own) => ({ isDuties: own.some((word) => DUTIES.has(word)) }));
}

function foldedWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace('(s)', '')
      .match(/\p{L}+/gu) ?? ['']
  );
}
