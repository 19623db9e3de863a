import { existsSync, readFileSync } from 'node:fs';
import { foldWords } from '../core/names/fold.ts';
import { stripLegalForms } from '../core/names/strip-legal-forms.ts';
import { randomOf } from './register-names.ts';

const LISTED = '../shared/data/csl/csl_organisations_2026-07-31.jsonl';

/** Pairs of each kind and half; fewer if the list has no more. */
const PAIRS_A_KIND = 300;

/** A record of the real list with its names. */
interface ListedRecord {
  readonly name: string;
  readonly alt_names: readonly string[];
}

/** A query, the names of a record, and whether the two are one organization. */
export interface ListedPair {
  readonly kind: string;
  readonly isSame: boolean;
  readonly query: string;
  readonly names: readonly string[];
}

/**
 * The half of the list's records, and of the rules, that a pair was made of: folding rules are tuned only on `seen`.
 */
export type Half = 'seen' | 'unseen';

type Random = () => number;

/** Writes a name the way somebody meaning the same organization might; undefined if the rule does not fit it. */
type Rewriting = (name: string, random: Random) => string | undefined;

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

function pick<Item>(items: ArrayLike<Item>, random: Random): Item | undefined {
  return items[Math.floor(random() * items.length)];
}

/** Replaces, drops, doubles or swaps one letter in a word of four or more. */
function typo(name: string, random: Random): string | undefined {
  const at = Math.floor(random() * (name.length - 1));
  if (!/[a-z]{2}/i.test(name.slice(at, at + 2)) || name.length < 8) return undefined;
  const [before, letter, next, after] = [name.slice(0, at), name.charAt(at), name.charAt(at + 1), name.slice(at + 2)];
  const edits = [`${pick(LETTERS, random) ?? ''}${next}`, next, `${letter}${letter}${next}`, `${next}${letter}`];
  return `${before}${pick(edits, random) ?? ''}${after}`;
}

/** Different spellings of the same sound from another script. */
const TRANSLITERATIONS: readonly (readonly [RegExp, string])[] = [
  [/kh/i, 'h'],
  [/ks/i, 'x'],
  [/(?<=[aeiou])y\b/i, 'i'],
  [/zh/i, 'j'],
  [/ya/i, 'ia'],
  [/yu/i, 'iu'],
  [/ou/i, 'u'],
  [/ee/i, 'i'],
  [/iy/i, 'ii'],
  [/tz/i, 'ts'],
  [/q/i, 'k'],
  [/ov\b/i, 'off'],
];

function transliterated(name: string, random: Random): string | undefined {
  const fitting = TRANSLITERATIONS.filter(([sound]) => sound.test(name));
  const chosen = pick(fitting, random);
  return chosen && name.replace(chosen[0], chosen[1]);
}

/** Returns a name's words without forms and article, as written. */
function ownWords(name: string): readonly string[] {
  return stripLegalForms(foldWords(name)).words;
}

function withoutWord(name: string, random: Random): string | undefined {
  const words = ownWords(name);
  if (words.length < 3) return undefined;
  const left = Math.floor(random() * words.length);
  return words.filter((_, at) => at !== left).join(' ');
}

const ADDED_FORMS = [
  'Ltd',
  'Co., Ltd.',
  'LLC',
  'Inc.',
  'Limited Liability Company',
  'JSC',
  'GmbH',
  'S.A.',
  'Corporation',
  'Pvt Ltd',
];
const ABBREVIATIONS = {
  International: "Int'l",
  Company: 'Co',
  and: '&',
  Manufacturing: 'Mfg',
  Institute: 'Inst',
  Corporation: 'Corp',
  University: 'Univ',
};

function inOtherOrder(name: string, random: Random): string | undefined {
  const words = ownWords(name);
  const at = 1 + Math.floor(random() * (words.length - 1));
  return words.length < 2 ? undefined : [...words.slice(at), ...words.slice(0, at)].join(' ');
}

function abbreviated(name: string): string | undefined {
  const found = Object.entries(ABBREVIATIONS).find(([word]) => new RegExp(`\\b${word}\\b`, 'i').test(name));
  return found && name.replace(new RegExp(`\\b${found[0]}\\b`, 'i'), found[1]);
}

