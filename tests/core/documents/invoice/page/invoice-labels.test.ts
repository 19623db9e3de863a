import type { Invoice } from '../../../../../core/documents/invoice/answer.ts';
import assert from 'node:assert/strict';
import { suite, test } from 'node:test';
import { servedOf } from './served.ts';

/** A document in which a label decides what is served, with the expected result. */
interface LabelCase {
  readonly what: string;
  readonly document: (label: string) => readonly string[];
  readonly expected: Partial<Invoice>;
  /** Common invoice and receipt labels with this meaning, by language. */
  readonly labels: Readonly<Record<string, string>>;
}

const CASES: readonly LabelCase[] = [
  {
    what: 'is the total',
    document: (label) => [`${label}  108.00`],
    expected: { total: 108 },
    labels: {
      en: 'Total,Totals,Sum,TTL,Net total,Net amt,Nett,Grand total,Final total,Bill total,Invoice total,Total invoice,Gross total,Gross amount,New charges,Current charges,Charges this month,Total due,Total to pay,Total payable,Amount due,Balance due,Payable,To pay,Please pay,Pay this amount,Balance,Total credit,Credit total,Net credit',
      ms: 'Jumlah',
      de: 'Gesamtbetrag,Gesamt,Summe,Endbetrag,Rechnungsbetrag,Bruttosumme,Bruttobetrag,Gesamtsumme,Zahlbetrag,Zu zahlen,Zahlbar,Fälliger Betrag',
      fr: 'Montant total,Total TTC,Montant TTC,Net à payer,Total à payer,Reste à payer,Solde dû,Montant dû',
      es: 'Importe total,Total factura,Total a pagar',
      pt: 'Valor total,Total fatura,A pagar',
      it: 'Totale,Totale documento,Totale fattura,Totale da pagare,Da pagare',
      nl: 'Totaal,Totaalbedrag,Te betalen',
      pl: 'Razem,Suma,Razem brutto,Do zapłaty',
      sv: 'Totalt,Att betala',
    },
  },
  {
    what: 'is clearly the total, if the sum of something else is printed too',
    document: (label) => ['Total  54.00', `${label}  108.00`],
    expected: { total: 108 },
    labels: {
      en: 'Grand total,Final total,Rounded total,Total rounded,After rounding,Total after discount,Bill total,Invoice total,Total invoice,Gross total,Gross amount,Total gross,Total payable,Total due,Total amount due,Total amount payable,Total amt payable,Total to pay,Total outstanding,Total balance',
      de: 'Endbetrag,Rechnungsbetrag,Bruttosumme,Bruttobetrag,Gesamtsumme',
      fr: 'Net à payer,Total à payer,Total TTC,Montant TTC',
      es: 'Total factura,Importe total,Total general',
      pt: 'Total fatura,Valor total',
      it: 'Totale documento,Totale fattura',
      nl: 'Totaalbedrag',
      pl: 'Razem brutto',
      sv: 'Att betala',
    },
  },
  {
    what: 'is the sum before tax',
    document: (label) => [`${label}  100.00`, 'Tax  8.00', 'Total  109.00'],
    expected: { subtotal: 100, tax: 8, total: 109 },
    labels: {
      en: 'Subtotal,Sub total,Sub ttl,Item total,Items total,Goods total,Taxable value,Net amount,Total net,Total excl. VAT,Total before tax,Total excluding VAT,Total exclusive of VAT,Total exc GST,Total ex VAT,Amount without tax,Taxable amount,Sales before tax,Supplies excl. GST,Invoice total excl. VAT',
      de: 'Zwischensumme,Nettobetrag,Nettosumme,Nettowert,Positionssumme,Summe netto,Summe ohne MwSt,Betrag exkl. MwSt,Warenwert ohne USt,Rechnungssumme ohne USt,Summe zzgl. MwSt',
      fr: 'Sous-total,Total HT,Total hors taxes,Total hors TVA,Montant total hors taxe',
      es: 'Base imponible,Total sin IVA,Total parcial',
      it: 'Imponibile',
      nl: 'Subtotaal',
      pl: 'Razem netto',
    },
  },
  {
    what: 'is the tax',
    document: (label) => ['Subtotal  100.00', `${label}  8.00`, 'Total  109.00'],
    expected: { subtotal: 100, tax: 8, total: 109 },
    labels: {
      en: 'GST,VAT (8% on 100.00),CGST,SGST,IGST,VAT,Tax,Sales tax,Taxes,SST,HST,PST,QST,Total tax,GST amount,Service tax',
      de: 'MwSt,Mehrwertsteuer,USt,Umsatzsteuer,Steuer,Steuerbetrag',
      fr: 'TVA,Taxe',
      es: 'IVA,Impuesto,Impuestos',
      pt: 'Imposto',
      pl: 'Podatek',
      nl: 'BTW',
      sv: 'Moms',
    },
  },
  {
    what: 'is the sum before tax if it adds up to the total',
    document: (label) => [`${label}  100.00`, 'Tax  8.00', 'Total  108.00'],
    expected: { subtotal: 100, tax: 8, total: 108 },
    labels: { en: 'Net,Merchandise,Goods', de: 'Netto' },
  },
  {
    what: 'is ignored if it does not add up',
    document: (label) => [`${label}  100.00`, 'Tax  8.00', 'Total  109.00'],
    expected: { subtotal: null, tax: 8, total: 109 },
    labels: { en: 'Net,Merchandise,Goods', de: 'Netto' },
  },
  {
    what: 'is the total on its own',
    document: (label) => ['Subtotal  100.00', 'Tax  8.00', `${label}  108.00`],
    expected: { subtotal: 100, tax: 8, total: 108 },
    labels: { en: 'Gross', de: 'Brutto' },
  },
  {
    what: 'is a tax that the customer owes, not part of the invoice',
    document: (label) => ['Total  100.00', `${label}  8.00`],
    expected: { subtotal: null, tax: null, total: 100 },
    labels: {
      en: 'Reverse charge VAT,VAT reverse charged,Customer to account to HMRC for VAT of,VAT to be accounted for by the customer:,Recipient to account for GST of,Self-assess tax of,Self-assessed sales tax',
      de: 'Steuerschuldnerschaft des Leistungsempfängers MwSt,Steuerschuldner ist der Leistungsempfänger: USt',
      fr: 'Autoliquidation de la TVA',
      es: 'Inversión del sujeto pasivo IVA',
      it: 'Inversione contabile IVA',
      nl: 'Btw verlegd',
      pl: 'Odwrotne obciążenie podatek',
      sv: 'Omvänd betalningsskyldighet moms,Omvänd skattskyldighet moms',
    },
  },
  {
    what: 'is the tax included in the total',
    document: (label) => ['Total  108.00', `${label}  8.00`],
    expected: { total: 108, tax: 8 },
    labels: {
      en: 'GST included in total,VAT incl in total,Tax included in the total,GST included in above,Incl. 8% VAT,Including 8% VAT,Inclusive of 8% GST,Includes 8% tax,Inc 8% GST,Included 8% VAT,Price with 8% tax',
      de: 'Darin enthalten,Enthaltene MwSt,MwSt enthalten,inkl. 8% MwSt,einschließlich 8% MwSt',
      fr: 'dont TVA',
      es: 'IVA incluido en el total',
    },
  },
  {
    what: 'says that the tax is in the total',
    document: (label) => [`${label}  108.00`],
    expected: { total: 108, tax: null },
    labels: {
      en: 'Total incl. VAT,Total including tax,Total inclusive of GST,Total inc GST,Total with tax,Total incl. shipping,Amount incl. 8% GST,Amt incl. 8% GST,Sales incl. 8% GST,Supply incl. 8% GST,Supplies incl. 8% GST',
      de: 'Gesamtbetrag inkl. MwSt,Gesamtbetrag einschließlich MwSt,Summe brutto inkl. 8% MwSt,Betrag inkl. 8% MwSt,Rechnungssumme inkl. 8% USt',
      fr: 'Total toutes taxes comprises',
      es: 'Total IVA incluido',
      it: 'Totale IVA inclusa',
    },
  },
  {
    what: 'is deducted',
    document: (label) => ['Total  108.00', `${label}  10.00`, 'Total  98.00'],
    expected: { total: 98 },
    labels: {
      en: 'Discount,Discounts,Disc,Less,Voucher,Coupon,Promotion,Rebate,Less deposit paid,Less payment received,Less deposits,Less payments,Less credit,Credits,Prepaid',
      de: 'Rabatt,Nachlass,Abschlag,Summe der Abschläge,Skonto,abzgl. Anzahlung,Anzahlungen,Vorauszahlung',
      fr: 'Remise,Remises,Rabais,Escompte,Acompte,Acomptes,Déjà réglé',
      es: 'Descuento',
      pt: 'Desconto',
      it: 'Sconto',
      nl: 'Korting',
      pl: 'Rabat',
    },
  },
  {
    what: 'was paid before, which leaves the total as it is',
    document: (label) => ['Total this invoice  108.00', `${label}  (10.00)`, 'Balance due  98.00'],
    expected: { total: 108 },
    labels: { en: 'Less deposit received May 14,Less payment,Less credit' },
  },
  {
    what: 'is added',
    document: (label) => ['Total  100.00', `${label}  10.00`, 'Total  110.00'],
    expected: { total: 110 },
    labels: {
      en: 'Service charge,Svc chg,Service,Delivery charge,Tip,Gratuity,Shipping,Freight,Postage,Carriage,Delivery,Handling',
      de: 'Versand,Versandkosten,Fracht,Zuschlag,Summe der Zuschläge,Trinkgeld',
      fr: 'Frais de port,Livraison,Pourboire',
      es: 'Gastos de envío,Propina',
      it: 'Spedizione',
      nl: 'Verzendkosten',
      pl: 'Dostawa',
      sv: 'Frakt',
    },
  },
  {
    what: 'is a rounding',
    document: (label) => ['Subtotal  100.03', 'Tax  8.00', `${label}  -0.03`, 'Total  108.00'],
    expected: { subtotal: 100.03, tax: 8, total: 108 },
    labels: {
      en: 'Rounding,Rounding adjustment,Round adj,Round off,Rnd,Rouding',
      ms: 'Pembulatan',
      de: 'Rundung,Rundungsdifferenz',
      fr: 'Arrondi',
      nl: 'Afronding',
    },
  },
  {
    what: 'is the amount tendered',
    document: (label) => ['Total  36.40', 'Total  41.00', `${label}  50.00`, 'Change  13.60'],
    expected: { total: 36.4 },
    labels: {
      en: 'Cash,Tendered,Tender,Paid,Payment,Received,Visa,Mastercard,Amex,Card,Credit card,Debit,Cheque,Check',
      de: 'Bar,Bargeld,Gegeben,Bezahlt,Zahlung,Girocard,Kreditkarte',
      fr: 'Espèces,Carte bancaire,Payé',
      es: 'Efectivo,Tarjeta',
      pt: 'Dinheiro',
      it: 'Contanti',
      nl: 'Contant',
      sv: 'Kontant',
      pl: 'Gotówka',
    },
  },
  {
    what: 'is the change',
    document: (label) => ['Total  36.40', 'Total  41.00', 'Cash  50.00', `${label}  13.60`],
    expected: { total: 36.4 },
    labels: {
      en: 'Change,Chg due,Change due,Chamge',
      ms: 'Baki',
      de: 'Wechselgeld,Rückgeld,Zurück',
      fr: 'Rendu,Monnaie rendue,À rendre',
      es: 'Cambio,Vuelto',
      pt: 'Troco',
      it: 'Resto',
      nl: 'Wisselgeld',
      sv: 'Tillbaka',
      pl: 'Reszta',
    },
  },
  {
    what: 'is a previous balance',
    document: (label) => [`${label}  40.00`, 'New charges  60.00', 'Amount due  100.00'],
    expected: { total: 60 },
    labels: {
      en: 'Previous balance,Prev balance,Previous bill,Previous invoice,Last bill,Last invoice,Balance forward,Balance brought forward,Brought forward,Opening balance,Outstanding balance,Balance from last month,Past due,Overdue,Arrears',
      de: 'Saldovortrag,Alter Saldo,Offener Betrag',
      fr: 'Solde précédent,Ancien solde,Report à nouveau,Solde antérieur',
      es: 'Saldo anterior',
      it: 'Saldo precedente',
      nl: 'Vorig saldo',
    },
  },
  {
    what: 'is an instalment due now',
    document: (label) => [`${label}  40.00`, 'Amount due  100.00'],
    expected: { total: null },
    labels: {
      en: 'First instalment,Second installment,Minimum payment,Current payment,Deposit due,Deposit required',
      de: 'Teilbetrag',
    },
  },
  {
    what: 'is a page total',
    document: (label) => [
      'Description  Amount',
      'Oak board  100.00',
      `${label}  100.00`,
      'Glue  20.00',
      'Total  120.00',
    ],
    expected: {
      line_items: [
        { description: 'Oak board', quantity: null, unit_price: null, total: 100 },
        { description: 'Glue', quantity: null, unit_price: null, total: 20 },
      ],
      total: 120,
    },
    labels: {
      en: 'Page total,Page subtotal,Carried forward,Carry forward,Carried over',
      de: 'Übertrag,Uebertrag,Seitensumme',
      fr: 'À reporter,Total de la page',
      es: 'Suma y sigue',
      it: 'Riporto',
    },
  },
  {
    what: 'marks a total of savings, refunds or counts',
    document: (label) => [`Total ${label}  52.50`, 'Total  108.00'],
    expected: { total: 108 },
    labels: {
      en: 'saving,savings,you saved,you save,refund,declared,year to date,ytd,to date,per person,contract,balance to finish,balance to complete,limit,available,budget,repayable,qty,quantity,count,items,item(s),pcs,hours,weight,litres,points',
      de: 'Ersparnis,Erstattung,Menge,Anzahl,Stück,Stunden',
      fr: 'économie,économies,quantité,nombre',
    },
  },
  {
    what: 'marks a tax number, not a tax',
    document: (label) => [`GST ${label} 24.00`, 'Total  108.00'],
    expected: { tax: null, total: 108 },
    labels: { en: 'ID,No,Reg,Code,Rate,Invoice', de: 'Nr' },
  },
  {
    what: 'heads the line items',
    document: (label) => ['Account 7  55.00', label, 'Oak board  100.00', 'Glue  20.00', 'Total  120.00'],
    expected: {
      line_items: [
        { description: 'Oak board', quantity: null, unit_price: null, total: 100 },
        { description: 'Glue', quantity: null, unit_price: null, total: 20 },
      ],
    },
    labels: {
      en: 'Description  Amount,Items  Price,Item  Amt,Product  Rate,Particulars  Amount,Qty  Price,Quantity  Price,Details  Amount,Units  Price',
      de: 'Menge  Preis,Bezeichnung  Betrag,Beschreibung  Gesamt,Artikel  Einzelpreis,Produkt  Nettopreis,Pos  Nettobetrag,Artikelbezeichnung  Betrag',
      fr: 'Désignation  Montant,Quantité  Prix,Qté  Prix,Libellé  Montant',
      nl: 'Omschrijving  Bedrag,Aantal  Prijs,Aantal  Stukprijs',
      it: 'Descrizione  Importo,Quantità  Prezzo',
      es: 'Descripción  Importe,Concepto  Importe,Cantidad  Precio',
      pt: 'Descrição  Preço,Quantidade  Preço',
      pl: 'Nazwa  Wartość,Ilość  Cena',
      sv: 'Benämning  Belopp,Antal  Pris',
    },
  },
  {
    what: 'heads quantities',
    document: (label) => [
      `Item       Fee   ${label}  Amount`,
      `Oak board  3.00  ${'2.00'.padEnd(label.length)}  6.00`,
      'Total  6.00',
    ],
    expected: { line_items: [{ description: 'Oak board', quantity: 2, unit_price: 3, total: 6 }] },
    labels: {
      en: 'Qty,Quantity,Hours,Hrs,Days,Units',
      de: 'Menge,Anzahl,Stück',
      fr: 'Quantité,Qté',
      nl: 'Aantal',
      it: 'Quantità',
      es: 'Cantidad',
      pt: 'Quantidade',
      pl: 'Ilość',
      sv: 'Antal',
    },
  },
  {
    what: 'heads prices',
    document: (label) => [
      `Item       ${label.padEnd(4)}  Pieces  Amount`,
      `Oak board  ${'3.00'.padEnd(label.length)}  2.00    6.00`,
      'Total  6.00',
    ],
    expected: { line_items: [{ description: 'Oak board', quantity: 2, unit_price: 3, total: 6 }] },
    labels: {
      en: 'Price,Each,Unit,Cost,Rate,Price inc VAT,Price excl. tax',
      de: 'Preis,Einzelpreis,Nettopreis,Preis inkl. MwSt',
      fr: 'Prix',
      nl: 'Prijs,Stukprijs',
      it: 'Prezzo',
      es: 'Precio',
      pt: 'Preço',
      pl: 'Cena',
      sv: 'Pris',
    },
  },
  {
    what: 'heads totals, before another column',
    document: (label) => [
      `Item       Qty  Price  ${label.padEnd(4)}  Levy`,
      `Oak board  2    3.00   ${'6.00'.padEnd(label.length)}  0.60`,
      'Total  6.00',
    ],
    expected: { line_items: [{ description: 'Oak board', quantity: 2, unit_price: 3, total: 6 }] },
    labels: {
      en: 'Amount,Amt,Total,Subtotal,Extended,Ext,Net',
      de: 'Betrag,Nettobetrag,Gesamt',
      fr: 'Montant',
      nl: 'Bedrag,Totaal',
      it: 'Importo',
      es: 'Importe',
      pl: 'Wartość',
      sv: 'Belopp',
    },
  },
  {
    what: 'heads neither quantities nor prices',
    document: (label) => [
      `Item            Pieces  Price  ${label.padEnd(4)}  Amount`,
      `Oak board 3 in  2.00    6.00   ${'4.00'.padEnd(label.length)}  12.00`,
      'Total  12.00',
    ],
    expected: { line_items: [{ description: 'Oak board 3 in', quantity: 2, unit_price: 6, total: 12 }] },
    labels: {
      en: 'Tax,VAT,GST,Discount,Disc',
      de: 'MwSt,USt,Rabatt',
      fr: 'TVA,Remise',
      nl: 'BTW,Korting',
      it: 'IVA,Sconto',
      es: 'Descuento',
      sv: 'Moms',
    },
  },
];

