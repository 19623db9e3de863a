/** How the documents of one set are worded and laid out. */
export interface Wording {
  readonly vendors: readonly string[];
  /** The head of a document, with the vendor if it is printed there. */
  readonly heads: readonly (readonly string[])[];
  readonly descriptions: readonly string[];
  /** The column headers, and the cells of the row below in order. */
  readonly tables: readonly { readonly heads: string; readonly cells: readonly Cell[] }[];
  readonly sums: readonly {
    readonly subtotal: string | null;
    readonly taxes: readonly string[];
    /** What is charged in addition to the lines; the sum above it then has a label of its trade. */
    readonly charge?: string;
    readonly total: string;
  }[];
}

/** What follows it in a head is printed at the end of the document. */
export const FOOT = 'FOOT';

export type Cell =
  'number' | 'code' | 'description' | 'quantity' | 'price' | 'rate' | 'percent' | 'total' | 'taxed' | 'tax';

/** The set that rules are made on. */
export const LOOKED_AT: Wording = {
  vendors: [
    'Cedar Quay Supply LLC',
    'Northlode Inc.',
    'Pine & Post Furniture Co.',
    'Bergquell AG',
    'Hartwell Books Ltd',
    'Osprey Office Supply, Inc.',
    'Atelier Mercier SARL',
    'Kaveri Components Pvt Ltd',
    'Tidewater Exports Ltda.',
    'Nordlicht Messtechnik GmbH',
  ],
  heads: [
    ['VENDOR', '400 Market Street, Portland, OR 97201', 'INVOICE'],
    ['I N V O I C E', 'VENDOR', '400 Market Street', 'Portland, OR 97201'],
    ['INVOICE', 'VENDOR', '12 Mill Road, Dayton OH 45402'],
    ['VENDOR, 3 Quay Street, Bristol BS1 4DA', 'Invoice'],
    ['VENDOR — 14 rue des Lilas, 69003 Lyon', 'Facture'],
    ['VENDOR · Hafenstr. 4 · 24103 Kiel', 'Rechnung'],
    ['VENDOR | Postgasse 9 | 3011 Bern', 'Invoice'],
    ['Tax Invoice', 'VENDOR', 'Tel. 020 7946 0000'],
    ['VENDOR ABN 51 824 753 556', 'Tax invoice'],
    ['VENDOR - Fine print since 1911', '12 Mill Road', 'Invoice'],
    ['Sample Widgets LLC', 'SELF-BILLED INVOICE', 'Supplier: VENDOR'],
    ['PROFORMA INVOICE', 'Seller: VENDOR', 'Buyer: Sample Widgets LLC'],
    ['CREDIT NOTE', 'VENDOR', '77 Dock Road'],
    ['Invoice', 'From  Bill to', 'VENDOR  Sample Widgets LLC', '9 Canal Street  77 Dock Road'],
  ],
  descriptions: [
    'Stainless bolt M8 x 40',
    'Storage, 1,000 GB blocks',
    'Toner HP 26X',
    'Team plan (Nov 1 - Nov 30, 2026)',
    'Bearing housing (8483)',
    'Drill bit 11/64',
    'Detention 2 hrs',
    'Objective 40x',
    'Pump, series 007',
    'Linehaul CHI-MEM',
    'Green coffee 60 kg',
    'Drucksensor DS-200',
    'Paper A4, 500 sheets',
    'Support level 2',
  ],
  tables: [
    { heads: 'Description  Qty  Unit price  Amount', cells: ['description', 'quantity', 'price', 'total'] },
    { heads: 'Description  Unit price  Qty  Amount', cells: ['description', 'price', 'quantity', 'total'] },
    { heads: 'Qty  Description  Price  Total', cells: ['quantity', 'description', 'price', 'total'] },
    {
      heads: 'Pos.  Bezeichnung  Menge  Einzelpreis  Gesamt',
      cells: ['number', 'description', 'quantity', 'price', 'total'],
    },
    { heads: 'Code  Item  Qty  Each  Ext', cells: ['code', 'description', 'quantity', 'price', 'total'] },
    { heads: 'Item  Hours  Rate  Amount', cells: ['description', 'quantity', 'price', 'total'] },
    { heads: 'Description  Qty  Unit price  Net  VAT', cells: ['description', 'quantity', 'price', 'total', 'tax'] },
    { heads: 'Description  Qty  Rate  VAT %  Net', cells: ['description', 'quantity', 'price', 'rate', 'total'] },
  ],
  sums: [
    { subtotal: 'Subtotal', taxes: ['Tax'], total: 'Total' },
    { subtotal: 'Taxable value', taxes: ['CGST 9%', 'SGST 9%'], total: 'Invoice total' },
    { subtotal: 'Net amount', taxes: ['VAT 20%'], total: 'Total' },
    { subtotal: 'Subtotal', taxes: ['State tax', 'County tax'], total: 'Total due' },
    { subtotal: 'Nettobetrag', taxes: ['MwSt. 19%'], total: 'Rechnungsbetrag' },
    { subtotal: 'Total HT', taxes: ['TVA 20 %'], total: 'Total TTC' },
    { subtotal: null, taxes: [], total: 'Total' },
    { subtotal: 'FOB Hamburg', taxes: [], charge: 'Freight', total: 'Total' },
  ],
};

