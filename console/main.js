import { accessForm } from './api/access.js';
import { serviceDocument } from './api/documents.js';
import { refusalText } from './api/send.js';
import { bulkPage } from './bulk/bulk-page.js';
import { element } from './dom/element.js';
import { notice } from './dom/parts.js';
import { servicePage } from './service-page.js';

const main = document.querySelector('main') ?? document.body;
const links = [...document.querySelectorAll('nav a')].filter((one) => one instanceof HTMLAnchorElement);

/** The page that the address names: `#/exclusions`, `#/exclusions/screenExclusionsBatch`, `#/bulk`. */
async function showPage() {
  const [slug = '', operation] = location.hash.replace(/^#\//, '').split('/');
  const link = links.find((one) => one.dataset['slug'] === slug) ?? links[0];
  const wanted = link?.dataset['slug'] ?? '';
  for (const one of links) one.toggleAttribute('aria-current', false);
  link?.setAttribute('aria-current', 'page');
  // Not scrollIntoView: the next Tab would then go on from the menu.
  if (link !== undefined) link.closest('nav')?.scrollTo({ left: link.offsetLeft - innerWidth / 3 });
  document.title = `${link?.textContent ?? ''} · Tracewell`;
  if (wanted === 'bulk') {
    main.replaceChildren(bulkPage());
    return;
  }
  const found = await serviceDocument(wanted);
  // Another page may have been asked for meanwhile.
  if (link?.getAttribute('aria-current') !== 'page') return;
  if ('document' in found) {
    main.replaceChildren(servicePage(found.document, operation));
    return;
  }
  const access = accessForm(found.refusal, () => void showPage());
  main.replaceChildren(
    access ?? notice('bad', element('p', {}, 'This service does not describe itself. ', refusalText(found.refusal))),
  );
}

addEventListener('hashchange', () => {
  // Other fragments, such as that of the skip link, are places within the page.
  if (location.hash.startsWith('#/')) void showPage();
});
// A file that misses its place would have the browser leave the page for it.
for (const kind of ['dragover', 'drop']) {
  addEventListener(kind, (event) => {
    event.preventDefault();
  });
}
void showPage();
