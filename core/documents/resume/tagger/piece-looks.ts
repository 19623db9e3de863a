import type { Word } from '../../pages/pages.ts';
import type { TextRow } from '../rules/resume-rows.ts';
import type { PieceClass } from './piece-classes.ts';
import type { Piece } from './pieces.ts';
import type { RowContext } from './row-contexts.ts';

/** How a piece is set, compared with the document's usual print. */
export interface PieceLook {
  /** '' if unknown, '=' if as usual; otherwise whether the typeface (`f`) or only the size (`s`) differs, and how the size does. */
  readonly kind: string;
  /** What pieces that are set alike share. */
  readonly key: string;
  /** How little of the document is set like this, in steps; 0 is much. */
  readonly rarity: number;
}

const UNKNOWN: PieceLook = { kind: '', key: '', rarity: 0 };

/** Sizes that differ by less than this share are the same. */
const SAME_SIZE = 0.03;

const RARITIES = [0.3, 0.12, 0.05, 0.02];

/** Returns the looks of pieces by the typefaces of a text layer; unknown in texts and pictures. */
export function looksOf(pieces: readonly Piece[], rows: readonly TextRow[]): PieceLook[] {
  const words = rows.map(({ segments }) => segments.flatMap((one) => one.words));
  const counts = new Map<string, { readonly word: Word; count: number }>();
  let all = 0;
  for (const word of words.flat()) {
    const found = counts.getOrInsertComputed(keyOf(word), () => ({ word, count: 0 }));
    found.count += word.text.length;
    all += word.text.length;
  }
  const [usual] = [...counts.values()].toSorted((a, b) => b.count - a.count);
  const at = rows.map(() => 0);
  return pieces.map(({ row, start }) => {
    // Pieces are in the order of their words.
    const own = words[row] ?? [];
    let k = at[row] ?? 0;
    while (k < own.length - 1 && (own[k]?.end ?? 0) <= start) k += 1;
    at[row] = k;
    const word = own[k];
    if (word?.font === undefined || !usual) return UNKNOWN;
    const key = keyOf(word);
    const share = (counts.get(key)?.count ?? 0) / all;
    return { kind: kindOf(word, usual.word), key, rarity: RARITIES.filter((most) => share < most).length };
  });
}

/** Whether a document's typefaces tell its parts apart. */
export function hasFaces(looks: readonly PieceLook[]): boolean {
  return looks.some(({ kind }) => kind.startsWith('f'));
}

function heightOf({ box }: Word): number {
  return box.bottom - box.top;
}

function keyOf(word: Word): string {
  return word.font === undefined ? '' : `${word.font} ${Math.round(heightOf(word) * 4)}`;
}

function kindOf(word: Word, usual: Word): string {
  const larger = heightOf(word) / heightOf(usual) - 1;
  const size = Math.abs(larger) <= SAME_SIZE ? '=' : larger > 0 ? '>' : '<';
  return word.font === usual.font ? (size === '=' ? '=' : `s${size}`) : `f${size}`;
}

/** The looks of a document's pieces, and of the rows that they are in. */
export interface DocumentLooks {
  readonly ofPieces: readonly PieceLook[];
  /** For each row the kinds of its pieces' looks. */
  readonly ofRows: readonly string[];
  /** For each row the look of the last heading above it. */
  readonly ofHeadings: readonly string[];
}

/** A document whose pieces have looks. */
interface Looked {
  readonly pieces: readonly Piece[];
  readonly classes: readonly PieceClass[];
  readonly contexts: readonly RowContext[];
  readonly looks: DocumentLooks;
}

/** The most pieces of a row whose looks are told apart. */
const MAX_TOLD = 6;

/** Prepares the features of looks. */
export function documentLooks(
  rows: readonly TextRow[],
  { pieces, classes }: Pick<Looked, 'pieces' | 'classes'>,
): DocumentLooks {
  const ofPieces = looksOf(pieces, rows);
  const kinds = rows.map((): string[] => []);
  const headings = new Map<number, string>();
  for (const [i, { row }] of pieces.entries()) {
    kinds[row]?.push(ofPieces[i]?.kind ?? '');
    if (classes[i] === 'H') headings.set(row, ofPieces[i]?.key ?? '');
  }
  let last = '';
  const ofHeadings = rows.map((_, row) => (last = headings.get(row) ?? last));
  return { ofPieces, ofRows: kinds.map((all) => all.slice(0, MAX_TOLD).join(' ')), ofHeadings };
}

interface LookedAt {
  readonly i: number;
  readonly inRow: string;
  /** The pieces right above and below with the same left edge; -1 for none. */
  readonly above: number;
  readonly below: number;
}

/** Adds the features of a piece's look and of those around it. */
export function addLooks(
  add: (...parts: readonly (number | string | boolean)[]) => void,
  { pieces, classes, contexts, looks: { ofPieces: looks, ofRows, ofHeadings } }: Looked,
  { i, inRow, above, below }: LookedAt,
): void {
  const [piece, look] = [pieces[i], looks[i]];
  const context = piece && contexts[piece.row];
  if (!look || !context || look.kind === '') return;
  const { kind, key, rarity } = look;
  const own = classes[i] ?? '';
  const isSame = (other: number): boolean | string => looks[other] === undefined || looks[other].key === key;
  const beside = (k: number): boolean | string => (pieces[i + k]?.row === piece.row ? isSame(i + k) : '');
  const [last, next] = [beside(-1), beside(1)];
  const [higher, lower] = [above < 0 ? '' : isSame(above), below < 0 ? '' : isSame(below)];
  const row = ofRows[piece.row] ?? '';
  const { section, pattern, isBullet, dates, sinceDates, sinceHeading, gap } = context;
  const isHeading = ofHeadings[piece.row] === key;
  add(own, kind);
  add(own, kind, section);
  add(kind, inRow, section);
  add(own, kind, rarity);
  add(kind, rarity, section, isBullet);
  add(own, row, inRow);
  add(row, inRow, section);
  add(own, ofRows[piece.row - 1] ?? '^', row);
  add(own, row, ofRows[piece.row + 1] ?? '$');
  add(own, last, next, piece.before, piece.after);
  add(own, last, piece.before, classes[i - 1] ?? '^');
  add(own, next, piece.after, classes[i + 1] ?? '$');
  add(own, higher, lower, isBullet);
  add(own, higher, gap, classes[above] ?? '^');
  add(own, lower, classes[below] ?? '$');
  add(kind, pattern, inRow);
  add(own, kind, dates, sinceDates);
  add(own, kind, sinceHeading);
  add(own, isHeading, gap > 2, kind);
  add(isHeading, kind, rarity, inRow);
}
