import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { suite, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { UNTRAINED } from '../../bench/pii-texts.ts';
import { seededRandom } from '../../build-data/classifier/random.ts';
import { templatesIn } from '../../build-data/personal-tagger/corpus.ts';
import { fittedEvidence } from '../../build-data/personal-tagger/fit-evidence.ts';
import { filledIn, roughened, templatesOf, wrapped } from '../../build-data/personal-tagger/generate.ts';
import { heldOutTexts } from '../../build-data/personal-tagger/held-out.ts';
import { invoice } from '../../build-data/personal-tagger/invoices.ts';
import type { Fillings } from '../../build-data/personal-tagger/labelled-lists.ts';
import { evidencePrint, trainingPrint } from '../../build-data/personal-tagger/prints.ts';
import { plainSentences, withNames } from '../../build-data/personal-tagger/prose.ts';
import { record } from '../../build-data/personal-tagger/records.ts';
import { structured } from '../../build-data/personal-tagger/structured.ts';
import { trainTagger } from '../../build-data/personal-tagger/train.ts';
import { decodeLexicon } from '../../core/documents/pii/lexicon.ts';
import { logOddsOf } from '../../core/documents/pii/tagger/evidence-trees.ts';
import { weighedCandidates } from '../../core/documents/pii/tagger/candidates.ts';
import { tokensOfText } from '../../core/documents/pii/tagger/tag-text.ts';
import { decodeTagger, encodeTagger, tagTokens } from '../../core/documents/pii/tagger/tagger.ts';

const lexicon = decodeLexicon(readFileSync(new URL('../../data/personal-words.json', import.meta.url)));
const SHARED = join(import.meta.dirname, '../../../shared/data');
const TRAINED = new URL('../../build-data/personal-tagger/templates/', import.meta.url);
const HELD_OUT = new URL('../../build-data/personal-tagger/held-out/', import.meta.url);
const MEASURED = new URL(`../../bench/${UNTRAINED.fresh}/`, import.meta.url);

function allTemplates(folder: URL): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.txt'));
  return names.flatMap((name) => templatesOf(readFileSync(new URL(name, folder), 'utf8')));
}

const fillings: Fillings = {
  givenNames: ['Mara', 'Rupert', 'Thandiwe', 'Jo'],
  surnames: ['Ellingsen', 'Stone', 'Nkosi'],
  wholeNames: ['Mara Q. Ellingsen'],
  organisations: ['Harbor Mill Logistics'],
  addresses: ['12 Gull Street, Port Harrow, ME 04000'],
  streets: ['12 Gull Street'],
  cities: ['Port Harrow'],
  words: ['lantern', 'harbor'],
  things: ['oat cake'],
  foreignWords: ['lampe'],
};