/** The set that is used only for measuring. */
const WITHHELD: Wording = {
  vendors: [
    'Granite State Tool Corp.',
    'Velmora Trading Limited',
    'Aldgate Press plc',
    'Oakline Catering Ltd',
    'Harrow & Pike Ltd.',
    'Quarry Meadow Industries, LLC',
    'Lumen Werke KG',
    'Ferraille Oudin SAS',
    'Blue Anchor Fisheries Pty Ltd',
    'Sable Networks B.V.',
  ],
  heads: [
    ['VENDOR', 'Sales Invoice', '1 Harbour Row, Leith EH6 6AB'],
    ['T A X  I N V O I C E', 'VENDOR', 'Unit 4, 9 Dock Lane'],
    ['VENDOR - 8 Station Approach, Leeds LS1 4DY', 'INVOICE'],
    ['VENDOR, P.O. Box 118, Topeka, KS 66601', 'Invoice'],
    ['VENDOR • 2 Chemin Vert • 1204 Genève', 'INVOICE'],
    ['Sold by: VENDOR', 'Sold to: Sample Widgets LLC', 'Invoice'],
    ['Invoice / Rechnung', 'VENDOR', 'Gewerbepark 7, 4600 Wels'],
    ['COMMERCIAL INVOICE', 'VENDOR', '15 Wharf Road'],
    ['INVOICE', 'Supplier  Customer', 'VENDOR  Sample Widgets LLC', '5 Main Street  77 Dock Road'],
    ['VENDOR', 'VAT No. GB 123 4567 89', 'Invoice to: Sample Widgets LLC'],
  ],
  descriptions: [
    'Hex nut 3/8-16, zinc',
    'Consulting, phase 2 of 3',
    'Cable CAT6 305 m',
    'Licence 12 months from 1 March 2026',
    'LED tube T8 18 W 4000 K',
    'Valve DN80 PN16',
    'Overtime at 1.5 times',
    'Gloves, size 9, box of 100',
    'Freight 2 pallets',
    'Maintenance Q3 2026',
    'Resin 25 L drum',
    'Cartridge No. 45',
  ],
  tables: [
    { heads: 'Product  Quantity  Price  Line total', cells: ['description', 'quantity', 'price', 'total'] },
    {
      heads: 'Line  Part no.  Description  Qty  Unit  Net',
      cells: ['number', 'code', 'description', 'quantity', 'price', 'total'],
    },
    { heads: 'Item  Cost each  Quantity  Total', cells: ['description', 'price', 'quantity', 'total'] },
    { heads: 'Quantity  Item  Unit cost  Amount', cells: ['quantity', 'description', 'price', 'total'] },
    { heads: 'Service  Days  Day rate  Amount', cells: ['description', 'quantity', 'price', 'total'] },
    { heads: 'Désignation  Qté  P.U.  Montant', cells: ['description', 'quantity', 'price', 'total'] },
    { heads: 'Item  Qty  Price  Amount  GST', cells: ['description', 'quantity', 'price', 'total', 'tax'] },
    { heads: 'Particulars  Qty  Rate  GST %  Amount', cells: ['description', 'quantity', 'price', 'rate', 'total'] },
  ],
  sums: [
    { subtotal: 'Sub total', taxes: ['Sales tax'], total: 'Grand total' },
    { subtotal: 'Goods total', taxes: ['VAT'], total: 'Invoice total' },
    { subtotal: 'Net total', taxes: ['GST', 'PST'], total: 'Total payable' },
    { subtotal: 'Zwischensumme', taxes: ['USt. 20%'], total: 'Gesamtbetrag' },
    { subtotal: 'Subtotal', taxes: ['City tax', 'State tax', 'Transit tax'], total: 'Balance due' },
    { subtotal: null, taxes: [], total: 'Amount due' },
    { subtotal: 'FOB Santos', taxes: [], charge: 'Insurance', total: 'CIF New Orleans' },
  ],
};