/** Rules that keep the organization the same, half of them held out. */
const SAME: Readonly<Record<Half, Readonly<Record<string, Rewriting>>>> = {
  seen: {
    typo,
    'dropped word': withoutWord,
    'added form': (name, random) => `${ownWords(name).join(' ')} ${pick(ADDED_FORMS, random) ?? ''}`,
  },
  unseen: {
    transliteration: transliterated,
    'other order': inOtherOrder,
    abbreviation: abbreviated,
    'two typos': (name, random) => typo(typo(name, random) ?? '', random),
    article: (name) => (/^(?:the|a)\b/i.test(name) ? undefined : `The ${name}`),
  },
};

/** Rules by which names of two organizations become similar: which of their words are the same. */
const DIFFERENT: Readonly<Record<Half, Readonly<Record<string, (words: readonly string[]) => string | undefined>>>> = {
  seen: {
    'same first word': ([first = '', second]) => (second === undefined ? undefined : first),
    'same last two words': (words) => (words.length < 3 ? undefined : words.slice(-2).join(' ')),
  },
  unseen: {
    'same last word': (words) => (words.length < 2 ? undefined : words.at(-1)),
    'same first two words': (words) => (words.length < 3 ? undefined : words.slice(0, 2).join(' ')),
  },
};

/**
 * Makes the pairs of a half from the real list; undefined if it is not available. The same seed gives the same pairs.
 */
export function listedPairs(half: Half, seed = 15): ListedPair[] | undefined {
  if (!existsSync(LISTED)) return undefined;
  const records = readFileSync(LISTED, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ListedRecord)
    .filter((_, at) => (at % 2 === 0) === (half === 'seen'));
  const random = randomOf(seed);
  return [
    ...aliasPairs(records, random),
    ...samePairs(records, half, random),
    ...differentPairs(records, half, random),
  ];
}

function namesOf({ name, alt_names: aliases }: ListedRecord): string[] {
  return [name, ...aliases];
}

/** An alias and a record that does not list it, as on a list that is late with one. */
function aliasPairs(records: readonly ListedRecord[], random: Random): ListedPair[] {
  const known = records.filter(({ alt_names: aliases }) => aliases.length > 1);
  return Array.from({ length: PAIRS_A_KIND }, () => pick(known, random)).flatMap((record) => {
    if (!record) return [];
    const alias = pick(record.alt_names, random) ?? '';
    const names = namesOf(record).filter((name) => foldWords(name).join(' ') !== foldWords(alias).join(' '));
    return names.length === 0 ? [] : [{ kind: 'unlisted alias', isSame: true, query: alias, names }];
  });
}

function samePairs(records: readonly ListedRecord[], half: Half, random: Random): ListedPair[] {
  return Object.entries(SAME[half]).flatMap(([kind, rewrite]) => {
    const pairs: ListedPair[] = [];
    for (let tries = 0; pairs.length < PAIRS_A_KIND && tries < 20 * PAIRS_A_KIND; tries += 1) {
      const record = pick(records, random);
      const name = record && pick(namesOf(record), random);
      const query = name === undefined ? undefined : rewrite(name, random);
      if (record && query !== undefined && query !== '')
        pairs.push({ kind, isSame: true, query, names: namesOf(record) });
    }
    return pairs;
  });
}

function differentPairs(records: readonly ListedRecord[], half: Half, random: Random): ListedPair[] {
  return Object.entries(DIFFERENT[half]).flatMap(([kind, keyOf]) => {
    const groups = Map.groupBy(records, ({ name }) => keyOf(ownWords(name)));
    const close = [...groups].filter(([key, group]) => key !== undefined && group.length > 1).map(([, group]) => group);
    const pairs: ListedPair[] = [];
    for (let tries = 0; pairs.length < PAIRS_A_KIND && tries < 20 * PAIRS_A_KIND; tries += 1) {
      const group = pick(close, random) ?? [];
      const [one, other] = [pick(group, random), pick(group, random)];
      if (one && other && areApart(one, other))
        pairs.push({ kind, isSame: false, query: one.name, names: namesOf(other) });
    }
    return pairs;
  });
}

/**
 * Whether no name of one record has the words of a name of the other: otherwise both lists have the same organization.
 */
function areApart(one: ListedRecord, other: ListedRecord): boolean {
  const words = (record: ListedRecord): Set<string> =>
    new Set(namesOf(record).map((name) => ownWords(name).toSorted().join(' ')));
  return words(one).isDisjointFrom(words(other));
}
