/** @import { SourceReport, SourceState } from '../core/source-report/answer.ts' */
/** @import { Tone } from './dom/parts.js' */
import { isAnswer, send } from './api/send.js';
import { element } from './dom/element.js';
import { badge } from './dom/parts.js';
import { scrolling } from './dom/table.js';
import { numberText } from './dom/words.js';
import { forget, recents } from './api/tab-memory.js';

/** Around the services: recent actions in this tab, and the data sources. */
export function overviewState() {
  const done = element('section', { class: 'overview-state', hidden: true, 'aria-labelledby': 'recent' });
  const sources = element('section', { class: 'overview-state', hidden: true, 'aria-labelledby': 'sources' });
  const draw = () => {
    drawRecents(done);
    void drawSources(sources);
  };
  return { recents: done, sources, draw };
}

/** @param {HTMLElement} place */
function drawRecents(place) {
  const lines = recents();
  place.hidden = lines.length === 0;
  const clear = element('button', { type: 'button', class: 'small' }, 'Clear all');
  clear.addEventListener('click', () => {
    forget();
    location.reload();
  });
  place.replaceChildren(
    element('h2', { id: 'recent' }, 'In this tab'),
    element(
      'ol',
      { class: 'recents' },
      lines.map(({ address, title, text, tone, when }) =>
        element(
          'li',
          {},
          element('time', { datetime: when, class: 'quiet' }, clockText(when)),
          element('a', { href: address }, title),
          element('span', { class: `said ${tone}` }, text),
        ),
      ),
    ),
    element(
      'p',
      { class: 'row quiet' },
      'Kept in this tab until you close it. Documents and texts are not kept. ',
      clear,
    ),
  );
}

/** @type {Readonly<Record<SourceState['freshness'], readonly [string, Tone]>>} */
const FRESHNESS = {
  current: ['current', 'good'],
  stale: ['stale', 'warn'],
  failing: ['last read failed', 'bad'],
  not_read: ['not read yet', 'plain'],
  not_configured: ['not configured', 'plain'],
  sample: ['sample data', 'warn'],
};

/** @type {Readonly<Record<SourceState['basis'], string>>} */
const BASES = { live: 'live', copy: 'copy held here', embedded: 'in this release', sample: 'sandbox' };

/** @param {HTMLElement} place */
async function drawSources(place) {
  const reply = await send({ slug: '', method: 'GET', target: '/sources', body: undefined });
  if (!isAnswer(reply)) return;
  const { sources } = /** @type {SourceReport} */ (/** @type {unknown} */ (reply.body));
  const heads = ['Source', 'State', 'Used by', 'Date', 'Records', 'Last read'];
  place.hidden = false;
  place.replaceChildren(
    element('h2', { id: 'sources' }, 'Data sources'),
    scrolling(
      'Sources',
      element(
        'table',
        { class: 'sources' },
        element('caption', {}, 'Sources'),
        element(
          'thead',
          {},
          element(
            'tr',
            {},
            heads.map((title) => element('th', { scope: 'col' }, title)),
          ),
        ),
        element('tbody', {}, sources.map(sourceRow)),
      ),
    ),
  );
}

/** @param {SourceState} source */
function sourceRow(source) {
  const [words, tone] = FRESHNESS[source.freshness];
  const doubted = source.lists.filter(({ doubt }) => doubt !== null).map(({ list }) => list);
  return element(
    'tr',
    {},
    element(
      'td',
      {},
      source.url === null
        ? source.name
        : element('a', { href: source.url, rel: 'noopener noreferrer', target: '_blank' }, source.name),
      element(
        'span',
        { class: 'note' },
        source.configured ? source.note : `${source.note} Needs ${source.setting ?? ''}.`,
      ),
    ),
    element(
      'td',
      {},
      badge(words, tone),
      source.configured ? element('span', { class: 'note' }, BASES[source.basis]) : undefined,
      doubted.length === 0 ? undefined : badge(`incomplete: ${doubted.join(', ')}`, 'warn'),
    ),
    element('td', { class: 'used' }, source.services.join(', ')),
    element('td', {}, source.as_of ?? '–'),
    element('td', { class: 'number' }, numberText(source.records)),
    element('td', {}, source.read_at === null ? '–' : clockText(source.read_at)),
  );
}

/** The time of day in the reader's time zone. @param {string} when */
function clockText(when) {
  return new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(when));
}
