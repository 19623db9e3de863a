import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { quoteFinder } from '../../../../../core/documents/reading/find-quote.ts';
import { readInvoice } from '../../../../../core/documents/invoice/read-invoice.ts';
import { readAmount } from '../../../../../core/quotes/amount.ts';
import { readInvoicePages } from '../../../../../core/documents/invoice/page/read-invoice-pages.ts';
import { textPages } from '../../../../../core/documents/pages/text-pages.ts';
import { assertLinear } from '../../../http/linear-time.ts';
import { servedOf as served, servedOfPage } from './served.ts';
import { madeSums } from './made-sums.ts';

const ITEMS = ['Description  Qty  Price  Amount', 'Oak board  2  50.00  100.00', 'Glue  1  20.00  20.00'];

suite('the total', () => {
  const CASES: readonly (readonly [what: string, lines: readonly string[], total: number | null])[] = [
    ['is the amount labelled as the total', ['Subtotal  100.00', 'Tax  8.00', 'Total  108.00'], 108],
    ['is not the cash tendered or the change', ['TOTAL  36.40', 'CASH  50.00', 'CHANGE  13.60'], 36.4],
    [
      'is not an amount due that includes a previous balance',
      ['Previous balance  40.00', 'Total charges  60.00', 'Amount due  100.00'],
      60,
    ],
    [
      'is null when only an amount due with a previous balance is printed',
      ['Previous balance  40.00', 'Amount due  100.00'],
      null,
    ],
    ['is the amount due when there is no previous balance', ['Invoice', 'Amount due  100.00'], 100],
    ['is not the balance after a deposit', ['Total incl. VAT  119.00', 'Deposit  50.00', 'Balance due  69.00'], 119],
    [
      'is the total after rounding',
      ['Total  45.34', 'Rounding adjustment  0.01', 'Rounded total  45.35', 'Cash  45.35'],
      45.35,
    ],
    [
      'is found after the total quantity and its unit',
      ['Bolt  450  2.00  900.00', 'Nut  600  1.00  600.00', 'Total  1,050 Nos  1,500.00'],
      1500,
    ],
    [
      'is read with Indian digit grouping',
      ['Poplin  450 Mtr  182.00  81,900.00', 'Voile  600 Mtr  96.50  57,900.00', 'Total  1,050 Mtr  ₹ 1,39,800.00'],
      139800,
    ],
    ['is not the number of items', ['Total qty  3', 'Total items: 2', 'Total  12.50'], 12.5],
    ['is not the amount saved', ['Total  23.80', 'Total savings  4.20'], 23.8],
    ['is not the tax', ['Total GST  0.70', 'Total (incl. GST)  12.25'], 12.25],
    [
      'is not the total of a tax table',
      ['Total  9.01', 'GST summary  Amount  Tax', 'S 6%  8.50  0.51', 'Total  8.50  0.51'],
      9.01,
    ],
    [
      'is the sum of parts taxed at different rates',
      ['Total 6% supplies (incl. GST)  15.26', 'Total 0% supplies  9.57', 'Total payable  24.83'],
      24.83,
    ],
    ['is found on the line below its label', ['Invoice', 'Grand total', '1,250.00 EUR'], 1250],
    ['is null when two different amounts are labelled as the total', ['Invoice', 'Total  10.00', 'Total  20.00'], null],
    [
      'is what discount, shipping and tax make of another total, even if that is the sum of the lines',
      [
        'Description  Amount',
        'Vase  28.00',
        'Total of wares  28.00',
        'Discount  -2.80',
        'Shipping  4.95',
        'Tax  1.51',
        'Order total  31.66',
      ],
      31.66,
    ],
    [
      'is read with a decimal comma',
      ['Nettobetrag  1.000,00 €', 'MwSt 19%  190,00 €', 'Gesamtbetrag  1.190,00 €'],
      1190,
    ],
    ['is read in French', ['Total HT  100,00 €', 'TVA 20%  20,00 €', 'Total TTC  120,00 €'], 120],
    [
      'is read in German, and is not the amount still to be paid',
      ['Rechnungssumme ohne USt.  177,49', 'Steuerbetrag  20,16', 'Bruttosumme  197,65', 'Zahlbetrag  147,65'],
      197.65,
    ],
    ['is negative on a credit note', ['Credit note', 'Subtotal  -100.00', 'Tax  -8.00', 'Total  -108.00'], -108],
    [
      'is confirmed by cash and change when its label is unreadable',
      ['T0TL 1', '8.40', 'Total', '8.40', 'Cash', '10.00', 'Change', '1.60'],
      8.4,
    ],
    [
      'is found under its column heading',
      ['Invoice', 'Net         VAT        Grand total', '100.00      8.00       108.00'],
      108,
    ],
    [
      'is not a total due that includes a previous balance',
      ['Invoice', 'Subtotal  250.00', 'Tax  20.00', 'Previous balance  130.00', 'Total due  400.00'],
      null,
    ],
    [
      'is the charges of the period when the rest is a previous balance',
      ['Balance from last bill  80.00', 'Total charges  105.00', 'Total amount due  185.00'],
      105,
    ],
    ['is not the tax it includes', ['TOTAL  46.91', 'VAT 20% incl.  7.82', 'Net  39.09'], 46.91],
    ['is not the zero balance left after payment', ['Total  10.00', 'Paid  -10.00', 'Total due  0.00'], 10],
    [
      'is not the balance after a deposit labelled "less"',
      ['Net total  5,000.00', 'VAT 20%  1,000.00', 'Gross total  6,000.00', 'Less deposit paid  -2,000.00'],
      6000,
    ],
    ['is not a total of hours', ['Invoice', 'Total hours  52.50', 'Total amount  4,125.00'], 4125],
    ['is recognised with a currency inside its label', ['Rechnung', 'Total CHF inkl. MwSt  71.00'], 71],
    [
      'is read in Spanish',
      ['Factura', 'Base imponible  12,40', 'IVA 21%  2,60', 'TOTAL  15,00 EUR', 'Cambio  5,00'],
      15,
    ],
    ['is read in Italian', ['Fattura', 'Imponibile  80,00', 'IVA 22%  17,60', 'Totale  97,60'], 97.6],
    [
      'is read in Dutch',
      ['Factuur', 'Subtotaal excl. btw  90,00', 'Btw 21%  18,90', 'Totaal incl. btw  108,90'],
      108.9,
    ],
    ['is read in Polish', ['Faktura', 'Razem netto  40,00', 'VAT 5%  2,00', 'Razem brutto  42,00 PLN'], 42],
    ['is read in Swedish', ['Kvitto', 'Totalt  47,90', 'Kontant  50,00', 'Tillbaka  2,10'], 47.9],
    [
      'is null when the sum of the lines and another total have equal claims',
      ['Board  100.00', 'Total one  100.00', 'Levy  7.00', 'Total two  107.00'],
      null,
    ],
    [
      'is not the amount paid when another total is printed',
      ['Subtotal  100.00', 'Tax  8.00', 'Total  108.05', 'Paid  108.00'],
      108.05,
    ],
    ['may be printed without decimals', ['Invoice', 'Total  1939'], 1939],
    ['is not a number of hours', ['Invoice date: 14/03/2026', 'Total  91h'], null],
    ['is not a number of pieces', ['Invoice date: 14/03/2026', 'Total  34 pieces'], null],
    [
      'is null when the amount due could be two numbers and the other total is only the sum of the lines',
      ['Item  Price  Qty  Total', 'Board  €235  4  €940', 'Net total  €940', 'GST  €76', 'Total payable  €1,016'],
      null,
    ],
    ['is null without an amount', ['Invoice date: 14/03/2026', 'Total'], null],
  ];
  for (const [what, lines, total] of CASES) {
    test(what, () => {
      assert.equal(served(...lines).total, total);
    });
  }
});

