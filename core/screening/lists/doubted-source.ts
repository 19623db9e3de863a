import type { DoubtedList } from '../../whole-lists/answer.ts';
import type { Source } from '../answer.ts';
import { doubtSentences } from '../../whole-lists/doubt-note.ts';

/** A source whose note says which of its lists are not whole; the same source where all of them are. */
export function withDoubts<Doubted extends Source>(source: Doubted, doubts: readonly DoubtedList[]): Doubted {
  if (doubts.length === 0) return source;
  return { ...source, note: [source.note, ...doubtSentences(doubts)].join(' '), doubted_lists: doubts };
}