suite('texts to train on', () => {
  test('every template can be filled, and its marks cover the values filled in', () => {
    const random = seededRandom(1);
    for (const template of [TRAINED, HELD_OUT, MEASURED].flatMap(allTemplates)) {
      const { text, spans } = roughened(filledIn(template, fillings, random), random);
      for (const { start, end } of spans) {
        assert.ok(start < end && end <= text.length, template);
        assert.match(text.slice(start, end), /^\S.*\S$|^\S$/s, template);
      }
    }
  });

  test('no template for measuring shares a line of several words with one for training', () => {
    const lines = (folder: URL): string[] => allTemplates(folder).flatMap((template) => template.split('\n'));
    const sharedWith = (known: readonly URL[], others: readonly URL[]): string[] => {
      const all = new Set(known.flatMap(lines));
      return others.flatMap(lines).filter((line) => all.has(line) && line.split(/\s+/).length > 3);
    };
    assert.deepEqual(sharedWith([TRAINED], [HELD_OUT]), []);
    assert.deepEqual(sharedWith([TRAINED, HELD_OUT], [MEASURED]), []);
  });

  test('invoices are filled, and those that name a person mark the name', () => {
    const random = seededRandom(5);
    const made = Array.from({ length: 200 }, () => invoice(fillings, random));
    for (const { text } of made) assert.doesNotMatch(text, /[{}]/);
    const named = made.filter(({ spans }) => spans.some(({ tag }) => tag === 'PERSON'));
    assert.ok(named.length > 20 && named.length < 100, String(named.length));
  });

  test('electronic invoices are filled, and their contacts are marked as persons', () => {
    const random = seededRandom(5);
    const made = Array.from({ length: 200 }, () => structured(fillings, random));
    for (const { text } of made) assert.doesNotMatch(text, /\{\w+\}|\[[^\]"]*\|/);
    assert.ok(made.some(({ text }) => text.startsWith('<')) && made.some(({ text }) => text.startsWith('{')));
    const named = made.filter(({ spans }) => spans.some(({ tag }) => tag === 'PERSON'));
    assert.ok(named.length > 50 && named.length < 190, String(named.length));
  });

  test('names replace pronouns', () => {
    const { text, spans } = withNames('And he saw the whale.', fillings, seededRandom(2));
    for (const { start, end } of spans) assert.match(text.slice(start, end), /^\p{Lu}/u);
    assert.match(text, / saw the whale\.$/);
  });

  test('sentences with names are not taken for plain sentences', () => {
    const sentences = plainSentences(
      ['We told Thandiwe to leave the harbor. It was a long and quiet day at sea.'],
      lexicon,
    );
    assert.deepEqual(sentences, ['It was a long and quiet day at sea.']);
  });

  test('a line is wrapped at spaces without changing its length', () => {
    assert.equal(wrapped('one two three four', 8), 'one two\nthree\nfour');
  });
});

const RETRAIN =
  'Run `npm run build-data -- personal-tagger` as build-data/personal-tagger/README.md says, then `-- personal-evidence`.';
const REGROW = 'Run `npm run build-data -- personal-evidence`.';
const model = {
  lexicon,
  weights: decodeTagger(readFileSync(new URL('../../data/personal-tagger.bin', import.meta.url))),
};

suite('weighing evidence', () => {
  const person = { tag: 'PERSON', start: 0, end: 14 } as const;

  test('gives the same trees for the same texts, with right findings above zero and wrong ones below', () => {
    const texts = Array.from({ length: 240 }, () => [
      { text: 'Mara Ellingsen left early.', spans: [person] },
      { text: 'Buy Mara Ellingsen shares.', spans: [] },
    ]).flat();
    const weights = fittedEvidence(texts, model);
    assert.deepEqual(fittedEvidence(texts, model), weights);
    const weight = (text: string): number => {
      const tokens = tokensOfText(text, lexicon);
      const [found] = weighedCandidates(tokens, tagTokens(tokens, model.weights));
      return found ? logOddsOf(found.amounts, weights[found.stretch.tag]) : -Infinity;
    };
    assert.ok(weight('Mara Ellingsen left early.') > 0);
    assert.ok(weight('Buy Mara Ellingsen shares.') < 0);
  });

  test('texts for one tag leave the trees of the others alone', () => {
    const text = { text: 'Mara Ellingsen left early.', spans: [person], only: 'DATE_OF_BIRTH' } as const;
    const grown = fittedEvidence(
      Array.from({ length: 60 }, () => text),
      model,
    );
    assert.ok(grown.PERSON.every((tree) => tree === 0));
  });

  test(
    'held-out texts are made from the templates and names that are not trained on',
    { skip: !existsSync(SHARED) },
    () => {
      const texts = heldOutTexts(SHARED, lexicon, seededRandom(5));
      assert.ok(texts.length > 1_000);
      assert.ok(texts.some(({ spans }) => spans.length > 0));
    },
  );
});

suite('training', () => {
  const texts = (): ReturnType<typeof record>[] => {
    const random = seededRandom(3);
    return Array.from({ length: 40 }, () => record('seen', fillings, random));
  };
  const bytes = (): Uint8Array =>
    encodeTagger({ ...trainTagger(texts(), lexicon, { epochs: 2, random: seededRandom(4) }), print: 7 });

  test('gives the same bytes for the same texts, which decode to weights that tag', () => {
    const first = bytes();
    assert.deepEqual(Buffer.from(bytes()).equals(Buffer.from(first)), true);
    const text = 'Name: Mara Ellingsen\n';
    const tokens = tokensOfText(text, lexicon);
    const weights = decodeTagger(first);
    assert.equal(weights.print, 7);
    const { tagged, chance } = tagTokens(tokens, weights);
    const [found] = tagged;
    assert.equal(found?.tag, 'PERSON');
    assert.ok(chance(found.from, 'PERSON') > 0.5);
  });

  test('the committed weights were trained with the current features, templates and generators', async () => {
    assert.equal(model.weights.print, trainingPrint(await templatesIn(fileURLToPath(TRAINED)), lexicon), RETRAIN);
  });

  test('the committed trees were grown with those weights and the current evidence', async () => {
    const { print } = JSON.parse(
      readFileSync(new URL('../../data/personal-evidence.json', import.meta.url), 'utf8'),
    ) as Record<string, unknown>;
    assert.equal(print, evidencePrint(await templatesIn(fileURLToPath(TRAINED)), model), REGROW);
  });

  test('other bytes are rejected as weights', () => {
    assert.throws(() => decodeTagger(new Uint8Array(10)), TypeError);
  });
});
