import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { suite, test } from 'node:test';
import { fromEInvoice, type XmlQuotation } from '../../../../core/documents/invoice/from-e-invoice.ts';
import { printedPlaces } from '../../../../core/documents/invoice/printed.ts';
import { readInvoiceXml } from '../../../../core/documents/invoice/e-invoice/read-invoice-xml.ts';
import { textPages } from '../../../../core/documents/pages/text-pages.ts';
import { assertLinear } from '../../http/linear-time.ts';
import { madeInvoiceXml, madeLine, madeSums, type MadeInvoice } from './e-invoice/made-invoice-xml.ts';
import { sharedFile } from '../../../shared-data.ts';

function answer(made: MadeInvoice = {}, pageText: string | null = null) {
  const read = readInvoiceXml(madeInvoiceXml(made));
  assert.ok(read);
  return fromEInvoice(read, { pages: pageText === null ? null : textPages(pageText) });
}

suite('the answer for an e-invoice', () => {
  test('is what its XML states, with a confidence of 1', () => {
    assert.deepEqual(answer().invoice, {
      vendor: 'Velmora Paper Mill',
      date: '2026-03-14',
      line_items: [{ description: 'Ruled paper A4', quantity: 20, unit_price: 9.9, total: 198 }],
      subtotal: 198,
      tax: 37.62,
      total: 235.62,
      currency: 'EUR',
      confidence: 1,
    });
  });

  test('warns of invalid numbers and dates in the XML, but not of missing ones', () => {
    const { invoice } = answer({
      date: '<udt:DateTimeString format="102">soon</udt:DateTimeString>',
      lines: [madeLine({ name: 'Zinc', quantity: 'some', total: '198.00' }), madeLine({ name: 'Alum', total: '' })],
      sums: madeSums('198.00', '', '235,62'),
      currency: '',
    });
    assert.deepEqual([invoice.date, invoice.tax, invoice.total, invoice.currency], [null, null, null, '']);
    assert.deepEqual(
      invoice.warnings?.map(({ code, message }) => [code, message.split(' ')[0]]),
      [
        ['unreadable_number', 'date'],
        ['unreadable_number', 'line_items[0].quantity'],
        ['unreadable_number', 'total'],
      ],
    );
  });

  test('reports totals that do not add up, as for any document', () => {
    const { invoice } = answer({ sums: madeSums('200.00', '37.62', '235.62') });
    assert.deepEqual(invoice.warnings, [
      { code: 'totals_mismatch', message: 'The line item totals do not add up to subtotal.' },
      { code: 'totals_mismatch', message: 'subtotal and tax do not add up to total.' },
    ]);
  });

  test('has the characters and element of each served value in its evidence', () => {
    const evidence = answer({ lines: [madeLine({ name: 'Zinc', total: '+198.00' })] }, 'Total 235,62').evidence;
    const line = 'SupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem[0]';
    const settlement = 'SupplyChainTradeTransaction/ApplicableHeaderTradeSettlement';
    const sums = `${settlement}/SpecifiedTradeSettlementHeaderMonetarySummation`;
    assert.deepEqual(evidence, {
      vendor: {
        quote: 'Velmora Paper Mill',
        element: 'SupplyChainTradeTransaction/ApplicableHeaderTradeAgreement/SellerTradeParty/Name',
        printed: false,
      },
      date: { quote: '20260314', element: 'ExchangedDocument/IssueDateTime/DateTimeString', printed: false },
      'line_items[0].description': { quote: 'Zinc', element: `${line}/SpecifiedTradeProduct/Name`, printed: null },
      'line_items[0].total': {
        quote: '+198.00',
        element: `${line}/SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount`,
        printed: false,
      },
      subtotal: { quote: '198.00', element: `${sums}/TaxBasisTotalAmount`, printed: false },
      tax: { quote: '37.62', element: `${sums}/TaxTotalAmount`, printed: false },
      total: {
        quote: '235.62',
        element: `${sums}/GrandTotalAmount`,
        printed: true,
        page: 1,
        box: { left: 0.5, top: 0, right: 1, bottom: 1 },
      },
      currency: { quote: 'EUR', element: `${settlement}/InvoiceCurrencyCode`, printed: null },
      document_type: { quote: '380', element: 'ExchangedDocument/TypeCode', printed: null },
    });
  });

  test('with two grand totals serves neither, and says so', () => {
    const sums = `${madeSums('198.00', '37.62', '235.62')}<ram:GrandTotalAmount>253.62</ram:GrandTotalAmount>`;
    const { invoice, evidence } = answer({ sums });
    assert.equal(invoice.total, null);
    assert.deepEqual(
      invoice.warnings?.map(({ code, message }) => [code, message.split(' ')[0]]),
      [['unreadable_number', 'total']],
    );
    assert.equal(evidence['total'], undefined);
    const same = `${madeSums('198.00', '37.62', '235.62')}<ram:GrandTotalAmount>235.620</ram:GrandTotalAmount>`;
    assert.equal(answer({ sums: same }).invoice.total, 235.62);
  });

  test('for a credit note keeps the stated amounts, and names the document type in the evidence', () => {
    for (const [total, value] of [
      ['235.62', 235.62],
      ['-235.62', -235.62],
    ] as const) {
      const { invoice, evidence } = answer({ type: '381', lines: [], sums: madeSums('', '', total) });
      assert.equal(invoice.total, value);
      assert.deepEqual(evidence['document_type'], {
        quote: '381',
        element: 'ExchangedDocument/TypeCode',
        printed: null,
      });
    }
  });

  test('does not depend on what the pages print, except in the evidence', () => {
    assert.deepEqual(answer({}, 'Velmora 999.99').invoice, answer().invoice);
    const printed = Object.values(answer().evidence).map((one) => (one as XmlQuotation).printed);
    assert.ok(
      printed.every((one) => one === null),
      'without pages nothing is said about them',
    );
  });
});

