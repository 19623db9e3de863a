import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import {
  decodeEvidence,
  encodeEvidence,
  EVIDENCE,
  type EvidenceWeights,
} from '../../../../core/documents/pii/tagger/evidence.ts';
import { surelyTagged, weighedTokens } from '../../../../core/documents/pii/tagger/surely-tagged.ts';
import { tokensOfText } from '../../../../core/documents/pii/tagger/tag-text.ts';
import type { TaggedTokens, Tagging } from '../../../../core/documents/pii/tagger/tagger.ts';
import { contextOf } from '../../../../core/documents/pii/tagger/token-context.ts';

const DATA = new URL('../../../../data/', import.meta.url);
const lexicon = decodeLexicon(readFileSync(new URL('personal-words.json', DATA)));

/** Weights under which only the evidence of the given names counts. */
function weighing(amounts: Readonly<Record<string, number>>): EvidenceWeights {
  const weights = EVIDENCE.map(([name]) => amounts[name] ?? 0);
  return { PERSON: weights, ADDRESS: weights, DATE_OF_BIRTH: weights };
}

const LIKELY = weighing({ 'log odds': 1 });
const LIKELY_EVERYWHERE = weighing({ 'log odds everywhere': 1 });

/** The tokens of a text, and their tags by stretches and each token's chance. */
function tagging(text: string, tagged: readonly TaggedTokens[], chances: readonly number[]) {
  const tokens = tokensOfText(text, lexicon);
  const all: Tagging = { tagged, chance: (token) => chances[token] ?? 0, context: contextOf(tokens) };
  return { tokens, all };
}

/** What is kept of stretches of a text's tokens, each token of which has a chance of its tag. */
function kept(
  text: string,
  stretches: readonly TaggedTokens[],
  chances: readonly number[],
  weights = LIKELY,
): string[] {
  const { tokens, all } = tagging(text, stretches, chances);
  return surelyTagged(tokens, all, weights).map(({ from, to }) => text.slice(tokens[from]?.start, tokens[to - 1]?.end));
}

const word = (from: number): TaggedTokens => ({ tag: 'PERSON', from, to: from + 1 });

test('what is likely in one place and not wherever the text has the word can be told apart', () => {
  assert.deepEqual(kept('Keyv met Keyv', [word(0)], [0.95, 0, 0.95], LIKELY_EVERYWHERE), ['Keyv']);
  assert.deepEqual(kept('Keyv met keyv, keyv', [word(0)], [0.95, 0, 0.02, 0, 0.02], LIKELY_EVERYWHERE), []);
});

test('what more speaks against than for is left', () => {
  assert.deepEqual(kept('Keyv met', [word(0)], [0.3, 0]), []);
  assert.deepEqual(kept('Keyv met', [word(0)], [0.75, 0]), ['Keyv']);
  const address: TaggedTokens = { tag: 'ADDRESS', from: 0, to: 3 };
  assert.deepEqual(kept('12 Gull Street', [address], [0.9, 0.9, 0.9]), ['12 Gull Street']);
  assert.deepEqual(kept('12 Gull Street', [address], [0.2, 0.2, 0.2]), []);
  assert.deepEqual(kept('1/2/1990', [{ tag: 'DATE_OF_BIRTH', from: 0, to: 1 }], [0.55]), ['1/2/1990']);
});

test('numbers in a row are no address, and so many are no date', () => {
  assert.deepEqual(kept('123 45 6789', [{ tag: 'ADDRESS', from: 0, to: 3 }], [1, 1, 1]), []);
  assert.deepEqual(kept('12', [{ tag: 'DATE_OF_BIRTH', from: 0, to: 1 }], [1]), []);
});

test('organisations and places are left', () => {
  assert.deepEqual(kept('Gull Mutual', [{ tag: 'ORGANISATION', from: 0, to: 2 }], [1, 1]), []);
  assert.deepEqual(kept('Gull Mutual', [{ tag: 'LOCATION', from: 0, to: 2 }], [1, 1]), []);
});

/** How much there is of each evidence for what stands between `«` and `»`, each token of which has a chance. */
function amounts(marked: string, chance = 0.9): Record<string, number> {
  const [start, end] = [marked.indexOf('«'), marked.indexOf('»') - 1];
  const text = marked.replace(/[«»]/g, '');
  const tokens = tokensOfText(text, lexicon);
  const from = tokens.findIndex((token) => token.start >= start);
  const to = tokens.findLastIndex((token) => token.end <= end) + 1;
  const chances = tokens.map((_, i) => (i >= from && i < to ? chance : 0));
  const [found] = weighedTokens(tokens, tagging(text, [{ tag: 'PERSON', from, to }], chances).all);
  return Object.fromEntries(EVIDENCE.map(([name], i) => [name, found?.amounts[i] ?? 0]));
}

