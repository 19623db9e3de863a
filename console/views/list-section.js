/** @import { RegisterSection } from '../../core/screening/exclusions/answer.ts' */
/** @import { CslMatch, CslSection, RegisterMatch, UflpaMatch, UflpaSection } from '../../core/screening/lists/answer.ts' */
/** @import { JsonObject } from '../types.ts' */
/** @import { Tone } from '../dom/parts.js' */
/** @import { WatchedMatch, WatchedSection } from './watched.js' */
import { element } from '../dom/element.js';
import { badge, card, factsOf, more, notice, rating, sourceLine } from '../dom/parts.js';
import { counted, inWords } from '../dom/words.js';

/** @type {Readonly<Record<string, Tone>>} */
const TONES = { match: 'bad', possible_match: 'warn', no_match: 'good', error: 'bad' };

/** @type {Readonly<Record<string, string>>} */
const STATUSES = { match: 'Match', possible_match: 'Possible match', no_match: 'No match', error: 'Not checked' };

/** Sample data is never green: nothing real was checked. @param {string} status @param {{ basis: string }} [source] */
export function statusBadge(status, source) {
  const isSample = source?.basis === 'sample' && status === 'no_match';
  return badge(STATUSES[status] ?? inWords(status), isSample ? 'plain' : (TONES[status] ?? 'plain'));
}

/**
 * A list's result for a name: its status, its matches, its source, and what was not compared.
 *
 * @param {string} title
 * @param {RegisterSection | CslSection | UflpaSection | WatchedSection} section
 */
export function listSection(title, section) {
  const held = 'records_below_match_threshold' in section ? section.records_below_match_threshold : 0;
  return card(
    title,
    element(
      'p',
      { class: 'state' },
      statusBadge(section.status, section.source),
      section.matches.length > 1 ? ` ${counted(section.matches.length, 'record')}` : '',
    ),
    section.status === 'error'
      ? notice(
          'bad',
          element('strong', {}, 'This list could not be checked. '),
          'Whether it lists this name is unknown.',
        )
      : undefined,
    'result_page_truncated' in section && section.result_page_truncated
      ? notice('warn', 'The list returned only some of its results or no total: there may be more.')
      : undefined,
    'candidate_scan_truncated' in section && section.candidate_scan_truncated
      ? notice('warn', 'The scan reached its limit: there may be more.')
      : undefined,
    section.matches.map((one) => matchItem(one)),
    held > 0
      ? element(
          'p',
          { class: 'quiet' },
          `${counted(held, 'record')} scored below the match floor and ${held === 1 ? 'is' : 'are'} not shown.`,
        )
      : undefined,
    sourceLine(section.source, section.status !== 'error'),
  );
}

/** The reasons of a screen's result, one sentence each. @param {readonly string[]} reasons */
export function reasonsList(reasons) {
  if (reasons.length === 0) return undefined;
  return element(
    'ul',
    { class: 'reasons' },
    reasons.map((one) => element('li', {}, one)),
  );
}

const SHOWN = ['matched_name', 'match_type', 'score', 'reason', 'entity'];

/** @param {RegisterMatch | CslMatch | UflpaMatch | WatchedMatch} match */
function matchItem(match) {
  /** @type {JsonObject} */
  const details = 'entity' in match ? { ...match.entity, ...match } : match;
  return element(
    'article',
    { class: 'match' },
    element('h4', {}, match.matched_name),
    element(
      'p',
      { class: 'state' },
      rating(match.score, 'Score'),
      ' ',
      badge(match.match_type, match.score >= 0.92 ? 'bad' : 'warn'),
    ),
    element('p', {}, match.reason),
    more('The record', factsOf(details, SHOWN)),
  );
}
