/** The longest quote of a tick box: its labels and marks. */
const MAX_QUOTE = 300;

type Mark = 'ticked' | 'unticked';

interface MarkToken {
  readonly kind: Mark | 'claims' | 'occurrence' | 'row' | 'word';
}

const TICK_SIGNS = '✓✔☑☒✗✘✕✖⊠🗹🗷■●';
const EMPTY_SIGNS = '☐□○';
const TICKED = new Set(['x', 'y', 'yes', ...Array.from(TICK_SIGNS)]);
const UNTICKED = new Set(['n', 'no', 'na', ...Array.from(EMPTY_SIGNS)]);

/** The first words of the labels before these two boxes, on rows that have them. */
const ROWS = new Set(['commercial', 'umbrella', 'excess']);

/** The printed question next to a yes-or-no box, which is not an answer; an empty box drawn with brackets; N/A. */
const QUESTION = /\by\s{0,2}\/\s{0,2}n\b/giu;
const EMPTY_BRACKETS = /\[\s{0,4}\]|\(\s{0,4}\)/gu;
const NOT_APPLICABLE = /\bn\s{0,2}\/\s{0,2}a\b/giu;

/** Signs that are marks. */
export const MARK_SIGNS = TICK_SIGNS + EMPTY_SIGNS;
const PIECE = new RegExp(`[\\p{L}\\p{N}]{1,64}|[${MARK_SIGNS}]`, 'gu');

/**
 * Reads the quote of one box: true for a tick or yes, false for an empty box or no, undefined without a mark or with both kinds. A printed
 * label is not a mark.
 */
export function readMark(quote: string): boolean | undefined {
  const marks = new Set(
    tokensOf(quote).flatMap(({ kind }) => (kind === 'ticked' || kind === 'unticked' ? [kind] : [])),
  );
  if (marks.size !== 1) return undefined;
  return marks.has('ticked');
}

/**
 * Reads the quote of the claims-made and occurrence boxes: true for claims-made, false for occurrence, undefined if unclear. A mark belongs
 * to the label after it, to the one before it if every label has its mark behind it, or to the only label. A mark for the row's own label
 * is ignored.
 */
export function readClaimsMade(quote: string): boolean | undefined {
  const all = tokensOf(quote);
  const tokens = all.filter((token, i) => isLabel(token) || (isMark(token) && all[i + 1]?.kind !== 'row'));
  const isBehind = isMark(tokens.at(-1));
  if (isBehind && tokens.some((token, i) => isLabel(token) !== (i % 2 === 0))) return undefined;
  const ticked = tokens.filter((token, i) => isLabel(token) && tokens[isBehind ? i + 1 : i - 1]?.kind === 'ticked');
  const [form, second] = ticked;
  const isWhole = tokens.filter(({ kind }) => kind === 'ticked').length === 1;
  return form && !second && isWhole ? form.kind === 'claims' : undefined;
}

function isLabel({ kind }: MarkToken): boolean {
  return kind === 'claims' || kind === 'occurrence';
}

function isMark(token: MarkToken | undefined): boolean {
  return token?.kind === 'ticked' || token?.kind === 'unticked';
}

/** Returns the words and numbers next to the marks of a quote, in lower case. */
export function besideMarks(quote: string): string[] {
  return piecesOf(quote).filter((piece) => !TICKED.has(piece) && !UNTICKED.has(piece));
}

function tokensOf(quote: string): MarkToken[] {
  return quote.length > MAX_QUOTE ? [] : piecesOf(quote).map((piece) => ({ kind: kindOf(piece) }));
}

function piecesOf(quote: string): string[] {
  const plain = quote.replace(NOT_APPLICABLE, ' na ').replace(QUESTION, ' ').replace(EMPTY_BRACKETS, ' ☐ ');
  return Array.from(plain.matchAll(PIECE), ([piece]) => piece.toLowerCase());
}

function kindOf(piece: string): MarkToken['kind'] {
  if (TICKED.has(piece)) return 'ticked';
  if (UNTICKED.has(piece)) return 'unticked';
  if (ROWS.has(piece)) return 'row';
  if (piece === 'claims') return 'claims';
  return piece === 'occur' || piece === 'occurrence' ? 'occurrence' : 'word';
}
