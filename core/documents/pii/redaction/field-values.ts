import type { Place } from '../../../quotes/locate.ts';

const WORD_SIGN = /[\p{L}\p{N}]/u;

/** Cuts each span at the walls within it, which are in text order. Spans are in any order. */
export function withinWalls<Stretch extends Place>(
  text: string,
  spans: readonly Stretch[],
  walls: readonly Place[],
): Stretch[] {
  return walls.length === 0 ? [...spans] : spans.flatMap((span) => cut(text, span, walls));
}

function cut<Stretch extends Place>(text: string, span: Stretch, walls: readonly Place[]): Stretch[] {
  let [low, high] = [0, walls.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((walls[middle]?.end ?? 0) <= span.start) low = middle + 1;
    else high = middle;
  }
  if ((walls[low]?.start ?? Infinity) >= span.end) return [span];
  const pieces: Stretch[] = [];
  let { start } = span;
  const add = (end: number): void => {
    const inside = text.slice(start, end);
    const first = start + inside.length - inside.trimStart().length;
    if (WORD_SIGN.test(inside)) pieces.push({ ...span, start: first, end: first + inside.trim().length });
  };
  for (let i = low; (walls[i]?.start ?? Infinity) < span.end; i++) {
    add(walls[i]?.start ?? 0);
    start = walls[i]?.end ?? 0;
  }
  add(span.end);
  return pieces;
}

/** A tag of any name, a mark of emphasis or code, and a straight quote. A backslash before a quote is of a string: the quote is text. */
const MARKS =
  /<(?<close>\\?\/)?(?<name>[A-Za-z][\w:.-]{0,60})(?:\s[^<>]{0,200}?)?(?<empty>\/)?>|(?<![\\"])"+|\*\*|~~|`|[*_']/g;

/** Elements without content. */
const EMPTY = /^(?:br|wbr|hr|img|input)$/i;

/** A mark and what it pairs with. */
interface Mark extends Place {
  readonly kind: string;
  readonly opens: boolean;
  readonly closes: boolean;
}

/**
 * The marks within a stretch whose other half is outside of it, in text order. An element or quotation that is whole within the
 * stretch goes with it.
 */
export function brokenMarks(text: string, { start, end }: Place): Place[] {
  const open: Mark[] = [];
  const broken: Mark[] = [];
  for (const match of text.slice(start, end).matchAll(MARKS)) {
    const mark = markAt(text, start + match.index, match);
    if (mark === undefined) continue;
    if (mark.closes && open.at(-1)?.kind === mark.kind) open.pop();
    else if (mark.opens) open.push(mark);
    else broken.push(mark);
  }
  return [...broken, ...open].toSorted((a, b) => a.start - b.start);
}

function markAt(text: string, start: number, { 0: all, groups = {} }: RegExpMatchArray): Mark | undefined {
  const end = start + all.length;
  const { name, close, empty } = groups;
  if (name !== undefined) {
    if (empty !== undefined || EMPTY.test(name)) return undefined;
    return { start, end, kind: name.toLowerCase(), opens: close === undefined, closes: close !== undefined };
  }
  const [isAfterWord, isBeforeWord] = [text.charAt(start - 1), text.charAt(end)].map((sign) => WORD_SIGN.test(sign));
  // An apostrophe, and the low line of `mara_ellingsen`.
  const isWithinWord = isAfterWord && isBeforeWord;
  if (all.length === 1 && /['*_]/.test(all) && isWithinWord) return undefined;
  // "James' house"
  if (all === "'" && !/[(),:=[\]{};]/.test(text.charAt(isAfterWord ? end : start - 1))) return undefined;
  return { start, end, kind: all, opens: isBeforeWord || !isAfterWord, closes: isAfterWord || !isBeforeWord };
}
