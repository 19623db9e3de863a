import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import { EVIDENCE } from '../../../../core/documents/pii/tagger/evidence.ts';
import {
  decodeEvidence,
  encodeEvidence,
  type EvidenceTrees,
} from '../../../../core/documents/pii/tagger/evidence-trees.ts';
import { acceptedCandidates, weighedCandidates } from '../../../../core/documents/pii/tagger/candidates.ts';
import { tokensOfText } from '../../../../core/documents/pii/tagger/tag-text.ts';
import type { Tag, TaggedTokens, Tagging } from '../../../../core/documents/pii/tagger/tagger.ts';
import { contextOf } from '../../../../core/documents/pii/tagger/token-context.ts';

const DATA = new URL('../../../../data/', import.meta.url);
const lexicon = decodeLexicon(readFileSync(new URL('personal-words.json', DATA)));

/** Returns trees that accept a candidate with at least this amount of one kind of evidence. */
function enoughOf(name: string, least: number): EvidenceTrees {
  const evidence = EVIDENCE.findIndex(([known]) => known === name);
  const trees = [{ evidence, least, enough: 1, less: -1 }];
  return { PERSON: trees, ADDRESS: trees, DATE_OF_BIRTH: trees };
}

const LIKELY = enoughOf('log odds', 0);
const LIKELY_EVERYWHERE = enoughOf('log odds everywhere', 0);

/** Returns the tokens of a text and a tagging with the given stretches and chances. */
function tagging(text: string, tagged: readonly TaggedTokens[], chances: readonly number[]) {
  const tokens = tokensOfText(text, lexicon);
  const all: Tagging = { tagged, chance: (token) => chances[token] ?? 0, context: contextOf(tokens) };
  return { tokens, all };
}

/** Returns the accepted stretches of a text; `chances` has each token's chance of its tag. */
function kept(text: string, stretches: readonly TaggedTokens[], chances: readonly number[], trees = LIKELY): string[] {
  const { tokens, all } = tagging(text, stretches, chances);
  return acceptedCandidates(tokens, all, trees).map(({ from, to }) =>
    text.slice(tokens[from]?.start, tokens[to - 1]?.end),
  );
}

const word = (from: number): TaggedTokens => ({ tag: 'PERSON', from, to: from + 1 });

test('evidence distinguishes a word that is likely in one place from one that is likely everywhere', () => {
  assert.deepEqual(kept('Keyv met Keyv', [word(0)], [0.95, 0, 0.95], LIKELY_EVERYWHERE), ['Keyv']);
  assert.deepEqual(kept('Keyv met keyv, keyv', [word(0)], [0.95, 0, 0.02, 0, 0.02], LIKELY_EVERYWHERE), []);
});

test('a candidate with more evidence against it than for it is left out', () => {
  assert.deepEqual(kept('Keyv met', [word(0)], [0.3, 0]), []);
  assert.deepEqual(kept('Keyv met', [word(0)], [0.75, 0]), ['Keyv']);
  const address: TaggedTokens = { tag: 'ADDRESS', from: 0, to: 3 };
  assert.deepEqual(kept('12 Gull Street', [address], [0.9, 0.9, 0.9]), ['12 Gull Street']);
  assert.deepEqual(kept('12 Gull Street', [address], [0.2, 0.2, 0.2]), []);
  assert.deepEqual(kept('1/2/1990', [{ tag: 'DATE_OF_BIRTH', from: 0, to: 1 }], [0.55]), ['1/2/1990']);
});

test('a pronoun or a weekday is a person only after a title', () => {
  assert.deepEqual(kept('Thu, left', [word(0)], [0.9, 0, 0]), []);
  assert.deepEqual(kept('Mr Thu left', [word(1)], [0, 0.9, 0]), ['Thu']);
  assert.deepEqual(kept('She left', [word(0)], [0.9, 0]), []);
  assert.deepEqual(kept('Dr He left', [word(1)], [0, 0.9, 0]), ['He']);
  assert.deepEqual(kept('Dr. He left', [word(2)], [0, 0, 0.9, 0]), ['He']);
  assert.deepEqual(kept('She Ruiz', [{ tag: 'PERSON', from: 0, to: 2 }], [0.9, 0.9]), ['She Ruiz']);
});

