/** @import { Call, JsonObject } from '../types.ts' */
import { element } from '../dom/element.js';
import { documentPane } from './document-pane.js';
import { fileOfBase64 } from './open-document.js';
import { placesOf } from './places.js';

/**
 * Shows a call's document next to its answer, with each value linked to its place and back; undefined if the answer has
 * no evidence, or if the call had no document.
 *
 * @param {HTMLElement} answer
 * @param {{ call: Pick<Call, 'body' | 'file'>, body: unknown }} asked
 */
function documentBeside(answer, { call, body }) {
  const source = sourceOf(call);
  const places = placesOf(body);
  if (source === undefined || places.length === 0) return undefined;
  const known = new Set(places.map(({ path }) => path));
  /** @type {Map<string, HTMLButtonElement>} */
  const values = new Map();
  const choose = (/** @type {string | undefined} */ path) => {
    for (const button of values.values()) button.setAttribute('aria-pressed', 'false');
    const button = path === undefined ? undefined : values.get(path);
    button?.setAttribute('aria-pressed', 'true');
    return button;
  };
  const pane = documentPane(source, places, (paths) => {
    choose(paths.find((path) => values.has(path)))?.focus();
  });
  for (const span of answer.querySelectorAll('[data-path]')) {
    const path = span.getAttribute('data-path') ?? '';
    if (!known.has(path) || values.has(path)) continue;
    const button = element('button', {
      type: 'button',
      class: 'linked',
      'aria-pressed': 'false',
      title: 'Show in the document',
      onclick: () => {
        choose(path);
        pane.show(path);
      },
    });
    button.append(...span.childNodes);
    span.append(button);
    values.set(path, button);
  }
  return pane;
}

/**
 * Shows a call's document next to its answer, replacing the previous one.
 *
 * @param {HTMLElement} bench
 * @param {HTMLElement} answer
 * @param {Parameters<typeof documentBeside>[1] | undefined} asked undefined where there is no answer
 */
export function showDocument(bench, answer, asked) {
  beside.get(bench)?.close();
  beside.get(bench)?.node.remove();
  const pane = asked && documentBeside(answer, asked);
  bench.classList.toggle('with-document', pane !== undefined);
  if (pane === undefined) beside.delete(bench);
  else {
    beside.set(bench, pane);
    bench.append(pane.node);
  }
}

/** @type {WeakMap<HTMLElement, import('./document-pane.js').DocumentPane>} */
const beside = new WeakMap();

/** Returns the file or text that a call carried. @param {Pick<Call, 'body' | 'file'>} call */
function sourceOf({ body, file }) {
  const sent = /** @type {JsonObject} */ (body ?? {});
  const held = file === undefined ? undefined : sent[file.member];
  if (typeof held === 'string') return fileOfBase64(held);
  return typeof sent['text'] === 'string' ? sent['text'] : undefined;
}
