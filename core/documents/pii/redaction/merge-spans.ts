import type { EntityType } from './entity-type.ts';
import type { Span } from './span.ts';

/** A stretch that is taken out as one. */
export interface MergedSpan extends Span {
  /** The types of the values that overlap in it, in text order; absent where all are of one type. */
  readonly mergedTypes?: readonly EntityType[];
}

/**
 * Spans in text order, those that overlap made one: its type is that of the longest, of equally long ones that of the first
 * in the text. Spans that only touch stay apart.
 */
export function mergeSpans(spans: readonly Span[]): MergedSpan[] {
  const sorted = spans.toSorted((a, b) => a.start - b.start || b.end - a.end);
  const merged: MergedSpan[] = [];
  let group: Span[] = [];
  let end = 0;
  for (const span of sorted) {
    if (group.length > 0 && span.start >= end) {
      merged.push(mergeGroup(group, end));
      group = [];
    }
    group.push(span);
    end = Math.max(end, span.end);
  }
  if (group.length > 0) merged.push(mergeGroup(group, end));
  return merged;
}

/** Of spans in text order that overlap. */
function mergeGroup(group: readonly Span[], end: number): MergedSpan {
  const longest = group.reduce((best, span) => (lengthOf(span) > lengthOf(best) ? span : best));
  const types = [...new Set(group.map(({ type }) => type))];
  const span = { type: longest.type, start: group[0]?.start ?? 0, end };
  return types.length > 1 ? { ...span, mergedTypes: types } : span;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}
