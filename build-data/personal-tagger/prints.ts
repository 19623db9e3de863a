import { seededRandom } from '../classifier/random.ts';
import { combined, hashOf } from '../../core/documents/linear-chain/hash.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { weighedTokens } from '../../core/documents/pii/tagger/surely-tagged.ts';
import { tokensOfText } from '../../core/documents/pii/tagger/tag-text.ts';
import { tagTokens, type TaggerWeights } from '../../core/documents/pii/tagger/tagger.ts';
import { contextOf } from '../../core/documents/pii/tagger/token-context.ts';
import { eachTokensFeatures } from '../../core/documents/pii/tagger/token-features.ts';
import { trainingTexts, type Material } from './corpus.ts';
import type { TaggedText } from './generate.ts';
import { asSeen } from './train.ts';

const SEED = 11;
const TEXTS = 1_500;

/** What samples of training texts are made of besides the templates: everything that a template has a slot for. */
const MATERIAL: Omit<Material, 'templates'> = {
  fillings: {
    givenNames: ['Mara', 'Rupert', 'Thandiwe', 'Jo'],
    surnames: ['Ellingsen', 'Stone', 'Nkosi', "O'Brien"],
    wholeNames: ['Mara Q. Ellingsen'],
    organisations: ['Harbor Mill Logistics', 'Eli Lilly & Co'],
    addresses: ['12 Gull Street, Port Harrow, ME 04000'],
    streets: ['12 Gull Street'],
    cities: ['Port Harrow'],
    words: ['lantern', 'harbor'],
    things: ['oat cake'],
    foreignWords: ['lampe'],
  },
  sentences: ['It was a long and quiet day at sea.'],
  peopled: ['And he saw the whale before the captain did.'],
  goods: ['oat cakes, in tins'],
  code: ['const harbor = new Map();\nharbor.set("a", 1);'],
  packages: ['# Harbor\n\nInstall it with `npm i harbor`.'],
  receipts: [{ text: 'OAT CAKE   2.00\nTOTAL      2.00', spans: [] }],
  annotated: [{ text: 'My name is Mara%20Ellingsen.', spans: [{ tag: 'PERSON', start: 11, end: 27 }] }],
};

type Templates = Material['templates'];

function samples(templates: Templates): TaggedText[] {
  return trainingTexts({ ...MATERIAL, templates }, TEXTS, seededRandom(SEED));
}

/**
 * A number that changes with the templates, with how texts are made of them, and with what the tagger sees of a word. Weights that
 * have another one would come out differently if they were trained now.
 */
export function trainingPrint(templates: Templates, lexicon: Lexicon): number {
  let print = hashOf(Object.values(templates).flat().join('\n'));
  for (const text of samples(templates)) {
    const tokens = tokensOfText(asSeen(text).text, lexicon);
    eachTokensFeatures(tokens, contextOf(tokens), (_, features, count) => {
      for (let i = 0; i < count; i++) print = combined(print, features[i] ?? 0);
    });
  }
  return print >>> 0;
}

/** A number that changes with the tagger's weights and with what counts as evidence of its finds. */
export function evidencePrint(
  templates: Templates,
  { lexicon, weights }: { readonly lexicon: Lexicon; readonly weights: TaggerWeights },
): number {
  let print = weights.print;
  for (const text of samples(templates)) {
    const tokens = tokensOfText(asSeen(text).text, lexicon);
    for (const { amounts } of weighedTokens(tokens, tagTokens(tokens, weights))) {
      for (const amount of amounts) print = combined(print, Math.round(amount * 1_000));
    }
  }
  return print >>> 0;
}
