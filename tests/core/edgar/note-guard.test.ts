import assert from 'node:assert/strict';
import test from 'node:test';
import type { Form4Row } from '../../../core/edgar/form4-row.ts';
import { guardNote } from '../../../core/edgar/note-guard.ts';
import { grantRow, saleRow } from './made-row.ts';

const sale = saleRow();
const planned = saleRow({ is_rule_10b5_1_plan: true });
const grant = grantRow();
const withheld = saleRow({
  transaction_type: 'Shares delivered or withheld to pay an exercise price or tax liability',
  transaction_code: 'F',
});
const gift = saleRow({
  transaction_type: 'Bona fide gift',
  transaction_code: 'G',
  price_per_share: 0,
  transaction_value_usd: 0,
});
const purchase = saleRow({
  transaction_type: 'Open market or private purchase',
  transaction_code: 'P',
  acquired_disposed_code: 'A',
  ownership_type: 'indirect',
});
const option = saleRow({
  transaction_type: 'Exercise or conversion of a derivative security',
  transaction_code: 'M',
  security_title: 'Stock Option (right to buy)',
  is_derivative: true,
  price_per_share: null,
  transaction_value_usd: null,
  post_transaction_holdings: 0,
});
const million = saleRow({ shares: 100_000, price_per_share: 12, transaction_value_usd: 1_200_000 });

const PASSES: readonly [Form4Row, string][] = [
  [sale, 'Astrid Lind sold 1,000 shares of Class A Common Stock at $12.50 per share on June 2, 2025.'],
  [sale, 'LIND ASTRID M, Chief Financial Officer, reported a sale of 1000 shares dated 2025-06-02.'],
  [
    sale,
    'The filing reports an open market or private sale of 1,000 shares at a price of $12.50, a total value of $12,500.',
  ],
  [sale, 'The sale of 1,000 shares was made at $12.5 each. After the transaction, 5,200 shares were held directly.'],
  [sale, 'Code S stands for an open market or private sale. The row covers 1,000 shares.'],
  [sale, 'On 2 June 2025 the insider disposed of 1,000 shares, with 5,200 shares remaining on this line.'],
  [sale, 'The insider reported a sale on 06/02/2025; the footnotes do not place it under a Rule 10b5-1 plan.'],
  [sale, 'The footnotes do not mention a Rule 10b5-1 trading plan for this sale.'],
  [sale, 'No footnote places this sale under a Rule 10b5-1 plan.'],
  [sale, 'The filing indicates a sale of 1,000 shares at $12.50 a share.'],
  [sale, 'The reporting owner’s holdings on this line were 5,200 shares after the sale of 1,000 shares.'],
  [sale, 'In June 2025 the Director sold 1,000 shares.'],
  [sale, 'The value of the transaction was $12,500.00.'],
  [sale, 'The shares are owned directly, and the transaction is not a gift.'],
  [planned, 'The footnotes place this sale under a Rule 10b5-1 plan.'],
  [planned, 'The sale of 1,000 shares was executed under a Rule 10b5-1 trading plan.'],
  [planned, 'This sale was made under a 10b5-1 plan, as the footnotes state.'],
  [grant, 'Code A is defined as a grant, award, or other acquisition, such as equity compensation.'],
  [
    grant,
    'The insider received 1,000 shares as an award at a price of $0 per share. It was not an open market purchase.',
  ],
  [grant, 'Code A means a grant, award, or other acquisition, e.g. equity compensation.'],
  [withheld, 'Shares were withheld to pay tax: 1,000 shares at $12.50 per share, a value of $12,500.'],
  [
    withheld,
    'Code F means that shares were delivered or withheld to pay an exercise price or tax liability; it is not an open market sale.',
  ],
  [gift, 'The transaction is a bona fide gift of 1,000 shares, with a stated price of $0.'],
  [gift, 'The insider gifted 1,000 shares; the price is zero.'],
  [purchase, 'The purchase of 1,000 shares is reported as held indirectly.'],
  [option, 'The exercise of 1,000 derivative securities is reported with no price. After it no securities were held.'],
  [option, 'The price is not stated. The row reports 1,000 of the Stock Option (right to buy).'],
  [million, 'The insider sold 100,000 shares for a total of $1.2 million.'],
  [million, 'The insider sold 100 thousand shares at $12 per share, with a value of $1,200,000.'],
];

