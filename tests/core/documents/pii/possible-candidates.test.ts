import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import type { PersonalTag, PersonalTokens } from '../../../../core/documents/pii/tagger/evidence.ts';
import { isPossible, namesOfList } from '../../../../core/documents/pii/tagger/possible-candidates.ts';
import { tokensOf, type Token } from '../../../../core/documents/pii/tagger/tokens.ts';
import { valueOf } from '../../../../core/documents/pii/tagger/value-bounds.ts';

const lexicon = decodeLexicon(readFileSync(new URL('../../../../data/personal-words.json', import.meta.url)));

/** The tokens of a text and those in angle brackets. */
function marked(text: string, tag: PersonalTag): { readonly tokens: readonly Token[]; readonly one: PersonalTokens } {
  const [before = '', inside = '', after = ''] = text.split(/[\u00ab\u00bb]/);
  const tokens = tokensOf(before + inside + after, lexicon);
  const [start, end] = [before.length, before.length + inside.length];
  const from = tokens.findIndex((token) => token.start >= start);
  return { tokens, one: { tag, from, to: tokens.findLastIndex((token) => token.end <= end) + 1 } };
}

function textOf(tokens: readonly Token[], { from, to }: PersonalTokens): string {
  return tokens
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ');
}

suite('a candidate', () => {
  const rows: readonly (readonly [text: string, isPerson: boolean])[] = [
    // Offices.
    ['Thank you, Mr «President».', false],
    ['Thank you, «Mr. President».', false],
    ['Monsieur «le Président»', false],
    ['Thank you, «Mr».', true],
    ['«Mara President» called.', true],
    ['Mrs «Mayor» called.', true],
    ['Dr. «Speaker» called.', true],
    ['Surname: «Mayor»', true],
    ['Role: «Mayor»', false],
    ['Surname, «Mayor»', false],
    // Labels and thanks of other languages.
    ['«Anschrift»: Gartenweg 36', false],
    ['«Anschrift» Gartenweg 36', true],
    ['«Art»: are you there?', true],
    ['«Mara Anschrift»: are you there?', true],
    ['«Merci», Luc', false],
    ['«Merci Luc»', true],
    ['Mrs «Tack» called.', true],
    // A number joined to a word.
    ['See «Kestrel»-7f3e.', false],
    ['See «Kestrel»-Roe7.', false],
    ['See «Kestrel»-(Roe).', true],
    ['Ask «Mara» -7 times.', true],
    ['Ask «Mara»- 7 times.', true],
    ['Ask «Mara»/7 times.', true],
    ['The file «Mara Ellingsen»-2024', true],
  ];
  for (const [text, isPerson] of rows)
    test(`${text} is ${isPerson ? 'possible' : 'no person'}`, () => {
      const { tokens, one } = marked(text, 'PERSON');
      assert.equal(isPossible(tokens, one), isPerson);
    });
});

suite('a list tagged as one person', () => {
  const rows: readonly (readonly [text: string, names: readonly string[]])[] = [
    ['«Hope, Anna, Tom»', ['Hope', 'Anna', 'Tom']],
    ['«Hope,, Anna, Tom,»', ['Hope', 'Anna', 'Tom']],
    ['«Ellingsen, Mara»', ['Ellingsen , Mara']],
    ['«Ellingsen, Mara, Jr.»', ['Ellingsen , Mara , Jr .']],
    ['«Hope, Anna, Tom, Jr.»', ['Hope', 'Anna', 'Tom', 'Jr .']],
  ];
  for (const [text, names] of rows)
    test(`${text} has ${names.length}`, () => {
      const { tokens, one } = marked(text, 'PERSON');
      assert.deepEqual(
        namesOfList(tokens, one).map((name) => textOf(tokens, name)),
        names,
      );
    });

  test('is whole as an address', () => {
    const { tokens, one } = marked('«12 Gull Street, Port Harrow, ME»', 'ADDRESS');
    assert.deepEqual(namesOfList(tokens, one), [one]);
  });
});

suite('the value of', () => {
  const rows: readonly (readonly [tag: PersonalTag, text: string, value: string])[] = [
    ['PERSON', '«; Mara Ellingsen»', 'Mara Ellingsen'],
    ['PERSON', '«Mara Ellingsen!»', 'Mara Ellingsen'],
    ['PERSON', '«Mara Ellingsen Jr.»', 'Mara Ellingsen Jr .'],
    ['PERSON', '«, ;»', ''],
    ['PERSON', '«Dr. Mara Ellingsen»', 'Mara Ellingsen'],
    ['PERSON', '«Commissioner Ellingsen»', 'Ellingsen'],
    ['PERSON', '«Mrs Mayor,»', 'Mayor'],
    ['PERSON', '«Dr.»', ''],
    ['PERSON', '«. Mara»', 'Mara'],
    ['ADDRESS', '«31 Queens Road, Reading RG1 4BX.»', '31 Queens Road , Reading RG 1 4BX'],
    ['ADDRESS', '«31 Oak St.»', '31 Oak St .'],
    ['ADDRESS', '«31 Oak St., 04000,»', '31 Oak St . , 04000'],
    ['ADDRESS', '«Dr. King Street 4»', 'Dr . King Street 4'],
  ];
  for (const [tag, text, value] of rows)
    test(`${text} is ${JSON.stringify(value)}`, () => {
      const { tokens, one } = marked(text, tag);
      assert.equal(textOf(tokens, valueOf(tokens, one)), value);
    });
});
