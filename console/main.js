/** @import { Page } from './service-page.js' */
import { readAddress } from './address.js';
import { accessForm } from './api/access.js';
import { serviceDocument } from './api/documents.js';
import { refusalText } from './api/send.js';
import { deleteClosed } from './api/tab-database.js';
import { element } from './dom/element.js';
import { notice } from './dom/parts.js';
import { overviewState } from './overview.js';
import { servicePage } from './service-page.js';

const main = document.querySelector('main') ?? document.body;
/** What the server put in the page, shown at the bare address. */
const overview = document.getElementById('overview') ?? element('div');
const state = overviewState();
overview.querySelector('.lead')?.after(state.recents);
overview.append(state.sources);
/** The pages that were opened, so that going back finds a form as it was left, its answer, and a run still going on. @type {Map<string, Page>} */
const opened = new Map();
/** Whether the page shown is another one than the one that was loaded. */
let isMoved = false;
/** A name of the sandbox bar that was clicked, for the form of its link. @type {string | undefined} */
let sample;
const links = [...document.querySelectorAll('nav a')].filter((one) => one instanceof HTMLAnchorElement);

/** The page that the address names: `#/exclusions`, `#/exclusions/screenExclusionsBatch`, `#/landed-cost?description=bicycle`, `#/bulk`. */
async function showPage() {
  const { slug, place, query } = readAddress(location.hash);
  const link = links.find((one) => one.dataset['slug'] === slug);
  for (const one of links) one.toggleAttribute('aria-current', false);
  link?.setAttribute('aria-current', 'page');
  // Not scrollIntoView: the next Tab would then go on from the menu.
  if (link !== undefined) link.closest('nav')?.scrollTo({ left: link.offsetLeft - innerWidth / 3 });
  document.title = link === undefined ? 'Tracewell' : `${link.textContent} · Tracewell`;
  if (link === undefined) {
    main.replaceChildren(slug === '' ? overview : unknownPage());
    if (slug === '') state.draw();
    return;
  }
  // The runs of many rows share one page, which shows that of its address.
  const key = slug === 'bulk' ? slug : `${slug}/${place ?? ''}`;
  const before = opened.get(key);
  if (before !== undefined) {
    show(before, slug === 'bulk' ? (place ?? '') : query);
    return;
  }
  // What the page was before is not what the address names.
  main.replaceChildren();
  if (slug === 'bulk') {
    const { bulkPage } = await import('./bulk/bulk-page.js');
    const page = await bulkPage();
    if (link.getAttribute('aria-current') === 'page') showNew(key, opened.get(key) ?? page, place ?? '');
    return;
  }
  if (slug === 'watch' && place === undefined) {
    const { watchPage } = await import('./watch/watch-page.js');
    if (link.getAttribute('aria-current') === 'page') showNew(key, opened.get(key) ?? watchPage(), query);
    return;
  }
  if (slug === 'review') {
    const { reviewPage } = await import('./review/review-page.js');
    const page = await reviewPage();
    if (link.getAttribute('aria-current') === 'page') showNew(key, page, query);
    return;
  }
  const found = await serviceDocument(slug);
  // Another page may have been asked for meanwhile.
  if (link.getAttribute('aria-current') !== 'page') return;
  if ('document' in found) {
    showNew(key, servicePage(found.document, place), query);
    return;
  }
  const access = accessForm(found.refusal, () => void showPage());
  main.replaceChildren(
    access ??
      notice('bad', element('p', {}, "This service's description could not be loaded. ", refusalText(found.refusal))),
  );
}

/** @param {string} key @param {Page | undefined} page @param {string} query */
function showNew(key, page, query) {
  if (page === undefined) {
    main.replaceChildren(unknownPage());
    return;
  }
  opened.set(key, page);
  show(page, query);
}

/** @param {Page} page @param {string} query */
function show(page, query) {
  main.replaceChildren(page.node);
  page.open(query);
  const field = page.node.querySelector('form .field :is(input[type=text], textarea)');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (sample !== undefined) {
    field.value = sample;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    sample = undefined;
  }
  // Who comes from the menu types at once; not where that would open a keyboard over the page.
  if (isMoved && matchMedia('(pointer: fine)').matches) field.focus({ preventScroll: true });
}

function unknownPage() {
  return element(
    'div',
    { class: 'service' },
    element('h1', {}, 'Page not found'),
    element(
      'p',
      { class: 'lead' },
      'There is nothing at this address. ',
      element('a', { href: '#/' }, 'See all services'),
    ),
  );
}

addEventListener('hashchange', () => {
  isMoved = true;
  // Other fragments, such as that of the skip link, are places within the page.
  if (location.hash === '' || location.hash.startsWith('#/')) void showPage();
});
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a[data-sample]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  sample = link.dataset['sample'];
  if (link.hash === location.hash) void showPage();
});
// A browser that lets a page keep nothing has nothing to delete.
void deleteClosed().catch(() => undefined);
// A file that misses its place would have the browser leave the page for it.
for (const kind of ['dragover', 'drop']) {
  addEventListener(kind, (event) => {
    event.preventDefault();
  });
}
// Paper has nothing to open.
addEventListener('beforeprint', () => {
  for (const one of document.querySelectorAll('.result details')) one.setAttribute('open', '');
  main.dataset['printed'] = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
});
void showPage();
