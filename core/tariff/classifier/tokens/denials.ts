import { conceptsOf } from '../concepts.ts';
import { stemWord } from '../stem.ts';

/** "Not", "no" and the like before words, and how much they deny. */
const CUES: ReadonlyMap<string, readonly (readonly string[])[]> = byFirstWord(
  'not|without|no|excluding|excl|excludes|exclude|except|excepting|other than|rather than|instead of',
);

/** Between a cue and what it denies: "not made of cotton", "without any leather". */
const BETWEEN = new Set(
  (
    'of for in with from a an any the on by to at as suitable intended designed meant made used usable contain containing contains ' +
    'include including includes have having has its'
  ).split(' '),
);

/** Where what is denied ends, besides punctuation. */
const ENDS = new Set(
  'with for of in made but and or which that from to by on as having containing only just not no without'.split(' '),
);

/** Words between which "no" begins a clause; elsewhere it is part of a name, as in "no show socks". */
const CLAUSE_STARTS = new Set([
  ',',
  ';',
  ':',
  '(',
  'and',
  'but',
  'with',
  'contains',
  'containing',
  'has',
  'having',
  'is',
  'of',
]);

/** More words are a sentence, of which only the first ones are denied. */
const MAX_DENIED = 4;

const MARK = /^[,;:()]/;
const NUMBER = /^\p{N}/u;

/**
 * Reads what a description says that the goods are not, so that it is not taken for what they are. A single denied word
 * becomes one word, "nonupholstered"; of several, which deny only together, none stays. Linear in the number of tokens.
 */
export function withoutDenied(tokens: readonly string[]): string[] {
  const kept: string[] = [];
  for (let at = 0; at < tokens.length;) {
    const cue = cueAt(tokens, at);
    const denied = cue === 0 ? undefined : deniedAfter(tokens, at, cue);
    if (!denied) {
      kept.push(tokens[at] ?? '');
      at++;
      continue;
    }
    // The head of a description ends there.
    if (tokens[at] === 'without') kept.push('without');
    kept.push(...denied.words);
    at = denied.end;
  }
  return kept;
}

function cueAt(tokens: readonly string[], at: number): number {
  const cue = CUES.get(tokens[at] ?? '')?.find((words) => words.every((word, i) => tokens[at + i] === word));
  return cue?.length ?? 0;
}

interface Denied {
  readonly words: readonly string[];
  readonly end: number;
}

function deniedAfter(tokens: readonly string[], at: number, cue: number): Denied | undefined {
  let from = at + cue;
  while (BETWEEN.has(tokens[from] ?? '')) from++;
  const isAdjective = from === at + cue && isOneWord(tokens, at);
  const longest = isAdjective ? 1 : MAX_DENIED;
  let end = from;
  while (end < tokens.length && end - from < longest && isDeniable(tokens[end] ?? '')) end++;
  if (end === from) return undefined;
  if (isWeak(tokens[at] ?? '') && !tokens.slice(from, end).some(isDecisive)) return undefined;
  const words = end - from === 1 ? [`non${tokens[from] ?? ''}`] : [];
  if (tokens[end] !== 'or' || isAdjective) return { words, end };
  const more = deniedAfter(tokens, end, 1);
  return more ? { words: [...words, ...more.words], end: more.end } : { words, end };
}

/** What "without" and "no" name is usually a part that the goods lack, which still tells what they are. */
function isWeak(cue: string): boolean {
  return cue === 'without' || cue === 'no';
}

/** Contents that the schedule's own lines deny, "not containing cocoa". */
const CONTENTS = new Set('asbestos cadmium lead mercury cocoa sugar fructose soap spirit alcohol tobacco'.split(' '));

/** A material, a wearer or the like decides between goods; a part does not. */
function isDecisive(token: string): boolean {
  return CONTENTS.has(token) || conceptsOf(stemWord(token)).length > 0;
}

/** "Not" denies the adjective after it, and so does "no" within a name. */
function isOneWord(tokens: readonly string[], at: number): boolean {
  if (tokens[at] === 'not') return true;
  return tokens[at] === 'no' && !CLAUSE_STARTS.has(tokens[at - 1] ?? '');
}

function isDeniable(token: string): boolean {
  return !MARK.test(token) && !NUMBER.test(token) && !ENDS.has(token) && !BETWEEN.has(token);
}

function byFirstWord(phrases: string): ReadonlyMap<string, readonly (readonly string[])[]> {
  return Map.groupBy(
    phrases.split('|').map((phrase) => phrase.split(' ')),
    ([first = '']) => first,
  );
}
