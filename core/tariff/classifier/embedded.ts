import { addedRow, withAddedRows } from './added-rows.ts';
import { bindStated, blendOpinions, opinionsOf, scheduleOpinions } from './blend.ts';
import { rankRows } from './calibration.ts';
import { isClassifiable } from './classifiable.ts';
import { rowFacts, statedFacts } from './facts.ts';
import { termsOf } from './description-features.ts';
import { readWords } from './read-words.ts';
import { withoutMarkup } from './set-aside.ts';
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

/** Classifies descriptions into the subheadings of one edition: no network, no state, the same answer every time. */
export interface EmbeddedClassifier {
  /** Names the weights, for example "embedded-2.0a1b2c3d". */
  readonly version: string;
  /**
   * The likeliest subheadings of the edition, best first, at most `count`; none when the description is not English for the
   * most part, or names no goods.
   */
  classify(description: string, count: number): Candidate[];
}

/** The weights that the program carries. */
export interface ClassifierWeights {
  /** Every subheading that they know, as six digits. */
  codes(): string[];
  /** A classifier over the subheadings of an edition. */
  forEdition(edition: EditionRows): EmbeddedClassifier;
}

/** The subheadings of an edition as the weights meet them. */
export interface EditionRows {
  /** For a code that the weights know, the edition's own code for it; undefined where the edition has none. */
  readonly codeOf: (known: string) => string | undefined;
  /** The edition's codes that the weights do not know. */
  readonly added: readonly string[];
  /** The description path of a code of the edition. */
  readonly pathOf: (code: string) => readonly string[];
}

// A best answer that is right less than once in thirty times is none: one of 611 rulings, and greetings, names and noise.
const MIN_PROBABILITY = 0.03;

// The log-probability of a subheading that the edition no longer has; finite, as a voter's weight may be nothing.
const NEVER = -1e4;

/** Lays the weights over the bytes of data/classifier.bin, which must not change afterwards; throws when they are not such a file. */
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
      return {
        version: `embedded-2.${checksum}`,
        classify(description, count) {
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
            return hs6 === undefined ? [] : [{ hs6, probability }];
          });
        },
      };
    },
  };
}

function sixDigits(code: number): string {
  return String(code).padStart(6, '0');
}
