import type { Random } from '../classifier/random.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { wordKind } from '../../core/documents/pii/tagger/word-kinds.ts';
import { fillingOf } from './fill.ts';
import type { TaggedText } from './generate.ts';
import type { Fillings } from './labelled-lists.ts';

const MIN_SENTENCE = 30;
const MAX_SENTENCE = 320;

/** Sentences from public-domain texts that name nobody: every capitalized word inside is ordinary and not a given name. */
export function plainSentences(texts: readonly string[], { givenNames, ordinaryWords }: Lexicon): string[] {
  const sentences = texts.flatMap((text) => text.replace(/\s+/g, ' ').match(/[A-Z"][^.?!]{1,400}[.?!]/g) ?? []);
  return sentences.filter((sentence) => {
    if (sentence.length < MIN_SENTENCE || sentence.length > MAX_SENTENCE) return false;
    const capitals = [...sentence.matchAll(/(?<=[a-z,;] )[A-Z][\p{L}'-]*/gu)].map(([word]) => word.toLowerCase());
    const isTitled =
      /\b(?:Mr|Mrs|General|President|Captain|Senator|Secretary|Colonel|Judge|Lord|Father|King|Doctor) [A-Z]/;
    const isPlain = (word: string): boolean =>
      word === 'i' || (ordinaryWords.has(word) && !givenNames.has(word) && wordKind(word) !== 0);
    return !isTitled.test(sentence) && capitals.every(isPlain) && !/^(?:[A-Z]\w+ ){2}/.test(sentence);
  });
}

/** Replacements for words of a sentence, so that names, companies, places, addresses and dates occur in natural prose. */
const PLACES: readonly (readonly [words: RegExp, ...slots: string[]])[] = [
  [/^(?:he|she|him|they|we|I|you)$/i, 'name', 'given', 'given', 'surname', 'titled', 'name', 'name_alias'],
  [
    /^the (?:president|secretary|captain|mate|sailor|old man|executive|master|author|man|stranger|carpenter|commander)$/i,
    'name',
    'surname',
    'titled',
    'given',
  ],
  [/^(?:my|his|her|your|their|our)$/i, 'given_s', 'surname_s', 'name_s', 'org_s'],
  [
    /^(?:congress|the government|the senate|the department|the ship|the crew|the company|the bank|the court|the commission)$/i,
    'org',
  ],
  [
    /^(?:the united states|mexico|spain|france|england|great britain|nantucket|the country|the world|europe|america|washington)$/i,
    'city',
    'country',
    'city',
  ],
  [/^(?:there|at sea|on board|on deck|at home|in the house|in town|in the ship)$/i, 'at_address', 'in_city'],
  [/^(?:now|then|yesterday|last year|this year|to-day|this day|at once)$/i, 'on_date', 'weekday'],
];
const PLACE_WORDS = new RegExp(
  String.raw`\b(?:${PLACES.map(([words]) => words.source.slice(1, -1)).join('|')})\b`,
  'gi',
);

/** Share of replaceable words that are replaced. */
const TAKEN = 0.6;
/** How often a date of birth follows a name. */
const BORN = 0.04;

/** Replaces some words of a sentence. */
export function withNames(sentence: string, fillings: Fillings, random: Random): TaggedText {
  const spans: TaggedText['spans'][number][] = [];
  let text = '';
  let last = 0;
  const persons = new Map<string, never>();
  const put = (slot: string): void => {
    const { value, tag } = fillingOf(slot, { fillings, random, persons });
    if (tag) spans.push({ tag, start: text.length, end: text.length + value.length });
    text += value;
  };
  for (const { 0: found, index } of sentence.matchAll(PLACE_WORDS)) {
    const slots = PLACES.find(([words]) => words.test(found))?.slice(1) as string[] | undefined;
    const slot = slots?.[random.below(slots.length)];
    if (slot === undefined || random.next() > TAKEN) continue;
    text += sentence.slice(last, index);
    last = index + found.length;
    const [, before = '', kind = '', after = ''] = /^(at_|in_|on_|)(.+?)(_s|)$/.exec(slot) ?? [];
    if (before !== '') text += `${before.slice(0, -1)} `;
    if (kind === 'titled') {
      text += `${fillingOf('title', { fillings, random, persons }).value} `;
      put('surname');
    } else if (kind === 'name_alias') put('given');
    else put(kind);
    if (after !== '') text += "'s";
    else if (/name|given/.test(kind) && random.next() < BORN) {
      text += [', born ', ' (born on ', ', who was born on ', ' (DOB: '][random.below(4)] ?? '';
      put('dob');
      text += random.below(2) === 0 ? ',' : ')';
    }
  }
  return { text: text + sentence.slice(last), spans };
}
