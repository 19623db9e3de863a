/** @import { WatchChange, WatchChanges, WatchFinding, WatchFindings, WatchList } from '../../core/watch/answer.ts' */
/** @import { Tone } from '../dom/parts.js' */
import { element } from '../dom/element.js';
import { badge, notice, ratingText } from '../dom/parts.js';
import { scrolling } from '../dom/table.js';
import { counted, numberText } from '../dom/words.js';
import { allPages, ask, PAGE_SIZE } from './ask.js';
import { findingDetail } from './finding-detail.js';

/** Rows drawn at a time. */
const PAGE_ROWS = 50;

/** @type {Readonly<Record<string, { label: string, has: (finding: WatchFinding) => boolean }>>} */
const FILTERS = {
  undecided: { label: 'To decide', has: ({ status, decision }) => status === 'open' && decision === null },
  open: { label: 'All open', has: ({ status }) => status === 'open' },
  decided: { label: 'Decided', has: ({ decision }) => decision !== null },
  gone: { label: 'Gone', has: ({ status }) => status === 'gone' },
  all: { label: 'All', has: () => true },
};

const TITLES = ['Finding', 'Vendor', 'Record', 'Score', 'Last change', 'Decision'];

/**
 * The findings of a list, each opened directly below its row.
 *
 * @param {string} name
 * @param {(work: () => Promise<void>) => Promise<void>} attempt
 * @param {() => Promise<void>} onDecided
 */
export function findingsPanel(name, attempt, onDecided) {
  /** @type {WatchFinding[]} */
  let findings = [];
  /** The last change of each finding. @type {Map<string, WatchChange>} */
  let changes = new Map();
  let page = 0;
  const reasons = element('div', {});
  const body = element('tbody');
  const place = element('span', { role: 'status' });
  const select = element(
    'select',
    { id: 'watch-filter' },
    Object.entries(FILTERS).map(([id, { label }]) => element('option', { value: id }, label)),
  );
  const turn = (/** @type {number} */ by) => () => {
    page += by;
    draw();
  };
  const back = element('button', { type: 'button', class: 'small', onclick: turn(-1) }, 'Previous');
  const forth = element('button', { type: 'button', class: 'small', onclick: turn(1) }, 'Next');
  const draw = () => {
    const shown = findings.filter(FILTERS[select.value]?.has ?? (() => true));
    page = Math.max(0, Math.min(page, Math.ceil(shown.length / PAGE_ROWS) - 1));
    const from = page * PAGE_ROWS;
    const rows = shown.slice(from, from + PAGE_ROWS);
    body.replaceChildren(...rows.map((finding) => findingRow(finding, changes.get(finding.id), onRow)));
    place.textContent =
      shown.length === 0
        ? 'No findings. That is not a clearance.'
        : `${numberText(from + 1)} to ${numberText(from + rows.length)} of ${counted(shown.length, 'finding')}`;
    back.disabled = page === 0;
    forth.disabled = from + PAGE_ROWS >= shown.length;
  };
  const reload = async () => {
    const [list, found, told] = await Promise.all([listOf(name), findingsOf(name), allChanges()]);
    findings = found;
    changes = new Map(told.map((change) => [change.finding.id, change]));
    reasons.replaceChildren(...(list.incomplete_coverage ? [coverageNotice(list)] : []));
    draw();
  };
  const decided = () =>
    attempt(async () => {
      await reload();
      await onDecided();
    });
  const onRow = (/** @type {WatchFinding} */ finding, /** @type {HTMLTableRowElement} */ row) => {
    const cell = element('td', { colspan: TITLES.length, class: 'watch-open' });
    row.after(element('tr', { class: 'opened' }, cell));
    void attempt(async () => {
      cell.append(
        await findingDetail(finding, { change: changes.get(finding.id), attempt, onDecided: () => void decided() }),
      );
    });
  };
  select.addEventListener('change', () => {
    page = 0;
    draw();
  });
  const head = element(
    'tr',
    {},
    TITLES.map((title) => element('th', { scope: 'col' }, title)),
  );
  const caption = `Findings of ${name}`;
  const node = element(
    'section',
    { class: 'service' },
    element('h2', { tabindex: -1 }, caption),
    reasons,
    element('p', { class: 'row' }, element('label', { for: 'watch-filter' }, 'Show'), select, back, forth, place),
    scrolling(caption, element('table', {}, element('caption', {}, caption), element('thead', {}, head), body)),
  );
  return { node, reload };
}