suite('subtotal and tax', () => {
  const CASES: readonly (readonly [what: string, lines: readonly string[], amounts: readonly (number | null)[]])[] = [
    ['add up to the total', ['Subtotal  100.00', 'Tax  8.00', 'Total  108.00'], [100, 8]],
    ['come from the tax table', ['Total  9.01', 'GST summary  Amount  Tax', 'S 6%  8.50  0.51'], [8.5, 0.51]],
    [
      'are served as printed when they are far from the total',
      ['Subtotal  90.00', 'Tax  8.00', 'Total  108.00'],
      [90, 8],
    ],
    [
      'are null when they miss the total by a cent that rounding cannot explain',
      ['Subtotal  100.00', 'Tax  8.00', 'Total  108.01'],
      [null, null],
    ],
    [
      'leave the tax null when an amount between subtotal and total has no known label',
      ['Subtotal  100.00', 'Levy  7.00', 'Total  1,080.00'],
      [100, null],
    ],
    [
      'are in the last row of line items with net, tax and gross',
      [
        'Description  Net £   VAT 20% £  Gross £',
        'Oak board    60.00   12.00      72.00',
        'Glue         40.00   8.00       48.00',
        'Totals       100.00  20.00      120.00',
      ],
      [100, 20],
    ],
    [
      'are the sums over several tax rates',
      ['Subtotal  100.00', 'VAT 7%  3.50', 'VAT 19%  9.50', 'Total tax  13.00', 'Total  113.00'],
      [100, 13],
    ],
  ];
  for (const [what, lines, [subtotal, tax]] of CASES) {
    test(what, () => {
      const invoice = served('Invoice', ...lines);
      assert.deepEqual([invoice.subtotal, invoice.tax], [subtotal, tax]);
    });
  }
});

suite('the date', () => {
  const CASES: readonly (readonly [what: string, lines: readonly string[], date: string | null])[] = [
    ['is the date labelled as the invoice date', ['Invoice date: 14/03/2026', 'Due date: 28/04/2026'], '2026-03-14'],
    ['is not the due date', ['Due date: 28/04/2026'], null],
    ['is not the delivery date', ['Lieferdatum: 13.03.2026', 'Rechnungsdatum: 14.03.2026'], '2026-03-14'],
    ['is the one next to a time on a receipt', ['Members since 13 May 2019', '14/03/26 18:31'], '2026-03-14'],
    ['is null when day and month are ambiguous', ['Date: 03/04/2026'], null],
    [
      'is disambiguated by another printing of the same day',
      ['Date: 03/04/2026', 'Printed Friday, 3 April 2026 12:00'],
      '2026-04-03',
    ],
    ['is null without a year', ['Date: 14 March'], null],
    ['is null when two days have equal claims', ['Date: 14/03/2026', 'Date: 15/03/2026'], null],
    ['is not part of a billing period', ['Period from 13/02/2026 to 28/02/2026', 'Date 14/03/2026'], '2026-03-14'],
    [
      'is not the date of a related invoice',
      ['Date de facture associée : 15/01/2026', 'Date : 31/01/2026'],
      '2026-01-31',
    ],
    [
      'is not the date of the credited invoice',
      ['Date: 3 May 2026', 'Original invoice date: 2 April 2026'],
      '2026-05-03',
    ],
    [
      'is not the date of the credited invoice, whose number has letters',
      ['Date: 3 May 2026', 'Original invoice: INV-17892 dated 2 April 2026'],
      '2026-05-03',
    ],
    [
      'is not the date of the credited invoice, whose number begins like a date',
      ['Date: 3 May 2026', 'Original invoice: 2024-0893 dated 2 April 2026'],
      '2026-05-03',
    ],
    ['has a label after the date before it', ['Original 3 May 2026 Date: 14 May 2026'], '2026-05-14'],
    [
      'has its label in its own cell, next to the customer',
      ['Bill to: Quarry Meadow Ltd   Invoice date: 14 March 2026'],
      '2026-03-14',
    ],
    [
      'is not the date of an invoice that another cell refers to',
      ['Credit note   Original   Invoice date: 2 April 2026'],
      null,
    ],
    ['is not the order date or the ship date', ['Order date: 2026-01-03', 'Ship date: 2026-01-09'], null],
    ['is not the date of a service or a journey', ['Date of service: 10 March 2026', 'Travel: 12 March 2026'], null],
    ['is not taken from an invoice or file number', ['Invoice INV-2026-03-14', 'File 2026-03-14-001'], null],
    ['is read in Portuguese', ['Data: 14/03/2026', 'Data de vencimento: 30/03/2026'], '2026-03-14'],
    [
      'is found under its column heading',
      ['Invoice no   Invoice date   Due', '4711         14/03/2026     28/03/2026'],
      '2026-03-14',
    ],
    [
      'is found under its label, above another date in the same column, next to the customer',
      [
        'Bill to               Invoice date    Amount due',
        'Quarry Meadow GmbH    14 March 2026   9.72',
        'Hafenstr. 4           Payment due',
        '10115 Berlin          28 March 2026',
      ],
      '2026-03-14',
    ],
    [
      'is not taken from a date column of the line items',
      ['Work      Date            Amount', 'Glazing   14 March 2026   4.72', 'Sanding   15 March 2026   5.00'],
      null,
    ],
    [
      'is the one above the line items, whose days have the same label',
      ['Date 2026-03-17', 'Date        Item     Qty  Amount', '2026-03-14  Glazing  1    4.72'],
      '2026-03-17',
    ],
    ['may be behind the number of a receipt called an order', ['Order no. 1000070 17/04/2018'], '2018-04-17'],
    ['may be behind the time of an order', ['Order time : 13:19:29 Date : 28/04/18'], '2018-04-28'],
    ['may be below the line items', ['Item  Qty  Amount', 'Glazing  1  4.72', 'Date 2026-03-17'], '2026-03-17'],
    ['may be beside an amount above them', ['2026-03-17  9.72', 'Item  Qty  Amount', 'Glazing  1  4.72'], '2026-03-17'],
    [
      'needs no label where only the line items have other days',
      ['17 March 2026', 'Date        Item     Qty  Amount', ...Array<string>(5).fill('2026-03-14  Glazing  1    4.72')],
      '2026-03-17',
    ],
  ];
  for (const [what, lines, date] of CASES) {
    test(what, () => {
      assert.equal(served(...lines, 'Total  9.72').date, date);
    });
  }
});

