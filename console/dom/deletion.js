import { element } from './element.js';

/**
 * A button that asks for confirmation before deleting. Double-clicking it deletes nothing.
 *
 * @param {string} title of the button
 * @param {{ label?: string, sentence: string, onDelete: () => void }} parts what is read aloud for the title, what is deleted, and what does it
 */
export function deletion(title, { label, sentence, onDelete }) {
  const button = (/** @type {string} */ name, /** @type {() => void} */ onclick) =>
    element('button', { type: 'button', class: 'small', onclick }, name);
  const begin = button(title, () => {
    turn(question);
  });
  if (label !== undefined) begin.setAttribute('aria-label', label);
  const turn = (/** @type {HTMLElement} */ to) => {
    place.replaceChildren(to);
    (to === begin ? begin : to.querySelector('button'))?.focus();
  };
  const question = element(
    'span',
    { class: 'row' },
    sentence,
    button('Keep it', () => {
      turn(begin);
    }),
    button('Delete it', () => {
      place.replaceChildren(begin);
      onDelete();
    }),
  );
  const place = element('span', {}, begin);
  return place;
}
