import type { Invoice } from '../../../../../core/documents/invoice/answer.ts';
import fc from 'fast-check';

/** What a made document prints of a line of goods or work. */
export interface MadeLine {
  readonly description: string;
  readonly quantity: number;
  readonly unitPrice: number;
  readonly total: number;
}

/** An invoice's lines as they are printed, and what they state. A sum that no line of its own prints is null. */
export interface MadeDocument {
  readonly lines: readonly string[];
  readonly vendor: string;
  readonly items: readonly MadeLine[];
  readonly subtotal: number | null;
  readonly tax: number | null;
  readonly total: number;
}

/** How documents of one set are worded and laid out. */
export interface Wording {
  readonly vendors: readonly string[];
  /** The head of a document, with the vendor where it says so. */
  readonly heads: readonly (readonly string[])[];
  readonly descriptions: readonly string[];
  /** The heads of the columns; their cells are those of the row below, in their order. */
  readonly tables: readonly { readonly heads: string; readonly cells: readonly Cell[] }[];
  readonly sums: readonly {
    readonly subtotal: string | null;
    readonly taxes: readonly string[];
    /** What is charged beside the lines; the sum above it is then under a label of its trade. */
    readonly charge?: string;
    readonly total: string;
  }[];
}

type Cell = 'number' | 'code' | 'description' | 'quantity' | 'price' | 'rate' | 'total' | 'tax';

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

/** The set that is only measured. */
export const WITHHELD: Wording = {
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

/** What is charged beside the lines, in cents. */
const CHARGE = 12_500;

/** Documents in the words of a set: one to six lines, whose prices are whole cents, and the sums below them. */
export function madeDocuments(wording: Wording): fc.Arbitrary<MadeDocument> {
  const item = fc.record({
    description: fc.constantFrom(...wording.descriptions),
    quantity: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 105, max: 90_000 }),
  });
  return fc
    .record({
      vendor: fc.constantFrom(...wording.vendors),
      head: fc.constantFrom(...wording.heads),
      items: fc.uniqueArray(item, { minLength: 1, maxLength: 6, selector: ({ description }) => description }),
      table: fc.constantFrom(...wording.tables),
      sums: fc.constantFrom(...wording.sums),
      mark: fc.constantFrom('', '$', '€'),
      rate: fc.integer({ min: 4, max: 12 }),
      hasCents: fc.boolean(),
      /** Quantities with decimals, as some programs print all of them. */
      places: fc.constantFrom(0, 0, 2),
    })
    .map(({ vendor, head, items: drawn, table, sums, mark, rate, hasCents, places }) => {
      const unit = hasCents ? 1 : 100;
      const items = drawn.map((one) => ({ ...one, price: Math.ceil(one.price / unit) * unit }));
      const text = (cents: number): string =>
        mark + (cents / 100).toFixed(hasCents ? 2 : 0).replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',');
      const net = items.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
      const tax = Math.round((net * rate) / 100 / unit) * unit;
      const all = net + tax * sums.taxes.length + (sums.charge === undefined ? 0 : CHARGE);
      const rows = items.map(({ description, quantity, price }, i) => {
        const cells: Record<Cell, string> = {
          number: String(i + 1),
          code: `K-${4410 + 7 * i}`,
          description,
          quantity: quantity.toFixed(places),
          price: text(price),
          rate: String(rate),
          total: text(quantity * price),
          tax: text(Math.round((quantity * price * rate) / 100 / unit) * unit),
        };
        return table.cells.map((cell) => cells[cell]).join('   ');
      });
      return {
        lines: [
          ...head.map((line) => line.replace('VENDOR', vendor)),
          'Invoice date: 12 May 2026',
          table.heads.replaceAll('  ', '   '),
          ...rows,
          ...(sums.subtotal === null ? [] : [`${sums.subtotal}   ${text(net)}`]),
          ...sums.taxes.map((label) => `${label}   ${text(tax)}`),
          ...(sums.charge === undefined ? [] : [`${sums.charge}   ${text(CHARGE)}`]),
          `${sums.total}   ${text(all)}`,
        ],
        vendor,
        items: items.map(({ description, quantity, price }) => ({
          description,
          quantity,
          unitPrice: price / 100,
          total: (quantity * price) / 100,
        })),
        subtotal: sums.subtotal === null || sums.charge !== undefined ? null : net / 100,
        tax: sums.taxes.length === 1 ? tax / 100 : null,
        total: all / 100,
      };
    });
}

/** What of a made document is served, and what it prints: an empty list that is said to be unread is null. */
export function servedValues(
  served: Invoice,
  { vendor, items, ...sums }: MadeDocument,
): [field: string, served: unknown, printed: unknown][] {
  const isUnread =
    served.line_items.length === 0 && served.warnings?.some(({ code }) => code === 'line_items_not_a_list');
  return [
    ['vendor', served.vendor, vendor],
    ...(['subtotal', 'tax', 'total'] as const).map((sum): [string, unknown, unknown] => [sum, served[sum], sums[sum]]),
    ['number of lines', isUnread ? null : served.line_items.length, items.length],
    ...served.line_items.flatMap((line, i): [string, unknown, unknown][] => [
      ['description', line.description, items[i]?.description],
      ['quantity', line.quantity, items[i]?.quantity],
      ['unit price', line.unit_price, items[i]?.unitPrice],
      ['total of a line', line.total, items[i]?.total],
    ]),
  ];
}
