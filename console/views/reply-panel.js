/** @import { Call, Operation, Reply } from '../types.ts' */
import { accessForm, accessHeaderNames } from '../api/access.js';
import { curlLine, pythonCode, typescriptCode } from '../api/client-code.js';
import { isAnswer, mayHelpLater, refusalText } from '../api/send.js';
import { codeBlock } from '../dom/code-block.js';
import { element } from '../dom/element.js';
import { notice } from '../dom/parts.js';
import { tabs } from '../dom/tabs.js';
import { numberText } from '../dom/words.js';
import { drawnAnswer } from './answer.js';
import { answerActions } from './answer-actions.js';
import { reportHead } from './report-head.js';

/**
 * Shows an answer for people first, then as JSON, and the request as a curl command and client code.
 *
 * @param {Operation} operation
 * @param {{ call: Call, reply: Reply, when: Date, retry: () => void }} asked
 */
export function replyPanel(operation, { call, reply, when, retry }) {
  const carried = accessHeaderNames();
  const { origin } = location;
  const { path } = operation;
  const answer = () => drawnAnswer(path, reply.body, call, answerActions(path, call, reply.body));
  return element(
    'div',
    {},
    reportHead(operation, call, when),
    tabs('Answer and request', [
      { title: 'Answer', panel: () => (isAnswer(reply) ? answer() : refusal(reply, retry)) },
      {
        title: 'JSON',
        panel: () => codeBlock('The answer as JSON', JSON.stringify(reply.body, null, 2), { isJson: true }),
      },
      { title: 'curl', panel: () => codeBlock('The request as a curl command', curlLine(origin, call, carried)) },
      {
        title: 'TypeScript',
        panel: () => codeBlock('The request in TypeScript', typescriptCode(origin, call, carried)),
      },
      { title: 'Python', panel: () => codeBlock('The request in Python', pythonCode(origin, call, carried)) },
    ]),
    element('p', { class: 'quiet status' }, statusLine(reply)),
  );
}

/** @param {Reply} reply @param {() => void} retry */
function refusal(reply, retry) {
  const access = accessForm(reply, retry);
  if (access !== undefined) return access;
  const { retryAfter } = reply;
  const later = retryAfter === null ? '' : ` The server asks to wait ${retryAfter} seconds.`;
  const advice = mayHelpLater(reply)
    ? `No answer. The same request may succeed later.${later}`
    : 'The same request would be refused again: change it first.';
  return notice(
    'bad',
    element('p', {}, element('strong', {}, refusalText(reply))),
    element('p', {}, advice),
    mayHelpLater(reply) ? element('button', { type: 'button', onclick: retry }, 'Try again') : undefined,
  );
}

/** @param {Reply} reply */
function statusLine({ status, milliseconds, requestId }) {
  const parts = [status === 0 ? 'no answer' : `HTTP ${String(status)}`, `${numberText(milliseconds)} ms`];
  return [...parts, ...(requestId === null ? [] : [`request ${requestId}`])].join(' · ');
}