const TRADE = 'Shares, bonds, profit, revenue, sales, margin, dividend, merger: ';
const CODE = 'const a = { b: c[0] }; if (d) { e = f => g; } return h; ';

/** Each row: evidence, a text that has it, and one that has not. */
const ROWS: readonly (readonly [name: string, having: string, lacking: string])[] = [
  ['one word', '«Mara» left', '«Mara Ellingsen»'],
  ['small letters', '«mara» left', '«Mara» left'],
  ['capitals', '«MARA» LEFT', '«Mara» left'],
  ['initial', '«M. Ellingsen»', '«Mara» left'],
  ['given name', '«John» left', '«Xyzzq» left'],
  ['surname', '«Miller» left', '«Xyzzq» left'],
  ['ordinary word', '«Table» left', '«Xyzzq» left'],
  ['ordinary word, no name', '«Table» left', '«John» left'],
  ['in no list', '«Xyzzq» left', '«John» left'],
  ['of a firm', '«Eli Lilly» fell', '«John» left'],
  ['firm beside', '«Miller» Bank fell', '«Miller» fell'],
  ['firm beside', '«Miller» & Sons', '«Miller», Sons'],
  ['firm beside', 'Sons & «Miller»', 'Sons, «Miller»'],
  ['street', '«Gull Street»', '«Gull Pond»'],
  ['numbers within', '«12 Gull»', '«A Gull»'],
  ['number before', '12 «Mara»', '12\n«Mara»'],
  ['number after', '«Mara» 12', '«Mara»\n12'],
  ['glued', '(«Mara»)', '«Mara»'],
  ['first of line', 'a\n«Mara»', 'a «Mara»'],
  ['last of line', '«Mara»\na', '«Mara» a'],
  ['word of names near', 'name: «Mara»', 'game: «Mara»'],
  ['word of birth near', 'born «Mara»', 'corn «Mara»'],
  ['word of addresses near', 'lives «Mara»', 'limes «Mara»'],
  ['trade around', 'shares «Mara»', 'a «Mara»'],
  ['some trade around', 'shares bonds loan «Mara»', 'shares «Mara»'],
  ['much trade around', `${TRADE}«Mara»`, 'shares bonds loan «Mara»'],
  ['people around', 'dear «Mara»', 'a «Mara»'],
  ['some people around', 'dear he she «Mara»', 'dear «Mara»'],
  ['numbers around', '1 2 3 4 «Mara»', '1 2 3 «Mara»'],
  ['many numbers around', '1 2 3 4 5 6 7 8 9 0 «Mara»', '1 2 3 4 «Mara»'],
  ['code around', '{ «Mara»', 'a «Mara»'],
  ['some code around', '{ } «Mara»', '{ «Mara»'],
  ['much code around', `${CODE}«Mara»`, '{ } «Mara»'],
  ['words of people in the text', 'dear «Mara»', 'a «Mara»'],
  ['prose', 'the table was set when «Mara»', '«Mara»'],
  ['elsewhere after a given name', 'John Miller left. «Miller»', 'The Miller left. «Miller»'],
  ['elsewhere in a firm', 'Miller Bank left. «Miller»', 'Miller left. «Miller»'],
  ['one word, trade around', 'shares «Mara»', 'a «Mara»'],
  ['one word in no list', '«Xyzzq»', '«Xyzzq Qyzzx»'],
  ['small letters, code around', '{ «mara»', '{ «Mara»'],
];

test('each evidence is seen where it is, and not where it is not', () => {
  for (const [name, having, lacking] of ROWS) {
    const [there, not] = [amounts(having)[name] ?? 0, amounts(lacking)[name] ?? 0];
    assert.ok(there > not, `${name}: ${having} has ${there}, ${lacking} has ${not}`);
  }
});

test('the likelihood of a stretch is that of its words, titles left out', () => {
  const name: TaggedTokens = { tag: 'PERSON', from: 0, to: 3 };
  assert.deepEqual(kept('Dr. Ellingsen', [name], [0.1, 0.1, 0.9], weighing({ 'least log odds': 1 })), [
    'Dr. Ellingsen',
  ]);
  assert.ok((amounts('«Mara Ellingsen»', 0.99)['names in the text'] ?? 0) > 0);
  assert.equal(amounts('«Mara Ellingsen»', 0.9)['names in the text'], 0);
});

test('the weights are read as they were written, and no others', () => {
  const weights = weighing({ 'one word': 1.5 });
  assert.deepEqual(decodeEvidence(new TextEncoder().encode(encodeEvidence(weights))), weights);
  for (const text of [
    '{}',
    '[]',
    encodeEvidence(weights).replace('one word', 'no word'),
    encodeEvidence(weights).replace('-1"', '-0"'),
  ])
    assert.throws(() => decodeEvidence(new TextEncoder().encode(text)), TypeError);
  assert.ok(decodeEvidence(readFileSync(new URL('personal-evidence.json', DATA))).PERSON.length === EVIDENCE.length);
});
