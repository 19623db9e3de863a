/** @import { Call, Json, Operation, ServiceDocument } from './types.ts' */
import { isAnswer, refusalText, send } from './api/send.js';
import { element } from './dom/element.js';
import { operationForm } from './forms/operation-form.js';
import { replyPanel } from './views/reply-panel.js';

/**
 * A service: its operations, the form of the chosen one, and its answer next to it.
 *
 * @param {ServiceDocument} document
 * @param {string} [operationId]
 */
export function servicePage(document, operationId) {
  const { slug, title, description, operations } = document;
  const chosen = operations.find(({ id }) => id === operationId) ?? operations[0];
  return element(
    'div',
    { class: 'service' },
    element('h1', {}, title),
    element('p', { class: 'lead' }, description),
    operations.length > 1 ? operationLinks(slug, operations, chosen) : undefined,
    chosen === undefined ? undefined : workbench(slug, chosen),
  );
}

/** @param {string} slug @param {readonly Operation[]} operations @param {Operation | undefined} chosen */
function operationLinks(slug, operations, chosen) {
  const links = operations.map((one) =>
    element('a', { href: `#/${slug}/${one.id}`, 'aria-current': one === chosen ? 'page' : undefined }, one.summary),
  );
  return element('nav', { class: 'operations', 'aria-label': 'What this service answers' }, links);
}

/** @param {string} slug @param {Operation} operation */
function workbench(slug, operation) {
  const result = element('section', { class: 'result', 'aria-label': 'Answer', 'aria-busy': 'false' });
  result.append(element('p', { class: 'empty' }, operation.description));
  // Read out in place of the whole answer, which a person then goes through at will.
  const said = element('p', { class: 'unseen', role: 'status' });
  /** @type {AbortController | undefined} */
  let underWay;
  const ask = async (/** @type {Call} */ call) => {
    underWay?.abort();
    const controller = new AbortController();
    underWay = controller;
    said.textContent = 'Asking.';
    result.setAttribute('aria-busy', 'true');
    result.replaceChildren(waiting(controller));
    const reply = await send(call, controller.signal);
    if (underWay !== controller) return;
    said.textContent = isAnswer(reply) ? 'The answer is there.' : refusalText(reply);
    result.setAttribute('aria-busy', 'false');
    result.replaceChildren(replyPanel(operation, { call, reply, retry: () => void ask(call) }));
    await besideAnswer(bench, result, isAnswer(reply) ? { call, body: reply.body } : undefined);
    if (result.getBoundingClientRect().top > innerHeight * 0.6) result.scrollIntoView({ block: 'start' });
  };
  const form = operationForm(slug, operation, (call) => void ask(call));
  const bench = element('div', { class: 'bench' }, form, result, said);
  return bench;
}

/**
 * The document beside an answer that has its evidence; what draws it is loaded with the first one.
 *
 * @param {HTMLElement} bench
 * @param {HTMLElement} result
 * @param {{ call: Call, body: Json } | undefined} asked
 */
async function besideAnswer(bench, result, asked) {
  const hasEvidence =
    asked !== undefined && asked.body !== null && typeof asked.body === 'object' && 'evidence' in asked.body;
  if (!hasEvidence && !bench.classList.contains('with-document')) return;
  const drawn = result.firstChild;
  const { showDocument } = await import('./document/linked-values.js');
  // Another answer may have come meanwhile.
  if (result.firstChild === drawn) showDocument(bench, result, asked);
}

/** @param {AbortController} controller */
function waiting(controller) {
  const stop = element('button', { type: 'button', class: 'small' }, 'Stop');
  stop.addEventListener('click', () => {
    controller.abort();
  });
  return element('p', { class: 'waiting' }, 'Asking. Public sources can take some seconds. ', stop);
}
