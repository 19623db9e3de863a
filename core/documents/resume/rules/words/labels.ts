import { remembered } from '../remembered.ts';
import {
  LABEL_NOUNS,
  LABEL_PREPOSITIONS,
  LABEL_QUALIFIERS,
  LAST_WORDS,
  MAYBE_NOUNS,
  NEUTRAL_NOUNS,
  type LabelKind,
} from './label-words.ts';
import { degreeAt } from './degree-words.ts';
import { OCCUPATIONS } from './title-words.ts';

/** What a label says about the text after it; `other` for anything else. */
export type LabelledAs = 'title' | 'company' | 'institution' | 'degree' | 'field' | 'other';

/** A label before a text, and its length including the separator. */
export interface Label {
  readonly of: LabelledAs;
  readonly length: number;
  /** Folded. */
  readonly words: readonly string[];
}

/** What a label names: one thing or several ("Employer, City"), in the order of its words. */
export interface LabelMeaning {
  readonly kinds: readonly LabelKind[];
  /** What it names if nothing else in its table does: "Award". */
  readonly maybe?: LabelKind;
}

const NAMED: readonly LabelKind[] = ['title', 'company', 'institution', 'degree', 'field'];

/** The longest label. */
const MAX = { characters: 60, words: 8 };

const LABEL = /^(\p{L}(?:[\p{L}/& -]|\(s\)){1,40}?)\s?:\s{0,80}(?=\S)/u;

