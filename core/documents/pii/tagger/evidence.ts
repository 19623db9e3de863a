import { isJsonObject, parseJson } from '../../../json.ts';
import type { Context } from './token-context.ts';
import type { TaggedTokens } from './tagger.ts';
import { LINE_END, NOTHING, type Token } from './tokens.ts';
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
  /** What stands beside it in its line. */
  readonly before: Token;
  readonly after: Token;
  /** The largest mean of the chances of one of its words, wherever the text has it. */
  readonly everywhere: number;
  readonly context: Context;
  /** How dense a text is with words that go with people, and with tokens that are surely of the tag: of ten tokens one or more is 1. */
  readonly ofPeople: number;
  readonly ofNames: number;
}

const kinds = (...names: string[]): ReadonlySet<number> => new Set(names.map((name) => WORD_KINDS.indexOf(name)));
const OF_FIRMS = kinds('organisation', 'legal_form');
const OF_STREETS = kinds('street', 'street_before', 'unit');
const BEING = kinds('be');
const JOINING = kinds('joining');

/** What lists say of a word, as `Token.lexical` adds it up. */
const LISTED = { given: 1, ordinary: 2, surname: 4, firm: 8, firmName: 16 };
const ofLists = ({ lexical }: Token, lists: number): boolean => ((lexical >> 3) & lists) !== 0;

const share = ({ words }: Stretch, is: (token: Token) => boolean): number =>
  words.filter(({ token }) => is(token)).length / words.length;
const logOdds = (chance: number): number => Math.max(-5, Math.min(5, Math.log((chance + 1e-4) / (1 - chance + 1e-4))));
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const chances = ({ words }: Stretch): number[] => words.map(({ chance }) => chance);
const truth = (is: boolean): number => (is ? 1 : 0);
const isNumber = ({ text }: Token): boolean => /^\d/.test(text);
const isElsewhere = ({ words }: Stretch, flag: number): number =>
  truth(words.some(({ token, elsewhere }) => token.casing > 1 && (Math.floor(elsewhere / 3) & flag) !== 0));
const isSingle = ({ words }: Stretch): number => truth(words.length === 1);
/** How much of trade, of people, of numbers and of programs stands around a stretch, in steps. */
const trade = ({ context, from }: Stretch): number => Math.floor((context.about[from] ?? 0) / 12);
const people = ({ context, from }: Stretch): number => Math.floor((context.about[from] ?? 0) / 3) % 4;
const numbers = ({ context, from }: Stretch): number => (context.about[from] ?? 0) % 3;
const code = ({ context, from }: Stretch): number => (context.around[from] ?? 0) % 5;
const isLower = ({ words }: Stretch): number => truth(words[0]?.token.casing === 1);
const unlisted = (stretch: Stretch): number =>
  share(stretch, (token) => !ofLists(token, LISTED.given | LISTED.ordinary | LISTED.surname));