test('part of a company name is not a person', () => {
  const [first, third] = [word(0), word(2)];
  assert.deepEqual(kept('Smith & Wesson', [first], [0.9, 0, 0]), []);
  assert.deepEqual(kept('Wesson & Smith', [third], [0, 0, 0.9]), []);
  assert.deepEqual(kept('Smith Ltd', [first], [0.9, 0]), []);
  assert.deepEqual(kept('Smith & Brown', [first, third], [0.9, 0, 0.9]), ['Smith', 'Brown']);
  assert.deepEqual(kept('Smith & Mrs Brown', [first], [0.9, 0, 0, 0]), ['Smith']);
  assert.deepEqual(kept('Smith & they', [first], [0.9, 0, 0]), ['Smith']);
  assert.deepEqual(kept('Mrs & Smith', [third], [0, 0, 0.9]), ['Smith']);
  assert.deepEqual(kept('Smith ltd', [first], [0.9, 0]), ['Smith']);
  assert.deepEqual(kept('Smith\nLtd', [first], [0.9, 0]), ['Smith']);
  const street: TaggedTokens = { tag: 'ADDRESS', from: 0, to: 2 };
  assert.deepEqual(kept('Main St & Wesson', [street], [0.9, 0.9, 0, 0]), ['Main St']);
});

test('a neighboring word that is far less likely is not part of a name or an address', () => {
  const name: TaggedTokens = { tag: 'PERSON', from: 0, to: 4 };
  assert.deepEqual(kept('Ana Ruiz Emp Zoe', [name], [0.9, 1, 0.3, 0.8]), ['Ana Ruiz', 'Zoe']);
  assert.deepEqual(kept('12 Gull Street Tel', [{ ...name, tag: 'ADDRESS' }], [1, 0.4, 0.9, 0.05]), ['12 Gull Street']);
});

test('a row of numbers is not an address, nor does one start with the minutes of a time', () => {
  assert.deepEqual(kept('123 45 6789', [{ tag: 'ADDRESS', from: 0, to: 3 }], [1, 1, 1]), []);
  assert.deepEqual(kept('11:45 Boston', [{ tag: 'ADDRESS', from: 2, to: 4 }], [0, 0, 1, 1]), []);
  assert.deepEqual(kept('at:455 Boston', [{ tag: 'ADDRESS', from: 2, to: 4 }], [0, 0, 1, 1]), ['455 Boston']);
  assert.deepEqual(kept('at:45 Boston', [{ tag: 'ADDRESS', from: 2, to: 4 }], [0, 0, 1, 1]), ['45 Boston']);
  assert.deepEqual(kept('at: 45 Boston', [{ tag: 'ADDRESS', from: 2, to: 4 }], [0, 0, 1, 1]), ['45 Boston']);
});

test('an academic degree is not a person', () => {
  assert.deepEqual(kept('Roe Ph.D', [word(1)], [0, 0.9, 0, 0]), []);
  assert.deepEqual(kept('Roe, M.D', [{ tag: 'PERSON', from: 2, to: 5 }], [0, 0, 0.9, 0.9, 0.9]), []);
  assert.deepEqual(kept('so M.D', [{ tag: 'PERSON', from: 1, to: 4 }], [0, 0.9, 0.9, 0.9]), ['M.D']);
  assert.deepEqual(kept('so, M. D', [word(2)], [0, 0, 0.9, 0.9, 0.9]), ['M']);
  assert.deepEqual(kept('so, Ph', [word(2)], [0, 0, 0.9]), ['Ph']);
});

