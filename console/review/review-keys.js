import { element } from '../dom/element.js';

/** What a key does while a stack is reviewed. @typedef {{ key: string, shown: string, does: string, run: () => void }} ReviewKey */

/**
 * Listens for single keys while the focus is inside the review, but never during typing.
 *
 * @param {HTMLElement} node
 * @param {() => readonly ReviewKey[]} keys
 */
export function listenForKeys(node, keys) {
  node.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof Element && target.closest('input, select, textarea') !== null;
    // Arrow keys scroll a document's pages.
    const isScrolling = target instanceof Element && target.classList.contains('pages') && key.startsWith('Arrow');
    if (isTyping || isScrolling || ctrlKey || metaKey || altKey) return;
    const found = keys().find((one) => one.key === key);
    if (found === undefined) return;
    event.preventDefault();
    found.run();
  });
}

/** @param {readonly Pick<ReviewKey, 'shown' | 'does'>[]} keys */
export function legend(keys) {
  return element(
    'p',
    { class: 'legend', 'aria-label': 'Keys' },
    keys.map(({ shown, does }) => element('span', {}, element('kbd', {}, shown), ` ${does}`)),
  );
}