/** The set that was written after the rules, and measured once before anyone looked at the results. */
const WRITTEN_LAST: Wording = {
  vendors: [
    'Copperfield Instruments Inc',
    'Brackwater Marine Services Ltd',
    'Ostsee Logistik GmbH & Co. KG',
    'Vale Printing (Pty) Ltd',
    'Menuiserie Castel SAS',
    'Ironwood Legal LLP',
    'Tern Island Seafoods Co., Ltd.',
    'Hollis Data Systems Corporation',
    'Arbor Estates PLC',
    'Zuidplas Kwekerij B.V.',
  ],
  heads: [
    ['Invoice No. 10442', 'VENDOR', 'Unit 12B Kestrel Park, Exeter EX2 7YZ'],
    ['VENDOR; 44 Quayside; Newcastle NE1 3DX', 'INVOICE'],
    ['R E C H N U N G', 'VENDOR', 'Am Kai 9', '18055 Rostock'],
    ['VENDOR (Reg. No. 1998/004410/07)', 'TAX INVOICE'],
    ['Bill from: VENDOR', 'Bill to: Sample Widgets LLC', 'Invoice'],
    ['VENDOR / 5 Rue Basse / 1201 Genève', 'Facture'],
    ['Sample Widgets LLC', '77 Dock Road', 'Invoice', 'Remit to: VENDOR'],
    ['INVOICE', 'VENDOR', 'EIN 12-3456789', '1 Commerce Plaza'],
    ['VENDOR, est. 1974', 'Sales invoice'],
    ['Invoice   Page 1 of 1', 'VENDOR   Ship to: Sample Widgets LLC', '8 Dock Lane   77 Dock Road'],
  ],
  descriptions: [
    'O-ring 12.5 x 2.0 NBR',
    'Audit FY2025/26',
    'Fuel surcharge 4.2%',
    'Hotel 2 nights, 14-16 May',
    'Router AX3000 (2-pack)',
    'Total station rental',
    'Labels 100 x 150, roll of 500',
    'Copy paper 80 g/m2',
    'Change of address, 3 forms',
    'Credit report, 1 company',
    'Flat rate, zone 4',
    'Battery 12 V 7 Ah',
  ],
  tables: [
    { heads: 'Details  Units  Price per unit  Total', cells: ['description', 'quantity', 'price', 'total'] },
    { heads: 'No.  Description  Rate  Hours  Amount', cells: ['number', 'description', 'price', 'quantity', 'total'] },
    { heads: 'SKU  Product  Price  Qty  Subtotal', cells: ['code', 'description', 'price', 'quantity', 'total'] },
    { heads: 'Artikel  Anzahl  Preis  Betrag', cells: ['description', 'quantity', 'price', 'total'] },
    {
      heads: 'Description  Quantity  Unit cost  Tax  Total',
      cells: ['description', 'quantity', 'price', 'tax', 'total'],
    },
    { heads: 'Qty  Code  Item  Each  Extended', cells: ['quantity', 'code', 'description', 'price', 'total'] },
  ],
  sums: [
    { subtotal: 'Net', taxes: ['VAT 20%'], total: 'Gross' },
    { subtotal: 'Total before tax', taxes: ['Sales tax'], total: 'Total due' },
    { subtotal: 'Total excl. GST', taxes: ['GST'], total: 'Total incl. GST' },
    { subtotal: 'Summe netto', taxes: ['MwSt 7%', 'MwSt 19%'], total: 'Summe brutto' },
    { subtotal: 'Services', taxes: [], charge: 'Travel', total: 'Please pay' },
    { subtotal: null, taxes: [], total: 'Total amount' },
  ],
};

