import type { Context } from './token-context.ts';
import type { TaggedTokens } from './tagger.ts';
import { LINE_END, NOTHING, WIDE, type Token } from './tokens.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** The tags of what is taken out of a text. */
export const PERSONAL_TAGS = ['PERSON', 'ADDRESS', 'DATE_OF_BIRTH'] as const;

export type PersonalTag = (typeof PERSONAL_TAGS)[number];

/** A stretch of what is taken out of a text. */
export interface PersonalTokens extends TaggedTokens {
  readonly tag: PersonalTag;
}

/** A stretch that may be personal data, with what evidence is taken from. */
export interface Stretch extends PersonalTokens {
  readonly tokens: readonly Token[];
  /** The words of the stretch but titles. */
  readonly words: readonly { readonly token: Token; readonly chance: number; readonly elsewhere: number }[];
  /** How likely its words are the name of an organisation or of a place instead. */
  readonly organisation: number;
  readonly place: number;
  /** What stands beside it in its line. */
  readonly before: Token;
  readonly after: Token;
  /** The largest mean of the chances of one of its words, wherever the text has it. */
  readonly everywhere: number;
  readonly context: Context;
  /** How many of ten tokens near it are words that go with people, and how many are surely of the tag; one at most. */
  readonly ofPeople: number;
  readonly ofNames: number;
}

const kinds = (...names: string[]): ReadonlySet<number> => new Set(names.map((name) => WORD_KINDS.indexOf(name)));
const OF_FIRMS = kinds('organisation', 'legal_form');
const OF_STREETS = kinds('street', 'street_before', 'unit');
const OF_PLACES = kinds('preposition');
const BEING = kinds('be');
const JOINING = kinds('joining');
const TITLES = kinds('title');
const ARTICLES = kinds('article');
const OF_TRADE = kinds('trade');
const OF_NAMES = kinds('name');

/** What lists say of a word, as `Token.lexical` adds it up. */
const LISTED = { given: 1, ordinary: 2, surname: 4, firm: 8, firmName: 16 };
const ofLists = ({ lexical }: Token, lists: number): boolean => ((lexical >> 3) & lists) !== 0;

const share = ({ words }: Stretch, is: (token: Token) => boolean): number =>
  words.filter(({ token }) => is(token)).length / words.length;
const logOdds = (chance: number): number => Math.log((chance + 1e-4) / (1 - chance + 1e-4));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const chances = ({ words }: Stretch): number[] => words.map(({ chance }) => chance);
const truth = (is: boolean): number => (is ? 1 : 0);
const isNumber = ({ text }: Token): boolean => /^\d/.test(text);
/** What `Context.elsewhere` tells of where else the text has a word. */
const isElsewhere = (elsewhere: number, flag: number): boolean => (Math.floor(elsewhere / 3) & flag) !== 0;
const isAfterGivenName = ({ words }: Stretch): number =>
  truth(words.some(({ token, elsewhere }) => token.casing > 1 && isElsewhere(elsewhere, 4)));
const QUOTES = new Set(['"', "'", '`']);
/** Whether a title stands in a stretch or right before it, with its dot or without. */
const isTitled = ({ tokens, from, to, before }: Stretch): boolean =>
  tokens
    .slice(Math.max(0, from - (before === NOTHING ? 0 : before.text === '.' ? 2 : 1)), to)
    .some(({ kind }) => TITLES.has(kind));
const isCapital = ({ casing }: Token): boolean => casing > 1;

