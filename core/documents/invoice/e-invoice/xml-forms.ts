/** Paths of an invoice's values below an element; names without prefixes, one step per name. */
export interface XmlForm {
  readonly type: string;
  readonly date: string;
  readonly vendor: string;
  readonly currency: string;
  /** The element with the document's sums. */
  readonly sums: string;
  readonly line: string;
  /** Below a line. */
  readonly quantity: string;
  readonly unitPrice: string;
  readonly lineTotal: string;
}

const V2 = 'SupplyChainTradeTransaction';
const V1 = 'SpecifiedSupplyChainTradeTransaction';

/**
 * The two XML forms of an invoice, by root name: UN/CEFACT's cross industry invoice, used by Factur-X, ZUGFeRD 2 and
 * XRechnung, and its draft, used by ZUGFeRD 1.
 */
export const XML_FORMS: ReadonlyMap<string, XmlForm> = new Map([
  [
    'CrossIndustryInvoice',
    {
      type: 'ExchangedDocument/TypeCode',
      date: 'ExchangedDocument/IssueDateTime/DateTimeString',
      vendor: `${V2}/ApplicableHeaderTradeAgreement/SellerTradeParty/Name`,
      currency: `${V2}/ApplicableHeaderTradeSettlement/InvoiceCurrencyCode`,
      sums: `${V2}/ApplicableHeaderTradeSettlement/SpecifiedTradeSettlementHeaderMonetarySummation`,
      line: `${V2}/IncludedSupplyChainTradeLineItem`,
      quantity: 'SpecifiedLineTradeDelivery/BilledQuantity',
      unitPrice: 'SpecifiedLineTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
      lineTotal: 'SpecifiedLineTradeSettlement/SpecifiedTradeSettlementLineMonetarySummation/LineTotalAmount',
    },
  ],
  [
    'CrossIndustryDocument',
    {
      type: 'HeaderExchangedDocument/TypeCode',
      date: 'HeaderExchangedDocument/IssueDateTime/DateTimeString',
      vendor: `${V1}/ApplicableSupplyChainTradeAgreement/SellerTradeParty/Name`,
      currency: `${V1}/ApplicableSupplyChainTradeSettlement/InvoiceCurrencyCode`,
      sums: `${V1}/ApplicableSupplyChainTradeSettlement/SpecifiedTradeSettlementMonetarySummation`,
      line: `${V1}/IncludedSupplyChainTradeLineItem`,
      quantity: 'SpecifiedSupplyChainTradeDelivery/BilledQuantity',
      unitPrice: 'SpecifiedSupplyChainTradeAgreement/NetPriceProductTradePrice/ChargeAmount',
      lineTotal: 'SpecifiedSupplyChainTradeSettlement/SpecifiedTradeSettlementMonetarySummation/LineTotalAmount',
    },
  ],
]);

/** Below a line, in both forms. */
export const LINE_NAME = 'SpecifiedTradeProduct/Name';

/** Below the sums, in both forms. */
export const SUMS = { subtotal: 'TaxBasisTotalAmount', tax: 'TaxTotalAmount', total: 'GrandTotalAmount' } as const;
