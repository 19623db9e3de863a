import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import fc from 'fast-check';
import { readInvoiceXml } from '../../../../../core/documents/invoice/e-invoice/read-invoice-xml.ts';
import { xmlAmount } from '../../../../../core/documents/invoice/e-invoice/xml-values.ts';
import { assertLinear } from '../../../http/linear-time.ts';
import { madeInvoiceXml, madeLine, madeSums } from './made-invoice-xml.ts';

/** Only the values, as the service serves them. */
function valuesOf(xml: string) {
  const read = readInvoiceXml(xml);
  if (!read) return undefined;
  const { vendor, date, currency, subtotal, tax, total, line_items: lines } = read;
  return {
    vendor: vendor.value,
    date: date.value,
    currency: currency.value,
    subtotal: subtotal.value,
    tax: tax.value,
    total: total.value,
    lines: lines.map((line) => [line.description.value, line.quantity.value, line.unit_price.value, line.total.value]),
  };
}

const WHOLE = {
  vendor: 'Velmora Paper Mill',
  date: '2026-03-14',
  currency: 'EUR',
  subtotal: 198,
  tax: 37.62,
  total: 235.62,
  lines: [['Ruled paper A4', 20, 9.9, 198]],
};

/** ZUGFeRD 1 names most elements differently, and has a line without a product for the notes of the document. */
const VERSION_1 = `<?xml version='1.0'?><!-- a note -->
<a:CrossIndustryDocument xmlns:a="urn:ferd:CrossIndustryDocument:invoice:1p0" xmlns="urn:x">
 <a:HeaderExchangedDocument><IssueDateTime><DateTimeString format="102">20260314</DateTimeString></IssueDateTime></a:HeaderExchangedDocument>
 <a:SpecifiedSupplyChainTradeTransaction>
  <ApplicableSupplyChainTradeAgreement><SellerTradeParty><Name>
    Velmora Paper Mill </Name></SellerTradeParty></ApplicableSupplyChainTradeAgreement>
  <ApplicableSupplyChainTradeSettlement><InvoiceCurrencyCode>EUR</InvoiceCurrencyCode>
   <SpecifiedTradeSettlementMonetarySummation><TaxBasisTotalAmount currencyID="EUR">198.00</TaxBasisTotalAmount>
    <TaxTotalAmount currencyID="EUR">37.62</TaxTotalAmount><GrandTotalAmount currencyID="EUR">235.62</GrandTotalAmount>
   </SpecifiedTradeSettlementMonetarySummation></ApplicableSupplyChainTradeSettlement>
  <IncludedSupplyChainTradeLineItem><AssociatedDocumentLineDocument><IncludedNote><Content>For all</Content></IncludedNote>
   </AssociatedDocumentLineDocument></IncludedSupplyChainTradeLineItem>
  <IncludedSupplyChainTradeLineItem>
   <SpecifiedSupplyChainTradeAgreement><GrossPriceProductTradePrice><ChargeAmount>11.00</ChargeAmount></GrossPriceProductTradePrice>
    <NetPriceProductTradePrice><ChargeAmount>9.90</ChargeAmount></NetPriceProductTradePrice></SpecifiedSupplyChainTradeAgreement>
   <SpecifiedSupplyChainTradeDelivery><BilledQuantity unitCode="C62">20</BilledQuantity></SpecifiedSupplyChainTradeDelivery>
   <SpecifiedSupplyChainTradeSettlement><SpecifiedTradeSettlementMonetarySummation><LineTotalAmount>198.00</LineTotalAmount>
    </SpecifiedTradeSettlementMonetarySummation></SpecifiedSupplyChainTradeSettlement>
   <SpecifiedTradeProduct><Name>Ruled paper A4</Name></SpecifiedTradeProduct>
  </IncludedSupplyChainTradeLineItem>
 </a:SpecifiedSupplyChainTradeTransaction>
</a:CrossIndustryDocument>`;

