import type { VoterScores } from './blend.ts';
import { featuresOf, termsOf } from './description-features.ts';
import type { PhraseIndex } from './neighbours.ts';
import { scoreNeighbours } from './neighbours.ts';
import type { Network } from './network.ts';
import { runNetworks } from './network.ts';
import type { Nomenclature } from './nomenclature.ts';
import type { ReadText } from './read-words.ts';
import type { WordIndex } from './word-index.ts';
import { scoreWords } from './word-index.ts';

/** Everything that scores a description. */
export interface Voters {
  readonly nomenclature: Nomenclature;
  readonly words: WordIndex;
  readonly phrases: PhraseIndex;
  /** Networks that differ in their initialization; their mean is right more often than any of them. */
  readonly networks: readonly Network[];
}

/** Returns every voter's score for every subheading; undefined if no voter knows any word of the text. */
export function voteOn(voters: Voters, read: ReadText): VoterScores | undefined {
  const { nomenclature, words, phrases, networks } = voters;
  const terms = termsOf(read);
  const { scores, known } = scoreWords(words, nomenclature, terms);
  const { logs, known: knownShare } = runNetworks(networks, nomenclature, featuresOf(read));
  if (known === 0 && knownShare < MIN_KNOWN) return undefined;
  return { words: scores, phrases: scoreNeighbours(phrases, nomenclature.codes.length, terms), network: logs };
}

// Of a product name misspelled beyond correction about half of the character n-grams are known; of typed noise hardly
// any.
const MIN_KNOWN = 0.3;
