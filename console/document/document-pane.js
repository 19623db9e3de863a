/** @import { PagePicture } from './open-document.js' */
/** @import { ValuePlace } from './places.js' */
import { element } from '../dom/element.js';
import { openDocument } from './open-document.js';
import { sharedPlaces } from './places.js';
import { markedText } from './marked-text.js';

/**
 * @typedef {object} DocumentPane
 * @property {HTMLElement} node
 * @property {(path: string) => void} show highlights where a value stands, and brings it into view
 * @property {() => void} close gives back what the document takes
 */

/**
 * Shows the document that an answer was read from: its pages or its text, with a button over each value's place.
 *
 * @param {Blob | string} source
 * @param {readonly ValuePlace[]} places
 * @param {(paths: readonly string[]) => void} onPick told what stands at a place that was chosen
 * @returns {DocumentPane}
 */
export function documentPane(source, places, onPick) {
  const said = element('p', { class: 'quiet document-said', role: 'status' }, 'Opening the document …');
  const view = element('div', { class: 'pages', tabindex: 0, role: 'region', 'aria-label': 'Pages of the document' });
  const node = element('section', { class: 'document', 'aria-label': 'The document' }, said, view);
  /** @type {Map<string, HTMLButtonElement>} */
  const marks = new Map();
  /** @type {(() => void)[]} */
  const closing = [];
  /** @type {string | undefined} */
  let wanted;
  let isOpen = false;

  const pick = (/** @type {readonly ValuePlace[]} */ group) => {
    highlight(group[0]?.path);
    onPick(group.map(({ path }) => path));
  };
  /** @param {readonly ValuePlace[]} group */
  const mark = (group) => {
    const button = element('button', {
      type: 'button',
      class: group.every(({ isServed }) => isServed) ? 'place' : 'place sought',
      'aria-pressed': 'false',
      'aria-label': spokenName(group),
      'data-name': group.map(({ label }) => label).join(', '),
      onclick: () => {
        pick(group);
      },
    });
    for (const { path } of group) marks.set(path, button);
    return button;
  };
  const highlight = (/** @type {string | undefined} */ path) => {
    for (const button of marks.values()) button.setAttribute('aria-pressed', 'false');
    const place = places.find((one) => one.path === path);
    const button = path === undefined ? undefined : marks.get(path);
    button?.setAttribute('aria-pressed', 'true');
    said.textContent = path === undefined ? '' : sentence(place, button !== undefined);
    return { place, button };
  };
  const show = (/** @type {string} */ path) => {
    wanted = path;
    if (!isOpen) return;
    const { place, button } = highlight(path);
    const target = button ?? (place?.page === undefined ? undefined : view.children[place.page - 1]);
    if (target instanceof HTMLElement) bringIntoView(view, target);
  };
  void openDocument(source).then((opened) => {
    if (opened.kind === 'unshown') {
      said.textContent = opened.reason;
      view.remove();
      return;
    }
    if (opened.kind === 'text') view.append(markedText(opened.text, sharedPlaces(places), mark));
    else {
      closing.push(opened.close, drawnPages(view, opened.pages));
      for (const group of sharedPlaces(places)) {
        const [{ page, box } = {}] = group;
        const button = mark(group);
        const figure = page === undefined ? undefined : view.children[page - 1];
        if (box === undefined || figure === undefined) continue;
        button.style.left = percent(box.left);
        button.style.top = percent(box.top);
        button.style.width = percent(box.right - box.left);
        button.style.height = percent(box.bottom - box.top);
        // The name of a selected place stays on the page.
        button.classList.toggle('named-left', box.left > 0.5);
        button.classList.toggle('named-below', box.top < 0.05);
        figure.append(button);
      }
    }
    isOpen = true;
    said.textContent =
      marks.size === 0 ? 'No value can be located in this document.' : 'Select a value to see where it is.';
    if (wanted !== undefined) show(wanted);
  });
  return {
    node,
    show,
    close: () => {
      for (const end of closing) end();
    },
  };
}

/** @param {number} share */
function percent(share) {
  return `${String(Math.round(share * 10_000) / 100)}%`;
}

/** @param {readonly ValuePlace[]} group */
function spokenName(group) {
  return group
    .map(({ label, quote, isServed }) => `${label}${isServed ? '' : ', withheld'}${quote === null ? '' : `: ${quote}`}`)
    .join('; ');
}

/** Describes what is known about a value's place. @param {ValuePlace | undefined} place @param {boolean} isMarked */
function sentence(place, isMarked) {
  if (place === undefined) return 'No source characters are known for this value.';
  const { label, quote, page, isServed } = place;
  const characters = quote === null ? label : `${label}: “${quote}”`;
  const what = isServed ? characters : `${characters}, withheld`;
  if (isMarked) return page === undefined ? what : `${what}, page ${String(page)}`;
  return page === undefined
    ? `${what}. Its location is unknown.`
    : `${what}, on page ${String(page)}. Its location on the page is unknown.`;
}

/** Scrolls the pages, and the window only if they are outside it. @param {HTMLElement} view @param {HTMLElement} target */
function bringIntoView(view, target) {
  const [inner, outer] = [target.getBoundingClientRect(), view.getBoundingClientRect()];
  view.scrollTop += inner.top - outer.top - Math.max(16, (outer.height - inner.height) / 3);
  view.scrollLeft += inner.left - outer.left - Math.max(16, (outer.width - inner.width) / 3);
  if (outer.bottom < 80 || outer.top > innerHeight - 80) view.scrollIntoView({ block: 'nearest' });
}

/** Maximum pixels across a page: screens have no more, and a page with many would take all memory. */
const MAX_PIXELS = 1800;

/**
 * Creates a figure for each page, drawn when it comes near the visible area.
 *
 * @param {HTMLElement} view
 * @param {readonly PagePicture[]} pages
 */
function drawnPages(view, pages) {
  const draw = async (/** @type {HTMLElement} */ figure) => {
    const page = pages[[...view.children].indexOf(figure)];
    const canvas = figure.querySelector('canvas');
    if (page === undefined || canvas === null) return;
    const pixels = Math.min(
      MAX_PIXELS,
      Math.round(Math.max(figure.clientWidth, 480) * Math.max(devicePixelRatio, 1.5)),
    );
    await page.draw(canvas, pixels).catch(() => {
      figure.classList.add('undrawn');
    });
    figure.dataset['drawn'] = '';
  };
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        seen.unobserve(target);
        void draw(target);
      }
    },
    { root: view, rootMargin: '400px' },
  );
  pages.forEach(({ width, height }, i) => {
    const canvas = element('canvas', { role: 'img', 'aria-label': `Page ${String(i + 1)} of ${String(pages.length)}` });
    const figure = element('div', { class: 'page' }, canvas);
    figure.style.aspectRatio = `${String(width)} / ${String(height)}`;
    view.append(figure);
    seen.observe(figure);
  });
  return () => {
    seen.disconnect();
  };
}
