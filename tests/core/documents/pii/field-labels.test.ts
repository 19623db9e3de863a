import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { decodeLexicon } from '../../../../core/documents/pii/lexicon.ts';
import { fieldLabels, SAYS } from '../../../../core/documents/pii/tagger/field-labels.ts';
import { tokensOfText } from '../../../../core/documents/pii/tagger/tag-text.ts';
import { assertLinear } from '../../http/linear-time.ts';

const lexicon = decodeLexicon(readFileSync(new URL('../../../../data/personal-words.json', import.meta.url)));

/** What the labels of the word Mara say: its own, and the nearest telling one around it. */
function saidOfMara(text: string): readonly [own: number, around: number] {
  const tokens = tokensOfText(text, lexicon);
  const at = tokens.findLastIndex((token) => token.text === 'Mara');
  const { own, around } = fieldLabels(tokens);
  return [own[at] ?? NaN, around[at] ?? NaN];
}

const { nobody, party, nothing, person } = SAYS;

const ROWS: readonly (readonly [text: string, own: number, around: number])[] = [
  ['Mara', nothing, nothing],
  ['Contact: Mara', person, nothing],
  ['City: Mara', nobody, nothing],
  ['Buyer: Mara', party, nothing],
  ['companyName: Mara', nobody, nothing],
  ['Prepared by: Mara', person, nothing],
  ['We met in the city and then she said to us all: Mara', nothing, nothing],
  ['<Descrizione>Mara', nobody, nothing],
  ['<a Descripcion="Mara"', nobody, nothing],
  ['Bezeichnung: Mara', nobody, nothing],
  ['<Denominazione>Mara', party, nothing],
  ['<Cognome>Mara', person, nothing],
  ['City: Rome\nMara', nothing, nothing],
  ['<ram:PersonName>Mara', person, nothing],
  ['<a:SellerTradeParty><a:Name>Mara', nothing, party],
  ['<Seller><Contact>\n<Name>\nMara', nothing, person],
  ['<Seller><Contact>Roe</Contact><Name>Mara', nothing, party],
  ['<Seller><Contact/><Name>Mara', nothing, party],
  ['<Item code="7">Mara', nobody, nothing],
  ['<Item author="Mara">', person, nobody],
  ['<Item>\n\nMara', nothing, nothing],
  ['List<Item> Mara', nothing, nothing],
  ['{"author": "Mara"}', person, nothing],
  ['{"author": {"name": "Mara"}}', nothing, person],
  ['{"item": {"code": "7"}, "name": "Mara"}', nothing, nothing],
  ['{"authors": ["Roe", "Mara"]}', person, nothing],
  ['{"people": [{"item": "7", "name": "Mara"}]}', nothing, person],
];

suite('labels of values and of what contains them', () => {
  for (const [text, own, around] of ROWS) {
    test(`in ${JSON.stringify(text)}`, () => {
      assert.deepEqual(saidOfMara(text), [own, around]);
    });
  }

  for (const part of ['<a>', '{"a":', '[', '</a>', 'a: ', 'a ']) {
    test(`are read in linear time: ${JSON.stringify(part)} repeated`, () => {
      assertLinear(
        (length) => tokensOfText(part.repeat(Math.ceil(length / part.length / 4)), lexicon),
        (tokens) => fieldLabels(tokens),
      );
    });
  }
});
