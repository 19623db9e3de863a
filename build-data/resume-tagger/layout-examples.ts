import { bestLabels } from '../../core/documents/linear-chain/chain.ts';
import { rowsOf } from '../../core/documents/resume/rules/ordered-rows.ts';
import { LABELLING, labelOf, LABELS, OF_ENTRIES } from '../../core/documents/resume/tagger/labels.ts';
import { seenPieces } from '../../core/documents/resume/tagger/piece-features.ts';
import { piecesOf, type Piece } from '../../core/documents/resume/tagger/pieces.ts';
import { NEVER, pieceScores, type ResumeModel } from '../../core/documents/resume/tagger/tag-pieces.ts';
import type { Bit } from './drawing.ts';
import { PURE, type Example } from './examples.ts';
import type { EntryDates, LaidOut } from './laid-out.ts';

/** The most pieces between a date and the values of its entry. */
const NEAR = 8;

/**
 * The pieces of a laid out resume with their labels. Layouts do not say what is a heading and of which section other text is: there the
 * label is the one that a model prefers next to the values.
 */
export function layoutExample({ document, owners, dates }: LaidOut, model: ResumeModel): Example {
  const rows = rowsOf(document);
  const pieces = piecesOf(rows);
  const seen = seenPieces(rows, pieces);
  const found = pieces.map(({ start, end }) => ownerOf(document.text.slice(start, end), owners.slice(start, end)));
  for (const [i, piece] of pieces.entries()) {
    const isInSentence = [i - 1, i + 1].some((k) => pieces[k]?.row === piece.row && seen.classes[k] === 's');
    if (!found[i] && piece.period && (piece.period.isRange || !isInSentence))
      found[i] = dateAt(i, { pieces, found, dates });
  }
  const own = valueLabels(found);
  const { scores, transitions } = pieceScores(seen, model);
  for (const [at] of scores.entries()) {
    const [label, wanted] = [at % LABELS.length, own[Math.floor(at / LABELS.length)]];
    if (wanted === undefined ? LABELS[label]?.kind === 'field' : label !== wanted) scores[at] = NEVER * LABELS.length;
  }
  const best = bestLabels(scores, transitions, LABELLING);
  return { seen, labels: best.map((label, i) => own[i] ?? label) };
}

/** The labels of pieces of values; undefined for other text. */
function valueLabels(found: readonly (Bit | undefined)[]): (number | undefined)[] {
  const begun = new Set<object>();
  return found.map((bit, i) => {
    if (bit?.field === undefined) return undefined;
    const { field, entry } = bit;
    const last = found[i - 1];
    const isDate = field.endsWith('_date') && last?.field === field && last.entry === entry;
    const isNew = entry !== undefined && !begun.has(entry) && OF_ENTRIES.has(field);
    if (isNew) begun.add(entry);
    return labelOf({ kind: 'field', field, part: bit === last || isDate ? 'next' : isNew ? 'opening' : 'first' });
  });
}

/** The value that nearly all letters of a piece are of. */
function ownerOf(text: string, owners: readonly (Bit | undefined)[]): Bit | undefined {
  const letters = owners.filter((_, k) => /[\p{L}\p{N}]/u.test(text.charAt(k)));
  const counts = Map.groupBy(letters, (one) => one);
  for (const [bit, own] of counts) if (own.length >= PURE * letters.length) return bit;
  return undefined;
}

interface DatedPieces {
  readonly pieces: readonly Piece[];
  readonly found: readonly (Bit | undefined)[];
  readonly dates: readonly EntryDates[];
}

/** The entry's date that a piece prints: of those with these dates, the one with a value nearest to it. */
function dateAt(i: number, { pieces, found, dates }: DatedPieces): Bit | undefined {
  const piece = pieces[i];
  if (!piece?.period) return undefined;
  const { from, to, isRange } = piece.period;
  const isBeside = (entry: object): boolean =>
    pieces.some((one, k) => one.row === piece.row && found[k]?.entry === entry);
  const isDate = (one: EntryDates): boolean => {
    // "1/20 - 3/21" is a range whose dates stay open.
    if (isRange && from === null && to === null) return one.field === 'role_date' && isBeside(one.entry);
    if (one.field === 'study_date') return isSame(isRange ? to : (from ?? to), one.to);
    return isRange
      ? isSame(from, one.from) && isSame(to, one.to)
      : isSame(from, one.from) || isSame(to ?? from, one.to);
  };
  const distance = ({ entry }: EntryDates): number => {
    const near = found.slice(Math.max(0, i - NEAR), i + NEAR + 1);
    const own = near.flatMap((bit, k) => (bit?.entry === entry ? [Math.abs(k - Math.min(i, NEAR))] : []));
    return Math.min(Infinity, ...own);
  };
  const [best] = dates
    .filter(isDate)
    .map((one) => ({ one, far: distance(one) }))
    .filter(({ far }) => far < Infinity)
    .toSorted((a, b) => a.far - b.far);
  return best && { text: piece.text, field: best.one.field, entry: best.one.entry };
}

function isSame(read: string | null, printed: string): boolean {
  return read !== null && (read === printed || read.startsWith(`${printed}-`) || printed.startsWith(`${read}-`));
}
