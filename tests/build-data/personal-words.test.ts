import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { compilePersonalWords } from '../../build-data/personal-words.ts';
import { decodeLexicon, encodeWords } from '../../core/documents/pii/lexicon.ts';

/** A text that contains a word this many times. */
const times = (word: string, count: number): string => `${word} `.repeat(count);

suite('compiling personal words', () => {
  test('takes the sorted given names of the lists, without misprints and very frequent words', () => {
    const { givenNames } = compilePersonalWords(['Zoe\r\nAda\nzoe\nWill\nsay\n', 'Jean-Luc\nX\n1984\n\n'], []);
    assert.deepEqual(givenNames, ['ada', 'jean-luc', 'will', 'zoe']);
  });

  test('makes a word ordinary when texts have it in lower case often enough, with a higher bar for given names', () => {
    const texts = [times('harbour', 3), times('harbor', 2), times('rose', 10), times('ada', 9), times('Paris', 9)];
    const { ordinaryWords } = compilePersonalWords(['Rose\nAda'], texts);
    const has = (word: string): boolean => ordinaryWords.includes(word);
    assert.deepEqual(['harbour', 'harbor', 'rose', 'ada'].map(has), [true, false, true, false]);
  });

  test('makes a proper name ordinary when texts capitalise it often enough, unless it is a given name', () => {
    const { ordinaryWords } = compilePersonalWords(
      ['Ada'],
      [times('Congress', 5), times('Zanzibar', 4), times('Ada', 9)],
    );
    const has = (word: string): boolean => ordinaryWords.includes(word);
    assert.deepEqual(['congress', 'zanzibar', 'ada'].map(has), [true, false, false]);
  });

  test('makes a word for a thing ordinary unless it is a name', () => {
    const locales = { givenNames: ['zoe'], surnames: ['kowalski'] };
    const { ordinaryWords } = compilePersonalWords([], [], { locales, things: ['zoë', 'kowalski', 'circlip'] });
    assert.deepEqual(
      ['zoë', 'kowalski', 'circlip'].map((word) => ordinaryWords.includes(word)),
      [false, false, true],
    );
  });

  test('makes a dictionary word ordinary unless it is a given name', () => {
    const { ordinaryWords } = compilePersonalWords(['Rose'], [], { dictionary: ['rose', 'sideboard'] });
    const has = (word: string): boolean => ordinaryWords.includes(word);
    assert.deepEqual(['rose', 'sideboard'].map(has), [false, true]);
  });

  test('takes the names of other countries, unless they are words of English texts', () => {
    const countries = { givenNames: ['thandiwe', 'rose', 'sideboard'], surnames: ['nkosi', 'rose', 'sideboard'] };
    const compiled = compilePersonalWords([], [times('rose', 3)], { countries, dictionary: ['sideboard'] });
    assert.deepEqual(compiled.givenNames, ['thandiwe']);
    assert.deepEqual(compiled.surnames, ['nkosi']);
  });

  test("takes the first word of a firm's name unless it is ordinary, and a given name only if it is the whole name", () => {
    const { firmWords } = compilePersonalWords(['Orla\nAbby'], [times('harbor', 3)], {
      firms: ['ZENTRAK INC', 'Orla Foods', 'Abby, Inc.', 'Harbor Mill', '3M CO'],
    });
    const has = (word: string): boolean => firmWords.includes(word);
    const words = ['zentrak', 'inc', 'orla', 'abby', 'harbor', '3m'];
    assert.deepEqual(words.map(has), [true, false, false, true, false, false]);
  });

  test("keeps a firm's name without its legal form when one of its words is a personal name", () => {
    const { firmNames } = compilePersonalWords(['Orla'], [], {
      firms: ['ORLA ZENTRAK & Co /DE/', 'Zentrak Foods Inc', 'Orla', 'Orla A Very Long Name', 'ORLA 66 CORP'],
    });
    const known = firmNames.filter((name) => name.startsWith('orla ') || name.startsWith('zentrak'));
    assert.deepEqual(known, ['orla zentrak']);
  });

  test('gives the same bytes for the same sources, which decode to the same words', () => {
    const compile = (): string => encodeWords(compilePersonalWords(['Zoe\nAda'], [times('harbour', 3)]));
    assert.equal(compile(), compile());
    const lexicon = decodeLexicon(Buffer.from(compile()));
    assert.ok(lexicon.givenNames.has('zoe'));
    assert.ok(lexicon.ordinaryWords.has('harbour'));
  });
});

suite('the committed personal words', () => {
  const bytes = readFileSync(new URL('../../data/personal-words.json', import.meta.url));

  test('are sorted and without duplicates, as the encoder writes them', () => {
    const {
      given_names: given = '',
      surnames: names = '',
      ordinary_words: ordinary = '',
      firm_words: firms = '',
      firm_names: namesOfFirms = '',
    } = JSON.parse(bytes.toString()) as Record<string, string>;
    const words = [given, names, ordinary, firms].map((list) => list.split(' '));
    const lists = [...words, namesOfFirms.split('|')];
    for (const list of lists) assert.deepEqual(list, [...new Set(list)].toSorted());
    const [givenNames = [], surnames = [], ordinaryWords = [], firmWords = [], firmNames = []] = lists;
    const compiled = { givenNames, surnames, ordinaryWords, firmWords, firmNames };
    assert.equal(encodeWords(compiled), bytes.toString());
    assert.ok(givenNames.length > 8_000 && ordinaryWords.length > 20_000);
  });

  for (const other of [
    '',
    '{}',
    '[]',
    '{"format":"tracewell-personal-words-6"}',
    '{"format":"x","given_names":"","ordinary_words":""}',
  ]) {
    test(`cannot be decoded from ${other || 'an empty file'}`, () => {
      assert.throws(() => decodeLexicon(Buffer.from(other)), TypeError);
    });
  }
});