const BLOCKS: readonly [Form4Row, string][] = [
  // Advice.
  [sale, 'The filing shows a sale worth following.'],
  [sale, 'Investors should sell the shares.'],
  [sale, 'You may want to follow this sale.'],
  [sale, 'Consider a sale of the stock.'],
  [purchase, 'Purchase the shares at $12.50 per share.'],
  [purchase, 'Buy 1,000 shares at $12.50 per share.'],
  [sale, 'Hold the stock after this sale of 1,000 shares.'],
  // Signals and forecasts.
  [sale, 'This sale is a bearish signal.'],
  [sale, 'The sale indicates a lack of confidence in the issuer.'],
  [sale, 'The sale suggests that the price will fall.'],
  [sale, 'The insider is expected to sold more shares.'],
  [sale, 'The stock may rise after this sale.'],
  [sale, 'Further sales are likely under this filing.'],
  [sale, 'The insider plans to reduce holdings.'],
  [purchase, 'The purchase shows confidence in the stock.'],
  // Judgments, denied ones included.
  [sale, 'This is a routine sale of 1,000 shares.'],
  [sale, 'This is not a significant sale.'],
  [sale, 'The sale of 1,000 shares is unusual for this insider.'],
  [sale, 'A large sale of 1,000 shares was reported.'],
  [sale, 'Only 1,000 shares were sold.'],
  [sale, 'The insider sold just 1,000 shares.'],
  [sale, 'The sale was made to fund the purchase of a house.'],
  [sale, 'The shares were sold because of taxes.'],
  // Numbers that the row does not hold, or that stand for another thing on it.
  [sale, 'The insider sold 1,001 shares.'],
  [sale, 'The insider sold 10,00 shares.'],
  [sale, 'The insider sold 1.000 shares.'],
  [sale, 'The insider sold -1,000 shares.'],
  [sale, 'The insider sold about $12,501 of stock.'],
  [sale, 'The insider sold 5,200 shares.'],
  [sale, 'After the sale the holdings were 1,000 shares.'],
  [sale, 'The insider sold shares at $12,500 per share.'],
  [sale, 'The insider sold 12.5 shares.'],
  [sale, 'The insider sold shares with a value of $12.50.'],
  [sale, 'The insider sold 16% of the holdings.'],
  [sale, 'The insider sold sixteen percent of the holdings.'],
  [sale, 'The insider sold one thousand shares.'],
  [sale, 'The insider sold twice as before.'],
  [sale, 'The insider sold half of the shares held.'],
  [sale, 'The insider sold 1,000x the stock.'],
  [sale, 'The insider sold 1e3 shares.'],
  [sale, 'The insider sold 1,000 shares in 2024.'],
  [million, 'The insider sold shares for a total of $1.3 million.'],
  [million, 'The insider sold shares for a total of $1.2 billion.'],
  [saleRow({ transaction_value_usd: 1_234_567 }), 'The sale had a value of $1.2 million.'],
  // Dates and names.
  [sale, 'The sale took place on June 3, 2025.'],
  [sale, 'The sale took place on 2025-06-20.'],
  [sale, 'The sale took place in July 2025.'],
  [sale, 'The sale took place on June 3.'],
  [sale, 'Astrid Brandt sold 1,000 shares.'],
  [sale, 'The Chief Executive Officer sold 1,000 shares.'],
  [sale, 'Harbor Mill Corp reported this sale.'],
  [saleRow({ insider_name: 'SMITH WILL' }), 'The stock will be sold after this filing.'],
  // Statements that the row contradicts.
  [sale, 'The insider purchased 1,000 shares.'],
  [sale, 'The insider acquired 1,000 shares.'],
  [sale, 'This was not an open market sale.'],
  [sale, 'The shares were withheld for taxes.'],
  [grant, 'The insider sold 1,000 shares.'],
  [sale, 'The shares are owned indirectly.'],
  [purchase, 'The shares are held directly after the purchase.'],
  [sale, 'Code P stands for this transaction.'],
  [sale, 'The price is not stated for this sale.'],
  [sale, 'After the sale no shares were held.'],
  [sale, 'This row reports a derivative security.'],
  [sale, 'The issuer sold 1,000 shares.'],
  // The plan flag.
  [sale, 'The sale was made under a Rule 10b5-1 plan.'],
  [sale, 'The sale was not made under a Rule 10b5-1 plan.'],
  [sale, 'There was no Rule 10b5-1 plan for this sale.'],
  [planned, 'The footnotes do not place this sale under a Rule 10b5-1 plan.'],
  [planned, 'The sale was not made under a Rule 10b5-1 plan.'],
  [planned, 'The sale was made under a Rule 10b5-1 plan dated May 5, 2025.'],
  // Form.
  [sale, ''],
  [sale, 'Sale.'],
  [sale, `The filing reports a sale. ${'The filing reports a sale. '.repeat(60)}`],
  [sale, '**The filing** reports a sale of 1,000 shares.'],
  [sale, '<b>The filing</b> reports a sale of 1,000 shares.'],
  [sale, 'The filing reports a sale; see https://example.org/a for the table.'],
  [sale, 'The filing reports a sale at www.example.org in the table.'],
  [sale, '- The filing reports a sale\n- of 1,000 shares'],
  [sale, 'The filing reports a sale of 1,000 shares!'],
  [sale, 'Is this a sale of 1,000 shares?'],
  [sale, 'Le directeur a vendu 1,000 shares de la class A.'],
  [sale, 'El director vendió 1,000 shares.'],
  [sale, '内部人士出售了股份'],
  [sale, 'The filing reports a ѕale of 1,000 shares.'], // a Cyrillic letter
  [sale, 'The filing reports a sale of ١٠٠٠ shares.'],
];

for (const [row, note] of PASSES) {
  test(`passes: ${note}`, () => {
    assert.equal(guardNote(note, row), true);
  });
}

for (const [row, note] of BLOCKS) {
  test(`blocked: ${note.slice(0, 100)}`, () => {
    assert.equal(guardNote(note, row), false);
  });
}
