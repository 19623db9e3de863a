import type { Place } from '../../quotes/locate.ts';
import { TITLES } from '../../names/person-words.ts';
import {
  AFTER_A_NAME,
  ARTICLES,
  SENTENCE_OPENERS,
  NAME_CUES,
  NAME_PARTICLES,
  ORGANISATION_WORDS,
  PLACE_PREPOSITIONS,
  SPEECH_WORDS,
  UNIT_WORDS,
} from './name-cues.ts';
import type { NameWord } from './name-word.ts';

/** The least letters of a word that is taken for a name because it is no other word. */
const MIN_UNKNOWN = 4;

/** Given names that a capital does not make one: months, days, countries and peoples. */
const NOT_ALONE: ReadonlySet<string> = new Set(
  'april may june august monday tuesday wednesday thursday friday saturday sunday easter jordan georgia chad israel china india german french'.split(
    ' ',
  ),
);

/** No name has more words. */
const MAX_NAME_WORDS = 6;

/** At the end of a name it is not an initial, but begins what follows: `Tell John I left`. */
const PRONOUN = 'I';

/** Where names of persons stand, by the words in them and around them. */
export function personNames(text: string, words: readonly NameWord[]): Place[] {
  const found: Place[] = [];
  let i = 0;
  while (i < words.length) {
    const run = runFrom(words, i);
    const name = run.length > 0 ? nameInRun(text, words, { first: i, run }) : lowerCaseName(words, i);
    const [from, to] = [name[0], name.at(-1)];
    if (from && to) found.push({ start: from.start, end: to.end });
    i += Math.max(1, run.length);
    const beside = to && words[i - 1] === to ? secondOfTwo(words, i) : undefined;
    if (beside) found.push({ start: beside.start, end: beside.end });
  }
  return found;
}

/** The capitalised words from one on that may be one name: on one line, small words of names between them. */
function runFrom(words: readonly NameWord[], first: number): NameWord[] {
  const run: NameWord[] = [];
  for (let i = first; i < words.length && run.length < MAX_NAME_WORDS; i++) {
    const word = words[i];
    if (!word || UNIT_WORDS.has(word.lower)) break;
    if (run.length > 0 && !continues(run.at(-1), word)) break;
    const isParticle = NAME_PARTICLES.has(word.lower) && run.length > 0;
    if (!word.isCapital && !isParticle) break;
    run.push(word);
  }
  while (run.length > 0 && (run.at(-1)?.isCapital === false || run.at(-1)?.text === PRONOUN)) run.pop();
  return run;
}

function continues(previous: NameWord | undefined, word: NameWord): boolean {
  if (/^[ \t\u00a0]{1,6}$/.test(word.before)) return true;
  const takesDot = previous !== undefined && (previous.isInitial || TITLES.has(previous.lower));
  return takesDot && /^\.[ \t\u00a0]{0,2}$/.test(word.before);
}

/** The word in `Usamov and Brown` that is a name because the one before is, although it is also another word. */
function secondOfTwo(words: readonly NameWord[], at: number): NameWord | undefined {
  const [and, word, next] = [words[at], words[at + 1], words[at + 2]];
  if (and?.text !== 'and' || and.before !== ' ' || !word?.isCapital || word.before !== ' ') return undefined;
  if (word.isInitial || (next?.isCapital === true && next.before === ' ')) return undefined;
  return ORGANISATION_WORDS.has(word.lower) || NOT_ALONE.has(word.lower) ? undefined : word;
}

interface Run {
  /** The index of its first word. */
  readonly first: number;
  readonly run: readonly NameWord[];
}

function nameInRun(text: string, words: readonly NameWord[], { first, run }: Run): readonly NameWord[] {
  const title = run.findLastIndex(({ lower }) => TITLES.has(lower));
  if (title >= 0 && title < run.length - 1) return beforeOrganisation(run.slice(title + 1));
  const skipped = run.findIndex((word) => !word.isOrdinary || word.isGiven);
  if (skipped < 0) return [];
  const name = withoutTrail(run.slice(skipped));
  if (name.some(({ lower }) => ORGANISATION_WORDS.has(lower))) return [];
  const before = first + skipped;
  const isCued = hasCue(words, before);
  const [one, two] = name;
  if (!one || name.every(({ text: word }) => word.length === 1)) return [];
  if (two) return isFullName(one, two, isCued) || isGivenInSentence(words, before) ? name : [];
  const isInTitle = run.slice(0, skipped).some(({ lower }) => !SENTENCE_OPENERS.has(lower));
  return isLoneName(text, words, { at: before, isCued, isInTitle }) ? name : [];
}

