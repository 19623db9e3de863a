import type { Period } from '../rules/period.ts';
import type { TextRow } from '../rules/resume-rows.ts';
import { FIELDS, LABELS, type Field, type Section } from './labels.ts';
import type { SeenPieces } from './piece-features.ts';
import type { Parting, Piece } from './pieces.ts';
import type { TaggedPieces } from './tag-pieces.ts';

/** A value of a field, assembled from its pieces. */
export interface TaggedValue {
  readonly field: Field;
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly period: Period | undefined;
  /** Its first piece, and the one after its last. */
  readonly from: number;
  readonly to: number;
  /** The likelihood, from 0 to 1, that it is exactly this value of the field. */
  readonly sure: number;
  /** The likelihood that an entry begins with it, from 0 to 1, and whether one does. */
  readonly opening: number;
  readonly isOpening: boolean;
}

const BY_FIELD = FIELDS.map((field) =>
  LABELS.flatMap((one, i) => (one.kind === 'field' && one.field === field ? [i] : [])),
);
const NEXT = FIELDS.map((field) =>
  LABELS.findIndex((one) => one.kind === 'field' && one.field === field && one.part === 'next'),
);
const OPENING = LABELS.flatMap((one, i) => (one.kind === 'field' && one.part === 'opening' ? [i] : []));

const HEADING = LABELS.flatMap((one, i) => (one.kind === 'heading' ? [i] : []));

/** Returns the likelihood, from 0 to 1, that a piece is a heading or begins one. */
export function likelyHeading(tagged: TaggedPieces, piece: number): number {
  return share(tagged, piece, HEADING);
}

/** Returns the likelihood that a piece has one of some labels. */
function share({ likely }: TaggedPieces, piece: number, labels: readonly number[]): number {
  return labels.reduce((sum, label) => sum + (likely[piece * LABELS.length + label] ?? 0), 0);
}

/** Returns the likelihood that a run of pieces is exactly one value of a field, and that what follows is not part of it. */
export function likelyOf(
  tagged: TaggedPieces,
  {
    field,
    from,
    to,
    next: after = to,
  }: { readonly field: Field; readonly from: number; readonly to: number; readonly next?: number },
): number {
  const k = FIELDS.indexOf(field);
  const [own, next] = [BY_FIELD[k] ?? [], [NEXT[k] ?? -1]];
  let least = 1 - share(tagged, from, next);
  for (let i = from; i < to; i += 1) least = Math.min(least, share(tagged, i, i === from ? own : next));
  return Math.min(least, 1 - share(tagged, after, next));
}

/** Returns the values that the labels spell, in the order of the pieces. */
export function valuesOf({ pieces, rows }: SeenPieces, tagged: TaggedPieces): TaggedValue[] {
  const found: TaggedValue[] = [];
  for (let from = 0; from < pieces.length;) {
    const label = LABELS[tagged.labels[from] ?? 0];
    let to = from + 1;
    if (label?.kind !== 'field') {
      from = to;
      continue;
    }
    const next = NEXT[FIELDS.indexOf(label.field)] ?? -1;
    while (tagged.labels[to] === next) to += 1;
    const own = pieces.slice(from, to);
    const [first] = own;
    const last = own.at(-1);
    if (!first || !last) break;
    found.push({
      field: label.field,
      text: textOf(own, rows),
      start: first.start,
      end: last.end,
      period: own.find(({ period }) => period !== undefined)?.period,
      from,
      to,
      sure: isStraight(own, rows) ? likelyOf(tagged, { field: label.field, from, to }) : 0,
      opening: share(tagged, from, OPENING),
      isOpening: label.part === 'opening',
    });
    from = to;
  }
  return found;
}

/** How close the left edges of a value and its continuation in the next row are, in points or characters. */
const SAME_LEFT = 14;

/** Separators that never occur within a value. */
const APART: ReadonlySet<Parting> = new Set<Parting>(['gap', '|', ';']);

/** Whether a value is within one cell, continues in the next row only for lack of room and below its beginning, and contains no separator. */
function isStraight(pieces: readonly Piece[], rows: readonly TextRow[]): boolean {
  const isFull = ({ row, end }: Piece): boolean =>
    rows[row]?.segments.some((one) => one.isFull && one.end <= end + 1 && one.start < end) === true;
  return pieces.every((piece, i) => {
    const next = pieces[i + 1];
    if (next?.row === piece.row) return !APART.has(next.before);
    return next === undefined || (isFull(piece) && Math.abs(piece.left - next.left) <= SAME_LEFT);
  });
}

/** Whether a piece is of a list of skills. */
export function isOfSkills({ labels }: TaggedPieces, piece: number): boolean {
  const label = LABELS[labels[piece] ?? 0];
  return label?.kind === 'field' ? label.field === 'skill' : label?.section === 'skills';
}

/** Returns a piece's section: that of its text or heading, or the head for a name or place; undefined for values of studies or work. */
export function sectionOf({ labels }: TaggedPieces, piece: number): Section | undefined {
  const label = LABELS[labels[piece] ?? 0];
  if (label?.kind !== 'field') return label?.section;
  return label.field === 'name' || label.field === 'location' ? 'head' : undefined;
}

/** Joins pieces into one text, with the separators of their row. */
function textOf(pieces: readonly Piece[], rows: readonly TextRow[]): string {
  let text = '';
  let last: Piece | undefined;
  for (const piece of pieces) {
    const row = rows[piece.row];
    const isBeside = last?.row === piece.row && piece.before !== 'gap' && row;
    text += last ? (isBeside ? row.text.slice(last.end - row.start, piece.start - row.start) : ' ') : '';
    text += piece.text;
    last = piece;
  }
  const row = last && rows[last.row];
  const rest = last && row ? row.text.slice(last.end - row.start, last.end - row.start + 1) : '';
  const isOpen = (text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length;
  const whole = (isOpen && rest === ')' ? `${text})` : text).replaceAll(/\s+/g, ' ').trim();
  // A sign at the end of a row is not part of a name, except an abbreviation's full stop.
  return /[\p{Ll}\d)]{2}\.$/u.test(whole) && !/(?:^|[\s,.])\p{Lu}\p{L}{0,4}\.$/u.test(whole)
    ? whole.slice(0, -1)
    : whole;
}
