/** @import { WatchChange, WatchDecision, WatchFinding, WatchTrail } from '../../core/watch/answer.ts' */
/** @import { JsonObject } from '../types.ts' */
import { accessHeaderNames } from '../api/access.js';
import { readJson } from '../api/read-json.js';
import { element } from '../dom/element.js';
import { badge, card, factsOf, notice } from '../dom/parts.js';
import { inWords } from '../dom/words.js';
import { ask } from './ask.js';

/**
 * A whole finding: what changed, the vendor next to the record, previous decisions, and the form for the next one.
 *
 * @param {WatchFinding} finding
 * @param {{ change: WatchChange | undefined, attempt: (work: () => Promise<void>) => Promise<void>, onDecided: () => void }} parts
 */
export async function findingDetail(finding, { change, attempt, onDecided }) {
  /** @type {WatchTrail} */
  const trail = await ask(`GET /findings/${finding.id}/decisions`);
  const { party, record, match } = finding;
  return element(
    'div',
    { class: 'watch-detail' },
    change === undefined ? undefined : changeNotice(change),
    element('p', {}, match.reason),
    element(
      'div',
      { class: 'watch-pair' },
      card('Your vendor', factsOf(/** @type {JsonObject} */ (party))),
      card('The record as published', factsOf(/** @type {JsonObject} */ (record.published))),
    ),
    trailCard(trail),
    evidenceLine(finding.id),
    decisionForm(finding, attempt, onDecided),
  );
}

/** @param {WatchChange} change */
function changeNotice({ kind, reason, changed, at }) {
  const day = at.slice(0, 10);
  const words = reason === null ? '' : `: ${inWords(reason).toLowerCase()}`;
  return notice(
    kind === 'changed' ? 'warn' : 'plain',
    element('p', {}, `${inWords(kind)} on ${day}${words}.`),
    changed.length === 0
      ? undefined
      : element(
          'ul',
          {},
          changed.map(({ of, member, before, after }) =>
            element(
              'li',
              {},
              `${inWords(of)}, ${inWords(member).toLowerCase()}: `,
              element('s', {}, valueText(before)),
              ' → ',
              valueText(after),
            ),
          ),
        ),
  );
}

/** A changed value: strings as they are, lists as JSON. @param {string | null} value */
function valueText(value) {
  if (value === null) return 'nothing';
  const read = value.startsWith('[') ? readJson(value) : value;
  if (!Array.isArray(read)) return value;
  return read.length === 0 ? 'none' : read.join(', ');
}

/** @param {WatchTrail} trail */
function trailCard({ decisions, chain }) {
  return card(
    'Decisions',
    decisions.length === 0
      ? element('p', { class: 'quiet' }, 'None yet.')
      : element(
          'ol',
          {},
          decisions.map((one) => element('li', {}, decisionWords(one))),
        ),
    chain.intact
      ? undefined
      : notice('bad', element('p', {}, `The list's decision record was altered at entry ${String(chain.broken_at)}.`)),
  );
}

/** @param {WatchDecision} decision */
function decisionWords({ decision, note, by, at }) {
  const when = at.slice(0, 16).replace('T', ' ');
  return [
    badge(inWords(decision).toLowerCase(), 'plain'),
    ` ${when} UTC`,
    by === null ? undefined : ` by ${by}`,
    note === null ? undefined : element('span', { class: 'note' }, note),
  ];
}

/** A link cannot carry a key: if calls need one, the page says how to get it. @param {string} id */
function evidenceLine(id) {
  const { key, secret } = accessHeaderNames();
  const address = `/watch/findings/${id}/evidence?format=html`;
  if (key || secret)
    return element('p', { class: 'quiet' }, 'Evidence, with your key: ', element('code', {}, `GET ${address}`));
  return element(
    'p',
    { class: 'screen-only' },
    element('a', { href: address, target: '_blank', rel: 'noopener' }, 'Evidence to print or save'),
    element('span', { class: 'unseen' }, ' (opens a new tab)'),
  );
}

/** The last person to decide, kept in this page for the next decision. */
let lastBy = '';

/** @param {WatchFinding} finding @param {(work: () => Promise<void>) => Promise<void>} attempt @param {() => void} onDecided */
function decisionForm({ id, party }, attempt, onDecided) {
  const note = element('textarea', { id: `note-${id}`, rows: 2, maxlength: 2000 });
  const by = element('input', { id: `by-${id}`, maxlength: 200, autocomplete: 'off' });
  by.value = lastBy;
  const choices = /** @type {const} */ ([
    ['not_a_match', 'Not a match'],
    ['match', 'Match'],
    ['later', 'Later'],
  ]);
  return element(
    'form',
    {
      class: 'watch-decision',
      'aria-label': `Decide on ${party.name}`,
      onsubmit: (event) => {
        event.preventDefault();
      },
    },
    element('div', { class: 'field' }, element('label', { for: note.id }, 'Why'), note),
    element('div', { class: 'field' }, element('label', { for: by.id }, 'Decided by'), by),
    element(
      'p',
      { class: 'row' },
      choices.map(([decision, words]) =>
        element(
          'button',
          {
            type: 'button',
            onclick: () => {
              lastBy = by.value.trim();
              const sent = {
                decision,
                ...(note.value.trim() === '' ? {} : { note: note.value }),
                ...(lastBy === '' ? {} : { by: lastBy }),
              };
              void attempt(async () => {
                await ask(`POST /findings/${id}/decisions`, sent);
                onDecided();
              });
            },
          },
          words,
        ),
      ),
    ),
    element(
      'p',
      { class: 'hint' },
      '"Not a match" keeps the finding closed until the compared names or states change.',
    ),
  );
}
