import { addedRow, withAddedRows } from './added-rows.ts';
import { bindStated, blendOpinions, opinionsOf, scheduleOpinions } from './blend.ts';
import { rankRows } from './calibration.ts';
import { isClassifiable } from './classifiable.ts';
import { rowFacts, statedFacts } from './facts.ts';
import { termsOf } from './description-features.ts';
import { readWords } from './read-words.ts';
import { withoutMarkup } from './set-aside.ts';
import { rankGoods, type Candidate } from './several-goods.ts';
import { respellWith } from './spelling.ts';
import { voteOn } from './vote.ts';
import { unpackSections } from './weights-file.ts';
import { readSections } from './weights-sections.ts';

/** Classifies descriptions into one edition's subheadings: no network, no state, always the same answer. */
export interface EmbeddedClassifier {
  /** Version of the weights, for example "embedded-2.0a1b2c3d". */
  readonly version: string;
  /**
   * Returns the most likely subheadings of the edition, best first, at most `count`; none if the description is not
   * mostly English or names no goods.
   */
  classify(description: string, count: number): Candidate[];
}

/** The weights bundled with the program. */
export interface ClassifierWeights {
  /** All subheadings that they know, as six digits. */
  codes(): string[];
  /** Returns a classifier for an edition's subheadings. */
  forEdition(edition: EditionRows): EmbeddedClassifier;
}

/** An edition's subheadings in relation to the weights. */
export interface EditionRows {
  /** The edition's own code for a code that the weights know; undefined if the edition has none. */
  readonly codeOf: (known: string) => string | undefined;
  /** The edition's codes that the weights do not know. */
  readonly added: readonly string[];
  /** The description path of one of the edition's codes. */
  readonly pathOf: (code: string) => readonly string[];
}

// A best answer that is right less than once in thirty times is dropped: one of 611 rulings, and greetings, names and
// noise.
const MIN_PROBABILITY = 0.03;

// Log-probability of a subheading that the edition no longer has; finite, because a voter's weight may be zero.
const NEVER = -1e4;

/**
 * Views the weights in the bytes of data/classifier.bin, which must not change afterwards; throws if they are not such
 * a file.
 */
export function loadClassifier(bytes: Uint8Array): ClassifierWeights {
  const { checksum, sections } = unpackSections(bytes);
  const { voters, spelling, blend } = readSections(sections);
  const known = Array.from(voters.nomenclature.codes, sixDigits);
  return {
    codes: () => known,
    forEdition({ codeOf, added, pathOf }) {
      const codes = [...known.map(codeOf), ...added];
      const facts = rowFacts(codes.map((code) => ({ path: code === undefined ? [] : pathOf(code) })));
      const addedWords = new Set(added.flatMap((hs6) => readWords(pathOf(hs6).join(', ')).surface));
      const addedRows = added.map((hs6) => addedRow(voters, { hs6, path: pathOf(hs6) }));
      const rank = (description: string, count: number): Candidate[] => {
        const read = readWords(withoutMarkup(description), respellWith(spelling, addedWords));
        const found = isClassifiable(read) ? voteOn(voters, read) : undefined;
        if (found === undefined) return [];
        const opinions = opinionsOf(withAddedRows(found, addedRows, termsOf(read)));
        for (const opinion of opinions)
          for (const [row, code] of codes.entries()) if (code === undefined) opinion[row] = NEVER;
        const schedule = scheduleOpinions(opinions, facts, statedFacts(read));
        const blended = blendOpinions([...opinions, ...schedule.opinions], blend.weights);
        const logs = bindStated(blended, schedule.contradicted, voters.nomenclature.headingOf);
        const ranked = rankRows(logs, blend.calibration, { words: read.stems.length, count });
        if ((ranked[0]?.probability ?? 0) < MIN_PROBABILITY) return [];
        return ranked.flatMap(({ row, probability }) => {
          const hs6 = codes[row];
          return hs6 === undefined ? [] : [{ hs6, probability, goods: 1 }];
        });
      };
      return {
        version: `embedded-2.${checksum}`,
        classify: (description, count) => rankGoods(description, { rank, count }),
      };
    },
  };
}

function sixDigits(code: number): string {
  return String(code).padStart(6, '0');
}
