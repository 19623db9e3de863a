import { combined, hashOf } from '../../linear-chain/hash.ts';
import type { TextRow } from '../rules/resume-rows.ts';
import { classesOf, type PieceClass } from './piece-classes.ts';
import { addLooks, documentLooks, type DocumentLooks } from './piece-looks.ts';
import type { Piece } from './pieces.ts';
import { rowContexts, type RowContext } from './row-contexts.ts';
import { wordsOf } from '../rules/words/phrases.ts';

/** The first chain's opinion of each piece: its most likely label, how certain in steps, and the same for pieces in the same position. */
export interface Hint {
  readonly own: number;
  readonly alike: readonly number[];
}

/** A resume's pieces with everything that features are made of. */
export interface SeenPieces {
  readonly rows: readonly TextRow[];
  readonly pieces: readonly Piece[];
  readonly classes: readonly PieceClass[];
  readonly contexts: readonly RowContext[];
  readonly looks: DocumentLooks;
  /** The positions of each piece: pieces that share one are alike. */
  readonly places: readonly (readonly number[])[];
  /** For each piece, those right above and below it at the same left edge. */
  readonly beside: readonly { readonly above: number; readonly below: number; readonly isAboveFull: boolean }[];
}

/** Prepares pieces for their features. */
export function seenPieces(rows: readonly TextRow[], pieces: readonly Piece[]): SeenPieces {
  const classes = classesOf(pieces, rows);
  const contexts = rowContexts(rows, { pieces, classes });
  const looks = documentLooks(rows, { pieces, classes });
  const places = pieces.map((piece, i) =>
    placesOf(piece, { context: contexts[piece.row], own: classes[i] ?? '', look: looks.ofPieces[i]?.key ?? '' }),
  );
  return { rows, pieces, classes, contexts, looks, places, beside: besideOf(rows, pieces) };
}

/** How close the left edges of pieces below each other are, in points or characters. */
const SAME_LEFT = 4;

/** Finds the pieces above and below each one: the first of segments with the same left edge. */
function besideOf(rows: readonly TextRow[], pieces: readonly Piece[]): SeenPieces['beside'] {
  const firsts = rows.map((): { readonly left: number; readonly at: number; readonly isFull: boolean }[] => []);
  for (const [i, piece] of pieces.entries()) {
    const own = firsts[piece.row];
    if (own && own.at(-1)?.left !== piece.left) {
      const isFull = rows[piece.row]?.segments.find(({ left }) => left === piece.left)?.isFull === true;
      own.push({ left: piece.left, at: i, isFull });
    }
  }
  return pieces.map(({ row, left }) => {
    const near = (at: number): (typeof firsts)[number][number] | undefined =>
      rows[Math.max(row, at)]?.isFirst === true
        ? undefined
        : firsts[at]?.find((one) => Math.abs(one.left - left) <= SAME_LEFT);
    const above = near(row - 1);
    return { above: above?.at ?? -1, below: near(row + 1)?.at ?? -1, isAboveFull: above?.isFull === true };
  });
}

interface PlacedPiece {
  readonly context: RowContext | undefined;
  readonly own: PieceClass;
  readonly look: string;
}

/** The positions of a piece: relative to the dates of its entry, by the looks of its row, and by its own. */
function placesOf(piece: Piece, { context, own, look }: PlacedPiece): number[] {
  if (!context) return [];
  const { section, height, isCapitals, isBullet, indent, gap, sinceDates, untilDates, dates, isRight } = context;
  const form = piece.form === 'text' ? '' : own;
  const inRow = `${piece.place}${piece.before}${form}`;
  return [
    `${section}|${sinceDates}|${dates}|${inRow}|${isBullet}`,
    `${section}|${untilDates}|${dates}|${inRow}|${isBullet}`,
    `${section}|${height}|${isCapitals}|${isBullet}|${indent}|${gap > 2}|${inRow}|${isRight}`,
    `${section}|${look}|${isBullet}|${piece.place === 0}${form}`,
  ].map(hashOf);
}

/** Classes that are counted among pieces in the same position. */
const COUNTED: readonly string[] = ['Tt', 'CcS', 'S', 'G', 'L', 'sx', 'H'];

