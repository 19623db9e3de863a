import type { Context } from './token-context.ts';
import type { TaggedTokens } from './tagger.ts';
import { GLUED, LINE_END, NOTHING, WIDE, type Token } from './tokens.ts';
import { isForeignFormWord } from './foreign-words.ts';
import { doneBy, isAloneInLine, isFollowedByPlace, isFollowedByRole, isRole } from './person-cues.ts';
import { WORD_KINDS } from './word-kinds.ts';

/** The tags that are redacted. */
export const PERSONAL_TAGS = ['PERSON', 'ADDRESS', 'DATE_OF_BIRTH'] as const;

export type PersonalTag = (typeof PERSONAL_TAGS)[number];

/** A run of tokens tagged as personal data. */
export interface PersonalTokens extends TaggedTokens {
  readonly tag: PersonalTag;
}

/** A candidate for redaction, with everything its evidence is computed from. */
export interface Stretch extends PersonalTokens {
  readonly tokens: readonly Token[];
  /** The words of the stretch, without titles. */
  readonly words: readonly { readonly token: Token; readonly chance: number; readonly elsewhere: number }[];
  /** How likely its words are to name an organisation or a place instead: 0 to 1. */
  readonly organisation: number;
  readonly place: number;
  /** Its neighbours on the same line. */
  readonly before: Token;
  readonly after: Token;
  /** Over all mentions of a word in the text, the mean chance that it has the tag: the highest of its words. */
  readonly everywhere: number;
  /** The lowest of its words. */
  readonly leastEverywhere: number;
  readonly context: Context;
  /** Density of people words, and of sure finds of the same tag, near the stretch: per ten tokens, at most 1. */
  readonly peopleWords: number;
  readonly sureFinds: number;
  /** The same within its paragraph, and that of trade words and code signs. */
  readonly peopleWithin: number;
  readonly sureWithin: number;
  readonly tradeWithin: number;
  readonly codeWithin: number;
  /** The mean chance of the likeliest candidate listed beside it; 0 if there is none. */
  readonly beside: number;
  /** Over all mentions of a word, the share before a legal form: the lowest of its words. */
  readonly companyNames: number;
  /** Density of foreign words near it: per ten tokens, at most 1. */
  readonly foreignWords: number;
  /** What its label and those of what contains it say: see `SAYS`. */
  readonly ownLabel: number;
  readonly labelAround: number;
  /** Over all mentions of a word: the share next to a company word, the share after `in`, and the mean chance of an organisation and of a place. The highest of its words. */
  readonly nextToCompany: number;
  readonly afterPreposition: number;
  readonly organisationEverywhere: number;
  readonly placeEverywhere: number;
}

const kinds = (...names: string[]): ReadonlySet<number> => new Set(names.map((name) => WORD_KINDS.indexOf(name)));
const COMPANY_WORDS = kinds('organisation', 'legal_form');
const STREET_WORDS = kinds('street', 'street_before', 'unit');
const PREPOSITIONS = kinds('preposition');
const FORMS_OF_BE = kinds('be');
const JOINING = kinds('joining');
const TITLES = kinds('title');
const ARTICLES = kinds('article');
const TRADE_WORDS = kinds('trade');
const NAME_CUES = kinds('name');
const MONTHS = kinds('month');
const SPEECH = kinds('speech');
const PLACES = kinds('state_name', 'country', 'direction');
const PLACE_NOUN =
  /^(?:city|town|village|county|province|region|state|island|islands|river|lake|bay|valley|coast|suburb|district|airport|station|capital|resort|port|harbou?r)$/;

/** The lists a word can be in: the flags of `Token.lexical`. */
const LISTED = { given: 1, ordinary: 2, surname: 4, firm: 8, firmName: 16, placeName: 32 };
const isInList = ({ lexical }: Token, lists: number): boolean => ((lexical >> 3) & lists) !== 0;

const share = ({ words }: Stretch, is: (token: Token) => boolean): number =>
  words.filter(({ token }) => is(token)).length / words.length;
const logOdds = (chance: number): number => Math.log((chance + 1e-4) / (1 - chance + 1e-4));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const chances = ({ words }: Stretch): number[] => words.map(({ chance }) => chance);
const truth = (is: boolean): number => (is ? 1 : 0);
const isNumber = ({ text }: Token): boolean => /^\d/.test(text);
/** Whether `Context.elsewhere` has a flag for the word. */
const isElsewhere = (elsewhere: number, flag: number): boolean => (Math.floor(elsewhere / 3) & flag) !== 0;
const isAfterGivenName = ({ words }: Stretch): number =>
  truth(words.some(({ token, elsewhere }) => token.casing > 1 && isElsewhere(elsewhere, 4)));