function isPrinted(text: string) {
  return (value: string | number): boolean | null => {
    const places = printedPlaces(text)(value);
    return places && places.length > 0;
  };
}

const PRINTED: readonly [value: string | number, text: string, is: boolean][] = [
  [1234.5, 'Total 1,234.50', true],
  [1234.5, 'Summe 1.234,50 EUR', true],
  [1234.5, '1 234,50', true],
  [1234.5, '1\u202f234,50', true],
  [1234.5, "CHF 1'234.50", true],
  [1234.5, '1234,5', true],
  [1234.5, '3 Stk 1 234,50', true],
  [1234.5, '11234.50', false],
  [1234.5, '1234.501', false],
  [1234.5, '1.234', false],
  [-8.79, '8,79-', true],
  [20, '20', true],
  [20, '20.0000', true],
  [20, '2018', false],
  [19, 'VAT 19 % of it, or 19%', false],
  [19, 'VAT 19 % 19,00', true],
  [0, '0,00', true],
  [3.3333, '3,3333', true],
  ['2018-03-05', 'vom 05.03.2018', true],
  ['2018-03-05', 'on 3/5/2018', true],
  ['2018-03-05', '2018-03-05', true],
  ['2018-03-05', '5.3.18', true],
  ['2018-03-05', '06.03.2018', false],
  ['Velmora Paper Mill', 'VELMORA  PAPER\nMILL, Harrow', true],
  ['Velmora Paper Mill', 'Velmora Paper', false],
];

suite('whether a value is printed', () => {
  test('is decided by the usual spellings', () => {
    for (const [value, text, is] of PRINTED) assert.equal(isPrinted(text)(value), is, `${value} in ${text}`);
    assert.equal(isPrinted(' \n')(1), null);
  });

  test('matches what was found in the texts of the real e-invoices', (t) => {
    const list = sharedFile(t, 'documents/e-invoices.jsonl');
    if (list === undefined) return;
    let compared = 0;
    for (const row of readFileSync(list, 'utf8').trim().split('\n')) {
      const {
        id,
        expected,
        printed_in_text: found,
        text,
      } = JSON.parse(row) as {
        readonly id: string;
        readonly expected: Readonly<Record<string, number | null>>;
        readonly printed_in_text: Readonly<Record<string, boolean | null>>;
        readonly text: string;
      };
      for (const name of ['total', 'tax', 'tax_basis']) {
        const value = expected[name];
        // That search included the sign, which the pages print separately.
        if (value === null || value === undefined || value < 0) continue;
        assert.equal(isPrinted(text)(value), found[name], `${id} ${name}`);
        compared++;
      }
    }
    assert.equal(compared, 44);
  });

  test('is decided in linear time', () => {
    for (const piece of ['1.234,56 ', '1 234 ', '1', '1.', 'word ', '- ']) {
      assertLinear(
        (length) => piece.repeat(length / piece.length),
        (text) => printedPlaces(text)(1234.56),
      );
    }
  });
});
