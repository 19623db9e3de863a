import assert from 'node:assert/strict';
import test from 'node:test';
import type { Form4Row } from '../../../../core/edgar/form4/form4-row.ts';
import { guardNote } from '../../../../core/edgar/notes/note-guard.ts';
import { grantRow, saleRow } from '../form4/made-row.ts';

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

const borders = saleRow({
  insider_name: 'Borders Ben',
  role: 'Principal Accounting Officer',
  security_title: 'Common Stock',
  shares: 1274,
  price_per_share: 290,
  transaction_value_usd: 369_460,
  transaction_date: '2026-05-08',
  period_of_report: '2026-05-08',
  post_transaction_holdings: 38_713,
});
const bordersPlanned = { ...borders, is_rule_10b5_1_plan: true };
const notes2030 = saleRow({ security_title: '4.125% Notes due 2030', shares: 500_000 });

const PASSES: readonly [Form4Row, string][] = [
  [borders, 'Borders Ben sold 1,274 shares of Common Stock on 2026-05-08 at $290 per share.'],
  [
    borders,
    'Borders Ben (Principal Accounting Officer) sold 1,274 shares of Common Stock on May 8, 2026 at $290 per share, for a total value of $369,460.',
  ],
  [
    borders,
    'Borders Ben, the Principal Accounting Officer, reported the sale of 1,274 shares. The price was $290 per share, and the value was $369,460.',
  ],
  [borders, 'On May 8, 2026, Borders Ben sold 1274 shares at a price of $290.00, leaving 38,713 shares held directly.'],
  [borders, 'After the transaction, Borders Ben held 38,713 shares directly.'],
  [borders, 'The sale took place on 8 May 2026. The total value was $369,460.00.'],
  [sale, 'LIND ASTRID M sold 1,000 shares of Class A Common Stock at $12.50 per share on June 2, 2025.'],
  [sale, 'Lind Astrid M, Chief Financial Officer, reported a sale of 1000 shares dated 2025-06-02.'],
  [sale, 'Chief Financial Officer LIND ASTRID M sold 1,000 shares.'],
  [sale, 'LIND ASTRID M (Chief Financial Officer and Director) disposed of 1,000 shares.'],
  [
    sale,
    'The filing reports an open market or private sale of 1,000 shares at a price of $12.50, for a total value of $12,500.',
  ],
  [sale, 'The sale of 1,000 shares was made at $12.5 each. After the transaction, 5,200 shares were held directly.'],
  [sale, 'On 2 June 2025 the insider disposed of 1,000 shares, with 5,200 shares remaining on this line.'],
  [sale, 'The insider reported a sale of 1,000 shares on 06/02/2025.'],
  [sale, 'In June 2025 the Director sold 1,000 shares.'],
  [sale, 'The value of the transaction was $12,500.00.'],
  [sale, 'The reported holdings on this line were 5,200 shares after the sale.'],
  [sale, 'The shares are owned directly.'],
  [sale, 'The insider sold 1,000 of the Class A Common Stock.'],
  [sale, '1,000 shares of Class A Common Stock were sold by the reporting owner, totaling $12,500.'],
  [sale, 'The transaction is an open market or private sale of 1,000 shares.'],
  [grant, 'The insider received 1,000 shares at a price of $0 per share.'],
  [grant, 'LIND ASTRID M reported a grant, award, or other acquisition of 1,000 shares of Class A Common Stock.'],
  [withheld, '1,000 shares were delivered or withheld to pay an exercise price or tax liability at $12.50 per share.'],
  [gift, 'LIND ASTRID M made a bona fide gift of 1,000 shares, at a stated price of $0.'],
  [gift, 'The insider gifted 1,000 shares.'],
  [purchase, 'The insider bought 1,000 shares. After the purchase, 5,200 shares were held indirectly on this line.'],
  [purchase, 'The purchase of 1,000 shares was made at $12.50 per share.'],
  [
    option,
    'The filing reports the exercise or conversion of 1,000 derivative securities (Stock Option (right to buy)).',
  ],
  [option, 'After the transaction, 0 derivative securities were held on this line of direct ownership.'],
  [option, 'The insider disposed of 1,000 Stock Option (right to buy).'],
  [million, 'The insider sold 100,000 shares at $12 per share, with a value of $1,200,000.'],
  [notes2030, 'LIND ASTRID M sold 500,000 securities (4.125% Notes due 2030).'],
];

const BLOCKS: readonly [Form4Row, string][] = [
  // Plan, footnotes and code are the template's to state, true or not.
  [sale, 'The footnotes do not place this sale under a Rule 10b5-1 plan.'],
  [planned, 'The footnotes place this sale under a Rule 10b5-1 plan.'],
  [planned, 'The insider sold 1,000 shares under a Rule 10b5-1 trading plan.'],
  [planned, 'The insider sold 1,000 shares under a Rule 10b5-1 trading.'],
  [sale, 'Code S stands for an open market or private sale.'],
  [sale, 'The transaction is not a gift.'],
  [sale, 'The sale was under a Rule 10b5-1 plan that the footnotes do not describe.'],
  [planned, 'The sale was executed without trading under the rule.'],
  // Said of a sale in the words of the form, and not what the row says.
  [borders, 'Trading on information, the insider made a sale.'],
  [borders, 'The insider made the sale on information that the issuer did not disclose.'],
  [borders, 'The insider made the sale with information not disclosed by the issuer.'],
  [borders, 'After the transaction, Borders Ben owned no common stock of the issuer.'],
  [borders, 'Borders Ben sold 1,274 shares, leaving no Common Stock.'],
  [borders, 'After the transaction, the total amount held was $369,460.'],
  [borders, 'Borders Ben sold 1,274 shares to the issuer at $290 per share.'],
  [borders, 'Borders Ben sold 1,274 shares for the account of the issuer.'],
  [borders, 'Borders Ben was the issuer of 1,274 shares.'],
  [borders, 'The sale was completed by both owners, each with 38,713 shares.'],
  [borders, 'The sale was reported under code D as the transaction code.'],
  [borders, 'The sale of 1,274 shares was filed on 2026-05-08.'],
  [bordersPlanned, 'The sale was not made within the period of the rule, so it is not valid.'],
  [borders, 'The sale means that the price is under value.'],
  [borders, 'The stock ended under $290 per share.'],
  [borders, 'Ben Borders sold 1,274 shares.'],
  [borders, 'Borders Ben held 38,713 shares.'],
  // What the code leaves open, and what the row does not have.
  [sale, 'The insider made an open market sale of 1,000 shares.'],
  [option, 'The insider exercised 1,000 derivative securities.'],
  [option, 'The price was $12.50.'],
  [purchase, 'After the purchase, the insider held 5,200 shares indirectly.'],
  [notes2030, 'LIND ASTRID M sold 500,000 shares.'],
  [sale, 'The insider sold 1,000 shares. Worth following.'],
  [sale, 'The insider sold 1,000 shares'],
  // Of a swap only the direction is sure.
  [
    saleRow({
      transaction_type: 'Open market or private sale, in an equity swap or instrument with similar characteristics',
    }),
    'The insider sold 1,000 shares.',
  ],
  // A code that the row's direction contradicts says nothing.
  [saleRow({ acquired_disposed_code: 'A' }), 'The insider sold 1,000 shares.'],
  [sale, 'The value was $12,500. The value was $12,500.'],
  [sale, 'The insider sold 1,000 shares and the insider sold 1,000 shares.'],
  [sale, 'The insider sold 1,000 shares.\nAfter the sale, 5,200 shares remained directly.'],
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