/** What is known of a stretch, each by its name and how much there is of it; what is concluded from it is in data/personal-evidence.json. */
export const EVIDENCE: readonly (readonly [name: string, amount: (stretch: Stretch) => number])[] = [
  ['log odds', (one) => logOdds(mean(chances(one)))],
  ['least log odds', (one) => logOdds(Math.min(...chances(one)))],
  ['log odds everywhere', ({ everywhere }) => logOdds(everywhere)],
  ['likely an organisation', ({ organisation }) => organisation],
  ['likely a place', ({ place }) => place],
  ['words', ({ words }) => words.length],
  ['small letters', ({ words }) => truth(words[0]?.token.casing === 1)],
  ['initial', ({ words }) => truth(words.some(({ token }) => token.casing === 4))],
  ['given name', (one) => share(one, (token) => ofLists(token, LISTED.given))],
  ['ordinary word', (one) => share(one, (token) => ofLists(token, LISTED.ordinary))],
  ['ordinary word, no name', (one) => share(one, ({ lexical }) => ((lexical >> 3) & 7) === LISTED.ordinary)],
  ['in no list', (one) => share(one, (token) => !ofLists(token, LISTED.given | LISTED.ordinary | LISTED.surname))],
  ['word of a firm', (one) => share(one, (token) => ofLists(token, LISTED.firm))],
  ['name of a firm', (one) => share(one, (token) => ofLists(token, LISTED.firmName))],
  ['firm beside', ({ before, after }) => truth(OF_FIRMS.has(after.kind) || after.text === '&' || before.text === '&')],
  ['street', ({ words }) => truth(words.some(({ token }) => OF_STREETS.has(token.kind)))],
  ['number before', ({ before }) => truth(isNumber(before))],
  ['glued', ({ before, tokens, from }) => truth(before !== NOTHING && tokens[from]?.gap === 0)],
  ['first of line', ({ tokens, from }) => truth((tokens[from]?.gap ?? LINE_END) >= LINE_END)],
  ['last of line', ({ after }) => truth(after.gap >= LINE_END)],
  ['comma before', ({ before }) => truth(before.text === ',')],
  ['colon before', ({ before }) => truth(before.text === ':')],
  ['capital before', ({ before }) => truth(isCapital(before))],
  ['word of places before', ({ before }) => truth(OF_PLACES.has(before.kind))],
  ['dot before', ({ before }) => truth(before.text === '.')],
  ['sign before', ({ before }) => truth(before !== NOTHING && before.casing === 0 && !isNumber(before))],
  ['sign after', ({ after }) => truth(after !== NOTHING && after.casing === 0 && !isNumber(after))],
  ['possessive after', ({ after }) => truth(after.text === "'s")],
  ['line of small letters', ({ context, from }) => truth(context.line[from] === 1)],
  ['heading', ({ context, from }) => truth(context.line[from] === 3)],
  ['joined before', ({ before }) => truth(JOINING.has(before.kind))],
  ['comma after', ({ after }) => truth(after.text === ',')],
  ['word of being after', ({ after }) => truth(BEING.has(after.kind))],
  ['word of names near', ({ context, from }) => truth((context.name[from] ?? 0) > 0)],
  ['word of birth near', ({ context, from }) => truth((context.birth[from] ?? 0) > 0)],
  ['word of addresses near', ({ context, from }) => truth((context.address[from] ?? 0) > 0)],
  ['trade around', ({ context, from }) => Math.floor((context.about[from] ?? 0) / 12)],
  ['people around', ({ context, from }) => Math.floor((context.about[from] ?? 0) / 3) % 4],
  ['numbers around', ({ context, from }) => (context.about[from] ?? 0) % 3],
  ['code around', ({ context, from }) => (context.around[from] ?? 0) % 5],
  ['code in the line', ({ context, from }) => Math.floor((context.around[from] ?? 0) / 5)],
  ['words of people near', ({ ofPeople }) => ofPeople],
  ['sure ones near', ({ ofNames }) => ofNames],
  ['prose', ({ context, from }) => context.prose[from] ?? 0],
  ['elsewhere after a given name', isAfterGivenName],
  ['elsewhere in small letters', ({ words }) => truth(words.some(({ elsewhere }) => isElsewhere(elsewhere, 1)))],
  ['elsewhere in a program', ({ words }) => truth(words.some(({ elsewhere }) => isElsewhere(elsewhere, 8)))],
  ['bill', ({ context, from }) => context.bill[from] ?? 0],
  ['wide gap before', ({ tokens, from }) => truth(tokens[from]?.gap === WIDE)],
  ['wide gap after', ({ after }) => truth(after.gap === WIDE)],
  ['number after', ({ after }) => truth(isNumber(after))],
  ['quoted', ({ before, after }) => truth(QUOTES.has(before.text) && QUOTES.has(after.text))],
  ['label', ({ context, from }) => context.label.telling[from] ?? 0],
  ['title', (one) => truth(isTitled(one))],
  ['article before', ({ before }) => truth(ARTICLES.has(before.kind))],
  ['word of trade before', ({ before }) => truth(OF_TRADE.has(before.kind))],
  ['word of names before', ({ before }) => truth(OF_NAMES.has(before.kind))],
  ['all capitals', (one) => share(one, ({ casing }) => casing === 3)],
  ['ordinary before', ({ before }) => truth(before.casing === 1 && ofLists(before, LISTED.ordinary))],
  ['ordinary after', ({ after }) => truth(after.casing === 1 && ofLists(after, LISTED.ordinary))],
  ['length of the longest word', ({ words }) => Math.max(...words.map(({ token }) => token.text.length))],
];
