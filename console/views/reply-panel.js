/** @import { Call, Json, Operation, Reply } from '../types.ts' */
import { accessForm, accessHeaderNames } from '../api/access.js';
import { curlLine, pythonCode, typescriptCode } from '../api/client-code.js';
import { isAnswer, mayHelpLater, refusalText } from '../api/send.js';
import { codeBlock } from '../dom/code-block.js';
import { element } from '../dom/element.js';
import { notice, valueOf } from '../dom/parts.js';
import { saveFile } from '../dom/save-file.js';
import { tabs } from '../dom/tabs.js';
import { numberText } from '../dom/words.js';
import { viewOf } from './view-of.js';

/**
 * What came back, drawn for people first, then as JSON, and the request as a curl line and as client code.
 *
 * @param {Operation} operation
 * @param {{ call: Call, reply: Reply, retry: () => void }} asked
 */
export function replyPanel(operation, { call, reply, retry }) {
  const carried = accessHeaderNames();
  const { origin } = location;
  return element(
    'div',
    {},
    tabs('The answer and its request', [
      { title: 'Answer', panel: () => (isAnswer(reply) ? drawnAnswer(operation, call, reply) : refusal(reply, retry)) },
      { title: 'JSON', panel: () => jsonPanel(call, reply) },
      { title: 'curl', panel: () => codeBlock('The request as a curl line', curlLine(origin, call, carried)) },
      {
        title: 'TypeScript',
        panel: () => codeBlock('The request in TypeScript', typescriptCode(origin, call, carried)),
      },
      { title: 'Python', panel: () => codeBlock('The request in Python', pythonCode(origin, call, carried)) },
    ]),
    element('p', { class: 'quiet status' }, statusLine(reply)),
  );
}

/** @param {Call} call @param {Reply} reply */
function jsonPanel({ slug }, { body }) {
  const text = jsonText(body);
  const download = element('button', { type: 'button', class: 'small' }, 'Download');
  download.addEventListener('click', () => {
    saveFile(`${slug}-answer.json`, 'application/json', [text]);
  });
  return element('div', {}, element('p', { class: 'row' }, download), codeBlock('The answer as JSON', text));
}

/** @param {Operation} operation @param {Call} call @param {Reply} reply */
function drawnAnswer(operation, call, { body }) {
  const view = viewOf(operation.path);
  if (view === undefined) return valueOf(body);
  try {
    return view(body, call);
  } catch {
    return [
      notice('warn', 'This answer has another shape than this page draws; here it is as it came.'),
      valueOf(body),
    ];
  }
}

/** @param {Reply} reply @param {() => void} retry */
function refusal(reply, retry) {
  const access = accessForm(reply, retry);
  if (access !== undefined) return access;
  const { retryAfter } = reply;
  const later = retryAfter === null ? '' : ` The server says to wait ${retryAfter} seconds.`;
  const advice = mayHelpLater(reply)
    ? `Nothing was answered. The same request may succeed later.${later}`
    : 'Nothing was answered. The same request would be refused again: change it first.';
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

/** @param {Json} body */
function jsonText(body) {
  return JSON.stringify(body, null, 2);
}