suite('the vendor', () => {
  const CASES: readonly (readonly [what: string, lines: readonly string[], vendor: string | null])[] = [
    [
      'is the company at the top of a receipt',
      ['QUARRY MEADOW SDN BHD (123456-A)', '1 Main Street'],
      'QUARRY MEADOW SDN BHD',
    ],
    [
      'is the company that the words "Operated by" name',
      ['Operated by Quarry Meadow Ltd', 'Tel 555-0100'],
      'Quarry Meadow Ltd',
    ],
    ['is not the label of an amount', ['Total  9.72', 'Year to date  500.00'], null],
    ['is the name above an address', ['CORNER BAKERY', '12 Main Street', 'Tel 555-0100'], 'CORNER BAKERY'],
    [
      'may span several lines',
      ['OLD MILL HARDWARE', 'TRADING (NORTH', 'SIDE) SDN BHD', 'Tel 555-0100'],
      'OLD MILL HARDWARE TRADING (NORTH SIDE) SDN BHD',
    ],
    ['is found below the document type', ['TAX INVOICE', 'Quarry Meadow Ltd', '1 Main Street'], 'Quarry Meadow Ltd'],
    [
      'is the seller, not the buyer',
      ['Invoice', 'Seller:', 'Quarry Meadow Ltd', 'Buyer:', 'Red Barn Ltd'],
      'Quarry Meadow Ltd',
    ],
    [
      'is found in the sender line of a letter',
      ['Quarry Meadow GmbH | Hauptstr. 1 | 12345 Stadt', 'Frau', 'Erika Muster'],
      'Quarry Meadow GmbH',
    ],
    [
      'ends where the customer begins next to it',
      ['Quarry Meadow Ltd    Bill to: Red Barn Ltd', '1 Main Street        9 Elm Street'],
      'Quarry Meadow Ltd',
    ],
    [
      'is null when two companies are printed side by side',
      ['Red Barn Ltd    Quarry Meadow Ltd', '9 Elm Street    1 Main Street'],
      null,
    ],
    [
      'is null when somebody else is to be paid',
      ['Red Barn Inc', '9 Elm Street', 'Make cheques payable to: Quarry Meadow LLC'],
      null,
    ],
    [
      'is the name at the top that is to be paid',
      ['Quarry Meadow LLC', '9 Elm Street', 'Make cheques payable to Quarry Meadow LLC.'],
      'Quarry Meadow LLC',
    ],
    ['is null when the only name is the addressee', ['To: Red Barn Ltd', '1 Main Street'], null],
    [
      'is null when the line above may be its beginning or another name',
      ['WESTERN EASTERN', 'STATIONERY SUPPLY SDN BHD', '12 Main Street'],
      null,
    ],
    [
      'is the registered name below the name of a shop',
      ['SUNRISE GRILL', 'QUARRY MEADOW SDN BHD (123456-A)', '12 Main Street'],
      'QUARRY MEADOW SDN BHD',
    ],
    [
      'is the company name that repeats the shop name above',
      ['SUNRISE', 'SUNRISE BAKERY SDN BHD', '12 Main Street'],
      'SUNRISE BAKERY SDN BHD',
    ],
    [
      'is null when two companies are named one below the other',
      ['QUARRY MEADOW & CO.', 'OWNED BY RED BARN SDN BHD', '12 Main Street'],
      null,
    ],
    [
      'is complete when its legal form follows a number',
      ['Quarry Co 24 Hours Ltd', 'Tel 555-0100'],
      'Quarry Co 24 Hours Ltd',
    ],
    ['does not start with a letter-spaced heading', ['I N VO I C E', 'Quarry Inc.', '1 Main Street'], 'Quarry Inc.'],
    ['is the exporter', ['Invoice', 'Exporter: Quarry Meadow Ltd', 'Red Barn Ltd'], 'Quarry Meadow Ltd'],
    ['is the shipper', ['Invoice', 'Shipper: Quarry Meadow Ltd', 'Red Barn Ltd'], 'Quarry Meadow Ltd'],
    ['is not the issuer of a self-billed document', ['Red Barn Ltd', 'Self-billing invoice', '1 Main Street'], null],
    [
      'is not the issuer of a self-billed document in German',
      ['Red Barn Ltd', 'Gutschriftsverfahren', '1 Main Street'],
      null,
    ],
    [
      'is not the issuer of a self-billed document in French',
      ['Red Barn Ltd', 'Facture, autofacturation', '1 Main Street'],
      null,
    ],
    [
      'does not run on into a company registration number',
      ['OAK HARDWARE TRADING', 'COMPANY REG. NO. : 001055194X', 'Tel 555-0100'],
      'OAK HARDWARE TRADING',
    ],
    [
      'is the name above an address that starts with a floor',
      ['CORNER BAKERY', 'S117, SECOND FLOOR,', 'MARKET CITY', '12 Main Street'],
      'CORNER BAKERY',
    ],
    [
      'is the name above a lot number with the letters of a legal form',
      ['Quarry Meadow Sdn Bhd (123456-A)', 'Lot P.T. 33198, Batu 4'],
      'Quarry Meadow Sdn Bhd',
    ],
    ['is null when two names precede the address', ['SUNRISE', 'Main Market', '12 Main Street'], null],
    ['is null when the customer comes first', ['Bill to', 'Red Barn Ltd', '1 Main Street'], null],
    [
      'is found below numbers and dates when the customer is labelled as another company',
      ['Date of issue  May 12, 2026', 'Quarry Meadow Ltd    Bill to', '1 Main Street        Red Barn Ltd'],
      'Quarry Meadow Ltd',
    ],
    [
      'is found below numbers and dates when the customer has no legal form',
      ['Date of issue  May 12, 2026', 'Quarry Meadow Ltd    Bill to', '1 Main Street        Harbor Mill'],
      'Quarry Meadow Ltd',
    ],
    [
      'is null below numbers and dates when the customer is a number',
      ['Date of issue  May 12, 2026', 'Red Barn Ltd    Customer', '1 Main Street   10442'],
      null,
    ],
    ...[
      'Deliver to',
      'Ship to',
      'Consignee',
      'Notify party',
      'Receiver',
      'Attn',
      'Lieferadresse',
      'Adresse de livraison',
      'Afleveradres',
    ].map(
      (heading) =>
        [
          `is null below numbers and dates when it is next to ${heading}, which need not be the payer`,
          ['Date of issue  May 12, 2026', `Red Barn Ltd    ${heading}`, '1 Main Street   Harbor Mill'],
          null,
        ] as const,
    ),
    [
      'is null below numbers and dates when nothing names the customer',
      ['Date of issue  May 12, 2026', 'Red Barn Ltd'],
      null,
    ],
    [
      'is null below numbers and dates when it has no legal form',
      ['Date of issue  May 12, 2026', 'Harbor    Bill to: Red Barn Ltd', '1 Main Street'],
      null,
    ],
    [
      'is the company named below its own logo',
      [
        'Quarry Meadow',
        'Date of issue  May 12, 2026',
        'Quarry Meadow Ltd    Bill to',
        '1 Main Street        Red Barn Ltd',
      ],
      'Quarry Meadow Ltd',
    ],
    [
      'is null when a label says what the company does, in a line with its numbers',
      ['Carrier: Quarry Meadow Ltd · MC 44 · No. 12345'],
      null,
    ],
    ['is null when a label says what the company does', ['Carrier: Quarry Meadow Ltd', '1 Main Street'], null],
    [
      'is the name above the customer heading',
      ['CORNER BAKERY', '+1 207 555 0142', 'Billed to', 'Red Barn Ltd'],
      'CORNER BAKERY',
    ],
    ...['Factuur', 'Fattura n. 214', 'Factura A-1187', 'Fatura', 'Faktura', 'Nota fiscal', 'Ricevuta'].map(
      (title) =>
        [
          `is found below the title ${title}`,
          [title, 'Quarry Meadow Ltd', '1 Main Street'],
          'Quarry Meadow Ltd',
        ] as const,
    ),
    ...[
      'Bill to',
      'Consignee',
      'Notify party',
      'Messrs.',
      'For account of',
      'For account and risk of',
      'Spett.le',
      'Spettabile',
      'Billing address',
      'Shipping address',
      'Destinatario',
      'Cliente',
      'Klant',
      'To',
      'For',
    ].map(
      (heading) =>
        [
          `is not the name under ${heading}`,
          [heading.padEnd(20) + 'Net 30', 'Red Barn Ltd', '1 Main Street'],
          null,
        ] as const,
    ),
    ...['FREIGHT BILL', 'Monthly account statement', 'Debit note', 'Till receipt'].map(
      (title) => [`is not the title ${title}`, [title, '1 Main Street'], null] as const,
    ),
    [
      'is not a shipper who is also billed',
      ['Shipper         Bill to', 'Red Barn Ltd    Red Barn Ltd', '1 Main Street   1 Main Street'],
      null,
    ],
    [
      'is null when another company is next to it, two lines further down',
      ['Red Barn Ltd      Invoice', '9 Elm Street      No. 7', 'Dayton OH 45402   Quarry Meadow Ltd'],
      null,
    ],
    [
      'is null when the registration at the bottom names another company',
      ['Red Barn Ltd', '9 Elm Street', 'Nail  9.72', 'Net 30', 'Quarry Meadow GmbH, HRB 4410'],
      null,
    ],
    [
      'is the company whose own registration is at the bottom',
      ['Red Barn Ltd', '9 Elm Street', 'Nail  9.72', 'Net 30', 'RED BARN LTD., registered in England'],
      'Red Barn Ltd',
    ],
    [
      'is the company above a customer who is registered too',
      ['Red Barn Ltd', '9 Elm Street', 'Customer: Quarry Meadow GmbH', 'Net 30', 'Quarry Meadow GmbH, VAT 1234'],
      'Red Barn Ltd',
    ],
    [
      'is not the name below a seller that is named next to its heading',
      ['Exporter: Hollow Oak Catering', 'Sample Widgets LLC', 'Invoice'],
      null,
    ],
    [
      'a name below the seller heading ends at the document type',
      ['Seller', 'Hollow Oak Catering', 'INVOICE', 'Sample Widgets LLC'],
      null,
    ],
    [
      'a name below the seller heading ends at the customer',
      ['Seller', 'Hollow Oak Catering', 'Sold to Sample Widgets LLC'],
      null,
    ],
    [
      'a name below the seller heading ends at the heading of the goods',
      ['Seller', 'Hollow Oak Catering', 'Sl   Description   Qty   Price'],
      null,
    ],
    [
      'a name below the seller heading ends at an address',
      ['Seller', 'Hollow Oak Catering', '9 Hill St', 'Sample Widgets LLC'],
      'Hollow Oak Catering',
    ],
    [
      'a person may be headed as the seller, above an address',
      ['Invoice', 'From:', 'Mara Ellingsen', 'mara@example.com', 'To:', 'Red Barn Ltd'],
      'Mara Ellingsen',
    ],
    [
      'a name may be next to the heading, above an address',
      ['Invoice', 'From: Mara Ellingsen', 'mara@example.com', 'To: Red Barn Ltd'],
      'Mara Ellingsen',
    ],
    [
      'a place of a journey is not headed as the seller',
      ['Invoice', 'From: Great Grimsby', '12:40 No. 7', 'To: Hull'],
      null,
    ],
    ['a place above a day is not either', ['Invoice', 'From: Great Grimsby', '12 May 2026 by rail', 'To: Hull'], null],
    [
      'a name may be above a street with its number behind, and a postcode below',
      ['Invoice', 'From', 'Mara Ellingsen', 'Rua do Alecrim 75', '1200 Lisboa', 'To', 'Red Barn Ltd'],
      'Mara Ellingsen',
    ],
    ['a gate is no street', ['Invoice', 'From', 'Great Grimsby', 'Gate 12', 'To', 'Hull'], null],
    ['one word may be a label', ['Invoice', 'Seller', 'Number', '9 Hill St'], null],
    ['numbers alone are no address', ['Invoice', 'Seller', 'Customer number', '549910 7'], null],
    ['a sentence below the heading is not a name', ['Invoice', 'Seller', 'Call 555-0100 or write', '9 Hill St'], null],
    ['a name without an address or a legal form is not enough', ['Invoice', 'From: Great Grimsby', 'To: Hull'], null],
    [
      'is not who sends goods that a carrier bills to another',
      [
        'Shipper              Consignee           Bill to',
        'Red Barn Ltd         Quarry Meadow Ltd   Hollow Oak Inc.',
        '9 Elm Street         1 Main Street       4 Mill Lane',
      ],
      null,
    ],
    [
      'an importer is treated as the customer',
      ['Northlode Inc.', 'Importer: Sample Widgets LLC', 'Invoice'],
      'Northlode Inc.',
    ],
    ['a buyer is treated as the customer', ['Northlode Inc.', 'Buyer: Harbor Mill Inc.', 'Invoice'], 'Northlode Inc.'],
    [
      'a receiver is treated as the customer',
      ['Northlode Inc.', 'Details of Receiver (Billed to)', 'Name: Sample Widgets LLC', 'Receiver: Harbor Mill Inc.'],
      'Northlode Inc.',
    ],
  ];
  for (const [what, lines, vendor] of CASES) {
    test(what, () => {
      assert.equal(served(...lines, 'Total  9.72').vendor, vendor);
    });
  }

  const LETTERS: readonly (readonly [what: string, lines: readonly string[], vendor: string | null])[] = [
    [
      'may lack a legal form when the only company named is the customer',
      [
        'D. Rowe Plastering',
        '9 Fern Close, Bath BA2 3XX',
        'Invoice 42',
        'To: Castle Homes (SW) Limited',
        'Skimming  9.72',
      ],
      'D. Rowe Plastering',
    ],
    [
      'is not a shorter name of the customer',
      ['Castle Homes', '9 Fern Close, Bath BA2 3XX', 'Invoice 42', 'To: Castle Homes (SW) Limited', 'Skimming  9.72'],
      null,
    ],
    [
      'is null when a third company is named',
      [
        'D. Rowe Plastering',
        '9 Fern Close',
        'To: Castle Homes Limited',
        ...Array.from({ length: 5 }, (_, i) => `Line ${i}`),
        'Quarry Meadow Ltd',
      ],
      null,
    ],
    [
      'is not put together with a word far above it',
      ['Loftboard', 'Invoice', '', '', '', 'Larkspur, Inc.', '1 Main Street', 'Bill to', 'Red Barn Ltd'],
      'Larkspur, Inc.',
    ],
    [
      'is not put together with a word to the right above it',
      ['                    Loftboard', 'Larkspur, Inc.', '1 Main Street', 'Bill to', 'Red Barn Ltd'],
      'Larkspur, Inc.',
    ],
    [
      'is not put together with an address to the right that begins above it',
      ['                    Havenkade', 'Larkspur BV         9401 AB Assen', 'KvK 61177150'],
      'Larkspur BV',
    ],
    [
      'is null beside another name',
      ['Larkspur Metrics Ltd    Grimsby School', '1 Main Street           9 Elm Street', 'Invoice'],
      null,
    ],
    [
      'is not put together with what is beside it',
      ['Larkspur Metrics Ltd    Better and better', '1 Main Street', 'Bill to', 'Red Barn Ltd'],
      'Larkspur Metrics Ltd',
    ],
  ];
  for (const [what, lines, vendor] of LETTERS) {
    test(`at the top of a letter, ${what}`, () => {
      assert.equal(servedOfPage(...lines, 'Total  9.72').vendor, vendor);
    });
  }

  test('is found below its heading in other languages', () => {
    for (const heading of 'Emisor,Proveedor,Fornitore,Cedente,Leverancier,Verkoper,Sprzedawca'.split(',')) {
      const { vendor } = served(
        'Invoice',
        heading,
        'Quarry Meadow Ltd',
        '1 Main Street',
        'Red Barn Ltd',
        'Total  9.72',
      );
      assert.equal(vendor, 'Quarry Meadow Ltd', heading);
    }
  });

  const STATES =
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY DC';
  for (const town of ['Springfield, ', 'SPRINGFIELD ']) {
    test(`no state after ${town.trim()} is taken for the legal form of another company`, () => {
      for (const state of STATES.split(' ')) {
        const lines = ['TAQUERIA LA LUNA', '2210 Mission St', `${town}${state} 94110`, 'Al pastor  9.72'];
        assert.equal(servedOfPage(...lines, 'Total  9.72').vendor, 'TAQUERIA LA LUNA', state);
      }
    });
  }
});

