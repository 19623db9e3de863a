import assert from 'node:assert/strict';
import test from 'node:test';
import { readForm4 } from '../../../../core/edgar/form4/form4.ts';
import { madeForm4, madeRow } from './made-form4.ts';
import { priceReader } from '../../../../core/edgar/form4/price-unit.ts';

/** The box that refers to the footnote, the row's title, and the footnote. */
type Case = readonly [at: 'price' | 'coding' | 'shares' | 'exercise', title: string, note: string];

/** Notes by which the price is not in U.S. dollars for one of the row's securities. */
const OTHER: readonly Case[] = [
  ['price', 'Common Shares', 'The price reported is in Canadian dollars.'],
  ['price', 'Common Shares', 'Price per share is reported in CAD.'],
  ['price', 'Ordinary Shares', 'Sold at a price of €14.20 per share on Euronext Amsterdam.'],
  ['price', 'Ordinary Shares', 'The reported price is denominated in Norwegian kroner (NOK).'],
  ['price', 'Ordinary Shares', 'Price in British pence (GBX).'],
  [
    'coding',
    'Common Shares',
    'The shares were purchased on the Toronto Stock Exchange and the price shown in Column 4 is expressed in Canadian dollars.',
  ],
  [
    'price',
    'Ordinary Shares, NIS 0.01 par value',
    'The price of the shares is stated in New Israeli Shekels. The U.S. dollar equivalent, at an exchange rate of 3.65, was $8.22.',
  ],
  [
    'price',
    'Common Shares',
    'This transaction was executed in multiple trades at prices ranging from C$14.01 to C$14.55, inclusive. The price reported above reflects the weighted average purchase price.',
  ],
  ['price', 'Class B Shares', 'Purchase price paid in Swiss francs.'],
  ['shares', 'Common Shares', 'Acquired under the employee share purchase plan at a price of CDN$31.17 per share.'],
  ['price', 'Ordinary Shares', 'Amounts are in Japanese yen.'],
  ['price', 'Ordinary Shares', 'Reflects a price of SEK 201.5 per share.'],
  ['price', 'Common Shares', 'All dollar amounts are expressed in Canadian dollars unless otherwise noted.'],
  ['price', 'Ordinary Shares', 'Weighted average sale price in euro.'],
  ['price', 'Ordinary Shares', 'The price reported is per ADS. Each ADS represents ten ordinary shares.'],
  ['price', 'Class A Ordinary Shares', 'Represents the price per American Depositary Share.'],
  [
    'coding',
    'Ordinary Shares',
    'The ordinary shares were sold in the form of ADSs; the price in Column 4 is the price of one ADS.',
  ],
  ['price', 'Common Stock', 'The price reported represents the aggregate purchase price paid for all of the shares.'],
  ['price', 'Common Stock', 'Represents total consideration paid.'],
  [
    'price',
    'Common Stock',
    'Each unit consists of one share of common stock and one warrant; the price shown is the price per unit.',
  ],
  ['price', 'Common Shares', 'Represents Canadian dollars; the closing price on the TSX.'],
  ['price', 'Common Shares', 'C$'],
  ['price', 'Ordinary Shares', 'The average price was 1,204 pence per share.'],
  ['price', 'Ordinary Shares', 'The shares were bought at 45.10 Rand each.'],
  ['price', 'Ordinary Shares', 'The price is stated in Sterling.'],
  ['coding', 'Ordinary Shares', 'Sold on the Oslo Stock Exchange at an average price of NOK 110.5.'],
  ['price', 'Common Shares', 'Price expressed in local currency (CAD).'],
  ['price', 'Ordinary Shares', 'The price is per American depositary share, each representing one ordinary share.'],
  ['price', 'Common Stock', 'Total price paid: $25,000.'],
  [
    'price',
    'Common Stock',
    'The purchase price per Unit was $10.00, with each Unit consisting of one Class A share and one-third of one warrant.',
  ],
];

