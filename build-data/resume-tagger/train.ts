import { LABELLING } from '../../core/documents/resume/tagger/labels.ts';
import { eachPiecesFeatures, type Hint } from '../../core/documents/resume/tagger/piece-features.ts';
import { hintsBy, type ResumeModel } from '../../core/documents/resume/tagger/tag-pieces.ts';
import { ROWS } from '../../core/documents/resume/tagger/resume-model.ts';
import type { Random } from '../classifier/random.ts';
import { trainChain, type ReadText } from '../linear-chain/train-chain.ts';
import { drawnResume } from './draw-resume.ts';
import { exampleOf, type Example } from './examples.ts';
import type { LaidOut } from './laid-out.ts';
import { layoutExample } from './layout-examples.ts';
import { laidOutResume } from './layout-people.ts';
import { chanceBy } from '../chance.ts';
import type { Material } from './material.ts';
import { makerOf } from './people.ts';

export interface ResumePlan {
  /** Drawn resumes for each of the two chains, and resumes in the layouts of the tests. */
  readonly drawn: number;
  readonly laidOut: number;
  /** Resumes as themes print them: half of them are for each chain. */
  readonly printed?: readonly LaidOut[];
  readonly epochs: number;
  readonly random: Random;
  readonly log?: (text: string) => void;
}

/** Features that fewer pieces have are left out. */
const MIN_COUNTS = [200, 60, 25];

/** Four times as many features are tried as are kept. */
const TRIED = { rows: 4 * ROWS, epochs: 1 };

/** How often the words of a piece are taken for ones that no training text has. */
const UNKNOWN = 0.45;

/** A wrong label is worth as much while training, so that right ones win by a margin. */
const COST = 0;

/**
 * The two chains that read resumes. They are first trained on resumes that chance draws, and then, to see what others print too, on these and on
 * resumes in the layouts of the tests, and on those that themes printed. The second chain is trained on others than the first.
 */
export function trainResumeModel(
  material: Material,
  { drawn, laidOut, printed = [], random, ...plan }: ResumePlan,
): ResumeModel {
  const maker = makerOf(chanceBy(random), material);
  const drawnExamples = (): Example[] => Array.from({ length: drawn }, () => exampleOf(drawnResume(maker, material)));
  const begun = chainsOf(drawnExamples, random, plan);
  const laidOutExamples = (): Example[] =>
    Array.from({ length: laidOut }, () => layoutExample(laidOutResume(maker, material), begun));
  // Alternate ones, so that both chains see every theme.
  const printedExamples = (chain: number): Example[] =>
    printed.filter((_, i) => i % 2 === chain).map((one) => layoutExample(one, begun));
  return chainsOf((chain) => [...drawnExamples(), ...laidOutExamples(), ...printedExamples(chain)], random, plan);
}

function chainsOf(
  examples: (chain: number) => Example[],
  random: Random,
  { epochs, log }: Pick<ResumePlan, 'epochs' | 'log'>,
): ResumeModel {
  const train = (texts: readonly ReadText[]): ResumeModel['first'] =>
    trainChain(texts, {
      labels: LABELLING,
      rows: ROWS,
      tried: TRIED,
      minCounts: MIN_COUNTS,
      costOf: () => COST,
      epochs,
      random,
      onEpoch: (epoch, loss) =>
        log?.(`Round ${epoch + 1} of ${epochs}: a loss of ${(loss / texts.length).toFixed(3)} a resume`),
    });
  const first = train(examples(0).map((one) => readText(one, random)));
  return { first, second: train(examples(1).map((one) => readText(one, random, hintsBy(one.seen, first)))) };
}

function readText({ seen, labels }: Example, random: Random, hints?: readonly Hint[]): ReadText {
  const features: Int32Array[] = [];
  eachPiecesFeatures(
    seen,
    (_, all, count, wordsFrom) => {
      features.push(all.slice(0, random.next() < UNKNOWN ? wordsFrom : count));
    },
    hints,
  );
  return { features, labels };
}
