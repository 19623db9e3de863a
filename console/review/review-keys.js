import { element } from '../dom/element.js';

/** What a key does while a stack is reviewed. @typedef {{ key: string, shown: string, does: string, run: () => void }} ReviewKey */

/**
 * Listens for single keys while the focus is within the review, and never while something is typed.
 *
 * @param {HTMLElement} node
 * @param {() => readonly ReviewKey[]} keys
 */
export function listenForKeys(node, keys) {
  node.addEventListener('keydown', (event) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const isTyping = target instanceof Element && target.closest('input, select, textarea') !== null;
    // The pages of a document are scrolled with the arrows.
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
