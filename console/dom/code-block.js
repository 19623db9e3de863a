/** @import { Child } from '../types.ts' */
import { element } from './element.js';
import { scrolling } from './table.js';

/**
 * Text to copy, shown as it is, with a copy button.
 *
 * @param {string} label
 * @param {string} text
 * @param {{ isJson?: boolean }} [options]
 */
export function codeBlock(label, text, { isJson = false } = {}) {
  return element(
    'div',
    { class: 'code' },
    copyButton(text),
    scrolling(label, element('pre', {}, isJson ? colored(text) : text)),
  );
}

/** A longer text would take too long to color. */
const MAX_COLORED = 200_000;

/** Colors the names, strings and literals of JSON, which its punctuation also distinguishes. @param {string} text @returns {Child} */
function colored(text) {
  if (text.length > MAX_COLORED) return text;
  return text.split(/("(?:[^"\\]|\\.)*"(?:: )?|\b(?:true|false|null)\b)/).map((part, i) => {
    if (i % 2 === 0) return part;
    const style = part.endsWith(': ') ? 'json-name' : part.startsWith('"') ? 'json-text' : 'json-word';
    return element('span', { class: style }, part);
  });
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
        button.textContent = 'Could not copy: select the text instead';
      },
    );
  });
  return element('p', { class: 'copy', role: 'status' }, button);
}