test('digits are a date of birth only if they are a year, a month and a day', () => {
  for (const digits of ['12', '00000123', '13585628', '19711304', '19710332', '18710304', '197103041', '711304'])
    assert.deepEqual(kept(digits, [{ tag: 'DATE_OF_BIRTH', from: 0, to: 1 }], [1]), [], digits);
  for (const digits of ['19710304', '04031971', '03311971', '710304', '040371', '033171'])
    assert.deepEqual(kept(digits, [{ tag: 'DATE_OF_BIRTH', from: 0, to: 1 }], [1]), [digits]);
});

test('organisations and places are left out', () => {
  assert.deepEqual(kept('Gull Mutual', [{ tag: 'ORGANISATION', from: 0, to: 2 }], [1, 1]), []);
  assert.deepEqual(kept('Gull Mutual', [{ tag: 'LOCATION', from: 0, to: 2 }], [1, 1]), []);
});

/** Returns the amount of each evidence for the text between `«` and `»`, whose tokens all have the given chance. */
function amounts(marked: string, chance = 0.9): Record<string, number> {
  const [start, end] = [marked.indexOf('«'), marked.indexOf('»') - 1];
  const text = marked.replace(/[«»]/g, '');
  const tokens = tokensOfText(text, lexicon);
  const from = tokens.findIndex((token) => token.start >= start);
  const to = tokens.findLastIndex((token) => token.end <= end) + 1;
  const chances = tokens.map((_, i) => (i >= from && i < to ? chance : 0));
  const [found] = weighedCandidates(tokens, tagging(text, [{ tag: 'PERSON', from, to }], chances).all);
  return Object.fromEntries(EVIDENCE.map(([name], i) => [name, found?.amounts[i] ?? 0]));
}

const TRADE = 'Shares, bonds, profit, revenue, sales, margin, dividend, merger: ';
const CODE = 'const a = { b: c[0] }; if (d) { e = f => g; } return h; ';