/**
 * Layouts of common billing programs, with the customer's name in every place that they have for it; rules were made on
 * it.
 */
const OF_PROGRAMS: Wording = {
  vendors: [
    'Larkspur Metrics, Inc.',
    'Redbank Electric LLC',
    'Pennine Office Supplies Ltd',
    'Officine Rondelli S.r.l.',
    'Van der Meulen Techniek B.V.',
    'Hanshin Precision Tools Co., Ltd',
    'Falkenberg Druckerei GmbH',
    'Constructora del Valle S.A. de C.V.',
  ],
  heads: [
    [
      'Invoice',
      'Invoice number  8F31A2C0-0007',
      'Date of issue  May 12, 2026',
      'VENDOR   Bill to',
      '548 Market Street   Sample Widgets LLC',
      'PMB 20711   77 Dock Road',
    ],
    ['VENDOR', '12 Mill St', 'INVOICE', 'BILL TO', 'Sample Widgets LLC   INVOICE 1043', '77 Dock Road   TERMS Net 30'],
    [
      'TAX INVOICE',
      'Sample Widgets LLC   Invoice Number   VENDOR',
      '77 Dock Road   INV-0312   Unit 3 Calder Way',
      'PORTLAND ME   Reference   HALIFAX HX1 2QT',
    ],
    ['VENDOR   INVOICE', '9 Dock Lane   # INV-000017', 'Bill To', 'Sample Widgets LLC', '77 Dock Road'],
    ['VENDOR', '+1 207 555 0142', 'Billed To   Invoice Number', 'Sample Widgets LLC   0000012', '77 Dock Road'],
    ['FREIGHT BILL', 'SHIPPER   CONSIGNEE   BILL TO', 'Sample Widgets LLC   Harbor Mill Inc.   Sample Widgets LLC'],
    [
      'VENDOR   Spett.le',
      'Via delle Industrie 14   Sample Widgets LLC',
      '41122 Modena   77 Dock Road',
      'FATTURA n. 214',
    ],
    ['Factuur', 'VENDOR', 'Havenweg 3, 8861 Harlingen', 'KvK 01234567'],
    ['FACTURA A-1187', 'VENDOR', 'Calle Mayor 8', 'Cliente: Sample Widgets LLC'],
    ['Sample Widgets LLC', '77 Dock Road', 'Portland ME 04101', 'Invoice 88', FOOT, 'VENDOR, HRB 4410, Kiel'],
    ['VENDOR', '5 Kiln Road', 'For account and risk of Messrs. Sample Widgets LLC', 'Per: sea freight'],
    ['Sample Widgets LLC   Invoice', '77 Dock Road   VENDOR', 'Portland ME 04101   9 Canal Street'],
  ],
  descriptions: LOOKED_AT.descriptions,
  tables: [
    { heads: 'ACTIVITY  DESCRIPTION  QTY  RATE  AMOUNT', cells: ['code', 'description', 'quantity', 'price', 'total'] },
    { heads: 'QUANTITY  DESCRIPTION  RATE  AMOUNT', cells: ['quantity', 'description', 'price', 'taxed'] },
    {
      heads: 'Description  Quantity  Unit Price  VAT  Amount GBP',
      cells: ['description', 'quantity', 'price', 'percent', 'total'],
    },
    {
      heads: '#  Item & Description  Qty  Rate  Amount',
      cells: ['number', 'description', 'quantity', 'price', 'total'],
    },
    {
      heads: 'Omschrijving  Aantal  Prijs  BTW  Totaal',
      cells: ['description', 'quantity', 'price', 'percent', 'total'],
    },
    {
      heads: 'Codice  Descrizione  Quantità  Prezzo  Importo',
      cells: ['code', 'description', 'quantity', 'price', 'total'],
    },
  ],
  sums: [
    { subtotal: 'Subtotal', taxes: ['Sales Tax - Maine'], total: 'Total' },
    { subtotal: 'SUBTOTAL', taxes: ['TAX'], total: 'BALANCE DUE' },
    { subtotal: 'Subtotal', taxes: ['TOTAL VAT 20%'], total: 'TOTAL GBP' },
    { subtotal: 'Subtotaal', taxes: ['21% BTW'], total: 'Te betalen' },
    { subtotal: 'Imponibile', taxes: ['IVA 22%'], total: 'Totale fattura' },
  ],
};

