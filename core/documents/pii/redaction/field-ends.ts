import type { Place } from '../../../quotes/locate.ts';

/** A sign between the fields of a row. */
interface Separator {
  readonly sign: string;
  /** How often a row has it at least: a sentence has a comma or two as well. */
  readonly least: number;
  /** Whether a space may follow it. In rows none follows a comma, in sentences one does. */
  readonly isSpaced: boolean;
}

const SEPARATORS: readonly Separator[] = [
  { sign: '\t', least: 1, isSpaced: true },
  { sign: '|', least: 1, isSpaced: true },
  { sign: ';', least: 1, isSpaced: false },
  { sign: ',', least: 2, isSpaced: false },
];

/** A line and the places of each sign that may separate its fields. */
interface Line extends Place {
  readonly separators: ReadonlyMap<string, readonly number[]>;
}

/**
 * The signs between the fields of tables, and the line ends between their rows, in text order: no value goes over them. Rows are
 * adjacent lines with the same number of a separator, outside of quotes. Linear.
 */
export function fieldEnds(text: string): Place[] {
  const lines = linesOf(text);
  /** For each line: what separates the fields of it and of the line before. */
  const shared = lines.map((line, i) => separatorOfRows(lines[i - 1], line));
  return lines.flatMap(({ start, separators }, i) => {
    const signs = new Set([shared[i], shared[i + 1]].filter((sign) => sign !== undefined));
    const places = [...signs]
      .flatMap((sign) => separators.get(sign) ?? [])
      .concat(shared[i] === undefined ? [] : start - 1);
    return places.toSorted((a, b) => a - b).map((at) => ({ start: at, end: at + 1 }));
  });
}

function linesOf(text: string): Line[] {
  const lines: Line[] = [];
  for (let start = 0; start <= text.length;) {
    const lineEnd = text.indexOf('\n', start);
    const end = lineEnd === -1 ? text.length : lineEnd;
    lines.push({ start, end, separators: separatorsOf(text, start, end) });
    start = end + 1;
  }
  return lines;
}

function separatorOfRows(one: Line | undefined, other: Line): string | undefined {
  return SEPARATORS.find(({ sign, least }) => {
    const count = other.separators.get(sign)?.length ?? 0;
    return count >= least && one?.separators.get(sign)?.length === count;
  })?.sign;
}

const SIGNS = /["\t|;,]/g;

function separatorsOf(text: string, start: number, end: number): Line['separators'] {
  const line = text.slice(start, end);
  const places = new Map<string, number[]>();
  const spaced = new Set<string>();
  // An odd quote is of inches, or its field goes on in the next line.
  const hasQuotes = line.split('"').length % 2 === 1;
  let isQuoted = false;
  for (const { 0: sign, index } of line.matchAll(SIGNS)) {
    if (sign === '"') isQuoted = hasQuotes && !isQuoted;
    else if (!isQuoted) {
      places.getOrInsertComputed(sign, () => []).push(start + index);
      if (line.charAt(index + 1) === ' ') spaced.add(sign);
    }
  }
  for (const { sign, isSpaced } of SEPARATORS) if (!isSpaced && spaced.has(sign)) places.delete(sign);
  return places;
}