/** Each row: a kind of evidence, a text that has it, and one that lacks it. */
const ROWS: readonly (readonly [name: string, having: string, lacking: string])[] = [
  ['words', '«Mara Ellingsen»', '«Mara» left'],
  ['lower case', '«mara» left', '«Mara» left'],
  ['initial', '«M. Ellingsen»', '«Mara» left'],
  ['given name', '«John» left', '«Xyzzq» left'],
  ['ordinary word', '«Table» left', '«Xyzzq» left'],
  ['ordinary word and not a name', '«Table» left', '«John» left'],
  ['in no list', '«Xyzzq» left', '«John» left'],
  ['company next to it', '«Miller» Bank fell', '«Miller» fell'],
  ['company next to it', '«Miller» & sons', '«Miller», sons'],
  ['company next to it', 'sons & «Miller»', 'sons, «Miller»'],
  ['street', '«Gull Street»', '«Gull Pond»'],
  ['number before', '12 «Mara»', '12\n«Mara»'],
  ['no space before', '(«Mara»)', '«Mara»'],
  ['first of line', 'a\n«Mara»', 'a «Mara»'],
  ['last of line', '«Mara»\na', '«Mara» a'],
  ['name cue near', 'name: «Mara»', 'game: «Mara»'],
  ['birth cue near', 'born «Mara»', 'corn «Mara»'],
  ['address cue near', 'lives «Mara»', 'limes «Mara»'],
  ['trade around', 'shares «Mara»', 'a «Mara»'],
  ['trade around', 'shares bonds loan «Mara»', 'shares «Mara»'],
  ['trade around', `${TRADE}«Mara»`, 'shares bonds loan «Mara»'],
  ['people around', 'dear «Mara»', 'a «Mara»'],
  ['people around', 'dear he she «Mara»', 'dear «Mara»'],
  ['numbers around', '1 2 3 4 «Mara»', '1 2 3 «Mara»'],
  ['numbers around', '1 2 3 4 5 6 7 8 9 0 «Mara»', '1 2 3 4 «Mara»'],
  ['code around', '{ «Mara»', 'a «Mara»'],
  ['code around', '{ } «Mara»', '{ «Mara»'],
  ['code around', `${CODE}«Mara»`, '{ } «Mara»'],
  ['code in the line', '{ «Mara»', '{\n«Mara»'],
  ['comma before', 'so, «Mara»', 'so «Mara»'],
  ['comma after', '«Mara», so', '«Mara» so'],
  ['colon before', 'so: «Mara»', 'so «Mara»'],
  ['capital before', 'So «Mara»', 'so «Mara»'],
  ['preposition before', 'near «Mara»', 'dear «Mara»'],
  ['dot before', 'so. «Mara»', 'so «Mara»'],
  ['sign before', '/ «Mara»', 'so «Mara»'],
  ['sign after', '«Mara» /', '«Mara» so'],
  ['possessive after', "«Mara»'s hat", '«Mara» hat'],
  ['lower-case line', 'so said «mara»', 'So said «mara»'],
  ['heading', 'New Blue Gull «Mara»', 'New blue gull «Mara»'],
  ['joined before', 'so and «Mara»', 'so «Mara»'],
  ['form of be after', '«Mara» is', '«Mara» so'],
  ['people words near', 'dear «Mara»', 'a «Mara»'],
  ['prose', 'the table was set when «Mara»', '«Mara»'],
  ['elsewhere after a given name', 'John Miller left. «Miller»', 'The Miller left. «Miller»'],
  ['elsewhere in lower case', 'a miller left. «Miller»', 'a killer left. «Miller»'],
  ['elsewhere in a program', 'x.Keyv() «Keyv»', 'x Keyv «Keyv»'],
  ['company word', '«Diageo» left', '«Xyzzq» left'],
  ['company name', '«Eli Lilly» left', '«Ana Lilly» left'],
  ['place name', '«Montreal» left', '«Montrose» left'],
  ['place name', '«Bogotá» left', '«Bogotó» left'],
  ['place name', '«Abu Dhabi» left', '«Abu Bhabi» left'],
  ['place name', '«Abu Dhabi» left', '«Abu» left'],
  ['place name', '«Papua New Guinea» left', '«Papua New Gurnea» left'],
  ['bill row', '«Mara»   x', '«Mara» x'],
  ['bill row', '«Mara»   12.50', '«Mara»   12'],
  ['bill row', '«Mara» USD', '«Mara» USB'],
  ['wide gap before', 'a   «Mara»', 'a «Mara»'],
  ['wide gap after', '«Mara»   a', '«Mara» a'],
  ['number after', '«Mara» 12', '«Mara» a'],
  ['quoted', '"«Mara»"', '"«Mara»,'],
  ['label', 'patient_name=«Mara»', 'region=«Mara»'],
  ['label', 'region=«Mara»', 'region «Mara»'],
  ['title', 'Dr. «Mara»', 'So. «Mara»'],
  ['title', '«Dr. Mara»', '«Mara»'],
  ['article before', 'the «Mara»', 'so «Mara»'],
  ['trade word before', 'shares «Mara»', 'so «Mara»'],
  ['name cue before', 'patient «Mara»', 'so «Mara»'],
  ['all capitals', '«MARA» so', '«Mara» so'],
  ['ordinary before', 'table «Mara»', 'xyzzq «Mara»'],
  ['ordinary after', '«Mara» table', '«Mara» xyzzq'],
  ['least log odds everywhere', '«Mara Roe» left', '«Mara Roe» left. Roe, Roe'],
  ['small words inside', '«List of things»', '«List Of Things»'],
  ['only initials', '«H. C.» Roe', '«H. Roe»'],
  ['widest gap inside', '«Mara   Roe»', '«Mara Roe»'],
  ['sign inside', '«Mara → Roe»', '«Mara, Roe»'],
  ['digit inside', '«Kelce 157»', '«Kelce Hall»'],
  ['other language near', 'Rechnung für «Mara»', 'Invoice for «Mara»'],
  ['foreign form word', '«Anschrift»', '«Mara»'],
  ['foreign form word', '«Rechnungsbetrag»', '«Nettie»'],
  ['foreign form word', '«Art-Nr»', '«Art-Roe»'],
  ['next to company words', 'the company «Veltro»', 'the lady «Veltro»'],
  ['next to company words', '«Veltro» shares', '«Veltro» smiles'],
  ['after prepositions', 'A fire in Houston. «Houston»', 'A fire, Houston. «Houston»'],
  ['elsewhere after a title', 'Mr Veltro left. «Veltro»', 'My Veltro left. «Veltro»'],
  ['elsewhere in a company name', 'Veltro Bank fell. «Veltro»', 'Veltro Bunk fell. «Veltro»'],
  ['times in the text', 'Veltro fell. «Veltro»', '«Veltro»'],
  ['own label', '<PersonName>«Mara»</PersonName>', '<Name>«Mara»</Name>'],
  ['own label', '<Name>«Mara»</Name>', '<CityName>«Mara»</CityName>'],
  ['own label', 'id,no,author\n7,8,«Mara»', 'id,no,product\n7,8,«Mara»'],
  ['label around', '{"contact": {"name": "«Mara»"}}', '{"item": {"name": "«Mara»"}}'],
  ['place word beside', '«Mara» county', '«Mara» bounty'],
  ['place word beside', 'Texas «Mara»', 'Taxes «Mara»'],
  ['month before', 'June «Mara»', 'Junk «Mara»'],
  ['capital after', '«Mara» Table', '«Mara» table'],
  ['no space after', '«Mara»)', '«Mara» )'],
  ['speech beside', 'said «Mara»', 'fed «Mara»'],
  ['speech beside', '«Mara» said', '«Mara» fed'],
  ['people words in the paragraph', 'dear «Mara»', 'dear\n\n«Mara»'],
  ['people words in the paragraph', 'dear «Mara»', 'a «Mara»'],
  ['trade in the paragraph', 'shares «Mara»', 'shares\n\n«Mara»'],
  ['trade in the paragraph', 'Roe Ltd «Mara»', 'Roe Led «Mara»'],
  ['code in the paragraph', '{ «Mara»', '{\n\n«Mara»'],
  ['in company names', 'Veltro Roe Stores Inc fell. «Veltro Roe»', 'Veltro Roe Stores fell. «Veltro Roe»'],
  ['in company names', 'Veltro, Roe and Co fell. «Veltro»', 'Veltro; Roe and Co fell. «Veltro»'],
  ['in company names', 'Veltro Roe Ltd fell. «Veltro Roe»', 'Veltro Ltd fell. «Veltro Roe»'],
  ['in company names', 'Veltro Inc fell. «Veltro»', 'Veltro inc fell. «Veltro»'],
  ['in company names', 'a Veltro Inc fell. «Veltro»', 'Veltro a Inc fell. «Veltro»'],
  ['in company names', 'Veltro Inc fell. «Veltro»', 'Veltro\nInc fell. «Veltro»'],
  ['role before', 'chairman «Mara»', 'mailman «Mara»'],
  ['role after', '«Mara», Gull chairman', '«Mara», Gull mailman'],
  ['role after', '«Mara» (driver)', '«Mara» driver'],
  ['role after', '«Mara», vice-president', '«Mara», vice-resident'],
  ['role after', '«Mara», new chair', '«Mara», new; chair'],
  ['role after', '«Mara», a b c d e chair', '«Mara», a b c d e f chair'],
  ['done by persons', '«Mara» laughed', '«Mara» fell'],
  ['done by persons', '«Mara» so', '«Mara» fell'],
  ['done by persons', '«Mara» laughed', '«Mara» Laughed'],
  ['by before', 'by «Mara»', 'my «Mara»'],
  ['alone in the line', 'so\n-- «Mara».\nso', 'so -- «Mara».\nso'],
  ['alone in the line', 'so\n«Mara»\nso', 'so\n«Mara» so'],
  ['alone in the line', '> «Mara»', '7 «Mara»'],
  ['state or month after', '«Mara», March 4', '«Mara», Table 4'],
  ['state or month after', '«Mara», Calif', '«Mara» Calif'],
  ['state or month after', '«N.C.», March 4', '«N.C.» March 4'],
  ['state or month after', '«Mara», Ohio', '«Mara», ohio'],
  ['length of the longest word', '«Maraellingsen»', '«Mara»'],
];