/** More of the same, written with it before any rule, and measured after them. */
const OF_OTHER_PROGRAMS: Wording = {
  vendors: [
    'Mossgrove Analytics, LLC',
    'Tarn Valley Fencing Ltd',
    'Kupferberg Werkzeuge GmbH & Co. KG',
    'Atelier Fontvieille SAS',
    'Vastgoed Noord B.V.',
    'Cantiere Navale Ligure S.p.A.',
    'Dongxin Textile Co., Ltd.',
    'Bluebell Hosting Pty Ltd',
  ],
  heads: [
    [
      'Receipt',
      'Receipt number  2210-8841',
      'Date paid  May 12, 2026',
      'VENDOR   Bill to',
      '9 Hill St   Sample Widgets LLC',
    ],
    ['VENDOR   Ship To', '9 Hill St   Sample Widgets LLC', 'Leeds LS1 4DY   77 Dock Road', 'Invoice #118'],
    ['Invoice', 'Sample Widgets LLC   VENDOR', '77 Dock Road   9 Hill St'],
    ['INVOICE', 'Customer   From', 'Sample Widgets LLC   VENDOR', '77 Dock Road   9 Hill St'],
    ['To   From', 'Sample Widgets LLC   VENDOR', '77 Dock Road   9 Hill St', 'Statement'],
    [
      'Sample Widgets LLC',
      'Accounts payable',
      '77 Dock Road',
      'TAX INVOICE',
      FOOT,
      'VENDOR - Registered in England 0123456',
    ],
    ['VENDOR', 'Destinatario: Sample Widgets LLC', 'FATTURA 12/2026'],
    ['VENDOR', 'Klant: Sample Widgets LLC', 'FACTUUR 2026-17'],
    ['Rechnung Nr. 4410', 'VENDOR   Sample Widgets LLC', 'Am Kai 9   77 Dock Road'],
    ['Order 1182', 'Billing address   Shipping address', 'Sample Widgets LLC   Sample Widgets LLC', 'Sold by VENDOR'],
    ['SHIPPER/EXPORTER   CONSIGNEE', 'VENDOR   Sample Widgets LLC', '5 Kiln Road   77 Dock Road', 'COMMERCIAL INVOICE'],
    ['VENDOR', 'Invoice', 'Attention: Sample Widgets LLC', '77 Dock Road'],
  ],
  descriptions: WITHHELD.descriptions,
  tables: [
    {
      heads: 'Product/Service  Qty  Rate  Tax %  Amount',
      cells: ['description', 'quantity', 'price', 'percent', 'total'],
    },
    { heads: 'Item  Price  Qty  VAT  Total', cells: ['description', 'price', 'quantity', 'percent', 'total'] },
    {
      heads: 'Description  Qty  Unit price  Tax  Amount',
      cells: ['description', 'quantity', 'price', 'percent', 'total'],
    },
    {
      heads: 'Beschreibung  Menge  Preis  USt.  Summe',
      cells: ['description', 'quantity', 'price', 'percent', 'total'],
    },
  ],
  sums: [
    { subtotal: 'Subtotal', taxes: ['VAT (20%)'], total: 'Amount paid' },
    { subtotal: 'Subtotal', taxes: ['Tax'], total: 'Total' },
    { subtotal: 'Netto', taxes: ['USt. 19%'], total: 'Brutto' },
    { subtotal: null, taxes: [], total: 'Total (USD)' },
  ],
};

