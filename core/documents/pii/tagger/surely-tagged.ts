import type { TaggedTokens, Tagging } from './tagger.ts';
import type { Token } from './tokens.ts';

/** A stretch of what is taken out of a text. */
export interface PersonalTokens extends TaggedTokens {
  readonly tag: 'PERSON' | 'ADDRESS' | 'DATE_OF_BIRTH';
}

/** How likely names are at least: here, and wherever the text has the same word. Chosen on the seen halves of what measures. */
const MIN_OF_ONE_WORD = { here: 0.6, everywhere: 0.6 };
/** Of one word in small letters, which programs are full of. */
const MIN_OF_ONE_SMALL_WORD = { here: 0.85, everywhere: 0.6 };
const MIN_OF_SEVERAL = { here: 0.3, everywhere: 0.4 };
const MIN_OF_OTHERS = { ADDRESS: 0.6, DATE_OF_BIRTH: 0.8 };

/** What stands before a name and nothing else: "Dr" is a drive as well, and "MS" a program or a state. */
const BEFORE_NAMES = new Set(['Mr', 'Mrs', 'Ms', 'Mx']);

/**
 * The stretches that are persons, addresses and dates of birth: those that are likely enough, and whatever name stands behind a
 * title, though it be an ordinary word.
 */
export function surelyTagged(tokens: readonly Token[], tagging: Tagging): PersonalTokens[] {
  const likely = likelyTagged(tokens, tagging);
  const found = new Set(likely.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i)));
  const titled = tokens.flatMap(({ text }, i): PersonalTokens[] => {
    if (!BEFORE_NAMES.has(text)) return [];
    const from = tokens[i + 1]?.text === '.' ? i + 2 : i + 1;
    const isName = tokens[from]?.casing === 2 && !BEFORE_NAMES.has(tokens[from].text);
    return isName && !found.has(from) ? [{ tag: 'PERSON', from, to: from + 1 }] : [];
  });
  return [...likely, ...titled];
}

/** A word that a text has often is no name because one place of many looks like that of one: the mean of all its places decides. */
function likelyTagged(tokens: readonly Token[], { tagged, chance }: Tagging): PersonalTokens[] {
  const everywhere = chancesOfWords(tokens, (token) => chance(token, 'PERSON'));
  return tagged.filter((one): one is PersonalTokens => {
    const { tag, from, to } = one;
    if (tag === 'ORGANISATION' || tag === 'LOCATION') return false;
    // So many are no date: "invalid dates of birth: 12".
    if (tag === 'DATE_OF_BIRTH' && to - from === 1 && /^\d{1,3}$/.test(tokens[from]?.text ?? '')) return false;
    const all = tokens.slice(from, to).map((token, i) => ({ token, chance: chance(from + i, tag) }));
    if (tag !== 'PERSON') return meanOf(all.map((each) => each.chance)) >= MIN_OF_OTHERS[tag];
    const words = all.filter(({ token }) => token.casing > 0);
    const isSmall = words[0]?.token.casing === 1;
    const least = words.length > 1 ? MIN_OF_SEVERAL : isSmall ? MIN_OF_ONE_SMALL_WORD : MIN_OF_ONE_WORD;
    return (
      meanOf(words.map((each) => each.chance)) >= least.here &&
      words.some(({ token }) => (everywhere.get(token.lower) ?? 0) >= least.everywhere)
    );
  });
}

function meanOf(chances: readonly number[]): number {
  return chances.reduce((sum, one) => sum + one, 0) / chances.length;
}

/** For each word in lower case, the mean of the chances of all its tokens. */
function chancesOfWords(tokens: readonly Token[], chance: (token: number) => number): ReadonlyMap<string, number> {
  const sums = new Map<string, { sum: number; times: number }>();
  for (const [i, { lower, casing }] of tokens.entries()) {
    if (casing === 0) continue;
    const one = sums.getOrInsertComputed(lower, () => ({ sum: 0, times: 0 }));
    one.sum += chance(i);
    one.times += 1;
  }
  return new Map([...sums].map(([word, { sum, times }]) => [word, sum / times]));
}
