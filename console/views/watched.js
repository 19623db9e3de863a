/** @import { WatchMatch, WatchRecord, WatchScreen, WatchSource } from '../../core/watch/answer.ts' */
/** @import { Source } from '../../core/screening/answer.ts' */
import { smallPrint } from '../dom/parts.js';
import { counted } from '../dom/words.js';
import { listSection, reasonsList } from './list-section.js';

/** A match on a kept copy, with what was published. @typedef {WatchMatch & { entity: WatchRecord['published'] }} WatchedMatch */
/** @typedef {{ status: WatchScreen['sections'][number]['status'], matches: readonly WatchedMatch[], source: Source }} WatchedSection */

/** @param {WatchScreen} answer */
export function watchedView({ sections, reasons }) {
  return [
    reasonsList(reasons),
    sections.map(({ status, matches, source }) =>
      listSection(source.name, {
        status,
        matches: matches.map(({ record, match }) => ({ ...match, entity: record.published })),
        source: sourceOf(source),
      }),
    ),
    smallPrint('Every match is a lead for a person to verify; no answer is a clearance.'),
  ];
}

/** @param {WatchSource} source @returns {Source} */
function sourceOf({ name, url, copy, copies_since: since }) {
  if (copy === null) {
    const note = since === null ? 'No copy kept.' : `No copy of that day; the first is from ${since}.`;
    return { name, url, basis: 'live', as_of: null, note };
  }
  const note = `Copy ${String(copy.version)}, read ${copy.read_at.slice(0, 10)}: ${counted(copy.records, 'record')}.`;
  return { name, url, basis: copy.basis, as_of: copy.as_of, note, doubted_lists: copy.doubted_lists };
}
