/** What a made-up invoice states; each part is XML or text, used as given. */
export interface MadeInvoice {
  /** A UN/EDIFACT 1001 code. */
  readonly type?: string;
  readonly vendor?: string;
  readonly date?: string;
  readonly currency?: string;
  readonly lines?: readonly string[];
  readonly sums?: string;
  /** Placed before the root element. */
  readonly prolog?: string;
}

/** A line of a made-up invoice. */
export interface MadeLine {
  readonly name?: string;
  readonly quantity?: string;
  readonly price?: string;
  readonly total?: string;
}

/** The XML of a made-up line in Factur-X form; a member that is not given has no element. */
export function madeLine({ name, quantity, price, total }: MadeLine): string {
  return [
    '<ram:IncludedSupplyChainTradeLineItem>',
    element('SpecifiedTradeProduct/Name', name),
    element('SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount', price),
    element('SpecifiedLineTradeDelivery/BilledQuantity', quantity),
    element('SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount', total),
    '</ram:IncludedSupplyChainTradeLineItem>',
  ].join('');
}

/** The totals of a made-up invoice. */
export function madeSums(subtotal: string, tax: string, total: string): string {
  return [
    element('TaxBasisTotalAmount', subtotal),
    element('TaxTotalAmount', tax),
    element('GrandTotalAmount', total),
  ].join('');
}

/** The XML of a made-up invoice in Factur-X form. */
export function madeInvoiceXml({
  type = '380',
  vendor = 'Velmora Paper Mill',
  date = '<udt:DateTimeString format="102">20260314</udt:DateTimeString>',
  currency = 'EUR',
  lines = [madeLine({ name: 'Ruled paper A4', quantity: '20.0000', price: '9.90', total: '198.00' })],
  sums = madeSums('198.00', '37.62', '235.62'),
  prolog = '<?xml version="1.0" encoding="UTF-8"?>\n',
}: MadeInvoice = {}): string {
  return [
    prolog,
    '<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100" ',
    'xmlns:ram="urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100" ',
    'xmlns:udt="urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100">',
    `<rsm:ExchangedDocument><ram:TypeCode>${type}</ram:TypeCode><ram:IssueDateTime>${date}</ram:IssueDateTime></rsm:ExchangedDocument>`,
    '<rsm:SupplyChainTradeTransaction>',
    ...lines,
    `<ram:ApplicableHeaderTradeAgreement><ram:SellerTradeParty><ram:Name>${vendor}</ram:Name></ram:SellerTradeParty>`,
    '<ram:BuyerTradeParty><ram:Name>Quarry Meadow Holdings</ram:Name></ram:BuyerTradeParty></ram:ApplicableHeaderTradeAgreement>',
    `<ram:ApplicableHeaderTradeSettlement><ram:InvoiceCurrencyCode>${currency}</ram:InvoiceCurrencyCode>`,
    `<ram:SpecifiedTradeSettlementHeaderMonetarySummation>${sums}</ram:SpecifiedTradeSettlementHeaderMonetarySummation>`,
    '</ram:ApplicableHeaderTradeSettlement></rsm:SupplyChainTradeTransaction></rsm:CrossIndustryInvoice>',
  ].join('');
}

function element(path: string, content: string | undefined): string {
  if (content === undefined) return '';
  const names = path.split('/').map((name) => `ram:${name}`);
  return (
    names.map((name) => `<${name}>`).join('') +
    content +
    names
      .reverse()
      .map((name) => `</${name}>`)
      .join('')
  );
}
