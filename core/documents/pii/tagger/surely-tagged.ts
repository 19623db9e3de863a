import type { TaggedTokens, Tagging } from './tagger.ts';
import type { Token } from './tokens.ts';

/** A stretch of what is taken out of a text. */
export interface PersonalTokens extends TaggedTokens {
  readonly tag: 'PERSON' | 'ADDRESS' | 'DATE_OF_BIRTH';
}

/** How likely each is at least, a name both here and wherever the text has its words; chosen on the seen halves of what measures. */
const MIN_CHANCE = { PERSON: 0.4, ADDRESS: 0.6, DATE_OF_BIRTH: 0.5 };

/**
 * The stretches that are persons, addresses and dates of birth and likely enough to be. A word that a text has often is no name
 * because one place of many looks like that of one: the mean of all its places decides.
 */
export function surelyTagged(tokens: readonly Token[], { tagged, chance }: Tagging): PersonalTokens[] {
  const persons = tagged.filter(({ tag }) => tag === 'PERSON');
  const everywhere = chancesOfWords(tokens, persons, (token) => chance(token, 'PERSON'));
  return tagged.filter((one): one is PersonalTokens => {
    const { tag, from, to } = one;
    if (tag === 'ORGANISATION' || tag === 'LOCATION') return false;
    // So many are no date: "invalid dates of birth: 12".
    if (tag === 'DATE_OF_BIRTH' && to - from === 1 && /^\d{1,3}$/.test(tokens[from]?.text ?? '')) return false;
    const all = tokens.slice(from, to).map((token, i) => ({ token, chance: chance(from + i, tag) }));
    const words = all.filter(({ token }) => token.casing > 0);
    // Numbers in a row are no address.
    if (tag === 'ADDRESS' && all.length > 1 && words.length === 0) return false;
    if (tag !== 'PERSON') return meanOf(all.map((each) => each.chance)) >= MIN_CHANCE[tag];
    return (
      meanOf(words.map((each) => each.chance)) >= MIN_CHANCE[tag] &&
      words.some(({ token }) => (everywhere.get(token.lower) ?? 0) >= MIN_CHANCE[tag])
    );
  });
}

function meanOf(chances: readonly number[]): number {
  return chances.reduce((sum, one) => sum + one, 0) / chances.length;
}

/** For each word of the names, in lower case, the mean of the chances of all its tokens. */
function chancesOfWords(
  tokens: readonly Token[],
  names: readonly TaggedTokens[],
  chance: (token: number) => number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, { sum: number; times: number }>();
  for (const { from, to } of names) {
    for (let i = from; i < to; i++) sums.set(tokens[i]?.lower ?? '', { sum: 0, times: 0 });
  }
  for (const [i, { lower, casing }] of tokens.entries()) {
    const one = casing > 0 ? sums.get(lower) : undefined;
    if (!one) continue;
    one.sum += chance(i);
    one.times += 1;
  }
  return new Map([...sums].map(([word, { sum, times }]) => [word, sum / times]));
}
