import { isShortened } from './ordinary-words.ts';
import { EVIDENCE, PERSONAL_TAGS, type PersonalTag, type PersonalTokens } from './evidence.ts';
import { logOddsOf, type EvidenceTrees } from './evidence-trees.ts';
import type { Tag, TaggedTokens, Tagging } from './tagger.ts';
import { fieldLabels } from './field-labels.ts';
import { isForeignWord } from './foreign-words.ts';
import { GLUED, LINE_END, NOTHING, SPACED, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** A candidate, and the amount of each piece of evidence. */
export interface WeighedCandidate {
  readonly stretch: PersonalTokens;
  readonly amounts: readonly number[];
}

/** At this chance a token counts as a sure find. */
const SURE = 0.95;

const TITLE = WORD_KINDS.indexOf('title');
const PRONOUN = WORD_KINDS.indexOf('pronoun');
const WEEKDAY = WORD_KINDS.indexOf('weekday');
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
export function acceptedCandidates(tokens: readonly Token[], tagging: Tagging, trees: EvidenceTrees): PersonalTokens[] {
  const weighed = weighedCandidates(tokens, tagging).map(({ stretch, amounts }) => {
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
  return joinedNames(
    tokens,
    sure.map(({ stretch }) => stretch),
  );
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
function doubtAllowed({ tag }: PersonalTokens, amounts: readonly number[]): number {
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

/** The candidates and their evidence. Linear. */
export function weighedCandidates(tokens: readonly Token[], { tagged, chance, context }: Tagging): WeighedCandidate[] {
  const likelyParts = tagged
    .filter(isPersonal)
    .flatMap((one) => [...likelyPartsOf(one, chance), ...personsWithin(one, chance)]);
  const inPerson = new Uint8Array(tokens.length);
  for (const { tag, from, to } of likelyParts) if (tag === 'PERSON') inPerson.fill(1, from, to);
  const personal = likelyParts.filter((one) => isPossible(tokens, one) && !isPartOfCompanyName(tokens, one, inPerson));
  if (personal.length === 0) return [];
  const peopleWords = densityNear(Uint8Array.from(tokens, ({ kind }) => (PEOPLE_WORDS.has(kind) ? 1 : 0)));
  const foreignWords = densityNear(Uint8Array.from(tokens, ({ lower }) => (isForeignWord(lower) ? 1 : 0)));
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
    const sure = new Uint8Array(tokens.length);
    for (const [at, { from }] of ofTag.entries()) {
      for (const [i, { token, chance: likely }] of (insides[at] ?? []).entries()) {
        if (token.casing > 0 && likely > SURE) sure[from + i] = 1;
      }
    }
    const sureFinds = densityNear(sure);
    return ofTag.map(({ from, to }, at) => {
      const inside = insides[at] ?? [];
      const named = inside.filter(({ token }) => token.casing > 0 && token.kind !== TITLE);
      const words = named.length > 0 ? named : inside;
      const stretch = {
        ...{ tag, from, to, tokens, words, context },
        peopleWords: peopleWords(from, to),
        sureFinds: sureFinds(from, to),
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
      return { stretch: { tag, from, to }, amounts: EVIDENCE.map(([, amount]) => amount(stretch)) };
    });
  });
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

/** Rules out counts ("invalid dates of birth: 12"), digits that make no date, rows of numbers, times ("10:30 Boston"), degrees, and pronouns, contractions and weekdays without a title ("Dr. He" is a person). */
function isPossible(tokens: readonly Token[], { tag, from, to }: PersonalTokens): boolean {
  if (tag === 'PERSON') {
    const inside = tokens.slice(from, to);
    if (inside.every(({ lower }) => isShortened(lower)) || isDegree(tokens, from, to)) return false;
    return !inside.every(({ kind }) => kind === PRONOUN || kind === WEEKDAY) || isTitled(tokens, from);
  }
  const { text: first, gap } = tokens[from] ?? NOTHING;
  if (tag === 'DATE_OF_BIRTH') return to - from > 1 || !/^\d+$/.test(first) || isDayInDigits(first);
  // The digits before the colon tell a time from a label: "Address:12 Gull Street".
  const isTime = gap === GLUED && tokens[from - 1]?.text === ':' && /^\d{1,2}$/.test(tokens[from - 2]?.text ?? '');
  if (isTime && /^\d\d$/.test(first)) return false;
  return to - from === 1 || tokens.slice(from, to).some(({ casing }) => casing > 0);
}

/** What `Ph.D` and `M.D` begin with; others come after a comma only, because they may be initials. */
const DEGREE = /^(?:Ph|Sc|Ed|Psy|Eng|Pharm)\.D(?!\p{L})/u;
const DEGREE_AFTER_NAME = /^[BDJM]\.(?:[ADS]|Sc|Ed|Phil|Eng|P\.H)(?!\p{L})/u;
const MAX_DEGREE = 5;

/** Whether a candidate is within an academic degree. */
function isDegree(tokens: readonly Token[], from: number, to: number): boolean {
  const glued = tokens.slice(from, from + MAX_DEGREE);
  const end = glued.findIndex(({ gap }, i) => i > 0 && gap > GLUED);
  const written = glued
    .slice(0, end === -1 ? glued.length : end)
    .map(({ text }) => text)
    .join('');
  const isAfterName = tokens[from - 1]?.text === ',';
  const [degree = ''] = DEGREE.exec(written) ?? (isAfterName ? DEGREE_AFTER_NAME.exec(written) : null) ?? [];
  return degree.length >= (tokens[to - 1]?.end ?? 0) - (tokens[from]?.start ?? 0);
}

const YEAR = '(?:19|20)?\\d\\d';
const MONTH = '(?:0[1-9]|1[0-2])';
const DAY = '(?:0[1-9]|[12]\\d|3[01])';
const DAY_IN_DIGITS = new RegExp(`^(?:${YEAR}${MONTH}${DAY}|(?:${MONTH}${DAY}|${DAY}${MONTH})${YEAR})$`);

/** Whether digits are a year, month and day in some order: 19710304, 04031971, 040371. */
function isDayInDigits(digits: string): boolean {
  return DAY_IN_DIGITS.test(digits);
}

function isTitled(tokens: readonly Token[], at: number): boolean {
  return tokens[at - (tokens[at - 1]?.text === '.' ? 2 : 1)]?.kind === TITLE;
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

/** How many tokens before and after a stretch are near it. */
const NEAR = 30;

/** The density of flagged tokens in and near a stretch: per ten tokens, at highest 1. */
function densityNear(are: Uint8Array): (from: number, to: number) => number {
  const before = new Int32Array(are.length + 1);
  for (const [i, is] of are.entries()) before[i + 1] = (before[i] ?? 0) + is;
  return (from, to) => {
    const [first, end] = [Math.max(0, from - NEAR), Math.min(are.length, to + NEAR)];
    return Math.min(1, (((before[end] ?? 0) - (before[first] ?? 0)) / (end - first)) * 10);
  };
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