/** Notes that leave it one, though they speak of other money, depositary shares, units or totals. */
const OWN: readonly Case[] = [
  ['exercise', 'Stock Option (Right to Buy)', 'The price is CAD 22.00.'],
  ['coding', 'Common Shares', 'The exercise price of the options was C$4.10 per share.'],
  ['price', 'Common Stock', 'The price per unit is the closing price.'],
  ['price', 'Units', 'The price per unit, each unit consisting of one share and one warrant.'],
  ['price', 'Common Stock', 'Represents total consideration of $1,250, or $12.50 per share.'],
  [
    'price',
    'Common Shares',
    'The sale price of CAD 12.20 has been converted to U.S. dollars at the Bank of Canada exchange rate on June 2, 2025 of US$0.73 per CAD 1.00.',
  ],
  [
    'price',
    'Ordinary Shares',
    'The price reported is the U.S. dollar equivalent of €14.20, based on the exchange rate on the date of sale.',
  ],
  [
    'price',
    'Ordinary Shares',
    'Shares were sold in Norwegian kroner at NOK 52.10. The price in Column 4 was translated into U.S. dollars using the exchange rate of NOK 10.1 to US$1.00.',
  ],
  ['price', 'Common Shares', 'Price has been converted from Canadian dollars into US dollars.'],
  [
    'price',
    'Ordinary Shares',
    'Reported in U.S. dollars. The shares traded in pounds sterling and the price was converted using the closing spot rate.',
  ],
  ['exercise', 'Stock Option (Right to Buy)', 'The exercise price is in Canadian dollars and was CAD 22.00.'],
  ['coding', 'Common Shares', 'The reporting person receives dividends in Canadian dollars.'],
  ['coding', 'Common Stock', 'Shares sold to satisfy tax obligations due in the United Kingdom in pounds sterling.'],
  ['price', 'American Depositary Shares', 'The price reported is the weighted average price per ADS.'],
  [
    'price',
    'Ordinary Shares',
    'Calculated by dividing the price per ADS of $20.00 by ten, the number of ordinary shares each ADS represents.',
  ],
  [
    'price',
    'Common Stock',
    'The shares were sold in several trades at prices from $10.00 to $10.40 for aggregate proceeds of $102,000. The price reported is the weighted average.',
  ],
  [
    'price',
    'Common Stock',
    'The price reported in Column 4 is a weighted average price. The reporting person undertakes to provide full information regarding the number of shares sold at each price.',
  ],
  ['coding', 'Common Stock', 'Issued in exchange for shares of a Canadian company at an exchange ratio of 0.5.'],
  ['price', 'Common Stock', 'Closing price on the NYSE on June 2, 2025.'],
  ['price', 'Common Stock', 'The European-style option was exercised at the stated price.'],
  [
    'price',
    'Common Stock',
    'Purchased in a private transaction from a pound-for-pound competitor; the price was negotiated.',
  ],
  [
    'price',
    'Ordinary Shares',
    'The transaction price was EUR 41.50 per share. For reporting purposes the US dollar price was computed at 1.0852 dollars per euro.',
  ],
  ['price', 'Ordinary Shares', 'Price in USD; original trade price GBp 455.'],
  [
    'price',
    'Common Shares',
    'The share price, which was C$4.55, is reported in US dollars at the daily exchange rate.',
  ],
  ['price', 'Common Stock', 'Price includes brokerage commission of $0.02.'],
  [
    'price',
    'Ordinary Shares, par value EUR 0.01',
    'Closing price on NASDAQ of the ordinary shares, par value EUR 0.01 per share.',
  ],
  ['coding', 'Ordinary Shares', 'Shares withheld to cover Dutch wage tax of EUR 20,000.'],
  [
    'price',
    'Ordinary Shares',
    'Pursuant to Swiss law the shares were bought in CHF. The US dollar amount was computed using the rate CHF 0.88 = USD 1.',
  ],
  [
    'price',
    'Common Stock',
    'This price is the weighted average of prices from $20.00 to $20.95 for a total of 5,000 shares.',
  ],
  ['coding', 'Common Stock', 'The filer’s trust is governed by the laws of Canada. Prices were negotiated.'],
  ['price', 'Common Stock', 'The reported price is the offering price to the public less underwriting discounts.'],
  ['price', 'Common Stock', 'The price at which Sterling Bancorp bought the shares from Rand Capital.'],
  ['price', 'Common Stock', 'The price was negotiated in Rand Capital’s offices.'],
];

/** The price and the value of 100 securities at 12.5 with that footnote. */
function priced([at, title, note]: Case, price = '12.5'): readonly (number | null)[] {
  const mark = '<footnoteId id="F1"/>';
  const table = at === 'exercise' ? 'derivative' : 'nonDerivative';
  const on = {
    coding: '</transactionCoding>',
    shares: '</transactionShares>',
    exercise: '</securityTitle>',
    price: '',
  };
  const row = madeRow({ table, title, price: `<value>${price}</value>${at === 'price' ? mark : ''}` });
  const exercise = `<conversionOrExercisePrice><value>22</value>${mark}</conversionOrExercisePrice>`;
  const noted =
    at === 'exercise'
      ? row.replace(on[at], on[at] + exercise)
      : at === 'price'
        ? row
        : row.replace(on[at], mark + on[at]);
  const reading = readForm4(madeForm4({ [table]: noted, footnotes: { F1: note.replaceAll('&', '&amp;') } }));
  assert.equal(reading.kind, 'filing');
  return reading.rows.flatMap((one) => [one.price_per_share, one.transaction_value_usd]);
}

test('a price that its footnotes give in another currency or for something else has no value in dollars', () => {
  for (const one of OTHER) assert.deepEqual(priced(one), [null, null], one[2]);
});

test('footnotes about other money, totals and other securities leave the price', () => {
  for (const one of OWN) assert.deepEqual(priced(one), [12.5, 1250], one[2]);
});

test('a price of nothing is nothing in every currency', () => {
  assert.deepEqual(priced(['price', 'Common Shares', 'The price is in Canadian dollars.'], '0.00'), [0, 0]);
});

test('a footnote is read once, however many rows refer to it', () => {
  const footnotes = new Map([['F1', 'The price is in Canadian dollars.']]);
  const isOtherPrice = priceReader(footnotes);
  footnotes.clear();
  assert.equal(isOtherPrice({ onPrice: ['F1'], elsewhere: [], title: 'Common Shares' }), true);
});
