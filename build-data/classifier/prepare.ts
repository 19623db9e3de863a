import type { Nomenclature } from '../../core/tariff/classifier/nomenclature.ts';
import { groupCodes } from '../../core/tariff/classifier/nomenclature.ts';
import type { TrainingText } from './corpus.ts';
import { baseCorpus, codeRows, labelledText } from './corpus.ts';
import { isNearDuplicate } from './folds.ts';
import type { Sources } from './sources.ts';

export interface Prepared {
  readonly nomenclature: Nomenclature;
  /** Every training text that is not similar to a ruling. */
  readonly texts: readonly TrainingText[];
  /** Training texts similar to a ruling: excluded from what is measured, included in what is shipped. */
  readonly resembling: readonly TrainingText[];
  readonly rulings: readonly TrainingText[];
  /** Longer texts of some rulings, by the ruling's index; learned from, not measured. */
  readonly bodies: ReadonlyMap<number, TrainingText>;
}

/** Parses every text once and sets aside what would give away the measured answers. */
export function prepareTexts(sources: Sources): Prepared {
  const rows = codeRows(sources);
  const nomenclature = groupCodes(Uint32Array.from(sources.subheadings, ({ hs6 }) => Number(hs6)));
  const rulings = sources.rulings.map((ruling) => labelledText('ruling', ruling, rows));
  const bodies = new Map(
    sources.rulings.flatMap(({ body, ...ruling }, i) =>
      body ? [[i, labelledText('ruling_body', { ...ruling, text: body }, rows)] as const] : [],
    ),
  );
  const rulingWords = rulings.map(({ surface }) => new Set(surface));
  const texts: TrainingText[] = [];
  const resembling: TrainingText[] = [];
  for (const text of baseCorpus(sources, rows)) {
    const words = new Set(text.surface);
    const resembles = rulingWords.some((ruling) => isNearDuplicate(words, ruling));
    (resembles ? resembling : texts).push(text);
  }
  return { nomenclature, texts, resembling, rulings, bodies };
}
