/** @import { InsiderTransaction, InsiderTransactions } from '../../core/edgar/answer.ts' */
import { element } from '../dom/element.js';
import { badge, card, facts, link, more, notice, smallPrint } from '../dom/parts.js';
import { table } from '../dom/table.js';
import { amountText, counted, numberText } from '../dom/words.js';
import { SIGNS, timeline } from './timeline.js';

const NO_NAME = 'name not stated';

/** @param {InsiderTransactions} answer */
export function insiderView(answer) {
  const { company, filings, unread_filings: unread = [] } = answer;
  return [
    element(
      'div',
      { class: 'headline' },
      element('h2', {}, company.name),
      element(
        'p',
        { class: 'quiet' },
        [company.ticker, `CIK ${company.cik}`, counted(filings.length, 'transaction')]
          .filter((one) => one !== null)
          .join(' · '),
      ),
    ),
    unread.length === 0
      ? undefined
      : notice(
          'bad',
          element(
            'strong',
            {},
            `${counted(unread.length, 'filing')} could not be read; what they report is missing here.`,
          ),
          element(
            'ul',
            {},
            unread.map((one) => element('li', {}, `${one.accession_number}: ${one.reason}`)),
          ),
        ),
    answer.narrative_status === 'ok'
      ? undefined
      : notice('warn', `Notes: ${answer.narrative_status}. The rows themselves are complete.`),
    filings.length === 0
      ? notice('plain', 'No transaction in the filings that were read.')
      : [timeline(filings), rowTable(filings)],
    filings.length === 0
      ? undefined
      : card(
          'Notes',
          filings.map((one) => note(one)),
        ),
    smallPrint(
      answer.data_source,
      answer.disclaimer,
      `Notes by ${answer.narrative_provider}; answered ${answer.generated_at}.`,
    ),
  ];
}

/** @param {readonly InsiderTransaction[]} filings */
function rowTable(filings) {
  return table(
    'Transactions; select a heading to sort',
    [
      {
        title: 'Date',
        cell: (one) => [
          one.transaction_date ?? 'no date',
          element('span', { class: 'note' }, 'filed ', link(one.filing_index_url, one.filing_date)),
        ],
        order: (one) => one.transaction_date,
      },
      {
        title: 'Insider',
        cell: (one) => [
          element('strong', {}, one.insider_name ?? NO_NAME),
          element('span', { class: 'note' }, one.role),
        ],
        order: (one) => one.insider_name,
      },
      { title: 'Type', cell: (one) => typeCell(one), order: (one) => one.transaction_type },
      { title: 'Shares', cell: (one) => signed(one), order: (one) => one.shares, isNumber: true },
      {
        title: 'Price',
        cell: (one) => (one.price_per_share === null ? '–' : amountText(one.price_per_share)),
        order: (one) => one.price_per_share,
        isNumber: true,
      },
      {
        title: 'Value, USD',
        cell: (one) => numberText(one.transaction_value_usd),
        order: (one) => one.transaction_value_usd,
        isNumber: true,
      },
      {
        title: 'Held after',
        cell: (one) => numberText(one.post_transaction_holdings),
        order: (one) => one.post_transaction_holdings,
        isNumber: true,
      },
    ],
    filings,
  );
}

/** @param {InsiderTransaction} row */
function typeCell(row) {
  const tone = row.transaction_code === 'P' ? 'good' : row.transaction_code === 'S' ? 'bad' : 'plain';
  return [
    row.transaction_code === null ? undefined : badge(row.transaction_code, tone),
    ` ${row.transaction_type ?? 'type not stated'}`,
    row.is_rule_10b5_1_plan ? [' ', badge('10b5-1 plan')] : undefined,
    row.is_derivative ? [' ', badge('derivative')] : undefined,
  ];
}

/** Formats shares with the sign of their direction; without a sign if the filing does not state it. @param {InsiderTransaction} row */
function signed({ shares, acquired_disposed_code: code }) {
  return shares === null ? '–' : `${SIGNS[code ?? 'unknown']}${numberText(shares)}`;
}

/** @param {InsiderTransaction} row */
function note(row) {
  return more(
    `${row.transaction_date ?? 'No date'}, ${row.insider_name ?? NO_NAME}`,
    element('p', {}, row.ai_significance_note),
    facts([
      ['Security', row.security_title],
      ['Ownership', row.ownership_type],
    ]),
  );
}
