import { EVIDENCE, PERSONAL_TAGS, weightOf, type EvidenceWeights, type PersonalTokens } from './evidence.ts';
import type { TaggedTokens, Tagging } from './tagger.ts';
import { LINE_END, NOTHING, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** A stretch that may be personal data, and how much there is of each evidence. */
export interface WeighedTokens {
  readonly stretch: PersonalTokens;
  readonly amounts: readonly number[];
}

/** A token is surely of a tag that is so likely. */
const SURE = 0.95;

const TITLE = WORD_KINDS.indexOf('title');
const OF_PEOPLE: ReadonlySet<number> = new Set(
  ['pronoun', 'greeting', 'sign_off', 'name', 'title', 'birth'].map((kind) => WORD_KINDS.indexOf(kind)),
);

/** The stretches that are persons, addresses and dates of birth: those that more speaks for than against. */
export function surelyTagged(tokens: readonly Token[], tagging: Tagging, weights: EvidenceWeights): PersonalTokens[] {
  return weighedTokens(tokens, tagging)
    .filter(({ stretch, amounts }) => weightOf(amounts, weights[stretch.tag]) > 0)
    .map(({ stretch }) => stretch);
}

/** What the best labels take for personal data, with its evidence. Linear. */
export function weighedTokens(tokens: readonly Token[], { tagged, chance, context }: Tagging): WeighedTokens[] {
  const personal = tagged.filter(isPersonal).filter((one) => isPossible(tokens, one));
  const density = (times: number): number => Math.min(1, (times / tokens.length) * 10);
  const ofPeople = density(tokens.reduce((times, { kind }) => times + (OF_PEOPLE.has(kind) ? 1 : 0), 0));
  const isFirst = (at: number): boolean => (tokens[at]?.gap ?? LINE_END) >= LINE_END;
  return PERSONAL_TAGS.flatMap((tag) => {
    const ofTag = personal.filter((one) => one.tag === tag);
    if (ofTag.length === 0) return [];
    const everywhere = chancesOfWords(tokens, ofTag, (token) => chance(token, tag));
    const insides = ofTag.map(({ from, to }) =>
      tokens.slice(from, to).map((token, i) => {
        return { token, chance: chance(from + i, tag), elsewhere: context.elsewhere[from + i] ?? 0 };
      }),
    );
    const sure = insides.flat().filter(({ token, chance: likely }) => token.casing > 0 && likely > SURE);
    const ofNames = density(sure.length);
    return ofTag.map(({ from, to }, at) => {
      const inside = insides[at] ?? [];
      const named = inside.filter(({ token }) => token.casing > 0 && token.kind !== TITLE);
      const words = named.length > 0 ? named : inside;
      const stretch = {
        ...{ tag, from, to, tokens, words, context, ofPeople, ofNames },
        before: (isFirst(from) ? undefined : tokens[from - 1]) ?? NOTHING,
        after: (isFirst(to) ? undefined : tokens[to]) ?? NOTHING,
        everywhere: Math.max(...words.map(({ token }) => everywhere.get(token.lower) ?? 0)),
      };
      return { stretch: { tag, from, to }, amounts: EVIDENCE.map(([, amount]) => amount(stretch)) };
    });
  });
}

function isPersonal(one: TaggedTokens): one is PersonalTokens {
  return one.tag !== 'ORGANISATION' && one.tag !== 'LOCATION';
}

/** So many are no date ("invalid dates of birth: 12"), and numbers in a row no address. */
function isPossible(tokens: readonly Token[], { tag, from, to }: PersonalTokens): boolean {
  if (tag === 'DATE_OF_BIRTH') return to - from > 1 || !/^\d{1,3}$/.test(tokens[from]?.text ?? '');
  return tag !== 'ADDRESS' || to - from === 1 || tokens.slice(from, to).some(({ casing }) => casing > 0);
}

/** For each word of the stretches, in lower case, the mean of the chances of all its tokens: one of many places is no name because it looks like that of one. */
function chancesOfWords(
  tokens: readonly Token[],
  stretches: readonly PersonalTokens[],
  chance: (token: number) => number,
): ReadonlyMap<string, number> {
  const sums = new Map<string, { sum: number; times: number }>();
  for (const { from, to } of stretches) {
    for (let i = from; i < to; i++) sums.set(tokens[i]?.lower ?? '', { sum: 0, times: 0 });
  }
  for (const [i, { lower }] of tokens.entries()) {
    const one = sums.get(lower);
    if (!one) continue;
    one.sum += chance(i);
    one.times += 1;
  }
  return new Map([...sums].map(([word, { sum, times }]) => [word, sum / times]));
}
