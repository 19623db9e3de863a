import { EVIDENCE, PERSONAL_TAGS, type PersonalTag, type PersonalTokens, type Stretch } from './evidence.ts';
import { logOddsOf, type EvidenceTrees } from './evidence-trees.ts';
import type { Tag, TaggedTokens, Tagging } from './tagger.ts';
import { fieldLabels } from './field-labels.ts';
import { isForeignWord } from './foreign-words.ts';
import { densities, inCompanyNames, oddsBeside, paragraphsOf } from './neighbourhood.ts';
import { isPossible, namesOfList } from './possible-candidates.ts';
import { CODE_SIGNS } from './surroundings.ts';
import { LINE_END, NOTHING, SPACED, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** A candidate, and the amount of each piece of evidence. */
export interface WeighedCandidate {
  readonly stretch: PersonalTokens;
  readonly amounts: Float64Array;
}

/** At this chance a token counts as a sure find. */
const SURE = 0.95;

const TITLE = WORD_KINDS.indexOf('title');
const LEGAL_FORM = WORD_KINDS.indexOf('legal_form');
const PREPOSITION = WORD_KINDS.indexOf('preposition');
const COMPANY_KINDS: ReadonlySet<number> = new Set(['trade', 'organisation'].map((kind) => WORD_KINDS.indexOf(kind)));
const COMPANY_NOUN =
  /^(?:company|firm|group|giant|startup|insurer|lender|carrier|operator|manufacturer|publisher|developer|chain|division|unit|spokes(?:wo)?man|spokesperson|customers?|users?|products?|employees|platform|app|software|website|executives?)$/;
const PEOPLE_WORDS: ReadonlySet<number> = new Set(
  ['pronoun', 'greeting', 'sign_off', 'name', 'title', 'birth'].map((kind) => WORD_KINDS.indexOf(kind)),
);

/**
 * The persons, addresses and dates of birth: candidates whose evidence speaks for them. A single-word name is redacted wherever the
 * text has the word, so all its mentions are judged together.
 */
export function acceptedCandidates(
  tokens: readonly Token[],
  tagging: Tagging,
  trees: EvidenceTrees,
  partsOf: PartsOf = (one) => [one],
): PersonalTokens[] {
  const weighed = weighedCandidates(tokens, tagging, partsOf).map(({ stretch, amounts }) => {
    const odds = logOddsOf(amounts, trees[stretch.tag]);
    return { stretch, odds: odds + doubtAllowed(stretch, amounts) };
  });
  const oddsOfWords = new Map<number, number>();
  for (const { stretch, odds } of weighed) {
    const id = singleWord(tokens, stretch);
    if (id !== undefined) oddsOfWords.set(id, (oddsOfWords.get(id) ?? 0) + odds);
  }
  const sure = weighed.filter(
    ({ stretch, odds }) => odds > 0 && (oddsOfWords.get(singleWord(tokens, stretch) ?? -1) ?? 1) > 0,
  );
  const joined = joinedNames(
    tokens,
    sure.map(({ stretch }) => stretch),
  );
  return joined.flatMap(partsOf);
}

/** A full name the tagger thinks likely, or is sure of, is kept unless the evidence is clearly against it. */
const LIKELY_NAME = { logOdds: 1.5, doubt: 0.5 };
const SURE_NAME = { logOdds: 4.5, doubt: 1 };
const [LEAST_LOG_ODDS, GIVEN_NAME, WORDS, WIDEST_GAP] = [
  'least log odds',
  'given name',
  'words',
  'widest gap inside',
].map((name) => EVIDENCE.findIndex(([known]) => known === name)) as [number, number, number, number];

/** How much evidence against it a candidate withstands. */
function doubtAllowed({ tag }: PersonalTokens, amounts: Float64Array): number {
  const amount = (of: number): number => amounts[of] ?? 0;
  const isFullName = amount(WORDS) > 1 && amount(GIVEN_NAME) > 0 && amount(WIDEST_GAP) <= SPACED;
  if (tag !== 'PERSON' || !isFullName) return 0;
  const sure = [SURE_NAME, LIKELY_NAME].find(({ logOdds }) => amount(LEAST_LOG_ODDS) > logOdds);
  return sure?.doubt ?? 0;
}

/** The id of the word when the candidate is a single-word name. */
function singleWord(tokens: readonly Token[], { tag, from, to }: PersonalTokens): number | undefined {
  return tag === 'PERSON' && to - from === 1 ? tokens[from]?.id : undefined;
}

/** Cuts a candidate into those that are judged. */
export type PartsOf = (one: PersonalTokens) => readonly PersonalTokens[];

/** The candidates and their evidence. The trees are grown on whole ones. Linear. */
export function weighedCandidates(
  tokens: readonly Token[],
  { tagged, chance, context }: Tagging,
  partsOf: PartsOf = (one) => [one],
): WeighedCandidate[] {
  const likelyParts = tagged
    .filter(isPersonal)
    .flatMap((one) => [...likelyPartsOf(one, chance), ...personsWithin(one, chance)])
    .flatMap((one) => namesOfList(tokens, one))
    .flatMap(partsOf);
  const inPerson = new Uint8Array(tokens.length);
  for (const { tag, from, to } of likelyParts) if (tag === 'PERSON') inPerson.fill(1, from, to);
  const personal = likelyParts.filter((one) => isPossible(tokens, one) && !isPartOfCompanyName(tokens, one, inPerson));
  if (personal.length === 0) return [];
  const paragraphs = paragraphsOf(tokens);
  const densityOf = (is: (token: Token) => boolean): ReturnType<typeof densities> => {
    const are = new Uint8Array(tokens.length);
    for (let i = 0; i < tokens.length; i++) if (is(tokens[i] ?? NOTHING)) are[i] = 1;
    return densities(are, paragraphs);
  };
  const peopleWords = densityOf(({ kind }) => PEOPLE_WORDS.has(kind));
  const foreignWords = densityOf(({ lower }) => isForeignWord(lower)).near;
  const tradeWords = densityOf(({ kind }) => COMPANY_KINDS.has(kind) || kind === LEGAL_FORM).beside;
  const codeSigns = densityOf(({ text }) => CODE_SIGNS.has(text)).beside;
  const ofCompanies = inCompanyNames(tokens);
  const companyNames = meanByWord(tokens, (at) => ofCompanies[at] ?? 0);
  const organisations = meanByWord(tokens, (token) => chance(token, 'ORGANISATION'));
  const places = meanByWord(tokens, (token) => chance(token, 'LOCATION'));
  const nextToCompany = meanByWord(tokens, (at) => (isNextToCompany(tokens, at) ? 1 : 0));
  const afterPreposition = meanByWord(tokens, (at) => (tokens[at - 1]?.kind === PREPOSITION ? 1 : 0));
  const fields = fieldLabels(tokens);
  const isFirst = (at: number): boolean => (tokens[at]?.gap ?? LINE_END) >= LINE_END;
  const likely = (tag: Tag, from: number, to: number): number => {
    let sum = 0;
    for (let i = from; i < to; i++) sum += chance(i, tag);
    return sum / (to - from);
  };
  return PERSONAL_TAGS.flatMap((tag) => {
    const ofTag = personal.filter((one) => one.tag === tag);
    if (ofTag.length === 0) return [];
    const everywhere = meanByWord(tokens, (token) => chance(token, tag));
    const insides = ofTag.map(({ from, to }) =>
      tokens.slice(from, to).map((token, i) => {
        return { token, chance: chance(from + i, tag), elsewhere: context.elsewhere[from + i] ?? 0 };
      }),
    );
    // A sure name in capitals says nothing of a word in small letters.
    const [sure, sureLower] = [new Uint8Array(tokens.length), new Uint8Array(tokens.length)];
    for (const [at, { from }] of ofTag.entries()) {
      for (const [i, { token, chance: likely }] of (insides[at] ?? []).entries()) {
        if (token.casing > 0 && likely > SURE) (token.casing === 1 ? sureLower : sure)[from + i] = 1;
      }
    }
    const sureFinds = densities(sure, paragraphs);
    const sureLowerFinds = densities(sureLower, paragraphs);
    const meanChance = (at: number): number => {
      const named = (insides[at] ?? []).filter(({ token }) => token.casing > 0);
      return named.reduce((sum, one) => sum + one.chance, 0) / Math.max(1, named.length);
    };
    const beside = oddsBeside(
      tokens,
      ofTag.map(({ from, to }, at) => ({ from, to, odds: meanChance(at) })),
    );
    return ofTag.map(({ from, to }, at) => {
      const inside = insides[at] ?? [];
      const named = inside.filter(({ token }) => token.casing > 0 && token.kind !== TITLE);
      const words = named.length > 0 ? named : inside;
      const sureLike = words[0]?.token.casing === 1 ? sureLowerFinds : sureFinds;
      const stretch = {
        ...{ tag, from, to, tokens, words, context },
        peopleWords: peopleWords.near(from, to),
        sureFinds: sureLike.near(from, to),
        peopleWithin: peopleWords.beside(from, to),
        sureWithin: sureLike.beside(from, to),
        tradeWithin: tradeWords(from, to),
        codeWithin: codeSigns(from, to),
        beside: Math.max(0, beside[at] ?? 0),
        companyNames: Math.min(...words.map(({ token }) => companyNames[token.id] ?? 0)),
        foreignWords: foreignWords(from, to),
        ownLabel: fields.own[from] || (context.label.says[from] ?? 0),
        labelAround: fields.around[from] ?? 0,
        nextToCompany: highest(words, nextToCompany),
        afterPreposition: highest(words, afterPreposition),
        organisationEverywhere: highest(words, organisations),
        placeEverywhere: highest(words, places),
        before: (isFirst(from) ? undefined : tokens[from - 1]) ?? NOTHING,
        after: (isFirst(to) ? undefined : tokens[to]) ?? NOTHING,
        organisation: likely('ORGANISATION', from, to),
        place: likely('LOCATION', from, to),
        everywhere: highest(words, everywhere),
        leastEverywhere: Math.min(...words.map(({ token }) => everywhere[token.id] ?? 0)),
      };
      return { stretch: { tag, from, to }, amounts: amountsOf(stretch) };
    });
  });
}

const MEASURES = EVIDENCE.map(([, amount]) => amount);

/** The amount of each piece of evidence. */
function amountsOf(stretch: Stretch): Float64Array {
  const amounts = new Float64Array(MEASURES.length);
  for (let i = 0; i < amounts.length; i++) amounts[i] = MEASURES[i]?.(stretch) ?? 0;
  return amounts;
}

/** Tokens below this share of the best chance in their stretch are dropped. The town of an address is less certain than its street. */
const LEAST_SHARE: Readonly<Record<PersonalTag, number>> = { PERSON: 0.4, ADDRESS: 0.1, DATE_OF_BIRTH: 0 };

/** The likely parts of a stretch. The tagger favours persons and addresses, so a stretch can run into its neighbours. */
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

/** Persons inside a stretch tagged as an address: "2022 Mara Ellingsen" looks like a house number and a street. */
function personsWithin({ tag, from, to }: PersonalTokens, chance: Tagging['chance']): PersonalTokens[] {
  const persons: PersonalTokens[] = [];
  for (let i = from; tag === 'ADDRESS' && i < to; i++) {
    const start = i;
    while (i < to && chance(i, 'PERSON') > chance(i, 'ADDRESS')) i++;
    if (i > start) persons.push({ tag: 'PERSON', from: start, to: i });
  }
  return persons;
}

/** Joins adjacent persons: an unlisted surname is sometimes tagged as a name of its own. */
function joinedNames(tokens: readonly Token[], stretches: readonly PersonalTokens[]): PersonalTokens[] {
  const joined: PersonalTokens[] = [];
  for (const one of stretches) {
    const before = joined.at(-1);
    const [first] = tokens.slice(one.from, one.to);
    const isAdjacent =
      before?.tag === 'PERSON' && one.tag === 'PERSON' && before.to === one.from && first?.gap === SPACED;
    if (isAdjacent) joined[joined.length - 1] = { ...before, to: one.to };
    else joined.push(one);
  }
  return joined;
}

function isPersonal(one: TaggedTokens): one is PersonalTokens {
  return one.tag !== 'ORGANISATION' && one.tag !== 'LOCATION';
}

/** Whether a candidate person is part of a company name: `&` joins it to another word that is not a person, or a legal form follows. */
function isPartOfCompanyName(
  tokens: readonly Token[],
  { tag, from, to }: PersonalTokens,
  inPerson: Uint8Array,
): boolean {
  if (tag !== 'PERSON') return false;
  const isOtherName = (at: number): boolean => {
    const { casing, kind } = tokens[at] ?? NOTHING;
    return casing > 1 && kind !== TITLE && inPerson[at] === 0;
  };
  const next = tokens[to];
  if (next?.text === '&' && isOtherName(to + 1)) return true;
  if (tokens[from - 1]?.text === '&' && isOtherName(from - 2)) return true;
  return next?.kind === LEGAL_FORM && next.casing > 1 && next.gap === SPACED;
}

/** The highest value among the words of a stretch. */
function highest(words: readonly { readonly token: Token }[], byWord: Float64Array): number {
  return Math.max(...words.map(({ token }) => byWord[token.id] ?? 0));
}

/** Whether a lower-case company word is right before or after a token: `oil giant Veltro`, `Veltro shares`. */
function isNextToCompany(tokens: readonly Token[], at: number): boolean {
  return [tokens[at - 1], tokens[at + 1]].some(
    (one) => one?.casing === 1 && (COMPANY_KINDS.has(one.kind) || COMPANY_NOUN.test(one.lower)),
  );
}

/** The mean chance of each word over all its mentions, by word id: one mention that looks like a name does not make a name. */
function meanByWord(tokens: readonly Token[], chance: (token: number) => number): Float64Array {
  const sums = new Float64Array(tokens.length);
  const times = new Int32Array(tokens.length);
  for (let i = 0; i < tokens.length; i++) {
    const { id } = tokens[i] ?? NOTHING;
    sums[id] = (sums[id] ?? 0) + chance(i);
    times[id] = (times[id] ?? 0) + 1;
  }
  return sums.map((sum, id) => sum / (times[id] ?? 1));
}
