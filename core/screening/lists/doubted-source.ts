import { doubtSentences, type ServedDoubt } from '../../whole-lists/doubt-note.ts';
import type { ListSource } from './list-source.ts';

/** A source whose note says which of its lists are not whole; the same source where all of them are. */
export function withDoubts<Source extends ListSource>(source: Source, doubts: readonly ServedDoubt[]): Source {
  if (doubts.length === 0) return source;
  return { ...source, note: [source.note, ...doubtSentences(doubts)].join(' '), doubted_lists: doubts };
}