suite('the XML of an e-invoice', () => {
  test('is read in both versions, whatever the prefixes', () => {
    assert.deepEqual(valuesOf(madeInvoiceXml()), WHOLE);
    assert.deepEqual(valuesOf(madeInvoiceXml().replaceAll('ram:', '').replaceAll('rsm:', 'x-1:')), WHOLE);
    assert.deepEqual(valuesOf(VERSION_1), WHOLE);
  });

  test('states where each value is, with the index of its line in the XML', () => {
    const read = readInvoiceXml(VERSION_1);
    assert.deepEqual(read?.total, {
      value: 235.62,
      quote: '235.62',
      element:
        'SpecifiedSupplyChainTradeTransaction/ApplicableSupplyChainTradeSettlement/SpecifiedTradeSettlementMonetarySummation/GrandTotalAmount',
    });
    assert.equal(
      read.line_items[0]?.quantity.element,
      'SpecifiedSupplyChainTradeTransaction/IncludedSupplyChainTradeLineItem[1]/SpecifiedSupplyChainTradeDelivery/BilledQuantity',
    );
  });

  test('has lines in XML order, and none in profiles without lines', () => {
    const names = ['Zinc', 'Alum', 'Zinc'];
    const lines = names.map((name, i) => madeLine({ name, total: `${i}.50` }));
    assert.deepEqual(valuesOf(madeInvoiceXml({ lines }))?.lines, [
      ['Zinc', null, null, 0.5],
      ['Alum', null, null, 1.5],
      ['Zinc', null, null, 2.5],
    ]);
    assert.deepEqual(valuesOf(madeInvoiceXml({ lines: [] }))?.lines, []);
  });

  test('keeps signs as written: a credit note may use either', () => {
    const sums = madeSums('-198.00', '-37.62', '-235.62');
    const read = valuesOf(
      madeInvoiceXml({ sums, lines: [madeLine({ quantity: '-20', price: '9.90', total: '-198' })] }),
    );
    assert.deepEqual([read?.subtotal, read?.tax, read?.total], [-198, -37.62, -235.62]);
    assert.deepEqual(read?.lines, [[null, -20, 9.9, -198]]);
  });

  test("uses the tax in the invoice's currency, not in the accounting currency", () => {
    const tax =
      '<ram:TaxTotalAmount currencyID="SEK">431.10</ram:TaxTotalAmount><ram:TaxTotalAmount currencyID="EUR">37.62</ram:TaxTotalAmount>';
    assert.equal(
      valuesOf(madeInvoiceXml({ sums: `${tax}<ram:GrandTotalAmount>235.62</ram:GrandTotalAmount>` }))?.tax,
      37.62,
    );
  });

  test('never combines a value from two parents', () => {
    const first = '<ram:SellerTradeParty><ram:ID>1</ram:ID></ram:SellerTradeParty>';
    const xml = madeInvoiceXml().replace('<ram:SellerTradeParty>', `${first}<ram:SellerTradeParty>`);
    assert.equal(valuesOf(xml)?.vendor, null);
  });

  test('with text split by comments, references and CDATA is read as one text', () => {
    assert.equal(
      valuesOf(madeInvoiceXml({ vendor: 'A &amp; B <!-- x -->&#67;<![CDATA[ & <D>]]>' }))?.vendor,
      'A & B C & <D>',
    );
  });
});

const AMOUNTS: readonly [written: string, value: number | null, why?: string][] = [
  ['9.90', 9.9],
  [' 9.90\n', 9.9],
  ['-0.00', 0, 'zero has no sign'],
  ['+12', 12],
  ['1.234', 1.234, 'a point is the decimal mark in XML, whatever the pages use'],
  ['999999999999.99', 999999999999.99],
  ['0.0000000001', 1e-10],
  ['12345678901234567.89', null, 'a JSON number would lose its last digits'],
  ['9,90', null],
  ['1.234,56', null],
  ['1 234', null],
  ['EUR 5', null],
  ['1e3', null],
  ['NaN', null],
  ['--5', null],
  ['5.', 5],
  ['.5', 0.5],
  ['.', null],
  ['-', null],
  ['1.2.3', null],
  ['20.00000000000000000000', 20, 'trailing zeros are not lost digits'],
  ['0.00000000000000000000', 0],
  ['1000000000000000', null],
  ['', null],
  ['9'.repeat(100_000), null],
];

test('an XML amount is an XML decimal that a JSON number can represent, or null', () => {
  for (const [written, value, why] of AMOUNTS) {
    const read = readInvoiceXml(madeInvoiceXml({ sums: madeSums('1', '1', written) }));
    assert.deepEqual([read?.total.value, read?.total.quote], [value, written.trim()], why ?? written.slice(0, 30));
  }
});