/** Whether one capitalised word is a name: a given one, or one that no text has in lower case and that is not where places are named. */
function isLoneName(
  text: string,
  words: readonly NameWord[],
  { at, isCued, isInTitle }: { readonly at: number; readonly isCued: boolean; readonly isInTitle: boolean },
): boolean {
  const word = words[at];
  if (!word || isCued) return isCued;
  if (word.isOrdinary) return isGivenInSentence(words, at);
  if (isAllCapitals(word) && !isAmongCapitals(words, at)) return false;
  if (word.isGiven || isAPersonsDoing(text, words, at)) return true;
  if (isInTitle) return false;
  const [previous, next] = [words[at - 1], words[at + 1]];
  const goesOn = next !== undefined && next.before === ' ';
  if (!isInSentence(words, at) && !(goesOn && AFTER_A_NAME.has(next.lower))) return false;
  if (goesOn && /(?:ian|ese|ish|an)$/.test(word.lower) && !next.isCapital) return false;
  if (word.lower.length < MIN_UNKNOWN) return false;
  if (/\p{Lu}/u.test(word.text.slice(1).replace(/^(?:c|ac)\p{Lu}|['’-]\p{Lu}/gu, ''))) return false;
  return !(previous !== undefined && word.before === ' ' && PLACE_PREPOSITIONS.has(previous.lower));
}

/** Whether a word has its capital within a sentence, where other words have none. */
function isInSentence(words: readonly NameWord[], at: number): boolean {
  const [previous, word] = [words[at - 1], words[at]];
  return (
    word?.before === ' ' && previous !== undefined && (!previous.isCapital || SENTENCE_OPENERS.has(previous.lower))
  );
}

/** Whether a given name that is another word too has its capital for being a name: `ask Mark`, but not `the Mark`. */
function isGivenInSentence(words: readonly NameWord[], at: number): boolean {
  const [previous, word] = [words[at - 1], words[at]];
  if (!word?.isGiven || !previous || !isInSentence(words, at)) return false;
  return !NOT_ALONE.has(word.lower) && !ARTICLES.has(previous.lower);
}

/** A name up to the first word after the second that is only an ordinary one: `Timolol Maleate Drops`, but `Nina van der Berg`. */
function withoutTrail(name: readonly NameWord[]): readonly NameWord[] {
  const end = name.findIndex(
    (word, i) =>
      i > 1 &&
      word.isCapital &&
      word.isOrdinary &&
      !word.isGiven &&
      name[i - 1]?.isCapital === true &&
      name[i - 1]?.isInitial === false,
  );
  return end < 0 ? name : name.slice(0, end);
}

function isFullName(one: NameWord, two: NameWord, isCued: boolean): boolean {
  if (one.isGiven && !one.isOrdinary) return true;
  if (isCued) return true;
  if (one.isOrdinary) return !two.isOrdinary;
  return !two.isOrdinary || two.isInitial;
}

function beforeOrganisation(name: readonly NameWord[]): readonly NameWord[] {
  const end = name.findIndex(({ lower }, i) => i > 0 && ORGANISATION_WORDS.has(lower));
  return end < 0 ? name : name.slice(0, end);
}

/** Whether the words before a place announce a name: `my name is`, `Dear`, `contact:`. */
function hasCue(words: readonly NameWord[], at: number): boolean {
  const [two, one] = [words[at - 2], words[at - 1]];
  const gap = words[at]?.before ?? '';
  if (!one || !/^[ \t\u00a0:,"'-]{1,6}$/.test(gap)) return false;
  if (NAME_CUES.has(one.lower)) return true;
  if (two && ['is', 'was', 's'].includes(one.lower) && (two.lower === 'name' || two.lower === 'this')) return true;
  return /^i['’]m$/.test(one.lower) || (one.lower === 'am' && two?.lower === 'i');
}

/** Whether the word before or after one, on the same line, is in capitals too: elsewhere one in capitals is an abbreviation. */
function isAmongCapitals(words: readonly NameWord[], at: number): boolean {
  const [previous, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (previous && word?.before === ' ' && isAllCapitals(previous)) return true;
  return next !== undefined && next.before === ' ' && isAllCapitals(next);
}

function isAllCapitals({ text }: NameWord): boolean {
  return text.length > 1 && text === text.toUpperCase();
}

/** Whether a word stands where persons do: before a colon at the start of a line, or beside what persons do. */
function isAPersonsDoing(text: string, words: readonly NameWord[], at: number): boolean {
  const [previous, word, next] = [words[at - 1], words[at], words[at + 1]];
  if (!word) return false;
  const after = text.slice(word.end, word.end + 2);
  const isLineStart = at === 0 || word.before.includes('\n');
  if (isLineStart && /^: /.test(after)) return true;
  if (next && next.before === ' ' && SPEECH_WORDS.has(next.lower)) return true;
  return previous !== undefined && word.before === ' ' && SPEECH_WORDS.has(previous.lower);
}

/** A name that is written without capitals: a given name and a word that is no other, or one after a cue. */
function lowerCaseName(words: readonly NameWord[], at: number): readonly NameWord[] {
  const [word, next] = [words[at], words[at + 1]];
  if (!word || word.isOrdinary) return [];
  const goesOn = next !== undefined && !next.isOrdinary && next.before === ' ' && next.lower.length > 2;
  if (word.isGiven && goesOn) return [word, next];
  if (!hasCue(words, at)) return [];
  return goesOn ? [word, next] : word.isGiven ? [word] : [];
}
