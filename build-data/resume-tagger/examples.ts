import { rowsOf } from '../../core/documents/resume/rules/ordered-rows.ts';
import { labelOf, LABELS, OF_ENTRIES } from '../../core/documents/resume/tagger/labels.ts';
import { piecesOf } from '../../core/documents/resume/tagger/pieces.ts';
import { seenPieces, type SeenPieces } from '../../core/documents/resume/tagger/piece-features.ts';
import { originOf, type Bit, type DrawnBit, type DrawnDocument } from './drawing.ts';

/** The pieces of a drawn resume, and the label that each should have. */
export interface Example {
  readonly seen: SeenPieces;
  readonly labels: Uint8Array;
}

/** A piece that is less of one bit than this is of no field. */
export const PURE = 0.85;

/** The pieces of a drawn document with their labels. */
export function exampleOf({ document, bits }: DrawnDocument): Example {
  const rows = rowsOf(document);
  const pieces = piecesOf(rows);
  const labels = new Uint8Array(pieces.length);
  let last: Bit | undefined;
  const begun = new Set<object>();
  for (const [i, { start, end }] of pieces.entries()) {
    const { one, share } = mostOf(document.text, bits.slice(start, end), start);
    if (!one) {
      labels[i] = labels[i - 1] ?? 0;
      last = undefined;
      continue;
    }
    const origin = originOf(one.bit);
    const { field } = origin;
    if (one.isHeading === true) labels[i] = labelOf({ kind: 'heading', section: one.section });
    else if (field === undefined || share < PURE) labels[i] = labelOf({ kind: 'text', section: one.section });
    else {
      const { entry } = origin;
      const isNew = entry !== undefined && !begun.has(entry) && OF_ENTRIES.has(field);
      if (isNew) begun.add(entry);
      const part = origin === last ? 'next' : isNew ? 'opening' : 'first';
      labels[i] = labelOf({ kind: 'field', field, part });
    }
    last = field !== undefined && share >= PURE ? origin : undefined;
  }
  return { seen: seenPieces(rows, pieces), labels };
}

/** The bit that most letters of a piece are of, and how large a share. */
function mostOf(
  text: string,
  bits: readonly (DrawnBit | undefined)[],
  start: number,
): { readonly one: DrawnBit | undefined; readonly share: number } {
  const counts = new Map<Bit, { one: DrawnBit; count: number }>();
  let all = 0;
  for (const [k, one] of bits.entries()) {
    if (!one || !/[\p{L}\p{N}]/u.test(text.charAt(start + k))) continue;
    all += 1;
    const origin = originOf(one.bit);
    const found = counts.get(origin);
    if (found) found.count += 1;
    else counts.set(origin, { one, count: 1 });
  }
  const [best] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  return { one: best?.one, share: best ? best.count / all : 0 };
}

/** A label as words, for people. */
export function labelText(label: number): string {
  const one = LABELS[label];
  if (!one) return '?';
  return one.kind === 'field' ? `${one.field}:${one.part}` : `${one.kind}/${one.section}`;
}
