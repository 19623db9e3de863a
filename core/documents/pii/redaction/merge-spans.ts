import type { EntityType } from './entity-type.ts';
import type { Span } from './span.ts';

/** A stretch replaced by one placeholder. */
export interface MergedSpan extends Span {
  /** The types of the overlapping values, in text order. Absent if they all have one type. */
  readonly mergedTypes?: readonly EntityType[];
}

/**
 * Sorts spans and merges overlapping ones. A merged span has the type of its longest value, or of the first one on a tie.
 * Adjacent spans are not merged.
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

/** Merges overlapping spans in text order. */
function mergeGroup(group: readonly Span[], end: number): MergedSpan {
  const longest = group.reduce((best, span) => (lengthOf(span) > lengthOf(best) ? span : best));
  const types = [...new Set(group.map(({ type }) => type))];
  const span = { type: longest.type, start: group[0]?.start ?? 0, end };
  return types.length > 1 ? { ...span, mergedTypes: types } : span;
}

function lengthOf({ start, end }: Span): number {
  return end - start;
}
