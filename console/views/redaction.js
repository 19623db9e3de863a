/** @import { Redaction } from '../../core/documents/pii/answer.ts' */
/** @import { Call } from '../types.ts' */
import { copyButton } from '../dom/code-block.js';
import { element } from '../dom/element.js';
import { notice, smallPrint } from '../dom/parts.js';
import { tabs } from '../dom/tabs.js';
import { inWords, scalarText } from '../dom/words.js';

/** @param {Redaction} answer @param {Call} call */
export function redactionView(answer, call) {
  const { entities, warnings = [], unlocated_count: unlocated = 0 } = answer;
  const text = scalarText(call.body?.['text']);
  return [
    unlocated > 0
      ? notice(
          'bad',
          'Some values were found but not redacted, because they could not be located or are of an unknown type. Do not treat this text as clean.',
        )
      : undefined,
    warnings.map((one) => notice('warn', element('strong', {}, one.code), ` ${one.message}`)),
    entities.length === 0 ? undefined : legend(answer),
    tabs('The text', [
      {
        title: 'Redacted',
        panel: () => [copyButton(answer.redacted_text), marked(text, answer, (one) => inWords(one.type))],
      },
      { title: 'Findings', panel: () => marked(text, answer, (one) => one.value) },
    ]),
    smallPrint(
      'No findings does not prove that a text is clean: values that were never found are not reported. IP addresses, bank accounts, identity documents other than Social Security Numbers, secrets and health information are not looked for.',
    ),
  ];
}

/** The text with its values, or their placeholders, as colored marks. @param {string} text @param {Redaction} answer @param {(entity: Redaction['entities'][number]) => string} shown */
function marked(text, { entities }, shown) {
  const pieces = [];
  let at = 0;
  for (const one of entities.toSorted((a, b) => a.start - b.start)) {
    pieces.push(
      text.slice(at, one.start),
      element('mark', { class: `pii ${styleOf(one.type)}`, title: inWords(one.type) }, shown(one)),
    );
    at = one.end;
  }
  return element('div', { class: 'prose' }, ...pieces, text.slice(at));
}

/** @param {Redaction} answer */
function legend(answer) {
  const types = countsOf(answer).map(([type, count]) =>
    element('mark', { class: `pii ${styleOf(type)}` }, `${inWords(type)} ${String(count)}`),
  );
  return element('p', { class: 'legend', 'aria-label': 'Legend' }, types);
}

/** @param {Redaction} answer @returns {[string, number][]} */
function countsOf({ entities }) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const { type } of entities) counts.set(type, (counts.get(type) ?? 0) + 1);
  return [...counts];
}

/** @param {string} type */
function styleOf(type) {
  return `pii-${type.toLowerCase().replaceAll('_', '-')}`;
}