/** Layouts of trades and countries other than those programs', written after their rules. */
const OF_TRADES: Wording = {
  vendors: [
    'Alder Ridge Roofing LLC',
    'Bramble Legal LLP',
    'Cormorant Freight Forwarding Pvt. Ltd.',
    'Dune Software Inc',
    'Eisvogel Logistik GmbH',
    'Ferme du Lac SARL',
    'Gannet Telecom plc',
    'Hollow Oak Catering',
    'Zhejiang Brightway Hardware Co., Ltd.',
    'Ibis Consulting Ltda',
  ],
  heads: [
    [
      'VENDOR',
      'GSTIN: 27AAACR5055K1Z7',
      'TAX INVOICE (ORIGINAL FOR RECIPIENT)',
      'Details of Receiver (Billed to)   Details of Consignee (Shipped to)',
      'Name: Sample Widgets LLC   Name: Harbor Mill Inc.',
    ],
    [
      'Page 1 of 2',
      'Account number 2210 884',
      'Sample Widgets LLC',
      '77 Dock Road',
      'Your bill from VENDOR',
      'For service at 77 Dock Road',
    ],
    [
      'VENDOR',
      'ATTORNEYS AT LAW',
      'Sample Widgets LLC',
      'Attn: Accounts Payable',
      'RE: General corporate matters',
      'INVOICE # 20417',
    ],
    [
      'APPLICATION AND CERTIFICATE FOR PAYMENT',
      'TO OWNER:   PROJECT:   APPLICATION NO: 4',
      'Sample Widgets LLC   Quay extension',
      'FROM CONTRACTOR:   VIA ARCHITECT:',
      'VENDOR   Harbor Mill Inc.',
    ],
    ['COMMERCIAL INVOICE', 'Exporter: VENDOR', 'Importer: Sample Widgets LLC', 'Country of origin: CN'],
    [
      'VENDOR - Kaiweg 4 - 24103 Kiel',
      'Sample Widgets LLC',
      'Frau Muster',
      'Dock Road 77',
      'Rechnung 2026-0441',
      'Kundennummer 10023',
    ],
    [
      'Invoice   Remit to:',
      'Invoice date 05/12/2026   VENDOR',
      'Customer 88121   PO Box 4410',
      'Sample Widgets LLC   Dayton OH 45402',
    ],
    [
      'INVOICE',
      'Sold To: Sample Widgets LLC',
      'Ship To: Harbor Mill Inc.',
      'Ship Via: Truck',
      'Salesperson: House',
      FOOT,
      'Make all checks payable to VENDOR',
    ],
    ['VENDOR', 'Événement du 12 mai', 'Facturé à : Sample Widgets LLC', '77 quai du Port'],
    ['NOTA FISCAL DE SERVIÇOS', 'PRESTADOR DE SERVIÇOS', 'VENDOR', 'TOMADOR DE SERVIÇOS', 'Sample Widgets LLC'],
    ['Thank you for your business!', 'VENDOR', 'Prepared for', 'Sample Widgets LLC', 'Invoice no. 0019'],
    ['Sample Widgets LLC', 'Purchase order 4410', 'Supplier', 'VENDOR', 'INVOICE'],
    ['Bill from:   Bill to:', 'VENDOR   Sample Widgets LLC', '9 Hill St   77 Dock Road', 'INVOICE 7'],
    ['Invoice for Sample Widgets LLC', 'Issued by VENDOR', '12 Mill Road'],
  ],
  descriptions: LOOKED_AT.descriptions,
  tables: [
    { heads: 'Item  Qty  Unit Price  Line Total', cells: ['description', 'quantity', 'price', 'total'] },
    {
      heads: 'Sl  Description of goods  HSN/SAC  Qty  Rate  Taxable value',
      cells: ['number', 'description', 'code', 'quantity', 'price', 'total'],
    },
    {
      heads: 'Pos  Bezeichnung  Menge  Einzelpreis  Gesamt',
      cells: ['number', 'description', 'quantity', 'price', 'total'],
    },
    { heads: 'Hours  Description of services  Rate  Amount', cells: ['quantity', 'description', 'price', 'total'] },
    { heads: 'Désignation  Qté  PU HT  Total HT', cells: ['description', 'quantity', 'price', 'total'] },
  ],
  sums: [
    { subtotal: 'Sub Total', taxes: ['IGST'], total: 'Grand Total' },
    { subtotal: 'Net amount', taxes: ['VAT'], total: 'Invoice total' },
    { subtotal: 'Zwischensumme', taxes: ['MwSt.'], total: 'Rechnungsbetrag' },
    { subtotal: 'Services', taxes: ['Sales tax'], charge: 'Freight', total: 'Balance due' },
    { subtotal: null, taxes: [], total: 'Total amount due' },
    { subtotal: 'Total HT', taxes: ['TVA'], total: 'Net à payer' },
  ],
};

/** All sets by name. */
export const WORDINGS: Readonly<Record<string, Wording>> = {
  LOOKED_AT,
  WITHHELD,
  WRITTEN_LAST,
  OF_PROGRAMS,
  OF_OTHER_PROGRAMS,
  OF_TRADES,
};
