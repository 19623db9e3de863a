import { seededRandom } from '../classifier/random.ts';
import { combined, hashOf } from '../../core/documents/linear-chain/hash.ts';
import type { Lexicon } from '../../core/documents/pii/lexicon.ts';
import { weighedCandidates } from '../../core/documents/pii/tagger/candidates.ts';
import { tokensOfText } from '../../core/documents/pii/tagger/tag-text.ts';
import { tagTokens, type TaggerWeights } from '../../core/documents/pii/tagger/tagger.ts';
import { contextOf } from '../../core/documents/pii/tagger/token-context.ts';
import { eachTokensFeatures } from '../../core/documents/pii/tagger/token-features.ts';
import { trainingTexts, type Material } from './corpus.ts';
import type { TaggedText } from './generate.ts';
import { asSeen } from './train.ts';

const SEED = 11;
const TEXTS = 1_500;

/** Sample material for every slot of the templates. */
const MATERIAL: Omit<Material, 'templates'> = {
  fillings: {
    givenNames: ['Mara', 'Rupert', 'Thandiwe', 'Jo'],
    surnames: ['Ellingsen', 'Stone', 'Nkosi', "O'Brien"],
    nameWords: { givenNames: ['Grant'], surnames: ['Wood'] },
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
  marked: [
    { text: 'Nobody told Rupert.', spans: [{ tag: 'PERSON', start: 12, end: 18 }], corpus: 'news', isForeign: false },
  ],
  annotated: [{ text: 'My name is Mara%20Ellingsen.', spans: [{ tag: 'PERSON', start: 11, end: 27 }] }],
};

type Templates = Material['templates'];

function samples(templates: Templates): TaggedText[] {
  return trainingTexts({ ...MATERIAL, templates }, TEXTS, seededRandom(SEED));
}

/**
 * A fingerprint of the templates, of how texts are made from them, and of the tagger's features. Weights with another fingerprint are
 * out of date.
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

/** A fingerprint of the tagger's weights and of the evidence table. */
export function evidencePrint(
  templates: Templates,
  { lexicon, weights }: { readonly lexicon: Lexicon; readonly weights: TaggerWeights },
): number {
  let print = weights.print;
  for (const text of samples(templates)) {
    const tokens = tokensOfText(asSeen(text).text, lexicon);
    for (const { amounts } of weighedCandidates(tokens, tagTokens(tokens, weights))) {
      for (const amount of amounts) print = combined(print, Math.round(amount * 1_000));
    }
  }
  return print >>> 0;
}
