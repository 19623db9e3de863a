/** @import { Call, Json, Operation, Reply, ServiceDocument } from './types.ts' */
import { queryOf, valuesOf } from './address.js';
import { isAnswer, refusalText, send } from './api/send.js';
import { element } from './dom/element.js';
import { described, notice } from './dom/parts.js';
import { PAGE_WORDS } from './forms/page-words.js';
import { operationForm } from './forms/operation-form.js';
import { askedOn, isUnkept, remember } from './api/tab-memory.js';

/** A page that is opened, and what it does when its address names other values. @typedef {{ node: HTMLElement, open: (query: string) => void }} Page */

/**
 * A service: its operations, the selected one's form, and its answer next to it. Undefined if it has no such operation.
 *
 * @param {ServiceDocument} document
 * @param {string} [operationId]
 * @returns {Page | undefined}
 */
export function servicePage(document, operationId) {
  const { slug, title, description, operations } = document;
  const chosen = operationId === undefined ? operations[0] : operations.find(({ id }) => id === operationId);
  if (chosen === undefined) return undefined;
  const address = operationId === undefined ? `#/${slug}` : `#/${slug}/${operationId}`;
  const { node, open } = workbench(chosen, { slug, title, address });
  const page = element(
    'div',
    { class: 'service' },
    element('h1', {}, title),
    element('p', { class: 'lead' }, description),
    operations.length > 1 ? operationLinks(slug, operations, chosen) : undefined,
    node,
  );
  return { node: page, open };
}

/** @param {string} slug @param {readonly Operation[]} operations @param {Operation | undefined} chosen */
function operationLinks(slug, operations, chosen) {
  const links = operations.map((one) =>
    element('a', { href: `#/${slug}/${one.id}`, 'aria-current': one === chosen ? 'page' : undefined }, one.summary),
  );
  return element('nav', { class: 'operations', 'aria-label': 'What this service does' }, links);
}

/** @param {Operation} operation @param {{ slug: string, title: string, address: string }} place */
function workbench(operation, { slug, title, address }) {
  const result = element('section', { class: 'result', 'aria-label': 'Answer', 'aria-busy': 'false' });
  result.append(emptyState(operation));
  // Read out instead of the whole answer, which people then go through on their own.
  const said = element('p', { class: 'unseen', role: 'status' });
  /** @type {AbortController | undefined} */
  let underWay;
  let query = '';
  const show = async (/** @type {{ call: Call, reply: Reply, when: Date }} */ { call, reply, when }) => {
    const { replyPanel, outcomeOf } = await drawing();
    said.textContent = isAnswer(reply)
      ? (outcomeOf(operation.path, reply.body)?.text ?? 'Answered.')
      : refusalText(reply);
    result.setAttribute('aria-busy', 'false');
    result.replaceChildren(replyPanel(operation, { call, reply, when, retry: () => void ask(call) }));
    await besideAnswer(bench, result, isAnswer(reply) ? { call, body: reply.body } : undefined);
    form.fold(bench.classList.contains('with-document'));
  };
  const ask = async (/** @type {Call} */ call) => {
    underWay?.abort();
    const controller = new AbortController();
    underWay = controller;
    said.textContent = 'Asking.';
    result.setAttribute('aria-busy', 'true');
    result.replaceChildren(waiting(controller));
    const values = form.read();
    const reply = await send(call, controller.signal);
    if (underWay !== controller) return;
    const when = new Date();
    try {
      await show({ call, reply, when });
    } catch {
      result.replaceChildren(notice('bad', 'Part of this page could not be loaded: reload the page.'));
      return;
    }
    if (isAnswer(reply)) {
      const { outcomeOf } = await drawing();
      const { text = 'Answered', tone = 'plain' } = outcomeOf(operation.path, reply.body) ?? {};
      const asked = { query: queryOf(values), values, call, reply, when: when.toISOString() };
      const line = { address: hashOf(asked.query), title, text, tone, when: asked.when };
      remember(address, asked, line);
    } else if (reply.status === 400) form.refused(messageOf(reply));
    if (result.getBoundingClientRect().top > innerHeight * 0.6) result.scrollIntoView({ block: 'start' });
  };
  const form = operationForm(slug, operation, (call) => void ask(call));
  const hashOf = (/** @type {string} */ of) => (of === '' ? address : `${address}?${of}`);
  const write = () => {
    query = queryOf(form.read());
    history.replaceState(null, '', hashOf(query));
  };
  form.node.addEventListener('input', write);
  form.node.addEventListener('focusin', () => void drawing().catch(() => undefined), { once: true });
  const bench = element('div', { class: 'bench' }, form.node, result, said);
  return {
    node: bench,
    open: (/** @type {string} */ wanted) => {
      const before = askedOn(address, wanted);
      if (wanted !== '' && wanted !== query) form.fill(valuesOf(wanted));
      write();
      // After a reload the answer is still this tab's.
      if (before === undefined || isUnkept(slug) || result.querySelector('[role=tablist]') !== null) return;
      form.fill(before.values);
      void show({ ...before, when: new Date(before.when) });
    },
  };
}

/**
 * Shows the document next to an answer with evidence; the code for it is loaded with the first one.
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
  // Another answer may have arrived in the meantime.
  if (result.firstChild === drawn) showDocument(bench, result, asked);
}

/** The code that draws answers: most of the page, loaded when a form is first used. */
async function drawing() {
  const [{ replyPanel }, { outcomeOf }] = await Promise.all([
    import('./views/reply-panel.js'),
    import('./outcomes/outcome-of.js'),
  ]);
  return { replyPanel, outcomeOf };
}

/** @param {Reply} reply */
function messageOf({ body }) {
  const { message = '' } = /** @type {{ message?: string }} */ (body !== null && typeof body === 'object' ? body : {});
  return message;
}

/** Shown before there is an answer. @param {Operation} operation */
function emptyState({ path, summary, description }) {
  return element(
    'div',
    { class: 'empty' },
    element('h2', {}, summary),
    (PAGE_WORDS[path] ?? description.split('\n\n')).map((one) => element('p', {}, described(one))),
  );
}

/** @param {AbortController} controller */
function waiting(controller) {
  const stop = element('button', { type: 'button', class: 'small' }, 'Stop');
  stop.addEventListener('click', () => {
    controller.abort();
  });
  return element('p', { class: 'waiting' }, 'Working … This can take a few seconds. ', stop);
}