/** What speaks for a stretch or against it, each by its name and how much there is of it; what weighs how much is in data/personal-evidence.json. */
export const EVIDENCE: readonly (readonly [name: string, amount: (stretch: Stretch) => number])[] = [
  ['always', () => 1],
  ['log odds', (one) => logOdds(mean(chances(one)))],
  ['least log odds', (one) => logOdds(Math.min(...chances(one)))],
  ['log odds everywhere', ({ everywhere }) => logOdds(everywhere)],
  ['one word', isSingle],
  ['small letters', isLower],
  ['capitals', ({ words }) => truth(words[0]?.token.casing === 3)],
  ['initial', ({ words }) => truth(words.some(({ token }) => token.casing === 4))],
  ['given name', (one) => share(one, (token) => ofLists(token, LISTED.given))],
  ['surname', (one) => share(one, (token) => ofLists(token, LISTED.surname))],
  ['ordinary word', (one) => share(one, (token) => ofLists(token, LISTED.ordinary))],
  ['ordinary word, no name', (one) => share(one, ({ lexical }) => ((lexical >> 3) & 7) === LISTED.ordinary)],
  ['in no list', unlisted],
  ['of a firm', (one) => share(one, (token) => ofLists(token, LISTED.firm | LISTED.firmName))],
  ['firm beside', ({ before, after }) => truth(OF_FIRMS.has(after.kind) || after.text === '&' || before.text === '&')],
  ['street', ({ words }) => truth(words.some(({ token }) => OF_STREETS.has(token.kind)))],
  ['numbers within', ({ tokens, from, to }) => truth(tokens.slice(from, to).some(isNumber))],
  ['number before', ({ before }) => truth(isNumber(before))],
  ['number after', ({ after }) => truth(isNumber(after))],
  ['glued', ({ before, tokens, from }) => truth(before !== NOTHING && tokens[from]?.gap === 0)],
  ['first of line', ({ tokens, from }) => truth((tokens[from]?.gap ?? LINE_END) >= LINE_END)],
  ['last of line', ({ after }) => truth(after.gap >= LINE_END)],
  ['comma before', ({ before }) => truth(before.text === ',')],
  ['colon before', ({ before }) => truth(before.text === ':')],
  ['joined before', ({ before }) => truth(JOINING.has(before.kind))],
  ['comma after', ({ after }) => truth(after.text === ',')],
  ['word of being after', ({ after }) => truth(BEING.has(after.kind))],
  ['word of names near', ({ context, from }) => truth((context.name[from] ?? 0) > 0)],
  ['word of birth near', ({ context, from }) => truth((context.birth[from] ?? 0) > 0)],
  ['word of addresses near', ({ context, from }) => truth((context.address[from] ?? 0) > 0)],
  ['trade around', (one) => truth(trade(one) > 0)],
  ['some trade around', (one) => truth(trade(one) > 1)],
  ['much trade around', (one) => truth(trade(one) > 2)],
  ['people around', (one) => truth(people(one) > 0)],
  ['some people around', (one) => truth(people(one) > 1)],
  ['numbers around', (one) => truth(numbers(one) > 0)],
  ['many numbers around', (one) => truth(numbers(one) > 1)],
  ['code around', (one) => truth(code(one) > 0)],
  ['some code around', (one) => truth(code(one) > 1)],
  ['much code around', (one) => truth(code(one) > 2)],
  ['words of people in the text', ({ ofPeople }) => ofPeople],
  ['names in the text', ({ ofNames }) => ofNames],
  ['prose', ({ context, from }) => (context.prose[from] ?? 0) / 3],
  ['elsewhere after a given name', (one) => isElsewhere(one, 4)],
  ['elsewhere in a firm', (one) => isElsewhere(one, 16)],
  ['one word, trade around', (one) => isSingle(one) * truth(trade(one) > 0)],
  ['one word in no list', (one) => isSingle(one) * unlisted(one)],
  ['small letters, code around', (one) => isLower(one) * truth(code(one) > 0)],
];

/** What the evidence of each name weighs, by the tag. */
export type EvidenceWeights = Readonly<Record<PersonalTag, readonly number[]>>;

/** The log odds that amounts of evidence give. */
export function weightOf(amounts: readonly number[], weights: readonly number[]): number {
  return amounts.reduce((sum, amount, i) => sum + amount * (weights[i] ?? 0), 0);
}

const FORMAT = 'tracewell-personal-evidence-1';

/** The text of data/personal-evidence.json: for each tag the names of all evidence, with their weights. */
export function encodeEvidence(weights: EvidenceWeights): string {
  const named = (tag: PersonalTag): [string, number][] => EVIDENCE.map(([name], i) => [name, weights[tag][i] ?? 0]);
  const members = PERSONAL_TAGS.map((tag) => [tag, Object.fromEntries(named(tag))]);
  return `${JSON.stringify({ format: FORMAT, ...Object.fromEntries(members) }, null, 1)}\n`;
}

/** The weights in the bytes of data/personal-evidence.json. Throws where it is another file, or knows other evidence. */
export function decodeEvidence(bytes: Uint8Array): EvidenceWeights {
  const read = parseJson(bytes);
  const value = read.kind === 'value' && isJsonObject(read.value) ? read.value : {};
  const weightsOf = (tag: PersonalTag): number[] => {
    const named = value[tag];
    return EVIDENCE.map(([name]) => {
      const weight = isJsonObject(named) ? named[name] : undefined;
      if (value['format'] !== FORMAT || typeof weight !== 'number')
        throw new TypeError('The file is not the weights of evidence.');
      return weight;
    });
  };
  return { PERSON: weightsOf('PERSON'), ADDRESS: weightsOf('ADDRESS'), DATE_OF_BIRTH: weightsOf('DATE_OF_BIRTH') };
}
