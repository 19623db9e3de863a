import { element } from './element.js';
import { scrolling } from './table.js';

/**
 * Text to take along: as it is, with a button that copies it.
 *
 * @param {string} label
 * @param {string} text
 */
export function codeBlock(label, text) {
  return element('div', { class: 'code' }, copyButton(text), scrolling(label, element('pre', {}, text)));
}

/** @param {string} text */
export function copyButton(text) {
  const button = element('button', { type: 'button', class: 'small' }, 'Copy');
  button.addEventListener('click', () => {
    navigator.clipboard.writeText(text).then(
      () => {
        button.textContent = 'Copied';
      },
      () => {
        button.textContent = 'Not copied: select the text instead';
      },
    );
  });
  return element('p', { class: 'copy', role: 'status' }, button);
}
