/** @import { Call, Json, Operation } from '../types.ts' */
import { element } from '../dom/element.js';
import { facts } from '../dom/parts.js';
import { isSandbox } from '../dom/sandbox.js';
import { counted, inWords, scalarText } from '../dom/words.js';

/** The heading of a printed answer: which question was asked about what, and when. Hidden on the screen. @param {Operation} operation @param {Call} call @param {Date} when */
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

/** States the only source of an answer about a document or a text. @param {string | undefined} file @param {Json | undefined} text */
function sourceText(file, text) {
  if (file !== undefined) return `${file}, as sent; nothing else was consulted`;
  return typeof text === 'string'
    ? `A text of ${counted(text.length, 'character')}, as sent; nothing else was consulted`
    : undefined;
}

/** Members about how to answer rather than what is asked, and texts shown by the answer itself. */
const NOT_ASKED = new Set(['evidence', 'mime_type', 'text']);
