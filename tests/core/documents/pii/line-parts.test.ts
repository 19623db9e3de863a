import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import { partsOfLines } from '../../../../core/documents/pii/tagger/line-parts.ts';
import { tokensOf } from '../../../../core/documents/pii/tagger/tokens.ts';
import type { PersonalTag } from '../../../../core/documents/pii/tagger/evidence.ts';

const lexicon = decodeLexicon(readFileSync(new URL('../../../../data/personal-words.json', import.meta.url)));

/** Candidates in angle quotes, and the parts that are judged. */
const ROWS: Readonly<Record<PersonalTag, readonly (readonly [text: string, ...parts: string[]])[]>> = {
  PERSON: [
    ['Call «Mara Ellingsen» today', 'Mara Ellingsen'],
    // A wrapped name, and one in two lines.
    ['Call «Mara\nEllingsen» today', 'Mara\nEllingsen'],
    ['Call «Mara\nEllingsen»', 'Mara\nEllingsen'],
    ['«Mara\nEllingsen» called', 'Mara\nEllingsen'],
    ['«Mara\nEllingsen»', 'Mara\nEllingsen'],
    // Lists.
    ['«Mara\nDawn\nHope»', 'Mara', 'Dawn', 'Hope'],
    ['«Mara Ellingsen\nDawn»', 'Mara Ellingsen', 'Dawn'],
    // A word alone below a full name is no name, unless it is listed or the lines are single words.
    ['«Mara Ellingsen\nVeltrov»', 'Mara Ellingsen'],
    ['«Veltrov\nMara Ellingsen»', 'Mara Ellingsen'],
    ['«Mara\nVeltrov\nDawn»', 'Mara', 'Veltrov', 'Dawn'],
    ['«Mara Ellingsen\nVeltrov Quill»', 'Mara Ellingsen', 'Veltrov Quill'],
    ['«Mara\nDawn Knight»', 'Mara', 'Dawn Knight'],
    ['Ask «Mara\nEllingsen\nDawn» first', 'Mara\nEllingsen', 'Dawn'],
    ['Ask «Mara\n\nEllingsen» first', 'Mara', 'Ellingsen'],
    ['48. «Hunter Bishop\n49. Dawn Knight\n50.»', 'Hunter Bishop', 'Dawn Knight'],
    ['(48) «Hunter Bishop\n(49) Dawn Knight»', 'Hunter Bishop\n(', 'Dawn Knight'],
    ['«Florin P. 0040-21-555-0133»', 'Florin P.'],
    ['«12MAY85 Mara Ellingsen 3rd»', 'Mara Ellingsen 3rd'],
    // Labels and speakers in the next line.
    ['Holder: «MARA ELLINGSEN\nREF»: 221', 'MARA ELLINGSEN'],
    ['Said «Mara Ellingsen\nWard»: 7', 'Mara Ellingsen'],
    ['Said «Mara\nDawn»: ok', 'Mara', 'Dawn'],
    ['Said «Mara\nTel». (home) #: 7', 'Mara', 'Tel'],
    ['Said «Mara\nTel», home: 7', 'Mara\nTel'],
    ['Said «Mara\nTel» one two three four five six: 7', 'Mara\nTel'],
    ['Said «Mara\nTel» then\nhome: 7', 'Mara\nTel'],
    // What somebody is.
    ['Dr «Mara Ellingsen\nConsultant Rheumatologist»', 'Mara Ellingsen'],
    ['Dr «Mara Ellingsen\nConsultant»\nWard 7', 'Mara Ellingsen'],
    ['Ask «Mara Jane\nBaker» first', 'Mara Jane\nBaker'],
    ['Ask «Mara\nConsultant» first', 'Mara\nConsultant'],
    ['name=«Mara\nDawn»=ok', 'Mara', 'Dawn'],
    ['«Ward»: 7', 'Ward'],
    ['The quiet old house belongs to «Mara\nEllingsen Stone» now', 'Mara\nEllingsen Stone'],
    ['CARDHOLDER OF THE ACCOUNT: «MARA ELLINGSEN\nREF»: 221', 'MARA ELLINGSEN'],
  ],
  DATE_OF_BIRTH: [
    ['7,«2021-03-02\n1002»,x', '2021-03-02'],
    ['born «March 9, 1984\n1002»', 'March 9, 1984'],
    ['born «11.03.1984\n1002»', '11.03.1984'],
    ['born «11/03/1984\n1002»', '11/03/1984'],
    ['born «March 9,\n1984»', 'March 9,\n1984'],
    ['born «9 1984 x»', '9 1984 x'],
  ],
  ADDRESS: [
    ['«14 Marlpit Lane,Crewkerne,TA18 8QW,X1»', '14 Marlpit Lane,Crewkerne,TA18 8QW'],
    ['«14 Marlpit Lane\tCrewkerne\tTA18 8QW\tX1»', '14 Marlpit Lane\tCrewkerne\tTA18 8QW'],
    ['«12 Gull Street,Port Harrow,04000\n1002»', '12 Gull Street,Port Harrow,04000'],
    ['«12 Gull Street,Port Harrow,ME 04000-1234,X1»', '12 Gull Street,Port Harrow,ME 04000-1234'],
    ['«12 Gull Street,Port Harrow,K1A 0B1,X1»', '12 Gull Street,Port Harrow,K1A 0B1'],
    ['«12 Gull Street,Port Harrow,04000,USA»', '12 Gull Street,Port Harrow,04000,USA'],
    ['«Lindenweg 4,Bern,3007,X1»', 'Lindenweg 4,Bern,3007'],
    ['«14 marlpit lane,crewkerne,ta18 8qw,x1»', '14 marlpit lane,crewkerne,ta18 8qw'],
    ['| a | «12 Gull Street |\n| Leon» | Brazil |', '12 Gull Street |', '| Leon'],
    ['«14 Mill Lane, Leeds LS1 4AP\nHome» #: none', '14 Mill Lane, Leeds LS1 4AP'],
    ['«ul. Lipowa 7, 30-227 Kraków\nTel». kom.: 601', 'ul. Lipowa 7, 30-227 Kraków'],
    ['«Home»: 12', 'Home'],
    ['«12 Gull Street\nPort Harrow»', '12 Gull Street\nPort Harrow'],
    ['«12 Gull Street,Apt 5,Port Harrow»', '12 Gull Street,Apt 5,Port Harrow'],
    ['«12 Gull Street, Port Harrow, 04000, Apt 5»', '12 Gull Street, Port Harrow, 04000, Apt 5'],
  ],
};

suite('the parts of a candidate', () => {
  for (const [tag, rows] of Object.entries(ROWS) as [PersonalTag, (typeof ROWS)[PersonalTag]][])
    for (const [marked, ...parts] of rows)
      test(`${tag} ${JSON.stringify(marked)}`, () => {
        const [before = '', inside = '', after = ''] = marked.split(/[«»]/);
        const text = before + inside + after;
        const tokens = tokensOf(text, lexicon);
        const from = tokens.findIndex(({ start }) => start >= before.length);
        const to = tokens.findLastIndex(({ end }) => end <= before.length + inside.length) + 1;
        const found = partsOfLines(text, tokens)({ tag, from, to });
        assert.deepEqual(
          found.map((one) => text.slice(tokens[one.from]?.start, tokens[one.to - 1]?.end)),
          parts,
        );
      });
});
