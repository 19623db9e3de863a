/** @import { Child } from '../types.ts' */
import { element } from './element.js';

let made = 0;

/**
 * Tabs by the pattern of the ARIA Authoring Practices: arrow keys, Home and End move between them. A panel is drawn
 * when it is first shown.
 *
 * @param {string} label
 * @param {readonly { title: string, panel: () => Child }[]} entries
 */
export function tabs(label, entries) {
  const group = `tabs-${String(made++)}`;
  const panels = entries.map((_, i) =>
    element('div', { role: 'tabpanel', id: `${group}-${String(i)}`, 'aria-labelledby': `${group}-tab-${String(i)}` }),
  );
  const buttons = entries.map(({ title }, i) =>
    element(
      'button',
      {
        type: 'button',
        role: 'tab',
        id: `${group}-tab-${String(i)}`,
        'aria-controls': `${group}-${String(i)}`,
        onclick: () => {
          show(i);
        },
      },
      title,
    ),
  );
  const show = (/** @type {number} */ chosen) => {
    buttons.forEach((button, i) => {
      const isChosen = i === chosen;
      button.setAttribute('aria-selected', String(isChosen));
      button.tabIndex = isChosen ? 0 : -1;
      const panel = panels[i];
      if (panel === undefined) return;
      panel.hidden = !isChosen;
      if (isChosen && panel.childNodes.length === 0) panel.append(element('div', {}, entries[i]?.panel()));
    });
  };
  const move = (/** @type {KeyboardEvent} */ event) => {
    const at = buttons.findIndex((button) => button === document.activeElement);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: buttons.length - 1 }[event.key];
    if (at === -1 || to === undefined) return;
    event.preventDefault();
    const next = (to + buttons.length) % buttons.length;
    show(next);
    buttons[next]?.focus();
  };
  const list = element('div', { role: 'tablist', class: 'tabs', 'aria-label': label }, buttons);
  list.addEventListener('keydown', move);
  show(0);
  return element('div', {}, list, panels);
}
