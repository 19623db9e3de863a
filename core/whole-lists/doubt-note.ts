import type { DoubtedList } from './answer.ts';

/** Returns a sentence for each doubted list, for a note or the reasons of an answer. */
export function doubtSentences(doubts: readonly DoubtedList[]): string[] {
  return doubts.map((doubt) => {
    const { list, records, missing, last_whole, still_compared } = doubt;
    const since = `${doubt.since.slice(0, 16)}Z`;
    if (records === null || missing === null) {
      return `${list} may be missing: since ${since} the search no longer finds a name that was on it on ${last_whole}.`;
    }
    return (
      `${list} is not whole: since ${since} it has ${counted(records)}, ${missing} fewer than on ${last_whole}. ` +
      (still_compared >= missing
        ? 'The missing records are still compared, as last published.'
        : `${still_compared} of the missing records are still compared; the others are not known here.`)
    );
  });
}

function counted(records: number): string {
  return records === 1 ? '1 record' : `${records} records`;
}

/** Whether records are missing that this server never read, so that finding nothing proves nothing. */
export function isPartUnknown(doubts: readonly DoubtedList[]): boolean {
  return doubts.some(({ missing, still_compared }) => missing === null || still_compared < missing);
}

/** The part of a section that a doubt can change. */
interface DoubtedSection {
  readonly status: 'match' | 'possible_match' | 'no_match' | 'error';
  readonly source: { readonly doubted_lists?: readonly DoubtedList[] };
}

/** Turns a section with no match into an error if part of its list is unknown here: unknown is not none. */
export function withUnknownPart<Section extends DoubtedSection>(section: Section): Section {
  const isUnknown = section.status === 'no_match' && isPartUnknown(section.source.doubted_lists ?? []);
  return isUnknown ? { ...section, status: 'error' } : section;
}

/** Adds to a source's note which of its lists are incomplete; returns the same source if none is. */
export function withDoubts<Doubted extends { readonly note: string }>(
  source: Doubted,
  doubts: readonly DoubtedList[],
): Doubted & { readonly doubted_lists?: readonly DoubtedList[] } {
  if (doubts.length === 0) return source;
  return { ...source, note: [source.note, ...doubtSentences(doubts)].join(' '), doubted_lists: doubts };
}
