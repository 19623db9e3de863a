import { readBundled } from '../../../bundled-data.ts';
import type { TextRow } from '../rules/resume-rows.ts';
import { LABELS, type Field } from './labels.ts';
import { seenPieces } from './piece-features.ts';
import { piecesOf } from './pieces.ts';
import { decodeResumeModel } from './resume-model.ts';
import { tagPieces } from './tag-pieces.ts';

/** What rules mistake for one another where they do not know a layout; of other fields a second opinion gains nothing. */
const JUDGED = ['title', 'company'] as const satisfies readonly Field[];

/** What is less likely of a field is not served as one. */
const MIN_LIKELY = 0.003;

/** The longest lives have some 3,000; of a document that has more nothing is said. */
const MAX_PIECES = 12_000;

const LABELS_OF = new Map(
  JUDGED.map((field) => [field, LABELS.flatMap((one, i) => (one.kind === 'field' && one.field === field ? [i] : []))]),
);

/** Whether a text of a resume may be what is said of it. */
export type Opinion = (field: (typeof JUDGED)[number], text: string) => boolean;

/** Loaded with this file, which the first resume loads. */
const MODEL = readBundled('resume-tagger.bin.gz', decodeResumeModel);

/**
 * Whether a text of a resume may be a title or an employer, as a tagger sees it that was trained on other resumes: false where
 * every piece that it is the whole of is hardly likely to be.
 */
export function secondOpinion(rows: readonly TextRow[]): Opinion {
  const pieces = piecesOf(rows);
  if (pieces.length > MAX_PIECES) return () => true;
  const { likely } = tagPieces(seenPieces(rows, pieces), MODEL);
  const most = new Map<string, Map<Field, number>>();
  for (const [i, piece] of pieces.entries()) {
    const own = most.getOrInsertComputed(folded(piece.text), () => new Map<Field, number>());
    for (const [field, labels] of LABELS_OF) {
      const share = labels.reduce((sum, label) => sum + (likely[i * LABELS.length + label] ?? 0), 0);
      own.set(field, Math.max(own.get(field) ?? 0, share));
    }
  }
  return (field, text) => {
    const whole = most.get(folded(text));
    return whole === undefined || (whole.get(field) ?? 0) >= MIN_LIKELY;
  };
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