suite('line items', () => {
  const TABLES: readonly (readonly [what: string, lines: readonly string[]])[] = [
    [
      'are split into columns whose headings are only a space apart',
      ['Item       Pieces Fees Quantity Amount', 'Oak board  7      3.00   2.00    6.00', 'Total  6.00'],
    ],
    [
      'are split into columns when two headings are unknown',
      ['Item       Stk. Price Levy Tax Total', 'Oak board  2    3.00   9   9   6.00', 'Total  6.00'],
    ],
    [
      'take the price from the amount with a currency',
      ['Item       Price  Qty  Amount', 'Oak board  2      $3   $6', 'Total  $6.00'],
    ],
    [
      'read a comma before three digits of the total as a thousands separator',
      ['Naam  Stuks  Koers', 'Oak board  2.00  531  1,062', 'Total  1,062', 'Turnover  1,000,000'],
    ],
  ];
  for (const [what, lines] of TABLES)
    test(what, () => {
      const [item] = served('Invoice', ...lines).line_items;
      assert.deepEqual([item?.description, item?.quantity], ['Oak board', 2]);
    });

  for (const [cell, description] of [
    ['Conduit 1/2 in 10 ft', 'Conduit 1/2 in 10 ft'],
    ['Gift card 500 kr', 'Gift card 500 kr'],
    ['Rope, 10 ft, blue', 'Rope, 10 ft, blue'],
    ['Rope 9.00 USD', 'Rope'],
  ] as const)
    test(`keep what is measured in their descriptions: ${cell}`, () => {
      const rows = ['Item', cell].map((one) => one.padEnd(24));
      const [head, row] = [`${rows[0]}Qty  Price  Amount`, `${rows[1]}15   7.20   108.00`];
      const [item] = served('Invoice', head, row, 'Total  108.00').line_items;
      assert.deepEqual(item, { description, quantity: 15, unit_price: 7.2, total: 108 });
    });

  for (const row of ['27   FT   Cable tray   11.00   297.00', '27 ft   Cable tray   11.00   297.00'])
    for (const head of ['QTY   DESCRIPTION   PRICE   AMOUNT', 'Item'])
      test(`are counted in a unit that is also a currency's name: ${row}, below ${head}`, () => {
        const [item] = served('Invoice', head, row, 'Total  297.00').line_items;
        assert.deepEqual([item?.description, item?.quantity, item?.unit_price], ['Cable tray', 27, 11]);
      });

  for (const [what, head, row, factors] of [
    ['a percentage', 'Item,Qty,Price,Disc %,Net', 'Oak board,12,117.05,15.0,1193.91', [12, 117.05]],
    ['a percentage with its sign', 'Item,Qty,Price,Disc,Net', 'Oak board,2,50.00,10%,90.00', [2, 50]],
    ['an amount', 'Item,Price,Qty,Discount,Net', 'Oak board,3.00,50,-6.00,144.00', [50, 3]],
    ['for a hundred', 'Item,Qty,Price,Per,Net', 'Oak board,250,45.84,/100,114.60', [250, 45.84]],
    ['for a hundred, in short', 'Item,Qty,Price,U,Net', 'Oak board,250,45.84,C,114.60', [250, 45.84]],
    ['for a thousand', 'Item,Qty,Price,Per,Net', 'Oak board,2500,45.84,1000,114.60', [2500, 45.84]],
    ['not for one', 'Item,Qty,Price,Per,Net', 'Oak board,250,45.84,each,114.60', [250, null]],
    ['not other than the difference', 'Item,Qty,Price,Disc,Net', 'Oak board,2,50.00,9.00,90.00', [2, null]],
    ['not what has no heading', 'Item,Qty,Price,Note,Net', 'Oak board,2,50.00,10.00,90.00', [2, null]],
    ['not of a price without a heading', 'Item,Qty,Note,Disc,Net', 'Oak board,2,50.00,10.00,90.00', [2, null]],
    ['not of a count without a heading', 'Item,Note,Price,Disc,Net', 'Oak board,2,50.00,10.00,90.00', [null, null]],
  ] as const)
    test(`have the quantity and the price of which their own cells make the total: ${what}`, () => {
      const [heads, cells] = [head, row].map((one) =>
        one
          .split(',')
          .map((cell) => cell.padEnd(12))
          .join(''),
      );
      const [item] = served('Invoice', heads ?? '', cells ?? '', `Total   ${row.split(',').at(-1) ?? ''}`).line_items;
      assert.deepEqual([item?.quantity, item?.unit_price], factors);
    });

  test('that add up to a net are lines, whatever is unclear about their quantities', () => {
    const rows = ['23 m   Hose   60.00   1,380.00', '18   Pipe   76.43   1,375.74'];
    const sums = ['Merchandise   2,755.74', 'Tax   100.00', 'Total   2,855.74'];
    const { line_items: items } = served('QTY   ITEM   PRICE   TOTAL', ...rows, ...sums);
    assert.deepEqual(
      items.map(({ quantity, total }) => [quantity, total]),
      [
        [null, 1380],
        [18, 1375.74],
      ],
    );
  });

  test('cost what a cell says in the currency of other amounts', () => {
    const [item] = served('Invoice', 'Item', '3   Cable tray   10 kr   30.00', 'Total  30.00 kr').line_items;
    assert.deepEqual([item?.quantity, item?.unit_price], [3, 10]);
  });

  const goods = (lines: readonly string[]): unknown[] =>
    served('Invoice', ...lines).line_items.map(({ description, quantity }) => [description, quantity]);

  for (const [what, heads, row, expected] of [
    ['below its heading', 'Qty,Item,Price', '2,Oak board,46.00', ['Oak board', 2]],
    ['below its heading, with its unit', 'Item,Qty,Amount', 'Oak board,2.5 kg,46.00', ['Oak board', 2.5]],
    ['before a sign of multiplication', ',', '2 x Oak board,46.00', ['Oak board', 2]],
    ['not before a size', ',', '2 X Large oak board,46.00', ['2 X Large oak board', null]],
    ['not before a length', ',', '2 x 4 Oak board,46.00', ['2 x 4 Oak board', null]],
    ['not in the description', 'Item,Qty,Amount', 'Oak board 7,,46.00', ['Oak board 7', null]],
    ['not with another word', 'Item,Qty,Amount', 'Oak board,2 zu,46.00', ['Oak board', null]],
    ['not where there are two', 'Item,Qty,Units,Amount', 'Oak board,2,3,46.00', ['Oak board', null]],
    ['not an amount', 'Item,Qty,Net,Quantity', 'Oak board,1.00,46.00,', ['Oak board', null]],
  ] as const)
    test(`have a quantity without a price: ${what}`, () => {
      const [head, line] = [heads, row].map((one) =>
        one
          .split(',')
          .map((cell) => cell.padEnd(20))
          .join('')
          .trimEnd(),
      );
      const lines = [head ?? '', line ?? '', 'Total'.padEnd(40) + '46.00', 'Nothing is 1.25'];
      assert.deepEqual(goods(lines)[0], expected);
    });

  test('are not multiplied by what the next line has', () => {
    const rows = ['2 x French fries   28.00', '2 x Soup   14.00'];
    const { line_items: items } = served('Receipt', ...rows, 'Total   42.00');
    assert.deepEqual(items[0], { description: 'French fries', quantity: 2, unit_price: null, total: 28 });
  });

  test('have no quantity that is their total', () => {
    assert.deepEqual(goods(['Item        Qty', 'Oak board   46', 'Total       46']), [['Oak board', null]]);
  });

  test('have no counts in their descriptions', () => {
    const rows = ['21 Auto parts, crated   204.97', ' 2 Canned goods         778.36'];
    assert.deepEqual(goods(['Description             Charges', ...rows, 'Total                   983.33']), [
      ['Auto parts, crated', null],
      ['Canned goods', null],
    ]);
  });

  test('have no count of one digit in their descriptions if others begin where the goods do', () => {
    const rows = ['2 Auto parts, crated    204.97', '3 Canned goods          778.36', '  Surcharge              10.00'];
    assert.deepEqual(goods(['Description             Charges', ...rows, 'Total                   993.33']), [
      ['Auto parts, crated', null],
      ['Canned goods', null],
      ['Surcharge', null],
    ]);
  });

  for (const [heading, expected] of [
    ['Qty Item                Amount', ['Ring binder', 3]],
    ['Qty                     Amount', ['3 Ring binder', null]],
    ['Item Qty                Amount', ['3 Ring binder', null]],
    ['Qty item code           Amount', ['3 Ring binder', null]],
    ['Price item              Amount', ['3 Ring binder', null]],
  ] as const)
    test(`begin with a count if one cell of their heading says so: ${heading}`, () => {
      const rows = [
        '3 Ring binder           204.97',
        '2 Tissue                778.36',
        'Total                   983.33',
      ];
      assert.deepEqual(goods([heading, ...rows])[0], expected);
    });

  for (const rows of [
    ['3 Ring binder, crated   204.97', '2 Ply tissue            778.36'],
    ['3 Ring binder, crated   204.97', '12 Inch ruler           778.36'],
    ['3 Ring binder, crated   204.97', '  Auto parts            778.36'],
    ['3 Ring binder, crated   204.97', '2 Ply tissue            778.36', '  Ask for the other catalogue'],
  ])
    test(`may begin with a number that nothing sets apart: ${rows.join(' / ')}`, () => {
      const [first] = goods(['Description             Charges', ...rows, 'Total                   983.33']);
      assert.deepEqual(first, ['3 Ring binder, crated', null]);
    });

  test('have the quantity and price of what is credited', () => {
    const rows = ['Item  Qty  Price   Credit', 'Bolt  4    248.34  -993.36'];
    assert.deepEqual(goods([...rows, 'Total credit       -993.36']), [['Bolt', 4]]);
  });

  test('have a price to the right of their amount', () => {
    const rows = ['Qty  Amount  Unit price   Item', '20   14.20   0.71         Anchor bolt'];
    assert.deepEqual(goods([...rows, 'Total: 14.20']), [['Anchor bolt', 20]]);
  });

  test('may be named like a payment when they add up below a heading', () => {
    const rows = ['Description                      Amount', '50% deposit for kitchen remodel  12,250.00'];
    assert.deepEqual(goods([...rows, 'Total due: $12,250.00']), [['50% deposit for kitchen remodel', null]]);
  });

  test('are not those of one of two tables', () => {
    const work = [
      'Item        Hours   Rate   Amount',
      'Draft       2       9.00   18.00',
      'Review      3       9.00   27.00',
    ];
    const costs = ['Description  Amount', 'Hotel        40.00', 'Airfare      60.00', 'Total expenses  100.00'];
    const { line_items: items, warnings } = served('Invoice', ...work, 'Fees 16.00 45.00', ...costs);
    assert.deepEqual(items, []);
    assert.equal(warnings?.[0]?.code, 'line_items_not_a_list');
  });

  for (const total of ['RM 500', '500 €', '500 USD', '500.00 kr'])
    test(`may have cents though the total has none, or a currency in words: ${total}`, () => {
      const invoice = served('Invoice', 'Item    Amount', 'Glue    499.50', 'Nails   0.50', `Total ${total}`);
      assert.equal(invoice.total, 500);
    });

  test('may have whole amounts right behind their names', () => {
    const { line_items: items } = served('Invoice', 'Item  Amount', 'Kaffe 25 kr', 'Bulle 30 kr', 'Total 55 kr');
    assert.deepEqual(
      items.map(({ description, total }) => [description, total]),
      [
        ['Kaffe', 25],
        ['Bulle', 30],
      ],
    );
  });

  test('may have a whole amount in a cell of its own', () => {
    const { line_items: items } = served(
      'Invoice',
      'Item   Amount',
      'Kaffe  25 kr',
      'Bulle  30.50 kr',
      'Total  55.50 kr',
    );
    assert.equal(items[0]?.total, 25);
  });

  for (const [what, row] of [
    ['Ware   Stuks   Koers   BTW   Totaal', 'Oak board   2   3.00   0.50   6.00'],
    ['Ware   Stuks   Koers   BTW   Totaal', 'Nut         2   3.00   0.50   6.00'],
    ['Beschreibung   Ust.   Summe', 'M8   0.50   6.00'],
  ] as const)
    test(`do not become sums below column headings not known to be of sums: ${row}`, () => {
      const { subtotal, tax, total } = served('Invoice', what, row, 'Please settle   9.00');
      assert.deepEqual([subtotal, tax, total], [null, null, null]);
    });

  test('are served when they add up', () => {
    const { line_items: items, warnings } = served(
      'Invoice',
      ...ITEMS,
      'Subtotal  120.00',
      'Tax  9.60',
      'Total  129.60',
    );
    assert.deepEqual(items, [
      { description: 'Oak board', quantity: 2, unit_price: 50, total: 100 },
      { description: 'Glue', quantity: 1, unit_price: 20, total: 20 },
    ]);
    assert.equal(warnings, undefined);
  });

  test('continue across pages that carry their sum forward', () => {
    const [head = '', board = '', glue = ''] = ITEMS;
    const sums = ['Carried forward  100.00', 'Page total  100.00', 'Brought forward  100.00'];
    const { line_items: items } = served(
      'Invoice',
      head,
      board,
      ...sums,
      head,
      glue,
      'Page total  20.00',
      'Total  120.00',
    );
    assert.deepEqual(
      items.map(({ total }) => total),
      [100, 20],
    );
  });

  test('may be named like charges when they add up below a heading', () => {
    for (const head of ['Description  Amount', 'Code  Description  Charges in USD']) {
      const { line_items: items } = served(
        head,
        'Ocean freight  3250.00',
        'Crane  415.00',
        'Delivery  125.00',
        'Total  3790.00',
      );
      assert.deepEqual(
        items.map(({ description, total }) => [description, total]),
        [
          ['Ocean freight', 3250],
          ['Crane', 415],
          ['Delivery', 125],
        ],
      );
    }
    assert.deepEqual(served('Receipt', 'Crane  415.00', 'Delivery  125.00', 'Total  540.00').line_items, []);
    const { line_items: goods } = served(
      'Description  Amount',
      'Crane  415.00',
      'Delivery  125.00',
      'Subtotal  415.00',
      'Total  540.00',
    );
    assert.equal(goods.length, 1);
  });

  test('are reported as unread when one named like a charge has a quantity and a total that may be two numbers', () => {
    const { line_items: items, warnings } = served(
      'Invoice',
      'Désignation          Qté   P.U.   Montant',
      'LED tube               3      2         6',
      'Freight 2 pallets     36    452    16,272',
      'Amount due   16,278',
    );
    assert.deepEqual([items, warnings?.some(({ code }) => code === 'line_items_not_a_list')], [[], true]);
  });

  test('are served with a warning when each is recognisable as an item but they do not add up', () => {
    const { line_items: items, warnings } = served('Invoice', ...ITEMS, 'Total  155.00');
    assert.deepEqual(
      items.map(({ total }) => total),
      [100, 20],
    );
    assert.deepEqual(
      warnings?.map(({ code }) => code),
      ['totals_mismatch'],
    );
  });

  test('are not served when they neither add up nor are recognisable as items', () => {
    const lines = ['Description  Amount', 'Oak board  100.00', 'Glue  20.00', 'Total  155.00'];
    const { line_items: items, warnings } = served('Invoice', ...lines);
    assert.deepEqual(items, []);
    assert.deepEqual(
      warnings?.map(({ code }) => code),
      ['line_items_not_a_list'],
    );
  });

  test('are reported as unread when a name of goods contains a payment word', () => {
    for (const item of ['Chocolate bar', 'Birthday card', 'Oil change', 'Phone delivery']) {
      const { line_items: items, warnings } = served('Receipt', `${item}  5.00`, 'Total  5.00');
      assert.deepEqual([items, warnings?.map(({ code }) => code)], [[], ['line_items_not_a_list']], item);
    }
  });

  test('take their quantity and price from the line below', () => {
    const { line_items: items } = served('Receipt', 'Chalk, white  10.14', '3 x 3.38', 'Total  10.14');
    assert.deepEqual(items, [{ description: 'Chalk, white', quantity: 3, unit_price: 3.38, total: 10.14 }]);
  });

  test('take their description from the line with quantity and price, above their total', () => {
    const { line_items: items } = served(
      'Rechnung',
      'Pos  Beschreibung     Nettopreis  Menge  Steuersatz  Nettobetrag',
      '1    ZS997  Oak oil   9,9000      20 Stk  19 %',
      '     4000001234561                                   198,00',
      '2    AR2    Glue 10ml  5,5000     50 Stk  7 %',
      '     4000001234578                                   275,00',
      'Gesamt  473,00',
    );
    assert.deepEqual(items, [
      { description: 'Oak oil', quantity: 20, unit_price: 9.9, total: 198 },
      { description: 'Glue 10ml', quantity: 50, unit_price: 5.5, total: 275 },
    ]);
  });

  test('end at an unlabelled sum with charges below it', () => {
    const { line_items: items } = served(
      'Proforma invoice',
      'Coffee 60 kg  320  214.50  68,640.00',
      'FOB Santos  68,640.00',
      'Freight  4,100.00',
      'CIF New Orleans  72,740.00',
    );
    assert.deepEqual(items, [{ description: 'Coffee 60 kg', quantity: 320, unit_price: 214.5, total: 68640 }]);
  });

  test('end at sums in whole units, whatever decimals the quantities have', () => {
    const { line_items: items, tax } = served(
      'Invoice',
      'Description  Qty  Price  Amount',
      'Oak board  17.00  440  7,480',
      'Glue  2.00  479  958',
      'Net  8,438',
      'VAT 20%  338',
      'Gross  8,776',
    );
    assert.deepEqual([items.length, tax], [2, 338]);
  });

  test('leave out none that quantity and price prove, even if the amounts of another column add up', () => {
    const { line_items: items } = served(
      'Invoice',
      'Description       Qty   Price   Amount',
      'Oak board         2     $2      $4',
      'Services   $4',
      'Travel   $125',
      'Please pay   $129',
    );
    assert.deepEqual(
      items.map(({ description }) => description),
      ['Oak board'],
    );
  });

  test('have no quantity when quantity and price do not give the total', () => {
    const { line_items: items } = served('Receipt', 'Code 7 bolts  5  4.00  18.00', 'Total  18.00');
    assert.deepEqual(
      items.map(({ quantity, total }) => [quantity, total]),
      [[null, 18]],
    );
  });
});