test('each kind of evidence is higher in the text that has it', () => {
  for (const [name, having, lacking] of ROWS) {
    const [there, not] = [amounts(having)[name] ?? 0, amounts(lacking)[name] ?? 0];
    assert.ok(there > not, `${name}: ${having} has ${there}, ${lacking} has ${not}`);
  }
});

test('a word tagged elsewhere as an organisation or a place is evidence of one here', () => {
  const { tokens, all } = tagging('Mara left. Mara', [word(0)], []);
  const amount = (tag: Tag, name: string): number => {
    const elsewhere = { ...all, chance: (token: number, asked: Tag) => (token === 3 && asked === tag ? 0.8 : 0) };
    return weighedCandidates(tokens, elsewhere)[0]?.amounts[EVIDENCE.findIndex(([known]) => known === name)] ?? 0;
  };
  assert.equal(amount('ORGANISATION', 'organisation everywhere'), 0.4);
  assert.equal(amount('LOCATION', 'organisation everywhere'), 0);
  assert.equal(amount('LOCATION', 'place everywhere'), 0.4);
  assert.equal(amount('ORGANISATION', 'place everywhere'), 0);
});

test('all mentions of a one-word name are accepted or rejected together', () => {
  const first = enoughOf('first of line', 1);
  const chances = [0, 0.9, 0, 0.9];
  assert.deepEqual(kept('a\nKeyv so Keyv', [word(1)], chances, first), ['Keyv']);
  assert.deepEqual(kept('a\nKeyv so Keyv', [word(1), word(3)], chances, first), []);
});

