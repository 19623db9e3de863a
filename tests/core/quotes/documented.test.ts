import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { readAmount } from '../../../core/quotes/amount.ts';
import { readDates, type NumericOrder } from '../../../core/quotes/date.ts';
import { statesEmail } from '../../../core/quotes/email.ts';
import { statesPhone } from '../../../core/quotes/phone.ts';
import { statedEnd, statedStart } from '../../../core/quotes/stated-date.ts';

const PAGE = readFileSync(new URL('../../../docs/quotes.md', import.meta.url), 'utf8');

/** The rows of the page's tables with these headings, without code marks. */
function rowsUnder(headings: string): string[][] {
  return PAGE.split('\n\n')
    .filter((block) => block.startsWith('|'))
    .map((table) => table.trim().split('\n').map(cellsOf))
    .filter(([head]) => head?.join(' | ') === headings)
    .flatMap((table) => table.slice(2));
}

function cellsOf(line: string): string[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => cell.trim().replaceAll('`', ''));
}

test('the quotes page says correctly what amounts state', () => {
  const rows = rowsUnder('quote | states');
  assert.equal(rows.length, 43);
  for (const [quote = '', states] of rows) assert.equal(amountIn(quote), states, quote);
});

function amountIn(quote: string): string {
  const amount = readAmount(quote);
  if (amount.kind === 'ambiguous') return `${amount.byMark['.']} or ${amount.byMark[',']}`;
  return amount.kind === 'stated' ? String(amount.value) : 'nothing';
}

test('the quotes page says correctly what dates state', () => {
  const rows = rowsUnder('quote | states | on a certificate');
  assert.equal(rows.length, 17);
  for (const [quote = '', states, onCertificate] of rows) {
    assert.equal(datesIn(quote, 'either'), states, quote);
    assert.equal(datesIn(quote, 'month_first'), onCertificate, quote);
  }
});

function datesIn(quote: string, order: NumericOrder): string {
  const dates = readDates(quote, order).map(({ year, isYearShort, month, day }) => {
    if (year === null) return 'nothing';
    const parts = [month, day].filter((part) => part !== null).map((part) => String(part).padStart(2, '0'));
    return [isYearShort ? `..${year}` : String(year), ...parts].join('-');
  });
  return dates.length === 0 ? 'no date' : dates.join(', ');
}

test('the quotes page says correctly which resume dates are served', () => {
  const rows = rowsUnder('field | value read | quote | served');
  assert.equal(rows.length, 7);
  for (const [field, value = '', quote = '', served] of rows) {
    const stated = field === 'start' ? statedStart(quote, value) : statedEnd(quote, value);
    assert.equal(stated ?? 'nothing', served, quote);
  }
});

test('the quotes page says correctly which phone numbers and addresses are stated', () => {
  const rows = rowsUnder('value | quote | stated');
  assert.equal(rows.length, 11);
  for (const [value = '', quote = '', stated] of rows) {
    const states = value.includes('@') ? statesEmail : statesPhone;
    assert.equal(states(quote, value) ? 'yes' : 'no', stated, quote);
  }
});
