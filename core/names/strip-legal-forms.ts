import { LEGAL_FORMS, type FormPlace } from './legal-forms.ts';

/** A name split into the words to compare and its legal forms, in reading order. */
export interface StrippedName {
  readonly words: readonly string[];
  /** Every word except a leading article. */
  readonly all: readonly string[];
  readonly forms: readonly string[];
  /** True if the name is only legal forms, so `words` has them all. */
  readonly formsAlone: boolean;
  /** True if the one form removed could also be a word of the name, or its initials. */
  readonly isDoubtful: boolean;
}

interface Form {
  readonly text: string;
  readonly words: readonly string[];
  readonly place: FormPlace;
}

const FORMS: readonly Form[] = Object.entries(LEGAL_FORMS).flatMap(([place, forms]) =>
  forms
    .split(',')
    .flatMap((form) => writings(form.trim()))
    .map((words) => ({ text: words.join(' '), words, place: place as FormPlace })),
);

/** Longest first, so that "limited liability company" is recognized before "company". */
const MAX_FIRST = FORMS.toSorted((a, b) => b.words.length - a.words.length);
const BY_FIRST_WORD = Map.groupBy(MAX_FIRST, ({ words }) => words[0]);
const BY_LAST_WORD = Map.groupBy(MAX_FIRST, ({ words }) => words.at(-1));

/** Every word of every form. */
export const FORM_WORDS: ReadonlySet<string> = new Set(FORMS.flatMap(({ words }) => words));

/** Returns every spelling of a form in the table, each as a list of words. */
function writings(form: string): string[][] {
  return form
    .split(/\s+/)
    .map((word) => word.split('/'))
    .reduce<string[][]>((heads, words) => heads.flatMap((head) => words.map((word) => [...head, word])), [[]]);
}

/**
 * Removes a leading "the" and the legal forms from a name's folded words, each form where the table allows it. A name
 * of only legal forms keeps them.
 */
export function stripLegalForms(words: readonly string[]): StrippedName {
  const all = withoutArticle(words);
  return { all, ...stripForms(all) };
}

/** "The" before a name is optional. "A" stays: it is as often an initial. */
function withoutArticle(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word) => word !== 'the');
  return words.slice(first);
}

function stripForms(folded: readonly string[]): Omit<StrippedName, 'all'> {
  const alone = formsAlone(folded);
  if (alone.length > 0) return { words: folded, forms: alone, formsAlone: true, isDoubtful: false };
  const forms: string[] = [];
  let words: readonly string[] = takeOut(folded, { forms, first: ['anywhere'], further: ['anywhere', 'after_name'] });
  for (let form = formAtEnd(words, STRONG_END); form; form = formAtEnd(words, STRONG_END)) {
    forms.push(form.text);
    words = words.slice(0, -form.words.length);
  }
  const lead = formAtStart(words, ['edge']);
  if (lead) {
    forms.push(lead.text);
    words = words.slice(lead.words.length);
  }
  return forms.length > 0 ? { words, forms, formsAlone: false, isDoubtful: false } : withoutSoleForm(folded);
}

const STRONG_END: readonly FormPlace[] = ['end', 'edge'];
const STRONG: readonly FormPlace[] = ['anywhere', 'after_name', ...STRONG_END];
const SOLE: readonly FormPlace[] = ['sole_end', 'sole_edge'];

/** Returns the forms of a name that is nothing else; empty if a word is left. */
function formsAlone(folded: readonly string[]): string[] {
  const [sole] = folded;
  if (folded.length === 1 && formAt(folded, { at: 0, places: SOLE })) return sole === undefined ? [] : [sole];
  const forms: string[] = [];
  return takeOut(folded, { forms, first: STRONG, further: STRONG }).length === 0 ? forms : [];
}

/** Removes the only form of a name whose form could also be a word of it. */
function withoutSoleForm(folded: readonly string[]): Omit<StrippedName, 'all'> {
  const last = formAtEnd(folded, SOLE);
  if (last)
    return { words: folded.slice(0, -last.words.length), forms: [last.text], formsAlone: false, isDoubtful: true };
  const first = formAtStart(folded, ['sole_edge']);
  if (first)
    return { words: folded.slice(first.words.length), forms: [first.text], formsAlone: false, isDoubtful: true };
  return { words: folded, forms: [], formsAlone: false, isDoubtful: false };
}

interface Taking {
  /** Where removed forms are collected. */
  readonly forms: string[];
  /** Positions of forms removed before any word is kept. */
  readonly first: readonly FormPlace[];
  /** Positions of forms removed after one. */
  readonly further: readonly FormPlace[];
}

function takeOut(folded: readonly string[], { forms, first, further }: Taking): string[] {
  const words: string[] = [];
  for (let at = 0; at < folded.length;) {
    const form = formAt(folded, { at, places: words.length === 0 ? first : further });
    if (form) forms.push(form.text);
    else words.push(folded[at] ?? '');
    at += form?.words.length ?? 1;
  }
  return words;
}

interface Spot {
  readonly at: number;
  readonly places: readonly FormPlace[];
}

function formAt(words: readonly string[], { at, places }: Spot): Form | undefined {
  return BY_FIRST_WORD.get(words[at])?.find((form) => places.includes(form.place) && standsAt(form, words, at));
}

/** A form at the start that leaves a word. */
function formAtStart(words: readonly string[], places: readonly FormPlace[]): Form | undefined {
  const form = formAt(words, { at: 0, places });
  return form && form.words.length < words.length ? form : undefined;
}

/** A form at the end that leaves a word. */
function formAtEnd(words: readonly string[], places: readonly FormPlace[]): Form | undefined {
  return BY_LAST_WORD.get(words.at(-1))?.find(
    (form) =>
      places.includes(form.place) &&
      form.words.length < words.length &&
      standsAt(form, words, words.length - form.words.length),
  );
}

function standsAt(form: Form, words: readonly string[], at: number): boolean {
  return form.words.every((word, i) => words[at + i] === word);
}
