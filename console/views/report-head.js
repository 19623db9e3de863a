/** @import { Call, Json, Operation } from '../types.ts' */
import { element } from '../dom/element.js';
import { facts } from '../dom/parts.js';
import { isSandbox } from '../dom/sandbox.js';
import { counted, inWords, scalarText } from '../dom/words.js';

/** What a printed answer begins with: which question was asked of what, and when. Not shown on the screen. @param {Operation} operation @param {Call} call @param {Date} when */
export function reportHead({ summary }, { target, body = {}, file }, when) {
  const query = target.includes('?') ? [...new URLSearchParams(target.slice(target.indexOf('?')))] : [];
  const asked = [...query, ...Object.entries(body)].filter(([name]) => !NOT_ASKED.has(name) && name !== file?.member);
  return element(
    'div',
    { class: 'report-head' },
    element('p', { class: 'report-title' }, `Tracewell: ${summary}`),
    isSandbox() ? element('p', {}, element('strong', {}, 'Sample data: nothing here was checked.')) : undefined,
    facts([
      ...asked.map(([name, value]) => /** @type {const} */ ([inWords(name), scalarText(value)])),
      ['Source', sourceText(file?.name, body['text'])],
      ['Answered', `${when.toISOString().slice(0, 16).replace('T', ' ')} UTC`],
    ]),
  );
}

/** What an answer about a document or a text was read from: that, and nothing else. @param {string | undefined} file @param {Json | undefined} text */
function sourceText(file, text) {
  if (file !== undefined) return `${file}, as sent; nothing else was consulted`;
  return typeof text === 'string'
    ? `A text of ${counted(text.length, 'character')}, as sent; nothing else was consulted`
    : undefined;
}

/** Members that say how to answer, not what is asked; and texts that the answer shows by itself. */
const NOT_ASKED = new Set(['evidence', 'mime_type', 'text']);