test('a full name that the tagger is sure of survives weak evidence against it', () => {
  const name: TaggedTokens = { tag: 'PERSON', from: 0, to: 2 };
  const against = (odds: number): EvidenceTrees => ({ PERSON: [odds], ADDRESS: [], DATE_OF_BIRTH: [] });
  assert.deepEqual(kept('John Keyv', [name], [0.999, 0.999], against(-0.9)), ['John Keyv']);
  assert.deepEqual(kept('John Keyv', [name], [0.999, 0.999], against(-1.1)), []);
  assert.deepEqual(kept('John Keyv', [name], [0.999, 0.9], against(-0.9)), []);
  assert.deepEqual(kept('John Keyv', [name], [0.999, 0.9], against(-0.4)), ['John Keyv']);
  assert.deepEqual(kept('John Keyv', [name], [0.999, 0.8], against(-0.4)), []);
  assert.deepEqual(kept('Xyzzq Keyv', [name], [0.999, 0.999], against(-0.9)), []);
  assert.deepEqual(kept('John   Keyv', [name], [0.999, 0.999], against(-0.9)), []);
  assert.deepEqual(kept('John', [word(0)], [0.999], against(-0.9)), []);
});

test('a person inside an apparent address is a candidate too', () => {
  const tokens = tokensOfText('2022 Mara Roe', lexicon);
  const chance = (token: number, tag: Tag): number => (token > 0 && tag === 'PERSON' ? 0.8 : 0.2);
  const address: TaggedTokens = { tag: 'ADDRESS', from: 0, to: 3 };
  const found = weighedCandidates(tokens, { tagged: [address], chance, context: contextOf(tokens) });
  assert.deepEqual(
    found.map(({ stretch }) => stretch),
    [{ tag: 'PERSON', from: 1, to: 3 }, address],
  );
});

