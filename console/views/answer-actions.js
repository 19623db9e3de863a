/** @import { Call, Json } from '../types.ts' */
import { csvText } from '../dom/csv-writer.js';
import { element } from '../dom/element.js';
import { saveFile } from '../dom/save-file.js';
import { isSandbox } from '../dom/sandbox.js';
import { answerTable } from './answer-rows.js';

/**
 * Ways to take an answer along: its text, its JSON, its rows, or a printed page.
 *
 * @param {string} path of the operation
 * @param {Call} call
 * @param {Json} body
 */
export function answerActions(path, { slug }, body) {
  const copy = button('Copy answer', (own) => {
    navigator.clipboard.writeText(textAround(own)).then(
      () => {
        own.textContent = 'Copied';
      },
      () => {
        own.textContent = 'Could not copy: select the text instead';
      },
    );
  });
  return element(
    'p',
    { class: 'row actions' },
    copy,
    button('Download JSON', () => {
      saveFile(`${slug}-answer.json`, 'application/json', [JSON.stringify(body, null, 2)]);
    }),
    button('Download CSV', () => {
      const { header, rows } = answerTable(path, body, isSandbox());
      saveFile(`${slug}-answer.csv`, 'text/csv', ['\uFEFF', csvText([header, ...rows])]);
    }),
    button('Print', () => {
      print();
    }),
  );
}

/** @param {string} name @param {(own: HTMLButtonElement) => void} act */
function button(name, act) {
  const own = element('button', { type: 'button', class: 'small' }, name);
  own.addEventListener('click', () => {
    act(own);
  });
  return own;
}

/** Returns the text of a button's answer, without its buttons. @param {HTMLElement} own */
function textAround(own) {
  const answer = own.closest('[role=tabpanel]');
  const actions = own.closest('.actions');
  if (!(answer instanceof HTMLElement) || !(actions instanceof HTMLElement)) return '';
  actions.hidden = true;
  const text = answer.innerText;
  actions.hidden = false;
  return text;
}