/** Returns the share of each counted class among the other pieces in the same position, in steps. */
function sharesOf({ classes, places }: SeenPieces): number[][] {
  const which = (places[0] ?? []).map((_, k) => k);
  const counts = which.map(() => new Map<number, Int32Array>());
  const kinds = classes.map((own) => COUNTED.map((kinds) => (kinds.includes(own) ? 1 : 0)));
  for (const [i, own] of places.entries()) {
    for (const [k, place] of own.entries()) {
      const count = counts[k]?.getOrInsertComputed(place, () => new Int32Array(COUNTED.length + 1));
      if (!count) continue;
      count[COUNTED.length] = (count[COUNTED.length] ?? 0) + 1;
      for (const [c, has] of (kinds[i] ?? []).entries()) count[c] = (count[c] ?? 0) + has;
    }
  }
  return places.map((own, i) =>
    own.flatMap((place, k) => {
      const count = counts[k]?.get(place);
      const all = (count?.[COUNTED.length] ?? 1) - 1;
      return COUNTED.map((_, c) => step((count?.[c] ?? 0) - (kinds[i]?.[c] ?? 0), all));
    }),
  );
}

/** A share in steps: no pieces, none, few, some, most, all. */
export function step(count: number, all: number): number {
  if (all === 0) return 0;
  const share = count / all;
  return share === 0 ? 1 : share < 0.34 ? 2 : share < 0.67 ? 3 : share < 1 ? 4 : 5;
}

const NO_CONTEXT = hashOf('none');
const MAX_FEATURES = 256;

/** The most words of a piece that are features of their own. */
const MAX_WORDS = 6;

/**
 * Calls back for each piece with its features, as 32-bit hashes in a reused list: the piece itself, its surroundings, its position, and
 * pieces in the same position. Features of its words begin at `wordsFrom`.
 */