suite('labels of amounts: a label', () => {
  for (const { what, document, expected, labels } of CASES) {
    for (const [language, list] of Object.entries(labels)) {
      test(`${what}, in ${language}`, () => {
        for (const label of list.split(',')) {
          const invoice = servedOf('Invoice', ...document(label));
          for (const [field, value] of Object.entries(expected)) {
            assert.deepEqual(invoice[field as keyof Invoice], value, `${label}: ${field}`);
          }
        }
      });
    }
  }
});

interface DateCase {
  readonly what: string;
  readonly document: (label: string) => readonly string[];
  readonly expected: string | null;
  readonly labels: Readonly<Record<string, string>>;
}

const DATE_CASES: readonly DateCase[] = [
  {
    what: 'is the date of issue',
    document: (label) => ['Date: 15/03/2026', `${label} 14/03/2026`],
    expected: '2026-03-14',
    labels: {
      en: 'Invoice date:,Date of invoice:,Inv date:,Bill date:,Billing date:,Receipt date:,Date of issue:,Issue date:,Date issued:,Issued,Tax date:,Tax point:,Document date:,Doc date:,Statement date:,Transaction date:,Sale date:,Business date:,Invoice 7 dated,Receipt no. 7 dated,Credit note date:,Credit memo 7 dated',
      de: 'Rechnungsdatum:,Rechnung vom,Belegdatum:,Beleg-Datum:,Ausstellungsdatum:,Datum der Rechnung:,Rechnung Nr. 7 vom,Handelsrechnung Nr. 7 vom,Gutschrift Nr. 7 vom,Rechnungskorrektur Nr. 7 vom,Quittung Nr. 7 vom',
      fr: "Date de facture :,Date facture :,Date de la facture :,Date d'émission :,Émise le,Facture n° 7 du,Facture du,Avoir n° 7 du",
      es: 'Fecha de emisión:,Fecha de factura:,Fecha factura:,Fecha de expedición:,Factura n. 7 del',
      pt: 'Data de emissão:,Data emissão:',
      it: 'Data fattura:,Data di emissione:,Fattura n. 7 del',
      nl: 'Factuurdatum:',
      pl: 'Data wystawienia:',
      sv: 'Fakturadatum:',
    },
  },
  {
    what: 'is the date, rather than one without a label',
    document: (label) => ['15/03/2026', `${label} 14/03/2026`],
    expected: '2026-03-14',
    labels: {
      en: 'Date,Dated,Dt',
      ms: 'Tarikh',
      de: 'Datum,Stadt, vom,Stadt, von',
      fr: 'Paris, le,Note du',
      es: 'Fecha,Nota del',
      pt: 'Data',
    },
  },
  {
    what: 'is another date, or the print date',
    document: (label) => [`${label} 14/03/2026`],
    expected: null,
    labels: {
      en: 'Due date:,Due,Pay by,Delivery date:,Deliver by,Delivered,Ship date:,Shipping date:,Shipped,Dispatch date:,Dispatched,Despatched,Collection:,Collected,Pickup,Returned,Renewal date:,Renews,Service date:,Date of service:,Travel date:,Journey:,Flight,Event date:,Booked,Booking date:,Quote date:,Quotation date:,Estimate date:,PO date:,Contract date:,Order date:,Ordered,Valid,Validity,Expiry date:,Expires,Expiration date:,Exp,Best before,Date of birth:,DOB,Billing period,Period:,From,To,Until,Till,Through,Since,Member since,Check in:,Check out:,Arrival,Departure,Start date:,End date:,Effective date:,Warranty,Promotion,Next,Related,Original invoice date:,Original invoice 7 dated,Original invoice no. SI-7 dated,Order 7 dated,Previous,Corrected,Print date:,Printed,Printed on,Ending',
      de: 'Fällig am,Faellig am,Fälligkeit:,Zahlbar bis,Zahlungsziel:,Liefer-Datum:,Lieferdatum:,Leistung:,Leistungsdatum:,Leistungszeitraum:,Bestell-Datum:,Bestelldatum:,Bestellung vom,Bestellung Nr. 7 vom,Auftrag vom,Auftragsdatum:,Lieferschein vom,Lieferscheindatum:,bis,ab,seit,Skonto,Stand,gültig,gueltig,gemäß,Ihr Schreiben vom,Druckdatum:,gedruckt',
      fr: "Échéance :,Livraison :,Commande du,Prestation du,Période du,jusqu'au,Facture associée du,Début :,Fin :,Imprimé le",
      es: 'Vencimiento:,Fecha de entrega:',
      pt: 'Data de vencimento:',
      it: 'Scadenza:,Data consegna:',
      nl: 'Vervaldatum:',
      pl: 'Termin:,Data sprzedaży:',
      sv: 'Förfallodatum:,Leverdatum:',
    },
  },
];

suite('labels of dates: a label', () => {
  for (const { what, document, expected, labels } of DATE_CASES) {
    for (const [language, list] of Object.entries(labels)) {
      test(`${what}, in ${language}`, () => {
        for (const label of list.split(/,(?! )/)) {
          assert.equal(servedOf('Invoice', ...document(label), 'Total  9.72').date, expected, label);
        }
      });
    }
  }
});
