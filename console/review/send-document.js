/** @import { JsonObject, Reply } from '../types.ts' */
/** @import { StackItem } from './stack-item.js' */
import { send } from '../api/send.js';
import { requirementsOf, targetOf } from './stack-kinds.js';

/**
 * Sends a document of a stack to its service only.
 *
 * @param {StackItem} item
 * @param {File} file
 * @returns {Promise<Reply>}
 */
export async function sendDocument({ kind, check }, file) {
  const target = targetOf(kind, check);
  // Only resumes are sent as text; other services reject text themselves.
  if (kind === 'resume' && isText(file)) {
    const text = await file.text();
    return send({ slug: kind, method: 'POST', target, body: /** @type {JsonObject} */ ({ text }) });
  }
  const form = new FormData();
  form.append('file', file);
  const requirements = kind === 'certificate' ? requirementsOf(check) : undefined;
  if (requirements !== undefined) form.append('requirements', JSON.stringify(requirements));
  return send({ slug: kind, method: 'POST', target, body: form });
}

/** Whether a file is sent as text. @param {File} file */
export function isText({ name, type }) {
  return type.startsWith('text/') || (type === '' && /\.(?:txt|text|md|markdown)$/i.test(name));
}