suite('the reading', () => {
  test('is not an invoice when nothing in the text suggests one', () => {
    for (const text of ['', 'Dear Sir or Madam, the meeting is on 14 March 2026.', 'lorem ipsum 12.00']) {
      assert.equal(readInvoicePages(textPages(text))['is_invoice_or_receipt'], false, text);
    }
  });

  test('is not an invoice when headed as a quotation, an order or a statement of account', () => {
    for (const heading of [
      'QUOTATION Q-889',
      'Purchase order 5',
      'STATEMENT OF ACCOUNT',
      'Angebot Nr. 7',
      'Devis n° 3',
    ]) {
      const reading = readInvoicePages(textPages([heading, 'Quarry Meadow Ltd', 'Total  240.00'].join('\n')));
      assert.equal(reading['is_invoice_or_receipt'], false, heading);
      const both = readInvoicePages(textPages(['Invoice 7', heading, 'Total  240.00'].join('\n')));
      assert.equal(both['is_invoice_or_receipt'], true, heading);
    }
  });

  test('has a higher confidence the more confirms it', () => {
    const sparse = served('Total  9.72').confidence;
    const full = served(
      'Quarry Meadow Ltd',
      'Invoice date: 14/03/2026',
      ...ITEMS,
      'Subtotal  120.00',
      'Tax  9.60',
      'Total  129.60',
    ).confidence;
    assert.equal(sparse, 0.3);
    assert.equal(full, 1);
  });

  test('has the shape required of readers for any text, and quotes only what the text contains', () => {
    const piece = fc.constantFrom(
      'Total',
      'GST',
      'incl.',
      'Cash',
      'Change',
      '9.72',
      '1,234',
      '-5.00',
      '6%',
      '14/03/2026',
      'x',
      '\n',
      '  ',
      '(',
      'RM',
      '€',
      'Ltd',
      'Invoice',
      'Qty',
      ':',
      '0.00',
      '£1.00',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const text = pieces.join(' ');
        const reading = readInvoicePages(textPages(text));
        const extraction = readInvoice(reading, quoteFinder({ type: 'text', text }, text));
        if (extraction === undefined) return;
        for (const { quote } of Object.values(extraction.evidence)) assert.ok(text.includes(quote), quote);
        const { invoice } = extraction;
        for (const name of ['subtotal', 'tax', 'total'] as const) {
          const cell = reading[name] as { value: number | null; quote: string | null };
          // The decimal mark of `1,234` may be shown by an amount that no cell quotes; the checks then withhold the
          // value.
          const isHeld = readAmount(cell.quote ?? '').kind === 'ambiguous' && invoice[name] === null;
          if (!isHeld) assert.equal(invoice[name], cell.value, name);
        }
      }),
      { numRuns: 500, seed: 16 },
    );
  });

  test('is made in about linear time', () => {
    for (const line of [
      'Total amount 12.34\ncash 20.00 change 7.66\n',
      'tax 1.00\nsubtotal 2.00\n',
      '12/12/2018 ',
      '1.00 ',
      'GST summary\n1.00 0.06\n',
    ]) {
      assertLinear(
        (length) => textPages(line.repeat(length / 100 / line.length)),
        (document) => readInvoicePages(document),
      );
    }
  });
});

test('sums that are off by a cent or a factor of ten are never served without a warning', () => {
  fc.assert(
    fc.property(madeSums, ({ lines, isOff }) => {
      const { subtotal, tax, total, warnings } = served(...lines);
      const isServed = subtotal !== null || tax !== null || total !== null;
      if (isOff) assert.ok(warnings !== undefined, `${lines.join(' | ')} -> ${subtotal} ${tax} ${total}`);
      else
        assert.deepEqual(
          [isServed, subtotal === null, tax === null, total === null],
          [true, false, false, false],
          lines.join(' | '),
        );
    }),
    { numRuns: 1000, seed: 16 },
  );
});
