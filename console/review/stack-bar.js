/** @import { ReadQueue } from './read-queue.js' */
import { deletion } from '../dom/deletion.js';
import { element } from '../dom/element.js';
import { counted, numberText } from '../dom/words.js';

/**
 * A stack's progress and actions.
 *
 * @param {ReadQueue} queue
 * @param {{ saveCsv: () => void, saveJson: () => void, clear: () => void }} does
 */
export function stackBar(queue, { saveCsv, saveJson, clear }) {
  const button = (/** @type {string} */ title, /** @type {() => void} */ onclick) =>
    element('button', { type: 'button', class: 'small', onclick }, title);
  const bar = element('progress', { max: 1, value: 0, 'aria-label': 'Documents read' });
  const said = element('span', { role: 'status' });
  const pause = button('Pause', () => {
    queue.pause();
  });
  const resume = button('Resume', () => {
    queue.start();
  });
  const retry = button('Retry failed', () => {
    queue.retry();
  });
  return {
    node: element(
      'div',
      { class: 'stack-bar' },
      element('p', { class: 'row' }, bar, said),
      element(
        'p',
        { class: 'row' },
        pause,
        resume,
        retry,
        button('Save CSV', saveCsv),
        button('Save JSON', saveJson),
        deletion('Delete the stack', {
          sentence: 'Everything read and corrected here will be deleted.',
          onDelete: clear,
        }),
      ),
    ),
    draw: () => {
      const progress = queue.progress();
      const state = queue.state();
      bar.max = Math.max(progress.total, 1);
      bar.value = progress.done;
      said.textContent = sentence(progress, state, queue.heldSeconds());
      pause.hidden = state !== 'running';
      resume.hidden = state !== 'paused';
      retry.hidden = progress.failed === 0 || state === 'running';
    },
  };
}

/** @param {ReturnType<ReadQueue['progress']>} progress @param {ReturnType<ReadQueue['state']>} state @param {number | undefined} heldSeconds */
function sentence({ total, read, done, perMinute, secondsLeft }, state, heldSeconds) {
  const parts = [`${numberText(read)} of ${counted(total, 'document')} read`];
  if (done > read) parts.push(`${numberText(done - read)} could not be read`);
  if (state === 'paused' || state === 'pausing') parts.push('paused');
  if (state === 'running') {
    if (perMinute !== undefined) parts.push(`${numberText(Math.round(perMinute))} a minute`);
    if (heldSeconds !== undefined)
      parts.push(`waiting ${counted(Math.ceil(heldSeconds), 'second')}, as the server asked`);
    else if (secondsLeft !== undefined) parts.push(`${timeText(secondsLeft)} left`);
  }
  return parts.join(' · ');
}

/** @param {number} seconds */
function timeText(seconds) {
  return seconds < 90 ? counted(seconds, 'second') : counted(Math.round(seconds / 60), 'minute');
}