test('an XML amount keeps every digit', () => {
  const digits = fc.bigInt({ min: -(10n ** 15n) + 1n, max: 10n ** 15n - 1n });
  fc.assert(
    fc.property(digits, fc.nat({ max: 12 }), (units, places) => {
      const written = String(units < 0n ? -units : units).padStart(places + 1, '0');
      const decimal = places === 0 ? written : `${written.slice(0, -places)}.${written.slice(-places)}`;
      const value = xmlAmount(units < 0n ? `-${decimal}` : decimal);
      assert.ok(value !== null);
      // Exactly as many decimals as were written: the check counts in units.
      assert.equal(BigInt(value.toFixed(places).replace('.', '')), units);
    }),
    { numRuns: 2_000 },
  );
});

const DATES: readonly [written: string, value: string | null][] = [
  ['20260314', '2026-03-14'],
  ['2026-03-14', '2026-03-14'],
  ['2026-03-14T00:00:00', '2026-03-14'],
  ['2026-03-14T00:00:00+01:00', '2026-03-14'],
  ['20240229', '2024-02-29'],
  ['20260229', null],
  ['20261314', null],
  ['202603', null],
  ['260314', null],
  ['14.03.2026', null],
  ['2026-0314', null],
  ['', null],
];

test('an XML date is a calendar day, or null', () => {
  for (const [written, value] of DATES) {
    const read = readInvoiceXml(
      madeInvoiceXml({ date: `<udt:DateTimeString format="102">${written}</udt:DateTimeString>` }),
    );
    assert.equal(read?.date.value, value, written);
  }
});

const bomb = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, i) => `<!ENTITY b${i} "${`&${i === 0 ? 'a' : `b${i - 1}`};`.repeat(10)}">`).join('')}]>`;

const NOT_INVOICES: readonly [what: string, xml: string][] = [
  ['empty', ''],
  ['blank', ' \n '],
  ['not XML', 'Invoice 42, total 235.62'],
  ['an HTML page', '<!DOCTYPE html><html><body>235.62</body></html>'],
  ['a different root', madeInvoiceXml().replaceAll('CrossIndustryInvoice', 'CrossIndustryOrder')],
  ['UBL', '<Invoice xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2"><ID>42</ID></Invoice>'],
  ['an invoice inside another root', `<x>${madeInvoiceXml({ prolog: '' })}</x>`],
  ['truncated', madeInvoiceXml().slice(0, -30)],
  ['two roots', madeInvoiceXml() + madeInvoiceXml({ prolog: '' })],
  ['a document type', madeInvoiceXml({ prolog: '<!DOCTYPE x>' })],
  ['expanding entities', madeInvoiceXml({ prolog: bomb, vendor: '&b8;' })],
  [
    'an entity from a file',
    madeInvoiceXml({ prolog: '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>', vendor: '&f;' }),
  ],
  ['a style sheet', madeInvoiceXml({ prolog: '<?xml-stylesheet href="http://example.com/x.xsl"?>' })],
  ['20,000 levels', madeInvoiceXml({ vendor: '<n>'.repeat(20_000) + '</n>'.repeat(20_000) })],
  ['a reserved name', madeInvoiceXml({ vendor: '<__proto__>x</__proto__>' })],
  ['an empty root', '<rsm:CrossIndustryInvoice xmlns:rsm="urn:x"></rsm:CrossIndustryInvoice>'],
];

test('anything but one complete e-invoice yields nothing', () => {
  for (const [what, xml] of NOT_INVOICES) assert.equal(readInvoiceXml(xml), undefined, what);
});

test('reading takes linear time, whatever the length is made of', () => {
  assertLinear(
    (length) =>
      madeInvoiceXml({
        lines: Array.from({ length: length / 400 }, () => madeLine({ name: 'Ruled paper', total: '1.00' })),
      }),
    readInvoiceXml,
  );
  assertLinear((length) => madeInvoiceXml({ vendor: '&amp;'.repeat(length / 5) }), readInvoiceXml);
  assertLinear((length) => madeInvoiceXml({ vendor: ' '.repeat(length) + 'x' }), readInvoiceXml);
  assertLinear((length) => madeInvoiceXml({ vendor: '<a/>'.repeat(length / 4) }), readInvoiceXml);
});
