import { rankRows } from './calibration.ts';
import { readWords } from './read-words.ts';
import { respellWith } from './spelling.ts';
import { voteOn } from './vote.ts';
import { unpackSections } from './weights-file.ts';
import { readSections } from './weights-sections.ts';

/** One subheading that a description may belong to. */
export interface Candidate {
  /** Six digits, no dot. */
  readonly hs6: string;
  /** How often such an answer is right, 0 to 1; see docs/classifier.md for how this was checked. */
  readonly probability: number;
}

/** Classifies descriptions with the weights that the program carries: no network, no state, the same answer every time. */
export interface EmbeddedClassifier {
  /** Names the weights, for example "embedded-1.0a1b2c3d". */
  readonly version: string;
  /** Every subheading that it can answer with, as six digits. */
  codes(): string[];
  /** The likeliest subheadings, best first, at most `count`; none when no word of the description means anything. */
  classify(description: string, count: number): Candidate[];
}

/** Lays the classifier over the bytes of data/classifier.bin, which must not change afterwards; throws when they are not such a file. */
export function loadClassifier(bytes: Uint8Array): EmbeddedClassifier {
  const { checksum, sections } = unpackSections(bytes);
  const { voters, spelling, blend } = readSections(sections);
  const { nomenclature } = voters;
  return {
    version: `embedded-1.${checksum}`,
    codes: () => Array.from(nomenclature.codes, sixDigits),
    classify(description, count) {
      const scores = voteOn(voters, readWords(description, respellWith(spelling)));
      if (scores === undefined) return [];
      return rankRows(scores, blend, count).map(({ row, probability }) => ({
        hs6: sixDigits(nomenclature.codes[row] ?? 0),
        probability,
      }));
    },
  };
}

function sixDigits(code: number): string {
  return String(code).padStart(6, '0');
}
