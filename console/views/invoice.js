/** @import { Invoice, InvoiceWarning } from '../../core/documents/invoice/answer.ts' */
/** @import { Child } from '../types.ts' */
import { element } from '../dom/element.js';
import { card, confidence, notice, smallPrint } from '../dom/parts.js';
import { scrolling } from '../dom/table.js';
import { amountText, numberText } from '../dom/words.js';
import { traced } from './traced.js';

const NUMBERS = /** @type {const} */ (['quantity', 'unit_price', 'total']);

/** @param {Invoice} answer */
export function invoiceView(answer) {
  const { vendor, currency, line_items: items, warnings = [] } = answer;
  const cell = (/** @type {string} */ path, /** @type {Child} */ value) => cellOf(answer, path, value);
  const placed = new Set(warnings.filter((one) => pathIn(one) !== undefined));
  return [
    element(
      'div',
      { class: 'headline' },
      element('h2', {}, vendor === null ? 'Vendor not read' : cell('vendor', vendor)),
      element('p', {}, 'Dated ', cell('date', answer.date), ' · ', currency === '' ? 'currency not read' : currency),
      confidence(answer.confidence),
    ),
    warnings
      .filter((one) => !placed.has(one))
      .map((one) => notice('warn', element('strong', {}, one.code), ` ${one.message}`)),
    card(
      'Lines',
      scrolling(
        'Lines of the invoice',
        element(
          'table',
          { class: 'invoice' },
          element('caption', {}, 'Lines of the invoice'),
          element(
            'thead',
            {},
            element(
              'tr',
              {},
              ['Description', 'Quantity', 'Unit price', 'Total'].map((title, i) =>
                element('th', { scope: 'col', class: i > 0 ? 'number' : undefined }, title),
              ),
            ),
          ),
          element(
            'tbody',
            {},
            items.map((item, i) =>
              element(
                'tr',
                {},
                element(
                  'td',
                  {},
                  item.description === null ? '–' : cell(`line_items[${String(i)}].description`, item.description),
                ),
                NUMBERS.map((name) => {
                  const value = item[name];
                  const text = value === null ? null : name === 'quantity' ? numberText(value) : amountText(value);
                  return element('td', { class: 'number' }, cell(`line_items[${String(i)}].${name}`, text));
                }),
              ),
            ),
          ),
          element(
            'tfoot',
            {},
            /** @type {const} */ (['subtotal', 'tax', 'total']).map((name) => {
              const value = answer[name];
              return element(
                'tr',
                {},
                element('th', { scope: 'row', colspan: 3 }, name),
                element(
                  'td',
                  { class: 'number' },
                  cell(name, value === null ? null : amountText(value, name === 'total' ? currency : null)),
                ),
              );
            }),
          ),
        ),
      ),
      warnings
        .filter((one) => one.code === 'totals_mismatch')
        .map((one) => element('p', { class: 'warning' }, one.message)),
    ),
    smallPrint(
      'Vendor and currency are shown as read; amounts and the date are checked against the printed characters. Genuineness is not checked.',
    ),
  ];
}

/** A value, or why it is missing. @param {Invoice} answer @param {string} path @param {Child} value */
function cellOf({ warnings = [], evidence }, path, value) {
  const warning = warnings.find((one) => pathIn(one) === path);
  if (warning === undefined) return traced(value, { path, evidence });
  return element('span', { class: 'warning', 'data-path': path }, 'not served: its characters do not state it clearly');
}

/** Returns the field that a warning is about: the first word of its message. @param {InvoiceWarning} warning */
function pathIn({ code, message }) {
  if (code === 'totals_mismatch') return 'totals';
  return code === 'unreadable_number'
    ? /^([a-z_]{1,20}(?:\[\d{1,5}\]\.[a-z_]{1,20})?) is null/.exec(message)?.[1]
    : undefined;
}
