import type { Term, Features } from '../../core/tariff/classifier/description-features.ts';
import { featuresOf, termsOf } from '../../core/tariff/classifier/description-features.ts';
import { readWords } from '../../core/tariff/classifier/read-words.ts';
import { cleanScheduleText } from '../../core/tariff/schedule-text.ts';
import { lineTexts, pathTexts } from './schedule-texts.ts';
import type { Labelled, Sources } from './sources.ts';

export type TextKind =
  'path' | 'united_nations' | 'line' | 'pair' | 'noisy_pair' | 'trade_term' | 'product' | 'ruling' | 'ruling_body';

/** A parsed training text: the row of its subheading, its weight, and its words for each voter. */
export interface TrainingText {
  readonly kind: TextKind;
  readonly code: number;
  readonly weight: number;
  readonly surface: readonly string[];
  readonly stems: readonly string[];
  readonly terms: readonly Term[];
  readonly features: Features;
}

/** The rows of the codes, ascending. */
export function codeRows(sources: Sources): Map<string, number> {
  return new Map(sources.subheadings.map(({ hs6 }, row) => [hs6, row]));
}

/** Returns every training text except the rulings, in a fixed order. */
export function baseCorpus(sources: Sources, rows: ReadonlyMap<string, number>): TrainingText[] {
  const texts: TrainingText[] = [];
  for (const subheading of sources.subheadings) {
    const row = rows.get(subheading.hs6) ?? 0;
    const path = pathTexts(subheading);
    texts.push(readTraining('path', row, path.join(', ')));
    texts.push(readTraining('united_nations', row, cleanScheduleText(subheading.comtrade)));
    const own = path.at(-1) ?? '';
    for (const line of lineTexts(subheading)) texts.push(readTraining('line', row, `${line}, ${own}`));
  }
  const jewelry = sources.products.filter(({ hs6 }) => hs6.startsWith('71')).length;
  for (const pair of sources.pairs) texts.push(labelledText(pairKind(pair), pair, rows));
  for (const term of sources.tradeTerms) texts.push(labelledText('trade_term', term, rows));
  for (const product of sources.products) {
    // 44 of 327 products are jewelry; it must not weigh more than any other chapter.
    const weight = product.hs6.startsWith('71') ? 10 / Math.max(10, jewelry) : 1;
    texts.push({ ...labelledText('product', product, rows), weight });
  }
  return texts.filter(({ stems }) => stems.length > 0);
}

/** Converts a labelled description to a training text. */
export function labelledText(kind: TextKind, { text, hs6 }: Labelled, rows: ReadonlyMap<string, number>): TrainingText {
  return readTraining(kind, rows.get(hs6) ?? 0, text);
}

function pairKind({ source }: Labelled): TextKind {
  return source === 'uk_extra_ref' || source === 'uk_brand' ? 'noisy_pair' : 'pair';
}

function readTraining(kind: TextKind, code: number, text: string): TrainingText {
  const read = readWords(text);
  return {
    kind,
    code,
    weight: 1,
    surface: read.surface,
    stems: read.stems,
    terms: termsOf(read),
    features: featuresOf(read),
  };
}