export function eachPiecesFeatures(
  seen: SeenPieces,
  use: (index: number, features: Int32Array, count: number, wordsFrom: number) => void,
  hints?: readonly Hint[],
): void {
  const { pieces, classes, contexts } = seen;
  const shares = sharesOf(seen);
  const features = new Int32Array(MAX_FEATURES);
  let [count, template] = [0, 0];
  const add = (...parts: readonly (number | string | boolean)[]): void => {
    let hash = (template += 1);
    for (const part of parts) hash = combined(hash, typeof part === 'number' ? part : hashOf(String(part)));
    if (count < MAX_FEATURES) features[count++] = hash;
  };
  const contextAt = (row: number): RowContext | undefined => contexts[row];
  for (const [i, piece] of pieces.entries()) {
    [count, template] = [0, 0];
    const c = contextAt(piece.row);
    if (!c) continue;
    const [b, n] = [contextAt(piece.row - 1), contextAt(piece.row + 1)];
    const at = (k: number): string => classes[i + k] ?? '^';
    const own = at(0);
    const { before, after, place, fromEnd } = piece;
    const inRow = `${Math.min(place, 4)}/${Math.min(fromEnd, 4)}`;
    const look = `${c.height}${c.isCapitals}${c.isBullet}`;
    const size = Math.min(9, piece.text.split(' ').length);
    add(0);
    add(own);
    add(own, before, after);
    add(own, inRow);
    add(own, before, after, c.section);
    add(own, c.section, c.isBullet);
    add(own, c.pattern);
    add(c.pattern, inRow);
    add(c.pattern, inRow, c.section);
    add(own, at(-1), before);
    add(own, at(1), after);
    add(own, at(-1), at(1));
    add(own, at(-1), at(-2));
    add(own, at(1), at(2));
    add(own, size, c.isBullet);
    add(own, c.height, c.besideBefore, c.besideNext);
    add(own, look, c.section);
    add(c.section, c.sinceHeading, own, inRow);
    add(c.section, c.sinceHeading, c.gap, c.isBullet);
    add(own, c.gap, c.gapBelow, c.isBullet);
    add(own, c.indent, c.isBullet);
    add(own, c.isRight, c.isFirst);
    add(own, c.dates, inRow);
    add(own, c.sinceDates, c.untilDates, c.dates);
    add(own, c.sinceDates, c.untilDates, c.section, c.isBullet);
    add(own, c.sinceDates, c.gap, c.dates);
    add(own, c.untilDates, c.gap, c.dates);
    add(c.isFull, c.isAfterFull, own, c.besideBefore, c.gap);
    add(own, b?.pattern ?? '^', b?.isBullet ?? false);
    add(own, n?.pattern ?? '$', n?.isBullet ?? false);
    add(c.pattern, b?.pattern ?? '^', inRow);
    add(c.pattern, n?.pattern ?? '$', inRow);
    add(inRow, b?.dates ?? '', n?.dates ?? '', c.dates, c.isBullet);
    add(own, b?.isBullet ?? true, n?.isBullet ?? true, c.isBullet, c.gap > 2);
    add(own, b?.dates ?? '', b?.pattern ?? '', contextAt(piece.row - 2)?.pattern ?? '^');
    add(own, n?.pattern ?? '', contextAt(piece.row + 2)?.pattern ?? '$');
    add(own, contextAt(piece.row - 1)?.isBullet ?? true, c.besideBefore, c.gap, c.indent);
    const { above, below, isAboveFull } = seen.beside[i] ?? { above: -1, below: -1, isAboveFull: false };
    const isFirst = pieces[i - 1]?.row !== piece.row || pieces[i - 1]?.left !== piece.left;
    add(own, isFirst, classes[above] ?? '^', isAboveFull);
    add(own, isFirst, classes[below] ?? '$');
    add(isFirst, isAboveFull, c.gap, c.isBullet, classes[above] ?? '^');
    add(own, isFirst, inRow, above >= 0 ? place - (pieces[above]?.place ?? 0) : 9, classes[above] ?? '^');
    add(own, c.height > 3, piece.row < 4 ? piece.row : 9, c.section);
    add(c.height, piece.row < 3, own, c.section === '');
    add(own, Math.min(6, piece.row), c.section === '', b?.pattern ?? '^');
    for (const [k, share] of (shares[i] ?? []).entries()) {
      if (share > 0) add(own, k, share);
      else template += 1;
    }
    const ofPlace = shares[i] ?? [];
    const width = COUNTED.length;
    for (let k = 0; k * width < ofPlace.length; k += 1) {
      const [titles, firms, schools, degrees] = ofPlace.slice(k * width);
      add(own, titles ?? 0, firms ?? 0, k, c.section);
      add(own, schools ?? 0, degrees ?? 0, k, c.section);
      add(titles ?? 0, firms ?? 0, k, inRow, c.dates);
    }
    template = 120;
    addLooks(add, seen, { i, inRow, above, below });
    template = 150;
    if (hints) addHints(add, { hints, i, own, row: c, above });
    const wordsFrom = count;
    template = 200;
    const words = wordsOf(piece.text);
    const last = words.at(-1) ?? '';
    add(last, c.section === '');
    add(words[0] ?? '', c.section === '');
    add(words.join(' '), place === 0 && fromEnd === 0);
    add(last, own);
    add(last.slice(-3), size < 3);
    add(words.slice(-2).join(' '));
    for (const word of words.slice(0, MAX_WORDS)) {
      template = 210;
      add(word, c.isBullet);
    }
    template = 220;
    add(wordsOf(pieces[i - 1]?.text ?? '').at(-1) ?? '', before, own);
    add(wordsOf(pieces[i + 1]?.text ?? '')[0] ?? '', after, own);
    use(i, features, count, wordsFrom);
  }
}

interface HintedPiece {
  readonly hints: readonly Hint[];
  readonly i: number;
  readonly own: PieceClass;
  readonly row: RowContext;
  readonly above: number;
}

function addHints(
  add: (...parts: readonly (number | string | boolean)[]) => void,
  { hints, i, own, row, above }: HintedPiece,
): void {
  const at = (k: number): number => hints[i + k]?.own ?? NO_CONTEXT;
  const alike = hints[i]?.alike ?? [];
  add(at(0));
  add(at(0), own);
  add(at(-1), at(0), at(1));
  add(at(-1), at(-2), at(0));
  add(at(1), at(2), at(0));
  add(at(0), hints[above]?.own ?? NO_CONTEXT);
  for (const [k, one] of alike.entries()) {
    add(one, k);
    add(one, k, own);
    add(one, k, at(0));
  }
  add(...alike);
  add(...alike, row.section);
}
