import { accessForm } from './api/access.js';
import { serviceDocument } from './api/documents.js';
import { refusalText } from './api/send.js';
import { bulkPage } from './bulk/bulk-page.js';
import { element } from './dom/element.js';
import { notice } from './dom/parts.js';
import { servicePage } from './service-page.js';
import { watchPage } from './watch/watch-page.js';

const main = document.querySelector('main') ?? document.body;
/** What the server put in the page, shown at the bare address. */
const overview = document.getElementById('overview') ?? element('div');
/** The pages that were opened, so that going back finds a form as it was left, its answer, and a run still going on. @type {Map<string, HTMLElement>} */
const opened = new Map();
const links = [...document.querySelectorAll('nav a')].filter((one) => one instanceof HTMLAnchorElement);

/** The page that the address names: `#/exclusions`, `#/exclusions/screenExclusionsBatch`, `#/bulk`. */
async function showPage() {
  const [slug = '', operation] = location.hash.replace(/^#\//, '').split('/');
  const link = links.find((one) => one.dataset['slug'] === slug);
  for (const one of links) one.toggleAttribute('aria-current', false);
  link?.setAttribute('aria-current', 'page');
  // Not scrollIntoView: the next Tab would then go on from the menu.
  if (link !== undefined) link.closest('nav')?.scrollTo({ left: link.offsetLeft - innerWidth / 3 });
  document.title = link === undefined ? 'Tracewell' : `${link.textContent} · Tracewell`;
  if (link === undefined) {
    main.replaceChildren(slug === '' ? overview : unknownPage());
    return;
  }
  const address = `${slug}/${operation ?? ''}`;
  const before = opened.get(address);
  if (before !== undefined) {
    main.replaceChildren(before);
    return;
  }
  if (slug === 'bulk') {
    showNew(address, bulkPage());
    return;
  }
  if (slug === 'watch' && operation === undefined) {
    showNew(address, watchPage());
    return;
  }
  const found = await serviceDocument(slug);
  // Another page may have been asked for meanwhile.
  if (link.getAttribute('aria-current') !== 'page') return;
  if ('document' in found) {
    showNew(address, servicePage(found.document, operation));
    return;
  }
  const access = accessForm(found.refusal, () => void showPage());
  main.replaceChildren(
    access ?? notice('bad', element('p', {}, 'This service does not describe itself. ', refusalText(found.refusal))),
  );
}

/** @param {string} address @param {HTMLElement} page */
function showNew(address, page) {
  opened.set(address, page);
  main.replaceChildren(page);
}

function unknownPage() {
  return element(
    'div',
    { class: 'service' },
    element('h1', {}, 'There is no such page'),
    element(
      'p',
      { class: 'lead' },
      'The address names no service. ',
      element('a', { href: '#/' }, 'See what there is'),
    ),
  );
}

addEventListener('hashchange', () => {
  // Other fragments, such as that of the skip link, are places within the page.
  if (location.hash === '' || location.hash.startsWith('#/')) void showPage();
});
// A file that misses its place would have the browser leave the page for it.
for (const kind of ['dragover', 'drop']) {
  addEventListener(kind, (event) => {
    event.preventDefault();
  });
}
void showPage();