test('the likelihood of a stretch is that of its words without titles', () => {
  const name: TaggedTokens = { tag: 'PERSON', from: 0, to: 3 };
  assert.deepEqual(kept('Dr. Ellingsen', [name], [0.4, 0.4, 0.9], enoughOf('least log odds', 0)), ['Dr. Ellingsen']);
});

test('only a find that is nearly certain is a sure one', () => {
  assert.ok((amounts('«Mara Ellingsen»', 0.99)['sure finds near'] ?? 0) > 0);
  assert.equal(amounts('«Mara Ellingsen»', 0.9)['sure finds near'], 0);
});

test("the likelihood of an organisation or a place comes from its words' chances", () => {
  const { tokens, all } = tagging('Mara left', [word(0)], []);
  const likely = (tag: Tag): Tagging => ({ ...all, chance: (_, asked) => (asked === tag ? 0.7 : 0.1) });
  const amount = (tag: Tag, name: string): number =>
    weighedCandidates(tokens, likely(tag))[0]?.amounts[EVIDENCE.findIndex(([known]) => known === name)] ?? 0;
  assert.equal(amount('ORGANISATION', 'likely an organisation'), 0.7);
  assert.equal(amount('LOCATION', 'likely an organisation'), 0.1);
  assert.equal(amount('LOCATION', 'likely a place'), 0.7);
  assert.equal(amount('ORGANISATION', 'likely a place'), 0.1);
});

test('evidence from nearby words does not depend on the length of the text', () => {
  const far = 'The water is cold. '.repeat(40);
  for (const name of ['sure finds near', 'people words near', 'people around']) {
    const near = amounts(`${far}Dear «Mara» ${far}`, 0.99)[name] ?? 0;
    assert.equal(amounts(`${far.repeat(9)}Dear «Mara» ${far.repeat(9)}`, 0.99)[name], near, name);
    assert.ok(near > 0, name);
  }
});

/** Returns the amount of one kind of evidence for each word of a text that is likely a person, by word. */
function amountsOfLikely(text: string, likely: Readonly<Record<string, number>>, name: string): Record<string, number> {
  const tokens = tokensOfText(text, lexicon);
  const tagged = [...tokens.entries()].filter(([, token]) => token.text in likely).map(([at]) => word(at));
  const chances = tokens.map((token) => likely[token.text] ?? 0);
  const evidence = EVIDENCE.findIndex(([known]) => known === name);
  const weighed = weighedCandidates(tokens, tagging(text, tagged, chances).all);
  return Object.fromEntries(
    weighed.map(({ stretch, amounts: all }): [string, number] => [
      tokens[stretch.from]?.text ?? '',
      all[evidence] ?? NaN,
    ]),
  );
}

test('the likeliest name listed beside a candidate is evidence', () => {
  const likely = { Mara: 0.5, Roe: 0.9 };
  const ofMara = (text: string): number | undefined => amountsOfLikely(text, likely, 'listed beside a name')['Mara'];
  for (const text of ['Mara, Roe', 'Roe, Mara', 'Roe and Mara', 'Roe 2 / Mara', '- Mara\n- Roe', '- Roe so\n- Mara'])
    assert.equal(ofMara(text), 0.9, text);
  for (const text of [
    'Mara',
    'Mara saw Roe',
    'Mara. Roe',
    'Mara: Roe',
    '- Mara\nso - Roe',
    '- Mara\nso\n- Roe',
    'Mara, 1, 2, 3, Roe',
  ])
    assert.equal(ofMara(text), 0, text);
});