/** @param {string} name @returns {Promise<WatchList>} */
function listOf(name) {
  return ask(`GET /lists/${name}`);
}

/** Returns a list's findings, best score first. @param {string} name */
async function findingsOf(name) {
  const pages = await allPages(async (after) => {
    /** @type {WatchFindings} */
    const page = await ask(
      `GET /findings?list=${name}&limit=${String(PAGE_SIZE)}${after === undefined ? '' : `&after=${after}`}`,
    );
    return { page: page.findings, next: page.next ?? undefined };
  });
  return pages.flat().sort((a, b) => b.match.score - a.match.score);
}

/** Returns the owner's changes, oldest first. */
async function allChanges() {
  const pages = await allPages(async (after = '0') => {
    /** @type {WatchChanges} */
    const page = await ask(`GET /changes?after=${after}&limit=${String(PAGE_SIZE)}`);
    return { page: page.changes, next: String(page.next) === after ? undefined : String(page.next) };
  });
  return pages.flat();
}

/** @param {WatchList} list */
function coverageNotice({ reasons }) {
  return notice(
    'warn',
    element('p', {}, element('strong', {}, 'Incomplete coverage.'), ' A vendor without a finding is not clear.'),
    element(
      'ul',
      {},
      reasons.map((reason) => element('li', {}, reason)),
    ),
  );
}

/** @type {Readonly<Record<string, readonly [string, Tone]>>} */
const DECISIONS = {
  match: ['match', 'bad'],
  not_a_match: ['not a match', 'good'],
  later: ['later', 'plain'],
};

/**
 * @param {WatchFinding} finding
 * @param {WatchChange | undefined} change
 * @param {(finding: WatchFinding, row: HTMLTableRowElement) => void} onOpen
 */
function findingRow(finding, change, onOpen) {
  const { party, record, match, status, decision } = finding;
  const [words, tone] =
    decision === null ? ['to decide', /** @type {Tone} */ ('warn')] : (DECISIONS[decision] ?? [decision, 'plain']);
  const isGone = status === 'gone';
  const open = element(
    'button',
    {
      type: 'button',
      class: 'small',
      'aria-expanded': 'false',
      onclick: () => {
        const isOpen = open.getAttribute('aria-expanded') === 'true';
        open.setAttribute('aria-expanded', String(!isOpen));
        if (!isOpen) onOpen(finding, row);
        else if (row.nextElementSibling?.classList.contains('opened')) row.nextElementSibling.remove();
      },
    },
    'Open',
    element('span', { class: 'unseen' }, ` the finding on ${party.name}`),
  );
  const row = element(
    'tr',
    {},
    element('td', {}, open),
    element('td', {}, party.name, element('span', { class: 'note' }, party.reference)),
    element('td', {}, record.published.name, element('span', { class: 'note' }, SOURCES[record.source])),
    element('td', { class: 'number' }, ratingText(match.score)),
    element(
      'td',
      {},
      isGone ? badge('gone') : badge(change?.kind ?? 'open', change?.kind === 'changed' ? 'warn' : 'plain'),
    ),
    element('td', {}, isGone && decision === null ? '–' : badge(words, tone)),
  );
  return row;
}

/** @type {Readonly<Record<WatchFinding['record']['source'], string>>} */
const SOURCES = {
  csl: 'Consolidated Screening List',
  uflpa: 'UFLPA Entity List',
  register: 'SAM.gov exclusions register',
};
