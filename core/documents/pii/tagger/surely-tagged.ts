import { isShortened } from './ordinary-words.ts';
import { EVIDENCE, PERSONAL_TAGS, type PersonalTag, type PersonalTokens } from './evidence.ts';
import { logOddsOf, type EvidenceTrees } from './evidence-trees.ts';
import type { Tag, TaggedTokens, Tagging } from './tagger.ts';
import { LINE_END, NOTHING, SPACED, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** A stretch that may be personal data, and how much there is of each evidence. */
export interface WeighedTokens {
  readonly stretch: PersonalTokens;
  readonly amounts: readonly number[];
}

/** A token is surely of a tag that is so likely. */
const SURE = 0.95;

const TITLE = WORD_KINDS.indexOf('title');
const PRONOUN = WORD_KINDS.indexOf('pronoun');
const LEGAL_FORM = WORD_KINDS.indexOf('legal_form');
const OF_PEOPLE: ReadonlySet<number> = new Set(
  ['pronoun', 'greeting', 'sign_off', 'name', 'title', 'birth'].map((kind) => WORD_KINDS.indexOf(kind)),
);

/** The stretches that are persons, addresses and dates of birth: those that more speaks for than against. */
export function surelyTagged(tokens: readonly Token[], tagging: Tagging, trees: EvidenceTrees): PersonalTokens[] {
  const sure = weighedTokens(tokens, tagging)
    .filter(({ stretch, amounts }) => logOddsOf(amounts, trees[stretch.tag]) > 0)
    .map(({ stretch }) => stretch);
  return joinedNames(tokens, sure);
}

/** What may be personal data, with its evidence. Linear. */
export function weighedTokens(tokens: readonly Token[], { tagged, chance, context }: Tagging): WeighedTokens[] {
  const likelyParts = tagged.filter(isPersonal).flatMap((one) => likelyPartsOf(one, chance));
  const inPerson = new Uint8Array(tokens.length);
  for (const { tag, from, to } of likelyParts) if (tag === 'PERSON') inPerson.fill(1, from, to);
  const personal = likelyParts.filter((one) => isPossible(tokens, one) && !isOfFirm(tokens, one, inPerson));
  const ofPeople = sharesNear(Uint8Array.from(tokens, ({ kind }) => (OF_PEOPLE.has(kind) ? 1 : 0)));
  const isFirst = (at: number): boolean => (tokens[at]?.gap ?? LINE_END) >= LINE_END;
  const likely = (tag: Tag, from: number, to: number): number => {
    let sum = 0;
    for (let i = from; i < to; i++) sum += chance(i, tag);
    return sum / (to - from);
  };
  return PERSONAL_TAGS.flatMap((tag) => {
    const ofTag = personal.filter((one) => one.tag === tag);
    if (ofTag.length === 0) return [];
    const everywhere = chancesOfWords(tokens, (token) => chance(token, tag));
    const insides = ofTag.map(({ from, to }) =>
      tokens.slice(from, to).map((token, i) => {
        return { token, chance: chance(from + i, tag), elsewhere: context.elsewhere[from + i] ?? 0 };
      }),
    );
    const sure = new Uint8Array(tokens.length);
    for (const [at, { from }] of ofTag.entries()) {
      for (const [i, { token, chance: likely }] of (insides[at] ?? []).entries()) {
        if (token.casing > 0 && likely > SURE) sure[from + i] = 1;
      }
    }
    const ofNames = sharesNear(sure);
    return ofTag.map(({ from, to }, at) => {
      const inside = insides[at] ?? [];
      const named = inside.filter(({ token }) => token.casing > 0 && token.kind !== TITLE);
      const words = named.length > 0 ? named : inside;
      const stretch = {
        ...{ tag, from, to, tokens, words, context },
        ofPeople: ofPeople(from, to),
        ofNames: ofNames(from, to),
        before: (isFirst(from) ? undefined : tokens[from - 1]) ?? NOTHING,
        after: (isFirst(to) ? undefined : tokens[to]) ?? NOTHING,
        organisation: likely('ORGANISATION', from, to),
        place: likely('LOCATION', from, to),
        everywhere: Math.max(...words.map(({ token }) => everywhere[token.id] ?? 0)),
      };
      return { stretch: { tag, from, to }, amounts: EVIDENCE.map(([, amount]) => amount(stretch)) };
    });
  });
}

/** A token is left out whose chance is less than this share of the likeliest of its stretch: towns of an address are less sure than its street. */
const LEAST_SHARE: Readonly<Record<PersonalTag, number>> = { PERSON: 0.4, ADDRESS: 0.1, DATE_OF_BIRTH: 0 };

/** What of a stretch is likely to be of its tag: as persons and addresses are favoured, it may reach into what stands beside one. */
function likelyPartsOf({ tag, from, to }: PersonalTokens, chance: Tagging['chance']): PersonalTokens[] {
  const chances = Array.from({ length: to - from }, (_, i) => chance(from + i, tag));
  const least = LEAST_SHARE[tag] * Math.max(...chances);
  const parts: PersonalTokens[] = [];
  for (let i = 0; i < chances.length; i++) {
    const start = i;
    while ((chances[i] ?? 0) >= least && i < chances.length) i++;
    if (i > start) parts.push({ tag, from: from + start, to: from + i });
  }
  return parts;
}

/** The stretches, of which persons that stand beside each other are one: a surname that no list has may begin a name of its own. */
function joinedNames(tokens: readonly Token[], stretches: readonly PersonalTokens[]): PersonalTokens[] {
  const joined: PersonalTokens[] = [];
  for (const one of stretches) {
    const before = joined.at(-1);
    const [first] = tokens.slice(one.from, one.to);
    const goesOn = before?.tag === 'PERSON' && one.tag === 'PERSON' && before.to === one.from && first?.gap === SPACED;
    if (goesOn) joined[joined.length - 1] = { ...before, to: one.to };
    else joined.push(one);
  }
  return joined;
}

function isPersonal(one: TaggedTokens): one is PersonalTokens {
  return one.tag !== 'ORGANISATION' && one.tag !== 'LOCATION';
}

/** So many are no date ("invalid dates of birth: 12"), numbers in a row no address, and "I've" and "She" are nobody, though Dr. He is. */
function isPossible(tokens: readonly Token[], { tag, from, to }: PersonalTokens): boolean {
  if (tag === 'PERSON') {
    const inside = tokens.slice(from, to);
    if (inside.every(({ lower }) => isShortened(lower))) return false;
    return !inside.every(({ kind }) => kind === PRONOUN) || isTitled(tokens, from);
  }
  if (tag === 'DATE_OF_BIRTH') return to - from > 1 || !/^\d{1,3}$/.test(tokens[from]?.text ?? '');
  return to - from === 1 || tokens.slice(from, to).some(({ casing }) => casing > 0);
}

function isTitled(tokens: readonly Token[], at: number): boolean {
  return tokens[at - (tokens[at - 1]?.text === '.' ? 2 : 1)]?.kind === TITLE;
}

/** Whether what may be a person is a part of the name of a firm: `&` joins it to a word that is no person's, or a legal form stands behind it. */
function isOfFirm(tokens: readonly Token[], { tag, from, to }: PersonalTokens, inPerson: Uint8Array): boolean {
  if (tag !== 'PERSON') return false;
  const isOther = (at: number): boolean => {
    const { casing, kind } = tokens[at] ?? NOTHING;
    return casing > 1 && kind !== TITLE && inPerson[at] === 0;
  };
  const behind = tokens[to];
  if (behind?.text === '&' && isOther(to + 1)) return true;
  if (tokens[from - 1]?.text === '&' && isOther(from - 2)) return true;
  return behind?.kind === LEGAL_FORM && behind.casing > 1 && behind.gap === SPACED;
}

/** So many tokens before and after a stretch are near it. */
const NEAR = 30;

/** How many of ten tokens in and near a stretch are some that are told, one at most. */
function sharesNear(are: Uint8Array): (from: number, to: number) => number {
  const before = new Int32Array(are.length + 1);
  for (const [i, is] of are.entries()) before[i + 1] = (before[i] ?? 0) + is;
  return (from, to) => {
    const [first, end] = [Math.max(0, from - NEAR), Math.min(are.length, to + NEAR)];
    return Math.min(1, (((before[end] ?? 0) - (before[first] ?? 0)) / (end - first)) * 10);
  };
}

/** By the id of each word the mean of the chances of all its tokens: one of many places is no name because it looks like that of one. */
function chancesOfWords(tokens: readonly Token[], chance: (token: number) => number): Float64Array {
  const sums = new Float64Array(tokens.length);
  const times = new Int32Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    const { id } = tokens[i] ?? NOTHING;
    sums[id] = (sums[id] ?? 0) + chance(i);
    times[id] = (times[id] ?? 0) + 1;
  }
  return sums.map((sum, id) => sum / (times[id] ?? 1));
}
