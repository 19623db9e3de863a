/** @import { Call, Child, Json } from '../types.ts' */
import { element } from '../dom/element.js';
import { notice, valueOf } from '../dom/parts.js';
import { outcomeOf } from '../outcomes/outcome-of.js';
import { viewOf } from './view-of.js';

/**
 * Draws an answer for people: first one sentence on what happened, then the evidence. An answer of another shape is
 * shown as received.
 *
 * @param {string} path of the operation
 * @param {Json} body
 * @param {Call} call
 * @param {Child} [actions] what can be done with it, below its sentence
 * @returns {Child}
 */
export function drawnAnswer(path, body, call, actions) {
  const outcome = outcomeOf(path, body);
  const sentence = outcome && notice(outcome.tone, element('h2', {}, outcome.text));
  const view = viewOf(path);
  if (view === undefined) return [sentence, actions, valueOf(body)];
  try {
    return [sentence, actions, view(body, call)];
  } catch {
    const odd = notice('warn', 'This page cannot display this answer; here it is as received.');
    return [odd, actions, valueOf(body)];
  }
}