/** A label with signs that only known labels may have: "Employer's name", "School, college or university", "From (month/year)". */
const LABEL_WITH_SIGNS = /^(\p{L}[\p{L}/&,.'\u2019 -]{1,40}(?:\([^():]{1,30}\))?)\s?:\s{0,80}(?=\S)/u;

/** Returns the label that a text begins with, up to its colon. */
export function labelOf(text: string): Label | undefined {
  const [whole = '', label = ''] = LABEL.exec(text) ?? knownLabel(text) ?? [];
  if (whole === '') return undefined;
  const meaning = labelMeaning(label);
  const [kind, ...more] = meaning?.kinds.filter((one) => one !== 'place') ?? [];
  const named = kind === 'other' && meaning?.maybe === 'company' ? 'company' : kind;
  const of = NAMED.find((one) => one === named && more.length === 0) as LabelledAs | undefined;
  return { of: of ?? 'other', length: whole.length, words: foldedWords(label) };
}

function knownLabel(text: string): RegExpExecArray | null {
  const found = LABEL_WITH_SIGNS.exec(text);
  const kinds = labelMeaning(found?.[1] ?? '')?.kinds.filter((kind) => kind !== 'place') ?? [];
  return kinds.length === 1 ? found : null;
}

/** Whether a whole text is a label, wherever it is. */
export function isLabel(text: string): boolean {
  return labelMeaning(text) !== undefined;
}

/** Returns what a label names, unless its words may also be a value: "Diploma", "Project Manager". */
export const labelMeaning = remembered((text: string): LabelMeaning | undefined => {
  const last = /(\p{L}+)\W*$/u.exec(text)?.[1]?.toLowerCase() ?? '';
  const isOfPerson = OCCUPATIONS.has(last) && LABEL_NOUNS.get(last) === 'other';
  return isOfPerson || degreeAt(text) === text ? undefined : meaningOf(text);
});

/** Whether words introduce a description of the work. */
export function isOfDuties(words: readonly string[]): boolean {
  return words.some((word) => LABEL_NOUNS.get(word) === 'duties');
}

/** Returns what a text names if it is a label: words of labels only, at least one of which names something. */
export const meaningOf = remembered((text: string): LabelMeaning | undefined => {
  if (text.length > MAX.characters) return undefined;
  const plain = text
    .toLowerCase()
    .replace(/(?<=\p{L})\(s\)/u, '')
    .replaceAll(/\([^()]*\)/g, ' ')
    .replaceAll(/(?<=\p{L})['\u2019]s?(?!\p{L})/gu, '');
  const parts = plain.split(/[/,&\u2013]|\s-\s|\b(?:and|or)\b/).flatMap((part): readonly string[][] => {
    const words = part.match(/\p{L}+(?:-\p{L}+)*/gu) ?? [];
    return words.length > 0 ? [words] : [];
  });
  const words = parts.flat();
  if (/[\d:;|@]/.test(plain.trim().replace(/:$/, '')) || words.length > MAX.words || !words.every(isOfLabels))
    return undefined;
  // "Name and address of employer"
  const tail: readonly string[] = parts.at(-1) ?? [];
  const of: readonly string[] = tail.includes('of') ? tail.slice(tail.indexOf('of')) : [];
  const isBare = (own: readonly string[]): boolean =>
    own.every((word) => NEUTRAL_NOUNS.has(word) && !LABEL_NOUNS.has(word));
  const all = parts.flatMap(
    (own) => kindOf(isBare(own) && own !== tail && of.length > 0 ? [...own, ...of] : own) ?? [],
  );
  // "Name of present or last employer"
  const found = all.some(({ isOpen }) => !isOpen) ? all.filter(({ isOpen }) => !isOpen) : all;
  if (found.length === 0) return undefined;
  const kinds = withWholeDates([...new Set(found.map(({ kind }) => kind))]);
  const maybe = found.find((one) => one.maybe)?.maybe;
  return { kinds, ...(maybe && { maybe }) };
});

function isOfLabels(word: string): boolean {
  return [LABEL_NOUNS, MAYBE_NOUNS, NEUTRAL_NOUNS, LABEL_PREPOSITIONS, LABEL_QUALIFIERS].some((known) =>
    known.has(word),
  );
}

/** "Month/year from" is a start, "From / To" a range. */
function withWholeDates(kinds: readonly LabelKind[]): readonly LabelKind[] {
  const ends = kinds.filter((kind) => kind === 'start' || kind === 'end');
  const rest = kinds.filter((kind) => !['dates', 'start', 'end'].includes(kind));
  if (rest.length === kinds.length || ends.length === 0) return kinds;
  return [...rest, ends.length === 1 ? (ends[0] ?? 'dates') : 'dates'];
}

interface FoundKind {
  readonly kind: LabelKind;
  readonly maybe?: LabelKind;
  /** Whether it is a neutral noun by itself: "Name". */
  readonly isOpen?: boolean;
}

/** Returns what one phrase names: its last noun before a preposition, or what is behind that if the noun is neutral. */
function kindOf(words: readonly string[]): FoundKind | undefined {
  const at = words.findIndex((word, i) => i > 0 && LABEL_PREPOSITIONS.has(word));
  const [before, behind] = at === -1 ? [words, []] : [words.slice(0, at), words.slice(at + 1)];
  const [own, about] = [nounsOf(before), nounsOf(behind)];
  // "Reporting to"
  const isOpen = ENDS.has(own.at(-1) ?? '') && own.length > 1 && LABEL_NOUNS.get(own.at(-2) ?? '') === 'other';
  const head = own.at(isOpen ? -2 : -1);
  const last = words.at(-1) ?? '';
  // "Worked for", but "Certificate in" goes on.
  if (behind.length === 0 && at !== -1) {
    const kind = head === undefined ? LAST_WORDS.get(last) : undefined;
    return kind && { kind };
  }
  const isNeutral = head === undefined || NEUTRAL_NOUNS.has(head) || (MAYBE_NOUNS.has(head) && about.length > 0);
  const first = isNeutral ? (about[0] ?? own.findLast((word) => !NEUTRAL_NOUNS.has(word)) ?? head) : head;
  if (first === undefined) return undefined;
  // "Type of business", "Contract type", but "Study type"
  if (head === 'type' || head === 'kind')
    return { kind: ['degree', 'field'].includes(LABEL_NOUNS.get(first) ?? '') ? 'degree' : 'other' };
  if (head === 'degree' && LABEL_NOUNS.get(about[0] ?? '') === 'skill') return { kind: 'level' };
  if (head === 'place' && about.some((word) => LABEL_NOUNS.get(word) === 'field')) return { kind: 'institution' };
  if (about.includes('birth')) return { kind: 'other' };
  if (head === 'nature') return { kind: LABEL_NOUNS.get(first) === 'other' ? 'other' : 'duties' };
  const [kind, maybe] = [LABEL_NOUNS.get(first) ?? 'other', MAYBE_NOUNS.get(first)];
  if (kind === 'other' && NEUTRAL_NOUNS.has(first) && !maybe) return { kind, isOpen: true };
  return kind === 'dates' || kind === 'start' || kind === 'end'
    ? { kind: kindOfDates(words, kind) }
    : { kind, ...(maybe && kind === 'other' && { maybe }) };
}

const ENDS = new Set(['to', 'from', 'until', 'till', 'through']);

function nounsOf(words: readonly string[]): string[] {
  const nouns = words.filter((word) => LABEL_NOUNS.has(word) || MAYBE_NOUNS.has(word) || NEUTRAL_NOUNS.has(word));
  const sure = nouns.filter((word) => !LABEL_QUALIFIERS.has(word) || NEUTRAL_NOUNS.has(word));
  return sure.length > 0 ? sure : nouns;
}

/** Which end of a range dates are: "Date of joining", "Last day". */
function kindOfDates(words: readonly string[], kind: LabelKind): LabelKind {
  const ends = new Set(words.map((word) => LABEL_NOUNS.get(word)).filter((one) => one === 'start' || one === 'end'));
  if (ends.size > 0) return ends.size === 1 ? ([...ends][0] ?? kind) : 'dates';
  if (words.includes('day')) return words.includes('last') ? 'end' : words.includes('first') ? 'start' : kind;
  return kind;
}

function foldedWords(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace('(s)', '')
      .match(/\p{L}+/gu) ?? ['']
  );
}