/** The tokens after the first. */
const inside = ({ tokens, from, to }: Stretch): readonly Token[] => tokens.slice(from + 1, to);
/** Punctuation that occurs within names. */
const NAME_PUNCTUATION = new Set(['.', ',', "'", '"', '-']);
const QUOTES = new Set(['"', "'", '`']);
/** Whether the stretch contains a title or follows one, with or without a dot. */
const isTitled = ({ tokens, from, to, before }: Stretch): boolean =>
  tokens
    .slice(Math.max(0, from - (before === NOTHING ? 0 : before.text === '.' ? 2 : 1)), to)
    .some(({ kind }) => TITLES.has(kind));
const isCapital = ({ casing }: Token): boolean => casing > 1;
const isPlaceWord = ({ kind, lower }: Token): boolean => PLACES.has(kind) || PLACE_NOUN.test(lower);

/** Everything measured about a candidate: a name, and its amount. The trees in data/personal-evidence.json weigh these amounts. */
export const EVIDENCE: readonly (readonly [name: string, amount: (stretch: Stretch) => number])[] = [
  ['log odds', (one) => logOdds(mean(chances(one)))],
  ['least log odds', (one) => logOdds(Math.min(...chances(one)))],
  ['log odds everywhere', ({ everywhere }) => logOdds(everywhere)],
  ['likely an organisation', ({ organisation }) => organisation],
  ['likely a place', ({ place }) => place],
  ['words', ({ words }) => words.length],
  ['lower case', ({ words }) => truth(words[0]?.token.casing === 1)],
  ['initial', ({ words }) => truth(words.some(({ token }) => token.casing === 4))],
  ['given name', (one) => share(one, (token) => isInList(token, LISTED.given))],
  ['ordinary word', (one) => share(one, (token) => isInList(token, LISTED.ordinary))],
  ['ordinary word and not a name', (one) => share(one, ({ lexical }) => ((lexical >> 3) & 7) === LISTED.ordinary)],
  ['in no list', (one) => share(one, (token) => !isInList(token, LISTED.given | LISTED.ordinary | LISTED.surname))],
  ['company word', (one) => share(one, (token) => isInList(token, LISTED.firm))],
  ['company name', (one) => share(one, (token) => isInList(token, LISTED.firmName))],
  ['place name', (one) => share(one, (token) => isInList(token, LISTED.placeName))],
  [
    'company next to it',
    ({ before, after }) => truth(COMPANY_WORDS.has(after.kind) || after.text === '&' || before.text === '&'),
  ],
  ['street', ({ words }) => truth(words.some(({ token }) => STREET_WORDS.has(token.kind)))],
  ['number before', ({ before }) => truth(isNumber(before))],
  ['no space before', ({ before, tokens, from }) => truth(before !== NOTHING && tokens[from]?.gap === 0)],
  ['first of line', ({ tokens, from }) => truth((tokens[from]?.gap ?? LINE_END) >= LINE_END)],
  ['last of line', ({ after }) => truth(after.gap >= LINE_END)],
  ['comma before', ({ before }) => truth(before.text === ',')],
  ['colon before', ({ before }) => truth(before.text === ':')],
  ['capital before', ({ before }) => truth(isCapital(before))],
  ['preposition before', ({ before }) => truth(PREPOSITIONS.has(before.kind))],
  ['dot before', ({ before }) => truth(before.text === '.')],
  ['sign before', ({ before }) => truth(before !== NOTHING && before.casing === 0 && !isNumber(before))],
  ['sign after', ({ after }) => truth(after !== NOTHING && after.casing === 0 && !isNumber(after))],
  ['possessive after', ({ after }) => truth(after.text === "'s")],
  ['lower-case line', ({ context, from }) => truth(context.line[from] === 1)],
  ['heading', ({ context, from }) => truth(context.line[from] === 3)],
  ['joined before', ({ before }) => truth(JOINING.has(before.kind))],
  ['comma after', ({ after }) => truth(after.text === ',')],
  ['form of be after', ({ after }) => truth(FORMS_OF_BE.has(after.kind))],
  ['name cue near', ({ context, from }) => truth((context.name[from] ?? 0) > 0)],
  ['birth cue near', ({ context, from }) => truth((context.birth[from] ?? 0) > 0)],
  ['address cue near', ({ context, from }) => truth((context.address[from] ?? 0) > 0)],
  ['trade around', ({ context, from }) => Math.floor((context.about[from] ?? 0) / 12)],
  ['people around', ({ context, from }) => Math.floor((context.about[from] ?? 0) / 3) % 4],
  ['numbers around', ({ context, from }) => (context.about[from] ?? 0) % 3],
  ['code around', ({ context, from }) => (context.around[from] ?? 0) % 5],
  ['code in the line', ({ context, from }) => Math.floor((context.around[from] ?? 0) / 5)],
  ['people words near', ({ peopleWords }) => peopleWords],
  ['sure finds near', ({ sureFinds }) => sureFinds],
  ['prose', ({ context, from }) => context.prose[from] ?? 0],
  ['elsewhere after a given name', isAfterGivenName],
  ['elsewhere in lower case', ({ words }) => truth(words.some(({ elsewhere }) => isElsewhere(elsewhere, 1)))],
  ['elsewhere in a program', ({ words }) => truth(words.some(({ elsewhere }) => isElsewhere(elsewhere, 8)))],
  ['bill row', ({ context, from }) => context.bill[from] ?? 0],
  ['wide gap before', ({ tokens, from }) => truth(tokens[from]?.gap === WIDE)],
  ['wide gap after', ({ after }) => truth(after.gap === WIDE)],
  ['number after', ({ after }) => truth(isNumber(after))],
  ['quoted', ({ before, after }) => truth(QUOTES.has(before.text) && QUOTES.has(after.text))],
  ['label', ({ context, from }) => context.label.telling[from] ?? 0],
  ['title', (one) => truth(isTitled(one))],
  ['article before', ({ before }) => truth(ARTICLES.has(before.kind))],
  ['trade word before', ({ before }) => truth(TRADE_WORDS.has(before.kind))],
  ['name cue before', ({ before }) => truth(NAME_CUES.has(before.kind))],
  ['all capitals', (one) => share(one, ({ casing }) => casing === 3)],
  ['ordinary before', ({ before }) => truth(before.casing === 1 && isInList(before, LISTED.ordinary))],
  ['ordinary after', ({ after }) => truth(after.casing === 1 && isInList(after, LISTED.ordinary))],
  ['least log odds everywhere', ({ leastEverywhere }) => logOdds(leastEverywhere)],
  ['small words inside', (one) => inside(one).filter(({ casing }) => casing === 1).length],
  ['only initials', ({ words }) => truth(words.every(({ token }) => token.text.length <= 2 && isCapital(token)))],
  ['widest gap inside', (one) => Math.max(0, ...inside(one).map(({ gap }) => gap))],
  ['sign inside', (one) => truth(inside(one).some(({ casing, text }) => casing === 0 && !NAME_PUNCTUATION.has(text)))],
  ['digit inside', ({ tokens, from, to }) => truth(tokens.slice(from, to).some(({ text }) => /\d/.test(text)))],
  ['other language near', ({ foreignWords }) => foreignWords],
  ['foreign form word', (one) => share(one, ({ lower }) => isForeignFormWord(lower))],
  ['next to company words', ({ nextToCompany }) => nextToCompany],
  ['after prepositions', ({ afterPreposition }) => afterPreposition],
  ['organisation everywhere', ({ organisationEverywhere }) => organisationEverywhere],
  ['place everywhere', ({ placeEverywhere }) => placeEverywhere],
  ['elsewhere after a title', ({ words }) => truth(words.some(({ elsewhere }) => isElsewhere(elsewhere, 2)))],
  ['elsewhere in a company name', ({ words }) => truth(words.some(({ elsewhere }) => isElsewhere(elsewhere, 16)))],
  ['times in the text', ({ words }) => Math.max(...words.map(({ elsewhere }) => elsewhere % 3))],
  ['own label', ({ ownLabel }) => ownLabel],
  ['label around', ({ labelAround }) => labelAround],
  ['place word beside', ({ before, after }) => truth(isPlaceWord(before) || isPlaceWord(after))],
  ['month before', ({ before }) => truth(MONTHS.has(before.kind))],
  ['capital after', ({ after }) => truth(isCapital(after))],
  ['no space after', ({ after }) => truth(after.gap === GLUED)],
  ['speech beside', ({ before, after }) => truth(SPEECH.has(before.kind) || SPEECH.has(after.kind))],
  ['people words in the paragraph', ({ peopleWithin }) => peopleWithin],
  ['sure finds in the paragraph', ({ sureWithin }) => sureWithin],
  ['trade in the paragraph', ({ tradeWithin }) => tradeWithin],
  ['code in the paragraph', ({ codeWithin }) => codeWithin],
  ['listed beside a name', ({ beside }) => beside],
  ['in company names', ({ companyNames }) => companyNames],
  ['role before', ({ before }) => truth(isRole(before))],
  ['role after', ({ tokens, to }) => truth(isFollowedByRole(tokens, to))],
  ['done by persons', ({ after }) => doneBy(after)],
  ['by before', ({ before }) => truth(before.lower === 'by')],
  ['alone in the line', (one) => truth(isAloneInLine(one.tokens, one))],
  ['state or month after', ({ tokens, to }) => truth(isFollowedByPlace(tokens, to))],
  ['length of the longest word', ({ words }) => Math.max(...words.map(({ token }) => token.text.length))],
];