test('sure names in the rest of the paragraph are evidence, of the same letter case only', () => {
  const likely = { Mara: 0.99, mara: 0.99, Roe: 0.99, roe: 0.99 };
  const name = 'sure finds in the paragraph';
  const amount = (text: string, of: string): number => amountsOfLikely(text, likely, name)[of] ?? 0;
  assert.ok(amount('Roe saw Mara', 'Mara') > 0);
  assert.ok(amount('roe saw mara', 'mara') > 0);
  assert.equal(amount('Mara so', 'Mara'), 0);
  assert.equal(amount('Roe\n\nMara', 'Mara'), 0);
  assert.equal(amount('Roe saw mara', 'mara'), 0);
  assert.ok(amount('Roe so', 'Roe') < amount('Roe saw Mara', 'Mara'));
  // A line of three words counts as one of twenty.
  assert.equal(amount('Roe saw Mara', 'Mara'), 0.5);
});

test('the symbol of a share in angle brackets is no person', () => {
  const at = (text: string, token: number): string[] => kept(text, [word(token)], [0.9, 0.9, 0.9, 0.9]);
  assert.deepEqual(at('AST <ASTA> fell', 2), []);
  assert.deepEqual(at('AST <Asta> fell', 2), ['Asta']);
  assert.deepEqual(at('AST (ASTA) fell', 2), ['ASTA']);
  assert.deepEqual(at('AST <ASTA x> fell', 2), ['ASTA']);
});

test('a word of trade before a colon and a role is a label and no person', () => {
  const at = (text: string): string[] => kept(text, [word(0)], [0.9]);
  assert.deepEqual(at('Loan: borrower'), []);
  assert.deepEqual(at('Loan: so'), ['Loan']);
  assert.deepEqual(at('Loan, borrower'), ['Loan']);
  assert.deepEqual(at('Mara: borrower'), ['Mara']);
});

test('encoded trees decode to the same trees, and malformed ones are rejected', () => {
  const trees = enoughOf('words', 2);
  assert.deepEqual(decodeEvidence(new TextEncoder().encode(encodeEvidence(trees, 7))), trees);
  for (const text of [
    '{}',
    '[]',
    encodeEvidence(trees, 7).replace('"words"', '"pages"'),
    encodeEvidence(trees, 7).replace('2,1,-1]', '2,1]'),
    encodeEvidence(trees, 7).replace('2,1,-1]', '"2",1,-1]'),
    encodeEvidence(trees, 7).replace('-3"', '-0"'),
  ])
    assert.throws(() => decodeEvidence(new TextEncoder().encode(text)), TypeError);
  assert.ok(decodeEvidence(readFileSync(new URL('personal-evidence.json', DATA))).PERSON.length > 1);
});

test('adjacent names are joined into one, and separated names are not', () => {
  const two = [word(0), word(1)];
  assert.deepEqual(kept('Gordon Trpinc', two, [0.9, 0.9]), ['Gordon Trpinc']);
  assert.deepEqual(kept('Gordon Trpinc Roe', [...two, word(2)], [0.9, 0.9, 0.9]), ['Gordon Trpinc Roe']);
  for (const text of ['Gordon  Trpinc', 'Gordon\nTrpinc'])
    assert.deepEqual(kept(text, two, [0.9, 0.9]).length, 2, text);
  assert.deepEqual(kept('Gordon, Trpinc', [word(0), word(2)], [0.9, 0.5, 0.9]), ['Gordon', 'Trpinc']);
  const streets: TaggedTokens[] = [0, 2].map((from) => ({ tag: 'ADDRESS', from, to: from + 2 }));
  assert.deepEqual(kept('Gull St 12 St', streets, [0.9, 0.9, 0.9, 0.9]), ['Gull St', '12 St']);
  assert.deepEqual(kept('Roe 12 St', [word(0), { tag: 'ADDRESS', from: 1, to: 3 }], [0.9, 0.9, 0.9]).length, 2);
});
