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
/** The overview in the server's page, shown without a fragment. */
const overview = document.getElementById('overview') ?? element('div');
const state = overviewState();
overview.querySelector('.lead')?.after(state.recents);
overview.append(state.sources);
/** Opened pages, so that going back finds a form as it was left, its answer, and a running run. @type {Map<string, Page>} */
const opened = new Map();
/** Whether the user has left the page that was loaded first. */
let isMoved = false;
/** A name clicked in the sandbox bar, for the linked form. @type {string | undefined} */
let sample;
const links = [...document.querySelectorAll('nav a')].filter((one) => one instanceof HTMLAnchorElement);

/**
 * Shows the page named by the address: `#/exclusions`, `#/exclusions/screenExclusionsBatch`,
 * `#/landed-cost?description=bicycle`, `#/bulk`.
 */
async function showPage() {
  const { slug, place, query } = readAddress(location.hash);
  const link = links.find((one) => one.dataset['slug'] === slug);
  for (const one of links) one.toggleAttribute('aria-current', false);
  link?.setAttribute('aria-current', 'page');
  showOpen(link);
  document.title = link === undefined ? 'Tracewell' : `${link.textContent} · Tracewell`;
  if (link === undefined) {
    main.replaceChildren(slug === '' ? overview : unknownPage());
    if (slug === '') state.draw();
    return;
  }
  // Bulk runs share one page, which shows the one in its address.
  const key = slug === 'bulk' ? slug : `${slug}/${place ?? ''}`;
  const before = opened.get(key);
  if (before !== undefined) {
    show(before, slug === 'bulk' ? (place ?? '') : query);
    return;
  }
  // The previous page no longer matches the address.
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
  // Another page may have been requested in the meantime.
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
  showOpen(page.node.querySelector('.operations [aria-current=page]'));
  page.open(query);
  const field = page.node.querySelector('form .field :is(input[type=text], textarea)');
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return;
  if (sample !== undefined) {
    field.value = sample;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    sample = undefined;
  }
  // Coming from the menu, the user can type at once; not if that would open a keyboard over the page.
  if (isMoved && matchMedia('(pointer: fine)').matches) field.focus({ preventScroll: true });
}

/**
 * Scrolls a menu to its open link. Not scrollIntoView: the next Tab would then continue from the menu.
 *
 * @param {Element | null | undefined} link
 */
function showOpen(link) {
  const menu = link?.closest('nav');
  if (link && menu)
    menu.scrollLeft += link.getBoundingClientRect().left - menu.getBoundingClientRect().left - innerWidth / 3;
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
  // Other fragments, such as the skip link's, are places in the page.
  if (location.hash === '' || location.hash.startsWith('#/')) void showPage();
});
addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a[data-sample]') : null;
  if (!(link instanceof HTMLAnchorElement)) return;
  sample = link.dataset['sample'];
  if (link.hash === location.hash) void showPage();
});
// A browser that keeps nothing has nothing to delete.
void deleteClosed().catch(() => undefined);
// A file dropped outside its field would make the browser leave the page.
for (const kind of ['dragover', 'drop']) {
  addEventListener(kind, (event) => {
    event.preventDefault();
  });
}
// Details cannot be opened on paper.
addEventListener('beforeprint', () => {
  for (const one of document.querySelectorAll('.result details')) one.setAttribute('open', '');
  main.dataset['printed'] = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC`;
});
void showPage();
