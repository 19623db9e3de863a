/** @import { JsonObject, Reply } from '../types.ts' */
/** @import { StackItem } from './stack-item.js' */
import { accessHeaders } from '../api/access.js';
import { readJson } from '../api/read-json.js';
import { send } from '../api/send.js';
import { requirementsOf, targetOf } from './stack-kinds.js';

/**
 * Sends a document of a stack to its service, and to nothing else.
 *
 * @param {StackItem} item
 * @param {File} file
 * @returns {Promise<Reply>}
 */
export async function sendDocument({ kind, check }, file) {
  const target = targetOf(kind, check);
  // Only resumes come as text; another service says so of one itself.
  if (kind === 'resume' && isText(file)) {
    const text = await file.text();
    return send({ slug: kind, method: 'POST', target, body: /** @type {JsonObject} */ ({ text }) });
  }
  const form = new FormData();
  form.append('file', file);
  const requirements = kind === 'certificate' ? requirementsOf(check) : undefined;
  if (requirements !== undefined) form.append('requirements', JSON.stringify(requirements));
  const started = performance.now();
  const took = () => Math.round(performance.now() - started);
  try {
    const response = await fetch(target, { method: 'POST', headers: accessHeaders(kind), body: form });
    const text = await response.text();
    return {
      status: response.status,
      body: readJson(text) ?? text,
      milliseconds: took(),
      requestId: response.headers.get('x-request-id'),
      retryAfter: response.headers.get('retry-after'),
    };
  } catch {
    const body = { message: 'The server could not be reached.' };
    return { status: 0, body, milliseconds: took(), requestId: null, retryAfter: null };
  }
}

/** Whether a file is sent as its text. @param {File} file */
export function isText({ name, type }) {
  return type.startsWith('text/') || (type === '' && /\.(?:txt|text|md|markdown)$/i.test(name));
}
